"""How the pot binds the seat in turn, in plain numbers: the rules compile this, the marks read documents with it."""

from klaf.games.eight.cards import DEMON, FIVE, HALF

_OUT_OF_REACH = 19  # 9½, in halves: no card arrests here or above (EH-15)


def binds_to_five(value: int, top: int, after_demon: int) -> bool:
    """EH-14: whether a pot of a value, in halves, takes nothing over five; ``top`` is no card if it is empty."""
    return value == 2 * FIVE and (after_demon != 0 or top != DEMON)


def arrests(value: int, card: int, n: int, half_arrests: int) -> bool:
    """EH-15: whether so many of a card make the next whole number of a pot that is not whole."""
    if value & 1 == 0 or value >= _OUT_OF_REACH:
        return False
    if card == HALF:
        return half_arrests != 0 and n == 1
    return 2 * card == value + 1
