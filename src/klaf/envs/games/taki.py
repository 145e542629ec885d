"""What a seat of TAKI observes."""

from typing import Any

import numpy as np

from klaf.engine.bits import popcount
from klaf.engine.compiling.compile import compile_module
from klaf.engine.layout import Array
from klaf.envs.observation import MOST, Observation, number, one_of, seats, several
from klaf.games.taki.cards import COLOUR, COLOURS, COPIES, DECK, FIGURES, KINDS, N_KINDS
from klaf.games.taki.options import OPTIONS
from klaf.games.taki.state import PHASES, SEATS, State

_OF_THE_DEAL = ("first_card", "opener")  # nothing follows from these any more once cards are dealt
_RULES = tuple(option.name for option in OPTIONS if option.name not in _OF_THE_DEAL)  # in the order of what is written
_SEATS = seats(SEATS)

OBSERVATION = Observation(
    number("players", SEATS, "how many play", low=2),
    number("edition", 1, "0: `2018`, 1: `112-king`"),
    several("rules", _RULES, 8, "the house rules in force once cards are dealt, each by the index of its value"),
    one_of("phase", PHASES, "what the table waits for"),
    one_of("turn", _SEATS, "whose turn it is"),
    number("direction", 1, "1: play goes clockwise, −1: against the clock", low=-1),
    one_of("lead_colour", (*COLOURS, "any"), "the colour that leads"),
    one_of("lead_figure", (*FIGURES, "none"), "the figure that leads; `none`: only its colour can be followed"),
    number("taki_open", 1, "whether a TAKI is open"),
    number("debt", MOST, "the cards that the chain of +2 and +3 has piled up"),
    number("added", 3, "how many of them the +3 added that now waits for a Breaker"),
    number("idle", SEATS, "draws in a row that found no card"),
    number("pile", DECK, "cards in the draw pile"),
    number("discards", DECK, "cards in the discard pile"),
    number("below_lead", DECK, "how many of them lie below the leading card: an empty pile is made of these"),
    several("hand", KINDS, 4, "one's own hand: how many of each card"),
    several("unseen", KINDS, 4, "how many of each card are in the draw pile and other hands, all in one"),
    several("cards", _SEATS, DECK, "how many cards each seat holds"),
    several("stage", _SEATS, 8, "the pyramid stage each seat is in; 0 without a pyramid"),
    several("asked", _SEATS, 1, "who has not answered yet whether to break a +3"),
    several("due", _SEATS, 1, "who may still call “Last card!”"),
    several("waived", _SEATS, 1, "who let the call go"),
    several("called", _SEATS, 1, "who called"),
    several("let_off", _SEATS, 1, "whom one has let off without catching"),
)

_PLAYERS, _EDITION = OBSERVATION["players"].start, OBSERVATION["edition"].start
_RULE, _PHASE, _TURN = OBSERVATION["rules"].start, OBSERVATION["phase"].start, OBSERVATION["turn"].start
_DIRECTION, _LEAD_COLOUR = OBSERVATION["direction"].start, OBSERVATION["lead_colour"].start
_LEAD_FIGURE, _TAKI_OPEN = OBSERVATION["lead_figure"].start, OBSERVATION["taki_open"].start
_DEBT, _ADDED, _IDLE = OBSERVATION["debt"].start, OBSERVATION["added"].start, OBSERVATION["idle"].start
_PILE, _DISCARDS = OBSERVATION["pile"].start, OBSERVATION["discards"].start
_BELOW, _HAND, _UNSEEN = OBSERVATION["below_lead"].start, OBSERVATION["hand"].start, OBSERVATION["unseen"].start
_CARDS, _STAGE, _ASKED = OBSERVATION["cards"].start, OBSERVATION["stage"].start, OBSERVATION["asked"].start
_DUE, _WAIVED = OBSERVATION["due"].start, OBSERVATION["waived"].start
_CALLED, _LET_OFF = OBSERVATION["called"].start, OBSERVATION["let_off"].start
_CHANGES = np.uint64(1 << COLOUR | 0b111 << N_KINDS)  # where a hand keeps its Change Colours
_COPIES = COPIES.astype(np.int8)
_ONE = np.uint64(1)


def observe(v: State, seat: int, out: Array) -> None:
    """Write what the seat observes, from its view."""
    out[:] = 0
    table(v, seat, out)
    cards(v, seat, out)
    around(v, seat, out)


def table(v: State, seat: int, out: Array) -> None:
    """Write what lies open before everybody."""
    out[_PLAYERS] = v.players
    out[_EDITION] = v.edition
    out[_RULE] = v.must_play
    out[_RULE + 1] = v.last_card
    out[_RULE + 2] = v.direction_two
    out[_RULE + 3] = v.plus3_in_chain
    out[_RULE + 4] = v.plus3_ends_taki
    out[_RULE + 5] = v.break_in_chain
    out[_RULE + 6] = v.win_before_break
    out[_RULE + 7] = v.auto_close
    out[_RULE + 8] = v.pyramid
    out[_RULE + 9] = v.pyramid_start
    out[_PHASE + v.phase] = 1
    away = v.turn - seat
    out[_TURN + (away if away >= 0 else away + v.players)] = 1
    out[_DIRECTION] = v.direction
    out[_LEAD_COLOUR + v.lead_colour] = 1
    out[_LEAD_FIGURE + v.lead_figure] = 1
    out[_TAKI_OPEN] = v.taki_open
    out[_DEBT] = min(v.debt, MOST)
    out[_ADDED] = v.added
    out[_IDLE] = v.idle
    out[_PILE] = v.pile_size
    out[_DISCARDS] = v.discards_size
    out[_BELOW] = v.lead_at


def cards(v: State, seat: int, out: Array) -> None:
    """Write one's own hand, and what is known of the cards that one does not see."""
    once, twice = v.hands[seat, 0], v.hands[seat, 1]
    there = _COPIES[v.edition]
    for card in range(N_KINDS):
        held = np.int8(once >> np.uint64(card) & _ONE) + np.int8(twice >> np.uint64(card) & _ONE)
        out[_HAND + card] = held
        out[_UNSEEN + card] = there[card] - held
    changes = popcount(once & _CHANGES)
    out[_HAND + COLOUR] = changes
    out[_UNSEEN + COLOUR] = there[COLOUR] - changes
    for i in range(v.discards_size):
        gone: Any = np.int64(v.discards[i])
        out[_UNSEEN + gone] -= 1


def around(v: State, seat: int, out: Array) -> None:
    """Write what is known of each seat, from one's own clockwise."""
    players, asked, due, waived, called = v.players, v.asked, v.due, v.waived, v.called
    other = seat
    for step in range(players):
        out[_CARDS + step] = v.count[other]
        out[_STAGE + step] = v.stage[other]
        out[_ASKED + step] = asked >> other & 1
        out[_DUE + step] = due >> other & 1
        out[_WAIVED + step] = waived >> other & 1
        out[_CALLED + step] = called >> other & 1
        out[_LET_OFF + step] = v.let_off[other] >> seat & 1
        other += 1
        if other == players:
            other = 0


compile_module(__name__, inline=(around, cards, table))
