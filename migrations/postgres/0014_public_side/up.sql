-- What the codes are made of by which the players of an event say on their phones who they are.
CREATE TABLE player_secrets (
    tournament_id BIGINT PRIMARY KEY NOT NULL REFERENCES tournaments (id),
    secret TEXT NOT NULL
);
-- The sponsor's picture that screens show.
CREATE TABLE screen_pictures (
    tournament_id BIGINT PRIMARY KEY NOT NULL REFERENCES tournaments (id),
    picture BYTEA NOT NULL
);
