"""TAKI by rule of thumb: every thought that may cross a good player's mind, as a function with its reason.

Each gives a move so many points; the points of all thoughts, each times its weight, choose the move. A player who
does not think of something leaves that thought out: that is how the weaker levels slip.
"""

from math import log

import numpy as np

from klaf.bots.chances import FOLD, split_by_points, split_win
from klaf.bots.dispatch import Mind, one_deal
from klaf.bots.plans import search
from klaf.engine.bits import bit, lowest, popcount
from klaf.engine.compiling.compile import compile_module
from klaf.engine.layout import Array
from klaf.engine.randomness import rng_below
from klaf.games.taki.cards import (
    BREAKER,
    DECK,
    DIRECTION,
    N_COLOURED,
    N_FIGURES,
    PLUS,
    PLUS2,
    STOP,
    SUPER,
    TAKI,
)
from klaf.games.taki.legal import colour_mask
from klaf.games.taki.moves import (
    AND_CALL,
    CATCH,
    CLOSE,
    DRAW,
    END,
    LAST,
    LAY_BREAKER,
    LAY_COLOUR,
    LAY_KING,
    LAY_SUPER,
    LAY_SUPER_NAMED,
    N_PLAYS,
    ONE_FIGURE,
)
from klaf.games.taki.state import BREAK, CHAIN, RUN, State
from klaf.games.taki.turns import after

WEIGHTS = {
    "call": 1000,
    "catch": 1000,
    "break": 1136,
    "finish": 2000,
    "spare the colourless": 48,
    "spare the king": 58,
    "run": 36,
    "bare taki": 30,
    "close": 300,
    "save commands in a run": 6,
    "follow a plus": 40,
    "stay in colour": 5,
    "match the figure": 4,
    "stop the next": 12,
    "plus two": 8,
    "turn round": 8,
    "plus three": 40,
    "answer a debt": 60,
}
(
    W_CALL,
    W_CATCH,
    W_BREAK,
    W_FINISH,
    W_SPARE,
    W_KING,
    W_RUN,
    W_BARE,
    W_CLOSE,
    W_SAVE,
    W_PLUS,
    W_COLOUR,
    W_FIGURE,
    W_STOP,
    W_PLUS2,
    W_TURN,
    W_PLUS3,
    W_DEBT,
) = range(len(WEIGHTS))

LAYING = 200  # what laying a card is worth above drawing one: instinct, not thought
THROWING = -150  # a Breaker thrown away brings three cards
LOWEST = -(1 << 40)

FREE_CARDS = np.uint64(0b11101111)  # from Change Colour on: the colourless cards but the Breaker, which fits one card
TAKIS = ONE_FIGURE << np.uint64(TAKI)
COUNT_POINTS = np.array([round(-FOLD * (1.1 * log(n + 0.5) + 0.14 * n)) for n in range(DECK + 1)], np.int64)


def advise(s: State, seat: int, words: Array, mind: Array, rng: Array) -> int:
    """Choose the move that the thoughts speak for; among equals by chance."""
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


def judge(s: State, seat: int, move: int, mind: Array) -> int:
    """Add up what all thoughts have to say about a move."""
    if move >= DRAW:
        return judge_other(s, seat, move, mind)
    play = move % N_PLAYS
    points = LAYING + (call(mind) if move >= AND_CALL else 0)
    if play == LAY_BREAKER:
        if s.phase == BREAK:
            return break_it(mind) + (call(mind) if move >= AND_CALL else 0)
        return points + THROWING - LAYING
    if goes_out(s, seat, play):
        return points + mind[W_FINISH]
    if s.phase == CHAIN:
        points += answer(mind)
    if play < N_COLOURED:
        if s.phase == RUN:
            points += in_run(s, seat, play, mind)
        else:
            points += coloured(s, seat, play, mind)
    elif play < LAY_SUPER:
        points += change(s, seat, play - LAY_COLOUR, mind)
    elif play < LAY_KING:
        points += super_taki(s, seat, play, mind)
    elif play == LAY_KING:
        points += king(s, seat, mind)
    else:
        points += plus_three(s, seat, mind)
    return points


def judge_other(s: State, seat: int, move: int, mind: Array) -> int:
    """Add up what speaks for drawing, closing, ending, calling, catching, passing."""
    if move == CLOSE:
        return close(mind)
    if move == LAST:
        return LAYING + call(mind) + 1
    if move >= CATCH:
        return catch(mind)
    if move == END and s.phase == RUN:
        return leave_open(s, seat, mind)
    return 0


