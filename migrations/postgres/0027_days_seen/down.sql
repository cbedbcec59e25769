DROP TABLE left_alone;
DROP TABLE days_seen;
