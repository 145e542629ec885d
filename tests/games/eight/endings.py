"""Tables before the last move of a mini-game, and the cards of each seat counted by hand: EH-30, EH-32."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from klaf import Event, Match
from tests.games.eight.table import GONE, play, table


def totals(match: Match) -> list[int]:
    """Count the cards of each seat by hand: bank, hand, table and burnt ones."""
    at = match.position()
    fields = ("hands", "banks", "open", "blind", "burnt")
    return [sum(card != "-" for field in fields for card in at[field][seat]) for seat in range(at["players"])]


class Ending(NamedTuple):
    """A table before its last move: seat ``out`` turns up its last card, at place 2. ``rest`` has all cards not named.

    ``totals``: how many cards each seat has before that move. ``points``: what each gets, and ``alone``: what with
    ``tie_fewest = none``, where that differs. ``deputy``, in the classic edition: who may swap in the next mini-game.
    """

    name: str
    totals: tuple[int, ...]
    points: tuple[int, ...]
    blind: Sequence[str]
    burnt: Sequence[str]
    pot: str
    rest: int
    out: int = 0
    open: Sequence[str] = (GONE,) * 5
    hands: Sequence[str] = ("",) * 5
    banks: Sequence[str] = ()
    alone: tuple[int, ...] = ()
    arrest: bool = False
    deputy: int | None = None

    def __str__(self) -> str:
        """Name the ending in pytest's list."""
        return self.name

    def match(self, **fields: Any) -> Match:
        """Set the table up."""
        players = len(self.blind)
        return table(
            *self.hands[:players],
            open=self.open[:players],
            blind=self.blind,
            banks=self.banks,
            burnt=self.burnt,
            pot=self.pot,
            rest=self.rest,
            turn=self.out,
            edition="modern" if self.deputy is None else "classic",
            **fields,
        )

    def play(self, match: Match) -> list[Event]:
        """Make the last move."""
        return play(match, f"{self.out}:blind:2")
