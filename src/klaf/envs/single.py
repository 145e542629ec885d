"""One match as environments show it: what a seat observes, its legal moves, and what the end brings."""

from typing import TYPE_CHECKING

import numpy as np

from klaf.engine.description import Description
from klaf.engine.layout import Array
from klaf.engine.warmup import prepare
from klaf.envs import drivers
from klaf.envs.dispatch import load, observation
from klaf.envs.observation import ENTRY

if TYPE_CHECKING:
    from klaf.engine.match import Match
    from klaf.engine.view import View


def observe(view: "View") -> Array:
    """Return what a seat observes, from its view.

    Raises:
        ValueError: it is a spectator's view.
    """
    if view.seat is None:
        raise ValueError("a spectator has no seat to observe from")
    load(view.game)
    prepare(view.game, "observe", _use)
    out = np.zeros(observation(view.game.name).length, ENTRY)
    drivers.observe_view(view.record.copy(), 0, view.seat, out)
    return out


def mask(match: "Match", seat: int) -> Array:
    """Return the legal moves of the seat that is asked now, by move number; none of any other seat."""
    out = np.zeros(len(match.game.moves), np.int8)
    if seat == match.next_actor:
        out[[move.id for move in match.legal(seat)]] = 1
    return out


def rewards(match: "Match") -> list[float]:
    """Return the rewards: the winners share 1, the others share -1; all 0 before the end, or if all have won."""
    winners, players = match.winners, match.players
    if len(winners) in (0, players):
        return [0.0] * players
    return [1 / len(winners) if seat in winners else -1 / (players - len(winners)) for seat in range(players)]


def _use(game: Description, players: int) -> None:
    observe(game.new(players, seed=0).view(0))
