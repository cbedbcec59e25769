-- When a role that came by a link ends; NULL for roles that were given. Guests who came before have it until their account ends.
ALTER TABLE roles ADD COLUMN ends_at BIGINT;
