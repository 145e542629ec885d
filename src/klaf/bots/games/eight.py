"""Eight and a half by rule of thumb: every thought that may cross a good player's mind, as a function with its reason.

Each gives a move so many points; the points of all thoughts, each times its weight, choose the move. A player who
does not think of something leaves that thought out: that is how the weaker levels slip.
"""

from math import log, sqrt
from typing import Any

import numpy as np

from klaf.bots.chances import FOLD, ONE, power, split_by_points, split_win
from klaf.bots.dispatch import Mind
from klaf.bots.plans import follow, search
from klaf.engine.bits import lowest, popcount
from klaf.engine.compiling.compile import compile_module
from klaf.engine.layout import Array
from klaf.engine.randomness import rng_below
from klaf.games.eight.cards import COPIES, DECK, DEMON, EIGHT, HALF, N_KINDS, NINE, NO_CARD, ZERO
from klaf.games.eight.deal import eighty
from klaf.games.eight.hands import in_play, left, n_burnt
from klaf.games.eight.legal import allowed, taken_by
from klaf.games.eight.moves import HIGHEST, LAY_WITH_HALF, SWAPS, TAKE, TURN_UP
from klaf.games.eight.options import CLASSIC
from klaf.games.eight.rules import arrests
from klaf.games.eight.state import ENOUGH, MINI_GAMES, OVER, PLACES, SEATS, State
from klaf.games.eight.turns import after

WEIGHTS = {
    "lay several": 48,
    "arrest": 120,
    "fear the policeman": 91,
    "leave the next stuck": 24,
    "spare the demon": 51,
    "spare the zero": 39,
    "spare the half": 44,
    "low cards first": 5,
    "fear the pot": 1,
    "remember the blind": 100,
    "swap up": 10,
}
(
    W_SEVERAL,
    W_ARREST,
    W_POLICE,
    W_STUCK,
    W_DEMON,
    W_ZERO,
    W_HALF,
    W_LOW,
    W_POT,
    W_BLIND,
    W_SWAP,
) = range(len(WEIGHTS))

LAYING = 400  # what laying is worth above taking the pot: instinct, not thought
LOWEST = -(1 << 40)
UNIT = 1000  # of a share of the unseen cards
OUT = np.array([round(-FOLD * (3.5 * log(n + 1) + 0.2 * n)) for n in range(DECK + 1)], np.int64)  # so many in play
GOOD = np.zeros(N_KINDS + 1, np.int64)  # what each card is worth for going out, if it is in hand or open
GOOD[EIGHT], GOOD[NINE], GOOD[HALF], GOOD[DEMON] = 18, 22, 20, 12
BURNT = FOLD // 6  # what a burnt card costs

# What a point more is worth, with so many mini-games to come: less, the more of them may still make it good.
POINT = np.array([0, *(round(FOLD / (0.95 * sqrt(games))) for games in range(1, ENOUGH + 1))], np.int64)


def advise(s: State, seat: int, words: Array, mind: Array, rng: Array) -> int:
    """Choose the move that the thoughts speak for; among equals by chance."""
    unseen, n_unseen = count_unseen(s, seat)
    best = LOWEST
    chosen = -1
    ties = 0
    for w in range(words.shape[0]):
        rest = words[w]
        while rest != np.uint64(0):
            move = 64 * w + lowest(rest)
            rest &= rest - np.uint64(1)
            points = judge(s, seat, move, mind, unseen, n_unseen)
            if points > best:
                best = points
                chosen = move
                ties = 1
            elif points == best:
                ties += 1
                if rng_below(rng, ties) == 0:
                    chosen = move
    return chosen


def count_unseen(s: State, seat: int) -> tuple[int, int]:
    """Return the cards that a seat cannot see, four bits per kind, and how many they are; burnt cards count as seen."""
    visible: Any = 0
    for i in range(s.pot_size):
        visible += 1 << 4 * np.int64(s.pot[i])
    for other in range(s.players):
        visible += s.burnt[other]
        for place in range(PLACES):
            card: Any = np.int64(s.opens[other, place])
            if card != NO_CARD:
                visible += 1 << 4 * card
            if s.seen[other] >> place & 1:
                visible += 1 << 4 * np.int64(s.blinds[other, place])
    unseen: Any = 0
    n = 0
    for card in range(N_KINDS):
        held = popcount(s.hands[seat] >> np.uint64(3 * card) & np.uint64(0b111)) if s.hand_size[seat] > 0 else 0
        here = COPIES[eighty(s), card] - (visible >> 4 * card & 15) - held
        unseen += here << 4 * card
        n += here
    return unseen, n


