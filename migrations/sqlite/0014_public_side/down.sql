DROP TABLE screen_pictures;
DROP TABLE player_secrets;
