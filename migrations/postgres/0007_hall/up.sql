-- Tokens end; those that are there already have a year from now.
ALTER TABLE tokens ADD COLUMN expires_at BIGINT NOT NULL DEFAULT 0;
UPDATE tokens SET expires_at = (CAST(EXTRACT(EPOCH FROM now()) AS BIGINT) + 31536000) * 1000000;
-- The second factor of RFC 6238: its secret, empty for none, and the last step that was used, which never works again.
ALTER TABLE accounts ADD COLUMN totp_secret TEXT NOT NULL DEFAULT '';
ALTER TABLE accounts ADD COLUMN totp_step BIGINT NOT NULL DEFAULT 0;
-- When an event was deleted; until its time is over it can be taken back.
ALTER TABLE tournaments ADD COLUMN deleted_at BIGINT;
