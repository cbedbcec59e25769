-- Where the live games of an event come from and go to.
CREATE TABLE live_settings (
    tournament_id BIGINT PRIMARY KEY NOT NULL REFERENCES tournaments (id),
    settings TEXT NOT NULL
);
-- Keys by which relays send the games of one round; the key itself is told once, here lies its SHA-256.
CREATE TABLE live_keys (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    key_hash TEXT NOT NULL UNIQUE,
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    round INTEGER NOT NULL,
    name TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    used_at BIGINT
);
CREATE INDEX live_keys_of_tournament ON live_keys (tournament_id);
-- What an arbiter must or may do at a board that is watched, and who has seen it.
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
