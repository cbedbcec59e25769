DROP TABLE games;
DROP TABLE tokens;
