### Was ein Eintrag ändert, was davor gefragt wird, und der FIDE-Modus.

kind_founded = Turnier angelegt
kind_result_entered = Ergebnis eingetragen
kind_result_changed = Ergebnis geändert
kind_result_erased = Ergebnis gelöscht
kind_adjournment_settled = Ergebnis einer Hängepartie
kind_corrected_for_rating = Berichtigung nur für die Auswertung
kind_colours_swapped = Farben getauscht
kind_ruling_made = Entscheidung wie vorgeschlagen
kind_ruling_otherwise = Entscheidung anders als vorgeschlagen
kind_ruling_taken_back = Entscheidung zurückgenommen
kind_points_adjusted = Punkte außerhalb der Partien
kind_round_drafted = Runde als Entwurf ausgelost
kind_draft_altered = Entwurf geändert
kind_draft_discarded = Entwurf verworfen
kind_left_out_of_draft = Teilnehmer ohne Platz im wartenden Entwurf
kind_round_published = Runde veröffentlicht
kind_round_unpublished = Runde ohne Ergebnisse in den Entwurf zurückgenommen
kind_results_set_aside = Runde mit Ergebnissen in den Entwurf zurückgenommen
kind_reseated = Andere Paare in einer veröffentlichten Runde
kind_byes_of_round = Anderes Spielfrei in einer veröffentlichten Runde
kind_attributed = Wer eine veröffentlichte Runde ausgelost hat, wie es im Protokoll steht
kind_players_registered = Teilnehmer eingetragen
kind_registration_taken_back = Eintragung zurückgenommen
kind_players_exchanged = Eintragung zurückgenommen, auf der spätere beruhen
kind_player_removed = Teilnehmer gestrichen oder wieder in der Liste
kind_player_data = Daten eines Teilnehmers
kind_presence_changed = Ausscheiden oder Rückkehr
kind_player_expelled = Ausschluss
kind_entry_round = Erste Runde einer Nachmeldung
kind_bye_requested = Spielfrei beantragt
kind_checked_in = Anwesenheit
kind_board_fixed = Festes Brett
kind_numbers_given = Nummern vergeben
kind_numbers_moved = Nummern durch Nachmeldungen verschoben, wo ungerade Nummern die Farbe bestimmen
kind_numbers_changed = Nummern geändert
kind_numbers_frozen = Nummern geändert, nachdem sie feststehen
kind_teams_changed = Mannschaften
kind_lots_drawn = Gelost oder das Los zurückgenommen
kind_ranked_by_hand = Vom Schiedsrichter eingereiht
kind_sent_through = Wer weiterkommt
kind_prizes_changed = Preise
kind_house_points_changed = Regeln der Punkte des Vereins
kind_house_ending = Wie eine Partie für die Punkte des Vereins endete
kind_details_changed = Angaben zum Turnier
kind_initial_colour_drawn = Anfangsfarbe gelost
kind_file_lines = Aus einer eingelesenen Datei aufbewahrte Zeilen
kind_closed = Turnier beendet
kind_reopened = Turnier wieder geöffnet
kind_fide_mode_left = FIDE-Modus verlassen
kind_fide_mode_entered = FIDE-Modus begonnen
kind_fide_mode_reentered = FIDE-Modus wieder begonnen
kind_warned_of_pair = Ein Paar von Hand, das die Grundregeln verbieten
kind_warned_of_half_point_byes = Mehr Spielfrei mit halbem Punkt, als die Turnierbestimmungen erlauben
kind_warned_of_bye = Spielfrei in den letzten Runden
kind_warned_of_duplicate = Ein Teilnehmer, der schon in der Liste steht
kind_warned_of_field = Teilnehmer, die in einer Runde fehlen oder in ihr stehen, obwohl sie ausgeschieden sind
kind_warned_of_adjournment = Auslosung, solange Hängepartien offen sind
no_result = kein Ergebnis
result = Brett { $board } der Runde { $round }, { $players }: { $was } wird { $now }.
later = { $count ->
    [one] Darauf beruht die Auslosung { $count } späteren Runde.
   *[other] Darauf beruhen die Auslosungen { $count } späterer Runden.
}
with_later = { $what } { $later }
for_rating = Brett { $board } der Runde { $round }, { $players }, nur für die Auswertung: { $was } wird { $now }. In der Rangliste bleibt das Ergebnis.
colours = Brett { $board } der Runde { $round }, { $players }: Die Farben werden getauscht, und das Ergebnis mit ihnen.
of_board = { $what }: Brett { $board } der Runde { $round }.
of_round = { $what }: Runde { $round }.
of_player = { $what }: { $name }.
of_points = { $name }: Punkte außerhalb der Partien: { $points }.
regulation = { $field }: { $was } wird { $now }. Es wurden Runden nach den alten Bestimmungen ausgelost; der Bericht an die FIDE sagt es.
leaving = { $round ->
    [0] Das Turnier verlässt den FIDE-Modus vor seiner ersten Runde: Was bekanntgegeben war, kann dann geändert werden, und Sonneborn hält es nicht mehr an die Regeln der FIDE. Jede Seite, jedes Papier und jede Datei sagt es, und es führt kein Weg zurück.
    [one] Das Turnier verlässt den FIDE-Modus nach Runde { $round }: Was bekanntgegeben war, kann dann geändert werden, und Sonneborn hält es nicht mehr an die Regeln der FIDE. Jede Seite, jedes Papier und jede Datei sagt es, und es führt kein Weg zurück.
   *[other] Das Turnier verlässt den FIDE-Modus nach Runde { $round }: Was bekanntgegeben war, kann dann geändert werden, und Sonneborn hält es nicht mehr an die Regeln der FIDE. Jede Seite, jedes Papier und jede Datei sagt es, und es führt kein Weg zurück.
}
leave_for_ever = Den FIDE-Modus ein für alle Mal verlassen? Das lässt sich nicht rückgängig machen.
leave = FIDE-Modus verlassen
stay = Im FIDE-Modus bleiben
leave_hint = Was vor Runde 1 bekanntgegeben war, steht im FIDE-Modus fest. Ein Turnier, das es ändern muss, verlässt zuerst den FIDE-Modus, ein für alle Mal.
fide_mode = FIDE-Modus
free_mode = Anderer
levels_title = Was vor einem Eintrag gefragt wird
levels_hint = Ein Eintrag wird nach dem beurteilt, was er ändert, auch ein Rückgängigmachen. Es gilt die höchste Stufe unter seinen Folgen, und keine lässt sich abschalten.
what_changes = Was sich ändert
mode = Modus
both_modes = beide
before_start = Vor dem Beginn
this_round = Diese Runde
round_before = Die Runde davor
earlier = Früher
least_role = Durch wen
article = Nach
level_told = ausgeführt
level_seen = 2: zuerst gezeigt
level_confirmed = 3: bestätigt, mit Begründung
level_confirmed_alone = 3: bestätigt
level_leaves = 4: zweimal bestätigt, verlässt den FIDE-Modus
level_refused = 5: abgelehnt
with_reason = mit Begründung
scoring_of_byes = Punkte für Spielfrei durch Auslosung
team_scoring = Wertung der Mannschaftskämpfe
seed = Startwert der Lose
kind_of_rules = Wie der Modus bestimmt wird
knockout_matches = Wettkämpfe des K.-o.-Systems

