ALTER TABLE copies DROP COLUMN other_lines;
ALTER TABLE copies DROP COLUMN other_seq;
ALTER TABLE copies DROP COLUMN other_at;
