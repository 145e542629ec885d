"""The table of Eight and a half in the terminal.

Rows of cards and places run as the reader's language does, just as the lists in what is told of the table do: place 0
is the first that is read.
"""

from typing import Any

from klaf.cli.terminal import Voice
from klaf.games.eight.marks import marks
from klaf.games.eight.terms import card_term, value_term

QUIET = ("turn", "dealt", "filled")
FACE_DOWN = "?"


def lines(view: dict[str, Any], you: int, table: Voice) -> list[str]:
    """Describe the table as its player may see it."""
    shown = [_points(view, table)]
    for seat in range(view["players"]):
        if seat != you:
            facts = _laid_out(view, seat, table) | {"name": table.names[seat], "hand": len(view["hands"][seat])}
            shown.append(table.say("play-eight-other", **facts))
    shown += _pot(view, table)
    shown.append(table.say("play-eight-table", **_laid_out(view, you, table)))
    return [*shown, " ".join([table.say("play-eight-hand"), table.say("gap").join(view["hands"][you])])]


def _points(view: dict[str, Any], table: Voice) -> str:
    each = [
        table.say("play-eight-score", name=table.names[seat], points=points)
        for seat, points in enumerate(view["points"])
    ]
    return table.say("play-eight-points", points=table.say("comma").join(each))


def _laid_out(view: dict[str, Any], seat: int, table: Voice) -> dict[str, object]:
    """Count and list what lies before a seat; blind cards that were seen only where the house shows them."""
    helps = view["options"]["show_seen_blinds"]
    blind = [card if card == "-" or (helps and card is not None) else FACE_DOWN for card in view["blind"][seat]]
    return {
        "bank": len(view["banks"][seat]),
        "open": table.say("gap").join(view["open"][seat]),
        "blind": table.say("gap").join(blind),
        "burnt": len(view["burnt"][seat]),
    }


def _pot(view: dict[str, Any], table: Voice) -> list[str]:
    """Say how the pot stands, and whom the seat in turn could arrest."""
    if not view["pot"]:
        return [table.say("play-eight-pot-empty")]
    value = view["pot_value"]
    shown = [table.say("play-eight-pot", value=value_term(value), count=len(view["pot"]))]
    for offender in (mark for mark in marks(view).seats if mark.kind == "offender"):
        message = "play-eight-offender-half" if len(offender.cards) > 1 else "play-eight-offender"
        shown.append(table.say(message, name=table.names[offender.seat], card=card_term(offender.cards[0])))
    return shown


def ink(move: str) -> str:
    """Return no colour codes: cards are told apart by what they say."""
    return ""
