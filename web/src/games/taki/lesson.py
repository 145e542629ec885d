"""The lesson of TAKI: colours, figures, Stop, Plus, TAKI, +2, Change Colour, and the last card."""

from collections.abc import Callable
from typing import Any

CARDS_IN = ("hands", "pile", "discards")
MOVES = "0:B4 1:R4 0:G4 1:G1 0:Gstop 0:Gplus 0:Gtaki 0:G7 0:close 1:G+2 0:R+2 1:draw 0:colour:B 1:draw 0:B9! 1:B3 0:B5"


def arrange(document: dict[str, Any], left: Callable[..., list[str]]) -> None:
    """Lay the cards of a new match out for the lesson; ``left`` returns the cards that are not among those given."""
    hands = [
        ["R+2", "B4", "B5", "B9", "G4", "G7", "Gstop", "Gplus", "Gtaki", "colour"],
        ["R1", "R4", "R8", "B3", "G1", "G+2", "Y1", "Y3"],
    ]
    first, *top = ["B8", "Y8", "Y7", "R5", "R3", "Y6"]
    document |= {"hands": hands, "counts": [len(hand) for hand in hands], "turn": 0}
    document |= {"discards": [first], "lead_colour": "B", "lead_figure": "8"}
    document["pile"] = left(hands, first, top) + top
