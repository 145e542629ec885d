"""The mark at a table of Eight and a half: who may be arrested, and with what."""

from typing import Any

from klaf.engine.marks import NO_MARKS, Marks, SeatMark
from klaf.games.eight.cards import HALF, KINDS
from klaf.games.eight.document import EMPTY

HIGHEST = 17  # a pot of 8½, in halves, is the last that a card arrests on


def marks(d: dict[str, Any]) -> Marks:
    """EH-15: mark the seat that left the pot at no whole number, as long as the next one may arrest it."""
    turn, value = d["turn"], d["pot_value"]
    if d["over"] or not d["pot"] or value % 2 == 0 or value > HIGHEST or _is_out(d, turn):
        return NO_MARKS
    cards = [KINDS[(value + 1) // 2]]
    if d["options"]["half_arrests"] and value < HIGHEST:
        cards.append(KINDS[HALF])
    return Marks(seats=(SeatMark("offender", (turn - 1) % d["players"], tuple(cards)),))


def _is_out(d: dict[str, Any], seat: int) -> bool:
    """Whether a seat got rid of all cards: the mini-game has ended."""
    laid = (*d["open"][seat], *d["blind"][seat])
    return not d["hands"][seat] and all(place == EMPTY for place in laid)
