"""TAKI's editions and house rules, each with the rule that it changes."""

from klaf.engine.options import Number, Option, Rulebook, SeatOr, flag

EDITIONS = ("2018", "112-king")

OPTIONS = (
    Option("first_card", "TK-04", ("coloured", "number", "any")),
    SeatOr("opener", "TK-05", ("seed",)),
    flag("must_play", "TK-07"),
    Option("last_card", "TK-11", ("auto", "catch", "off")),
    Option("direction_two", "TK-22", ("pass", "stop")),
    Option("plus3_in_chain", "TK-27", ("adds3", "adds2", "forbidden")),
    flag("plus3_ends_taki", "TK-28", default=True),
    Option("break_in_chain", "TK-31", ("all", "three")),
    flag("win_before_break", "TK-33"),
    flag("auto_close", "TK-37"),
    flag("pyramid", "TK-41"),
    Number("pyramid_start", "TK-41", (8,), lowest=1, highest=8),
)

ONLY = {f"TK-{number}": "2018" for number in range(26, 34)}  # the +3 and its Breaker

RULEBOOK = Rulebook(fewest=2, most=10, editions=EDITIONS, options=OPTIONS, only=ONLY)

# The codes of the values, for the rules.
FIRST_COLOURED, FIRST_NUMBER, FIRST_ANY = 0, 1, 2
CALL_AUTO, CALL_CATCH, CALL_OFF = 0, 1, 2
DIRECTION_PASSES, DIRECTION_STOPS = 0, 1
CHAIN_ADDS3, CHAIN_ADDS2, CHAIN_FORBIDS = 0, 1, 2
BREAK_ALL, BREAK_THREE = 0, 1
