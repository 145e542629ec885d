"""What a check of a table finds."""

from typing import Literal, get_args

from msgspec import Struct

# row: a row of the log is changed or missing; rules: it does not follow by the rules from those before; entry,
# no-entry: the list of tables says something else than the log, or nothing; checkpoint: it does not follow from the
# log, and counts for nothing; record, no-record: the record of a finished match is not what was played, or is missing;
# unreadable: the database cannot read it.
Damage = Literal["row", "rules", "entry", "no-entry", "checkpoint", "record", "no-record", "unreadable"]
# other-rules: from that row on, it was played by rules that are not known here; other-record: so was that match;
# no-log: the logs of an earlier klaf ended with an upgrade, the records are left.
Unchecked = Literal["other-rules", "other-record", "no-log"]
DAMAGES: tuple[Damage, ...] = get_args(Damage)
UNCHECKED: tuple[Unchecked, ...] = get_args(Unchecked)


class Finding(Struct, frozen=True):
    """Something that is damaged, or that cannot be checked; ``at``: which row, or which match."""

    kind: Damage | Unchecked
    at: int = 0


class TableCheck(Struct, frozen=True):
    """What a check found of a table: the rows and records that are stored, what is damaged, what cannot be checked."""

    code: str
    rows: int
    records: int
    damage: tuple[Finding, ...] = ()
    unchecked: tuple[Finding, ...] = ()

    @property
    def whole(self) -> bool:
        """Whether nothing is damaged."""
        return not self.damage
