"""Tuki Tuki's cards as people call them."""

from klaf.games.tuki.cards import KINDS, PARROT
from klaf.locale import Term


def word(name: str, fact: object) -> Term | None:
    """Give what people call a card; other facts speak for themselves."""
    return term(fact) if name == "card" and isinstance(fact, str) else None


def term(spelling: str) -> Term:
    """Give a card by its spelling."""
    if spelling == KINDS[PARROT]:
        return Term(spelling, "tuki-parrot")
    return Term(spelling, "tuki-number", number=spelling)
