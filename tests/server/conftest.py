"""What tests of the server need before any of them looks at the time."""

import anyio
import pytest

from klaf.engine.compiling.cache import cache_folder
from klaf.engine.compiling.mode import JITTED
from klaf.server.store.lock import Lock
from klaf.server.warmup import compile_all

# Loaded when first used, it would be read by pytest while other threads read code: Python 3.11 cannot do that.
anyio.open_file  # noqa: B018


@pytest.fixture(scope="session", autouse=True)
def _compiled() -> None:
    """Compile everything once: the first of several test processes does it, the others find it on the disk."""
    if JITTED:
        with Lock(cache_folder() / "tests-server.lock"):
            compile_all()
