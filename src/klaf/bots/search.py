"""Information-set Monte-Carlo search: one compiled driver for all games.

The moves at the root are tried in worlds that fit the view, all of them in each world, so that luck strikes all alike;
in every round the worse half is dropped (sequential halving) and the rest is looked at more closely. What the rule of
thumb would do is measured against all others and left only for one that is proved better. Below a move lies
a tree that all worlds share (a node counts how often its move was possible, for not every world allows it); below
that the rule of thumb plays the deal to its end, or as far as the plan says, and what this does to the match is the
move's worth. Only whole numbers and square roots decide: the same seed and iterations choose the same move on every
machine.
"""

from math import sqrt
from typing import Any

import numpy as np

from klaf.bots.chances import ONE
from klaf.bots.dispatch import advise, chapter, worth
from klaf.bots.scratch import Node, Plan
from klaf.engine.bits import lowest
from klaf.engine.compiling.compile import compile_module
from klaf.engine.dispatch import apply, fill, legal, next_actor
from klaf.engine.drivers import count_moves, pick
from klaf.engine.events import Log
from klaf.engine.layout import Array
from klaf.engine.randomness import rng_below


def decide(
    views: Array, i: int, seat: int, plan: Plan, mind: Array, worlds: Array, ev: Log, nodes: Array, scratch: Any
) -> int:
    """Choose a move for a seat, whose view views[i] is, as the plan says."""
    legal(views[i], seat, scratch.allowed)
    return choose(views, i, seat, plan, mind, worlds, ev, nodes, scratch)


def choose(
    views: Array, i: int, seat: int, plan: Plan, mind: Array, worlds: Array, ev: Log, nodes: Array, scratch: Any
) -> int:
    """Choose one of the allowed moves."""
    n = count_moves(scratch.allowed)
    if n == 1:
        return pick(scratch.allowed, 0)
    if plan.iterations > 0:
        set_out(views, i, seat, mind, nodes, scratch)
        search(views, i, plan, mind, worlds, ev, nodes, scratch)
        return verdict(plan, nodes)
    if plan.chance:
        return pick(scratch.allowed, rng_below(scratch.rng, n))
    come_to_mind(plan, mind, scratch)
    return advise(views[i], seat, scratch.allowed, scratch.thoughts, scratch.rng)


def come_to_mind(plan: Plan, mind: Array, scratch: Any) -> None:
    """Choose at random which thoughts the bot uses this time: a careful bot all, another leaves some out."""
    for k in range(mind.shape[0]):
        scratch.thoughts[k] = mind[k] if plan.care >= 100 or rng_below(scratch.rng, 100) < plan.care else 0


def set_out(views: Array, i: int, seat: int, mind: Array, nodes: Array, scratch: Any) -> None:
    """Make the allowed moves the first nodes of the tree: the rule of thumb's choice, then the others in order."""
    nodes[0].move = advise(views[i], seat, scratch.allowed, mind, scratch.rng)
    n = 1
    for w in range(scratch.allowed.shape[0]):
        rest = scratch.allowed[w]
        while rest != np.uint64(0):
            move = 64 * w + lowest(rest)
            rest &= rest - np.uint64(1)
            if move != nodes[0].move:
                nodes[n].move = move
                n += 1
    for k in range(n):
        node = nodes[k]
        node.seat = seat
        node.visits, node.total, node.gain, node.gain_squared, node.child = 0, 0, 0, 0, 0
    scratch.moves = n
    scratch.used = n
    scratch.steps = 0


