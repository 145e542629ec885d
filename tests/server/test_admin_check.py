"""``klaf admin check`` reads a store through, and names each kind of damage that is planted there."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import klaf
from klaf.cli import main
from klaf.locale import LANGUAGES, text
from klaf.server.admin.findings import DAMAGES as DAMAGE_KINDS
from klaf.server.admin.findings import UNCHECKED
from klaf.server.log.chain import linked, seal, start
from klaf.server.log.inputs import Row
from tests.server.memory import MemoryStore
from tests.server.planted import KINDS, damage, new_store, planted
from tests.server.test_chain import exchanged
from tests.server.test_restart import newer_rules

Change = Callable[[str, str, MemoryStore], None]


def checked(address: str, capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, dict[str, Any]]:
    """Check a store; return the exit status and what was found."""
    capsys.readouterr()
    status = main(["admin", "check", *words, "--store", address, "--json"])
    document: dict[str, Any] = json.loads(capsys.readouterr().out)
    return status, document


def found(document: dict[str, Any], code: str) -> list[tuple[str, int | None]]:
    """Return what is damaged of a table."""
    (table,) = [one for one in document["tables"] if one["code"] == code]
    assert table["whole"] == (not table["damage"])
    return [(one["kind"], one["at"]) for one in table["damage"]]


def in_sql(statement: str, *values: object) -> Change:
    return lambda address, code, memory: damage(address, statement, *values, code)


def exchange(address: str, code: str, memory: MemoryStore) -> None:
    """Give two rows each other's place."""
    for seq, other in ((12, 900), (13, 12), (900, 13)):
        damage(address, "UPDATE log SET seq = ? WHERE seq = ? AND code = ?", other, seq, code)


def steal(address: str, code: str, memory: MemoryStore) -> None:
    """Give a seat to somebody else, in the row alone."""
    seated = next(row for row in memory.log[code] if b'"t":"sat"' in row.input and b"guest-Dan" in row.input)
    stolen = seated.input.replace(b"guest-Dan", b"guest-Eve")
    damage(address, "UPDATE log SET input = ? WHERE seq = ? AND code = ?", stolen, seated.seq, code)


def rebind(address: str, code: str, memory: MemoryStore) -> None:
    """Give a seat to somebody else, and bind all rows anew, as who knows klaf can."""
    rows = [
        replace(row, input=row.input.replace(b"guest-Dan", b"guest-Eve"), guest=row.guest.replace("Dan", "Eve"))
        for row in memory.log[code]
    ]
    bound: list[Row] = linked(start(code), rows)
    for row in bound:
        statement = "UPDATE log SET guest = ?, input = ?, chain = ? WHERE seq = ? AND code = ?"
        damage(address, statement, row.guest, row.input, row.chain, row.seq, code)
    damage(address, "UPDATE heads SET chain = ? WHERE code = ?", bound[-1].chain, code)
    damage(address, "DELETE FROM checkpoints WHERE code = ?", code)


def cheat(address: str, code: str, memory: MemoryStore) -> None:
    """Exchange two hands in the checkpoint, and seal it as the store does."""
    seq, sealed = memory.checkpoints[code]
    chain = memory.log[code][seq - 1].chain
    forged = seal(exchanged(sealed), chain, b"")  # a room that was not opened seals with nothing
    damage(address, "UPDATE checkpoints SET document = ? WHERE code = ?", forged, code)


def edit_record(address: str, code: str, memory: MemoryStore) -> None:
    """Let somebody else have won."""
    record = memory.records[code, 1]
    (line,) = [line for line in record.split("\n") if line.startswith("winners:")]
    other = "winners: 0" if line != "winners: 0" else "winners: 1"
    damage(address, "UPDATE records SET record = ? WHERE code = ?", record.replace(line, other), code)


def delete_log(address: str, code: str, memory: MemoryStore) -> None:
    """Delete a log and the note of its last row."""
    for name in ("log", "heads", "checkpoints"):
        damage(address, f"DELETE FROM {name} WHERE code = ?", code)


