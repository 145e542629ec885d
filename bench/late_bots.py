"""How many of the bots' moves come late at many tables of masters: ``python -m bench.late_bots``.

At every table a person, who moves at once, plays with masters, whose moves are due after the usual pause. The server
says by how much each of them was late.
"""

import argparse
import asyncio
import random
import re
import tempfile
from contextlib import AsyncExitStack

import klaf
from bench.report import Row, table
from bench.server_clients import KLAF, serving
from klaf.client import Client, RefusedError
from klaf.wire import commands

TABLES, SEATS = 120, 4
SECONDS = 60.0
SETTLED = 10.0  # seconds until the tables are no longer all at their first moves
LATE, VERY_LATE = "0.001", "0.1"  # seconds, as the server's figures have them


class Lateness:
    """How many moves bots have made, and how many of them were at most so late."""

    def __init__(self, figures: str) -> None:
        """Read it in the server's figures."""
        found = re.findall(r'klaf_bot_late_seconds_bucket\{le="([^"]+)"\} (\d+)', figures)
        self.within = {bound: int(count) for bound, count in found}

    def later(self, bound: str, before: "Lateness") -> float:
        """Return the share of the moves since then that were later than a bound."""
        moves = self.moves(before)
        return 1 - (self.within[bound] - before.within[bound]) / moves if moves else 0.0

    def moves(self, before: "Lateness") -> int:
        """Return how many moves there were since then."""
        return self.within["+Inf"] - before.within["+Inf"]


async def person(client: Client, game: str) -> None:
    """Make a table, and play there match after match."""
    chance = random.Random(1)
    await client.create(game=game, seats=SEATS, bots=["master"] * (SEATS - 1))
    await client.start()
    while True:
        await client.next_decision()
        seq = client.seq
        try:
            if client.over:
                await client.send(commands.Start(id=client.new_id()))
                await client.until(lambda: not client.over)
            else:
                await client.play(chance.choice(client.moves))
                await client.until(lambda: client.seq != seq)  # noqa: B023
        except RefusedError:
            await client.until(lambda: client.seq != seq)  # noqa: B023


async def lateness(address: str) -> Lateness:
    """Ask the server for its figures."""
    return Lateness((await Client(address).http("GET", "/metrics")).decode())


async def measure(port: int, game: str, tables: int, seconds: float) -> str:
    """Return how late bots are, as a sentence."""
    address = f"http://127.0.0.1:{port}"
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(address, f"Guest {n}")) for n in range(tables)]
        playing = [asyncio.create_task(person(client, game)) for client in clients]
        await asyncio.sleep(SETTLED)
        before = await lateness(address)
        await asyncio.sleep(seconds)
        after = await lateness(address)
        for task in playing:
            assert not task.done(), task.exception()
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    late, very_late = after.later(LATE, before), after.later(VERY_LATE, before)
    rate = after.moves(before) / seconds
    return f"{late:.1%} late, {very_late:.1%} by more than 100 ms, of {rate:.0f} moves of bots a second"


def late_rows(tables: int = TABLES, seconds: float = SECONDS) -> list[Row]:
    """Return the lines of the table of results, a server for each game."""
    found = []
    for game in klaf.games():
        with (
            tempfile.TemporaryDirectory(prefix="klaf-bench-") as folder,
            serving(KLAF, f"{folder}/store") as (_, port),
        ):
            told = asyncio.run(measure(port, game, tables, seconds))
        found.append(Row(f"klaf: {tables} tables of `{game}`, a person and three masters at each", told))
        print(found[-1].line(), flush=True)
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each game")
    chosen = parser.parse_args()
    print(table(late_rows(chosen.tables, chosen.seconds)))
