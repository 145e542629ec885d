"""One tree of errors. Each has a code and facts; its sentence comes from the locale files.

::

    KlafError
    ├── UnknownGame          there is no game of that name
    ├── UnknownRule          there is no rule of that id
    ├── UnknownLevel         there is no bot of that level
    ├── BadSeed              neither a whole number nor 64 hex digits
    ├── BadOptions           the match cannot be set up so
    │   ├── UnknownEdition
    │   ├── UnknownOption
    │   ├── OtherEdition     an option exists but not in that edition
    │   ├── BadValue         an option exists but not with that value
    │   └── BadPlayers       too few or too many players
    ├── BadMove              the text or number is no move of this game
    ├── NoSuchSeat           the table has no such seat
    ├── IllegalMove          a move against the rules: carries the rule's id
    │   ├── OutOfTurn        that seat has nothing to do now
    │   └── MatchOver        the match has ended
    ├── MissingExtra         a package of an extra is not installed; an ImportError too
    ├── BadPosition          the document is no position: names the field
    └── BadRecord            the text is no record: names the line
        └── OtherRules       made under another version of the rules
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from klaf.engine.facts import FactKind
from klaf.locale import Term, text

Fact = str | int


MOST = 200  # characters of a fact that come from outside


def excerpt(value: object, most: int = 40) -> str:
    """Spell a value from outside, cut to a length fit for a sentence."""
    if isinstance(value, int) and value.bit_length() > 4 * most:  # Python refuses to spell very long numbers
        return f"{value:#x}"[:most]
    return str(value)[:most]


def _rebuilt(kind: "type[KlafError]", fields: dict[str, Any]) -> "KlafError":
    error = kind.__new__(kind)
    vars(error).update(fields)
    error.args = (error.message, tuple(sorted(error.facts.items())))
    return error


class KlafError(Exception):
    """Anything klaf refuses, with the facts its sentence needs.

    >>> UnknownGame(name="poker", known="taki").sentence("en")
    'There is no game called “poker”. The games are: taki.'
    """

    code: ClassVar[str] = ""

    def __init__(self, *, why: str = "", **facts: Fact) -> None:
        """Take the facts; ``why`` picks one of several sentences of the same error."""
        self.why = why
        self.facts = {name: fact if isinstance(fact, int | Term) else fact[:MOST] for name, fact in facts.items()}
        super().__init__(self.message, tuple(sorted(self.facts.items())))

    def __reduce__(self) -> tuple[object, ...]:
        """Let errors be copied and sent to other processes."""
        return _rebuilt, (type(self), vars(self).copy())

    @property
    def message(self) -> str:
        """Return the id of the sentence in the locale files."""
        return f"{self.code}-{self.why}" if self.why else self.code

    def sentence(self, lang: str = "en") -> str:
        """Say what is wrong, in the reader's language."""
        return text(lang, self.message, **self.facts)

    def inside(self) -> Term:
        """Return the sentence as a fact of another error's sentence."""
        return Term(self.message, self.message, **self.facts)

    def __str__(self) -> str:
        """Say it in English."""
        return self.sentence("en")


class UnknownGame(KlafError):
    """There is no game of that name."""

    code = "unknown-game"


class UnknownRule(KlafError):
    """There is no rule of that id."""

    code = "unknown-rule"


class UnknownLevel(KlafError):
    """There is no bot of that level."""

    code = "unknown-level"


class MissingExtra(KlafError, ImportError):
    """A package is not installed that an extra of klaf brings."""

    code = "missing-extra"


class BadSeed(KlafError):
    """A seed is a whole number from 0, 64 hex digits, or None."""

    code = "bad-seed"


class BadOptions(KlafError):
    """The match cannot be set up so."""

    code = "bad-options"


class UnknownEdition(BadOptions):
    """The game has no such edition."""

    code = "unknown-edition"


class UnknownOption(BadOptions):
    """The game has no such house rule."""

    code = "unknown-option"


class OtherEdition(BadOptions):
    """The house rule exists, but belongs to another edition."""

    code = "other-edition"


class BadValue(BadOptions):
    """The house rule exists, but not with that value."""

    code = "bad-value"


class BadPlayers(BadOptions):
    """Too few or too many players for the game."""

    code = "bad-players"


class BadMove(KlafError):
    """The text or number is no move of this game."""

    code = "bad-move"


class NoSuchSeat(KlafError):
    """The table has no such seat."""

    code = "no-such-seat"


class IllegalMove(KlafError):
    """A move against the rules. ``rule`` is the id of the rule that forbids it; ``kinds`` say what its facts are."""

    code = "illegal"

    def __init__(self, rule: str, why: str, kinds: Mapping[str, FactKind] | None = None, /, **facts: Fact) -> None:
        """Take the rule's id, which sentence tells why, and the facts it needs with their kinds."""
        self.rule = rule
        self.kinds = kinds or {}
        super().__init__(why=why, rule=rule, **facts)

    @property
    def message(self) -> str:
        """Return the id of the sentence: one per reason."""
        return f"why-{self.why}"


class OutOfTurn(IllegalMove):
    """That seat has nothing to do now."""


class MatchOver(IllegalMove):
    """The match has ended."""


class BadPosition(KlafError):
    """The document is no position of this game; ``facts["field"]`` names where."""

    code = "bad-position"


class BadRecord(KlafError):
    """The text is no record; ``facts["line"]`` names where."""

    code = "bad-record"


class OtherRules(BadRecord):
    """The record or position was made under another version of the rules."""

    code = "other-rules"
