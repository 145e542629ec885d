"""Why a Tuki Tuki move is illegal: the rule that forbids it, and the facts."""

from typing import Any

from klaf.engine.errors import IllegalMove
from klaf.games.tuki.cards import KINDS, PARROT
from klaf.games.tuki.moves import BIN, HOVER, PILE, PUT, TEXTS, THROW, THROW_OPEN
from klaf.games.tuki.state import ALL_PLACES, COLUMNS, OPENING, PLACES, TAKE
from klaf.games.tuki.terms import term


def reason(s: Any, seat: int, move: int) -> IllegalMove:
    """Say which rule forbids a move that is not legal to a seat that has some other move, or waits for openings."""
    phase = int(s["phase"])
    if phase == OPENING:
        return _before(s, seat, move)
    if move < BIN:
        return IllegalMove("TU-03", "tuki-opening-over")
    if phase == TAKE:
        if move == PILE:
            return IllegalMove("TU-10", "tuki-nothing-to-draw")
        return IllegalMove("TU-05", "tuki-take-first")
    if move <= PILE:
        return IllegalMove("TU-05", "tuki-taken-already")
    if move >= HOVER:
        return _hover(s, seat, move)
    if move < PUT + PLACES:
        return IllegalMove("TU-18", "tuki-must-open")
    return _throw(s, seat, move)


def _before(s: Any, seat: int, move: int) -> IllegalMove:
    """Say what a seat may not do before the first turn."""
    left = int(s["to_open"][seat])
    if left == 0:
        return IllegalMove("TU-03", "tuki-opened-two")
    if move < BIN:
        return IllegalMove("TU-03", "tuki-already-open", place=move)
    return IllegalMove("TU-03", "tuki-open-first", count=left)


def _throw(s: Any, seat: int, move: int) -> IllegalMove:
    """Say why the card taken may not be thrown away so."""
    if not s["from_pile"]:
        return IllegalMove("TU-08", "tuki-throw-bin")
    if move < THROW:
        return IllegalMove("TU-08", "tuki-already-open", place=move - THROW_OPEN)
    hidden = ~int(s["open"][seat]) & ALL_PLACES
    if hidden.bit_count() > 1:
        return IllegalMove("TU-09", "tuki-throw-pass", count=hidden.bit_count())
    return IllegalMove("TU-18", "tuki-must-open")


def _hover(s: Any, seat: int, move: int) -> IllegalMove:
    """Say why a parrot may not hover so: no parrot, no landing, or no suitable card."""
    start, landing = map(int, TEXTS[move].split(":")[1:])
    places, box = int(s["open"][seat]), s["boxes"][seat]
    if not places >> start & 1 or int(box[start]) != PARROT:
        return IllegalMove("TU-16", "tuki-no-parrot", place=start)
    if places >> landing & 1:
        return IllegalMove("TU-16", "tuki-no-landing", place=landing)
    partner = start ^ COLUMNS
    if not places >> partner & 1:
        return IllegalMove("TU-16", "tuki-partner-hidden", place=partner)
    if int(box[partner]) == PARROT:
        return IllegalMove("TU-16", "tuki-partner-parrot")
    card, beside = term(KINDS[int(s["taken"])]), term(KINDS[int(box[partner])])
    return IllegalMove("TU-16", "tuki-unsuitable", card=card, partner=beside)
