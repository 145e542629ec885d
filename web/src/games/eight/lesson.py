"""The lesson of Eight and a half: raise the pot, offend, arrest, five, take, zero, cards together, 8 and a half."""

from collections.abc import Callable
from typing import Any

CARDS_IN = ("hands", "banks", "open", "blind")
MOVES = "0:2 1:3 0:7 1:8 0:half 1:demon 0:9 0:5 1:take 0:4 1:6 0:take 1:2 0:3x2 1:7 0:0 1:6 0:8+half"


def arrange(document: dict[str, Any], left: Callable[..., list[str]]) -> None:
    """Lay the cards of a new match out for the lesson; ``left`` returns the cards that are not among those given."""
    hands = [["2", "7", "half"], ["3", "8", "demon"]]
    tops = [["2", "half", "8", "0", "3", "3", "1", "4", "5", "9"], ["4", "1", "9", "6", "2", "7", "6", "7"]]
    shown = {"open": [["0", "6", "4"], ["8", "2", "9"]], "blind": [["7", "3", "demon"], ["6", "half", "1"]]}
    others = left(hands, tops, *shown.values())
    size = len(document["banks"][0]) - len(tops[0])
    banks = [others[:size] + tops[0], others[size:] + tops[1]]
    document |= {"hands": hands, "banks": banks, **shown, "turn": 0, "first_card": "2", "holders": [0]}
