"""Checks a table by playing it: the log's chain, where each row leads, and all that is stored beside the log."""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from klaf.engine.match import Match
from klaf.server.admin.contents import Contents
from klaf.server.admin.findings import UNCHECKED, Finding, TableCheck
from klaf.server.admin.records import check_record
from klaf.server.errors import Damaged, OtherRules
from klaf.server.log.chain import damaged_row
from klaf.server.log.change import checked_change
from klaf.server.log.state import Standing, State
from klaf.server.store.statements import nameless
from klaf.server.table.loading import believed
from klaf.server.telling import render
from klaf.server.telling.records import record_of


def check_table(contents: Contents, key: bytes) -> TableCheck:
    """Check all that is stored of a table; ``key``: what the checkpoints of this store are sealed with."""
    found = list(_findings(contents, key))
    return TableCheck(
        contents.code,
        len(contents.rows),
        len(contents.records),
        tuple(one for one in found if one.kind not in UNCHECKED),
        tuple(one for one in found if one.kind in UNCHECKED),
    )


class _Played(NamedTuple):
    """A log played through: where it led, the row that stopped it, and the matches that ended.

    Of each of these what its record must be; None, if that depends on where a server took it up.
    """

    standing: Standing | None
    stopped: Finding | None
    records: dict[int, str | None]


def _findings(contents: Contents, key: bytes) -> Iterator[Finding]:
    if not contents.rows and contents.head is None and contents.entry is not None and contents.entry.log_ended:
        yield Finding("no-log")
        yield from _records(contents, {})
        return
    played = _played(contents)
    if played.stopped is not None:
        yield played.stopped
    if contents.entry is None:
        yield Finding("no-entry")
    elif played.stopped is None and played.standing is not None and not _lists(contents, played.standing.state):
        yield Finding("entry")
    yield from _checkpoint(contents, key, played)
    yield from _records(contents, played.records)


def _played(contents: Contents) -> _Played:
    """Play the rows that are as they were written, as far as they follow by the rules."""
    rows = contents.rows
    row = damaged_row(contents.code, rows, contents.head)
    stopped = None if row is None else Finding("row", row)
    standing: Standing | None = None
    records: dict[int, str | None] = {}
    for one in rows if row is None else rows[: row - 1]:
        try:
            after = checked_change(standing, one).after
        except OtherRules:
            return _Played(standing, Finding("other-rules", one.seq), records)
        except Exception:  # what somebody has bound anew may be anything
            return _Played(standing, Finding("rules", one.seq), records)
        if after.match is not None and after.match.over and (standing is None or after.match is not standing.match):
            records[after.state.match] = _record(after.state, after.match)
        standing = after
    return _Played(standing, stopped, records)


def _record(state: State, match: Match) -> str | None:
    """Return the record that a server must have made; None if it was taken up on the way, or made by other rules."""
    return record_of(state, match, []) if match.dealt and state.rules == match.game.version else None


def _lists(contents: Contents, state: State) -> bool:
    """Whether the list of tables says what the log says; names may have been erased."""
    entry = contents.entry
    assert entry is not None
    shown = msgspec.json.encode(render.listed(state))
    seated = frozenset(one.guest for one in state.seats if one.guest)
    try:
        same = nameless(entry.document) == nameless(shown)
    except (msgspec.DecodeError, TypeError):
        return False
    stage = entry.stage if contents.closed else state.stage  # which no row of the log has told
    return same and (entry.stage, entry.public, contents.guests) == (stage, state.settings.public, seated)


def _checkpoint(contents: Contents, key: bytes, played: _Played) -> Iterator[Finding]:
    """Check the checkpoint, unless it is of a row that could not be checked itself."""
    if contents.checkpoint is None:
        return
    seq, sealed = contents.checkpoint
    checked = 0 if played.standing is None else played.standing.seq
    if played.stopped is not None and seq > checked:
        return
    try:
        believed(seq, sealed, contents.rows, key)
    except Damaged:
        yield Finding("checkpoint", seq)
    except OtherRules:
        yield Finding("other-rules", seq)


def _records(contents: Contents, played: dict[int, str | None]) -> Iterator[Finding]:
    """Check the records: by what was played here where it tells what they must be, others by themselves."""
    for match in sorted(contents.records.keys() | played.keys()):
        if match not in contents.records:
            yield Finding("no-record", match)
        elif (expected := played.get(match)) is not None:
            if contents.records[match] != expected:
                yield Finding("record", match)
        elif (kind := check_record(contents.records[match])) is not None:
            yield Finding(kind, match)
