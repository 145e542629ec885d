"""The marks at a table of Eight and a half: what the pot takes, who may be arrested, and with what."""

from typing import Any

from klaf.engine.marks import NO_MARKS, Marks, SeatMark, TableMark
from klaf.games.eight.cards import CODES, KINDS
from klaf.games.eight.document import EMPTY
from klaf.games.eight.moves import ALLOWED
from klaf.games.eight.pot import arrests, binds_to_five


def marks(d: dict[str, Any]) -> Marks:
    """EH-14, EH-15: mark a pot at five or at no whole number, and who left it so, while the next one may arrest."""
    turn, value = d["turn"], d["pot_value"]
    if d["over"] or not d["pot"] or _is_out(d, turn):
        return NO_MARKS
    if value % 2 == 0:
        binds = binds_to_five(value, CODES[d["pot"][-1]], d["options"]["five_after_demon"])
        return Marks(table=(TableMark("five"),)) if binds else NO_MARKS
    cards = tuple(name for card, name in enumerate(KINDS) if _may_arrest(value, card, d["options"]["half_arrests"]))
    seats = (SeatMark("offender", (turn - 1) % d["players"], cards),) if cards else ()
    return Marks(seats=seats, table=(TableMark("part"),))


def _may_arrest(value: int, card: int, half_arrests: bool) -> bool:
    """Whether a card may be laid on a pot, and arrests with that."""
    return arrests(value, card, 1, half_arrests) and bool(int(ALLOWED[value]) >> 3 * card & 1)


def _is_out(d: dict[str, Any], seat: int) -> bool:
    """Whether a seat got rid of all cards: the mini-game has ended."""
    laid = (*d["open"][seat], *d["blind"][seat])
    return not d["hands"][seat] and all(place == EMPTY for place in laid)
