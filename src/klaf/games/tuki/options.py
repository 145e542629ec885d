"""Tuki Tuki's house rules, each with the rule that it changes."""

from klaf.engine.options import Number, Option, Rulebook, SeatOr, flag

EDITIONS = ("standard",)

OPTIONS = (
    SeatOr("birthday", "TU-03", ("seed",)),
    Option("double_parrot", "TU-15", ("zero", "joins")),
    flag("hover_any", "TU-16"),
    Number("stall", "TU-18", (10,), lowest=1, highest=999_999_999),
)

RULEBOOK = Rulebook(fewest=2, most=6, editions=EDITIONS, options=OPTIONS)

# The codes of the values, for the rules.
PARROTS_ZERO, PARROTS_JOIN = 0, 1
