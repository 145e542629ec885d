"""The documents of Eight and a half, field by field."""

from klaf.engine.document.cards import CardOrNone, Cards, DealtCards, Places
from klaf.engine.document.form import Field, Form, each
from klaf.engine.document.hands import CountedCards, UnaryHand
from klaf.engine.document.kinds import Seat, SeatOrNone, Seats, Whole, Word
from klaf.engine.document.lists import Numbers
from klaf.games.eight.cards import KINDS, NO_CARD, UNKNOWN, UNKNOWN_HAND
from klaf.games.eight.state import PHASES, PLACES

EMPTY = "-"  # how an empty place is spelt
_MANY = 1 << 20
_HAND = UnaryHand("hands", KINDS, bits=3, size="hand_size", hidden=int(UNKNOWN_HAND))
_BANK = DealtCards("deck", KINDS, "bank_size", hidden=UNKNOWN)

DOCUMENT = Form(
    (
        Field(
            "phase",
            "swap: the Deputy may swap; opening: the first card of a mini-game; "
            "hand, open, blind: what the seat in turn lays from; over",
            Word("phase", PHASES),
        ),
        Field("turn", "the seat in turn", Seat("turn")),
        Field("number", "which mini-game it is, from 1", Whole("number", 1, _MANY)),
        each("points", "for each seat, its points", Whole("points", 0, _MANY)),
        Field("went_out", "who went out in the last mini-game; null in the first", SeatOrNone("went_out")),
        Field("deputy", "classic: who is Deputy; null in the first mini-game", SeatOrNone("deputy")),
        Field(
            "first_card",
            "the card that opens the mini-game, or opened it; null: any could",
            CardOrNone("first_card", KINDS, NO_CARD),
        ),
        Field("holders", "the seats whose hand is as it was dealt and holds that card", Seats("holders")),
        Field("pot_value", "the value of the pot in halves: 17 is 8½", Whole("pot_value", 0, _MANY)),
        Field("pot", "the pot, its top last", Cards("pot", KINDS, "pot_size")),
        each("hands", "for each seat, the cards in its hand", _HAND, private=True),
        each("banks", "for each seat, its bank, the top last", _BANK),
        each("open", "for each seat, the open cards at places 0, 1, 2", Places("opens", KINDS, PLACES, empty=EMPTY)),
        each(
            "blind",
            "for each seat, the blind cards at places 0, 1, 2",
            Places("blinds", KINDS, PLACES, hidden=UNKNOWN, empty=EMPTY),
        ),
        each(
            "seen",
            "for each seat, the places of blind cards that were turned up and turned back",
            Numbers("seen", 0, PLACES),
        ),
        each("burnt", "for each seat, its burnt cards", CountedCards("burnt", KINDS, bits=4)),
    )
)
