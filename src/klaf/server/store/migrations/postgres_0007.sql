-- How long servers have served, in milliseconds: by it tables grow old, and not by a calendar that may jump.
CREATE TABLE served (milliseconds BIGINT NOT NULL);
INSERT INTO served (milliseconds) VALUES (0);
UPDATE tables SET at = 0;
DELETE FROM transfers;
