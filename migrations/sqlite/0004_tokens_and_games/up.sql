-- Keys of scripts to one tournament each; the key itself is told once, here lies its SHA-256.
CREATE TABLE tokens (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    name TEXT NOT NULL,
    role TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    used_at BIGINT
);
CREATE INDEX tokens_of_tournament ON tokens (tournament_id);
-- The moves of a game as they were given, at most one record a board.
CREATE TABLE games (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    round INTEGER NOT NULL,
    board INTEGER NOT NULL,
    pgn TEXT NOT NULL,
    PRIMARY KEY (tournament_id, round, board)
);