DAMAGES: dict[str, tuple[Change, str]] = {
    "a changed row": (in_sql("UPDATE log SET guest = 'guest-Eve' WHERE seq = 12 AND code = ?"), "row"),
    "another time": (in_sql("UPDATE log SET at = 7 WHERE seq = 12 AND code = ?"), "row"),
    "a broken chain": (in_sql("UPDATE log SET chain = ? WHERE seq = 12 AND code = ?", bytes(32)), "row"),
    "a deleted row": (in_sql("DELETE FROM log WHERE seq = 12 AND code = ?"), "row"),
    "two rows exchanged": (exchange, "row"),
    "the last rows deleted": (in_sql("DELETE FROM log WHERE seq > 30 AND code = ?"), "row"),
    "all rows deleted": (in_sql("DELETE FROM log WHERE code = ?"), "row"),
    "the log deleted with its head": (delete_log, "row"),
    "no note of the last row": (in_sql("DELETE FROM heads WHERE code = ?"), "row"),
    "a reassigned seat": (steal, "row"),
    "a reassigned seat, bound anew": (rebind, "rules"),
    "exchanged hands in a checkpoint": (cheat, "checkpoint"),
    "another stage in the list": (in_sql("UPDATE tables SET stage = 'lobby' WHERE code = ?"), "entry"),
    "public in the list": (in_sql("UPDATE tables SET public = (1 = 1) WHERE code = ?"), "entry"),
    "somebody in the list of seats": (in_sql("INSERT INTO seats (guest, code) VALUES ('guest-Eve', ?)"), "entry"),
    "gone from the list": (in_sql("DELETE FROM tables WHERE code = ?"), "no-entry"),
    "another winner in the record": (edit_record, "record"),
    "no record": (in_sql("DELETE FROM records WHERE code = ?"), "no-record"),
}


@pytest.mark.parametrize("kind", KINDS)
def test_each_damage_is_found_and_what_is_whole_is_called_whole(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    address = new_store(kind, tmp_path)
    whole, _, _ = planted(address, finish=True)
    status, document = checked(address, capsys)
    assert (status, document["whole"], found(document, whole)) == (0, True, [])
    damaged = {}
    for how, (spoil, wanted) in DAMAGES.items():
        code, _, memory = planted(address, finish=True)
        spoil(address, code, memory)
        damaged[code] = how, wanted
    status, document = checked(address, capsys)
    assert (status, document["whole"]) == (1, False)
    assert {one["code"] for one in document["tables"]} == {whole, *damaged}
    assert found(document, whole) == []
    for code, (how, wanted) in damaged.items():
        assert [kind for kind, _ in found(document, code)] == [wanted], how
    assert checked(address, capsys, whole)[0] == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_found_is_said_in_words(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    address = new_store("sqlite", tmp_path)
    whole, _, whole_memory = planted(address)
    code, _, memory = planted(address)
    damage(address, "UPDATE log SET at = 7 WHERE seq = 12 AND code = ?", code)
    capsys.readouterr()
    assert main(["admin", "check", "--store", address, "--lang", lang]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert text(lang, "admin-check-whole", table=whole, rows=len(whole_memory.log[whole]), records=0) in lines
    said = lines.index(text(lang, "admin-check-damaged", table=code, rows=len(memory.log[code]), records=0))
    assert lines[said + 1].strip() == text(lang, "admin-found-row", at=12, before=11)
    assert lines[-1] == text(lang, "admin-check-end", tables=2, damaged=1)
    for kind in (*DAMAGE_KINDS, *UNCHECKED):
        assert text(lang, f"admin-found-{kind}", at=5, before=4)
    assert main(["admin", "check", "AAAAAA", "--store", address, "--lang", lang]) == 2
    assert capsys.readouterr().err.strip() == text(lang, "refused-no-table", code="AAAAAA")


def test_a_damaged_file_is_named_and_the_tables_that_can_be_read_are_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    address = new_store("sqlite", tmp_path)
    codes = [planted(address, moves=60)[0] for _ in range(3)]
    with closing(sqlite3.connect(address)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (page,) = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'checkpoints'").fetchone()
        (size,) = db.execute("PRAGMA page_size").fetchone()
    with open(address, "r+b") as file:
        file.seek((page - 1) * size)
        file.write(bytes(range(256)) * (size // 256))
    status, document = checked(address, capsys)
    assert (status, document["whole"]) == (1, False)
    assert document["files"]
    assert {one["code"] for one in document["tables"]} <= set(codes)


@pytest.mark.parametrize("other_layout", [False, True])
def test_rules_of_another_version_are_no_damage(
    other_layout: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    address = new_store("sqlite", tmp_path)
    code, _, _ = planted(address)
    over, _, _ = planted(address, finish=True)
    newer_rules(monkeypatch)
    if other_layout:  # then nobody can tell where the moves led
        monkeypatch.setitem(vars(klaf.game("taki")), "layout", "another")
    status, document = checked(address, capsys)
    assert (status, found(document, code), found(document, over)) == (0, [], [])
    unchecked = {one["code"]: {each["kind"] for each in one["unchecked"]} for one in document["tables"]}
    assert unchecked[code] == ({"other-rules"} if other_layout else set())
    assert unchecked[over] == ({"other-rules", "other-record"} if other_layout else {"other-record"})
