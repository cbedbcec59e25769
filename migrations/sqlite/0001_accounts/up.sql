-- Instants are microseconds since 1970 in UTC, the same on both back ends.
CREATE TABLE accounts (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    name TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    is_administrator BOOLEAN NOT NULL,
    is_disabled BOOLEAN NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY NOT NULL,
    account_id BIGINT NOT NULL REFERENCES accounts (id),
    csrf TEXT NOT NULL,
    device TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);
CREATE INDEX sessions_of_account ON sessions (account_id);
CREATE TABLE links (
    token_hash TEXT PRIMARY KEY NOT NULL,
    account_id BIGINT REFERENCES accounts (id),
    expires_at BIGINT NOT NULL
);
