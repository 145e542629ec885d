"""A batch: many matches side by side, each just the match it would be alone."""

from typing import Any

import numpy as np
import pytest

import klaf
from klaf import BadMove, BadOptions, BadPlayers, BadSeed, Batch, IllegalMove
from klaf.engine.layout import Array
from tests.conformance.taki import TAKI
from tests.conformance.walk import sized
from tests.engine.test_randomness import ref_below, started

GAME = TAKI.game
SIZE = sized(300, 5)


def batch(size: int = SIZE, seed: int = 1, threads: int | None = None) -> Batch:
    return Batch(GAME, size, 4, None, seed, {"last_card": "catch"}, threads=threads)


def random_moves(matches: Batch, chance: np.random.Generator) -> Array:
    mask = matches.legal_mask()
    choice: Array = (mask * chance.random(mask.shape)).argmax(axis=1)
    return choice


def state_of(matches: Batch) -> list[dict[str, Any]]:
    return [matches.match(i).position() for i in range(len(matches))]


def test_each_match_is_the_one_that_its_key_deals_alone() -> None:
    matches = GAME.batch(SIZE, 3, "112-king", 5, must_play=True)
    assert len(matches) == SIZE
    assert len({matches.key(i) for i in range(SIZE)}) == SIZE
    for i in range(0, SIZE, sized(7, 1)):
        alone = GAME.new(3, "112-king", matches.key(i), must_play=True)
        assert matches.match(i).same_state(alone)
        assert matches.acting[i] == alone.next_actor


def test_a_match_does_not_depend_on_the_size_of_its_batch() -> None:
    large, small = batch(SIZE), batch(3)
    assert [large.key(i) for i in range(3)] == [small.key(i) for i in range(3)]
    assert state_of(large)[:3] == state_of(small)


def test_stepping_plays_as_matches_alone_do() -> None:
    matches = batch(sized(40, 3))
    alone = [GAME.new(4, seed=matches.key(i), last_card="catch") for i in range(len(matches))]
    chance = np.random.default_rng(2)
    for _ in range(sized(150, 25)):
        chosen = random_moves(matches, chance)
        for i, match in enumerate(alone):
            if match.next_actor is not None:
                match.play(match.next_actor, int(chosen[i]))
        matches.step(chosen)
        assert matches.over.tolist() == [match.over for match in alone]
        assert matches.acting.tolist() == [-1 if match.next_actor is None else match.next_actor for match in alone]
    assert all(matches.match(i).same_state(match) for i, match in enumerate(alone))
    assert matches.scores.tolist() == [list(match.scores) for match in alone]


def test_observing_gives_the_view_of_the_seat_that_is_asked() -> None:
    matches = batch(sized(40, 3))
    chance = np.random.default_rng(3)
    for _ in range(sized(20, 5)):
        views = matches.observe()
        for i in range(len(matches)):
            match = matches.match(i)
            assert views[i].tobytes() == match.view(match.next_actor).record[0].tobytes()
        matches.step(random_moves(matches, chance))


def test_a_match_that_is_over_is_observed_as_by_a_spectator_and_takes_any_move() -> None:
    matches = GAME.batch(2, 2, seed=1)
    matches.playout(1)
    before = state_of(matches)
    assert matches.observe()[0].tobytes() == matches.match(0).view(None).record[0].tobytes()
    matches.step([-1, 10**6])
    assert state_of(matches) == before


def test_an_illegal_move_stops_the_step_before_any_is_made() -> None:
    matches = batch(5)
    legal = matches.legal_mask().argmax(axis=1)
    before = state_of(matches)
    for place in (0, 4):
        wrong = legal.copy()
        wrong[place] = matches.game.moves["pass"].id
        with pytest.raises(IllegalMove, match="TK-"):
            matches.step(wrong)
        assert state_of(matches) == before
    matches.step(legal)
    assert state_of(matches) != before


WRONG_STEPS: dict[str, Any] = {
    "too few": [0],
    "too many": [0, 0, 0],
    "none": [],
    "nothing": None,
    "a table": [[0, 0]],
    "ragged": [[0], [0, 0]],
    "fractions": [0.0, 1.0],
    "truths": [True, False],
    "texts": ["draw", "draw"],
    "a number": 0,
    "objects": np.array([0, 1], object),
    "below zero": [-1, 128],
    "beyond the moves": [128, 143],
    "beyond the words": [128, 192],
    "beyond all": [128, 2**62],
    "beyond signed numbers": np.array([128, 2**64 - 1], np.uint64),
}


