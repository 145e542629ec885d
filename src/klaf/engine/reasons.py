"""Reasons: why a move is illegal, as a row of whole numbers that the rules write, and what the numbers say.

A game's ``explain`` writes the reason's number and its facts, wherever the rules run; its ``REASONS`` say which rule
each number names, which sentence tells it, and what its facts are.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from klaf.engine.compiling.compile import compiled
from klaf.engine.errors import IllegalMove, MatchOver, OutOfTurn
from klaf.engine.facts import FactKind
from klaf.engine.layout import Array

FACTS = 3  # of one reason, at most
WIDTH = 1 + FACTS  # numbers in a row: the reason, then its facts


def refuse(out: Array, reason: int, first: int, second: int, third: int) -> None:
    """Write one reason and its facts; 0 for those that it has not."""
    out[0] = reason
    out[1] = first
    out[2] = second
    out[3] = third


refuse = compiled(refuse)


@dataclass(frozen=True)
class Reason:
    """What a reason's number says: the rule that forbids, the sentence ``why-…``, its facts in their order."""

    number: int
    rule: str
    why: str
    facts: tuple[tuple[str, FactKind], ...] = ()


def reason(number: int, rule: str, why: str, /, **facts: FactKind) -> Reason:
    """Describe a reason.

    >>> reason(1, "TK-30", "pass-no-window").why
    'pass-no-window'
    """
    if len(facts) > FACTS:
        raise TypeError(f"a reason has at most {FACTS} facts")
    return Reason(number, rule, why, tuple(facts.items()))


_CLASSES = {"out-of-turn": OutOfTurn, "over": MatchOver}


class Reasons:
    """All reasons of a game, by their numbers."""

    def __init__(self, *reasons: Reason) -> None:
        """Take the descriptions."""
        self._by_number = {one.number: one for one in reasons}
        if len(self._by_number) != len(reasons) or 0 in self._by_number:
            raise TypeError("every reason has a number of its own, from 1")

    def __iter__(self) -> Iterator[Reason]:
        """Go through the descriptions."""
        return iter(self._by_number.values())

    def error(self, row: Sequence[int]) -> IllegalMove:
        """Return the error that a row stands for."""
        found = self._by_number[row[0]]
        kinds = dict(found.facts)
        facts = {name: kind.fact(number) for (name, kind), number in zip(found.facts, row[1:], strict=False)}
        return _CLASSES.get(found.why, IllegalMove)(found.rule, found.why, kinds, **facts)
