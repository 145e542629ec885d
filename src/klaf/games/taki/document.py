"""TAKI's documents, field by field."""

from klaf.engine.document.cards import Cards
from klaf.engine.document.form import Field, Form, each
from klaf.engine.document.hands import PairedHand
from klaf.engine.document.kinds import Flag, Seat, Seats, Whole, Word
from klaf.games.taki.cards import COLOUR, COLOURS, DECK, FIGURES, KINDS, UNKNOWN, UNKNOWN_HAND
from klaf.games.taki.state import PHASES, SEATS

_HAND = PairedHand("hands", KINDS, many=COLOUR, hidden=int(UNKNOWN_HAND))

DOCUMENT = Form(
    (
        Field(
            "phase",
            "turn; chain: before a debt; run: laying on a TAKI; owed: after a Plus; free: after a King; "
            "break: a +3 waits for a Breaker; over",
            Word("phase", PHASES),
        ),
        Field("turn", "the seat in turn; in break, who laid the +3", Seat("turn")),
        Field("direction", "the order of play", Word("direction", ("clockwise", "counter-clockwise"), 1, -2)),
        Field("lead_colour", "the colour in force; any: a first card has none", Word("lead_colour", (*COLOURS, "any"))),
        Field(
            "lead_figure", "the figure in force; none: only the colour counts", Word("lead_figure", (*FIGURES, "none"))
        ),
        Field("lead_at", "where in the discards the leading card lies", Whole("lead_at", 0, DECK - 1)),
        Field("taki_open", "whether a TAKI is open", Flag("taki_open")),
        Field("debt", "how many cards the chain has piled up", Whole("debt", 0, 100)),
        Field("added", "how many of them the +3 added that waits for a Breaker", Whole("added", 0, 3)),
        Field("asked", "the seats that have not answered for a Breaker", Seats("asked")),
        Field("idle", "draws in a row that found no card", Whole("idle", 0, SEATS)),
        Field("due", 'the seats that may still call "Last card!"', Seats("due")),
        Field("waived", "the seats that let the call go", Seats("waived")),
        Field("called", "the seats that have called", Seats("called")),
        each("let_off", "for each seat, who will not catch it", Seats("let_off")),
        each("stages", "for each seat, the size its pyramid stage began with", Whole("stage", 1, 8)),
        each("counts", "for each seat, how many cards it holds", Whole("count", 0, DECK)),
        each("hands", "for each seat, its cards in the order of the moves", _HAND, private=True),
        Field("pile", "the draw pile, its top last", Cards("pile", KINDS, "pile_size", hidden=UNKNOWN)),
        Field("discards", "the discards, their top last", Cards("discards", KINDS, "discards_size")),
    )
)
