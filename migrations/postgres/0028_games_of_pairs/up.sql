-- A record is kept for the two who played the game, the lower of their numbers first, so that it is no record of those who are paired at
-- the board anew. -1 where they are not known: what an older version kept, and what a copy has from its hall.
ALTER TABLE games RENAME TO games_of_boards;
CREATE TABLE games (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    round INTEGER NOT NULL,
    board INTEGER NOT NULL,
    low INTEGER NOT NULL DEFAULT -1,
    high INTEGER NOT NULL DEFAULT -1,
    pgn TEXT NOT NULL,
    PRIMARY KEY (tournament_id, round, board, low, high)
);
INSERT INTO games SELECT tournament_id, round, board, -1, -1, pgn FROM games_of_boards;
DROP TABLE games_of_boards;
