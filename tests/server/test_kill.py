"""kill -9 under load: nothing that was acknowledged is lost or doubled, and every table goes on."""

import os
from pathlib import Path

import pytest

from tests.server.kills import Siege
from tests.server.live import in_loop

KILLS = int(os.environ.get("KLAF_KILLS", "10"))
EACH = min(KILLS, 25)  # of one siege: several run side by side


@pytest.mark.parametrize("seed", range(-(-KILLS // EACH)))
@in_loop
async def test_no_acknowledged_move_is_lost_or_doubled_when_the_server_is_killed(tmp_path: Path, seed: int) -> None:
    siege = Siege(tmp_path / "klaf.db", tables=4)
    await siege.run(EACH, seed)
    assert await siege.losses() == []
    assert siege.acknowledged > 5 * EACH


@in_loop
async def test_a_server_that_acknowledges_before_it_commits_is_caught(tmp_path: Path) -> None:
    siege = Siege(tmp_path / "klaf.db", tables=3, hasty=True)
    await siege.run(1, seed=2, go_on=False)
    assert await siege.losses() != []
