"""What a seat of Tuki Tuki observes."""

from typing import Any

import numpy as np

from klaf.engine.compiling.compile import compile_module
from klaf.engine.layout import Array
from klaf.envs.observation import MOST, Observation, number, one_of, seats, several
from klaf.games.tuki.cards import COPIES, DECK, KINDS, N_KINDS, UNKNOWN
from klaf.games.tuki.state import PHASES, PLACES, ROUNDS, SEATS, TO_OPEN, State
from klaf.games.tuki.view import in_pile, shown

_SEATS = seats(SEATS)
_POINTS_OF = [f"{seat}:{number}" for seat in _SEATS for number in range(1, ROUNDS + 1)]
_BOXES = [f"{seat}:{place}:{kind}" for seat in _SEATS for place in range(PLACES) for kind in (*KINDS, "hidden")]

OBSERVATION = Observation(
    number("players", SEATS, "how many play", low=2),
    several("rules", ("double_parrot", "hover_any"), 1, "the house rules, each by the index of its value"),
    one_of("phase", PHASES, "what the table waits for"),
    one_of("turn", _SEATS, "whose turn it is; nobody's while the two cards are opened"),
    number("rounds", ROUNDS, "finished rounds"),
    number("patience", MOST, "turns without an opened card that are left before every turn must open one"),
    one_of("closer", _SEATS, "who opened the last card of a box first"),
    one_of("taken", (*KINDS, "hidden"), "the card that the seat in turn has taken; hidden: drawn by somebody else"),
    number("from_pile", 1, "whether it was drawn from the pile"),
    number("pile", DECK, "cards in the pile"),
    number("bin_size", DECK, "cards in the bin"),
    one_of("bin_top", KINDS, "the top card of the bin"),
    several("bin", KINDS, 8, "how many of each card lie in the bin"),
    several("recycled", KINDS, 8, "how many of each card lie in a pile made of the bin, one just drawn by others too"),
    several("unseen", KINDS, 8, "how many of each card nobody has seen: in hidden places, and in the first pile"),
    several("to_open", _SEATS, TO_OPEN, "cards that each seat still has to open before the first turn"),
    several("order", _SEATS, SEATS - 1, "each seat's place in the order that decides ties, from 0"),
    several("points", _POINTS_OF, 92, "for each seat, the points of each finished round; fewer are better", low=-20),
    one_of("box", _BOXES, "for each seat and place, the card: open, or hidden"),
)

_PLAYERS, _RULE, _PHASE = OBSERVATION["players"].start, OBSERVATION["rules"].start, OBSERVATION["phase"].start
_TURN, _ROUNDS = OBSERVATION["turn"].start, OBSERVATION["rounds"].start
_PATIENCE, _CLOSER, _TAKEN = OBSERVATION["patience"].start, OBSERVATION["closer"].start, OBSERVATION["taken"].start
_FROM_PILE, _PILE = OBSERVATION["from_pile"].start, OBSERVATION["pile"].start
_BIN_SIZE, _BIN_TOP, _BIN = OBSERVATION["bin_size"].start, OBSERVATION["bin_top"].start, OBSERVATION["bin"].start
_RECYCLED, _UNSEEN = OBSERVATION["recycled"].start, OBSERVATION["unseen"].start
_TO_OPEN, _ORDER = OBSERVATION["to_open"].start, OBSERVATION["order"].start
_POINTS, _BOX = OBSERVATION["points"].start, OBSERVATION["box"].start
_HIDDEN = N_KINDS


def observe(v: State, seat: int, out: Array) -> None:
    """Write what the seat observes, from its view."""
    out[:] = 0
    table(v, out)
    cards(v, out)
    around(v, seat, out)
    for rank in range(v.players):
        away = np.int64(v.order[rank]) - seat
        out[_ORDER + (away if away >= 0 else away + v.players)] = rank


def table(v: State, out: Array) -> None:
    """Write what lies open before everybody."""
    out[_PLAYERS] = v.players
    out[_RULE] = v.double_parrot
    out[_RULE + 1] = v.hover_any
    out[_PHASE + v.phase] = 1
    out[_ROUNDS] = v.rounds
    out[_PATIENCE] = max(0, min(v.stall * v.players - v.quiet, MOST))
    out[_FROM_PILE] = v.from_pile
    out[_PILE] = v.pile_size
    out[_BIN_SIZE] = v.bin_size
    for i in range(v.bin_size):
        card: Any = np.int64(v.bin[i])
        out[_BIN + card] += 1
    if v.bin_size > 0:
        top: Any = np.int64(v.bin[v.bin_size - 1])
        out[_BIN_TOP + top] = 1
    if v.taken == UNKNOWN:
        out[_TAKEN + _HIDDEN] = 1
    elif v.taken >= 0:
        out[_TAKEN + v.taken] = 1


def cards(v: State, out: Array) -> None:
    """Write what is known of the cards that one does not see."""
    shown_cards = shown(v)
    for card in range(N_KINDS):
        recycled = in_pile(v, card)
        out[_RECYCLED + card] = recycled
        out[_UNSEEN + card] = COPIES[card] - recycled - (shown_cards >> 4 * card & 15)


def around(v: State, seat: int, out: Array) -> None:
    """Write what is known of each seat, from one's own clockwise."""
    other = seat
    for step in range(v.players):
        if v.turn == other:
            out[_TURN + step] = 1
        if v.closer == other:
            out[_CLOSER + step] = 1
        out[_TO_OPEN + step] = v.to_open[other]
        for done in range(ROUNDS):
            out[_POINTS + step * ROUNDS + done] = v.points[done, other]
        for place in range(PLACES):
            card: Any = np.int64(v.boxes[other, place])
            kind = _HIDDEN if card == UNKNOWN else card
            out[_BOX + (step * PLACES + place) * (N_KINDS + 1) + kind] = 1
        other += 1
        if other == v.players:
            other = 0


compile_module(__name__, inline=(around, cards, table))
