"""The statements that SQLite and PostgreSQL share, with ``?`` for each value."""

from collections.abc import Sequence

from msgspec import json

from klaf.server.log.inputs import Row

VALUES = "(?, ?, ?, ?, ?, ?, ?, ?, ?)"
COLUMNS = "code, seq, at, guest, command, input, hash, chain, personal"
ADD_ROW = f"INSERT INTO log ({COLUMNS}) VALUES {VALUES}"


def add_rows(count: int) -> str:
    """Return the statement that adds so many rows."""
    return ADD_ROW + f", {VALUES}" * (count - 1)


def values(row: Row) -> tuple[object, ...]:
    """Return what is stored of a row."""
    return row.table, row.seq, row.at, row.guest, row.command, row.input, row.hash, row.chain, row.personal


def nameless(document: bytes) -> bytes:
    """Return a table as the lobby shows it, without names."""
    return json.encode(json.decode(document) | {"names": []})


def put_back(found: Sequence[Sequence[bytes]], table: str) -> int:
    """Return up to which row a table was put back to a backup, from what was noted; 0: it was not."""
    seqs: dict[str, int] = json.decode(found[0][0]) if found else {}
    return seqs.get(table, 0)


PUT_HEAD = (
    "INSERT INTO heads (code, seq, chain) VALUES (?, ?, ?) "
    "ON CONFLICT (code) DO UPDATE SET seq = excluded.seq, chain = excluded.chain"
)
HEAD = "SELECT seq, chain FROM heads WHERE code = ?"
ENDED_LOG = b"{}"  # listed of a table whose log an upgrade has ended
HAS_LOG = "SELECT 1 FROM tables WHERE code = ? AND document <> ?"
ADD_SECRET = "INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING"
PUT_SECRET = "INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
CHECK = "check"  # what is written to see whether one can write
IDENTITY = "identity"  # the store's own name
NOTICE = "notice"  # changes when an operator has revoked something
RESTORED = "restored"  # up to which row tables were put back to a backup, as JSON
SECRET = "SELECT value FROM secrets WHERE name = ?"
PUT_TABLE = (
    "INSERT INTO tables (code, maker, stage, public, document, at) VALUES (?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (code) DO UPDATE SET stage = excluded.stage, public = excluded.public, "
    "document = excluded.document, at = excluded.at"
)
EMPTY_SEATS = "DELETE FROM seats WHERE code = ?"
ADD_SEAT = "INSERT INTO seats (guest, code) VALUES (?, ?) ON CONFLICT DO NOTHING"
ADD_RECORD = "INSERT INTO records (code, match, record) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
RUNNING = "SELECT tables.code, heads.seq FROM tables JOIN heads ON heads.code = tables.code WHERE stage = 'playing'"
ROWS = f"SELECT {COLUMNS} FROM log WHERE code = ? AND seq > ? ORDER BY seq"
ANSWERED = "SELECT max(seq) FROM log WHERE code = ? AND guest = ? AND command = ?"
MADE = (
    "SELECT tables.code FROM tables JOIN log ON log.code = tables.code AND log.seq = 1 "
    "WHERE tables.maker = ? AND log.command = ?"
)
PUT_CHECKPOINT = (
    "INSERT INTO checkpoints (code, seq, document) VALUES (?, ?, ?) ON CONFLICT (code) DO UPDATE "
    "SET seq = excluded.seq, document = excluded.document WHERE checkpoints.seq < excluded.seq"
)
CHECKPOINT = "SELECT seq, document FROM checkpoints WHERE code = ?"
RECORD = "SELECT record FROM records WHERE code = ? AND match = ?"
LISTED = (
    "SELECT document FROM tables WHERE public = ? AND stage <> 'over' "
    "ORDER BY CASE stage WHEN 'lobby' THEN 0 ELSE 1 END, at DESC, code LIMIT 100"
)
TABLES_OF = "SELECT code FROM seats WHERE guest = ? ORDER BY code"
LEAVE = "DELETE FROM seats WHERE guest = ? AND code = ?"
DOCUMENT = "SELECT document FROM tables WHERE code = ?"
PUT_DOCUMENT = "UPDATE tables SET document = ? WHERE code = ?"
UNFINISHED_OF = (
    "SELECT tables.document FROM seats JOIN tables ON tables.code = seats.code "
    "JOIN log ON log.code = tables.code AND log.seq = (SELECT max(seq) FROM log WHERE log.code = tables.code) "
    "WHERE seats.guest = ? AND tables.stage <> 'over' "
    "ORDER BY CASE tables.stage WHEN 'lobby' THEN 1 ELSE 0 END, log.at DESC, tables.at DESC, tables.code"
)
ALONE = "NOT EXISTS (SELECT 1 FROM seats WHERE seats.code = tables.code AND seats.guest <> tables.maker)"
MADE_BY = f"SELECT code, public, {ALONE} FROM tables WHERE maker = ? AND stage <> 'over' ORDER BY at, code"
STILL_ALONE = f"SELECT code FROM tables WHERE code = ? AND stage <> 'over' AND {ALONE}"
FIRST_SERVED = "INSERT INTO served (milliseconds) SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM served)"
SERVED = (
    "UPDATE served SET milliseconds = CASE WHEN milliseconds < ? THEN ? ELSE milliseconds END RETURNING milliseconds"
)
TOUCH = "UPDATE tables SET at = ? WHERE code = ?"
STALE = "SELECT code FROM tables WHERE (stage = 'lobby' AND at < ?) OR at < ?"
VISIT = "INSERT INTO visitors (code, guest) SELECT code, ? FROM tables WHERE code = ? ON CONFLICT DO NOTHING"
ACCESS = (
    "SELECT public, EXISTS (SELECT 1 FROM visitors WHERE visitors.code = tables.code AND visitors.guest = ?) "
    "FROM tables WHERE code = ?"
)
CLOSE = "INSERT INTO closed (code) SELECT code FROM tables WHERE code = ? ON CONFLICT DO NOTHING"
CLOSED = "SELECT code FROM closed ORDER BY code"
IS_CLOSED = "SELECT 1 FROM closed WHERE code = ?"
END_CLOSED = "UPDATE tables SET stage = 'over' WHERE stage <> 'over' AND code IN (SELECT code FROM closed)"
OF_TABLES = ("tables", "seats", "log", "heads", "checkpoints", "records", "visitors", "closed")
DELETIONS = tuple(f"DELETE FROM {name} WHERE code = ?" for name in OF_TABLES)
PUT_GUEST = (
    "INSERT INTO guests (id, name, lang, last_seen) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE "
    "SET name = excluded.name, lang = excluded.lang, last_seen = excluded.last_seen"
)
GUEST = "SELECT id, name, lang, last_seen, generation FROM guests WHERE id = ?"
GENERATIONS = "SELECT id, generation FROM guests WHERE id IN"
FORGET_GUEST = (
    "DELETE FROM guests WHERE id = ?",
    "DELETE FROM transfers WHERE guest = ?",
    "DELETE FROM visitors WHERE guest = ?",
    "DELETE FROM deletions WHERE guest = ?",
)
ASK_TO_FORGET = "INSERT INTO deletions (guest) SELECT id FROM guests WHERE id = ? ON CONFLICT DO NOTHING"
TO_FORGET = "SELECT guest FROM deletions ORDER BY guest"
ERASE = "UPDATE log SET personal = ? WHERE guest = ? AND length(personal) > 0"
REVOKE = "UPDATE guests SET generation = generation + 1 WHERE id = ? RETURNING id"
NEWEST = "SELECT id FROM keys ORDER BY made DESC, id LIMIT 1"
KEYS = "SELECT id, value, made FROM keys ORDER BY made DESC, id"
FIRST_KEY = "INSERT INTO keys (id, value, made) SELECT ?, ?, ? WHERE NOT EXISTS (SELECT 1 FROM keys)"
ADD_KEY = (  # the newest, also where the calendar was set back
    "INSERT INTO keys (id, value, made) SELECT ?, ?, CASE WHEN made > ? THEN made ELSE ? END "
    "FROM (SELECT coalesce(max(made) + 1, 0) AS made FROM keys) AS following"
)
RETIRE_KEY = f"DELETE FROM keys WHERE id = ? AND id <> ({NEWEST}) RETURNING id"
COUNT_GUESSES = (
    "INSERT INTO guesses (hour, count) VALUES (?, ?) "
    "ON CONFLICT (hour) DO UPDATE SET count = guesses.count + excluded.count RETURNING count"
)
OLD_GUESSES = "DELETE FROM guesses WHERE hour < ? - 1"  # whose time is a little behind counts still in the one before
OLD_TRANSFERS = "DELETE FROM transfers WHERE until <= ?"
PUT_TRANSFER = (
    "INSERT INTO transfers (digest, guest, until) VALUES (?, ?, ?) ON CONFLICT (digest) DO NOTHING RETURNING digest"
)
TAKE_TRANSFER = "DELETE FROM transfers WHERE digest = ? AND until > ? RETURNING guest"
