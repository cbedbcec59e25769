### Die Schriften der Papiere.

fonts = Schriften der Papiere

hint = Die eingebauten Schriften drucken Lateinisch, Griechisch, Kyrillisch, Georgisch, Armenisch, Arabisch, Hebräisch und Chinesisch (GBK, Big5). Für andere Schriftsysteme wie Thai, Devanagari oder Koreanisch oder für seltene chinesische Zeichen fügen Sie hier eine TrueType- oder OpenType-Schrift hinzu; sie wird mit den Daten und ihren Sicherungen aufbewahrt. Eine Schrift wird in jedes Papier eingebettet, das sie braucht: Ihre Lizenz muss das erlauben.

file = Schriftdatei (.ttf, .otf)

add = Schrift hinzufügen

remove = Entfernen

remove_consequence = Papiere drucken ihre Zeichen von jetzt an als Nummern.

no_file = Wählen Sie zuerst eine Datei.
