### Seiten der Teilnehmer: Liste, Formular, Anwesenheit, Einlesen.

players_count = { $n } Teilnehmer
count_out = { $n } ausgeschieden
count_not_here = { $n } nicht anwesend gemeldet
count_unnumbered = { $n } ohne Nummer
add_player = Teilnehmer eintragen
add_several = Aus einer Datei eintragen
check_in = Anwesenheit
number_players = Nummern vergeben
number_players_why = Nach Wertungszahl, Titel und Name (C.04.2, 2.2). Ist Runde 4 ausgelost, stehen die Nummern fest.
numbers_are_frozen = Runde 4 ist ausgelost: Die Nummern bleiben, Neue folgen am Ende (C.04.2, 2.3).
filter = Name, Föderation, Verein oder Nummer
show = Zeigen
nobody_yet = Noch keine Teilnehmer. Tragen Sie den ersten ein, oder eine ganze Liste aus einer Datei.
nobody_found = Niemand dieses Namens. Leeren Sie den Filter, um alle zu sehen.
state = Stand
state_playing = Spielt
state_from_round = Ab Runde { $n }
state_withdrawn = Ausgeschieden ab Runde { $n }
state_expelled = Ausgeschlossen ab Runde { $n }
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
category = Kategorie
rating_source = Woher die Zahl ist
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
saved_player = { $name } steht in der Liste.
taking_part = Teilnahme
withdraw = Ausscheiden
withdraw_consequence = Wird ab Runde { $n } nicht mehr gepaart. Gespielte Partien bleiben.
expel = Ausschließen
expel_reason = Begründung (Schachregeln 12.9.9)
reenter = Wieder aufnehmen
reenter_consequence = Wird ab Runde { $n } wieder gepaart.
remove = Aus der Liste streichen
remove_consequence = Nur vor der ersten Auslosung möglich; Rückgängigmachen im Protokoll bringt den Teilnehmer zurück.
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
check_in_hint = Eine Zeile berühren hakt sie ab; noch einmal berühren nimmt den Haken weg.
check_in_count = { $n } von { $all } da
absent_to_zero = Abwesenden in Runde { $n } Spielfrei ohne Punkt geben
absent_to_zero_done = { $n ->
    [one] { $n } abwesender Teilnehmer ist ohne Punkt spielfrei.
   *[other] { $n } abwesende Teilnehmer sind ohne Punkt spielfrei.
}
import_title = Teilnehmer aus einer Datei
import_hint = CSV oder XLSX mit einer Überschriftszeile, aus jedem Programm. Nichts wird eingetragen, bevor Sie es gesehen haben.
import_file = Datei
import_paste = oder die Tabelle hier einfügen
import_look = Ansehen
import_columns = Was die Spalten bedeuten
import_column = Spalte { $n }
import_ignore = weglassen
import_preview = Diese Teilnehmer würden eingetragen
import_faults = Solange diese Felder nicht lesbar sind, wird nichts eingetragen. Berichtigen Sie sie unten oder in der Datei:
import_again = Mit diesen Spalten noch einmal ansehen
import_now = { $n ->
    [one] Diesen Teilnehmer eintragen
   *[other] Diese { $n } Teilnehmer eintragen
}
import_header = Die erste Zeile benennt die Spalten
import_text = Die Tabelle, hier zu berichtigen
import_line_short = Zeile
import_encoding = Lesen als { $name }
import_too_big = Die Datei ist größer als { $mb } MB. Eine Teilnehmerliste ist viel kleiner: Ist es die richtige Datei?
import_nothing = Nichts angegeben: Wählen Sie eine Datei, oder fügen Sie eine Tabelle ein.
trf_title = Ein Turnier aus einer Datei
trf_hint = Eine TRF-Datei jeder Fassung oder eine Datei von Swiss-Manager (TUNX, TURX, TUMX) mit den gespielten Runden. Sie sehen, was gelesen wurde und wie es zu den Regeln steht, bevor etwas angelegt wird.
trf_paste = oder hier einfügen
trf_holds = { $rounds ->
    [one] { $players } Teilnehmer, { $rounds } Runde gespielt
   *[other] { $players } Teilnehmer, { $rounds } Runden gespielt
}
trf_mended = Was berichtigt werden musste
trf_refused = Die Datei ist nicht als Turnier lesbar
trf_import = Dieses Turnier anlegen
