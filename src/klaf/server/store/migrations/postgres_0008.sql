-- Guests whose deletion an operator has asked for, until it is done.
CREATE TABLE deletions (guest TEXT NOT NULL PRIMARY KEY);
