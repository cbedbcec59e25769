ALTER TABLE invitations DROP COLUMN returning_guest;
