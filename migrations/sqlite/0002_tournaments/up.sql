CREATE TABLE tournaments (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    name TEXT NOT NULL,
    is_public BOOLEAN NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE TABLE roles (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    account_id BIGINT NOT NULL REFERENCES accounts (id),
    role TEXT NOT NULL,
    PRIMARY KEY (tournament_id, account_id)
);
-- The primary key lets two nodes never append at the same place; the request key lets a repeated request act once.
CREATE TABLE journal (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    seq BIGINT NOT NULL,
    request_key TEXT,
    entry TEXT NOT NULL,
    PRIMARY KEY (tournament_id, seq)
);
CREATE UNIQUE INDEX journal_request ON journal (tournament_id, request_key);
