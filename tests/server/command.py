"""``klaf serve`` as a person would start it: a process of its own, or several."""

import asyncio
import re
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import httpx

from tests.waiting import repeated

KLAF = ("-m", "klaf")


class Served:
    """A running ``klaf serve``."""

    def __init__(self, process: asyncio.subprocess.Process, address: str) -> None:
        self.process, self.address = process, address

    def workers(self) -> set[int]:
        """Return the processes that serve, if they are several."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text(encoding="ascii")
        commands = {int(pid): Path(f"/proc/{pid}/cmdline").read_bytes() for pid in children.split()}
        return {pid for pid, command in commands.items() if b"klaf.server.worker" in command}

    async def figure(self, name: str) -> int:
        """Read a figure of /metrics, by whichever process answers."""
        async with httpx.AsyncClient() as web:
            answer = await web.get(f"{self.address}/metrics")
        found = re.findall(rf'^klaf_{name}{{process="[0-9]"}} (\d+)$', answer.text, re.MULTILINE)
        assert found, answer.text
        return sum(map(int, found))

    async def all_serve(self, count: int) -> None:
        """Wait until so many processes answer for the port, and the rules are loaded in whichever is asked."""

        async def serving() -> None:
            async with httpx.AsyncClient() as web:
                answer = await web.get(f"{self.address}/healthz")
            if answer.status_code != 200 or await self.figure("processes") != count:
                raise LookupError

        await repeated(serving, LookupError, OSError, httpx.TransportError)


@asynccontextmanager
async def serve(
    store: str,
    *flags: str,
    program: Sequence[str] = KLAF,
    within: Path | None = None,
    env: dict[str, str] | None = None,
) -> AsyncIterator[Served]:
    """Run ``klaf serve``, or that command of another program, in a folder and an environment."""
    running = await asyncio.create_subprocess_exec(
        *(sys.executable, *program, "serve", "--port", "0", "--quiet", "--lang", "en", "--store", store, *flags),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        start_new_session=True,
        cwd=within,
        env=env,
    )
    try:
        assert running.stdout is not None
        told = (await running.stdout.readline()).decode()
        address = re.search(r"http://\S+[0-9]", told)
        assert address, told
        yield Served(running, address[0])
    finally:
        if running.returncode is None:
            running.terminate()
            await running.wait()
