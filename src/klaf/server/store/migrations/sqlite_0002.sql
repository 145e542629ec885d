DROP INDEX tables_public;
CREATE INDEX tables_listed ON tables (public, at) WHERE stage <> 'over';
