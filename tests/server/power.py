"""The power goes: what a store did to its files, what may be left of it, and whether that is what was acknowledged."""

import random
import sqlite3
from pathlib import Path

from klaf.server.hall.hall import Hall
from klaf.server.log.inputs import Row
from klaf.server.store.contract import Append
from klaf.server.store.sqlite import SQLiteStore
from klaf.server.table.loading import load
from klaf.wire import messages
from tests.server.room import Guest, Room
from tests.server.vfs import Listener, Operation, listening

SECTOR = 512


class ListeningStore(SQLiteStore):
    """A store that notes what it has acknowledged."""

    listener: Listener

    async def append(self, step: Append) -> None:
        await super().append(step)
        self.listener.acknowledge([row for row in step.rows if isinstance(row, Row)])


async def played(folder: Path, synchronous: str, moves: int = 140, seed: int = 1) -> tuple[list[Operation], str]:
    """Play on a store and give all that was done to its files, and the table's code."""
    with listening() as listener:
        store = ListeningStore(folder / "klaf.db", synchronous)
        store.listener = listener
        room = Room(store)
        await room.hall.open()
        actor, guests = await room.seated("Noa Dan", game="taki", options={"pyramid": True})
        chance = random.Random(seed)
        while actor.standing.seq < moves and actor.standing.state.stage == "playing":
            for guest in guests:
                legal = guest.match.moves
                if legal:
                    lively = [move for move in legal if move != "draw"] or list(legal)
                    assert isinstance(
                        await _play(guest, chance.choice(lively)), messages.Done | messages.Refused | None
                    )
            await room.advance(5)
        await room.hall.close()
        return listener.operations, actor.code


async def _play(guest: Guest, move: str) -> object:
    return await guest.play(move)


def survive(operations: list[Operation], chance: random.Random, folder: Path) -> None:
    """Write the files as a power cut after these operations may leave them."""
    content: dict[str, bytearray] = {}
    synced = {operation.file: number for number, operation in enumerate(operations) if operation.kind == "sync"}
    mood = chance.choice(("nothing", "something", "everything"))  # of what was not synced
    for number, operation in enumerate(operations):
        if operation.kind == "delete":  # of which the folder is told at once, or perhaps later
            if operation.offset or chance.random() < 0.5:
                content.pop(operation.file, None)
            continue
        if operation.kind not in ("write", "truncate"):
            continue
        data = content.setdefault(operation.file, bytearray())
        if number > synced.get(operation.file, -1):
            if mood == "nothing" or (mood == "something" and chance.random() < 0.5):
                continue
        if operation.kind == "truncate":
            del data[operation.offset :]
            continue
        written = operation.data
        if number > synced.get(operation.file, -1) and mood == "something" and len(written) > SECTOR:
            written = written[: SECTOR * chance.randint(1, len(written) // SECTOR)]
        if len(data) < operation.offset:
            data.extend(bytes(operation.offset - len(data)))
        data[operation.offset : operation.offset + len(written)] = written
    folder.mkdir()
    for name, data in content.items():
        if not name.endswith("-shm"):
            (folder / name).write_bytes(data)


async def lost(operations: list[Operation], cuts: int, folder: Path, code: str, seed: int = 1) -> int:
    """Cut the power at many places and count how often something acknowledged was lost."""
    chance = random.Random(seed)
    first = next(number for number, one in enumerate(operations) if one.kind == "acknowledged")
    losses = 0
    for number in range(cuts):
        cut = chance.randint(first + 1, len(operations))
        place = folder / f"cut-{number}"
        survive(operations[:cut], chance, place)
        acknowledged = [row for one in operations[:cut] if one.kind == "acknowledged" for row in one.note]
        losses += not await _holds(place / "klaf.db", acknowledged, code, whole=number % 20 == 0)
        for path in place.iterdir():
            path.unlink()
        place.rmdir()
    return losses


async def _holds(path: Path, acknowledged: list[Row], code: str, whole: bool) -> bool:
    """Whether a file holds all that was acknowledged, and a table that can be played on."""
    store = SQLiteStore(path)
    try:
        await store.open()
        rows = await store.rows(code, 0)
        if rows[: len(acknowledged)] != acknowledged:
            return False
        if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
            return False
        if whole:
            hall = Hall(store)
            hall.log_key = await store.secret("log")
            assert await load(hall, code) is not None  # checks every hash
    except (sqlite3.Error, Exception) as error:
        if isinstance(error, AssertionError):
            raise
        return False
    finally:
        await store.close()
    return True