@pytest.mark.parametrize("moves", WRONG_STEPS.values(), ids=WRONG_STEPS)
def test_what_is_not_a_move_for_each_match_is_refused(moves: Any) -> None:
    matches = batch(2)
    before = state_of(matches)
    with pytest.raises(BadMove):
        matches.step(moves)
    assert state_of(matches) == before


def test_moves_may_be_a_list_or_an_array_of_any_whole_numbers() -> None:
    legal = batch(2).legal_mask().argmax(axis=1)
    ends = []
    for moves in (legal, legal.tolist(), legal.astype(np.uint8), legal.astype(np.int32)):
        matches = batch(2)
        matches.step(moves)
        ends.append(state_of(matches))
    assert all(end == ends[0] for end in ends)


@pytest.mark.parametrize("threads", [1, 2, 3, 7])
def test_the_number_of_threads_changes_nothing(threads: int) -> None:
    one, other = batch(threads=1), batch(threads=threads)
    assert state_of(one) == state_of(other)
    assert (one.acting == other.acting).all()
    assert (one.legal_mask() == other.legal_mask()).all()
    assert one.observe().tobytes() == other.observe().tobytes()
    chance = np.random.default_rng(4)
    for _ in range(sized(20, 2)):
        moves = random_moves(one, chance)
        one.step(moves)
        other.step(moves)
    ended, ended_too = one.playout(9), other.playout(9)
    assert (ended.moves == ended_too.moves).all()
    assert (ended.scores == ended_too.scores).all()
    assert state_of(one) == state_of(other)


def test_a_playout_is_fixed_by_its_seed() -> None:
    moves = [batch(sized(50, 2)).playout(seed).moves.tolist() for seed in (1, 1, 2)]
    assert moves[0] == moves[1] != moves[2]


def test_a_playout_takes_each_move_by_the_simulation_generator_and_counts_all_but_forced_passes() -> None:
    matches = batch(sized(20, 1))
    alone = [matches.match(i) for i in range(len(matches))]
    ended = matches.playout(3)
    for i, match in enumerate(alone):
        words, counted = started(3, i)[1], 0
        while (seat := match.next_actor) is not None:
            legal = match.legal(seat)
            counted += [str(move) for move in legal] != ["pass"]
            match.play(seat, legal[ref_below(words, len(legal))[0] if len(legal) > 1 else 0])
        assert match.same_state(matches.match(i))
        assert counted == ended.moves[i]


def test_a_playout_ends_every_match() -> None:
    matches = batch(sized(50, 2))
    ended = matches.playout(3)
    assert matches.over.all()
    assert ended.scores.shape == (len(matches), 4)
    assert (ended.scores == matches.scores).all()
    assert (ended.scores.sum(axis=1) >= 1).all()
    assert (ended.moves >= 8).all()
    assert [tuple(np.flatnonzero(row)) for row in matches.winners] == [
        matches.match(i).winners for i in range(len(matches))
    ]
    assert not batch(2).winners.any()
    assert (matches.playout(3).moves == 0).all()


def test_looking_at_a_match_does_not_change_the_batch() -> None:
    matches = batch(2)
    before = state_of(matches)
    match = matches.match(0)
    match.play(match.acting[0], match.legal(match.acting[0])[0])
    assert klaf.load(match.record()).same_state(match)
    assert state_of(matches) == before


@pytest.mark.parametrize("size", [0, -1, True, 1.0, "3", None], ids=repr)
def test_a_batch_has_at_least_one_match(size: Any) -> None:
    with pytest.raises(BadOptions, match="at least 1"):
        GAME.batch(size, 4)


def test_a_batch_is_set_up_as_a_match_is() -> None:
    with pytest.raises(BadPlayers):
        GAME.batch(2, 1)
    with pytest.raises(BadSeed):
        GAME.batch(2, 2, seed=-1)
    assert GAME.batch(2, 2).key(0) != GAME.batch(2, 2).key(0)


@pytest.mark.parametrize("threads", [0, -1, 1.5])
def test_what_is_no_number_of_threads_is_refused(threads: Any) -> None:
    with pytest.raises(klaf.BadOptions):
        klaf.Batch(klaf.game("taki"), 2, 2, None, 1, {}, threads=threads)
