"""Many matches stepped together: the engine's own matches, whoever steps them and wherever they are written."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import klaf
from klaf.engine.errors import BadMove, BadOptions, IllegalMove
from klaf.engine.layout import Array
from klaf.envs import BadBuffer, Buffers, VectorEnv, observation
from klaf.envs.cpu_backend import CpuBackend
from klaf.envs.single import mask, observe, rewards
from klaf.locale import LANGUAGES
from tests.conformance.games import SHIPPED
from tests.conformance.walk import sized

each_game = pytest.mark.parametrize("game", SHIPPED)
TABLES = [("taki", 2), ("taki", 4), ("taki", 10), ("eight", 2), ("eight", 5), ("tuki", 2), ("tuki", 6)]


def choose(masks: Array, rng: np.random.Generator) -> Array:
    """Choose a legal move in each match, all equally likely."""
    moves: Array = (masks * rng.random(masks.shape)).argmax(axis=1)
    return moves


def copied(buffers: Buffers) -> dict[str, Array]:
    return {name: array.copy() for name, array in vars(buffers).items()}


def same(one: dict[str, Array], other: dict[str, Array]) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in one)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_place_plays_the_matches_of_a_batch(game: str, players: int) -> None:
    """Play beside it with `Match`: the same seats, masks and observations, ends and rewards, match after match."""
    n, rng = 3, np.random.default_rng(1)
    env = VectorEnv(game, n, players, seed=5)
    batch = klaf.game(game).batch(200 * n, players=players, seed=5)
    numbers = list(range(n))
    matches = [klaf.game(game).new(players, seed=batch.key(number)) for number in numbers]
    seen = env.reset()
    ends = 0
    for _ in range(sized(2500, 60)):
        for i, match in enumerate(matches):
            seat = int(seen.seats[i])
            assert seat == match.next_actor
            assert np.array_equal(seen.masks[i], mask(match, seat))
            assert np.array_equal(seen.observations[i], observe(match.view(seat)))
        moves = choose(seen.masks, rng)
        seen = env.step(moves)
        for i, match in enumerate(matches):
            match.play(match.next_actor or 0, int(moves[i]))
            assert bool(seen.ended[i]) == match.over
            assert seen.rewards[i].tolist() == pytest.approx(rewards(match))
            if match.over:
                ends += 1
                numbers[i] += n
                matches[i] = klaf.game(game).new(players, seed=batch.key(numbers[i]))
        if ends >= 9:
            break
    assert ends >= sized(1, 0)


@each_game
def test_threads_do_not_matter(game: str) -> None:
    runs = []
    for threads in (1, 3):
        rng = np.random.default_rng(2)
        env = VectorEnv(game, sized(1000, 8), 3, seed=1, threads=threads)
        seen = env.reset()
        for _ in range(sized(400, 4)):
            seen = env.step(choose(seen.masks, rng))
        runs.append(copied(seen))
        env.close()
    assert same(*runs)


@each_game
def test_an_illegal_move_anywhere_changes_nothing(game: str) -> None:
    rng = np.random.default_rng(3)
    env, twin = (VectorEnv(game, 20, 3, seed=4) for _ in range(2))
    seen, other = env.reset(), twin.reset()
    for _ in range(30):
        moves = choose(seen.masks, rng)
        before = copied(seen)
        wrong = moves.copy()
        wrong[13] = np.flatnonzero(seen.masks[13] == 0)[0]
        with pytest.raises(IllegalMove) as refused:
            env.step(wrong)
        assert refused.value.rule.startswith(("TK-", "EH-", "TU-"))
        for far in (-1, env.moves, 10**6):
            wrong[13] = far
            with pytest.raises(BadMove):
                env.step(wrong)
        assert same(copied(seen), before)
        seen, other = env.step(moves), twin.step(moves)
        assert same(copied(seen), copied(other))


@pytest.mark.parametrize(
    "moves", [[1, 2], 3, [[1], [2], [3]], [1.0, 2.0, 3.0], [[1], [2, 3], []], ["a", "b", "c"]], ids=str
)
def test_one_whole_number_for_each_match(moves: Any) -> None:
    env = VectorEnv("taki", 3, 2, seed=1)
    env.reset()
    with pytest.raises(BadMove):
        env.step(moves)


@pytest.mark.parametrize("device", ["cpu", "cuda"])
def test_nothing_can_be_played_before_the_deal(device: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a GPU too; where there is none, the CPU's tables stand in for its own."""
    monkeypatch.setattr("klaf.envs.vector.CudaBackend", lambda game, setup, n, key: CpuBackend(game, setup, n, key, 1))
    env = VectorEnv("taki", 2, 2, seed=1, device=device)
    for moves in ([128, 128], None):
        with pytest.raises(BadMove, match="reset") as refused:
            env.step(moves)
        for lang in LANGUAGES:
            assert "reset" in refused.value.sentence(lang)
    env.step(env.reset().masks.argmax(axis=1))


