-- A lease belongs to a process, which renews one row for all its tables: without that row its leases are gone too.
-- ``told``: how many notes it has sent of who is at its tables, so that others see whether they have missed one.
DROP TABLE leases;
CREATE TABLE processes (process TEXT PRIMARY KEY, until TIMESTAMPTZ NOT NULL, told BIGINT NOT NULL);
CREATE TABLE leases (
    code TEXT PRIMARY KEY, process TEXT NOT NULL REFERENCES processes (process) ON DELETE CASCADE
);
CREATE INDEX leases_by_process ON leases (process);
