"""The table of a game that has none of its own here: what lies in the middle and before each seat, field by field."""

from typing import Any

from klaf.cli.terminal import Voice
from klaf.engine.document.plain import HIDDEN, Fact, Lot, Place, laid_out
from klaf.games import game

QUIET = ()


def lines(view: dict[str, Any], you: int, table: Voice) -> list[str]:
    """Describe the table as its player may see it, that player last."""
    played = game(view["game"])
    middle, seats = laid_out(played.document, view)

    def said(place: Place) -> list[str]:
        shown = [(lot.name, _cards(lot, table)) for lot in place.lots]
        shown += [(fact.name, _values(fact, table)) for fact in place.facts]
        return [table.say("entry", name=played.field_name(name, table.lang), value=value) for name, value in shown]

    described = said(middle)
    for seat in [*(seat for seat in range(len(seats)) if seat != you), you]:
        for line in said(seats[seat]):
            described.append(table.say("entry", name=table.names[seat], value=line))
    return described


def _cards(lot: Lot, table: Voice) -> str:
    """List cards; of those that are all hidden it says how many they are."""
    if not any(lot.cards):
        return str(len(lot.cards))
    return table.say("gap").join(HIDDEN if card is None else table.ink(card) for card in lot.cards)


def _values(fact: Fact, table: Voice) -> str:
    return table.say("comma").join(table.names[one] if fact.seats else str(one) for one in fact.values)


def ink(move: str) -> str:
    """Return no colour codes."""
    return ""
