"""Bots think in threads: the most urgent first, fair between tables, and none that fails or is slow holds up others."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest

import klaf
from klaf.engine.moves import Move
from klaf.server.hall.hall import UNLOAD
from klaf.server.table import thinking
from klaf.server.table.thinking import PoolThinker, Question
from klaf.server.table.thoughts import Thoughts
from tests.server.live import in_loop
from tests.server.room import Room
from tests.waiting import until

MATCH = klaf.game("taki").new(players=2, seed=1)
SEAT = MATCH.acting[0]


class Minds:
    """Bots whose thoughts last until the test says otherwise."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.lock = threading.Lock()
        self.gates: dict[str, threading.Event] = {}  # of those who think long, by level
        self.began: list[str] = []
        self.answered: list[str] = []
        patch.setattr(thinking, "choose", self.choose)

    def choose(self, view: object, moves: list[Move], level: str, rng: object) -> Move:
        with self.lock:
            self.began.append(level)
        if level in self.gates:
            self.gates[level].wait()
        if level == "fails":
            raise RuntimeError("no idea")
        return moves[-1]

    def ask(self, pool: PoolThinker, table: str, name: str, due: float = 0.0) -> Question:
        moves = MATCH.legal(SEAT)

        def then(move: Move) -> None:
            self.answered.append(name)

        question = Question(table, MATCH.view(SEAT), moves, name, due, then)  # type: ignore[arg-type]
        pool.think(question)
        return question

    def slow(self, *names: str) -> None:
        self.gates |= {name: threading.Event() for name in names}

    def let_think(self, *names: str) -> None:
        for name in names:
            self.gates[name].set()


@pytest.fixture
def minds(monkeypatch: pytest.MonkeyPatch) -> Minds:
    return Minds(monkeypatch)


def pooled(threads: int) -> Callable[..., Any]:
    """Give a test a pool of so many threads."""

    def decorate(test: Callable[..., Any]) -> Callable[..., None]:
        def run(minds: Minds) -> None:
            async def whole() -> None:
                pool = PoolThinker(threads)
                try:
                    await asyncio.wait_for(test(minds, pool), 120)
                finally:
                    for gate in minds.gates.values():
                        gate.set()
                    pool.close()

            asyncio.run(whole())

        run.__name__ = test.__name__
        return run

    return decorate


@pooled(1)
async def test_the_move_that_is_due_first_is_thought_of_first(minds: Minds, pool: PoolThinker) -> None:
    minds.slow("now")
    minds.ask(pool, "A", "now", due=0)
    await until(lambda: minds.began)
    for name, due in (("late", 9.0), ("soon", 1.0), ("then", 5.0)):
        minds.ask(pool, name, name, due)
    assert pool.waiting == 3
    minds.let_think("now")
    await until(lambda: len(minds.answered) == 4)
    assert minds.began == ["now", "soon", "then", "late"]
    assert pool.waiting == 0


@pooled(2)
async def test_a_table_has_one_thought_at_a_time(minds: Minds, pool: PoolThinker) -> None:
    minds.slow("A1", "A2", "B1")
    for name, due in (("A1", 1), ("A2", 2), ("A3", 3), ("B1", 4)):
        minds.ask(pool, name[0], name, due)
    await until(lambda: len(minds.began) == 2)
    assert sorted(minds.began) == ["A1", "B1"]
    minds.let_think("A1")
    await until(lambda: "A2" in minds.began)
    assert "A3" not in minds.began
    minds.let_think("A2", "B1")
    await until(lambda: len(minds.answered) == 4)


@pooled(1)
async def test_a_slow_mind_holds_up_its_own_table_only(minds: Minds, pool: PoolThinker) -> None:
    minds.slow("slow", "slower")
    minds.ask(pool, "A", "slow")
    minds.ask(pool, "B", "slower")
    minds.ask(pool, "A", "A2")
    for number in range(20):
        minds.ask(pool, f"C{number}", f"C{number}", 10.0 + number)
    await until(lambda: len(minds.answered) == 20)
    assert set(minds.answered) == {f"C{number}" for number in range(20)}
    minds.let_think("slow")
    await until(lambda: "A2" in minds.answered)
    assert "slower" not in minds.answered
    minds.let_think("slower")
    await until(lambda: "slower" in minds.answered)
    minds.ask(pool, "A", "one more")
    await until(lambda: "one more" in minds.answered)
    await until(lambda: pool._threads == 1)  # those that took the place of slow ones have ended


@pooled(1)
async def test_a_bot_that_thinks_for_ever_is_given_up(minds: Minds, pool: PoolThinker) -> None:
    told: list[BaseException] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, about: told.append(about["exception"]))
    minds.slow("for ever")
    question = minds.ask(pool, "A", "for ever")
    await until(lambda: minds.began)
    question.started -= thinking.GIVEN_UP
    minds.ask(pool, "A", "next")
    await until(lambda: minds.answered == ["for ever", "next"])
    assert [type(error) for error in told] == [TimeoutError]
    minds.let_think("for ever")
    await until(lambda: not pool._stuck)
    assert minds.answered == ["for ever", "next"]


@pooled(1)
async def test_what_nobody_wants_any_more_is_not_thought_of(minds: Minds, pool: PoolThinker) -> None:
    minds.slow("now")
    running = minds.ask(pool, "A", "now")
    await until(lambda: minds.began)
    dropped = [minds.ask(pool, "A", "held"), minds.ask(pool, "B", "waits")]
    minds.ask(pool, "C", "wanted")
    for question in (running, *dropped):
        question.dropped = True
    assert pool.waiting == 1
    minds.let_think("now")
    await until(lambda: "wanted" in minds.answered)
    assert minds.began == ["now", "wanted"]
    assert minds.answered == ["wanted"]


@pooled(1)
async def test_a_bot_that_fails_is_told_of_and_the_table_goes_on(minds: Minds, pool: PoolThinker) -> None:
    told: list[BaseException] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, about: told.append(about["exception"]))
    minds.ask(pool, "A", "fails")
    await until(lambda: minds.answered == ["fails"])
    assert [str(error) for error in told] == ["no idea"]


@in_loop
async def test_a_thought_of_a_match_that_went_on_is_dropped() -> None:
    asked: list[Question] = []

    class Slow:
        def think(self, question: Question) -> None:
            asked.append(question)

    thoughts = Thoughts(Slow(), "ABCDEF", lambda: None)
    thoughts.start(MATCH, SEAT, "casual", 0.0)
    thoughts.start(MATCH, 1 - SEAT, "casual", 0.0)
    thoughts.drop(SEAT)
    assert [question.dropped for question in asked] == [True, False]
    thoughts.clear()
    assert [question.dropped for question in asked] == [True, True]
    asked[0].then(MATCH.legal(SEAT)[0])
    assert thoughts.moves == {}


@in_loop
async def test_a_table_that_is_let_go_of_has_no_bots_that_think() -> None:
    asked: list[Question] = []

    class Slow:
        def think(self, question: Question) -> None:
            asked.append(question)

    room = Room(thinker=Slow())
    actor, (noa,) = await room.seated("Noa", ("master",), game="taki", seats=2)
    while noa.match.moves:
        await noa.play(noa.match.moves[0])
        await room.advance(2)
    await noa.leave()
    assert [question.dropped for question in asked] == [False]
    await room.advance(UNLOAD + 1)
    await room.hall.beat()
    assert actor.code not in room.hall.tables
    assert asked[0].dropped
