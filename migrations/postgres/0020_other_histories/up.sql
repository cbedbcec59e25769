-- Another history than the copy's, as the hall sent it: since when it is seen, where it parts, and its acts from there as they came.
ALTER TABLE copies ADD COLUMN other_at BIGINT;
ALTER TABLE copies ADD COLUMN other_seq BIGINT;
ALTER TABLE copies ADD COLUMN other_lines TEXT;
