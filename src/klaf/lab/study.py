"""A study: matches in numbered pieces, each of which gives sums of whole numbers that add up to an answer.

What a piece gives depends on the study and its number alone: it may be played by any thread of any machine, in any
order, now or after an interruption.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, ClassVar

from klaf.engine.errors import BadOptions
from klaf.engine.seeds import Seed
from klaf.lab.code import play_hash, sums_hash
from klaf.lab.contest import Contest
from klaf.lab.table import Measured, nothing_measured, step_of
from klaf.lab.tally import Sums, alike

FORMAT = 2


def table_of(game: str, bots: Sequence[str], seed: Seed, edition: str | None, house: dict[str, Any]) -> Contest:
    """Set a table up and check it.

    Raises:
        UnknownGame, UnknownLevel, BadOptions, BadSeed: what cannot be.
    """
    return Contest.of(game, tuple(bots), len(bots), seed, edition, house)


@dataclass(frozen=True)
class Study:
    """Tables of one game, all playing the same deals."""

    kind: ClassVar[str] = ""
    rotates: ClassVar[bool] = False

    tables: tuple[Contest, ...]
    deals: int

    def __post_init__(self) -> None:
        if self.deals < 1:
            raise BadOptions(why="size", value=self.deals)
        object.__setattr__(self, "tables", tuple(replace(table, deals=self.deals) for table in self.tables))

    @property
    def game(self) -> str:
        """Return the name of the game."""
        return self.tables[0].game

    @property
    def players(self) -> int:
        """Return the number of seats."""
        return self.tables[0].players

    @cached_property
    def step(self) -> int:
        """Return how many deals make a piece."""
        return min(step_of(table, self.rotates) for table in self.tables)

    @property
    def pieces(self) -> int:
        """Return how many pieces there are."""
        return -(-self.deals // self.step)

    def bounds(self, piece: int) -> tuple[int, int]:
        """Return the first deal of a piece, and the one after its last."""
        return piece * self.step, min((piece + 1) * self.step, self.deals)

    def count(self, lo: int, hi: int) -> int:
        """Return how many matches deals lo … hi - 1 are played in."""
        return (hi - lo) * len(self.tables) * (self.players if self.rotates else 1)

    def matches(self, piece: int) -> int:
        """Return how many matches a piece has."""
        return self.count(*self.bounds(piece))

    @property
    def games(self) -> int:
        """Return how many matches there are in all."""
        return self.count(0, self.deals)

    @property
    def code(self) -> str:
        """Hash the code that decides how matches go and what is measured of them."""
        return play_hash(self.tables[0].found)

    @property
    def counted(self) -> str:
        """Hash the code that adds up what is measured."""
        return sums_hash(type(self))

    def document(self) -> dict[str, Any]:
        """Return everything that identifies the study, as a JSON-able document."""
        return {
            "klaf lab": FORMAT,
            "kind": self.kind,
            "game": self.game,
            "players": self.players,
            "deals": self.deals,
            "games": self.games,
            "seed": self.tables[0].seed,
            "step": self.step,
            "code": self.code,
            "counted": self.counted,
            "tables": [table.document() for table in self.tables],
        }

    def play(self, piece: int) -> Sums:
        """Play a piece."""
        raise NotImplementedError

    def sums(self, measured: Sequence[Measured]) -> Sums:
        """Count what was measured at each table."""
        raise NotImplementedError

    def fits(self, piece: int, sums: Sums) -> bool:
        """Whether sums have as many matches as the piece."""
        raise NotImplementedError

    @cached_property
    def _nothing(self) -> Sums:
        """Return the sums of no matches: those of every piece are made alike."""
        return self.sums([nothing_measured(table) for table in self.tables])

    def may_give(self, piece: int, sums: Any) -> bool:
        """Whether a piece can have given such sums."""
        return alike(sums, self._nothing) and self.fits(piece, sums)

    def answer(self, parts: Sequence[Sums]) -> Any:
        """Return the result of all pieces, which are in order."""
        raise NotImplementedError
