"""Waiting for a sign. Tests let no time pass but here, where each look follows soon after the last."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

PATIENCE = 120.0  # seconds, also where a machine has much else to do: what is waited for comes much sooner
SOON = 0.002
T = TypeVar("T")


async def until(seen: Callable[[], object]) -> None:
    """Wait in an event loop until something is seen.

    Raises:
        TimeoutError: it does not come.
    """
    end = time.monotonic() + PATIENCE
    while not seen():
        if time.monotonic() > end:
            raise TimeoutError
        await asyncio.sleep(SOON)


async def tarry(seconds: float) -> None:
    """Be slow on purpose, in a server where slowness is planted: no test waits for it."""
    await asyncio.sleep(seconds)


async def turns(number: int = 50) -> None:
    """Let the event loop do all that needs no time, also what follows from that."""
    for _ in range(number):
        await asyncio.sleep(0)


async def repeated(attempt: Callable[[], Awaitable[T]], *failures: type[Exception]) -> T:
    """Try until it does not fail in one of these ways."""
    while True:
        try:
            return await attempt()
        except failures:
            await asyncio.sleep(SOON)


def await_sign(seen: Callable[[], object]) -> None:
    """Wait until something is seen of another process.

    Raises:
        TimeoutError: it does not come.
    """
    end = time.monotonic() + PATIENCE
    while not seen():
        if time.monotonic() > end:
            raise TimeoutError
        time.sleep(SOON)
