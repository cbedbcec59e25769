DROP TABLE push_subscriptions;
DROP TABLE push_keys;
ALTER TABLE copies DROP COLUMN heard_at;
