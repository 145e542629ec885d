"""The editions and house rules of Eight and a half, each with the rule that it changes."""

from klaf.engine.options import Option, Rulebook, flag

EDITIONS = ("modern", "classic")
MODERN, CLASSIC = 0, 1

OPTIONS = (
    Option("zeros", "EH-02", (14, 6), edition="classic"),
    Option("opener", "EH-05", ("lowest", "winner")),
    flag("may_take", "EH-07"),
    flag("five_after_demon", "EH-14", default=True),
    flag("half_arrests", "EH-15"),
    flag("show_seen_blinds", "EH-21"),
    Option("tie_fewest", "EH-30", ("all", "none"), edition="modern"),
)

ONLY = {"EH-01": "modern", "EH-02": "classic", "EH-30": "modern", "EH-31": "modern", "EH-32": "classic"}

RULEBOOK = Rulebook(fewest=2, most=5, editions=EDITIONS, options=OPTIONS, only=ONLY)

# The codes of the values, for the rules.
ZEROS_14, ZEROS_6 = 0, 1
OPENER_LOWEST, OPENER_WINNER = 0, 1
TIE_ALL, TIE_NONE = 0, 1
