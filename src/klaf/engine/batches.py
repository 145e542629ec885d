"""The interface of batches, in the CPU's memory or a GPU's."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from klaf.engine.description import Description
from klaf.engine.errors import BadOptions, excerpt
from klaf.engine.layout import Array
from klaf.engine.match import Match
from klaf.engine.numbers import whole_number
from klaf.engine.seeds import Seed, key_text


@dataclass(frozen=True)
class Playouts:
    """How the matches of a batch ended: a row of scores each, and its moves.

    A window in which a seat could only pass is not counted as a move.
    """

    scores: Any
    moves: Any


class AnyBatch(ABC):
    """Matches of one game with the same options, stepped together. Make one with ``game.batch``.

    Each asks one seat at a time, windows first. Match number i is the match that ``game.new`` makes of ``key(i)``,
    whatever the size of the batch and wherever it is played. Arrays lie where the matches do.
    """

    game: Description
    players: int

    @abstractmethod
    def reset(self, seed: Seed = None) -> None:
        """Deal all matches anew; without a seed, the same matches again.

        Raises:
            BadSeed: the seed is neither a whole number nor 64 hex digits.
        """

    @abstractmethod
    def __len__(self) -> int:
        """Count the matches."""

    @property
    @abstractmethod
    def acting(self) -> Any:
        """Return the seat that each match asks now, -1 where it is over."""

    @property
    @abstractmethod
    def over(self) -> Any:
        """Return which matches have ended."""

    @property
    @abstractmethod
    def scores(self) -> Any:
        """Return a row of scores for each match as it stands."""

    @property
    @abstractmethod
    def winners(self) -> Any:
        """Return for each match which seats have won: a row of true and false, all false while it goes on."""

    @abstractmethod
    def legal_mask(self) -> Any:
        """Return for each match the legal moves of the seat it asks: a row of true and false by move number."""

    @abstractmethod
    def step(self, moves: Any) -> None:
        """Make one move in every unfinished match; none is made when one of them is illegal.

        Raises:
            BadMove: there is not one whole number for each match.
            IllegalMove: a move is against the rules.
        """

    @abstractmethod
    def observe(self) -> Any:
        """Return for each match the view of the seat it asks, as blanked records."""

    @abstractmethod
    def playout(self, seed: Seed = None) -> Playouts:
        """Play every match to its end, each legal move equally likely."""

    @abstractmethod
    def _record(self, i: int) -> Array:
        """Copy the record of match i, alone in an array."""

    def key(self, i: int) -> str:
        """Spell the key of match i."""
        return key_text(self._record(i)["key"][0])

    def match(self, i: int) -> Match:
        """Return a copy of match i to look at."""
        return Match(self.game, self._record(i), start=None)

    def _refuse(self, i: int, move: int) -> None:
        """Raise what a move that is illegal in match i raises.

        Raises:
            BadMove, IllegalMove: always one of them.
        """
        match = self.match(i)
        match.play(match.next_actor or 0, move)


def size_of(size: object) -> int:
    """Check how many matches are asked for.

    Raises:
        BadOptions: that is no whole number above 0.
    """
    n = whole_number(size)
    if n is None or n < 1:
        raise BadOptions(why="size", value=excerpt(size))
    return n


def threads_of(threads: object, usual: int) -> int:
    """Check how many threads are asked for; None: the usual number.

    Raises:
        BadOptions: that is no whole number above 0.
    """
    wanted = usual if threads is None else whole_number(threads)
    if wanted is None or wanted < 1:
        raise BadOptions(why="threads", value=excerpt(threads))
    return wanted
