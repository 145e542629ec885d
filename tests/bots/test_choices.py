"""Bots choose legal moves, the same ones for the same chance, however long they may think."""

import random
import threading
from typing import Any

import pytest

import klaf
from klaf.bots import LEVELS, Bot, Budget, bot, entries, levels
from klaf.bots.chances import ONE
from klaf.bots.levels import FOR_THE_ARENA
from klaf.bots.scratch import Node, Scratch
from klaf.engine.compiling.mode import JITTED
from klaf.engine.layout import blank
from klaf.locale import LANGUAGES
from tests.bots.compiled import chances
from tests.bots.scenes import each_setup_of_bots, scenes
from tests.conformance.covered import Setup
from tests.conformance.games import SHIPPED
from tests.conformance.walk import stops

BUDGETS = (Budget(iterations=1), Budget(iterations=30), Budget(seconds=0), Budget(iterations=5, seconds=0))


@each_setup_of_bots
@pytest.mark.parametrize("budget", BUDGETS, ids=str)
def test_under_any_budget_the_move_is_legal(setup: Setup, budget: Budget) -> None:
    for scene in scenes(setup, 6):
        for level in (*LEVELS, *FOR_THE_ARENA):
            moves = scene.view.legal()
            assert bot(setup.game, level).choose(scene.view, moves, random.Random(1), budget) in moves


@each_setup_of_bots
def test_the_same_chance_and_iterations_choose_the_same_move(setup: Setup) -> None:
    for scene in scenes(setup, 6):
        for level in LEVELS:
            player = bot(setup.game, level)
            moves = scene.view.legal()
            twice = [player.choose(scene.view, moves, random.Random(7), Budget(iterations=20)) for _ in range(2)]
            assert twice[0] == twice[1]


@each_setup_of_bots
def test_a_bot_keeps_to_the_moves_it_is_offered(setup: Setup) -> None:
    for scene in scenes(setup, 6):
        for move in scene.view.legal()[:3]:
            for level in LEVELS:
                assert bot(setup.game, level).choose(scene.view, [move], random.Random(1)) == move


