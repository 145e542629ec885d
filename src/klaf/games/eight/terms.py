"""Cards and pot values of Eight and a half as people call them, and the kinds of facts that are spelt so."""

from klaf.engine.facts import FactKind
from klaf.games.eight.cards import KINDS
from klaf.games.eight.moves import HIGHEST
from klaf.locale import Term


def card_term(card: str) -> Term:
    """Return a card by its spelling."""
    return Term(card, f"eight-card-{card}") if card in ("half", "demon") else Term(card, "eight-card", card=card)


def value_term(halves: int) -> Term:
    """Return a value in halves: 17 is 8½."""
    whole, half = divmod(halves, 2)
    return Term(str(halves), "eight-value", value=f"{whole or ''}½" if half else str(whole))


CARD = FactKind("card", tuple(card_term(card) for card in KINDS))
VALUE = FactKind("value", tuple(value_term(halves) for halves in range(HIGHEST + 1)), numeric=True)
