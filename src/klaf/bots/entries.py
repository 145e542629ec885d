"""What Python calls of the compiled search; ``scratches`` is the record of a `Scratch`, its allowed moves filled in."""

from klaf.bots.search import choose, search, set_out, verdict
from klaf.engine.compiling.compile import compile_module
from klaf.engine.layout import Array
from klaf.engine.randomness import rng_start

CHOOSE, LOOK, LOOK_ON = 0, 1, 2


def seed(scratches: Array, key: Array) -> None:
    """Start a search's stream of chance from a key."""
    rng_start(scratches[0].rng, key, 0)


def think(
    task: int,
    views: Array,
    seat: int,
    plans: Array,
    mind: Array,
    worlds: Array,
    logs: Array,
    nodes: Array,
    scratches: Array,
) -> int:
    """Return the best of the allowed moves: one function for all tasks, since each holds the whole search.

    ``CHOOSE`` chooses as the level does. ``LOOK`` searches even if only one move is allowed; the nodes then hold the
    result of each move. ``LOOK_ON`` continues the last search.
    """
    if task == CHOOSE:
        return choose(views, 0, seat, plans[0], mind, worlds, logs[0], nodes, scratches[0])
    if task == LOOK:
        set_out(views, 0, seat, mind, nodes, scratches[0])
    search(views, 0, plans[0], mind, worlds, logs[0], nodes, scratches[0])
    return verdict(plans[0], nodes)


compile_module(__name__, entries=True)
