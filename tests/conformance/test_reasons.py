"""Reasons are numbers that the rules write: all are described, come up in play, and can be had by compiled code."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest

from klaf import IllegalMove, Match
from klaf.engine.compiling.compile import compiled
from klaf.engine.compiling.mode import JITTED, MODE
from klaf.engine.dispatch import explain, legal
from klaf.engine.events import Event
from klaf.engine.layout import Array
from klaf.engine.reasons import WIDTH
from tests.conformance.covered import Covered
from tests.conformance.games import GAMES
from tests.conformance.walk import sized, walk

each_game = pytest.mark.parametrize("covered", GAMES.values(), ids=GAMES)
SEEDS = sized(12, 1)


def sweep(states: Array, n_moves: int, words: Array, row: Array, rows: Array) -> None:
    """Write for every move that is not legal to a seat now a row under its reason, and into row 0 how many."""
    s: Any = states[0]
    for seat in range(s.players):
        legal(s, seat, words)
        for move in range(n_moves):
            if not words[move >> 6] >> np.uint64(move & 63) & np.uint64(1):
                explain(s, seat, move, row)
                rows[0, 0] += 1
                for k in range(row.shape[0]):
                    rows[row[0], k] = row[k]


sweep = compiled(sweep)


def walks(covered: Covered) -> Iterator[Match]:
    for seed in range(SEEDS):
        for setup in covered.setups[:: sized(1, 4)]:
            yield from walk(setup, seed, sized(2000, 8))


@cache
def refusals(name: str) -> Array:
    """Return a row of each reason that random play comes to."""
    covered = GAMES[name]
    numbers = [one.number for one in covered.game.reasons]
    wanted = {one.number for one in covered.game.reasons if one.why not in covered.unreached}
    words = np.zeros(covered.game.moves.words, np.uint64)
    row = np.zeros(WIDTH, np.int64)
    rows = np.zeros((max(numbers) + 10, WIDTH), np.int64)
    for match in walks(covered):
        sweep(match._states, len(covered.game.moves), words, row, rows)
        if wanted <= set(rows[1:, 0].tolist()):
            break
    return rows


@each_game
def test_every_reason_comes_up_in_random_play_and_no_other(covered: Covered) -> None:
    rows = refusals(covered.name)
    found = set(rows[1:, 0].tolist()) - {0}
    described = {one.number: one.why for one in covered.game.reasons}
    assert found <= set(described)
    if MODE == "on":  # the other modes play less
        assert {described[number] for number in set(described) - found} == covered.unreached


@each_game
def test_a_reason_says_its_facts_in_the_words_of_the_game(covered: Covered) -> None:
    for row in refusals(covered.name)[1:]:
        if row[0]:
            error = covered.game.reasons.error(row.tolist())
            assert isinstance(error, IllegalMove)
            assert error.rule in covered.game.rule_ids
            assert list(error.facts) == ["rule", *error.kinds]
            assert "" not in error.facts.values()
            assert error.rule in error.sentence("en")


@each_game
def test_every_fact_of_an_event_is_described(covered: Covered) -> None:
    kinds = {kind.name: kind for kind in covered.game.events}

    def check(event: Event) -> None:
        kind = kinds[event.kind]
        assert list(event.facts) == list(kind.facts)
        assert (event.seat is not None) == kind.has_seat
        assert event.secret == kind.secret
        for name, fact in event.facts.items():
            spelt = kind.facts[name].kind.spellings
            for value in fact if isinstance(fact, tuple) else (fact,):
                assert isinstance(value, int) if spelt is None else value in spelt

    seen = 0
    for setup in covered.setups:
        match = setup.new(3)
        for event in match.opening:
            check(event)
        for number in range(sized(150, 25)):
            if match.over:
                break
            seat = match.acting[number % len(match.acting)]
            moves = match.legal(seat)
            for event in match.play(seat, moves[number * 5 % len(moves)]):
                check(event)
                seen += 1
    assert seen > 100


@pytest.mark.skipif(not JITTED, reason="nothing is compiled")
def test_reasons_can_be_had_through_a_plain_c_function() -> None:
    import numba

    numbas: Any = numba
    carray, types = numbas.carray, numbas.types
    covered = GAMES["stairs"]
    match = covered.setups[0].new(1)
    state = numbas.from_dtype(covered.game.state.dtype)
    signature = types.void(types.CPointer(state), types.int64, types.int64, types.CPointer(types.int64))

    @numbas.cfunc(signature)  # type: ignore[untyped-decorator]
    def entry(states: Any, seat: int, move: int, out: Any) -> None:
        explain(carray(states, 1)[0], seat, move, carray(out, WIDTH))

    row = np.zeros(WIDTH, np.int64)
    seat = match.acting[0]
    move = next(move for move in covered.game.moves.all if move not in match.legal(seat))
    entry.ctypes(match._states.ctypes.data, seat, move.id, row.ctypes.data_as(entry.ctypes.argtypes[3]))
    assert covered.game.reasons.error(row.tolist()).facts == match.why_not(seat, move).facts
