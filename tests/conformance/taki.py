"""TAKI under the suite."""

from collections.abc import Callable
from functools import partial

from klaf.engine.options import Value
from tests.conformance.covered import Covered, Document, Setup

TAKI_PHASES = ("turn", "chain", "run", "owed", "free", "break", "over")


def taki_deck(setup: Setup) -> list[str]:
    """TK-01, TK-02."""
    figures = ("1", "+2", "3", "4", "5", "6", "7", "8", "9", "stop", "dir", "plus", "taki")
    cards = 2 * [colour + figure for colour in "RBGY" for figure in figures]
    cards += 4 * ["colour"] + 2 * ["super"] + 2 * ["king"]
    return cards + (2 * ["+3"] + 2 * ["break"] if setup.edition == "2018" else [])


def taki_cards(document: Document) -> list[str]:
    hands = [card for hand in document["hands"] for card in hand]
    return [*hands, *document["pile"], *document["discards"]]


def taki_shown(document: Document, viewer: int | None) -> Document:
    hands = [hand if seat == viewer else None for seat, hand in enumerate(document["hands"])]
    hidden = {"key": None, "hands": hands, "pile": [None] * len(document["pile"])}
    return {**document, **hidden, "viewer": viewer}


def taki_hidden(document: Document, viewer: int | None) -> dict[str, list[str]]:
    hands = {f"hand {seat}": hand for seat, hand in enumerate(document["hands"]) if seat != viewer}
    return {place: cards for place, cards in {**hands, "pile": document["pile"]}.items() if cards}


def taki_top(document: Document) -> str | None:
    return document["pile"][-1] if document["pile"] else None


def taki_mend(document: Document) -> None:
    hands = document.get("hands")
    if isinstance(hands, list):
        document["counts"] = [len(hand) if isinstance(hand, list) else 0 for hand in hands]


def _in_phase(phase: str, document: Document) -> bool:
    return bool(document["phase"] == phase)


TAKI_SIGHTS: dict[str, Callable[[Document], bool]] = {
    **{f"phase {phase}": partial(_in_phase, phase) for phase in TAKI_PHASES},
    "an open TAKI before a debt": lambda p: bool(p["taki_open"] and p["debt"]),
    "a debt of six": lambda p: bool(p["debt"] >= 6),
    "a +3 in a chain": lambda p: bool(p["added"]),
    "an empty pile": lambda p: not p["pile"],
    "discards shuffled in": lambda p: bool(p["shuffles"] > 2 and p["options"]["first_card"] == "any"),
    "a draw that found nothing": lambda p: bool(p["idle"]),
    "a call due": lambda p: bool(p["due"]),
    "a call let go": lambda p: bool(p["waived"]),
    "a call made": lambda p: bool(p["called"]),
    "an offender let off": lambda p: any(p["let_off"]),
    "a first card without a colour": lambda p: bool(p["lead_colour"] == "any"),
    "a King on the leading card": lambda p: bool(p["discards"][-1] == "king" and p["lead_at"] > 0),
    "play against the clock": lambda p: bool(p["direction"] == "counter-clockwise"),
    "the last stage of a pyramid": lambda p: bool(p["options"]["pyramid"] and 1 in p["stages"]),
}


def _taki(players: int, edition: str = "2018", **house: Value) -> Setup:
    return Setup("taki", players, edition, house)


TAKI = Covered(
    name="taki",
    setups=(
        *(_taki(players) for players in range(2, 11)),
        _taki(2, "112-king"),
        _taki(5, "112-king"),
        _taki(3, first_card="number"),
        _taki(8, first_card="any"),
        _taki(4, opener=0),
        _taki(4, opener=3),
        _taki(2, must_play=True),
        _taki(4, last_card="catch"),
        _taki(10, last_card="catch"),
        _taki(3, last_card="off"),
        _taki(2, direction_two="stop"),
        _taki(4, plus3_in_chain="adds2"),
        _taki(3, plus3_in_chain="forbidden"),
        _taki(3, plus3_ends_taki=False),
        _taki(5, break_in_chain="three"),
        _taki(2, win_before_break=True),
        _taki(4, auto_close=True),
        *(_taki(2 + start % 3, pyramid=True, must_play=True, pyramid_start=start) for start in range(1, 9)),
        _taki(10, pyramid=True, must_play=True, last_card="catch", pyramid_start=8),
        _taki(9, "112-king", first_card="any", must_play=True, last_card="off", pyramid=True, pyramid_start=3),
        _taki(
            5,
            first_card="any",
            last_card="catch",
            plus3_in_chain="adds2",
            break_in_chain="three",
            win_before_break=True,
            pyramid=True,
            must_play=True,
            pyramid_start=2,
        ),
        _taki(
            2,
            "112-king",
            first_card="number",
            must_play=True,
            last_card="catch",
            direction_two="stop",
            auto_close=True,
        ),
    ),
    deck=taki_deck,
    cards=taki_cards,
    shown=taki_shown,
    hidden=taki_hidden,
    top=taki_top,
    mend=taki_mend,
    dull=frozenset({"draw"}),
    reveals=frozenset(),
    sights=TAKI_SIGHTS,
)
