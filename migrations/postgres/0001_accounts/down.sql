DROP TABLE links; DROP TABLE sessions; DROP TABLE accounts;
