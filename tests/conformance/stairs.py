"""Stairs, the example of a fourth game, under the suite."""

from klaf.engine.options import Value
from tests.conformance.covered import Covered, Document, Setup


def cards(document: Document) -> list[str]:
    lists = [document["laid"], document["pile"], *document["hands"]]
    return [str(card) for each in lists for card in each]


def shown(document: Document, viewer: int | None) -> Document:
    hands = [hand if seat == viewer else [None] * len(hand) for seat, hand in enumerate(document["hands"])]
    return {**document, "key": None, "hands": hands, "pile": [None] * len(document["pile"]), "viewer": viewer}


def hidden(document: Document, viewer: int | None) -> dict[str, list[str]]:
    places = {f"hand {seat}": hand for seat, hand in enumerate(document["hands"]) if seat != viewer}
    places["pile"] = document["pile"]
    return {place: [str(card) for card in cards] for place, cards in places.items() if cards}


def _stairs(players: int, **house: Value) -> Setup:
    return Setup("stairs", players, "only", house)


STAIRS = Covered(
    name="stairs",
    setups=(_stairs(2), _stairs(3), _stairs(4), _stairs(3, dealt=3), _stairs(4, dealt=5)),
    deck=lambda setup: [str(k + 1) for k in range(24)],
    cards=cards,
    shown=shown,
    hidden=hidden,
    top=lambda document: str(document["pile"][-1]) if document["pile"] else None,
    mend=lambda document: None,
    dull=frozenset({"draw"}),
    reveals=frozenset(),
    sights={"a new flight": lambda p: bool(p["laid"] and not p["top"]), "an empty pile": lambda p: not p["pile"]},
)
