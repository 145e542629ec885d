"""Bots choose legal moves, the same ones for the same chance, however long they may think."""

import random
import threading

import pytest

import klaf
from klaf.bots import LEVELS, Bot, Budget, bot
from klaf.bots.chances import ONE
from klaf.bots.levels import FOR_THE_ARENA
from klaf.locale import LANGUAGES
from tests.bots.compiled import chances
from tests.bots.scenes import each_setup_of_bots, scenes
from tests.conformance.covered import Setup
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
    again = bot("eight", "skilled").explain(match.view(seat), match.legal(seat)[0].text)
    assert again == told


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
