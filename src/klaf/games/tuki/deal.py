"""Setting a match and each of its rounds up: TU-01 to TU-03."""

from klaf.engine.compiling.compile import compile_module
from klaf.engine.events import Log, tell
from klaf.engine.randomness import shuffle
from klaf.games.tuki import events as ev_
from klaf.games.tuki.cards import DECK, NO_CARD, SORTED
from klaf.games.tuki.piles import into_bin, take_top
from klaf.games.tuki.state import NOBODY, OPENING, PLACES, TO_OPEN, State


def deal(s: State, ev: Log) -> None:
    """TU-03: draw the order of the seats that decides ties; then deal the first round."""
    for seat in range(s.players):
        s.order[seat] = seat
    shuffle(s, s.order, s.players)
    if s.birthday >= 0:
        put_first(s, s.birthday)
    for rank in range(s.players):
        tell(ev, ev_.ORDER, -1, 0, s.order[rank])
    deal_round(s, ev)


def put_first(s: State, seat: int) -> None:
    """TU-03: the seat with the next birthday wins every tie; the others keep the order that was drawn."""
    rank = 0
    while s.order[rank] != seat:
        rank += 1
    while rank > 0:
        s.order[rank] = s.order[rank - 1]
        rank -= 1
    s.order[0] = seat


def deal_round(s: State, ev: Log) -> None:
    """TU-02: shuffle all cards, deal a box of eight to each, and turn the first card of the bin over."""
    for i in range(s.bin_size):
        s.bin[i] = 0
    s.bin_size = 0
    for i in range(DECK):
        s.pile[i] = SORTED[i]
    s.pile_size = DECK
    shuffle(s, s.pile, DECK)
    for place in range(PLACES):
        for seat in range(s.players):
            s.boxes[seat, place] = take_top(s)
    for seat in range(s.players):
        s.open[seat] = 0
        s.to_open[seat] = TO_OPEN
    s.taken = NO_CARD
    s.recycled = 0
    s.quiet = 0
    s.closer = NOBODY
    s.turn = NOBODY
    s.phase = OPENING
    tell(ev, ev_.ROUND, -1, s.rounds + 1, 0)
    first = take_top(s)
    into_bin(s, first)
    tell(ev, ev_.TURNED_UP, -1, 0, first)


compile_module(__name__)
