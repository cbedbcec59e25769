DROP TABLE lone_acts;
