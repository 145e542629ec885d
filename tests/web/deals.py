"""Deals made to order, so that a browser can meet what is rare."""

import random
from collections import Counter
from typing import Any

import klaf
from klaf.engine.match import Match

# How many a game seats.
MOST = {"taki": 10, "eight": 5, "tuki": 6}
# What matches of two have behind them shortly before their end.
LATE: dict[str, dict[str, Any]] = {
    "eight": {"number": 4, "shuffles": 4, "went_out": 0, "points": [3, 3]},
    "tuki": {"rounds": 3, "shuffles": 5, "points": [[9, 30], [30, 9], [20, 20]]},
}


def _rest(deck: Counter[str], *used: list[str]) -> list[str]:
    for cards in used:
        deck = deck - Counter(cards)
    return sorted(deck.elements())


def _all(lists: list[list[str]]) -> list[str]:
    return [card for cards in lists for card in cards]


def taki(hands: list[str], lead: str, under: str = "", **fields: Any) -> Match:
    """Deal TAKI: a hand of cards for each seat, the leading card and those under it; seat 0 is to play.

    A leading card with none under it is the one that was turned up, whose command is ignored.
    """
    game = klaf.game("taki")
    document = game.new(players=len(hands), seed=1, opener=0).position()
    deck = Counter(_all([*document["hands"], document["pile"], document["discards"]]))
    held = [hand.split() for hand in hands]
    document |= {"hands": held, "counts": [len(hand) for hand in held], "discards": [*under.split(), lead]}
    document |= {
        "pile": _rest(deck, *held, document["discards"]),
        "lead_at": len(under.split()),
        "lead_colour": lead[0],
        "lead_figure": lead[1:],
        **fields,
    }
    return game.from_position(document)


def eight(hands: list[str], opens: str) -> Match:
    """Deal Eight and a half: a hand of three for each seat; seat 0 opens with a card."""
    game = klaf.game("eight")
    document = game.new(players=len(hands), seed=1).position()
    held = [hand.split() for hand in hands]
    places = [*document["hands"], *document["banks"], *document["open"], *document["blind"]]
    deck = _rest(Counter(_all(places)), *held)
    random.Random(4).shuffle(deck)
    for field in ("open", "blind", "banks"):
        for cards in document[field]:
            cards[:] = [deck.pop() for _ in cards]
    document |= {"hands": held, "turn": 0, "first_card": opens, "holders": [0]}
    return game.from_position(document)


def going_out(blind: str, **fields: Any) -> Match:
    """Deal Eight and a half for two: seat 0 is to play, and has nothing left but one blind card."""
    game = klaf.game("eight")
    document = game.new(players=2, seed=1).position()
    deck = Counter(_all([cards for field in ("hands", "banks", "open", "blind") for cards in document[field]]))
    kept = {field: document[field][1] for field in ("hands", "banks", "open", "blind")}
    document |= {"hands": [[], kept["hands"]], "banks": [[], kept["banks"]], "open": [["-"] * 3, kept["open"]]}
    document |= {"blind": [[blind, "-", "-"], kept["blind"]], "phase": "blind", "turn": 0, "holders": []}
    document["burnt"] = [_rest(deck, [blind], *kept.values()), []]
    return game.from_position(document | fields)


def tuki(boxes: list[str], open_places: list[list[int]], top_of_bin: str, **fields: Any) -> Match:
    """Deal Tuki Tuki: boxes with some places open, and the top of the bin; seat 0 is to take."""
    game = klaf.game("tuki")
    document = game.new(players=len(boxes), seed=1).position()
    laid = [box.split() for box in boxes]
    deck = Counter(_all([*document["boxes"], document["pile"], document["bin"]]))
    document |= {"boxes": laid, "open": open_places, "bin": [top_of_bin], "to_open": [0] * len(boxes), "turn": 0}
    document |= {"phase": "take", "pile": _rest(deck, *laid, [top_of_bin]), **fields}
    return game.from_position(document)
