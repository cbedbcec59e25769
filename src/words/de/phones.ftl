### Die Telefone der Teilnehmer: eigenes Brett, gemeldete Ergebnisse, beantragtes Spielfrei, Anmeldung zum Turnier.

me = Mein Brett

find_me_hint = Suchen Sie oben einmal Ihren Namen: Ihr Brett, Ihr Gegner und das Ergebnis stehen dann auf jeder Seite. Mit dem Code Ihres Zettels können Sie auch das Ergebnis melden.

that_is_me = Das bin ich

not_me = Das bin ich nicht

code_of_slip = Code meines Zettels

use_code = Code verwenden

code_hint = Acht Buchstaben und Ziffern, etwa K7QM-2F9X. Wer ihn hat, kann für Sie melden: Behalten Sie ihn für sich.

nothing_paired = Noch ist nichts ausgelost.

not_in_this_round = Sie spielen in dieser Runde nicht.

i_won = Ich habe gewonnen

we_drew = Remis

i_lost = Ich habe verloren

take_back = Zurücknehmen

byes = Spielfrei

bye_is_given = Spielfrei ist gegeben.

bye_is_asked = Beantragt. Ein Schiedsrichter entscheidet.

wrong_code = Dieser Code gehört nicht zu diesem Turnier. Sehen Sie noch einmal auf Ihren Zettel, oder fragen Sie den Schiedsrichter.

too_often = Das war zu oft. Versuchen Sie es in einigen Minuten noch einmal, oder gehen Sie zum Schiedsrichter.

too_late = Die Zeit dafür ist abgelaufen. Fragen Sie den Schiedsrichter.

birth_missing = Geben Sie Ihr Geburtsdatum oder Geburtsjahr an.

sign_up = Zum Turnier anmelden

sign_up_closed = Jetzt kann sich niemand anmelden.

sign_up_hint = Name, Wertungszahl, Föderation und Verein stehen in der öffentlichen Teilnehmerliste. Der Veranstalter prüft sie.

as_signed_up = wie angemeldet

title = Telefone der Teilnehmer

print_codes = Codes drucken

disputed = Meldungen, die sich widersprechen

asked_byes = Beantragtes Spielfrei

refuse = Ablehnen

waiting_list = Warteliste

admit = Platz geben

results_by_players = Ergebnisse

let_report = Teilnehmer melden ihre Ergebnisse

let_report_hint = Was beide melden, wird in ihrem Namen eingetragen; was sie verschieden melden, klingelt auf der Rundenseite und steht auf der Seite „Jetzt“. Ein Ergebnis, das ein Schiedsrichter eingetragen hat, wird nie geändert.

byes_by_players = Teilnehmer beantragen Spielfrei

byes_no = Nein

byes_asked = Ja, ein Schiedsrichter entscheidet

byes_taken = Ja, gilt sofort, wo die Turnierbestimmungen es geben

hours = Bis so lange vor der Runde

hours_unit = Stunden

let_sign_up = Teilnehmer melden sich selbst an

until_when = Bis

places = Plätze

keep_waiting = Warteliste führen, wenn alles besetzt ist

least_rating = Niedrigste Wertungszahl

most_rating = Höchste Wertungszahl

born_from = Geboren in diesem Jahr oder später

born_to = Geboren in diesem Jahr oder früher

search_engines = Suchmaschinen

let_index = Suchmaschinen dürfen die öffentlichen Seiten mit den Namen aufnehmen

codes = Codes der Teilnehmer

codes_hint = Jeder Teilnehmer bekommt einen Zettel, wenn er sich anwesend meldet. Der Code wird aus einem Geheimnis dieses Turniers gebildet und kann noch einmal gedruckt werden; er steht in keinem Export.

renew_codes = Neue Codes für alle

renew_told = Alle bisher ausgegebenen Codes gelten nicht mehr.

