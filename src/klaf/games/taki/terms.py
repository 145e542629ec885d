"""TAKI's cards and colours as people call them, and the kinds of facts that are spelt so."""

from klaf.engine.facts import FactKind
from klaf.games.taki.cards import COLOURS, FIGURES, KINDS
from klaf.locale import Term

_IDS = {"+2": "plus2", "+3": "plus3"}  # a message's id has no plus sign


def term(spelling: str) -> Term:
    """Return a card or a colour by its spelling."""
    colour, figure = spelling[:1], spelling[1:]
    if spelling in COLOURS:
        return Term(spelling, f"taki-colour-{spelling}")
    if colour in COLOURS and figure in FIGURES:
        name = Term(figure, f"taki-figure-{_IDS.get(figure, figure)}")
        return Term(spelling, "taki-coloured", colour=Term(colour, f"taki-colour-{colour}"), figure=name)
    return Term(spelling, f"taki-card-{_IDS.get(spelling, spelling)}")


CARD = FactKind("card", tuple(term(spelling) for spelling in KINDS))
COLOUR = FactKind("colour", tuple(term(spelling) for spelling in COLOURS))
NAMED = FactKind("colour", COLOURS)  # sentences choose by its letter
