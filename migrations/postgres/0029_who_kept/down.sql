ALTER TABLE notices RENAME TO notices_of_pairs;
CREATE TABLE notices (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    round INTEGER NOT NULL,
    board INTEGER NOT NULL,
    notice TEXT NOT NULL,
    at BIGINT NOT NULL,
    seen_by TEXT NOT NULL,
    seen_at BIGINT NOT NULL,
    PRIMARY KEY (tournament_id, round, board, notice)
);
INSERT INTO notices SELECT tournament_id, round, board, notice, MIN(at), MAX(seen_by), MAX(seen_at)
    FROM notices_of_pairs GROUP BY tournament_id, round, board, notice;
DROP TABLE notices_of_pairs;
ALTER TABLE games DROP COLUMN kept_by;
