"""A server in a process of its own, that can be killed; for tests, so bots and windows are quick.

``python -m tests.server.process FILE PORT [hasty]``: ``hasty`` plants a bug: it acknowledges before it commits.
"""

import asyncio
import contextlib
import sys
from collections import deque
from pathlib import Path

import tests.conformance.games  # noqa: F401  (the same games, so the same compiled code as in the tests' own process)
from klaf.server.store.contract import Append
from klaf.server.store.sqlite import SQLiteStore
from tests.server.live import QUICK

ROOT = Path(__file__).resolve().parent.parent.parent


class HastyStore(SQLiteStore):
    """A store that says "done" first and writes when more steps come: what the test of kills must notice."""

    behind = 20  # steps

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.late: deque[Append] = deque()

    async def append(self, step: Append) -> None:
        if step.rows[0].seq == 1:  # nobody could come to a table that is not there
            await super().append(step)
            return
        self.late.append(step)
        if len(self.late) > self.behind:
            await super().append(self.late.popleft())


class Process:
    """A server that was started, and may be killed and started again."""

    def __init__(self, store: str, hasty: bool = False, errors: Path | None = None) -> None:
        self.store, self.hasty, self.port = store, hasty, 0
        self.errors = errors  # where its log goes
        self.running: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        arguments = [self.store, str(self.port), *(["hasty"] if self.hasty else [])]
        with self.errors.open("ab") if self.errors else contextlib.nullcontext() as log:
            self.running = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "tests.server.process",
                *arguments,
                cwd=ROOT,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
            )
        assert self.running.stdout is not None
        self.port = int(await self.running.stdout.readline())

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def kill(self) -> None:
        """End it as a power failure would: nothing is said, nothing is finished."""
        assert self.running is not None
        self.running.kill()
        await self.running.wait()


def serve(store: str, port: int, hasty: bool) -> None:
    """Run the server until it is killed."""
    from klaf.server.gate.config import Config
    from klaf.server.hall.hall import Hall
    from klaf.server.logging import Logger
    from klaf.server.run import listen, server
    from klaf.server.store.opening import open_store

    config = Config(port=port, store=store, limits=False)
    kept = HastyStore(store) if hasty else open_store(store)
    running = server(config, Hall(kept, pace=QUICK, logger=Logger(quiet=True)))
    listening = listen(config)
    print(listening.getsockname()[1], flush=True)
    asyncio.run(running.serve(sockets=[listening]))


if __name__ == "__main__":
    serve(sys.argv[1], int(sys.argv[2]), "hasty" in sys.argv[3:])
