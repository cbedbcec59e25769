DROP TABLE notices;
DROP TABLE live_keys;
DROP TABLE live_settings;
