"""What every vector environment promises, wherever its matches lie."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import klaf
from klaf.envs import BadBuffer, Buffers, VectorEnv
from klaf.envs.backend import Backend
from klaf.envs.single import mask, observe, rewards
from tests.conformance.walk import sized
from tests.devices import choose, fetched, needs_gpu

TUKI = klaf.game("tuki")
PLACES, PLAYERS = 4, 2


def all_of(buffers: Buffers) -> list[bytes]:
    """Return all that a step wrote."""
    return [fetched(array).tobytes() for array in vars(buffers).values()]


class BackendContract:
    """Places play the matches of a batch one after the other, and show them as they are."""

    device: str

    def env(self, seed: int = 5) -> VectorEnv:
        return VectorEnv("tuki", PLACES, PLAYERS, seed=seed, device=self.device, stall=1)

    def test_it_is_stepped_by_a_backend(self) -> None:
        env = self.env()
        assert isinstance(env._backend, Backend)
        assert env.threads >= 1
        env.close()
        env.close()

    def test_every_place_plays_the_matches_of_a_batch(self) -> None:
        env, rng = self.env(), np.random.default_rng(1)
        batch = TUKI.batch(100 * PLACES, PLAYERS, seed=5, stall=1)
        numbers = list(range(PLACES))
        matches = [TUKI.new(PLAYERS, seed=batch.key(number), stall=1) for number in numbers]
        shown, ends = env.reset(), 0
        for _ in range(sized(1500, 40)):
            seats, masks, observations = (fetched(each) for each in (shown.seats, shown.masks, shown.observations))
            for i, match in enumerate(matches):
                seat = int(seats[i])
                assert seat == match.next_actor
                assert np.array_equal(masks[i], mask(match, seat))
                assert np.array_equal(observations[i], observe(match.view(seat)))
            moves = choose(masks, rng)
            shown = env.step(moves)
            ended, paid = fetched(shown.ended), fetched(shown.rewards)
            for i, match in enumerate(matches):
                match.play(match.next_actor or 0, int(moves[i]))
                assert bool(ended[i]) == match.over
                assert paid[i].tolist() == pytest.approx(rewards(match))
                if match.over:
                    ends += 1
                    numbers[i] += PLACES
                    matches[i] = TUKI.new(PLAYERS, seed=batch.key(numbers[i]), stall=1)
            if ends > PLACES:
                break
        assert ends >= sized(1, 0)
        assert all(env.match(i).same_state(match) for i, match in enumerate(matches))

    def test_an_illegal_move_anywhere_changes_nothing(self) -> None:
        env = self.env()
        shown = env.reset()
        masks, before = fetched(shown.masks), all_of(shown)
        moves = masks.argmax(axis=1)
        for wrong, error in (
            (int(np.flatnonzero(masks[2] == 0)[0]), klaf.IllegalMove),
            (-1, klaf.BadMove),
            (10**6, klaf.BadMove),
        ):
            with pytest.raises(error):
                env.step(np.where(np.arange(PLACES) == 2, wrong, moves))
            assert all_of(shown) == before
        assert all_of(env.step(moves)) != before

    @pytest.mark.parametrize("moves", [[1, 2], 3, [[1], [2], [3], [4]], [1.0] * 4, ["a"] * 4, None], ids=str)
    def test_one_whole_number_for_each_match(self, moves: Any) -> None:
        env = self.env()
        env.reset()
        with pytest.raises(klaf.BadMove):
            env.step(moves)

    def test_a_caller_can_tell_where_to_write(self) -> None:
        env, twin = self.env(), self.env()
        given = env.buffers()
        assert env.reset(out=given) is given
        assert all_of(given) == all_of(twin.reset())
        for name in vars(given):
            with pytest.raises(BadBuffer, match=name):
                env.reset(out=replace(given, **{name: None}))

    def test_it_is_dealt_anew_as_at_first_or_as_a_seed_says(self) -> None:
        env = self.env()
        first = all_of(env.reset())
        env.step(fetched(env.reset().masks).argmax(axis=1))
        assert all_of(env.reset()) == first
        assert all_of(env.reset(seed=6)) == all_of(self.env(6).reset()) != first


class TestOnTheCpu(BackendContract):
    device = "cpu"


@needs_gpu
class TestOnAGpu(BackendContract):
    device = "cuda"
