DROP TABLE sections;
DROP TABLE festivals;
