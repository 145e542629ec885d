-- The store's own name: where it is missing from now on, what was in the database is lost.
INSERT INTO secrets (name, value) VALUES ('identity', uuid_send(gen_random_uuid())) ON CONFLICT DO NOTHING;
