"""Asks bots for moves in compiled code. A bot gets its seat's view, never the state."""

from typing import Any

from klaf.bots.search import decide, rank, rounds_of, set_out, try_all, verdict
from klaf.engine.compiling.compile import compile_module
from klaf.engine.dispatch import hide, legal
from klaf.engine.drivers import count_moves, pick
from klaf.engine.events import Log
from klaf.engine.layout import Array
from klaf.engine.randomness import rng_key


def ask(
    states: Array,
    i: int,
    seat: int,
    ev: Log,
    seats: Array,
    plans: Array,
    minds: Array,
    sees_all: Array,
    views: Array,
    worlds: Array,
    nodes: Array,
    scratch: Any,
) -> int:
    """Let the bot of a seat choose a move; ``seats`` has for each seat the row of its bot.

    A bot that sees all is no player but a measure: of what luck leaves to skill.
    """
    bot = seats[seat]
    if sees_all[bot]:
        return decide_seeing_all(states, i, seat, plans[bot], minds[bot], worlds, ev, nodes, scratch)
    hide(states[i], views[0], seat)
    return decide(views, 0, seat, plans[bot], minds[bot], worlds, ev, nodes, scratch)


def decide_seeing_all(
    states: Array, i: int, seat: int, plan: Any, mind: Array, worlds: Array, ev: Log, nodes: Array, scratch: Any
) -> int:
    """Search as a bot does, but in the match as it is, every card known; only shuffles to come are not."""
    legal(states[i], seat, scratch.allowed)
    if count_moves(scratch.allowed) == 1:
        return pick(scratch.allowed, 0)
    set_out(states, i, seat, mind, nodes, scratch)
    left = scratch.moves
    rounds = rounds_of(plan, left)
    for _ in range(rounds):
        for _ in range(max(1, plan.iterations // (rounds * left))):
            worlds[1] = states[i]
            rng_key(scratch.rng, worlds[1].key)
            try_all(worlds, ev, left, plan, mind, nodes, scratch)
        rank(nodes, left)
        left = (left + 1) // 2
    return verdict(plan, nodes)


compile_module(__name__, inline=(ask,))