def test_a_caller_can_tell_where_to_write() -> None:
    env, twin = (VectorEnv("tuki", 5, 2, seed=6) for _ in range(2))
    storage = [env.buffers() for _ in range(4)]
    rng = np.random.default_rng(5)
    seen, other = env.reset(out=storage[0]), twin.reset()
    assert seen is storage[0]
    for out in storage[1:]:
        before = copied(seen)
        moves = choose(seen.masks, rng)
        following = env.step(moves, out)
        assert following is out
        assert same(copied(seen), before)  # what was written before is left alone
        other = twin.step(moves)
        assert same(copied(out), copied(other))
        seen = following


def test_masks_and_ends_may_be_bytes() -> None:
    env, twin = (VectorEnv("eight", 4, 3, seed=6) for _ in range(2))
    made = env.buffers()
    out = replace(made, masks=np.ones((4, env.moves), np.int8), ended=np.ones(4, np.int8))
    assert same(copied(env.reset(out=out)), copied(twin.reset()))


def damages() -> dict[str, Any]:
    length = observation("taki").length
    frozen = np.zeros(3, np.int64)
    frozen.setflags(write=False)
    return {
        "observations": [
            np.zeros((3, length), np.float32),
            np.zeros((3, length + 1), np.int8),
            np.zeros((length, 3), np.int8).T,
        ],
        "masks": [np.zeros((2, 143), np.bool_), np.zeros((3, 143), np.uint8), "no array"],
        "seats": [np.zeros(3, np.int32), frozen],
        "rewards": [np.zeros((3, 2), np.float64), np.zeros((3, 3), np.float32)],
        "ended": [np.zeros(3, np.int64), None],
    }


@pytest.mark.parametrize(("name", "array"), [(name, each) for name, given in damages().items() for each in given])
def test_a_buffer_that_does_not_fit_is_refused(name: str, array: Any) -> None:
    env = VectorEnv("taki", 3, 2, seed=1)
    seen = env.reset()
    before = copied(seen)
    moves = choose(seen.masks, np.random.default_rng(0))
    with pytest.raises(BadBuffer, match=name):
        env.step(moves, replace(env.buffers(), **{name: array}))
    assert same(copied(seen), before)
    env.step(moves)  # what was refused had changed nothing


def test_a_reset_deals_the_same_again_or_what_a_seed_says() -> None:
    env = VectorEnv("taki", 4, 4, seed=1)
    seen = env.reset()
    first = copied(seen)
    rng = np.random.default_rng(0)
    for _ in range(300):
        seen = env.step(choose(seen.masks, rng))
    assert same(copied(env.reset()), first)
    other = copied(env.reset(seed=2))
    assert not same(other, first)
    assert same(copied(VectorEnv("taki", 4, 4, seed=2).reset()), other)


def test_house_rules_and_editions_are_those_of_the_match() -> None:
    env = VectorEnv("taki", 2, 3, edition="112-king", seed=1, last_card="catch")
    env.reset()
    match = env.match(1)
    assert (match.edition, match.options["last_card"]) == ("112-king", "catch")


@pytest.mark.parametrize(
    "given",
    [{"n": 0}, {"n": 1.5}, {"threads": 0}, {"players": 11}, {"edition": "1999"}, {"edition": "2018", "flavour": 1}],
    ids=str,
)
def test_what_cannot_be_set_up_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        VectorEnv("taki", **{"n": 2, "players": 2, **given})
