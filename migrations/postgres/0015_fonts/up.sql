-- Fonts that the user added, for characters that the built-in ones do not have.
CREATE TABLE fonts (
    id BIGSERIAL PRIMARY KEY,
    name TEXT NOT NULL,
    bytes BYTEA NOT NULL,
    added_at BIGINT NOT NULL
);
