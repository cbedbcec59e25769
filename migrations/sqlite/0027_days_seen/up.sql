-- The days on which the program ran, by their number in the calendar: how long nothing was done is counted in them, so that a clock that is years ahead
-- is one day more.
CREATE TABLE days_seen (
    day BIGINT NOT NULL PRIMARY KEY
);
-- Of each event and each deleted list how it was last found, and how many of these days there were then.
CREATE TABLE left_alone (
    what TEXT NOT NULL PRIMARY KEY,
    mark TEXT NOT NULL,
    since BIGINT NOT NULL
);
