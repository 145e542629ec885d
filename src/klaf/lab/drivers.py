"""Whole matches between bots, compiled: the match's state stays here, a bot is handed its seat's view."""

from typing import Any

from klaf.bots.search import decide
from klaf.engine.compile import compile_module
from klaf.engine.dispatch import apply, deal, hide, next_actor
from klaf.engine.events import Log
from klaf.engine.layout import Array
from klaf.engine.randomness import rng_start


def play_match(
    s: Any, ev: Log, seats: Array, plans: Array, minds: Array, views: Array, worlds: Array, nodes: Array, desk: Any
) -> int:
    """Play a match to its end; seats tells which bot, by its row of plans and minds, has each seat. Give its moves."""
    moves = 0
    deal(s, ev)
    while True:
        seat = next_actor(s)
        if seat < 0:
            return moves
        hide(s, views[0], seat)
        bot = seats[seat]
        apply(s, ev, seat, decide(views, 0, seat, plans[bot], minds[bot], worlds, ev, nodes, desk))
        moves += 1


def play_matches(
    states: Array,
    first: int,
    key: Array,
    seating: Array,
    plans: Array,
    minds: Array,
    moves: Array,
    logs: Array,
    views: Array,
    worlds: Array,
    nodes: Array,
    desks: Array,
) -> None:
    """Play matches, numbered from the first, each with a stream of chance of its own for the bots."""
    for i in range(states.shape[0]):
        rng_start(desks[0].rng, key, first + i)
        moves[i] = play_match(states[i], logs[0], seating[i], plans, minds, views, worlds, nodes, desks[0])


compile_module(__name__, inline=(play_match,), entries=True)
