-- A list is one block of bytes in pieces; it is there whole, in one transaction, or not at all.
CREATE TABLE rating_lists (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    name TEXT NOT NULL,
    players BIGINT NOT NULL,
    imported_at BIGINT NOT NULL
);
CREATE TABLE rating_list_pieces (
    list_id BIGINT NOT NULL REFERENCES rating_lists (id),
    piece INTEGER NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (list_id, piece)
);
