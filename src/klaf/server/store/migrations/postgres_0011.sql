-- Tables that an operator has closed: nobody comes in any more.
CREATE TABLE closed (code TEXT NOT NULL PRIMARY KEY);
