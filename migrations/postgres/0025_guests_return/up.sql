-- A link by which a guest who lost the log-in comes in again; NULL for links that make new guests.
ALTER TABLE invitations ADD COLUMN returning_guest BIGINT;
