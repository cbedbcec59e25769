DROP TABLE journal; DROP TABLE roles; DROP TABLE tournaments;
