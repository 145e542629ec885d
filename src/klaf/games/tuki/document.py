"""Tuki Tuki's documents, field by field."""

from klaf.engine.document.cards import Cards, OneCard, Places
from klaf.engine.document.form import Field, Form, each
from klaf.engine.document.hands import CountedCards
from klaf.engine.document.kinds import Seat, SeatOrNone, Whole, Word
from klaf.engine.document.lists import Numbers, Rounds, WordUnless
from klaf.games.tuki.cards import KINDS, NO_CARD, UNKNOWN
from klaf.games.tuki.state import PHASES, PLACES, ROUNDS, TO_OPEN

_MANY = 1 << 40
_LOWEST, _HIGHEST = -20, 92  # points of a box: an octet; 12 and 11 in every column

DOCUMENT = Form(
    (
        Field(
            "phase",
            "opening: all open two cards; take: the seat in turn takes a card; place: it puts or throws it; over",
            Word("phase", PHASES),
        ),
        Field("turn", "the seat in turn; null while all open", SeatOrNone("turn")),
        Field("rounds", "how many rounds are finished", Whole("rounds", 0, ROUNDS)),
        Field("points", "for each finished round, each seat's points", Rounds("points", _LOWEST, _HIGHEST, "rounds")),
        each("order", "the seats in the order that decides ties", Seat("order")),
        Field("closer", "the seat that opened its last card first, or null", SeatOrNone("closer")),
        Field("quiet", "turns in a row in which no card was opened", Whole("quiet", 0, _MANY)),
        each(
            "to_open",
            "for each seat, how many cards it still has to open before the first turn",
            Whole("to_open", 0, TO_OPEN),
        ),
        each(
            "open",
            "for each seat, the open places of its box",
            Numbers("open", 0, PLACES, hidden=-1, all_but=(TO_OPEN, "to_open")),
            private=True,
        ),
        each(
            "boxes",
            "for each seat, the eight cards of its box",
            Places("boxes", KINDS, PLACES, hidden=UNKNOWN),
            private=True,
        ),
        Field(
            "taken",
            "the card that the seat in turn holds, a list of one or none",
            OneCard("taken", KINDS, NO_CARD, hidden=UNKNOWN),
            private=True,
        ),
        Field(
            "taken_from",
            "where that card was taken from",
            WordUnless("from_pile", ("bin", "pile"), other="taken", none=NO_CARD, otherwise="none"),
        ),
        Field("pile", "the draw pile, its top last", Cards("pile", KINDS, "pile_size", hidden=UNKNOWN)),
        Field("bin", "the bin, its top last", Cards("bin", KINDS, "bin_size")),
        Field(
            "recycled",
            "if the pile was made of the bin: its cards and one just drawn from it, in order; else empty",
            CountedCards("recycled", KINDS, bits=4),
        ),
    )
)
