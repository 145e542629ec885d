"""Where batches can be played besides the CPU: what plays them lies above the engine and is made known to it."""

_modules: dict[str, str] = {}


def register_device(name: str, module: str) -> None:
    """Make a device known: a module, not imported before it is asked for, holds its kind of batch as ``BATCH``."""
    _modules[name] = module


def module_of_device(name: object) -> str | None:
    """Return the module of a device; None where it is not known."""
    return _modules.get(name) if isinstance(name, str) else None
