-- Who kept a record: a live board (1) continues its own, and never what somebody (2) kept. 0 where that is not known: what an older
-- version kept, and what a copy has from its hall.
ALTER TABLE games ADD COLUMN kept_by INTEGER NOT NULL DEFAULT 0;
-- A notice is of the two who play the game, as their record is.
ALTER TABLE notices RENAME TO notices_of_boards;
CREATE TABLE notices (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    round INTEGER NOT NULL,
    board INTEGER NOT NULL,
    low INTEGER NOT NULL DEFAULT -1,
    high INTEGER NOT NULL DEFAULT -1,
    notice TEXT NOT NULL,
    at BIGINT NOT NULL,
    seen_by TEXT NOT NULL,
    seen_at BIGINT NOT NULL,
    PRIMARY KEY (tournament_id, round, board, low, high, notice)
);
INSERT INTO notices SELECT tournament_id, round, board, -1, -1, notice, at, seen_by, seen_at FROM notices_of_boards;
DROP TABLE notices_of_boards;
