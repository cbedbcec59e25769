-- The key by which this server says to push services who it is; one for ever.
CREATE TABLE push_keys (
    id BIGINT PRIMARY KEY NOT NULL,
    pkcs8 TEXT NOT NULL
);
-- Browsers that want to be told when pairings are out: of one player, or of everybody.
CREATE TABLE push_subscriptions (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    endpoint TEXT NOT NULL,
    public_key TEXT NOT NULL,
    auth TEXT NOT NULL,
    player INTEGER,
    lang TEXT NOT NULL,
    PRIMARY KEY (tournament_id, endpoint)
);
-- When the hall of a copy was heard of last, whether or not it had something new.
ALTER TABLE copies ADD COLUMN heard_at BIGINT;
