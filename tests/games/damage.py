"""Changing positions for the worse, and seeing them refused: for the positions of every game."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from klaf import BadPosition, Game
from klaf.engine.document.writer import Document
from klaf.locale import LANGUAGES

Change = Callable[[Document], object]
Maker = Callable[[], Document]


def refused(game: Game, position: Any) -> BadPosition:
    """Try a position that is none and return the refusal, having seen that the document was left as it is."""
    before = copy.deepcopy(position)
    with pytest.raises(BadPosition) as caught:
        game.from_position(position)
    assert position == before
    for lang in LANGUAGES:
        assert caught.value.sentence(lang)
    return caught.value


def put(*path: Any) -> Change:
    """Write the value that a path of keys leads to: ``put("turn", 3)``, ``put("hands", 0, ["R7"])``."""

    def change(position: Document) -> None:
        *way, last, value = path
        holder: Any = position
        for key in way:
            holder = holder[key]
        holder[last] = value

    return change


def fields(**values: Any) -> Change:
    """Write several fields."""
    return lambda position: position.update(values)


def house(**values: Any) -> Change:
    """Write house rules."""
    return lambda position: position["options"].update(values)


def every(*changes: Change) -> Change:
    """Do several things."""

    def change(position: Document) -> None:
        for each in changes:
            each(position)

    return change
