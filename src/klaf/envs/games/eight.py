"""What a seat of Eight and a half observes."""

from typing import Any

import numpy as np

from klaf.engine.bits import popcount
from klaf.engine.compiling.compile import compile_module
from klaf.engine.layout import Array
from klaf.envs.observation import MOST, Observation, number, one_of, seats, several
from klaf.games.eight.cards import COPIES, DECK, KINDS, N_KINDS, NO_CARD, UNKNOWN
from klaf.games.eight.deal import eighty
from klaf.games.eight.moves import HIGHEST
from klaf.games.eight.options import OPTIONS
from klaf.games.eight.state import PHASES, PLACES, SEATS, State

_RULES = tuple(option.name for option in OPTIONS)  # in the order in which they are written below
_SEATS = seats(SEATS)
_OF_PLACES = [f"{seat}:{place}" for seat in _SEATS for place in range(PLACES)]
_OPENS = [f"{place}:{kind}" for place in _OF_PLACES for kind in KINDS]
_BLINDS = [f"{place}:{kind}" for place in _OF_PLACES for kind in (*KINDS, "hidden")]
_BURNT = [f"{seat}:{kind}" for seat in _SEATS for kind in KINDS]

OBSERVATION = Observation(
    number("players", SEATS, "how many play", low=2),
    number("edition", 1, "0: `modern`, 1: `classic`"),
    several("rules", _RULES, 1, "the house rules, each by the index of its value (1: yes, 0: no)"),
    one_of("phase", PHASES, "what the table waits for"),
    one_of("turn", _SEATS, "whose turn it is"),
    number("number", MOST, "the number of the mini-game, from 1"),
    one_of("went_out", _SEATS, "who went out in the last mini-game; nobody in the first"),
    one_of("deputy", _SEATS, "classic: who may swap in this mini-game; nobody in the first"),
    one_of("first_card", (*KINDS, "none"), "the card that opens the mini-game, or opened it"),
    several("holders", _SEATS, 1, "whose hand is as it was dealt and holds that card"),
    number("pot_value", HIGHEST, "the value of the pot, in halves"),
    number("pot_size", DECK, "the cards in the pot"),
    one_of("pot_top", KINDS, "the top card of the pot; none if it is empty"),
    several("pot", KINDS, 14, "how many of each card lie in the pot"),
    several("hand", KINDS, 3, "one's own hand: how many of each card"),
    several("unseen", KINDS, 14, "how many of each card are in banks, other hands and unseen blind places"),
    several("points", _SEATS, MOST, "the points of each seat"),
    several("cards", _SEATS, PLACES, "how many cards each seat has in its hand"),
    several("bank", _SEATS, DECK, "how many cards are in the bank of each seat"),
    several("burnt", _BURNT, 14, "for each seat, how many of each card it has burnt in this mini-game"),
    one_of("open", _OPENS, "for each seat and place, the open card; none if the place is empty"),
    one_of("blind", _BLINDS, "for each seat and place, the blind card: hidden, or known to all since it was turned up"),
)

_PLAYERS, _EDITION = OBSERVATION["players"].start, OBSERVATION["edition"].start
_RULE, _PHASE, _TURN = OBSERVATION["rules"].start, OBSERVATION["phase"].start, OBSERVATION["turn"].start
_NUMBER, _WENT_OUT, _DEPUTY = OBSERVATION["number"].start, OBSERVATION["went_out"].start, OBSERVATION["deputy"].start
_FIRST, _HOLDERS = OBSERVATION["first_card"].start, OBSERVATION["holders"].start
_POT_VALUE, _POT_SIZE = OBSERVATION["pot_value"].start, OBSERVATION["pot_size"].start
_POT_TOP, _POT = OBSERVATION["pot_top"].start, OBSERVATION["pot"].start
_HAND, _UNSEEN = OBSERVATION["hand"].start, OBSERVATION["unseen"].start
_POINTS, _CARDS, _BANK = OBSERVATION["points"].start, OBSERVATION["cards"].start, OBSERVATION["bank"].start
_BURNT_AT, _OPEN, _BLIND = OBSERVATION["burnt"].start, OBSERVATION["open"].start, OBSERVATION["blind"].start
_HIDDEN = N_KINDS
_FIELD = np.uint64(0b111)


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
    out[_RULE] = v.zeros
    out[_RULE + 1] = v.opener
    out[_RULE + 2] = v.may_take
    out[_RULE + 3] = v.five_after_demon
    out[_RULE + 4] = v.half_arrests
    out[_RULE + 5] = v.show_seen_blinds
    out[_RULE + 6] = v.tie_fewest
    out[_PHASE + v.phase] = 1
    out[_NUMBER] = min(v.number, MOST)
    out[_FIRST + v.first_card] = 1
    out[_POT_VALUE] = v.pot_value
    out[_POT_SIZE] = v.pot_size
    for i in range(v.pot_size):
        card: Any = np.int64(v.pot[i])
        out[_POT + card] += 1
    if v.pot_size > 0:
        top: Any = np.int64(v.pot[v.pot_size - 1])
        out[_POT_TOP + top] = 1


def cards(v: State, seat: int, out: Array) -> None:
    """Write one's own hand; and of the unseen cards, what hand and pot leave."""
    hand, there = v.hands[seat], COPIES[eighty(v)]
    for card in range(N_KINDS):
        held = popcount(hand >> np.uint64(3 * card) & _FIELD)
        out[_HAND + card] = held
        out[_UNSEEN + card] = there[card] - held - out[_POT + card]


def around(v: State, seat: int, out: Array) -> None:
    """Write what is known of each seat, from one's own clockwise; what lies open is not unseen."""
    other = seat
    for step in range(v.players):
        if v.turn == other:
            out[_TURN + step] = 1
        if v.went_out == other:
            out[_WENT_OUT + step] = 1
        if v.deputy == other:
            out[_DEPUTY + step] = 1
        out[_HOLDERS + step] = v.holders >> other & 1
        out[_POINTS + step] = min(v.points[other], MOST)
        out[_CARDS + step] = v.hand_size[other]
        out[_BANK + step] = v.bank_size[other]
        for card in range(N_KINDS):
            burnt = v.burnt[other] >> 4 * card & 15
            out[_BURNT_AT + step * N_KINDS + card] = burnt
            out[_UNSEEN + card] -= burnt
        for place in range(PLACES):
            places(v, other, step * PLACES + place, place, out)
        other += 1
        if other == v.players:
            other = 0


def places(v: State, other: int, at: int, place: int, out: Array) -> None:
    """Write the open and the blind card at one place of a seat."""
    open_card: Any = np.int64(v.opens[other, place])
    if open_card != NO_CARD:
        out[_OPEN + at * N_KINDS + open_card] = 1
        out[_UNSEEN + open_card] -= 1
    blind_card: Any = np.int64(v.blinds[other, place])
    if blind_card == UNKNOWN:
        out[_BLIND + at * (N_KINDS + 1) + _HIDDEN] = 1
    elif blind_card != NO_CARD:
        out[_BLIND + at * (N_KINDS + 1) + blind_card] = 1
        out[_UNSEEN + blind_card] -= 1


compile_module(__name__, inline=(around, cards, places, table))
