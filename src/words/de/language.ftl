### Die Sprache selbst.
### Quellen der Begriffe: FIDE-Schachregeln in der deutschen Fassung (Deutscher Schachbund, Österreichischer Schachbund,
### Schweizerischer Schachbund), Turnierordnung und Wertungsordnung des Deutschen Schachbundes, Schiedsrichterhandbuch des DSB.

own_name = Deutsch
english_name = German
direction = ltr
