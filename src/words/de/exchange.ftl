### Einlesen und Ausgeben: Mängel von Dateien mit ihrer Stelle, was berichtigt wurde, und was eine Datei erzählt.

place = Zeile { $line }, Spalte { $column }
field_starting_number = Startnummer
field_sex = Geschlecht
field_fide_id = FIDE-ID
field_birth = Geburtsdatum
field_opponent = Gegner
field_colour = Farbe
field_round = Runde
field_rounds = Zahl der Runden
field_date = Datum
field_round_date = Datum einer Runde
field_players = Zahl der Teilnehmer
field_rated_players = Zahl der Teilnehmer mit Wertungszahl
field_teams = Zahl der Mannschaften
field_initial_colour = Anfangsfarbe
field_scoring = Punktregel
field_starting_rank = Regel der Startrangliste
field_type = Art des Turniers
field_tie_breaks = Feinwertungen
field_bye = Spielfrei
field_team_number = Nummer der Mannschaft
field_team_strength = Stärke der Mannschaft
defect_too_large = Die Datei ist größer als { $megabytes } MB. Ist sie wirklich ein Turnier?
defect_no_players = In der Datei steht kein Teilnehmer (Satz 001): Sie ist kein TRF, oder sie ist abgeschnitten.
defect_missing = Es fehlt: { $field }.
defect_unreadable = „{ $text }“ ist nicht lesbar als: { $field }.
defect_out_of_column = „{ $text }“ steht zwischen den Spalten einer Runde: Die Zeile ist verschoben.
defect_too_great = { $field }: { $text } ist mehr als { $limit }.
defect_number_twice = Nummer { $number } steht schon in Zeile { $line }.
defect_no_such_player = Es gibt keinen Teilnehmer { $number }.
defect_no_such_team = Es gibt keine Mannschaft { $number }.
defect_own_opponent = Runde { $round }: Der Teilnehmer ist sein eigener Gegner.
defect_not_mirrored = Runde { $round }: { $player } nennt { $opponent } als Gegner, aber Zeile { $line } von { $opponent } nennt { $player } nicht.
defect_same_colour = Runde { $round }: { $player } und { $opponent } (Zeile { $line }) haben dieselbe Farbe.
defect_no_colours = Runde { $round }: Die Partie von { $player } und { $opponent } hat keine Farben.
defect_contradiction = Runde { $round }: Die Ergebnisse widersprechen sich: { $player } hat { $own }, { $opponent } (Zeile { $line }) hat { $other }.
defect_more = Weitere Mängel folgen; zuerst diese.
note_encoding = Gelesen als { $name }.
note_characters_lost = Einige Zeichen waren nicht lesbar.
note_columns_in_bytes = Die Spalten dieser Zeile zählen Bytes; so gelesen.
note_dropped = { $field }: „{ $text }“ sagt nichts und ist weggelassen.
note_unknown_record = Satz { $code } ist unbekannt; für den nächsten Export aufbewahrt.
note_rounds_assumed = Die Zahl der Runden ist nicht angegeben: angenommen { $rounds }.
note_more_rounds = { $stated ->
    [one] Die Datei nennt { $stated } Runde, hat aber { $found }.
   *[other] Die Datei nennt { $stated } Runden, hat aber { $found }.
}
note_no_start = Kein Datum des Beginns: Angenommen werden die heutigen Ausgaben der Regeln.
note_system_assumed = Als Paarungssystem gilt: { $system }.
note_rate_contradicted = Satz 222 (die Bedenkzeit) sagt „{ $control }“, der Name des Turniers sagt „{ $named }“: Es gilt die Bedenkzeit. Ist sie falsch, berichtigen Sie beides in den Einstellungen, bevor etwas gewertet wird.
note_system_unknown = Sonneborn lost nicht nach { $code } aus.
note_tie_breaks_assumed = Die Feinwertungen sind nicht angegeben: Unsere werden angenommen.
note_tie_break_kept = Die Feinwertung { $code } bleibt in der Liste, aber nach ihr wird nichts berechnet. { $why }
note_scoring_inferred = Nach den Punkten zählt ein Sieg { $win }, ein Remis { $draw }, Spielfrei durch Auslosung { $bye }.
note_scoring_by_colour = Je Farbe verschiedene Punkte können nicht aufbewahrt werden; die von Weiß gelten.
note_points_differ = { $stated ->
    [one] { $player } hat in der Datei { $stated } Punkt, die Ergebnisse geben { $computed }.
   *[other] { $player } hat in der Datei { $stated } Punkte, die Ergebnisse geben { $computed }.
}
note_count_differs = { $field }: Die Datei sagt { $stated }, vorhanden sind { $counted }.
note_bye_from_result = Runde { $round }: { $mark } von { $player } ohne Gegner gilt als: { $bye }.
note_several_byes = In Runde { $round } sind mehrere durch Auslosung spielfrei: { $players }.
note_round_without_games = Runde { $round } hat Spielfrei durch Auslosung, aber keine Partien. Nehmen Sie die Veröffentlichung zurück, um sie auszulosen.
note_byes_of_next_round = Runde { $round } ist noch nicht ausgelost; Zeichen dort gelten als beantragtes Spielfrei: { $players }.
note_bye_differs = Runde { $round }: Das Spielfrei von { $player } in Satz 240 ist nicht das von Satz 001, das gilt.
note_result_from_opponent = Runde { $round }: { $player } hat kein Ergebnis; von { $opponent } genommen.
note_forfeit_from_one_side = Runde { $round }: Nur eine Zeile von { $player } und { $opponent } sagt kampflos; als kampflos genommen.
note_forfeit_without_mirror = Runde { $round }: { $player } gewann kampflos gegen { $opponent }, dessen Zeile das nicht nennt.
note_colours_assumed = Runde { $round }: Die Farben sind offen; { $white } gilt als Weiß gegen { $black }.
note_results_missing = { $games ->
    [one] Runde { $round }: { $games } Partie hat kein Ergebnis.
   *[other] Runde { $round }: { $games } Partien haben kein Ergebnis.
}
note_same_fide_id = { $first } und { $second } haben dieselbe FIDE-ID.
note_baku_otherwise = Die Datei nennt die Baku-Beschleunigung und gibt andere Punkte als die Methode (Sätze 250): Die Punkte bleiben, und das System wird ohne sie geschrieben.
note_pairing_by_rank = Auslosung nach Rang (XXC rank) steht nicht in den Regeln; die Nummern zählen.
note_team_points_differ = { $stated ->
    [one] { $team }: Die Datei sagt { $stated } Punkt, die Wettkämpfe geben { $computed }.
   *[other] { $team }: Die Datei sagt { $stated } Punkte, die Wettkämpfe geben { $computed }.
}
note_abnormal_kept = Mannschaftspunkte aus Satz 299 werden nur für den nächsten Export aufbewahrt.
column_sex = Geschlecht
column_birth = Geburtsdatum
column_family = Familienname
column_given = Vorname
column_national_id = Nationale ID
column_rating_fide = Elo (FIDE)
column_rating_rapid = Elo Schnellschach
column_rating_blitz = Elo Blitz
column_rating_national = Nationale Wertungszahl
column_estimate = Geschätzte Wertungszahl
column_category = Kategorie
column_paid = Bezahlt
column_reduction = Ermäßigung
column_note = Bemerkung
cell_missing = Es fehlt: { $column }.
cell_unreadable = „{ $text }“ ist nicht lesbar als: { $column }.
cell_too_long = { $column } ist länger als { $limit } Zeichen.
cell_twice = Derselbe Teilnehmer steht schon in Zeile { $line }.
cell_no_team = Keine Mannschaft. Nennen Sie sie in der Spalte, die als Verein gilt.
cell_no_names = Keine Spalte ist als Name bezeichnet. Wählen Sie die mit den Namen.
grid_too_large = Die Datei ist größer als { $megabytes } MB. Senden Sie nur die Teilnehmerliste.
grid_too_many_rows = Zeile { $line }: mehr als { $limit } Zeilen.
grid_too_many_columns = Zeile { $line }: mehr als { $limit } Spalten.
grid_not_text = Zeile { $line } ist kein Text. Speichern Sie die Liste als CSV oder XLSX und senden Sie diese.
grid_empty = In der Datei steht nichts.
grid_not_a_spreadsheet = Die Tabelle lässt sich nicht öffnen ({ $why }). Speichern Sie sie noch einmal als XLSX oder CSV.
archive_too_large = Die Datei ist größer als { $megabytes } MB.
archive_json = Die Datei ist beschädigt: { $why }. Kopieren Sie sie noch einmal von dort, wo sie gespeichert wurde.
archive_unknown = Diese Version kennt nicht, was die Datei bei { $member } sagt, und würde es verlieren. Lesen Sie sie mit der Version, die sie schrieb, oder einer neueren.
archive_other_format = Die Datei ist kein Turnier von Sonneborn.
archive_too_new = Die Datei hat die Ausgabe { $edition }, dieses Programm kennt { $known }. Installieren Sie das neuere Programm.
archive_empty = Die Datei hat keine Einträge.
archive_gap = Eintrag { $seq } fehlt: Die Datei ist nicht vollständig.
archive_no_beginning = Die Datei beginnt nicht mit dem Anlegen eines Turniers.
archive_unknown_player = Runde { $round } hat einen Teilnehmer, der nicht eingetragen ist.
archive_player_twice = Runde { $round } hat einen Teilnehmer zweimal oder gegen sich selbst.
archive_refused = Eintrag { $seq } der Datei kann so nicht geschehen sein: { $why }
too_great_to_check = Das Turnier ist zu groß, um es hier mit dem Programm zu vergleichen. Verwenden Sie: sonneborn check DATEI
whole_tournament = Ganzes Turnier (auf einen anderen Computer)
story_line = { $at } { $who }: { $what }
story_line_with_reason = { $at } { $who }: { $what } ({ $why })
story_late_entry = Nachmeldung zu Runde { $round }: { $names }
story_return = { $name } spielt wieder mit
story_withdrawal = { $name } ab Runde { $round } ausgeschieden
story_expulsion = { $name } ab Runde { $round } ausgeschlossen
story_move = { $name } ab Runde { $round } in ein anderes Teilturnier versetzt
story_adjustment = { $points ->
    [one] { $points } Punkt für { $name } außerhalb der Partien
   *[other] { $points } Punkte für { $name } außerhalb der Partien
}
story_lots = gelost: { $names }
story_ranking = durch Entscheidung eingereiht: { $names }
grid_wants_too_much = Diese Datei zu lesen braucht mehr Speicher oder Zeit als jede Teilnehmerliste: Sie ist beschädigt oder soll schaden. Speichern Sie die Liste noch einmal als XLSX oder CSV.
defect_in_two_teams = Teilnehmer { $number } ist schon in einer anderen Mannschaft.

