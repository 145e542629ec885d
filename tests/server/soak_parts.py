"""What the soak is made of: ``python -m tests.server.soak_parts PART NUMBER COUNT`` does one piece of a part.

It prints what came of it as a line of JSON; a part that takes long prints one now and then, of which the last counts.
"""

import asyncio
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

import tests.conformance.games  # noqa: F401  (the same games, so the same compiled code as in the tests' own process)
from klaf.server.warmup import compile_all
from tests.server import secrecy
from tests.server.churn import Churn, Measured, later_half, slope
from tests.server.frames import Attack
from tests.server.kills import Siege
from tests.server.planted import new_store
from tests.server.power import lost, played

TABLES = 4  # in a siege
LEAK = 1000  # bytes that the server may grow by with every table made and forgotten
CHURNED = 100  # tables between two samples
SILENT = 30.0  # seconds after a kill that players may hear nothing


class Outcome(msgspec.Struct):
    """What came of a piece: what is counted, what is the most of any piece, and what was wrong."""

    part: str
    number: int
    done: int  # of what the part is asked for
    seconds: float
    sums: dict[str, int] = {}
    most: dict[str, float] = {}
    flaws: list[str] = []


class Found(NamedTuple):
    """What a piece has found until now."""

    done: int
    sums: dict[str, int]
    most: dict[str, float]
    flaws: Sequence[str]


Work = Callable[[int, int, Path], AsyncIterator[Found]]


class Part(NamedTuple):
    """A part: how much of it there is, in which pieces, and how to do one, by its number, its size and a folder."""

    whole: int
    piece: int
    work: Work


async def kills(number: int, count: int, folder: Path) -> AsyncIterator[Found]:
    """Kill a server on a file."""
    yield await _besieged(Siege(new_store("sqlite", folder), TABLES), number, count)


async def processes(number: int, count: int, folder: Path) -> AsyncIterator[Found]:
    """Kill either of two servers on one PostgreSQL."""
    store = await asyncio.to_thread(new_store, "postgres", folder)
    yield await _besieged(Siege(store, TABLES, processes=2), number, count)


async def _besieged(siege: Siege, number: int, count: int) -> Found:
    await siege.run(count, seed=number)
    losses, silence = await siege.losses(), max(siege.silences)
    late = [f"nothing happened at a table for {silence:.1f} s after a kill"] if silence > SILENT else []
    sums = {"moves": siege.acknowledged, "lost": len(losses), "unheard": siege.unheard}
    return Found(count, sums, {"silence": silence}, losses + late)


async def planted(number: int, count: int, folder: Path) -> AsyncIterator[Found]:
    """Kill servers that say too early that they have stored something, and servers that say it late."""
    sums = {"hasty": 0, "caught": 0, "tardy": 0, "accused": 0, "unheard": 0}
    for each in range(count):
        for kind in ("sqlite", "postgres"):
            place = folder / f"{kind}-{each}"
            place.mkdir()
            for bug in ("hasty", "tardy"):
                siege = Siege(await asyncio.to_thread(new_store, kind, place), 3, planted=bug)
                await siege.run(1, seed=count * number + each, go_on=False)
                losses = await siege.losses()
                sums[bug] += 1
                sums["caught" if bug == "hasty" else "accused"] += bool(losses)
                sums["unheard"] += siege.unheard if bug == "tardy" else 0
    for synchronous in ("OFF", "NORMAL"):
        place = folder / synchronous
        place.mkdir()
        operations, code = await played(place, synchronous, moves=60)
        sums["unsynced"] = sums.get("unsynced", 0) + 40
        sums["unsynced-lost"] = sums.get("unsynced-lost", 0) + await lost(operations, 40, place, code)
    flaws = ["a server that says too early what it stored was not caught"] * (sums["caught"] < sums["hasty"])
    flaws += ["a server that says late what it stored was accused"] * sums["accused"]
    flaws += ["a store that does not wait for the disk was not caught"] * (not sums["unsynced-lost"])
    yield Found(count, sums, {}, flaws)


async def cuts(number: int, count: int, folder: Path) -> AsyncIterator[Found]:
    """Cut the power."""
    operations, code = await played(folder, "FULL", seed=number)
    losses = await lost(operations, count, folder, code, seed=number)
    yield Found(count, {"lost": losses}, {}, ["an acknowledged move was lost"] * losses)


async def frames(number: int, count: int, folder: Path) -> AsyncIterator[Found]:
    """Send frames that no honest client sends, to many tables."""
    answers, flaws, left = 0, list[str](), count
    while left:
        attack = await Attack.begin(seed=1000 * number + left)
        await attack.send(some := min(left, 5000))
        left -= some
        flaws += await attack.withstood()
        answers += attack.answers
    yield Found(count, {"answers": answers, "flaws": len(flaws)}, {}, flaws)


async def leaks(number: int, count: int, folder: Path) -> AsyncIterator[Found]:
    """Watch matches for what a viewer must not know."""
    compared, flaws = 0, list[str]()
    for each in range(count):
        game, options = secrecy.SETUPS[each % len(secrecy.SETUPS)]
        play = secrecy.Play(1000 * number + each, game, 0.25, **options)
        try:
            compared += (await play.run()).compared
        except secrecy.Leak as leak:
            flaws.append(str(leak)[:1000])
    yield Found(count, {"compared": compared, "leaks": len(flaws)}, {}, flaws)


async def churn(number: int, count: int, folder: Path) -> AsyncIterator[Found]:
    """Make, play, leave and forget tables for so many seconds."""
    async with Churn(folder / "klaf.db") as guests:
        measured: list[Measured] = []
        while not measured or measured[-1].seconds < count:
            measured.append(await guests.round(CHURNED))
            yield _churned(measured)


def _churned(measured: Sequence[Measured]) -> Found:
    last = measured[-1]
    later = later_half(measured)
    most = {"half": float(later[0].sample.memory), "end": float(last.sample.memory), "samples": float(len(measured))}
    flaws = ["an unexpected error of the server"] * last.sample.failures
    if len(later) > 2:
        most["slope"] = slope(later, lambda sample: sample.memory)
        if most["slope"] > LEAK:
            flaws.append(f"{most['slope']:.0f} bytes are left of every table")
    sums = {"tables": last.tables, "forgotten": last.sample.forgotten, "guests": last.guests, "rows": last.rows}
    return Found(round(last.seconds), sums, most, flaws)


PARTS = {
    "churn": Part(3600, 3600, churn),
    "processes": Part(200, 20, processes),
    "kills": Part(1000, 50, kills),
    "cuts": Part(10_000, 500, cuts),
    "frames": Part(1_000_000, 50_000, frames),
    "leaks": Part(240, 12, leaks),
    "planted": Part(10, 5, planted),
}


async def piece(part: str, number: int, count: int) -> None:
    """Do a piece, and print what comes of it."""
    since = time.monotonic()
    random.seed(number)
    with tempfile.TemporaryDirectory(prefix="klaf-soak-") as folder:
        async for found in PARTS[part].work(number, count, Path(folder)):
            seconds = time.monotonic() - since
            told = Outcome(part, number, found.done, seconds, found.sums, found.most, [*found.flaws])
            print(msgspec.json.encode(told).decode(), flush=True)


if __name__ == "__main__":
    compile_all()
    asyncio.run(piece(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
