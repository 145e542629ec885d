-- The store's own name: where it is missing from now on, what was in the file is lost.
INSERT INTO secrets (name, value) VALUES ('identity', CAST(lower(hex(randomblob(16))) AS BLOB)) ON CONFLICT DO NOTHING;