def call(mind: Array) -> int:
    """Call the last card along with the play: who forgets may draw four."""
    return mind[W_CALL] - 1


def catch(mind: Array) -> int:
    """Catch whoever forgot to call: it costs nothing, and the other draws four."""
    return mind[W_CATCH]


def break_it(mind: Array) -> int:
    """Break a +3: the three cards go back to whoever laid it. Who does not think of it lets the moment pass."""
    return mind[W_BREAK] - 1


def answer(mind: Array) -> int:
    """Answer a debt with a card that hands it on, rather than draw it."""
    return mind[W_DEBT]


def close(mind: Array) -> int:
    """Close the TAKI when nothing of its colour is left: open, it would serve the next player."""
    return mind[W_CLOSE]


def leave_open(s: State, seat: int, mind: Array) -> int:
    """Leave a TAKI open only when its user is next again: whoever follows would lay all his cards of the colour."""
    if s.lead_figure == STOP and s.players == 2:
        return 2 * mind[W_CLOSE]
    return 0


def goes_out(s: State, seat: int, play: int) -> bool:
    """A play that empties the hand wins, or goes up a stage: nothing is better. Nobody ends on a Plus."""
    if s.count[seat] > 1:
        return False
    return not (play < N_COLOURED and play % N_FIGURES == PLUS)


def in_colour(s: State, seat: int, colour: int) -> int:
    """Count the cards of a colour in a hand."""
    mask = colour_mask(colour)
    return popcount(s.hands[seat, 0] & mask) + popcount(s.hands[seat, 1] & mask)


def of_figure(s: State, seat: int, figure: int) -> int:
    """Count the cards of a figure in a hand."""
    mask = ONE_FIGURE << np.uint64(figure)
    return popcount(s.hands[seat, 0] & mask) + popcount(s.hands[seat, 1] & mask)


def colourless(s: State, seat: int) -> int:
    """Count the cards of a hand that can be laid on nearly anything: all colourless ones but the Breaker."""
    return popcount(s.hands[seat, 0] >> np.uint64(N_COLOURED) & FREE_CARDS)


def danger(s: State, seat: int) -> int:
    """Return how near to going out a player is: 0 for four cards and more, 3 for one."""
    return max(0, 4 - s.count[seat])


