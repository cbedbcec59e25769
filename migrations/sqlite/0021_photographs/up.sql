-- Photographs kept with games; which game, when and by whom is in the journal, which calls them by their SHA-256.
CREATE TABLE photographs (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    sha256 TEXT NOT NULL,
    jpeg BLOB NOT NULL,
    PRIMARY KEY (tournament_id, sha256)
);
