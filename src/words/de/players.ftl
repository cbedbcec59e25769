### Seiten der Teilnehmer: Liste, Formular, Anwesenheit, Einlesen.

players_count = { $n } Teilnehmer
count_out = { $n } ausgeschieden
count_not_here = { $n } nicht anwesend gemeldet
count_unnumbered = { $n } ohne Nummer
add_player = Teilnehmer eintragen
add_several = Aus einer Datei eintragen
add_listed = Aus der Wertungsliste eintragen
check_in = Anwesenheit
number_players = Nummern vergeben
number_players_why = Nach Wertungszahl, Titel und dem, was die Einstellungen unter Gleichen sagen (C.04.2, 2.2). Ist Runde 4 ausgelost, wird niemand mehr neu nummeriert.
numbers_are_frozen = Runde 4 ist ausgelost: Niemand wird neu nummeriert, Nachmeldungen erhalten den Platz, den ihre Wertungszahl ergibt (C.04.2, 2.3 und 2.4).
filter = Name, Föderation, Verein oder Nummer
show = Zeigen
nobody_yet = Noch keine Teilnehmer. Tragen Sie den ersten ein, oder eine ganze Liste aus einer Datei.
nobody_found = Niemand dieses Namens. Leeren Sie den Filter, um alle zu sehen.
state = Stand
state_from_round = Ab Runde { $n }
state_withdrawn = Ausgeschieden ab Runde { $n }
state_expelled = Ausgeschlossen ab Runde { $n }
state_moved = In einem anderen Teilturnier ab Runde { $n }
bye_in = { $kind }, Runde { $n }
new_player = Neuer Teilnehmer
edit_player = Teilnehmer bearbeiten
field_name_hint = Familienname, Vorname; chinesische Namen ohne Komma
gender = Geschlecht
male = männlich
female = weiblich
birth = Geboren
birth_hint = 2001 oder 2001-05-17
fide_id = FIDE-ID
other_title = Anderer Titel
national_id = Nationale ID
national_records = Einträge nationaler Listen
category = Kategorie
rating_source = Liste der Wertungszahl
other_ratings = Wertungszahlen nach Listen
standard_rating = Standard
rapid_rating = Schnellschach
blitz_rating = Blitz
national_rating = Nationale Wertungszahl
k_factor = K
paid = Bezahlt
note = Bemerkung
first_round = Erste Runde
first_round_hint = Später als 1 bei Nachmeldung: keine Punkte für versäumte Runden (C.04.2, 2.4).
save = Speichern
save_and_next = Speichern und den nächsten eintragen
none = keine
taking_part = Teilnahme
withdraw = Ausscheiden lassen
withdraw_consequence = Wird ab Runde { $n } nicht mehr gepaart. Gespielte Partien bleiben.
expel = Ausschließen
expel_reason = Begründung (Schachregeln 12.9.9)
reenter = Wieder aufnehmen
reenter_consequence = Wird ab Runde { $n } wieder gepaart.
remove = Aus der Liste streichen
remove_consequence = Nur vor der ersten Auslosung des Teilnehmers möglich; Rückgängigmachen im Protokoll bringt den Teilnehmer zurück.
byes_asked = Beantragtes Spielfrei
bye_none = spielt
bye_half = spielfrei mit halbem Punkt
bye_zero = spielfrei ohne Punkt
bye_full = spielfrei mit ganzem Punkt
bye_in_advance = spielfrei durch Auslosung, im Voraus gegeben
fixed_board = Festes Brett
fixed_board_hint = Das Brett, an dem dieser Teilnehmer immer sitzt, gleich mit welchem Punktestand.
games_so_far = Bisherige Runden
absent = abwesend
checked_in = Anwesend gemeldet
not_checked_in = Nicht anwesend gemeldet
check_in_hint = Eine Zeile antippen hakt sie ab; noch einmal antippen nimmt den Haken weg.
check_in_count = { $n } von { $all } da
absent_to_zero = Abwesenden in Runde { $n } Spielfrei ohne Punkt geben
import_title = Teilnehmer aus einer Datei
import_hint = CSV oder XLSX mit einer Überschriftszeile, aus jedem Programm. Nichts wird eingetragen, bevor Sie es gesehen haben.
import_file = Datei
import_paste = oder die Tabelle hier einfügen
import_look = Ansehen
import_column = Spalte { $n }
import_ignore = Weglassen
import_now = { $n ->
    [one] Diesen Teilnehmer eintragen
   *[other] Diese { $n } Teilnehmer eintragen
}
import_header = Die erste Zeile benennt die Spalten
import_line_short = Zeile
import_encoding = Lesen als { $name }
import_encodings = Zeichen der Datei
import_encoding_found = Wie vermutet
import_encoding_guess = Die Datei sagt nicht, in welchen Zeichen sie geschrieben ist. Stimmen diese Namen?
import_encoding_read = So lesen
import_encoding_lost = Was auf diesem Blatt eingetragen wurde, geht verloren.
import_too_big = Die Datei ist größer als { $mb } MB. Eine Teilnehmerliste ist viel kleiner: Ist es die richtige Datei?
import_nothing = Nichts angegeben: Wählen Sie eine Datei, oder fügen Sie eine Tabelle ein.
trf_title = Ein Turnier aus einer Datei
trf_hint = Eine TRF-Datei jeder Fassung oder eine Datei von Swiss-Manager (TUNX, TURX, TUMX, TUTX), Swiss-Chess (SWT), SwissPerfect (die drei Dateien in einem ZIP), PairTwo (SWS), SWAR (SWAR) oder Papi (PAPI, JSON) mit den gespielten Runden. Sie sehen, was gelesen wurde und wie es zu den Regeln steht, bevor etwas angelegt wird.
trf_paste = oder hier einfügen
trf_holds = { $rounds ->
    [one] { $players } Teilnehmer, { $rounds } Runde gespielt
   *[other] { $players } Teilnehmer, { $rounds } Runden gespielt
}
trf_mended = Was berichtigt werden musste
trf_refused = Die Datei ist nicht als Turnier lesbar
trf_import = Dieses Turnier anlegen
import_here_already = Dieser Server hat dieses Turnier schon, als { $name }. Einträge im Protokoll dort: { $here }; in der Datei: { $acts }. Was aus der Datei angelegt wird, steht als eigenes Turnier daneben, und keines erfährt vom anderen.
import_made_already = Aus genau dieser Datei wurde schon ein Turnier angelegt: { $name }. Was jetzt daraus angelegt wird, steht als eigenes Turnier daneben, und keines erfährt vom anderen.
leaving_before_half = { $played } von { $games } Partien gespielt, weniger als die Hälfte: Die Partien bleiben in der Tabelle und zählen für die Wertungszahl, aber für niemandes Platz. Ab Runde { $round } gewinnen die anderen kampflos.
leaving_after_half = { $played } von { $games } Partien gespielt, die Hälfte oder mehr: Alle Partien zählen. Ab Runde { $round } gewinnen die anderen kampflos.
check_in_until = Anwesenheit melden bis
check_in_by_players = Teilnehmer melden sich selbst anwesend, mit dem QR-Code
check_in_by_players_hint = Auf der öffentlichen Seite, vor Runde 1 und bis zur Zeit oben. Die Seite fragt nach dem Geburtsjahr, wo die Liste es hat; sie zeigt nichts, was die öffentliche Liste nicht zeigt.
check_in_rules = Zeit, und Anwesenheit durch die Teilnehmer
check_in_open_until = Offen bis { $time }
check_in_search_hint = Tippen Sie einen Teil des Namens, oder scannen Sie eine Karte mit der FIDE-ID; die Eingabetaste hakt den einzigen ab, der übrig ist, und öffnet das Formular für einen neuen Spieler, wo niemand ist.
register_newcomer = Neuen Spieler eintragen
newcomer_here = { $name } ist eingetragen und anwesend.
not_paid = nicht bezahlt
scan_to_check_in = Scannen, um sich anwesend zu melden
self_check_in_closed = Hier melden sich die Teilnehmer jetzt nicht anwesend. Gehen Sie zum Tisch der Schiedsrichter.
other_birth_year = In der Liste steht es anders. Prüfen Sie das Jahr, oder gehen Sie zum Tisch der Schiedsrichter.
you_are_checked_in = Sie sind anwesend gemeldet.
your_birth_year = Ihr Geburtsjahr
i_am_here = Ich bin da
somebody_else = Jemand anderen anwesend melden
self_check_in_hint = Suchen Sie oben Ihren Namen, und sagen Sie, dass Sie da sind.
self_check_in_author = selbst anwesend gemeldet

