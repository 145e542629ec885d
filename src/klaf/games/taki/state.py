"""The whole truth of a TAKI match, and the decision points it can stand at."""

import numpy as np

from klaf.engine.layout import Array, MatchState, row, whole
from klaf.games.taki.cards import DECK

SEATS = 10

# Phases: plain numbers, since rules run on a GPU too. PHASES names them in positions.
TURN = 0  # the seat in turn lays a card or draws
CHAIN = 1  # it stands before a debt: answer, or draw all of it (TK-21, TK-27)
RUN = 2  # it lays on a TAKI: more cards, or close, or end (TK-34, TK-35)
OWED = 3  # it owes a card after a Plus (TK-24)
FREE = 4  # it has the King's extra turn (TK-25)
BREAK = 5  # it laid a +3: everybody else is asked for a Breaker (TK-30)
OVER = 6
PHASES = ("turn", "chain", "run", "owed", "free", "break", "over")


class State(MatchState):
    """Cards, turn and options of one match. Lists of seats are bits of a whole number."""

    # House rules, by the names and codes of options.py.
    first_card: int = whole()
    opener: int = whole()
    must_play: int = whole()
    last_card: int = whole()
    direction_two: int = whole()
    plus3_in_chain: int = whole()
    plus3_ends_taki: int = whole()
    break_in_chain: int = whole()
    win_before_break: int = whole()
    auto_close: int = whole()
    pyramid: int = whole()
    pyramid_start: int = whole()

    phase: int = whole()
    direction: int = whole()  # 1 clockwise, -1 against
    lead_colour: int = whole()
    lead_figure: int = whole()
    lead_at: int = whole()  # where in the discards the leading card lies
    taki_open: int = whole()
    debt: int = whole()  # cards the chain has piled up
    added: int = whole()  # of these, what the +3 now waiting for a Breaker added; 0 outside a chain
    asked: int = whole()  # seats that have not answered for a Breaker yet
    idle: int = whole()  # draws in a row that found nothing (TK-08)
    due: int = whole()  # seats that may still call "Last card!"
    waived: int = whole()  # seats that let the call go
    called: int = whole()  # seats that called
    pile_size: int = whole()
    discards_size: int = whole()

    count: Array = row(np.int64, SEATS)
    stage: Array = row(np.int64, SEATS)  # the size the seat's pyramid stage began with
    let_off: Array = row(np.int64, SEATS)  # for each offender, the seats that will not catch
    hands: Array = row(np.uint64, SEATS, 2)  # held at least once; held twice (see hands.py)
    pile: Array = row(np.uint8, DECK)  # the last of pile_size is the top
    discards: Array = row(np.uint8, DECK)
