### Die Seiten, die alle lesen dürfen.

find_my_name = Meinen Namen suchen
pairings = Paarungen
by_board = Nach Brettern
by_name = Nach Namen
results = Ergebnisse
full_screen = Vollbild
white_against = Weiß gegen
black_against = Schwarz gegen
nothing_public = Noch ist nichts veröffentlicht. Diese Seite zeigt es, sobald es so weit ist.
nobody_of_that_name = In dieser Runde gibt es niemanden dieses Namens.
as_of = Stand { $time }
starts_at = Beginn { $time }
page_of = { $n } / { $all }
scan_for_pairings = Für Paarungen, Ergebnisse und Rangliste scannen
reconnecting = keine Verbindung
demo_hint = 60 erfundene Teilnehmer, 9 Runden, davon 6 gespielt. Zum freien Ausprobieren.
