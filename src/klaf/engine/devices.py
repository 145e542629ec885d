"""Where batches can be played besides the CPU: what plays them lies above the engine and is made known to it."""

from importlib import import_module
from typing import Any

_modules: dict[str, str] = {}


def register_device(name: str, module: str) -> None:
    """Make a device known: a module, not imported before it is asked for, holds its kind of batch as ``BATCH``."""
    _modules[name] = module


def batch_on(device: object) -> Any:
    """Return the kind of batch that is played on a device; None where it is not known."""
    module = _modules.get(device) if isinstance(device, str) else None
    return None if module is None else import_module(module).BATCH
