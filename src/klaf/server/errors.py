"""What the server refuses, besides what the rules forbid."""

from klaf.engine.errors import KlafError


class Refused(KlafError):
    """A person's mistake, or bad luck: nothing was done. ``field`` names what is wrong in a command."""

    code = "refused"

    def __init__(self, why: str, *, field: str | None = None, again: bool = False, **facts: str | int) -> None:
        """Take which sentence tells why; ``again``: the same may succeed later."""
        self.field = field
        self.again = again
        super().__init__(why=why, **facts)


class StoreFailed(Exception):
    """The store did not answer or could not write; whether something was written is not known."""


class Conflict(Exception):
    """Somebody else has written that row of the table's log already."""


class Damaged(Exception):
    """A table's log does not lead where it says it did."""


class OtherRules(Exception):
    """A table's log was written under rules that this process does not know, and does not lead where it did."""