kind_warned_of_colours = Ein Paar, in dem keiner die fällige Farbe bekommt
kind_incident_noted = Vorfall eingetragen
kind_incident_taken_back = Vorfall zurückgenommen
kind_appeal_lodged = Protest eingereicht
kind_appeal_heard = Zum Protest angehört
kind_appeal_decided = Über Protest entschieden
kind_appeal_taken_back = Protest zurückgenommen
kind_appeal_reopened = Anhörung zu einem Protest oder Entscheidung darüber zurückgenommen
kind_move_sealed = Umschlag einer Hängepartie
kind_play_off = Partien eines Stichkampfs
kind_teams_registered = Mannschaften eingetragen
kind_team_data = Daten einer Mannschaft
kind_team_presence = Ausscheiden oder Rückkehr einer Mannschaft
kind_squad = Spieler einer Mannschaft
kind_squad_reordered = Reihenfolge eines Kaders, dessen Spieler schon an Brettern saßen
kind_teams_numbered = Nummern der Mannschaften
kind_line_up = Aufstellung einer Mannschaft
kind_line_up_changed = Aufstellung geändert, nachdem sie gezeigt wurde
kind_line_up_out_of_order = Aufstellung, die nicht der Reihenfolge des Kaders folgt oder dazwischen ein Brett leer lässt
kind_line_ups_closed = Aufstellungen geschlossen und gezeigt
kind_line_ups_reopened = Aufstellungen wieder geöffnet
of_line_up = { $what }: { $name }, Runde { $round }.

