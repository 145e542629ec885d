"""What the laboratory measures in a match, as functions that work on any game's record.

A game without a probe is counted in moves, one turn each; its cards are not looked at.

=========================  ====================================================================================
``begins_turn(s, move)``   whether a move, about to be made, is the one by which turns are counted
``advantage(s, seat)``     how far ahead a seat is, more is better: a seat alone in front leads
``points(s, seat)``        what people count: points, or cards held
``won_deal(s)``            the seats that won the deal that has just ended, a bit each
``cards(s, seat, out)``    add the cards that a seat was dealt to ``out``, by kind, at the start of a deal
=========================  ====================================================================================
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from klaf.engine.by_game import ByGame
from klaf.engine.description import Description
from klaf.engine.layout import Array
from klaf.engine.parts import find_part
from klaf.locale import Term


@dataclass(frozen=True)
class Probe:
    """How the matches of a game are read: its kinds of cards, with their copies in the deck, and five functions."""

    kinds: tuple[str, ...]
    copies: tuple[int, ...]
    points_win: bool  # whether more points are better
    begins_turn: Any
    advantage: Any
    points: Any
    won_deal: Any
    cards: Any
    word: Callable[[str], Term | None] | None = None  # what people call a kind of card; none: as they call the card


def _every_move(s: Any, move: int) -> bool:
    return True


def _by_winning(s: Any, seat: int) -> int:
    return s.winners >> seat & 1  # type: ignore[no-any-return]


def _winners(s: Any) -> int:
    return s.winners  # type: ignore[no-any-return]


def _nothing(s: Any, seat: int, out: Array) -> None:
    pass


PLAIN = Probe((), (), True, _every_move, _by_winning, _by_winning, _winners, _nothing)
_probes: ByGame[Probe] = ByGame()


def probe_of(game: Description) -> Probe:
    """Load a game's probe: klaf's own here, that of a game from elsewhere in its module ``probe``."""
    if game not in _probes:
        part = find_part(game.name, "klaf.lab", "probe")
        _probes.add(game, PLAIN if part is None else part.PROBE)
    return _probes[game]


@_probes.declare
def begins_turn(s: Any, move: int) -> bool:
    """Whether a move is the one by which turns are counted."""
    raise NotImplementedError


@_probes.declare
def advantage(s: Any, seat: int) -> int:
    """Return how far ahead a seat is."""
    raise NotImplementedError


@_probes.declare
def points(s: Any, seat: int) -> int:
    """Return what people count of a seat."""
    raise NotImplementedError


@_probes.declare
def won_deal(s: Any) -> int:
    """Return the seats that won the last deal."""
    raise NotImplementedError


@_probes.declare
def cards(s: Any, seat: int, out: Array) -> None:
    """Add up the cards that a seat was dealt."""
