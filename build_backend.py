"""Build klaf's packages by flit, once the web client is there to go with them.

Packaged without it, ``klaf serve`` would have no page to show. ``python3 do.py dist`` builds the client first.
"""

from pathlib import Path

from flit_core import buildapi
from flit_core.buildapi import (
    build_editable,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    get_requires_for_build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

STATIC = Path("src/klaf/server/static")  # build backends are run in the folder of the project
CLIENT = ("index.html", "worker.js", ".built")


class ClientMissing(SystemExit):
    """The web client has not been built."""

    def __init__(self) -> None:
        super().__init__(f"{STATIC} holds no web client. Build the wheel with: python3 do.py dist")


def build_wheel(
    wheel_directory: str,
    config_settings: dict[str, object] | None = None,
    metadata_directory: str | None = None,
) -> str:
    """Build a wheel and return its name.

    Raises:
        ClientMissing: the web client has not been built.
    """
    require_client()
    return str(buildapi.build_wheel(wheel_directory, config_settings, metadata_directory))


def build_sdist(sdist_directory: str, config_settings: dict[str, object] | None = None) -> str:
    """Build an archive of the sources, with the built client, and return its name.

    Raises:
        ClientMissing: the web client has not been built.
    """
    require_client()
    return str(buildapi.build_sdist(sdist_directory, config_settings))


def require_client() -> None:
    """Make sure that the web client has been built.

    Raises:
        ClientMissing: it has not.
    """
    if not all((STATIC / name).is_file() for name in CLIENT):
        raise ClientMissing
