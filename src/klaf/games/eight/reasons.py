"""Why a move of Eight and a half is illegal: the rule that forbids it, and the facts."""

from typing import Any

from klaf.engine.errors import IllegalMove
from klaf.games.eight.cards import DEMON, EIGHT, FIVE, HALF, KINDS, NO_CARD, ZERO
from klaf.games.eight.moves import KEEP, LAY_WITH_HALF, SWAPS, TAKE, TEXTS, TURN_UP
from klaf.games.eight.options import CLASSIC
from klaf.games.eight.position import unary
from klaf.games.eight.state import BLIND, OPEN, OPENING, PLACES, SEATS, SWAP
from klaf.games.eight.terms import card_term, value_term


def reason(s: Any, seat: int, move: int) -> IllegalMove:
    """Say which rule forbids a move that is not legal to the seat in turn."""
    phase = int(s["phase"])
    if move >= KEEP:
        return _swap(s, seat, move)
    if phase == SWAP:
        return IllegalMove("EH-32", "eight-swap-first")
    if move == TAKE:
        return _take(s)
    if move >= TURN_UP:
        if phase == BLIND:
            return IllegalMove("EH-21", "eight-blind-gone", place=move - TURN_UP)
        return IllegalMove("EH-20", "eight-blind-too-early")
    if phase == BLIND:
        return IllegalMove("EH-21", "eight-only-blind")
    if move < LAY_WITH_HALF:
        return _lay(s, seat, move // 3, move % 3 + 1)
    return _lay_with_half(s, seat, move - LAY_WITH_HALF + 1)


def _swap(s: Any, seat: int, move: int) -> IllegalMove:
    if int(s["edition"]) != CLASSIC:
        return IllegalMove("EH-32", "eight-no-swaps")
    if int(s["phase"]) != SWAP:
        return IllegalMove("EH-32", "eight-swap-over")
    other = (move - SWAPS) // PLACES % SEATS
    if other == seat:
        return IllegalMove("EH-32", "eight-swap-own")
    return IllegalMove("EH-32", "eight-swap-nobody", other=other, last=int(s["players"]) - 1)


def _take(s: Any) -> IllegalMove:
    if not s["pot_size"]:
        return IllegalMove("EH-07", "eight-take-empty")
    if int(s["phase"]) == BLIND:
        return IllegalMove("EH-21", "eight-take-blind")
    return IllegalMove("EH-07", "eight-can-play", value=value_term(int(s["pot_value"])))


def _held(s: Any, seat: int, card: int) -> int:
    """Count the cards of a kind that a seat may choose from."""
    if int(s["phase"]) == OPEN:
        return [int(other) for other in s["opens"][seat]].count(card)
    return unary(int(s["hands"][seat])).count(KINDS[card])


def _not_held(s: Any, seat: int, card: int, n: int) -> IllegalMove | None:
    held = _held(s, seat, card)
    if held >= n:
        return None
    if int(s["phase"]) != OPEN:
        on_table = [int(other) for other in s["opens"][seat] if other != NO_CARD]
        if held + on_table.count(card) >= n:
            return IllegalMove("EH-20", "eight-hand-first", card=card_term(KINDS[card]))
    return IllegalMove("EH-06", "eight-not-held", card=card_term(KINDS[card]), held=held, wanted=n)


def _opening(s: Any) -> IllegalMove:
    return IllegalMove("EH-05", "eight-must-open", card=card_term(KINDS[int(s["first_card"])]))


def _on_five(s: Any) -> bool:
    """EH-14: tell whether the pot stands at five and binds the seat in turn."""
    size = int(s["pot_size"])
    if not size or int(s["pot_value"]) != 2 * FIVE:
        return False
    return bool(s["five_after_demon"]) or int(s["pot"][size - 1]) != DEMON


def _lay(s: Any, seat: int, card: int, n: int) -> IllegalMove:
    missing = _not_held(s, seat, card, n)
    if missing is not None:
        return missing
    if int(s["phase"]) == OPENING:
        return _opening(s)
    value = int(s["pot_value"])
    if card == HALF:
        return IllegalMove("EH-11", "eight-half-on-top")
    if card == ZERO:
        if value == 2 * EIGHT + 1:
            return IllegalMove("EH-13", "eight-zero-on-top")
        return IllegalMove("EH-12", "eight-zero-on-part", value=value_term(value))
    if _on_five(s):
        return IllegalMove("EH-14", "eight-on-five", card=card_term(KINDS[card]))
    return IllegalMove("EH-06", "eight-too-low", card=card_term(KINDS[card]), value=value_term(value))


def _lay_with_half(s: Any, seat: int, n: int) -> IllegalMove:
    for card, wanted in ((EIGHT, n), (HALF, 1)):
        missing = _not_held(s, seat, card, wanted)
        if missing is not None:
            return missing
    if int(s["phase"]) == OPENING:
        return _opening(s)
    if _on_five(s):
        return IllegalMove("EH-14", "eight-on-five-together", move=TEXTS[LAY_WITH_HALF + n - 1])
    return IllegalMove("EH-13", "eight-together-too-low", value=value_term(int(s["pot_value"])))
