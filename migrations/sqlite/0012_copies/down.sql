DROP TABLE outlets;
DROP TABLE copies;
