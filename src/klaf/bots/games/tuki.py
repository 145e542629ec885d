"""Tuki Tuki by rule of thumb: every thought that may cross a good player's mind, as a function with its reason.

A box is reckoned in tenths of points, column by column, hidden cards at what cards are worth on average; the thoughts
say what else counts, each with its weight. A player who does not think of something leaves that thought out: that is
how the weaker levels slip.
"""

from math import sqrt
from typing import Any

import numpy as np

from klaf.bots.chances import FOLD, split_by_points, split_win
from klaf.bots.dispatch import Mind
from klaf.bots.plans import follow, search
from klaf.engine.bits import lowest
from klaf.engine.compiling.compile import compile_module
from klaf.engine.layout import Array
from klaf.engine.randomness import rng_below
from klaf.games.tuki.cards import PARROT
from klaf.games.tuki.moves import BIN, HOVER, LANDINGS, PILE, PUT, THROW, THROW_OPEN
from klaf.games.tuki.state import ALL_PLACES, COLUMNS, NOBODY, PLACES, ROUNDS, State
from klaf.games.tuki.turns import total

WEIGHTS = {
    "see the pair": 100,
    "see the quartet": 50,
    "hope for a pair": 26,
    "hope for two": 34,
    "replace the high": 5,
    "match a pair": 20,
    "feed the next": 236,
    "close in time": 30,
    "wait for the pile": 32,
}
(W_PAIR, W_QUARTET, W_HOPE, W_HOPE2, W_HIGH, W_MATCH, W_FEED, W_CLOSE, W_PILE) = range(len(WEIGHTS))

FULL_MIND = np.array(list(WEIGHTS.values()), np.int64)
LOWEST = -(1 << 40)
MEAN = 6  # of a card that nobody has seen
HIDDEN = -1

# What ten points less are worth, with so many rounds to come: less, the more of them may still make it good.
POINT = np.array([0, *(round(10 * FOLD / (0.78 * 14.0 * sqrt(rounds))) for rounds in range(1, ROUNDS + 1))], np.int64)


def advise(s: State, seat: int, words: Array, mind: Array, rng: Array) -> int:
    """Choose the move that the thoughts speak for; among equals by chance."""
    if words[0] >> np.uint64(BIN) & np.uint64(3):
        return take(s, seat, words, mind)
    best = LOWEST
    chosen = -1
    ties = 0
    for w in range(words.shape[0]):
        rest = words[w]
        while rest != np.uint64(0):
            move = 64 * w + lowest(rest)
            rest &= rest - np.uint64(1)
            points = judge(s, seat, move, mind)
            if points > best:
                best = points
                chosen = move
                ties = 1
            elif points == best:
                ties += 1
                if rng_below(rng, ties) == 0:
                    chosen = move
    return chosen


def take(s: State, seat: int, words: Array, mind: Array) -> int:
    """Take the bin's card if it does enough good; else wait for what the pile brings."""
    if not words[0] >> np.uint64(PILE) & np.uint64(1):
        return BIN
    if not words[0] >> np.uint64(BIN) & np.uint64(1):
        return PILE
    card: Any = np.int64(s.bin[s.bin_size - 1])
    return BIN if best_gain(s, seat, card, mind) > mind[W_PILE] else PILE


def best_gain(s: State, seat: int, card: int, mind: Array) -> int:
    """Return how much a card would improve a box, put where it does most."""
    gain = LOWEST
    for place in range(PLACES):
        gain = max(gain, put(s, seat, place, card, mind))
    return gain


def judge(s: State, seat: int, move: int, mind: Array) -> int:
    """Add up what all thoughts have to say about a move."""
    if move < BIN:
        return opening(s, seat, move)
    hidden = ~s.open[seat] & ALL_PLACES
    if move < THROW_OPEN:
        place = move - PUT
        points = put(s, seat, place, s.taken, mind)
        if hidden == 1 << place:
            points += closing(s, seat, points, mind)
        return points - feed(s, seat, card_at(s, seat, place), mind)
    if move < THROW:
        place = move - THROW_OPEN
        points = put(s, seat, place, MEAN, mind)
        if hidden == 1 << place:
            points += closing(s, seat, points, mind)
        return points - feed(s, seat, s.taken, mind)
    if move == THROW:
        return -feed(s, seat, s.taken, mind)
    start = (move - HOVER) // LANDINGS
    landing = (move - HOVER) % LANDINGS
    landing += landing >= start
    points = put(s, seat, landing, PARROT, mind)
    if hidden == 1 << landing:
        points += closing(s, seat, points, mind)
    return points


def opening(s: State, seat: int, place: int) -> int:
    """Open the second card in another column than the first: two cards of one column are seldom a pair."""
    return -1 if s.open[seat] >> (place ^ COLUMNS) & 1 else 0


def card_at(s: State, seat: int, place: int) -> int:
    """Return the card at a place of a box, or HIDDEN."""
    return np.int64(s.boxes[seat, place]) if s.open[seat] >> place & 1 else HIDDEN  # type: ignore[return-value]


