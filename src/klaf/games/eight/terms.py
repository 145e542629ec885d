"""Cards and pot values of Eight and a half as people call them."""

from klaf.games.eight.cards import CODES
from klaf.locale import Term


def word(name: str, fact: object) -> Term | None:
    """Return what people call a card or the pot's value; other facts speak for themselves."""
    if name in ("card", "cards", "other_card") and fact in CODES:
        return card_term(str(fact))
    if name == "value" and isinstance(fact, int):
        return value_term(fact)
    return None


def card_term(card: str) -> Term:
    """Return a card by its spelling."""
    return Term(card, f"eight-card-{card}") if card in ("half", "demon") else Term(card, "eight-card", card=card)


def value_term(halves: int) -> Term:
    """Return a value in halves: 17 is 8½."""
    whole, half = divmod(halves, 2)
    return Term(str(halves), "eight-value", value=f"{whole or ''}½" if half else str(whole))