def search(views: Array, i: int, plan: Plan, mind: Array, worlds: Array, ev: Log, nodes: Array, scratch: Any) -> None:
    """Spend the plan's iterations on the root's moves; the best of those but the first is then second."""
    left = scratch.moves
    rounds = rounds_of(plan, left)
    for _ in range(rounds):
        for _ in range(max(1, plan.iterations // (rounds * left))):
            worlds[1] = views[i]
            fill(worlds[1], scratch.rng)
            try_all(worlds, ev, left, plan, mind, nodes, scratch)
        rank(nodes, left)
        left = (left + 1) // 2


def rounds_of(plan: Plan, moves: int) -> int:
    """Return the number of rounds: halving so often leaves two moves; one round if none is to be dropped."""
    rounds = 1
    while not plan.even and 1 << rounds < moves:
        rounds += 1
    return rounds


def try_all(worlds: Array, ev: Log, left: int, plan: Plan, mind: Array, nodes: Array, scratch: Any) -> None:
    """Try the moves that are left in one world, worlds[1], and compare each with the rule of thumb's choice."""
    usual = 0
    for k in range(left):
        worlds[0] = worlds[1]
        brought = try_out(worlds[0], ev, k, plan, mind, nodes, scratch)
        if k == 0:
            usual = brought
        nodes[k].gain += brought - usual
        nodes[k].gain_squared += (brought - usual) * (brought - usual)


def rank(nodes: Array, n: int) -> None:
    """Order the first n nodes but the very first by what they brought on average, the best first."""
    for i in range(2, n):
        k = i
        while k > 1 and nodes[k].gain * nodes[k - 1].visits > nodes[k - 1].gain * nodes[k].visits:
            change_places(nodes[k - 1], nodes[k])
            k -= 1


def change_places(a: Node, b: Node) -> None:
    """Let two nodes at the root change places."""
    a.move, b.move = b.move, a.move
    a.visits, b.visits = b.visits, a.visits
    a.total, b.total = b.total, a.total
    a.gain, b.gain = b.gain, a.gain
    a.gain_squared, b.gain_squared = b.gain_squared, a.gain_squared
    a.child, b.child = b.child, a.child


def verdict(plan: Plan, nodes: Array) -> int:
    """Choose the rule of thumb's move, unless the best of the others is better by enough standard errors."""
    other = nodes[1]
    n = other.visits
    mean = other.gain / n
    variance = max(0.0, other.gain_squared / n - mean * mean)
    if mean > 0.0 and mean * 100.0 > plan.proof * sqrt(variance / n):
        return other.move
    return nodes[0].move


def try_out(world: Any, ev: Log, start: int, plan: Plan, mind: Array, nodes: Array, scratch: Any) -> int:
    """Make a move of the root in a world, go down the tree, add a leaf, play on, and add the result to every node."""
    deal = chapter(world)
    seat = nodes[start].seat
    apply(world, ev, seat, nodes[start].move)
    scratch.path[0] = start
    length = 1
    node = start
    while length <= plan.depth:
        actor = next_actor(world)
        if actor < 0 or chapter(world) != deal:
            break
        legal(world, actor, scratch.legal)
        n = count_moves(scratch.legal)
        if n == 1:
            apply(world, ev, actor, pick(scratch.legal, 0))
            continue
        at = select(actor, n, plan, nodes, node, scratch)
        new = at == 0
        if new:
            if scratch.used == nodes.shape[0]:  # no room for more
                break
            at = grow(world, actor, n, plan, mind, nodes, node, scratch)
        scratch.path[length] = at
        length += 1
        node = at
        apply(world, ev, actor, nodes[at].move)
        if new:
            break
    play_on(world, ev, deal, plan, mind, scratch)
    worth(world, scratch.worth)
    for k in range(length):
        passed = nodes[scratch.path[k]]
        passed.visits += 1
        passed.total += scratch.worth[passed.seat]
    return scratch.worth[seat]


def select(actor: int, n: int, plan: Plan, nodes: Array, node: int, scratch: Any) -> int:
    """Choose the most promising of the moves tried before, or 0 where one of the untried promises more."""
    legal_now, untried = scratch.legal, scratch.untried
    for w in range(untried.shape[0]):
        untried[w] = legal_now[w]
    best = -1.0
    chosen = tried = brought = visits = 0
    at = nodes[node].child
    while at != 0:
        child = nodes[at]
        bit = np.uint64(1) << np.uint64(child.move & 63)
        if child.seat == actor and legal_now[child.move >> 6] & bit != np.uint64(0):
            untried[child.move >> 6] &= ~bit
            child.possible += 1
            tried += 1
            brought += child.total
            visits += child.visits
            promise = child.total / (child.visits * ONE) + bonus(plan, child.prior, child.possible, child.visits)
            if promise > best:
                best = promise
                chosen = at
        at = child.sibling
    if tried == 0:
        return 0
    if tried < n and brought / (visits * ONE) + bonus(plan, doubt(plan, n), visits, 0) > best:
        return 0
    return chosen


def bonus(plan: Plan, prior: int, possible: int, visits: int) -> float:
    """Return how much a move is favoured for being little tried."""
    return plan.explore * prior * sqrt(possible) / (10_000.0 * (1 + visits))


def doubt(plan: Plan, n: int) -> int:
    """Return what the rule of thumb's choice leaves to each of the other moves, in hundredths."""
    return (100 - plan.trust) // (n - 1)


def grow(world: Any, actor: int, n: int, plan: Plan, mind: Array, nodes: Array, node: int, scratch: Any) -> int:
    """Add a node: of the untried moves the one that the rule of thumb would choose."""
    at = scratch.used
    scratch.used += 1
    leaf = nodes[at]
    leaf.move = advise(world, actor, scratch.untried, mind, scratch.rng)
    leaf.seat = actor
    leaf.visits, leaf.possible, leaf.total, leaf.child = 0, 1, 0, 0
    leaf.prior = plan.trust if nodes[node].child == 0 else doubt(plan, n)
    leaf.sibling = nodes[node].child
    nodes[node].child = at
    return at


def play_on(world: Any, ev: Log, deal: int, plan: Plan, mind: Array, scratch: Any) -> None:
    """Let the rule of thumb, or chance, play the deal to its end or to the plan's limit."""
    words = scratch.legal
    rest = plan.limit * world.players
    while rest > 0:
        actor = next_actor(world)
        if actor < 0 or chapter(world) != deal:
            break
        legal(world, actor, words)
        n = count_moves(words)
        if n == 1:
            move = pick(words, 0)
        elif plan.chance:
            move = pick(words, rng_below(scratch.rng, n))
        else:
            move = advise(world, actor, words, mind, scratch.rng)
        apply(world, ev, actor, move)
        scratch.steps += 1
        rest -= 1


compile_module(__name__, inline=(bonus, change_places, come_to_mind, grow, rank, select))