def judge(s: State, seat: int, move: int, mind: Array, unseen: int, n_unseen: int) -> int:
    """Add up what all thoughts have to say about a move."""
    if move < LAY_WITH_HALF:
        return lay(s, seat, move // 3, move % 3 + 1, 0, mind, unseen, n_unseen)
    if move < TURN_UP:
        return lay(s, seat, EIGHT, move - LAY_WITH_HALF + 1, 1, mind, unseen, n_unseen)
    if move < TAKE:
        return blind(s, seat, move - TURN_UP, mind)
    if move >= SWAPS:
        return swapped(s, seat, move - SWAPS, mind)
    return 0


def lay(s: State, seat: int, card: int, n: int, half: int, mind: Array, unseen: int, n_unseen: int) -> int:
    """Weigh cards laid: what they cost, whom they catch, what they leave to the next player."""
    points = LAYING + lay_several(n + half, mind) - spare(card, mind) * n - spare_the_half(mind) * half
    if half == 0 and arrests(s, card, n):
        return points + arrest(mind) + fear_the_pot(s, mind)
    if s.bank_size[seat] + s.hand_size[seat] <= n + half and left(s.opens[seat]) == 0 and left(s.blinds[seat]) == 0:
        return points + LAYING  # out
    value = value_after(s, card, n, half)
    points += leave_the_next_stuck(s, seat, value, card == DEMON, mind, unseen, n_unseen)
    if value & 1 and value < 2 * NINE + 1:
        points -= fear_the_policeman(s, seat, (value + 1) // 2, mind, unseen, n_unseen)
    return points


def lay_several(n: int, mind: Array) -> int:
    """Lay all equal cards at once: each is a card less."""
    return mind[W_SEVERAL] * (n - 1)


def arrest(mind: Array) -> int:
    """Arrest when you can: the offender takes the pot, and one lays again at once."""
    return mind[W_ARREST]


def fear_the_pot(s: State, mind: Array) -> int:
    """Be rid of a large pot first: somebody has to take it."""
    return mind[W_POT] * s.pot_size


def leave_the_next_stuck(s: State, seat: int, value: int, demon: bool, mind: Array, unseen: int, n_unseen: int) -> int:
    """Leave a value that the next player hardly has a card for: he takes the pot, the larger the better."""
    return mind[W_STUCK] * stuck(s, seat, value, demon, unseen, n_unseen) * (4 + s.pot_size) // (8 * UNIT)


def fear_the_policeman(s: State, seat: int, needed: int, mind: Array, unseen: int, n_unseen: int) -> int:
    """Do not leave a half to somebody who may have the next whole number: he makes one take the pot."""
    return mind[W_POLICE] * has(s, seat, needed, unseen, n_unseen) * (4 + s.pot_size) // (8 * UNIT)


def spare(card: int, mind: Array) -> int:
    """Spare what fits nearly always, Demon, Zero and Half, each for a time of its own; of numbers the high ones."""
    if card == DEMON:
        return spare_the_demon(mind)
    if card == ZERO:
        return spare_the_zero(mind)
    if card == HALF:
        return spare_the_half(mind)
    return low_cards_first(card, mind)


def spare_the_demon(mind: Array) -> int:
    """Keep the Demon: he fits always, and changes nothing."""
    return mind[W_DEMON]


def spare_the_zero(mind: Array) -> int:
    """Keep the Zero: it fits nearly always, and opens the pot for low cards."""
    return mind[W_ZERO]


def spare_the_half(mind: Array) -> int:
    """Keep halves for the end: they raise any pot."""
    return mind[W_HALF]


def low_cards_first(card: int, mind: Array) -> int:
    """Lay low numbers first: high ones fit longer."""
    return mind[W_LOW] * card


def value_after(s: State, card: int, n: int, half: int) -> int:
    """Return the pot's value, in halves, after a play."""
    if card == DEMON:
        return s.pot_value
    if card == HALF:
        return s.pot_value + n
    return 2 * card + half


def stuck(s: State, seat: int, value: int, demon: bool, unseen: int, n_unseen: int) -> int:
    """Return how likely the next player has nothing that fits: exactly, if he plays open cards; in thousandths."""
    other = after(s, seat, 1)
    fits = taken_by(s, min(value, HIGHEST), DEMON if demon else NO_CARD)
    if s.hand_size[other] == 0:
        if left(s.opens[other]) > 0:
            for place in range(PLACES):
                card: Any = np.int64(s.opens[other, place])
                if card != NO_CARD and fits >> np.uint64(3 * card) & np.uint64(1):
                    return 0
            return UNIT
        return UNIT - share(fits, unseen, n_unseen)
    none = UNIT
    for _ in range(s.hand_size[other]):
        none = none * (UNIT - share(fits, unseen, n_unseen)) // UNIT
    return none


def share(fits: np.uint64, unseen: int, n_unseen: int) -> int:
    """Return the share of the unseen cards that fit, in thousandths."""
    n = 0
    for card in range(N_KINDS):
        if fits >> np.uint64(3 * card) & np.uint64(1):
            n += unseen >> 4 * card & 15
    return UNIT * n // max(1, n_unseen)


def has(s: State, seat: int, needed: int, unseen: int, n_unseen: int) -> int:
    """Return how likely the next player can lay a certain number, in thousandths."""
    other = after(s, seat, 1)
    if s.hand_size[other] == 0 and left(s.opens[other]) > 0:
        for place in range(PLACES):
            if s.opens[other, place] == needed:
                return UNIT
        return 0
    not_it = UNIT - UNIT * (unseen >> 4 * needed & 15) // max(1, n_unseen)
    none = UNIT
    for _ in range(max(1, s.hand_size[other])):
        none = none * not_it // UNIT
    return UNIT - none


def blind(s: State, seat: int, place: int, mind: Array) -> int:
    """Remember the blind cards that were turned up and back: lay one that fits, leave one that does not."""
    if not s.seen[seat] >> place & 1:
        return LAYING
    card: Any = np.int64(s.blinds[seat, place])
    fits = allowed(s)
    if fits >> np.uint64(3 * card) & np.uint64(1):
        return LAYING + mind[W_BLIND]
    return LAYING - mind[W_BLIND]


def swapped(s: State, seat: int, swap: int, mind: Array) -> int:
    """Swap an open card for one that fits more often: a Demon first, then a Zero, a Half, a high number."""
    place, other, there = swap // (SEATS * PLACES), swap // PLACES % SEATS, swap % PLACES
    given: Any = np.int64(s.opens[seat, place])
    got: Any = np.int64(s.opens[other, there])
    return mind[W_SWAP] * (ease(got) - ease(given))


def ease(card: int) -> int:
    """Return how easily an open card is laid."""
    if card == DEMON:
        return 20
    if card == ZERO:
        return 14
    if card == HALF:
        return 13
    return card + 2


def chapter(s: State) -> int:
    """Return the number of the mini-game."""
    return s.number if s.phase != OVER else s.number + 1


def worth(s: State, out: Array) -> None:
    """Write each seat's chance to win the match: by points, the closer to the end the more they decide.

    In the middle of a mini-game its points are shared out by the chances to go out first and to have fewest cards; the
    numbers are those of matches by rule of thumb.
    """
    if s.over:
        split_win(s, out)
        return
    most = 0
    for seat in range(s.players):
        most = max(most, s.points[seat])
    if s.edition == CLASSIC:
        games = MINI_GAMES + 1 - s.number
    else:
        games = max(1, ENOUGH - most)
    for seat in range(s.players):
        out[seat] = first_out(s, seat)
    split_by_points(s.players, out)
    leanest = lean(s, 0)
    for seat in range(1, s.players):
        leanest = max(leanest, lean(s, seat))
    total = 0
    for seat in range(s.players):
        total += power(leanest - lean(s, seat))
    for seat in range(s.players):
        fewest = ONE * power(leanest - lean(s, seat)) // total
        out[seat] = (s.points[seat] * ONE + out[seat] + fewest) * POINT[games] // ONE
    split_by_points(s.players, out)


def first_out(s: State, seat: int) -> int:
    """Return points for being about to go out: few cards in play, and such as nearly always fit."""
    points = OUT[in_play(s, seat)]
    for card in range(EIGHT, N_KINDS):
        points += GOOD[card] * popcount(s.hands[seat] >> np.uint64(3 * card) & np.uint64(0b111))
    for place in range(PLACES):
        points += GOOD[s.opens[seat, place]]
    return points


def lean(s: State, seat: int) -> int:
    """Return points for having few cards at the end: burnt ones stay, those in play may go."""
    return -BURNT * n_burnt(s, seat) + OUT[in_play(s, seat)] // 5


compile_module(__name__, inline=(blind, has, judge, stuck, swapped))

LEVELS = {
    "beginner": follow(50),
    "casual": follow(80),
    "master": search(600, 5),
    "grandmaster": search(6_000, 5),
}
MIND = Mind(WEIGHTS, advise, chapter, worth, LEVELS)
