"""What was never compiled is compiled beside the server, and ends with it."""

import asyncio
import subprocess
from typing import Any

import pytest

from klaf.engine.compiling.mode import JITTED
from klaf.server import warmup
from tests.conformance.games import SHIPPED


def test_compiling_ends_with_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[asyncio.subprocess.Process] = []
    all_started = asyncio.Event()
    really = asyncio.create_subprocess_exec

    async def watched(*words: str, **settings: Any) -> asyncio.subprocess.Process:
        started.append(await really(*words, **settings, stderr=subprocess.DEVNULL))
        if len(started) == len(SHIPPED):
            all_started.set()
        return started[-1]

    monkeypatch.setattr(warmup, "JITTED", True)
    monkeypatch.setattr(warmup, "games", lambda: SHIPPED)
    monkeypatch.setattr(warmup, "_compiled", lambda name: False)
    monkeypatch.setattr(asyncio, "create_subprocess_exec", watched)

    async def stop_early() -> list[int]:
        compiling = asyncio.create_task(warmup.compile_apart())
        await all_started.wait()
        compiling.cancel()
        with pytest.raises(asyncio.CancelledError):
            await compiling
        return [await process.wait() for process in started]

    assert all(status != 0 for status in asyncio.run(stop_early()))


def test_what_is_compiled_already_needs_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warmup, "games", lambda: SHIPPED)
    monkeypatch.setattr(asyncio, "create_subprocess_exec", None)
    asyncio.run(warmup.compile_apart())
    assert all(map(warmup._compiled, SHIPPED)) or not JITTED
