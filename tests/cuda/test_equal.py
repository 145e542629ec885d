"""On a GPU matches go as on the CPU: the same states, masks, observations and results, byte for byte."""

import gc
from dataclasses import replace
from typing import Any
from weakref import ref

import numpy as np
import pytest

import klaf
from klaf.envs import BadBuffer, VectorEnv
from tests.conformance.covered import Setup
from tests.cuda import equal
from tests.cuda.test_no_gpu import found_gpu

pytestmark = pytest.mark.skipif(not found_gpu(), reason="needs a GPU and klaf[cuda]")
each_of_ours = pytest.mark.parametrize("setup", equal.OURS, ids=str)
each_game = pytest.mark.parametrize("game", ["taki", "eight", "tuki"])


@each_of_ours
def test_batches_are_equal(setup: Setup) -> None:
    assert equal.batches(setup, 300, 24) > 300 * 24


@each_of_ours
def test_environments_are_equal(setup: Setup) -> None:
    assert equal.environments(setup, 200, 300)[0] == 60_000


@each_game
def test_many_matches_end_and_are_dealt_anew(game: str) -> None:
    for edition in klaf.game(game).rulebook.editions:
        assert equal.environments(Setup(game, 4, edition), 500, 1000)[1] > 500


def test_a_difference_is_found() -> None:
    batch = klaf.game("tuki").batch(4, players=2, seed=1, device="cuda")
    with pytest.raises(equal.Different):
        equal.everything("another seed", klaf.game("tuki").batch(4, players=2, seed=2), batch)


@each_game
def test_an_illegal_move_anywhere_changes_nothing(game: str) -> None:
    batch = klaf.game(game).batch(200, players=3, seed=3, device="cuda")
    env = VectorEnv(game, 200, 3, seed=3, device="cuda")
    seen = env.reset()
    masks = seen.masks.copy_to_host()
    moves = masks.argmax(axis=1)
    before = [array.copy_to_host() for array in vars(seen).values()], batch.states.copy_to_host()
    moves[137] = np.flatnonzero(~masks[137])[0]
    for stepped in (batch, env):
        with pytest.raises(klaf.IllegalMove) as refused:
            stepped.step(moves)
        assert refused.value.rule.startswith(("TK-", "EH-", "TU-"))
        for far in (-1, 10**6):
            with pytest.raises(klaf.BadMove):
                stepped.step(np.where(np.arange(200) == 137, far, moves))
    after = [array.copy_to_host() for array in vars(seen).values()], batch.states.copy_to_host()
    assert all(map(np.array_equal, before[0], after[0]))
    assert np.array_equal(before[1], after[1])
    env.step(masks.argmax(axis=1))


@pytest.mark.parametrize("moves", [[1, 2], 3, [[1], [2], [3]], [1.0, 2.0, 3.0], ["a", "b", "c"], None], ids=str)
def test_one_whole_number_for_each_match(moves: Any) -> None:
    env = VectorEnv("taki", 3, 2, seed=1, device="cuda")
    env.reset()
    for stepped in (env, klaf.game("taki").batch(3, players=2, device="cuda")):
        with pytest.raises(klaf.BadMove):
            stepped.step(moves)


def test_torch_shares_what_is_written() -> None:
    torch = pytest.importorskip("torch")
    env = VectorEnv("taki", 64, 4, seed=5, device="cuda")
    plain = VectorEnv("taki", 64, 4, seed=5)
    made = env.buffers()
    tensors = replace(
        made,
        observations=torch.zeros((64, env.observation.length), dtype=torch.int8, device="cuda"),
        masks=torch.zeros((64, env.moves), dtype=torch.bool, device="cuda"),
    )
    seen, expected = env.reset(out=tensors), plain.reset()
    for _ in range(30):
        assert np.array_equal(seen.observations.cpu().numpy(), expected.observations)
        assert np.array_equal(seen.masks.cpu().numpy(), expected.masks)
        moves = seen.masks.to(torch.uint8).argmax(dim=1)
        seen, expected = env.step(moves, tensors), plain.step(moves.cpu().numpy())
    mask = klaf.game("taki").batch(8, players=4, device="cuda").legal_mask()
    assert torch.as_tensor(mask, device="cuda").data_ptr() == mask.__cuda_array_interface__["data"][0]


def test_a_buffer_that_does_not_fit_is_refused() -> None:
    torch = pytest.importorskip("torch")
    env = VectorEnv("taki", 3, 2, seed=1, device="cuda")
    length = env.observation.length
    wrong = {
        "observations": [
            torch.zeros((3, length), dtype=torch.float32, device="cuda"),
            torch.zeros((3, length + 1), dtype=torch.int8, device="cuda"),
            torch.zeros((length, 3), dtype=torch.int8, device="cuda").T,
            torch.zeros((3, length), dtype=torch.int8),
            np.zeros((3, length), np.int8),
        ],
        "ended": [None, "no array"],
    }
    for name, arrays in wrong.items():
        for array in arrays:
            with pytest.raises(BadBuffer, match=name):
                env.reset(out=replace(env.buffers(), **{name: array}))


def test_buffers_are_held_no_longer_than_their_owner_holds_them() -> None:
    env = VectorEnv("taki", 64, 2, seed=1, device="cuda")
    given = env.buffers()
    held = [ref(given), ref(given.observations)]
    seen = env.reset(out=given)
    for _ in range(3):  # the last one as it was recorded
        seen = env.step(seen.masks.copy_to_host().argmax(axis=1), given)
    assert all(one() is not None for one in held)
    del given, seen
    gc.collect()
    assert [one() for one in held] == [None, None]
    other = env.buffers()
    assert env.reset(out=other) is other
