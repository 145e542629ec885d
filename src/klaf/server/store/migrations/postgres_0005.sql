-- Cookies name their key and their generation. Those of earlier versions name neither, and count no more.
CREATE TABLE keys (id TEXT PRIMARY KEY, value BYTEA NOT NULL, made BIGINT NOT NULL);
DELETE FROM secrets WHERE name = 'cookies';
ALTER TABLE guests ADD COLUMN generation INTEGER NOT NULL DEFAULT 0;
