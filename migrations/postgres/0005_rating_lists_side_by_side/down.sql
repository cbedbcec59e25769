DROP TABLE rating_list_columns;
ALTER TABLE rating_lists DROP COLUMN is_whole;
ALTER TABLE rating_lists DROP COLUMN federation;
ALTER TABLE rating_lists DROP COLUMN valid_from;
