"""What Python calls of the compiled search; ``papers`` is the scratch of a `Desk`, its allowed moves filled in."""

from klaf.bots.search import choose, search, set_out, verdict
from klaf.engine.compile import compile_module
from klaf.engine.layout import Array
from klaf.engine.randomness import rng_start


def seed(papers: Array, key: Array) -> None:
    """Start a desk's stream of chance from a key."""
    rng_start(papers[0].rng, key, 0)


def choose_among(
    views: Array, seat: int, plans: Array, mind: Array, worlds: Array, logs: Array, nodes: Array, papers: Array
) -> int:
    """Choose one of the allowed moves."""
    return choose(views, 0, seat, plans[0], mind, worlds, logs[0], nodes, papers[0])


def look(
    views: Array, seat: int, plans: Array, mind: Array, worlds: Array, logs: Array, nodes: Array, papers: Array
) -> None:
    """Lay the allowed moves out and search, however few they are: the nodes then tell what each brought."""
    set_out(views, 0, seat, mind, nodes, papers[0])
    search(views, 0, plans[0], mind, worlds, logs[0], nodes, papers[0])


def look_on(
    views: Array, seat: int, plans: Array, mind: Array, worlds: Array, logs: Array, nodes: Array, papers: Array
) -> int:
    """Search on from what was learnt so far; give the best move."""
    search(views, 0, plans[0], mind, worlds, logs[0], nodes, papers[0])
    return verdict(plans[0], nodes)


compile_module(__name__, entries=True)
