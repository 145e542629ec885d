ALTER TABLE kept RENAME TO checkpoints;
ALTER TABLE guests RENAME COLUMN seen TO last_seen;
