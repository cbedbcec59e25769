-- A festival is a named group of events, its sections; each keeps its own journal.
CREATE TABLE festivals (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    name TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE TABLE sections (
    tournament_id BIGINT PRIMARY KEY NOT NULL REFERENCES tournaments (id),
    festival_id BIGINT NOT NULL REFERENCES festivals (id),
    place BIGINT NOT NULL
);
CREATE INDEX sections_of_festival ON sections (festival_id, place);
