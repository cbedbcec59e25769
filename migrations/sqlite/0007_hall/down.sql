ALTER TABLE tournaments DROP COLUMN deleted_at;
ALTER TABLE accounts DROP COLUMN totp_step;
ALTER TABLE accounts DROP COLUMN totp_secret;
ALTER TABLE tokens DROP COLUMN expires_at;
