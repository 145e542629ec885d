"""Devices besides the CPU that can play batches; packages above the engine register them."""

_modules: dict[str, str] = {}


def register_device(name: str, module: str) -> None:
    """Register a device; its module, imported when it is first used, holds its class of batches as ``BATCH``."""
    _modules[name] = module


def module_of_device(name: object) -> str | None:
    """Return the module of a device; None where it is not known."""
    return _modules.get(name) if isinstance(name, str) else None
