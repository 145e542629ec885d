"""The power goes: whatever was not synced is gone, in part or whole. What was acknowledged is still there."""

import sys
from pathlib import Path

import pytest

from tests.server.live import in_loop
from tests.server.power import lost, played

CUTS = 500
pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="listens by way of Linux's libraries")


@in_loop
async def test_nothing_acknowledged_is_lost_wherever_the_power_is_cut(tmp_path: Path) -> None:
    operations, code = await played(tmp_path, "FULL")
    assert sum(one.kind == "acknowledged" for one in operations) > 50
    assert sum(one.kind == "sync" for one in operations) > 50
    assert await lost(operations, CUTS, tmp_path, code) == 0


@pytest.mark.parametrize("synchronous", ["OFF", "NORMAL"])
@in_loop
async def test_a_store_that_does_not_wait_for_the_disk_is_caught(tmp_path: Path, synchronous: str) -> None:
    operations, code = await played(tmp_path, synchronous, moves=60)
    assert await lost(operations, 40, tmp_path, code) > 10