note_unknown_result = Das Ergebnis „{ $text }“ ist unbekannt: Die Partie gilt als Hängepartie.

cell_unknown_title = „{ $text }“ ist kein bekannter Titel.

allowed_title = Die Titel der FIDE: GM, IM, WGM, FM, WIM, CM, WFM, WCM.

allowed_sex = m oder w.

allowed_birth = Ein Jahr oder ein Datum: 2001, 2001-05-17, 17.05.2001, 17 May 2001.

allowed_federation = Drei Buchstaben, etwa NOR.

allowed_fide_id = Nur Ziffern.

allowed_rating = Eine Zahl von 1 bis 3500, oder nichts.

allowed_k = 40, 20 oder 10.

column_latin_name = Name in lateinischer Schrift

note_lichess = Ein Turnier von lichess nach Schweizer System: Benutzernamen stehen für Namen, die eigenen Wertungszahlen von lichess für die der FIDE, Ränge sind nicht angegeben, und übernommen wird seine Feinwertung (Sonneborn-Berger).

note_address_for_place = Satz 022, für den Ort, enthält { $text }; als Website genommen.

note_date_in_words = Das Datum „{ $text }“ ist als { $day } gelesen.

note_game_goes_on = Runde { $round }: Die Partie von { $player } läuft noch und hat kein Ergebnis.

