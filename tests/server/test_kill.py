"""kill -9 under load: nothing that was acknowledged is lost or doubled, and every table goes on."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.kills import Siege
from tests.server.live import in_loop
from tests.server.planted import new_store

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="servers are forked, so that they start at once")
KILLS = 8
PROCESSES = {"sqlite": 1, "postgres": 2}


@pytest.fixture(params=PROCESSES)
def siege(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[..., Siege]:
    """Return a function that prepares a siege of one server on a file, or of two on a database."""
    store = new_store(request.param, tmp_path)

    def prepare(tables: int, planted: str = "") -> Siege:
        return Siege(store, tables, 1 if planted else PROCESSES[request.param], planted)

    return prepare


@in_loop
async def test_no_acknowledged_move_is_lost_or_doubled_when_a_server_is_killed(siege: Callable[..., Siege]) -> None:
    served = siege(tables=4)
    await served.run(KILLS, seed=0)
    assert await served.losses() == []
    assert served.acknowledged > 5 * KILLS


@in_loop
async def test_a_server_that_acknowledges_before_it_commits_is_caught(siege: Callable[..., Siege]) -> None:
    served = siege(tables=3, planted="hasty")
    await served.run(1, seed=2, go_on=False)
    assert await served.losses() != []


@in_loop
async def test_a_server_that_is_killed_before_it_says_what_it_stored_is_not_accused(
    siege: Callable[..., Siege],
) -> None:
    served = siege(tables=3, planted="tardy")
    await served.run(1, seed=3, go_on=False)
    assert await served.losses() == []
