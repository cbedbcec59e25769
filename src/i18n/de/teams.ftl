### Die Mannschaften eines Turniers und die Seite, auf der sie angelegt werden.

teams = Mannschaften
hint = Zwei Mannschaften mit je 2 bis 13 Spielern in der Reihenfolge der Bretter: Jeder spielt gegen jeden der anderen Mannschaft. Namen oder Nummern, je Zeile einer.
team_n = Mannschaft { $n }
team_name = Name
members = Spieler in Brettfolge
suggested = Ein Vorschlag nach Verein oder Föderation und Wertungszahl; noch ist nichts gespeichert.
set_up = Die zwei Mannschaften anlegen
not_scheveningen = Hier werden Mannschaften für ein Scheveninger Turnier angelegt; wählen Sie das System in den Einstellungen.
fixed = Runde 1 ist ausgelost: Die Mannschaften bleiben, wie sie sind.
name_missing = Jede Mannschaft braucht einen Namen, und die beiden müssen verschieden sein.
sizes = Beide Mannschaften brauchen gleich viele Spieler, von 2 bis 13; diese haben { $first } und { $second }.
in_both = { $name } ist zweimal genannt.