import_again = Noch einmal prüfen

import_cell = { $cell }, Zeile { $line }

import_counts = { $good } in Ordnung · { $faulty } anzusehen · { $skipped } übersprungen

import_added =
    { $n ->
        [one] { $n } Teilnehmer ist eingetragen. Die Zeilen unten sind übrig.
       *[other] { $n } Teilnehmer sind eingetragen. Die Zeilen unten sind übrig.
    }

import_federation = Föderation der { $n } ohne Angabe:
import_only_faulty = Nur anzusehende zeigen ({ $n })

import_all_rows = Alle Zeilen zeigen

import_skip = Überspringen

import_skip_row = Zeile { $line } überspringen

import_means = Was „{ $heading }“ ist

import_skip_caption = Titelzeile

import_skip_heading = Überschriften

import_skip_by_hand = übersprungen

import_here = Schon im Turnier: { $who }
import_waits = wartet auf die ganze Mannschaft

import_another = jemand anders dieses Namens

import_keep_title = Titel lassen, wie er geschrieben ist

import_pick = Wer aus der Liste?

import_unlisted = nicht in der Wertungsliste

import_complete = Alle aus der Liste ergänzen

import_complete_row = Ergänzen

import_take_all =
    { $n ->
        [one] Die { $n } Abweichung übernehmen
       *[other] Alle { $n } Abweichungen übernehmen
    }

import_no_list = Auf diesem Server gibt es keine Wertungsliste: Zeilen können nicht ergänzt werden.

import_pages = Seiten der Tabelle

no_half_point_byes = Ohne Anspruch auf Spielfrei mit halbem Punkt

number_anew = Alle neu nummerieren

number_anew_why = Nach den jetzigen Wertungszahlen und Titeln (C.04.2, 2.3). Die alten und die neuen Nummern werden vorher gezeigt. Nachmeldungen bekommen ihren Platz auch ohne dies.

latin_name = Name in lateinischer Schrift, für die FIDE

import_against_rules = Diese Runden sind nicht, wie die Regeln und das Programm sie haben: { $rounds }. Ich lese sie trotzdem ein; der Bericht an die FIDE sagt es.

phone = Telefon

import_columns_left_out = Weggelassen: { $columns } (wählen Sie über einer Spalte, was sie ist, wenn sie gelesen werden soll)
task_twins = { $name } ist vielleicht zweimal gemeldet