def coloured(s: State, seat: int, card: int, mind: Array) -> int:
    """Weigh a coloured card laid alone: its command, and what it leaves to lead."""
    figure = card % N_FIGURES
    more = in_colour(s, seat, card // N_FIGURES) - 1
    points = stay_in_colour(more, mind) + match_the_figure(s, seat, figure, mind)
    if figure == TAKI:
        points += start_a_run(more, mind)
    elif figure == PLUS:
        points += follow_a_plus(s, seat, more, mind)
    elif figure == STOP:
        points += stop_the_next(s, seat, mind)
    elif figure == PLUS2:
        points += plus_two(s, seat, mind)
    elif figure == DIRECTION:
        points += turn_round(s, seat, mind)
    return points


def stay_in_colour(more: int, mind: Array) -> int:
    """Lead the colour one holds most of: the next turn then has a card that fits."""
    return mind[W_COLOUR] * more


def match_the_figure(s: State, seat: int, figure: int, mind: Array) -> int:
    """Lay a figure one holds again: whatever colour comes, it may lead back to it."""
    return mind[W_FIGURE] * (of_figure(s, seat, figure) - 1)


def start_a_run(more: int, mind: Array) -> int:
    """Open a TAKI with cards of its colour to go along, the more the better; bare, it is a gift to the next player."""
    return mind[W_RUN] * more - (mind[W_BARE] if more == 0 else 0)


def follow_a_plus(s: State, seat: int, more: int, mind: Array) -> int:
    """Lay a Plus when something can follow: it is worth a card more then, and a card less if not."""
    follows = more > 0 or of_figure(s, seat, PLUS) > 1 or colourless(s, seat) > 0
    return mind[W_PLUS] if follows else -mind[W_PLUS]


def stop_the_next(s: State, seat: int, mind: Array) -> int:
    """Stop whoever is about to go out; with two players one plays again."""
    return mind[W_STOP] * (danger(s, after(s, seat, 1)) + (2 if s.players == 2 else 0))


def plus_two(s: State, seat: int, mind: Array) -> int:
    """Let the next player draw, above all one who is about to go out."""
    return mind[W_PLUS2] * (1 + danger(s, after(s, seat, 1)))


def turn_round(s: State, seat: int, mind: Array) -> int:
    """Turn away from the neighbour who is nearer to going out."""
    return mind[W_TURN] * (danger(s, after(s, seat, 1)) - danger(s, after(s, seat, s.players - 1)))


def in_run(s: State, seat: int, card: int, mind: Array) -> int:
    """Lay all of a run, the commands that help last: only the last card's acts."""
    figure = card % N_FIGURES
    points = 2 * mind[W_CLOSE]
    if figure == TAKI:
        points += 5 * mind[W_SAVE]
    elif figure == PLUS:
        follows = of_figure(s, seat, PLUS) > 1 or colourless(s, seat) > 0
        points += -2 * mind[W_SAVE] if follows else 4 * mind[W_SAVE]
    elif figure < PLUS2:
        points += 3 * mind[W_SAVE]
    elif figure == DIRECTION:
        points += 2 * mind[W_SAVE]
    elif figure == STOP:
        points += mind[W_SAVE]
    return points


def change(s: State, seat: int, colour: int, mind: Array) -> int:
    """Keep Change Colour for when nothing else fits; then name the colour one holds most of."""
    return stay_in_colour(in_colour(s, seat, colour), mind) - mind[W_SPARE]


def super_taki(s: State, seat: int, play: int, mind: Array) -> int:
    """Keep the SuperTAKI for a colour with several cards to go along."""
    colour = s.lead_colour if play == LAY_SUPER else play - LAY_SUPER_NAMED
    more = in_colour(s, seat, colour) if colour < 4 else 0
    return start_a_run(more, mind) - mind[W_SPARE]


def king(s: State, seat: int, mind: Array) -> int:
    """Hold the King back for a large debt, or for the last two cards: he lets one lay anything after him."""
    if s.phase == CHAIN:
        return mind[W_KING] * (s.debt - 4) // 2
    if s.count[seat] == 2 and not last_is_stuck(s, seat):
        return mind[W_FINISH]
    return -mind[W_KING]


def last_is_stuck(s: State, seat: int) -> bool:
    """Whether what remains of King and one card is one that cannot go out alone: a Plus or a Breaker."""
    hand = s.hands[seat, 0]
    return bool(hand & (ONE_FIGURE << np.uint64(PLUS)) or hand & bit(BREAKER))


def plus_three(s: State, seat: int, mind: Array) -> int:
    """Three cards for everybody else: best when somebody is about to go out."""
    nearest = 0
    for other in range(s.players):
        if other != seat:
            nearest = max(nearest, danger(s, other))
    return mind[W_PLUS3] * nearest - mind[W_SPARE]


def worth(s: State, out: Array) -> None:
    """Write who has won; of a match left in the middle, judge the hands (as matches by rule of thumb end)."""
    if s.over:
        split_win(s, out)
        return
    for seat in range(s.players):
        out[seat] = hand_value(s, seat)
    split_by_points(s.players, out)


def hand_value(s: State, seat: int) -> int:
    """Return points for a hand: few cards, many of them colourless, many of one colour, a TAKI among those."""
    hand, twice = s.hands[seat, 0], s.hands[seat, 1]
    longest = run = 0
    for colour in range(4):
        mask = colour_mask(colour)
        cards = popcount(hand & mask) + popcount(twice & mask)
        longest = max(longest, cards)
        if hand & mask & TAKIS != np.uint64(0):
            run = max(run, cards - 1)
    free = popcount(hand >> np.uint64(N_COLOURED) & FREE_CARDS) + popcount(twice >> np.uint64(SUPER) & np.uint64(0b111))
    points = COUNT_POINTS[s.count[seat]] + 46 * free + 10 * longest + 15 * run
    if s.pyramid:
        points -= 60 * s.stage[seat]
    return points


compile_module(__name__, inline=(change, coloured, in_run, judge_other, king, leave_open, plus_three, super_taki))

LEVELS = {"master": search(1200, 5), "grandmaster": search(12_000, 5)}
MIND = Mind(WEIGHTS, advise, one_deal, worth, LEVELS)
