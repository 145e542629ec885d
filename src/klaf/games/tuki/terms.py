"""Tuki Tuki's cards as people call them."""

from typing import Any

from klaf.games.tuki.cards import CODES, KINDS, PARROT
from klaf.locale import Term


def word(name: str, fact: Any) -> Term | None:
    """Return what people call a card, or what pairs are made of; other facts speak for themselves."""
    return term(fact) if name in ("card", "cards", "number") and fact in CODES else None


def term(spelling: str) -> Term:
    """Return a card by its spelling."""
    if spelling == KINDS[PARROT]:
        return Term(spelling, "tuki-parrot")
    return Term(spelling, "tuki-number", number=spelling)