audits_busy = Der Server hat andere große Dateien zu prüfen. Senden Sie diese später noch einmal.

audit_broken = Die Prüfung der Datei brach ab. Senden Sie sie noch einmal.

audit_runs = Die Datei wird geprüft: { $rounds } von { $of } Runden sind noch einmal ausgelost.

audit_look_again = Noch einmal nachsehen
field_team_table = Zeile der Kreuztabelle der Mannschaften (801, 802)
note_old_team_records = Die Mannschaften der Sätze 013 stehen auch in Sätzen 310; diese gelten.
note_team_table_totals = Satz { $code } gibt { $team } die Punkte { $stated }, die Wettkämpfe ergeben { $computed }.
note_team_table_round = Runde { $round }, { $team }: Satz { $code } sagt „{ $stated }“, die Wettkämpfe ergeben „{ $computed }“.

column_phone = Telefon

allowed_board = Eine Zahl von 1 bis 100.

note_beside_columns = „{ $text }“ steht neben den Spalten von: { $field }. Es ist weggelassen; prüfen Sie, ob die Zeile verschoben ist.

note_record_twice = Satz { $code } kommt noch einmal und sagt etwas anderes: dieser gilt, das frühere „{ $text }“ ist weggelassen.

note_record_kept = Satz { $code } ist für Mannschaftsturniere, und dies ist keines: er ist für den nächsten Export aufbewahrt und gilt sonst nichts.

note_title_kept = „{ $text }“ ist kein bekannter Titel: er bleibt, wie er geschrieben ist.

note_title_read = „{ $text }“ wird als Titel { $title } gelesen; prüfen Sie, ob die Zeile verschoben ist.
