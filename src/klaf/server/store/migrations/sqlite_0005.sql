-- Cookies name their key and their generation. Those of earlier versions name neither, and count no more.
CREATE TABLE keys (id TEXT PRIMARY KEY, value BLOB NOT NULL, made INTEGER NOT NULL) WITHOUT ROWID;
DELETE FROM secrets WHERE name = 'cookies';
ALTER TABLE guests ADD COLUMN generation INTEGER NOT NULL DEFAULT 0;
