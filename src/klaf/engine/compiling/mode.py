"""The way the rules run, set by ``KLAF_JIT``: see ``compile.py``."""

import os

MODES = ("on", "check", "off")
MODE = os.environ.get("KLAF_JIT", "on")
if MODE not in MODES:
    raise ImportError(f"KLAF_JIT must be one of {', '.join(MODES)}, not {MODE!r}")
JITTED = MODE != "off"
