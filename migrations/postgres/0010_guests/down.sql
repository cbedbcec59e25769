ALTER TABLE rating_lists DROP COLUMN deleted_at;
ALTER TABLE tournaments DROP COLUMN archived_at;
DROP TABLE invitations;
ALTER TABLE sessions DROP COLUMN shut_out_at;
ALTER TABLE roles DROP COLUMN last_board;
ALTER TABLE roles DROP COLUMN first_board;
ALTER TABLE accounts DROP COLUMN ends_at;
ALTER TABLE accounts DROP COLUMN guest_of;
