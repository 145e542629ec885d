"""How thoroughly to fuzz, and which tests are left out of runs that other tests start."""

import os

from hypothesis import settings

import tests.conformance.games  # noqa: F401  (makes the example of a fourth game known before any match)

settings.register_profile("quick", max_examples=60, deadline=None, derandomize=True, database=None)
settings.register_profile("long", max_examples=int(os.environ.get("KLAF_FUZZ") or 1), deadline=None)
settings.load_profile("long" if os.environ.get("KLAF_FUZZ") else "quick")

collect_ignore = ["conformance/test_modes.py"] if os.environ.get("KLAF_INNER_TESTS") else []
