-- Blocks of the first format are not read any more; lists are imported again.
DELETE FROM rating_list_pieces;
DELETE FROM rating_lists;
-- The first day on which the list is in force, as 2026-11-01; empty where it is not known.
ALTER TABLE rating_lists ADD COLUMN valid_from TEXT NOT NULL DEFAULT '';
-- The federation whose national list it is; empty for FIDE's.
ALTER TABLE rating_lists ADD COLUMN federation TEXT NOT NULL DEFAULT '';
-- The pieces come one by one, so that results can be entered meanwhile; until the last one the list is not there.
ALTER TABLE rating_lists ADD COLUMN is_whole BOOLEAN NOT NULL DEFAULT FALSE;
-- Which column of a national list is what, as the administrator matched them.
CREATE TABLE rating_list_columns (
    list_name TEXT PRIMARY KEY NOT NULL,
    mapping TEXT NOT NULL
);
