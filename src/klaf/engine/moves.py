"""Moves: a stable small number each, and one spelling."""

from collections.abc import Sequence
from dataclasses import dataclass

from klaf.engine.errors import BadMove, excerpt
from klaf.engine.numbers import whole_number


@dataclass(frozen=True, slots=True, order=True)
class Move:
    """A move of a game: ``int(move)`` is its number, ``str(move)`` its text."""

    id: int
    text: str

    def __str__(self) -> str:
        """Spell the move."""
        return self.text

    def __int__(self) -> int:
        """Return the move's number."""
        return self.id

    __index__ = __int__


@dataclass(frozen=True, slots=True)
class MoveParts:
    """A move's text taken apart: its kind, and what it is about.

    ``card`` is the card it lays (``count`` of them), ``named`` what it names, ``call`` whether it carries a call,
    ``place`` and ``to`` places, ``seat`` another seat.
    """

    kind: str
    card: str | None = None
    count: int = 1
    named: str | None = None
    call: bool = False
    place: int | None = None
    to: int | None = None
    seat: int | None = None


class Moves:
    """All moves of a game, by number and by text.

    >>> moves = Moves(("draw", "pass"))
    >>> moves["pass"], moves[0].text
    (Move(id=1, text='pass'), 'draw')
    """

    def __init__(self, texts: tuple[str, ...]) -> None:
        """Number the texts from 0."""
        self.all = tuple(Move(number, spelling) for number, spelling in enumerate(texts))
        self._by_text = {move.text: move for move in self.all}

    def __len__(self) -> int:
        """Count the moves."""
        return len(self.all)

    def __getitem__(self, move: "str | int | Move") -> Move:
        """Find a move by its text or number.

        Raises:
            BadMove: the game has no such move.
        """
        if isinstance(move, str):
            found = self._by_text.get(move)
        elif isinstance(move, Move):
            found = move if self.all[move.id : move.id + 1] == (move,) else None
        else:
            number = whole_number(move)
            found = self.all[number] if number is not None and 0 <= number < len(self.all) else None
        if found is None:
            raise BadMove(move=excerpt(move))
        return found

    def chosen(self, words: Sequence[int]) -> "list[Move]":
        """List the moves whose bits are set in 64-bit words, in the order of their numbers.

        >>> Moves(("draw", "pass", "call")).chosen([5])
        [Move(id=0, text='draw'), Move(id=2, text='call')]
        """
        found = []
        for start, word in zip(range(0, 64 * len(words), 64), words, strict=True):
            while word:
                low = word & -word
                found.append(self.all[start + low.bit_length() - 1])
                word ^= low
        return found

    @property
    def words(self) -> int:
        """Return how many 64-bit words a set of moves takes."""
        return (len(self.all) + 63) // 64
