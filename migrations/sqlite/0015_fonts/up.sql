-- Fonts that the user added, for characters that the built-in ones do not have.
CREATE TABLE fonts (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    name TEXT NOT NULL,
    bytes BLOB NOT NULL,
    added_at BIGINT NOT NULL
);
