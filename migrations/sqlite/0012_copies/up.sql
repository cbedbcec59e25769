-- Events whose master is another server: by which key their journal comes. The key itself is told once; here lies its SHA-256, and
-- nothing where it was revoked. There is no tournament before the first acts came. Taken anew: the next journal replaces all.
CREATE TABLE copies (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    name TEXT NOT NULL,
    key_hash TEXT UNIQUE,
    created_at BIGINT NOT NULL,
    used_at BIGINT,
    is_taken_anew BOOLEAN NOT NULL,
    tournament_id BIGINT UNIQUE REFERENCES tournaments (id)
);
-- Events that are copied to another server: where, by which key, and whether an administrator allowed the server's own network.
CREATE TABLE outlets (
    tournament_id BIGINT PRIMARY KEY NOT NULL REFERENCES tournaments (id),
    address TEXT NOT NULL,
    copy_key TEXT NOT NULL,
    own_network BOOLEAN NOT NULL
);