def test_threads_may_share_a_bot() -> None:
    setup = klaf.game("tuki").new(players=4, seed=3)
    seat = setup.acting[0]
    view = setup.view(seat)
    player = bot("tuki", "master")
    alone = player.choose(view, view.legal(), random.Random(1))
    found: list[klaf.Move] = []

    def think() -> None:
        found.append(player.choose(view, view.legal(), random.Random(1)))

    threads = [threading.Thread(target=think) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [alone] * 4


def seen_by_search(game: str, budget: Budget | None, monkeypatch: pytest.MonkeyPatch) -> int:
    """Count the playouts of one choice."""
    scratches: list[Scratch] = []
    laid = Bot._scratch

    def watched(self: Bot, *args: Any) -> Scratch:
        scratches.append(laid(self, *args))
        return scratches[-1]

    monkeypatch.setattr(Bot, "_scratch", watched)
    match = klaf.game(game).new(players=2, seed=1)
    view = match.view(match.acting[0])
    bot(game, "master").choose(view, view.legal(), random.Random(1), budget)
    return int(scratches[-1].nodes["visits"].sum())


def test_time_is_looked_at_early_and_iterations_end_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = seen_by_search("tuki", None, monkeypatch)
    assert seen_by_search("tuki", Budget(seconds=0), monkeypatch) < as_it_is / 4
    assert seen_by_search("tuki", Budget(iterations=100, seconds=60), monkeypatch) < as_it_is
    assert seen_by_search("tuki", Budget(seconds=1), monkeypatch) > as_it_is
    assert seen_by_search("tuki", Budget(iterations=1 << 80, seconds=0), monkeypatch) < as_it_is / 4


@pytest.mark.parametrize("depth", [3, 1000])
@pytest.mark.parametrize("game", SHIPPED)
def test_a_tree_below_the_moves_chooses_too(game: str, depth: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "_added", {})
    levels.add(klaf.game(game), "deep", "master", depth=depth, iterations=200, limit=2)
    match = klaf.game(game).new(players=3, seed=2)
    for _ in range(12):
        seat = match.acting[0]
        view = match.view(seat)
        twice = {bot(game, "deep").choose(view, view.legal(), random.Random(3)) for _ in range(2)}
        assert len(twice) == 1
        assert twice <= set(match.legal(seat))
        match.play(seat, twice.pop())


def test_who_is_not_asked_does_not_choose() -> None:
    match = klaf.game("taki").new(players=3, seed=1)
    moves = match.legal(match.acting[0])
    waiting = next(seat for seat in range(3) if seat not in match.acting)
    for viewer in (None, waiting):
        with pytest.raises(ValueError, match="not asked"):
            bot("taki", "skilled").choose(match.view(viewer), moves, random.Random(1))


def test_all_code_of_a_bot_is_compiled_when_it_is_made() -> None:
    if not JITTED:
        return
    for game in SHIPPED:
        bot(game, "beginner")
    compiled: tuple[Any, ...] = (entries.seed, entries.think)
    for entry in compiled:
        assert len(entry.signatures) >= (1 if entry is entries.seed else len(SHIPPED)), entry


def test_without_a_move_there_is_no_choice() -> None:
    match = klaf.game("taki").new(players=2, seed=1)
    with pytest.raises(ValueError, match="no move"):
        bot("taki", "casual").choose(match.view(0), [], random.Random(1))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unknown_level_is_named_in_the_readers_language(lang: str) -> None:
    with pytest.raises(klaf.UnknownLevel) as caught:
        bot("taki", "champion")
    assert "champion" in caught.value.sentence(lang)
    assert "skilled" in caught.value.sentence(lang)


def test_an_explanation_compares_all_moves() -> None:
    match = klaf.game("eight").new(players=3, seed=4)
    while len(match.legal(match.acting[0])) < 3:
        match.play(match.acting[0], match.legal(match.acting[0])[0])
    seat = match.acting[0]
    told = bot("eight", "skilled").explain(match.view(seat), match.legal(seat)[0])
    assert {one.move for one in told.candidates} == set(match.legal(seat))
    assert told.asked.move == match.legal(seat)[0]
    assert told.best == told.candidates[0]
    assert list(told.candidates) == sorted(told.candidates, key=lambda one: -one.chance)
    assert all(0 <= one.chance <= 1 and one.margin > 0 for one in told.candidates)
    assert told.loss >= 0
    assert told.usual.move == bot("eight", "skilled").choose(match.view(seat), match.legal(seat), random.Random(0))
    again = bot("eight", "skilled").explain(match.view(seat), match.legal(seat)[0].text)
    assert again == told


def test_an_explanation_may_be_had_in_less_time() -> None:
    match = klaf.game("tuki").new(players=2, seed=4)
    view = match.view(match.acting[0])
    master = bot("tuki", "master")
    told = master.explain(view, view.legal()[0])
    quick = master.explain(view, view.legal()[0], budget=Budget(seconds=0))
    assert {one.move for one in quick.candidates} == {one.move for one in told.candidates}
    assert min(one.margin for one in quick.candidates) > max(one.margin for one in told.candidates)


def test_a_chance_of_nothing_is_not_certain() -> None:
    node = blank(Node.dtype, 1)[0]
    node["visits"], node["total"] = 50, 0
    assert bot("tuki", "master")._candidate(node).margin == pytest.approx(0.0357, abs=1e-3)  # Wilson's, for 0 of 50


def test_a_move_that_is_not_legal_is_not_explained() -> None:
    match = klaf.game("tuki").new(players=2, seed=1)
    with pytest.raises(ValueError, match="not legal"):
        Bot(klaf.game("tuki"), "master").explain(match.view(0), "pile")


@each_setup_of_bots
def test_chances_are_shared_out_among_all(setup: Setup) -> None:
    for match in stops(setup)[::7]:
        found = chances(match)
        assert all(one >= 0 for one in found)
        assert ONE - match.players <= sum(found) <= ONE
        if match.over:
            assert {seat for seat, one in enumerate(found) if one} == set(match.winners)
