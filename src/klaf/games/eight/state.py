"""The whole truth of a match of Eight and a half, and the decision points it can stand at."""

import numpy as np

from klaf.engine.layout import Array, MatchState, row, whole
from klaf.games.eight.cards import DECK

SEATS = 5
ENOUGH = 7  # points that end a modern match (EH-31)
MINI_GAMES = 6  # of a classic match (EH-32)
PLACES = 3  # of open and of blind cards, and of cards in a full hand

# Phases: plain numbers, since rules run on a GPU too. PHASES names them in positions.
SWAP = 0  # the Deputy may swap an open card, before hands are seen (EH-32)
OPENING = 1  # the seat in turn opens the mini-game, with a certain card if any hand has a number (EH-05)
HAND = 2  # it lays from its hand (EH-06)
OPEN = 3  # its hand and bank are gone: it lays open cards (EH-20)
BLIND = 4  # they are gone too: it turns up a blind card (EH-21)
OVER = 5
PHASES = ("swap", "opening", "hand", "open", "blind", "over")


class State(MatchState):
    """Cards, turn, points and options of one match: all its mini-games, one after the other."""

    # House rules, by the names and codes of options.py.
    zeros: int = whole()
    opener: int = whole()
    may_take: int = whole()
    five_after_demon: int = whole()
    half_arrests: int = whole()
    show_seen_blinds: int = whole()
    tie_fewest: int = whole()

    phase: int = whole()
    number: int = whole()  # of the mini-game, from 1
    went_out: int = whole()  # who went out in the last mini-game; -1 in the first
    deputy: int = whole()  # classic: who may swap in this mini-game; -1 in the first
    first_card: int = whole()  # the card that opens the mini-game, or opened it; none if no hand had a number
    holders: int = whole()  # the seats whose hand is as it was dealt, and holds that card
    pot_value: int = whole()  # in halves: 17 is 8½
    pot_size: int = whole()

    points: Array = row(np.int64, SEATS)
    hand_size: Array = row(np.int64, SEATS)
    bank_size: Array = row(np.int64, SEATS)
    seen: Array = row(np.int64, SEATS)  # blind places that were turned up and back, a bit each
    burnt: Array = row(np.int64, SEATS)  # how many of each card: four bits per kind (see hands.py)
    hands: Array = row(np.uint64, SEATS)  # three bits per kind (see hands.py)
    opens: Array = row(np.uint8, SEATS, PLACES)
    blinds: Array = row(np.uint8, SEATS, PLACES)
    deck: Array = row(np.uint8, DECK)  # all banks: the card dealt as number k to a seat, at seat + k × players
    pot: Array = row(np.uint8, DECK)  # the last of pot_size is the top
