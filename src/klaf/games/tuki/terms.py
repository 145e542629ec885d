"""Tuki Tuki's cards as people call them, and the kinds of facts that are spelt so."""

from klaf.engine.facts import FactKind
from klaf.games.tuki.cards import KINDS, PARROT
from klaf.games.tuki.parts import PARTS
from klaf.locale import Term


def term(spelling: str) -> Term:
    """Return a card by its spelling."""
    if spelling == KINDS[PARROT]:
        return Term(spelling, "tuki-parrot")
    return Term(spelling, "tuki-number", number=spelling)


CARD = FactKind("card", tuple(term(spelling) for spelling in KINDS))
PART = FactKind("part", PARTS)
