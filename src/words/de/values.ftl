### Werte von Einstellungen, wie das Protokoll von Änderungen erzählt.

yes = ja
no = nein
points = Sieg { $win }, Remis { $draw }, Niederlage { $loss }, spielfrei { $bye }
