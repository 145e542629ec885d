"""TAKI's cards and colours as people call them."""

from klaf.games.taki.cards import COLOURS, FIGURES
from klaf.locale import Term

_IDS = {"+2": "plus2", "+3": "plus3"}  # a message's id has no plus sign


def word(name: str, fact: object) -> Term | None:
    """Return what people call a card or colour; other facts speak for themselves."""
    return term(fact) if name in ("card", "cards", "colour") and isinstance(fact, str) else None


def term(spelling: str) -> Term:
    """Return a card, a colour, or a colour's and figure's lead, by its spelling."""
    colour, figure = spelling[:1], spelling[1:]
    if spelling in COLOURS:
        return Term(spelling, f"colour-{spelling}")
    if colour in COLOURS and figure in FIGURES:
        name = Term(figure, f"taki-figure-{_IDS.get(figure, figure)}")
        return Term(spelling, "taki-coloured", colour=Term(colour, f"colour-{colour}"), figure=name)
    return Term(spelling, f"taki-card-{_IDS.get(spelling, spelling)}")
