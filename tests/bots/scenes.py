"""Views to think about: moments of random matches in which a seat has a choice."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from klaf import Match, View
from klaf.engine.compiling.mode import JITTED
from tests.conformance.covered import Setup
from tests.conformance.games import GAMES
from tests.conformance.walk import sized, stops

# Of every game its first set-up, the largest table, and some house rules.
_CHOSEN = [
    setup
    for covered in GAMES.values()
    for setup in {*covered.setups[:: max(1, len(covered.setups) // 3)], max(covered.setups, key=lambda s: s.players)}
]
each_setup_of_bots = pytest.mark.parametrize("setup", sorted(_CHOSEN if JITTED else _CHOSEN[:2], key=str), ids=str)


@dataclass(frozen=True)
class Scene:
    """A match that asks a seat, and that seat's view."""

    match: Match
    seat: int
    view: View


def scenes(setup: Setup, n: int = 12) -> Iterator[Scene]:
    """Return some moments in which the seat that is asked has a choice."""
    rest = sized(n, 2)
    found = stops(setup)
    for match in found[:: max(1, len(found) // (3 * rest))]:
        seat = match.next_actor
        if rest > 0 and seat is not None and len(match.legal(seat)) > 1:
            rest -= 1
            yield Scene(match, seat, match.view(seat))