def put(s: State, seat: int, place: int, card: int, mind: Array) -> int:
    """Return how much better a box becomes, in tenths of points, with a card at a place."""
    partner = card_at(s, seat, place ^ COLUMNS)
    column = place % COLUMNS
    before = worth_of(s, seat, column, card_at(s, seat, place), partner, mind)
    return before - worth_of(s, seat, column, card, partner, mind)


def worth_of(s: State, seat: int, column: int, one: int, two: int, mind: Array) -> int:
    """Reckon what a column will count, in tenths of points."""
    if one == HIDDEN and two == HIDDEN:
        return 20 * MEAN - hope_for_two(mind)
    if one == HIDDEN or two == HIDDEN:
        card = max(one, two)
        if card == PARROT:
            return 0
        better = hope_for_a_pair(mind) + replace_the_high(card, mind) + match_a_pair(s, seat, column, card, mind)
        return 10 * (card + MEAN) - better
    if one == PARROT and two == PARROT:
        return 0
    if one == two or max(one, two) == PARROT:
        number = min(one, two)
        return see_the_pair(number, mind) - see_the_quartet(s, seat, column, number, mind)
    return 10 * (one + two) - replace_the_high(one + two, mind)


def hope_for_two(mind: Array) -> int:
    """Leave a hidden column: any two cards may still make a pair of it."""
    return mind[W_HOPE2]


def hope_for_a_pair(mind: Array) -> int:
    """Put a card beside a hidden one: it waits for its partner, and may find it."""
    return mind[W_HOPE]


def replace_the_high(numbers: int, mind: Array) -> int:
    """Count high cards for a little less than they show: they will hardly stay."""
    return mind[W_HIGH] * numbers


def match_a_pair(s: State, seat: int, column: int, card: int, mind: Array) -> int:
    """Begin another pair of a number one has a pair of: two pairs are a quartet."""
    return mind[W_MATCH] * pairs_of(s, seat, column, card)


def see_the_pair(number: int, mind: Array) -> int:
    """See that a pair counts nothing, whatever its number."""
    return (100 - mind[W_PAIR]) * 2 * number // 10


def see_the_quartet(s: State, seat: int, column: int, number: int, mind: Array) -> int:
    """See that two pairs of a number count less than nothing, and a third a little less still."""
    pairs = pairs_of(s, seat, column, number)
    if pairs == 0:
        return 0
    return 2 * mind[W_QUARTET] if pairs == 1 else mind[W_QUARTET]


def pairs_of(s: State, seat: int, column: int, number: int) -> int:
    """Count the pairs of a number in the other columns of a box."""
    n = 0
    for other in range(COLUMNS):
        if other != column:
            one = card_at(s, seat, other)
            two = card_at(s, seat, other + COLUMNS)
            if one != HIDDEN and two != HIDDEN and min(one, two) == number and (one == two or max(one, two) == PARROT):
                n += 1
    return n


def feed(s: State, seat: int, card: int, mind: Array) -> int:
    """Do not throw away what the next player is waiting for."""
    if mind[W_FEED] == 0 or card == HIDDEN:
        return 0
    following = seat + 1
    if following == s.players:
        following = 0
    if following == s.closer:
        return 0
    gain = best_gain(s, following, card, mind)
    return mind[W_FEED] * max(0, gain - mind[W_PILE]) // (100 * (s.players - 1))


def closing(s: State, seat: int, gain: int, mind: Array) -> int:
    """Open the last card when the others are worse off: they have one turn more, and no more."""
    if s.closer != NOBODY:
        return 0
    mine = reckon(s, seat, mind) - gain
    lowest_other = -LOWEST
    for other in range(s.players):
        if other != seat:
            lowest_other = min(lowest_other, reckon(s, other, mind))
    return mind[W_CLOSE] * (lowest_other - mine) // 100


def reckon(s: State, seat: int, mind: Array) -> int:
    """Reckon what a box will count, in tenths of points."""
    points = 0
    for column in range(COLUMNS):
        points += worth_of(s, seat, column, card_at(s, seat, column), card_at(s, seat, column + COLUMNS), mind)
    return points


def chapter(s: State) -> int:
    """Return the number of the round."""
    return s.rounds


def worth(s: State, out: Array) -> None:
    """Write each seat's chance to win the match: by totals, the fewer rounds are left the more they decide.

    In the middle of a round the box counts as far as it is known.
    """
    if s.over:
        split_win(s, out)
        return
    for seat in range(s.players):
        out[seat] = -(10 * total(s, seat) + reckon(s, seat, FULL_MIND)) * POINT[ROUNDS - s.rounds] // 100
    split_by_points(s.players, out)


compile_module(__name__, inline=(judge, opening, take))

LEVELS = {
    "beginner": follow(65),
    "casual": follow(88),
    "master": search(300, 3),
    "grandmaster": search(3_000, 3),
}
MIND = Mind(WEIGHTS, advise, chapter, worth, LEVELS)
