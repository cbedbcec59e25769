### Die Livebretter: Partien, die während des Spiels eingehen, und was ein Schiedsrichter tun muss oder darf.

title = Livebretter
must = Eingreifen
may = Kann beantragt werden
look = Nachsehen
threefold_on_board = Die Stellung nach { $mv } ist zum dritten Mal entstanden: { $side } kann vor dem Zug Remis beantragen.
threefold_start = Die Anfangsstellung ist zum dritten Mal entstanden: { $side } kann vor dem Zug Remis beantragen.
threefold_in_sight = { $side } kann die dritte Stellung beantragen und dazu aufschreiben und ankündigen: { $moves }.
fifty_on_board = Fünfzig Züge von jeder Seite ohne Schlagen und Bauernzug: Wer am Zug ist, kann Remis beantragen.
fifty_in_sight = { $side } kann fünfzig Züge beantragen und dazu einen Zug ohne Schlagen und Bauernzug ankündigen.
ended = Die Partie war mit { $mv } beendet: { $how }. Halten Sie sie an, und tragen Sie das Ergebnis ein.
ended_at_start = Die Partie ist schon am Anfang beendet: { $how }.
contradiction = Mit { $mv } zeigt das Brett: { $how }. Die Aufzeichnung sagt { $result }.
signal_contradicts = Die Könige in der Mitte zeigen { $signal }, die Aufzeichnung sagt { $result }.
flag = Die Uhr von { $side } steht nach { $mv } auf 0:00:00: Sehen Sie nach dem Blättchen.
illegal = { $word } von { $side } ist kein regelgemäßer Zug: Sehen Sie auf das Brett.
unreadable = Die Aufzeichnung ist bei { $word } nicht lesbar.
clock_too_much = Nach { $mv } zeigt die Uhr { $time }; möglich sind höchstens { $most }.
clock_per_move = { $mv } brauchte { $time }, länger als die { $limit } für einen Zug.
board = Brett { $board }
seen = Gesehen
seen_by = Gesehen von { $name }, { $at }
open_claim = Antrag aufnehmen
no_notices = An den Livebrettern ist nichts zu tun.
notices = Zu tun
more_notices = { $count ->
    [one] { $count } weiterer Hinweis
   *[other] { $count } weitere Hinweise
}
sound_on = Ton: an
sound_off = Ton: aus
boards = Bretter
no_boards = Noch ist keine Partie eingegangen.
number = Br.
last_move = Letzter Zug
clocks = Uhren (Weiß, Schwarz)
by_hand = Ihre Aufzeichnung bleibt; dem Brett wird nicht gefolgt.
follow = Wieder folgen
strays = Partien ohne Brett
why = Warum
games_of = Partien kommen von
nowhere = Noch nirgendwoher. Der Hauptschiedsrichter nennt unten eine Adresse oder legt einen Schlüssel an; ein Ordner wird beim Start des Servers genannt.
heard = { $count ->
    [one] { $count } Partie, { $at }
   *[other] { $count } Partien, { $at }
}
not_heard = { $why }, { $at }
not_asked_yet = Noch nicht abgefragt
sent_to = Gesendet an { $address }
sent = { $count ->
    [one] { $count } Partie angenommen, { $at }
   *[other] { $count } Partien angenommen, { $at }
}
round_pgn = Partien der Runde (PGN)
public_pgn = Für alle
settings = Woher Partien kommen und wohin sie gehen
address = Adresse der Partien
address_hint = games.pgn von LiveChess, die Seite oder tournament.json seiner Cloud, oder game-N.pgn bei einer Datei je Brett
every = Abfragen alle
seconds = Sekunden
delay_minutes = Öffentlich erscheinen Züge nach
minutes = Minuten
delay_moves = Öffentlich zurückgehalten
moves = Züge
push_address = Runde senden an (Übertragung)
push_hint = https://lichess.org/api/broadcast/round/…/push
push_token = Token dafür
token_kept = Ein Token ist gespeichert; leer behält es.
save = Speichern
saved = Gespeichert.
own_network_hint = Adressen im eigenen Netz des Servers kann nur ein Verwalter einstellen.
keys = Schlüssel für eine Runde
keys_hint = Ein Relay sendet Partien mit POST an { $address }, mit dem Schlüssel als Bearer-Token und PGN als Text. Ein Schlüssel öffnet eine Runde.
key_name = Name
key_round = Runde
make_key = Schlüssel anlegen
revoke = Zurückziehen
made = Angelegt
used = Zuletzt benutzt
never = nie
key_made = Der Schlüssel von { $name }. Er wird nur dieses eine Mal gezeigt:
stray_no_round = Keine Runde ist veröffentlicht.
stray_other_round = Die Aufzeichnung ist von Runde { $round }.
stray_nobody = Kein Brett hat diese Spieler, und die Aufzeichnung nennt kein Brett.
stray_other_players = An Brett { $board } sitzen andere Spieler.
stray_no_board = Die Runde hat kein Brett { $board }.
stray_colours = An Brett { $board } sind die Farben andersherum.
stray_too_long = Die Aufzeichnung ist für eine Partie zu lang.
stray_by_hand = Brett { $board } hat eine Aufzeichnung des Schiedsrichters.
why_no_address = Die Adresse muss mit http:// oder https:// beginnen und darf kein Passwort enthalten
why_own_network = Die Adresse liegt im eigenen Netz des Servers; ein Verwalter kann sie einstellen
why_status = Die andere Seite antwortete { $status }
why_too_large = Die Antwort ist zu groß
why_no_answer = Keine Antwort ({ $told })
why_no_games = Keine Partien in der Antwort
why_folder = Der Ordner ist nicht lesbar ({ $told })
why_not_saved = Es konnte nichts gespeichert werden

result_differs = Das Brett zeigt { $shown }, eingetragen ist { $entered }.

enter_result = { $result } eintragen

enter_all =
    { $count ->
        [one] { $count } Ergebnis eintragen
       *[other] Alle { $count } Ergebnisse eintragen
    }

offered =
    { $count ->
        [one] { $count } Ergebnis der Livebretter ist noch nicht eingetragen
       *[other] { $count } Ergebnisse der Livebretter sind noch nicht eingetragen
    }
clock_jump = Nach { $mv } ging die Uhr von { $from } auf { $to }: Sehen Sie nach.
doubtful_name = Nach Brettnummer und Gegner an Brett { $board }: „{ $name }“ ist nicht der Name des Spielers dort.
this_is_board = Das ist Brett
