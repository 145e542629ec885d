"""Setting tables of Eight and a half up by hand: positions in a line, moves in a line."""

from collections.abc import Sequence
from typing import Any

import klaf
from klaf import Match
from klaf.games.eight.cards import CODES, KINDS, deck
from tests.games.tools import kinds, legal, play, refused, see

__all__ = ["EIGHT", "GONE", "hand", "kinds", "legal", "places", "play", "refused", "scored", "see", "stand", "table"]

EIGHT = klaf.game("eight")
KEY = "00" * 31 + "08"
EMPTY = "-"
GONE = "- - -"  # three places of which no card is left


def table(
    *hands: str,
    open: Sequence[str | None] = (),
    blind: Sequence[str | None] = (),
    banks: Sequence[str] = (),
    burnt: Sequence[str] = (),
    pot: str = "",
    rest: int | str = -1,
    turn: int = 0,
    edition: str = "modern",
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Match:
    """Set up a match with these hands.

    ``open`` and ``blind``: three cards for each seat, ``-`` for an empty place; seats not named have any three.
    ``banks``: the cards from bottom to top; a seat has a bank only if its hand is full. ``pot``: the last is on top.
    ``rest``: the seat among whose burnt cards all others are (by default the last seat), or ``"banks"``: shared out
    as if nothing was played yet, for the phases ``swap`` and ``opening``. Other keywords are fields of the position,
    such as ``number=2, points=[1, 0], went_out=0``; the phase follows from the cards of the seat in turn.
    """
    players = len(hands)
    chosen = options or {}
    house = {option.name: option.default for option in EIGHT.rulebook.of_edition(edition)} | chosen
    eighty = edition == "classic" and house["zeros"] == 14
    left = [KINDS[code] for code in deck(int(eighty))]
    held = [text.split() for text in hands]
    stacks = [text.split() for text in (*banks, *[""] * players)][:players]
    ashes = [text.split() for text in (*burnt, *[""] * players)][:players]
    laid = pot.split()
    on_table = {
        name: [text.split() if text is not None else [] for text in (*rows, *[None] * players)][:players]
        for name, rows in (("open", open), ("blind", blind))
    }
    named = [*held, *stacks, *ashes, laid, *on_table["open"], *on_table["blind"]]
    for card in [card for cards in named for card in cards if card != EMPTY]:
        left.remove(card)
    for rows in on_table.values():
        for seat in range(players):
            rows[seat] = rows[seat] or [left.pop() for _ in range(3)]
    if rest == "banks":
        in_hand = 0 if fields.get("phase") == "swap" else 3
        for seat in range(players):
            dealt = len(range(seat, 80 if eighty else 72, players))
            stacks[seat] = [left.pop() for _ in range(dealt - 6 - in_hand)]
    else:
        assert isinstance(rest, int)
        ashes[rest] += left
    value = 0
    for card in laid:
        value = value + 1 if card == "half" else value if card == "demon" else 2 * int(card)
    stage = "hand" if held[turn] else "blind" if on_table["open"][turn] == [EMPTY] * 3 else "open"
    document: dict[str, Any] = {
        "game": "eight",
        "rules": EIGHT.version,
        "edition": edition,
        "players": players,
        "options": house,
        "key": KEY,
        "shuffles": fields.get("number", 1),
        "over": False,
        "winners": [],
        "phase": stage,
        "turn": turn,
        "number": 1,
        "points": [0] * players,
        "went_out": None,
        "deputy": None,
        "first_card": None,
        "holders": [],
        "pot_value": value,
        "pot": laid,
        "hands": [sorted(cards, key=CODES.__getitem__) for cards in held],
        "banks": stacks,
        **on_table,
        "seen": [[] for _ in hands],
        "burnt": [sorted(cards, key=CODES.__getitem__) for cards in ashes],
    }
    by_winner = house["opener"] == "winner" and document["shuffles"] > 1
    if rest == "banks" and fields.get("phase", "opening") == "opening" and not laid and not by_winner:
        first = next((card for card in "1234678059" if any(card in cards for cards in held)), None)
        document |= {"phase": "opening", "first_card": first}
    if "first_card" in fields:
        document["first_card"] = fields["first_card"]
    document["holders"] = [seat for seat, cards in enumerate(held) if document["first_card"] in cards]
    assert set(fields) <= set(document), f"unknown fields {set(fields) - set(document)}"
    return EIGHT.from_position(document | fields)


def hand(match: Match, seat: int) -> str:
    """Return the cards of a hand in one line."""
    return " ".join(see(match, "hands")[seat])


def places(match: Match, field: str, seat: int) -> str:
    """Return a seat's open or blind cards in one line, ``-`` where there is none."""
    return " ".join(see(match, field)[seat])


def scored(events: list[klaf.Event]) -> list[tuple[int | None, object, object]]:
    """List who scored, how much and why, in order."""
    return [(event.seat, event.points, event.reason) for event in events if event.kind == "scored"]


def stand(match: Match) -> str:
    """Return the decision point in a line: ``"hand 1 pot 7½ of 3"``, ``"blind 0 pot empty"``."""
    at = match.position()
    whole, half = divmod(at["pot_value"], 2)
    value = f"{whole or '' if half else whole}{'½' if half else ''} of {len(at['pot'])}" if at["pot"] else "empty"
    return f"{at['phase']} {at['turn']} pot {value}"
