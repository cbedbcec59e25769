### Die Seiten, die alle lesen dürfen.

find_my_name = Meinen Namen suchen
pairings = Paarungen
by_board = Nach Brettern
by_name = Nach Namen
results = Ergebnisse
full_screen = Vollbild
nothing_public = Noch ist nichts veröffentlicht. Diese Seite zeigt es, sobald es so weit ist.
nobody_of_that_name = In dieser Runde gibt es niemanden dieses Namens.
as_of = Stand { $time }
starts_at = Beginn { $time }
page_of = { $n } / { $all }
scan_for_pairings = Für Paarungen, Ergebnisse und Rangliste scannen
demo_hint = 60 erfundene Teilnehmer, 9 Runden, davon 6 gespielt. Zum freien Ausprobieren.
sheet_title = Ist dieses Blatt aktuell?
sheet_current = Ja. Was dieses Blatt (Protokoll { $state }) zeigt, gilt auch jetzt.
sheet_published_current = Ja. Was alle von diesem Blatt (Protokoll { $state }) sehen dürfen, gilt auch jetzt.
sheet_outdated = Nein. Was dieses Blatt (Protokoll { $state }) zeigt, hat sich seither geändert; das Turnier steht bei { $now }. Nehmen Sie es ab, und drucken Sie es neu.
sheet_later = Dieses Blatt ist von diesem Turnier, Protokoll { $state }. Einträge seither: { $acts }.
sheet_unknown = Dieses Turnier stand nie bei { $state }: Das Blatt ist nicht von diesem Turnier oder nicht von diesem Server. Fragen Sie den Schiedsrichter.
sheet_follow = Dieses Turnier verfolgen
away_as_of = Stand { $time }: Der Server erreicht seine Datenbank im Augenblick nicht.
find_by = Geben Sie den Anfang eines Namens ein (einen chinesischen auch in Pinyin: wang, wxm) oder ein Brett: b12.

event = Turnier

start = Beginn

to_my_calendar = Runden in meinen Kalender übernehmen

news = Neuigkeiten als Feed

no_entries = Noch ist niemand gemeldet.

remarks = Bemerkungen

entries =
    { $n ->
        [one] { $n } Meldung
       *[other] { $n } Meldungen
    }

boards =
    { $n ->
        [one] { $n } Brett
       *[other] { $n } Bretter
    }

no_connection_as_of = Keine Verbindung. Stand { $time }.
another_page_as_of = Keine Verbindung, und die gewünschte Seite ist auf diesem Gerät nicht gespeichert. Dies ist die erste Seite des Turniers, Stand { $time }.

games = Partien

no_games = Noch ist keine Partie aufbewahrt.

play_through = Nachspielen

all_rounds = Alle Runden

first_move = Zum Anfang

move_before = Einen Zug zurück

next_move = Einen Zug weiter

last_move = Zum letzten Zug

turn_board = Brett drehen

breaks_off = Die Aufzeichnung lässt sich nicht weiter nachspielen.
silent_as_of = Stand { $time }: Seitdem war vom Saal nichts zu hören.
moves_not_shown = Nur die ersten { $shown } Halbzüge sind gezeigt; die Aufzeichnung hat alle.

being_played = läuft
results_of =
    { $games ->
        [one] { $entered } von { $games } Ergebnis
       *[other] { $entered } von { $games } Ergebnissen
    }

rounds_complete =
    { $rounds ->
        [one] { $complete } von { $rounds } Runde beendet
       *[other] { $complete } von { $rounds } Runden beendet
    }

all_boards = Alle { $n }

open_boards = Läuft { $n }

done_boards = Beendet { $n }

from_federations =
    { $n ->
        [one] { $n } Föderation
       *[other] { $n } Föderationen
    }

race = Das Rennen
race_told = Die ersten sieben von heute: ihr Platz nach Punkten nach jeder Runde und ihre Farbe
score_of = { $points } von { $n }

on_board = spielt an Brett { $board }

colours_and_scores = Farben und Punkte
with_white = Mit Weiß
with_black = Mit Schwarz
average_opponent = Gegnerschnitt

# $time (text)
# Beside a time of the hall, for readers whose clock is another
own_time = { $time } bei Ihnen
