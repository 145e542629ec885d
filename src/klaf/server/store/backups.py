"""Notices that a SQLite store was put back to an older one: how much it has written is counted in it and beside it.

What went on after the backup may have been seen, and published in the record of the match. So matches that were running
in the backup are not played on: the store notes up to which row their tables were put back.
"""

import json
import sqlite3

from klaf.server.store import statements as sql

WRITTEN = "written"  # how many groups of rows were committed


def written(db: sqlite3.Connection) -> int:
    """Return how much a store has written."""
    found = db.execute(sql.SECRET, (WRITTEN,)).fetchone()
    return int(found[0]) if found else 0


def note_written(db: sqlite3.Connection, count: int) -> None:
    """Note how much a store has written, together with it."""
    db.execute(sql.PUT_SECRET, (WRITTEN, b"%d" % count))


def note_restored(db: sqlite3.Connection, count: int) -> None:
    """Note that a store which had written so much was put back to an older one."""
    found = db.execute(sql.SECRET, (sql.RESTORED,)).fetchone()
    tables = (json.loads(found[0]) if found else {}) | dict(db.execute(sql.RUNNING).fetchall())
    db.execute("BEGIN IMMEDIATE")
    db.execute(sql.PUT_SECRET, (sql.RESTORED, json.dumps(tables).encode()))
    note_written(db, count)
    db.execute("COMMIT")