kind_adjournment_drawn = Hängepartie remis, wie für sie ausgelost wurde

kind_numbers_exchanged = Nummern zwischen Gleichen getauscht

kind_numbers_exchanged_late = Nummern getauscht, nachdem sie feststehen

kind_public_side = Was Teilnehmern und Lesern angeboten wird

kind_screens = Die Bildschirme im Saal

kind_result_reported = Ergebnis, von einem Teilnehmer gemeldet

kind_bye_asked_for = Spielfrei, von einem Teilnehmer beantragt

kind_waiting_list = Die Warteliste

kind_hand_pairing_published = Runde anders veröffentlicht, als das Programm sie auslost

kind_style_changed = Namen und Gestaltung der Papiere

kind_warned_of_full_point_bye = Spielfrei mit ganzem Punkt

kind_table_joined = Meldung zu einer begonnenen Tabelle

kind_warned_of_allocated_bye = Von Hand vergebenes Spielfrei durch Auslosung

pair_at_board = Brett { $board }: { $white } – { $black }

no_pair = keines

bye_of = spielfrei: { $name }

not_as_engine = Runde { $round } ist nicht so, wie das Programm sie auslost. Das Programm hat: { $engine }. Zu veröffentlichen: { $played }. Der Bericht nennt beides.

kind_settled_result_changed = Ergebnis einer Hängepartie nach dem Eintragen geändert
kind_through_otherwise = Nach den Ergebnissen kommt jemand anderes weiter

nobody_leads = niemand

word_falls = Der Wettkampf steht nicht mehr unentschieden: Die Entscheidung für { $went } entfällt, und { $now } kommt weiter.

went_on = Nach diesem Ergebnis käme { $now } weiter. { $went } wurde seither gepaart und bleibt: { $boards }. Der Turnierbaum behält, was gespielt wurde.

board_of_round = Brett { $board } der Runde { $round }
kind_typing_kept = Eine Eingabe, die dem Brett widerspricht
kind_typing_answered = Welche von zwei Eingaben gilt
kind_typing_lost = Eine Eingabe ohne Antwort verschwände
kind_warned_of_disagreement = Auslosung, solange für ein Brett zwei Ergebnisse getippt sind
kind_warned_of_others_result = Ein Ergebnis zurücknehmen, das jemand anderes eingetragen hat
kind_warned_of_elsewhere = Jemand, der zur selben Zeit in einem anderen Teilturnier spielt
kind_photograph_kept = Foto aufbewahrt
kind_photograph_taken_back = Foto zurückgenommen
kind_photograph_of_appeal = Foto einer Partie mit offenem Protest zurückgenommen
kind_photograph_brought_back = Ein zurückgenommenes Foto wäre wieder da

pair_of = { $white } – { $black }
not_as_engine_in = { $n ->
    [one] Runde { $round } ist nicht so, wie das Programm sie jetzt auslost: { $n } Paar weicht ab. Der Bericht nennt beides, mit Ihrem Grund.
   *[other] Runde { $round } ist nicht so, wie das Programm sie jetzt auslost: { $n } Paare weichen ab. Der Bericht nennt beides, mit Ihrem Grund.
}
to_be_published = Zu veröffentlichen
engine_has = Das Programm hat
the_bye = spielfrei
as_the_other = gleiche Paarung auf beiden Seiten, an einem anderen Brett
engine_instead = Sollen die Paare des Programms gelten, gehen Sie zurück zum Entwurf, und losen Sie die Runde neu aus.
not_yet = Noch nicht veröffentlichen
stays_published = Runde { $round } bleibt veröffentlicht
enter = Brett { $board }: { $result }
leave_result = { $result } bleibt
turn = Farben an Brett { $board } tauschen
alter_draft = Entwurf der Runde { $round } ändern
