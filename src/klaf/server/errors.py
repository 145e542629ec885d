"""What the server refuses, besides what the rules forbid."""

from typing import Literal, get_args

from klaf.engine.errors import KlafError


class Refused(KlafError):
    """A command or request that was not carried out, by a person's mistake or for a reason that may pass.

    ``field`` names what is wrong in a command, ``rule`` the rule of the game that speaks against it.
    """

    code = "refused"

    def __init__(
        self, why: str, *, field: str | None = None, retry: bool = False, rule: str | None = None, **facts: str | int
    ) -> None:
        """Take which sentence tells why; ``retry``: the same may succeed later."""
        self.field, self.retry, self.rule = field, retry, rule
        super().__init__(why=why, **({"rule": rule} if rule else {}), **facts)


Trouble = Literal["slow", "full", "read-only", "gone", "damaged", "newer", "down", "no-entry", "failed"]
TROUBLES: tuple[Trouble, ...] = get_args(Trouble)


class StoreFailed(Exception):
    """The store did not answer or could not write; whether something was written is not known.

    ``kind`` names what is wrong and the sentence for it: ``slow``: no answer in time; ``full``: no room on the disk;
    ``read-only``: it may not be written; ``gone``: it is missing, or another is in its place; ``damaged``: it cannot be
    read; ``newer``: a newer klaf has changed it; ``down``: no database answers; ``no-entry``: the database lets this
    user not in; ``failed``: anything else.
    """

    def __init__(self, detail: str = "", kind: Trouble = "failed") -> None:
        """Take what the store says, and which kind of trouble that is."""
        self.kind: Trouble = kind
        super().__init__(detail)


class StoreTaken(Exception):
    """Another process has the store, which is for one alone."""


class StoreUnfit(Exception):
    """The store is not to be served as it is; ``why`` names the sentence.

    ``gone``: it had tables, and is missing or empty; ``exchanged``: another store is in its place; ``newer``: a newer
    klaf has made it; ``linked``: its file has several names; ``rights``: others may read its file, and that cannot be
    mended. Only who serves a store makes it and brings its schema up to date; for others, ``none``: there is no store,
    ``older``: an older klaf has made it.
    """

    def __init__(self, why: str) -> None:
        """Take why."""
        self.why = why
        super().__init__(why)


class Conflict(Exception):
    """Somebody else has written that row of the table's log already."""


class LeaseLost(Conflict):
    """This process no longer runs the table, so it does not store what was due."""


class _BadLog(Exception):
    """A table's log does not lead where it says it did; ``seq`` is the first row that does not."""

    def __init__(self, table: str, seq: int, why: str = "") -> None:
        """Take which row of which table."""
        self.table, self.seq = table, seq
        super().__init__(f"{table} {seq} {why}".rstrip())


class Damaged(_BadLog):
    """A table's log has been changed, or part of it is missing."""


class OtherRules(_BadLog):
    """A table's log was written under rules that this process does not know, and does not lead where it did."""