slip_hint = Scannen Sie dies, oder tippen Sie den Code unter „Mein Brett“ auf der Seite des Turniers ein: Brett, Gegner und Ergebnis auf Ihrem Telefon.

until = bis { $time }

asked_for = beantragt: { $bye }

reported_waits = Sie haben { $result } gemeldet. Es gilt, wenn Ihr Gegner dasselbe meldet.

reported_both = Sie haben beide { $result } gemeldet.

reported_otherwise = Sie haben { $result } gemeldet, Ihr Gegner etwas anderes. Gehen Sie beide zum Schiedsrichter.

rating_below = Nur ab einer Wertungszahl von { $rating }.

rating_above = Nur bis zu einer Wertungszahl von { $rating }, oder ohne Wertungszahl.

born_before = Nur für die, die { $year } oder später geboren sind.

born_after = Nur für die, die { $year } oder früher geboren sind.

sign_up_until = Anmeldung bis { $time }.

you_wait = { $name }: Es ist kein Platz mehr frei. Sie stehen auf der Warteliste.

you_are_signed_up = { $name }: Sie sind angemeldet.

pairings_are_out_of = Die Paarungen der Runde { $round } sind da

task_disputed = Runde { $round }, Brett { $board }: Weiß meldet { $white }, Schwarz { $black }

task_agreed = Runde { $round }, Brett { $board }: Beide melden { $result }, nicht eingetragen

places_left =
    { $n ->
        [one] noch { $n } Platz frei
       *[other] noch { $n } Plätze frei
    }

waiting_count =
    { $n ->
        [one] { $n } wartet auf einen Platz
       *[other] { $n } warten auf einen Platz
    }

task_byes =
    { $n ->
        [one] { $n } Mal Spielfrei beantragt
       *[other] { $n } Mal Spielfrei beantragt
    }

task_waiting =
    { $n ->
        [one] { $n } wartet auf einen Platz
       *[other] { $n } warten auf einen Platz
    }

by_phone = Per Telefon
push = Benachrichtigen
push_hint = Eine Nachricht auf dieses Telefon, sobald Paarungen feststehen, auch wenn die Seite geschlossen ist.
push_my_board = Mein Brett
push_round = Jede Runde
push_nothing = Keine Nachrichten
push_kept = Sie werden benachrichtigt.
push_ended = Sie werden nicht mehr benachrichtigt.
push_refused = Dieser Browser erlaubt keine Nachrichten dieser Seite. Erlauben Sie sie in seinen Einstellungen und versuchen Sie es noch einmal.
push_not_possible = Dieser Browser nimmt jetzt keine Nachrichten an. Versuchen Sie es mit Netz noch einmal.
told_white = Runde { $round }: Brett { $board }, Weiß gegen { $name }
told_black = Runde { $round }: Brett { $board }, Schwarz gegen { $name }
told_bye = Runde { $round }: { $bye }
slip_use = Ein Zettel für jeden Teilnehmer mit Code und QR-Code, zum Melden von Ergebnissen und zum Beantragen von Spielfrei

other_sites = Andere Seiten
sites = Websites, die diese Seiten zeigen dürfen, eine je Zeile
sites_hint = Paarungen, Rangliste und Kreuztabelle stehen in einem Rahmen auf der Seite Ihres Vereins und folgen dem Turnier von selbst. Keine andere Seite des Programms lässt sich so zeigen.
lines_to_copy = Zeilen zum Kopieren
lines_told = Fügen Sie eine Zeile dort in Ihre Seite ein, wo die Tabelle stehen soll. Mit embed=lines statt embed=1 erhält eine Website die Tabelle allein, um sie in ihrer eigenen Schrift zu setzen.

# $place (number), $text (text)
no_site = Zeile { $place }: „{ $text }“ ist keine Adresse einer Website. Schreiben Sie sie wie https://club.example.

# $most (number)
too_many_sites = Höchstens { $most } Websites können genannt werden.
