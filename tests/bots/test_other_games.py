"""Games from elsewhere have bots too: as good as what they say of themselves."""

import random

import pytest

import klaf
from klaf.bots import bot
from klaf.bots.dispatch import load
from klaf.engine import parts
from klaf.engine.parts import find_part
from tests.conformance import games  # noqa: F401  (makes Stairs known)


def test_a_game_brings_its_own_mind() -> None:
    assert load(klaf.game("stairs")).weights == {"climb": 1}


def test_its_rule_of_thumb_is_followed() -> None:
    match = klaf.game("stairs").new(players=3, seed=1)
    seat = match.acting[0]
    choice = bot("stairs", "skilled").choose(match.view(seat), match.legal(seat), random.Random(1))
    assert choice == match.legal(seat)[0]
    assert choice.text != "draw"


@pytest.mark.parametrize("module", ["", "klaf.engine.bits", "nowhere"], ids=["unknown", "one file", "nowhere"])
def test_what_is_not_there_is_not_found(monkeypatch: pytest.MonkeyPatch, module: str) -> None:
    monkeypatch.setattr(parts, "module_of", lambda name: module)
    assert find_part("poker", "klaf.bots", "mind") is None
