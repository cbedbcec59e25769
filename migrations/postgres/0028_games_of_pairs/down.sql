ALTER TABLE games RENAME TO games_of_pairs;
CREATE TABLE games (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    round INTEGER NOT NULL,
    board INTEGER NOT NULL,
    pgn TEXT NOT NULL,
    PRIMARY KEY (tournament_id, round, board)
);
INSERT INTO games SELECT tournament_id, round, board, MAX(pgn) FROM games_of_pairs GROUP BY tournament_id, round, board;
DROP TABLE games_of_pairs;
