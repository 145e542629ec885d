"""What tests of the server need before any of them looks at the time."""

import pytest

from klaf.engine.kept import cache_folder
from klaf.engine.switch import JITTED
from klaf.server.store.lock import Lock
from klaf.server.warm import compile_all


@pytest.fixture(scope="session", autouse=True)
def _compiled() -> None:
    """Compile everything once: the first of several test processes does it, the others find it on the disk."""
    if JITTED:
        with Lock(cache_folder() / "tests-server.lock"):
            compile_all()
