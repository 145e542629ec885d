-- Who sat or watched at a table: the records of a private one are for them.
CREATE TABLE visitors (code TEXT NOT NULL, guest TEXT NOT NULL, PRIMARY KEY (code, guest));
CREATE INDEX visitors_by_guest ON visitors (guest);
INSERT INTO visitors (code, guest) SELECT DISTINCT code, guest FROM log WHERE guest <> '';
