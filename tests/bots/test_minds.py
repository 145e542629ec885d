"""Every thought of the rules of thumb, in a position where it decides; and without it, the move is another."""

from pkgutil import iter_modules

import pytest

import klaf
from klaf.bots import games
from klaf.bots.dispatch import load
from tests.bots.thoughts import Thought
from tests.bots.thoughts_eight import EIGHT
from tests.bots.thoughts_taki import TAKI
from tests.bots.thoughts_tuki import TUKI

SCENES = [*TAKI, *EIGHT, *TUKI]
each_scene = pytest.mark.parametrize("scene", SCENES, ids=str)


def test_every_thought_of_every_game_has_a_scene() -> None:
    found = [module.name for module in iter_modules(games.__path__)]
    thoughts = {f"{name}: {thought}" for name in found for thought in load(klaf.game(name)).weights}
    assert {str(scene) for scene in SCENES} == thoughts


@each_scene
def test_a_thought_decides(scene: Thought) -> None:
    assert {*scene.advised()} == {*scene.does.split()}


@each_scene
def test_who_does_not_think_of_it_does_something_else(scene: Thought) -> None:
    """Where without the thought all moves are equal, chance may still find the good one, but not this time."""
    moves = scene.advised(forgotten=True)
    assert moves[0] not in scene.does.split()
    assert {*moves} == {*scene.instead.split()}
