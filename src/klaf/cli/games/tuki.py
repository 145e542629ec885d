"""The table of Tuki Tuki in the terminal.

The rows of a box run as the reader's language does, just as the lists in what is told of the table do: place 0 is the
first that is read.
"""

from typing import Any

from klaf.cli.terminal import Voice
from klaf.games.tuki.marks import marks
from klaf.games.tuki.state import COLUMNS, PLACES
from klaf.games.tuki.terms import term

QUIET = ("turn",)
FACE_DOWN = "?"
_COLUMNS = ("first", "second", "third", "fourth")


def lines(view: dict[str, Any], you: int, table: Voice) -> list[str]:
    """Describe the table as its player may see it: points, the others' boxes, the bin, one's own box and card."""
    shown = [_points(view, table)]
    for seat in [*(seat for seat in range(view["players"]) if seat != you), you]:
        own = table.say("play-tuki-own-box")
        shown.append(own if seat == you else table.say("play-tuki-box", name=table.names[seat]))
        shown += _rows(view["boxes"][seat], table)
        if marks(view).at_seat("closer", seat):
            shown.append(table.say("play-tuki-closed", name=table.names[seat]))
    if view["bin"]:
        shown.append(table.say("play-tuki-bin", card=term(view["bin"][-1]), count=len(view["pile"])))
    if view["taken"] and view["turn"] == you:
        shown.append(table.say("play-tuki-taken", card=term(view["taken"][0])))
    return shown


def _points(view: dict[str, Any], table: Voice) -> str:
    """Say which round it is and what everybody has so far."""
    shown = marks(view)
    now = next(mark for mark in shown.table if mark.kind == "round")
    each = [
        table.say("play-tuki-score", name=table.names[mark.seat], points=mark.number)
        for mark in shown.seats
        if mark.kind == "total"
    ]
    points = table.say("comma").join(each)
    return table.say("play-tuki-points", number=now.number, of=now.of, points=points)


def _rows(box: list[str | None], table: Voice) -> list[str]:
    """Draw a box as it lies: two rows of four, each card after its place."""
    cells = [f"{place}:{FACE_DOWN if card is None else card:<6}" for place, card in enumerate(box)]
    rows = [dict(zip(_COLUMNS, cells[first : first + COLUMNS], strict=True)) for first in range(0, PLACES, COLUMNS)]
    return [table.say("play-tuki-row", **row).rstrip() for row in rows]


def ink(move: str) -> str:
    """Return no colour codes: cards are told apart by what they say."""
    return ""
