"""Views as documents, quickly: the same as ``View.document``, with what never changes in a match made once."""

from functools import cache, lru_cache
from typing import Any

from klaf.engine.numbers import seats_of
from klaf.engine.position import Document
from klaf.engine.view import View
from klaf.games import game
from klaf.games.taki.cards import KINDS
from klaf.games.taki.position import hand_cards


def of_view(view: View) -> Document:
    """Return a view as a JSON-able document; nothing but the view is looked at."""
    played, record = view.game, view.record[0]
    state: dict[str, Any] = dict(zip(record.dtype.names or (), record.item(), strict=True))
    return {
        **_setting(played.name, played.version, *[state[field] for field in _fields(played.name)]),
        "shuffles": state["shuffles"],
        "over": bool(state["over"]),
        "winners": seats_of(state["winners"]),
        **played.write_position(state),
        "viewer": view.seat,
    }


def of_seat(view: View, public: Document) -> Document:
    """Return a seat's view as a document, made from a spectator's where it is known in what the two may differ."""
    own = _OWN.get(view.game.name)
    return of_view(view) if own is None else {**public, **own(view), "viewer": view.seat}


def _own_hand(view: View) -> Document:
    """Return what a seat at a table of TAKI sees besides what everybody does: its own hand."""
    assert view.seat is not None
    hands: list[list[str] | None] = [None] * int(view.record["players"][0])
    cards = hand_cards(view.record["hands"][0, view.seat].tolist())
    hands[view.seat] = None if cards is None else [KINDS[card] for card in cards]
    return {"hands": hands}


_OWN = {"taki": _own_hand}


@cache
def _fields(name: str) -> tuple[str, ...]:
    """Name the fields that say how a match was set up."""
    return ("players", "edition", *(option.name for option in game(name).rulebook.options))


@lru_cache(maxsize=2000)
def _setting(name: str, version: int, *codes: int) -> Document:
    """Return the part of a document that tells how a match was set up."""
    state = dict(zip(_fields(name), codes, strict=True))
    edition, house = game(name).rulebook.decode(state)
    return {
        "game": name,
        "rules": version,
        "edition": edition,
        "players": state["players"],
        "options": house,
        "key": None,
    }
