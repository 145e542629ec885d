"""Tuki Tuki under the suite."""

from collections.abc import Callable
from functools import partial

from klaf.engine.options import Value
from tests.conformance.covered import Covered, Document, Setup

TUKI_PHASES = ("opening", "take", "place", "over")


def tuki_deck(setup: Setup) -> list[str]:
    """TU-01."""
    return 8 * [str(number) for number in range(13)] + 4 * ["P"]


def tuki_cards(document: Document) -> list[str]:
    boxes = [card for box in document["boxes"] for card in box]
    return [*boxes, *document["taken"], *document["pile"], *document["bin"]]


def _sees(document: Document, viewer: int | None, seat: int) -> bool:
    """Whether a viewer sees the open cards of a box: before the first turn only its owner does."""
    return document["phase"] != "opening" or seat == viewer


def tuki_shown(document: Document, viewer: int | None) -> Document:
    places, boxes = [], []
    for seat, (opened, box) in enumerate(zip(document["open"], document["boxes"], strict=True)):
        seen = opened if _sees(document, viewer, seat) else [None] * len(opened)
        places.append(seen)
        boxes.append([card if place in seen else None for place, card in enumerate(box)])
    drawn = document["taken_from"] == "pile" and document["turn"] != viewer
    return {
        **document,
        "key": None,
        "open": places,
        "boxes": boxes,
        "taken": [None] if drawn else document["taken"],
        "pile": [None] * len(document["pile"]),
        "viewer": viewer,
    }


def tuki_hidden(document: Document, viewer: int | None) -> dict[str, list[str]]:
    shown = tuki_shown(document, viewer)
    places = {
        f"box {seat}": [card for card, seen in zip(box, shown["boxes"][seat], strict=True) if seen is None]
        for seat, box in enumerate(document["boxes"])
    }
    if shown["taken"] == [None]:
        places["taken"] = document["taken"]
    return {**places, "pile": document["pile"]}


def tuki_pool(document: Document, place: str) -> str:
    """A pile made of the bin holds other cards than the hidden places of the boxes (TU-10)."""
    return "recycled" if document["recycled"] and place in ("taken", "pile") else "unseen"


def tuki_top(document: Document) -> str:
    return str(document["pile"][-1])


def tuki_mend(document: Document) -> None:
    pile, taken = document.get("pile"), document.get("taken")
    if document.get("recycled") and isinstance(pile, list) and isinstance(taken, list):
        drawn = taken if document.get("taken_from") == "pile" else []
        cards = [card for card in [*pile, *drawn] if isinstance(card, str)]
        document["recycled"] = sorted(cards, key=lambda card: (len(card), card) if card != "P" else (3, card))


def _in_phase(phase: str, document: Document) -> bool:
    return bool(document["phase"] == phase)


def _one_hidden(document: Document) -> bool:
    return any(len(places) == 7 for places in document["open"])


def _open_parrot(document: Document) -> bool:
    return any(
        box[place] == "P" for places, box in zip(document["open"], document["boxes"], strict=True) for place in places
    )


TUKI_SIGHTS: dict[str, Callable[[Document], bool]] = {
    **{f"phase {phase}": partial(_in_phase, phase) for phase in TUKI_PHASES},
    "a seat that has opened one card": lambda p: 1 in p["to_open"],
    "a seat that waits for the others to open": lambda p: p["phase"] == "opening" and 0 in p["to_open"],
    "a card taken from the bin": lambda p: p["taken_from"] == "bin",
    "a card drawn": lambda p: p["taken_from"] == "pile",
    "a pile made of the bin": lambda p: bool(p["recycled"]),
    "a card drawn from a pile made of the bin": lambda p: bool(p["recycled"]) and p["taken_from"] == "pile",
    "a last hidden card": _one_hidden,
    "an open parrot": _open_parrot,
    "last turns": lambda p: p["closer"] is not None and p["phase"] != "over",
    "a turn that must open": lambda p: p["phase"] == "take" and p["quiet"] == p["options"]["stall"] * p["players"],
    "a box of less than nothing": lambda p: any(points < 0 for round_ in p["points"] for points in round_),
    "the fifth round": lambda p: p["rounds"] == 4,
}


def _tuki(players: int, **house: Value) -> Setup:
    return Setup("tuki", players, "standard", house)


TUKI = Covered(
    name="tuki",
    setups=(
        *(_tuki(players) for players in range(2, 7)),
        *(_tuki(players, stall=1) for players in (2, 3)),
        _tuki(2, stall=2),
        _tuki(6, stall=999_999_999),
        _tuki(3, double_parrot="joins", birthday=2),
        _tuki(4, hover_any=True, birthday=0),
        _tuki(6, hover_any=True, double_parrot="joins"),
        _tuki(5, hover_any=True, double_parrot="joins", stall=1),
    ),
    deck=tuki_deck,
    cards=tuki_cards,
    shown=tuki_shown,
    hidden=tuki_hidden,
    top=tuki_top,
    mend=tuki_mend,
    # What opens a card at once makes rounds short; without it more piles are used up.
    dull=frozenset({"bin", *(f"throw:{place}" for place in range(8))}),
    reveals=frozenset({"showed", "threw", "put", "binned", "opened", "revealed"}),
    sights=TUKI_SIGHTS,
    pool=tuki_pool,
    unreached=frozenset({"tuki-nothing-to-draw"}),  # more cards lie outside the boxes than the bin can hold
)
