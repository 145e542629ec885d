"""Bots think beside the event loop, and one that fails holds no table up."""

import asyncio
from typing import Any

import pytest

import klaf
from klaf.engine.moves import Move
from klaf.server.table import thinking


def test_a_bot_that_fails_is_told_of_and_the_table_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> Move:
        raise RuntimeError("no idea")

    monkeypatch.setattr(thinking, "choose", fail)
    match = klaf.game("taki").new(players=2, seed=1)
    seat = match.acting[0]
    told: list[BaseException] = []

    async def ask() -> Move:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, about: told.append(about["exception"]))
        answer: asyncio.Future[Move] = loop.create_future()
        thinker = thinking.PoolThinker()
        thinker.think(match.view(seat), match.legal(seat), "casual", answer.set_result)
        return await asyncio.wait_for(answer, 60)

    assert asyncio.run(ask()) == match.legal(seat)[0]
    assert [str(error) for error in told] == ["no idea"]
