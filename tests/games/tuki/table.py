"""Setting Tuki Tuki tables up by hand: positions in a line, moves in a line."""

from typing import Any

import klaf
from klaf import Match
from klaf.engine.events import Event
from klaf.games.tuki.cards import KINDS, deck
from tests.games.tools import kinds, legal, play, refused, see

__all__ = [
    "HALF",
    "HOVERS",
    "TUKI",
    "box",
    "held",
    "kinds",
    "legal",
    "opening",
    "play",
    "puts",
    "refused",
    "see",
    "stand",
    "table",
    "throws",
    "told",
    "top",
    "why",
]

TUKI = klaf.game("tuki")
KEY = "00" * 31 + "07"

# A box whose upper row is open and whose lower row is hidden.
HALF = "1 2 3 4 / (5) (6) (7) (8)"


def table(
    *boxes: str,
    bin: str = "9",
    pile: str = "",
    taken: str = "",
    drawn: str = "",
    rest: str = "pile",
    recycled: bool = False,
    turn: int = 0,
    points: list[list[int]] | None = None,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Match:
    """Set up a match with these boxes, such as ``"1 2 3 P / (5) (6) 7 (8)"``: hidden cards stand in brackets.

    ``bin``: its cards from the bottom. ``pile``: the next cards to be drawn, first one first. ``taken``, ``drawn``: the
    card that the seat in turn holds, from the bin or the pile. ``rest``: whether all other cards are under those of the
    ``pile`` or of the ``bin``. ``recycled``: the pile was made of the bin. Other keywords are fields of the position.
    """
    options = options or {}
    house = {option.name: option.default for option in TUKI.rulebook.options} | options
    laid = [[card.strip("()") for card in box.replace("/", " ").split()] for box in boxes]
    shown = [[place for place, card in enumerate(box.replace("/", " ").split()) if card[0] != "("] for box in boxes]
    hand = [card for card in (taken, drawn) if card]
    cards, coming = bin.split(), pile.split()
    left = [KINDS[code] for code in deck()]
    for card in [*cards, *coming, *hand, *(card for box in laid for card in box)]:
        left.remove(card)
    if rest == "bin":
        cards, left = left + cards, []
    lying = left + coming[::-1]
    document: dict[str, Any] = {
        "game": "tuki",
        "rules": TUKI.version,
        "edition": "standard",
        "players": len(boxes),
        "options": house,
        "key": KEY,
        "shuffles": 7,
        "over": False,
        "winners": [],
        "phase": "place" if hand else "take",
        "turn": turn,
        "rounds": len(points or []),
        "points": points or [],
        "order": list(range(len(boxes))),
        "closer": None,
        "quiet": 0,
        "to_open": [0] * len(boxes),
        "open": shown,
        "boxes": laid,
        "taken": hand,
        "taken_from": "bin" if taken else "pile" if drawn else "none",
        "pile": lying,
        "bin": cards,
        "recycled": sorted(lying + ([drawn] if drawn else []), key=KINDS.index) if recycled else [],
    }
    assert set(fields) <= set(document), f"unknown fields {set(fields) - set(document)}"
    return TUKI.from_position(document | fields)


def opening(*boxes: str, bin: str = "9", order: list[int] | None = None, **options: Any) -> Match:
    """Set up the moment before the first turn: nothing is open yet."""
    hidden = [" ".join(f"({card})" for card in box.split()) for box in boxes]
    fields: dict[str, Any] = {"phase": "opening", "turn": None, "to_open": [2] * len(boxes)}
    if order:
        fields["order"] = order
    return table(*hidden, bin=bin, options=options, **fields)


def held(source: str, card: str) -> dict[str, Any]:
    """Say for ``table`` that the seat in turn holds a card, ``taken`` from the bin or ``drawn``."""
    return {source: card}


def why(match: Match, seat: int, move: str) -> tuple[str, str]:
    """Try an illegal move and return the rule and the reason."""
    error = refused(match, seat, move)
    return error.rule, error.why


def box(match: Match, seat: int) -> str:
    """Return a seat's box in one line, hidden cards in brackets."""
    at = match.position()
    cards = [card if place in at["open"][seat] else f"({card})" for place, card in enumerate(at["boxes"][seat])]
    return " ".join([*cards[:4], "/", *cards[4:]])


def top(match: Match) -> str:
    """Return the bin's top card."""
    return str(see(match, "bin")[-1])


def told(events: list[Event], kind: str) -> list[tuple[int | None, dict[str, object]]]:
    """List whose events of a kind happened, and their facts."""
    return [(event.seat, dict(event.facts)) for event in events if event.kind == kind]


def stand(match: Match) -> str:
    """Return the decision point in a line: ``"take 1"``, ``"place 0 P bin"``."""
    at = match.position()
    hand = f" {at['taken'][0]} {at['taken_from']}" if at["taken"] else ""
    return f"{at['phase']} {at['turn']}{hand}"


HOVERS = [f"hover:{start}:{landing}" for start in range(8) for landing in range(8) if start != landing]


def puts(places: str) -> list[str]:
    """List the moves that put a card at places."""
    return [f"put:{place}" for place in places]


def throws(places: str) -> list[str]:
    """List the moves that throw a card and open places."""
    return [f"throw:{place}" for place in places]
