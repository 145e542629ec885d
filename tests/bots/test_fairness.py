"""Bots are fair: what a seat may not see changes nothing they do, and they change nothing they see."""

import inspect
import random

import klaf
from klaf import View
from klaf.bots import LEVELS, Bot, Budget, Player, bot
from klaf.engine.compiling.mode import JITTED
from tests.bots.scenes import Scene, each_setup_of_bots, scenes
from tests.conformance.covered import Setup

LITTLE = Budget(iterations=12)


def chosen(scene: Scene, view: View, level: str, seed: int = 5) -> str:
    player = bot(scene.match.game, level)
    return player.choose(view, view.legal(), random.Random(seed), LITTLE).text


@each_setup_of_bots
def test_another_truth_behind_the_same_view_changes_no_decision(setup: Setup) -> None:
    for number, scene in enumerate(scenes(setup)):
        other = scene.view.sample(number).view(scene.seat)
        for level in LEVELS:
            assert chosen(scene, other, level) == chosen(scene, scene.view, level)


@each_setup_of_bots
def test_a_rule_of_thumb_reads_only_what_its_seat_may_see(setup: Setup) -> None:
    """In playouts it is asked on whole worlds: it must choose there as it would on the seat's view of them."""
    from tests.bots.compiled import advice

    for number, scene in enumerate(scenes(setup)):
        world = scene.view.sample(number)
        assert advice(world, scene.seat, scene.match.game) == advice(scene.view, scene.seat, scene.match.game)


@each_setup_of_bots
def test_no_bot_changes_its_view(setup: Setup) -> None:
    for scene in scenes(setup):
        before = scene.view.record.tobytes()
        for level in LEVELS:
            chosen(scene, scene.view, level)
            bot(setup.game, level).explain(scene.view, scene.view.legal()[0], budget=Budget(iterations=1))
        assert scene.view.record.tobytes() == before


def test_a_view_leads_to_no_match() -> None:
    match = klaf.game("taki").new(players=3, seed=1)
    view = match.view(0)
    assert set(vars(view)) == {"game", "seat", "record"}
    if JITTED:
        assert isinstance(view.record.base, bytearray)  # of its own, and nobody else's
        assert len(view.record.base) == view.record.nbytes
    assert not view.record.flags.writeable


def test_what_a_bot_is_handed_is_a_view() -> None:
    for kind in (Bot, Player):
        assert inspect.signature(kind.choose).parameters["view"].annotation is View
    assert inspect.signature(Bot.explain).parameters["view"].annotation is View
