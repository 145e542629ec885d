"""The guests who are at tables through other processes, as those processes report while they run."""

from collections.abc import Callable, Mapping

from klaf.server.hall.peers import Here, Note
from klaf.server.table.actor import Actor


class Report:
    """What one process has told: by table, and up to which of its notes."""

    def __init__(self) -> None:
        """Know nothing yet."""
        self.tables: dict[str, Here] = {}
        self.heard = 0  # the number of its last note
        self.whole = False  # whether none of its notes is missing
        self.expected = 0  # notes that it had sent at the last heartbeat
        self.unconfirmed: set[str] = set()  # tables not told of yet since it began to tell all anew

    def take(self, note: Note) -> None:
        """Note that one more has come."""
        self.whole = note.first or (note.seq == self.heard + 1 and (self.whole or self.heard == 0))
        self.heard = note.seq

    def misses(self, told: int) -> bool:
        """Whether something was not heard of a process that has sent so many notes; the latest may be on their way."""
        known = self.whole or told == 0
        missing = not known or self.heard < self.expected
        self.expected = told
        return missing


class Elsewhere:
    """The reports of all other processes, handed to the tables that are in memory here."""

    def __init__(self, tables: Mapping[str, Actor], ask: Callable[[str], None]) -> None:
        """Take the tables, and what asks a process to tell all anew."""
        self._tables, self._ask = tables, ask
        self._reports: dict[str, Report] = {}

    def hear(self, note: Note) -> None:
        """Take in a note of who is at tables; one that a later one has overtaken says nothing new."""
        report = self._reports.setdefault(note.process, Report())
        if note.seq <= report.heard:
            return
        report.take(note)
        if note.first:
            report.unconfirmed = set(report.tables)
        for here in note.here:
            report.unconfirmed.discard(here.table)
            self._set(note.process, report, here)
        if note.last:
            for code in report.unconfirmed:
                self._set(note.process, report, Here(code))
            report.unconfirmed = set()

    def _set(self, process: str, report: Report, here: Here) -> None:
        if here == report.tables.get(here.table, Here(here.table)):
            return
        if here.guests or here.spectators:
            report.tables[here.table] = here
        else:
            del report.tables[here.table]
        if here.table in self._tables:
            self._hand_on(process, here)

    def _hand_on(self, process: str, here: Here) -> None:
        self._tables[here.table].table.heard(process, frozenset(here.guests), here.spectators)

    def introduce(self, code: str) -> None:
        """Pass on to a table that was just loaded who is there through other processes."""
        for process, report in self._reports.items():
            if code in report.tables:
                self._hand_on(process, report.tables[code])

    def compare(self, told: Mapping[str, int]) -> None:
        """Forget processes that are gone; ask those of whom a note is missing. ``told``: how many each has sent."""
        for process in self._reports.keys() - told.keys():
            report = self._reports.pop(process)
            for code in list(report.tables):
                self._set(process, report, Here(code))
        for process, notes in told.items():
            if self._reports.setdefault(process, Report()).misses(notes):
                self._ask(process)
