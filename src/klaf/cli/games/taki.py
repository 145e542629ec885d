"""TAKI's table in the terminal."""

from typing import Any

from klaf.cli.terminal import Voice
from klaf.games.taki.terms import term

INKS = {"R": "41;97", "B": "44;97", "G": "42;30", "Y": "43;30"}
QUIET = ("turn", "asked", "passed", "dealt", "let-off")


def lines(view: dict[str, Any], you: int, table: Voice) -> list[str]:
    """Describe the table as its player may see it."""
    shown = [
        table.say("play-taki-others", name=table.names[seat], count=count)
        for seat, count in enumerate(view["counts"])
        if seat != you
    ]
    shown += _leading(view, table)
    return [*shown, " ".join([table.say("play-taki-hand"), "  ".join(table.ink(card) for card in view["hands"][you])])]


def _leading(view: dict[str, Any], table: Voice) -> list[str]:
    """Describe the leading card, and the open TAKI and debt if there are any."""
    colour, figure = view["lead_colour"], view["lead_figure"]
    if colour == "any":
        shown = [table.say("play-taki-leads-any")]
    elif figure == "none":
        shown = [table.say("play-taki-leads-colour", colour=term(colour))]
    else:
        card = term(colour + figure)
        shown = [f"{table.say('play-taki-leads', card=card)}  {table.ink(card)}"]
    if view["taki_open"]:
        shown.append(table.say("play-taki-open", colour=term(colour)))
    if view["debt"]:
        shown.append(table.say("play-taki-debt", debt=view["debt"]))
    return shown


def ink(move: str) -> str:
    """Return the colour codes of a move that lays or names a colour."""
    return INKS.get(move.partition(":")[2][:1] or move[:1], "")
