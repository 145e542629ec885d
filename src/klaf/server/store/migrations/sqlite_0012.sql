-- How many six-digit codes were guessed, in each hour that servers have served.
CREATE TABLE guesses (hour INTEGER PRIMARY KEY, count INTEGER NOT NULL);
