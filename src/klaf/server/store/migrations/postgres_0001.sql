CREATE TABLE secrets (name TEXT PRIMARY KEY, value BYTEA NOT NULL);
CREATE TABLE tables (
    code TEXT PRIMARY KEY, maker TEXT NOT NULL, stage TEXT NOT NULL, public BOOLEAN NOT NULL, document BYTEA NOT NULL, at BIGINT NOT NULL
);
CREATE INDEX tables_by_maker ON tables (maker);
CREATE INDEX tables_public ON tables (public, at);
CREATE TABLE seats (guest TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (guest, code));
CREATE INDEX seats_by_table ON seats (code);
CREATE TABLE log (
    code TEXT NOT NULL, seq INTEGER NOT NULL, at BIGINT NOT NULL, guest TEXT NOT NULL, command TEXT NOT NULL,
    input BYTEA NOT NULL, hash BYTEA NOT NULL, PRIMARY KEY (code, seq)
);
CREATE TABLE kept (code TEXT PRIMARY KEY, seq INTEGER NOT NULL, document BYTEA NOT NULL);
CREATE TABLE records (code TEXT NOT NULL, match INTEGER NOT NULL, record TEXT NOT NULL, PRIMARY KEY (code, match));
CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL, lang TEXT NOT NULL, seen BIGINT NOT NULL);
CREATE TABLE transfers (digest TEXT PRIMARY KEY, guest TEXT NOT NULL, until BIGINT NOT NULL);
CREATE TABLE leases (code TEXT PRIMARY KEY, process TEXT NOT NULL, until TIMESTAMPTZ NOT NULL);
