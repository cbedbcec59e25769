-- Acts that only a computer had which another one replaced: kept until each was taken over or set aside. Once none waits, their texts are
-- emptied; the rows stay, so that what is handed over again is known.
CREATE TABLE lone_acts (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    -- Their place and chain in the journal of that computer, and the last act that both have.
    seq BIGINT NOT NULL,
    chain TEXT NOT NULL,
    parted_at BIGINT NOT NULL,
    entry TEXT NOT NULL,
    personal TEXT,
    request_key TEXT,
    came_from TEXT NOT NULL,
    settled_at BIGINT,
    -- The act here that it became.
    settled_as BIGINT,
    PRIMARY KEY (tournament_id, seq, chain)
);
