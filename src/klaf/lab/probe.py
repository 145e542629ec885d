"""What the laboratory reads off a match, callable on any game's record: one source of measuring for all games.

Compiled, the record's type picks the game while compiling; as plain Python, the record's ``game`` number does.
A game without a probe is counted in moves, one turn each; its cards are not looked at.

=========================  ====================================================================================
``begins_turn(s, move)``   whether a move, about to be made, is the one by which turns are counted
``standing(s, seat)``      how well a seat stands, more is better: who is alone in front leads
``points(s, seat)``        what people count: points, or cards held
``won_deal(s)``            the seats that won the deal that has just ended, a bit each
``cards(s, seat, out)``    add the cards that a seat was dealt to ``out``, by kind, at the start of a deal
=========================  ====================================================================================
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from klaf.engine.compiling.mode import JITTED, MODE
from klaf.engine.description import Description
from klaf.engine.layout import Array
from klaf.engine.parts import find_part

if TYPE_CHECKING:
    import numpy as np


@dataclass(frozen=True)
class Probe:
    """How the matches of a game are read: its kinds of cards, with their copies in the deck, and five functions."""

    kinds: tuple[str, ...]
    copies: tuple[int, ...]
    points_win: bool  # whether more points are better
    begins_turn: Any
    standing: Any
    points: Any
    won_deal: Any
    cards: Any


def _every_move(s: Any, move: int) -> bool:
    return True


def _by_winning(s: Any, seat: int) -> int:
    return s.winners >> seat & 1  # type: ignore[no-any-return]


def _winners(s: Any) -> int:
    return s.winners  # type: ignore[no-any-return]


def _nothing(s: Any, seat: int, out: Array) -> None:
    pass


PLAIN = Probe((), (), True, _every_move, _by_winning, _by_winning, _winners, _nothing)
_by_number: dict[int, tuple["np.dtype[np.void]", Probe]] = {}


def probe_of(game: Description) -> Probe:
    """Load a game's probe: klaf's own here, that of a game from elsewhere in its module ``probe``."""
    if game.number not in _by_number:
        part = find_part(game.name, "klaf.lab", "probe")
        probe = PLAIN if part is None else part.PROBE
        _by_number[game.number] = (game.state.dtype, probe)
    return _by_number[game.number][1]


def _probe(s: Any) -> Probe:
    return _by_number[int(s.game)][1]


def begins_turn(s: Any, move: int) -> bool:
    """Whether a move is the one by which turns are counted."""
    return _probe(s).begins_turn(s, move)  # type: ignore[no-any-return]


def standing(s: Any, seat: int) -> int:
    """Return how well a seat stands."""
    return _probe(s).standing(s, seat)  # type: ignore[no-any-return]


def points(s: Any, seat: int) -> int:
    """Return what people count of a seat."""
    return _probe(s).points(s, seat)  # type: ignore[no-any-return]


def won_deal(s: Any) -> int:
    """Return the seats that won the last deal."""
    return _probe(s).won_deal(s)  # type: ignore[no-any-return]


def cards(s: Any, seat: int, out: Array) -> None:
    """Add up the cards that a seat was dealt."""
    _probe(s).cards(s, seat, out)


def _chooser(name: str) -> Any:
    """Make the function that tells Numba, from the record's type, which game's probe is meant."""
    from numba import types

    def choose(s: Any, *rest: Any) -> Any:
        if isinstance(s, types.Record):
            for dtype, probe in _by_number.values():
                if s.dtype == dtype:
                    function = getattr(probe, name)
                    return getattr(function, "py_func", function)
        return None

    return choose


if JITTED:
    from numba.extending import overload

    checks: Any = {"boundscheck": True} if MODE == "check" else {}
    for function in (begins_turn, standing, points, won_deal, cards):
        overload(function, jit_options=checks, target="generic", strict=False)(_chooser(function.__name__))
