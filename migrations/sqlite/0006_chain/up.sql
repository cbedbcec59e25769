-- The journal proves itself. `digest` is the SHA-256 of the entry's text, `chain` that of the chain before and this digest. Rows of
-- older versions get theirs when the program starts.
ALTER TABLE journal ADD COLUMN digest TEXT NOT NULL DEFAULT '';
ALTER TABLE journal ADD COLUMN chain TEXT NOT NULL DEFAULT '';
-- What the entry says about persons, which it names by salted digests only; it can be taken away and the chain holds.
ALTER TABLE journal ADD COLUMN personal TEXT;
