-- Guests: accounts of one event, made by an invitation, that end by themselves.
ALTER TABLE accounts ADD COLUMN guest_of BIGINT;
ALTER TABLE accounts ADD COLUMN ends_at BIGINT;
-- The boards to which a deputy's role is limited.
ALTER TABLE roles ADD COLUMN first_board INTEGER;
ALTER TABLE roles ADD COLUMN last_board INTEGER;
-- A lost device: its log-in is over, and what it kept to be sent is refused with this reason.
ALTER TABLE sessions ADD COLUMN shut_out_at BIGINT;
CREATE TABLE invitations (
    id BIGSERIAL PRIMARY KEY,
    token_hash TEXT NOT NULL UNIQUE,
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    role TEXT NOT NULL,
    first_board INTEGER,
    last_board INTEGER,
    created_at BIGINT NOT NULL,
    -- The link and all who came by it end then.
    ends_at BIGINT NOT NULL,
    uses_left INTEGER NOT NULL
);
-- An archived event leaves the list of events; it stays readable.
ALTER TABLE tournaments ADD COLUMN archived_at BIGINT;
-- A deleted rating list can be taken back for thirty days.
ALTER TABLE rating_lists ADD COLUMN deleted_at BIGINT;
