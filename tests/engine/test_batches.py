"""What every batch promises, wherever its matches are played."""

from typing import Any

import numpy as np
import pytest

import klaf
from klaf import BadMove, BadSeed, IllegalMove, Match
from klaf.engine.batches import AnyBatch
from tests.conformance.walk import sized
from tests.devices import choose, fetched, needs_gpu

TUKI = klaf.game("tuki")
SIZE, PLAYERS = sized(70, 4), 3


def all_of(batch: AnyBatch) -> list[bytes]:
    """Return all that a batch shows."""
    shown = batch.acting, batch.over, batch.scores, batch.winners, batch.legal_mask(), batch.observe()
    return [fetched(array).tobytes() for array in shown]


class BatchContract:
    """Matches of a batch are those of ``game.new``, go as they go alone, and refuse what they refuse."""

    device: str

    def batch(self, size: int = SIZE, seed: int = 1) -> AnyBatch:
        made: AnyBatch = TUKI.batch(size, PLAYERS, seed=seed, device=self.device, stall=2)
        return made

    def alone(self, batch: AnyBatch) -> list[Match]:
        return [TUKI.new(PLAYERS, seed=batch.key(i), stall=2) for i in range(len(batch))]

    def test_it_is_a_batch_of_its_game(self) -> None:
        batch = self.batch()
        assert isinstance(batch, AnyBatch)
        assert (batch.game, batch.players, len(batch)) == (TUKI, PLAYERS, SIZE)

    def test_each_match_is_the_one_that_its_key_deals_alone(self) -> None:
        batch = self.batch()
        matches = self.alone(batch)
        assert len({batch.key(i) for i in range(SIZE)}) == SIZE
        assert all(batch.match(i).same_state(match) for i, match in enumerate(matches))
        assert fetched(batch.acting).tolist() == [match.next_actor for match in matches]

    def test_a_match_does_not_depend_on_the_size_of_its_batch(self) -> None:
        small = self.batch(3)
        assert [small.key(i) for i in range(3)] == [self.batch().key(i) for i in range(3)]

    def test_matches_go_as_they_go_alone(self) -> None:
        batch, chance = self.batch(sized(12, 3)), np.random.default_rng(2)
        matches = self.alone(batch)
        for _ in range(sized(400, 12)):
            masks, views = fetched(batch.legal_mask()), fetched(batch.observe())
            for i, match in enumerate(matches):
                seat = match.next_actor
                legal = [] if seat is None else [move.id for move in match.legal(seat)]
                assert np.flatnonzero(masks[i]).tolist() == legal
                assert views[i].tobytes() == match.view(seat).record[0].tobytes()
            moves = choose(masks, chance)
            for match, move in zip(matches, moves.tolist(), strict=True):
                if match.next_actor is not None:
                    match.play(match.next_actor, move)
            batch.step(moves)
            assert fetched(batch.acting).tolist() == [
                -1 if match.next_actor is None else match.next_actor for match in matches
            ]
            assert fetched(batch.over).tolist() == [match.over for match in matches]
            assert fetched(batch.scores).tolist() == [list(match.scores) for match in matches]
            assert [tuple(np.flatnonzero(won)) for won in fetched(batch.winners)] == [each.winners for each in matches]

    def test_an_illegal_move_anywhere_stops_all(self) -> None:
        batch = self.batch()
        masks = fetched(batch.legal_mask())
        moves, before = masks.argmax(axis=1), all_of(batch)
        last = SIZE - 1
        for wrong, error in ((int(np.flatnonzero(masks[last] == 0)[0]), IllegalMove), (-1, BadMove), (10**6, BadMove)):
            with pytest.raises(error):
                batch.step(np.where(np.arange(SIZE) == last, wrong, moves))
            assert all_of(batch) == before
        batch.step(moves)
        assert all_of(batch) != before

    @pytest.mark.parametrize("moves", [[1, 2], 3, [[1], [2], [3]], [1.0, 2.0, 3.0], ["a", "b", "c"], None], ids=str)
    def test_one_whole_number_for_each_match(self, moves: Any) -> None:
        with pytest.raises(BadMove):
            self.batch(3).step(moves)

    def test_a_playout_ends_every_match_and_is_fixed_by_its_seed(self) -> None:
        ends = []
        for seed in (5, 5, 6):
            batch = self.batch()
            played = batch.playout(seed)
            assert fetched(batch.over).all()
            assert fetched(played.moves).min() > 0
            assert fetched(played.scores).tolist() == fetched(batch.scores).tolist()
            ends.append(all_of(batch))
        assert ends[0] == ends[1]
        assert ends[0] != ends[2]

    def test_it_is_dealt_anew_as_at_first_or_as_a_seed_says(self) -> None:
        batch = self.batch()
        first = all_of(batch)
        batch.playout(1)
        batch.reset()
        assert all_of(batch) == first
        batch.reset(2)
        assert all_of(batch) == all_of(self.batch(seed=2)) != first
        with pytest.raises(BadSeed):
            batch.reset("red")


class TestOnTheCpu(BatchContract):
    device = "cpu"


@needs_gpu
class TestOnAGpu(BatchContract):
    device = "cuda"
