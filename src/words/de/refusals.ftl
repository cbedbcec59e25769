### Was gegen eine Handlung spricht, und was als Nächstes zu tun ist; Warnungen.

conflict_unknown = Inzwischen hat jemand dies geändert. Sehen Sie den jetzigen Stand an, und entscheiden Sie neu.
conflict_with = { $who } hat dies um { $when } geändert ({ $device }). Behalten Sie das andere, oder begründen Sie, warum Ihres richtig ist.
to_confirm = Lesen Sie die Warnungen, und bestätigen Sie.
no_tournament = Dieses Turnier gibt es nicht.
store_failed = Es konnte nicht gespeichert werden. Nichts ist verloren; versuchen Sie es noch einmal.
already_so = Es ist schon so.
not_the_first = Das Turnier gibt es schon.
not_created = Das Turnier ist noch nicht angelegt.
closed = Das Turnier ist beendet. Öffnen Sie es zuerst wieder.
not_closed = Das Turnier ist nicht beendet.
no_such_player = Dieser Teilnehmer ist nicht im Turnier.
no_such_round = Runde { $round } ist nicht ausgelost und veröffentlicht.
no_such_board = Runde { $round } hat kein Brett { $board }.
name_missing = Ein Name fehlt.
paired_already = { $name } wurde schon gepaart: ausscheiden lassen statt streichen.
round_paired = Runde { $round } ist schon ausgelost. Nehmen Sie zuerst die Auslosung zurück.
numbers_frozen = Ist Runde { $round } ausgelost, ändern sich die Nummern nicht mehr (C.04.2 Art. 2.3).
rating_method_frozen = Eine andere Regel für die Wertungszahlen gäbe andere Nummern, und die ändern sich nicht mehr, wenn Runde { $round } ausgelost ist, im Rundenturnier schon ab Runde 1 (C.04.2 Art. 2.3).
numbering_incomplete = Jeder Teilnehmer muss genau eine Nummer bekommen.
not_numbered = { $count ->
    [one] { $count } Teilnehmer hat noch keine Nummer. Vergeben Sie zuerst die Nummern (Teilnehmer, Nummern).
   *[other] { $count } Teilnehmer haben noch keine Nummer. Vergeben Sie zuerst die Nummern (Teilnehmer, Nummern).
}
draft_waits = Ein Entwurf der Runde { $round } wartet: Veröffentlichen oder verwerfen Sie ihn zuerst.
no_draft = Runde { $round } ist kein Entwurf (mehr).
not_the_next_round = Runde { $round } ist nicht die nächste, die auszulosen ist.
all_rounds_paired = { $rounds ->
    [one] Die einzige Runde ist ausgelost.
   *[other] Alle { $rounds } Runden sind ausgelost.
}
round_not_complete = In Runde { $round } fehlen Ergebnisse: { $boards }. Tragen Sie sie zuerst ein.
round_not_published = Runde { $round } ist nicht veröffentlicht. Veröffentlichen Sie sie, und tragen Sie zuerst ihre Ergebnisse ein.
empty_round = In Runde { $round } spielt niemand: Sie braucht mindestens eine Partie.
twice = { $name } ist zweimal genannt.
not_in_round = { $name } nimmt an Runde { $round } nicht teil.
board_twice = Brett { $board } ist zweimal vergeben.
two_byes = Nur ein Teilnehmer kann durch Auslosung spielfrei sein. Wo es im Voraus gegeben wurde, nehmen Sie es zurück, oder lassen Sie jemand anderen aussetzen.
round_followed = Nach Runde { $round } ist schon eine weitere ausgelost. Nehmen Sie zuerst diese zurück.
table_begun = Die Paarungen gelten für alle, die bei der Auslosung von Runde 1 dabei waren; wer später kommt, hat darin keinen Platz. Nehmen Sie die Runden zurück, solange keine Ergebnisse eingetragen sind, oder legen Sie ein anderes Turnier an.
too_late_for_result = Ergebnisse der Runde { $round } können nur noch für die Auswertung berichtigt werden: Auslosungen beruhen auf ihnen (C.04.2 Art. 4.3).
bye_not_requestable = Bei diesem System sagt die Tabelle oder der Turnierbaum, wer spielt; Spielfrei wird weder beantragt noch gegeben. Wer nicht kommt, verliert kampflos; wer geht, scheidet aus.
fewer_rounds = { $rounds ->
    [one] Es ist schon { $rounds } Runde ausgelost.
   *[other] Es sind schon { $rounds } Runden ausgelost.
}
odd_games = Ein Wettkampf im Double-Swiss hat zwei Partien, und eine Runde ist eine Partie: Geben Sie eine gerade Zahl von Runden an.
no_rounds = Das Turnier braucht mindestens eine Runde.
draws_beat_win = Zwei Remis dürfen nicht mehr wert sein als ein Sieg und eine Niederlage.
not_descending = Ein Sieg muss mindestens so viel wert sein wie ein Remis, und ein Remis mindestens so viel wie eine Niederlage.
bye_above_win = Spielfrei durch Auslosung darf nicht mehr wert sein als ein Sieg.
prohibitions_after_start = Paarungsverbote sind nur vor Runde 1 möglich. Muss das Turnier sie später ändern, verlassen Sie zuerst den FIDE-Modus (Einstellungen).
adjournment_open = Brett { $board } der Runde { $round } ist eine Hängepartie: Tragen Sie zuerst ihr Ergebnis ein.
matches_level = Unentschiedene Wettkämpfe warten auf Ihr Wort: { $matches }. Sagen Sie, wer weiterkommt (Runden, Turnierbaum).
no_open_match = { $winner } und { $loser } haben im Turnierbaum keinen Wettkampf, der noch zu entscheiden ist.
reason_missing = Begründen Sie es: Die Begründung kommt ins Protokoll.
nothing_to_undo = Eintrag { $seq } kann nicht rückgängig gemacht werden.
later_act_rests = Eintrag { $later } beruht auf Eintrag { $seq }: { $why } Machen Sie zuerst den späteren rückgängig.
not_done_again = Ohne Eintrag { $seq } gilt Eintrag { $earlier } nicht mehr: { $why } Tun Sie es neu, so wie es jetzt steht.
warn_rematch = { $white } und { $black } haben in Runde { $round } schon gegeneinander gespielt (C.04.1 Art. 2).
warn_prohibited = { $white } und { $black } sollen nicht gepaart werden.
warn_second_bye = { $name } war schon spielfrei oder hat Punkte ohne Spiel bekommen (C.04.1 Art. 4).
warn_third_white = { $name } hätte zum dritten Mal hintereinander Weiß (C.04.1 Art. 7).
warn_third_black = { $name } hätte zum dritten Mal hintereinander Schwarz (C.04.1 Art. 7).
warn_imbalance = { $name } hätte eine Farbdifferenz von { $difference } (C.04.1 Art. 6).
warn_full_point_bye = Die FIDE rät von Spielfrei mit ganzem Punkt ab: { $name } bekommt einen Punkt ohne Spiel.
warn_too_many_byes = { $name } war schon so oft mit halbem Punkt spielfrei, wie die Turnierbestimmungen erlauben: { $allowed }.
warn_bye_too_late = Die Turnierbestimmungen geben in Runde { $round } kein Spielfrei (beantragt von { $name }).
warn_allocated_in_advance = Das Spielfrei der Runde { $round } vergibt die Auslosung nach ihren Regeln; hier ist es { $name } im Voraus zugesagt. Gibt das Programm es jemand anderem, nennt der Bericht beides.
warn_duplicate = { $name } ist schon im Turnier.
warn_results_set_aside = Runde { $round } wird wieder Entwurf; veröffentlichte Ergebnisse, die beiseitegelegt werden: { $results }.
warn_regulations = Es wurden Runden nach den alten Bestimmungen ausgelost. Die Änderung steht im Bericht an die FIDE.
warn_past_result = Die nächste Runde wurde nach dem alten Ergebnis der Runde { $round } ausgelost.
warn_adjourned = Hängepartien zählen für die Auslosung als Remis (C.04.2 Art. 3.1): { $boards }.
warn_left_out = Ohne Partie und nicht spielfrei: { $names }.
other_players = { $white } – { $black } sitzen (jetzt) nicht an Brett { $board } der Runde { $round }. Sehen Sie die Runde an, und tragen Sie es dort ein, wo sie sitzen.
warn_no_longer_in = Gepaart, aber nicht mehr in dieser Runde: { $names }.
key_used = Diese Anfragekennung gehört zu einer anderen Anfrage, aus der Eintrag { $seq } wurde. Senden Sie mit jeder Anfrage eine eigene.
role_too_low = Das ist nur für: { $role }.
locked_in_fide_mode = Im FIDE-Modus steht dies fest, sobald Runde 1 ausgelost ist: { $field }. Muss das Turnier es ändern, verlassen Sie zuerst den FIDE-Modus (Einstellungen).
not_in_fide_mode = Dieses Turnier ist nicht im FIDE-Modus.
fide_mode_not_entered = Der FIDE-Modus beginnt vor Runde 1 mit einem System der FIDE; einmal verlassen, wird er nicht wieder begonnen.
not_taken_back = Spätere Einträge beruhen darauf, daher nicht ausgeführt: { $what }.
broken = Sonneborn hat dabei versagt. Sehen Sie nach, ob es ausgeführt ist, und melden Sie es den Betreuern des Programms, wenn es noch einmal versagt.

bye_no_result = Nach den Regeln der FIDE ist Spielfrei durch Auslosung so viel wert wie ein Sieg, ein Remis oder eine Niederlage. Wählen Sie einen dieser Werte.

no_tie_break_of_tables = { $code } sagt nichts, wo jeder gegen jeden spielt (C.07 Art. 8). Nehmen Sie es aus den Feinwertungen.

warn_colours_not_due = Keiner bekommt die fällige Farbe: { $white } (Weiß) – { $black } (Schwarz). Umgekehrt bekämen sie beide.

warn_adjourned_earlier = Hängepartien früherer Runden sind noch offen (Runde.Brett): { $games }. Sie zählen für die Auslosung als Remis.

warn_more_rounds = So wenige Teilnehmer können ohne Wiederholung nur in { $possible } Runden ausgelost werden; das Turnier hat { $rounds }. Planen Sie weniger Runden oder ein anderes System.
match_not_level = { $white } und { $black } haben jetzt keinen Wettkampf, der unentschieden steht.
paired_one_by_one = Nur eine im Voraus festgelegte Tabelle wird als Ganzes ausgelost: Losen Sie die Runden nacheinander aus.
no_such_appeal = Eintrag { $seq } ist kein Protest und keine Entscheidung, gegen die Protest möglich ist.
no_such_team = Diese Mannschaft ist nicht im Turnier. Laden Sie die Seite neu.
in_two_teams = { $name } ist schon in einer anderen Mannschaft. Nehmen Sie den Spieler zuerst dort heraus.
squad_frozen = Spieler dieser Mannschaft saßen schon an Brettern: Ihre Reihenfolge bleibt. Am Ende kann noch ein Spieler angefügt werden.
squads_unfit = Die Spieler passen nicht zu den Mannschaften. Senden Sie die Liste noch einmal.
team_numbering_incomplete = Jede Mannschaft muss genau eine Nummer bekommen.
line_up_too_long = In der Aufstellung stehen mehr Spieler, als ein Wettkampf Bretter hat.
line_up_empty = In der Aufstellung steht niemand.
line_up_twice = { $name } steht zweimal in der Aufstellung.
line_up_not_of_team = { $name } ist kein Spieler dieser Mannschaft.
line_up_not_in_round = { $name } nimmt an dieser Runde nicht teil.
match_begun = Ergebnisse dieses Wettkampfs der Runde { $round } sind eingetragen: Seine Aufstellungen bleiben, wie sie sind.
line_ups_open = Die Mannschaftsführer geben für Runde { $round } noch Aufstellungen ab. Schließen Sie zuerst die Aufstellungen.
line_ups_not_open = Für Runde { $round } wird auf keine Aufstellungen gewartet.
match_without_players = Kein Brett dieses Wettkampfs der Runde { $round } hätte zwei Spieler. Tragen Sie stattdessen kampflose Ergebnisse ein.

not_equals = { $one } und { $other } haben nicht dieselbe Wertungszahl und denselben Titel: Nur Gleiche tauschen ihre Nummern, und nur, wo die Nummern den Wertungszahlen folgen (C.04.2 Art. 2.2).

met_already =
    { $times ->
        [one] { $one } und { $other } haben schon gegeneinander gespielt: Im Rundenturnier spielt jeder gegen jeden einmal. Paaren Sie sie mit anderen.
       *[other] { $one } und { $other } haben schon { $times }-mal gegeneinander gespielt: Öfter spielt niemand gegen denselben Gegner. Paaren Sie sie mit anderen.
    }

not_eligible_for_bye = { $name } hat keinen Anspruch auf Spielfrei mit halbem Punkt. Geben Sie Spielfrei ohne Punkt, oder ändern Sie den Haken auf der Seite des Teilnehmers; ein schon beantragtes Spielfrei mit halbem Punkt wird zuerst zurückgenommen.

warn_results_missing = Partien der Runde { $round } ohne Ergebnis gelten als Hängepartien und zählen für die Auslosung als Remis: { $boards }.

no_latin_names = Dateien der FIDE haben Namen in lateinischer Schrift. Tragen Sie den lateinischen Namen auf der Seite jedes dieser Teilnehmer ein: { $names }

not_offered = Das bietet dieses Turnier nicht (mehr) an. Fragen Sie den Schiedsrichter.

too_late_for_report = Runde { $round } ist nicht die Runde, die gespielt wird. Fragen Sie den Schiedsrichter.

result_is_entered = Das Ergebnis von Brett { $board } ist eingetragen. Ist es falsch, sagen Sie es dem Schiedsrichter.

no_place_left = Es ist kein Platz mehr frei.

signed_up_already = Jemand mit diesem Namen oder dieser FIDE-ID hat sich schon angemeldet. Sind Sie das nicht, schreiben Sie dem Veranstalter.

bye_of_member = Im Mannschaftsturnier gibt das Spielfrei eines Spielers keine Punkte: Vermerken Sie die Abwesenheit, und die Mannschaft tritt ohne ihn an.

table_incomplete = In einem Rundenturnier spielen alle in jeder Runde. Ohne Partie in Runde { $round }: { $names }. Paaren Sie sie, oder verlassen Sie zuerst den FIDE-Modus.

win_is_no_more = Ein Sieg muss mehr wert sein als eine Niederlage.

warn_has_left = { $name } ist vor Runde { $round } ausgeschieden: Mit diesem Ergebnis gilt die Partie als gespielt.

within_team = { $one } und { $other } sind in einer Mannschaft und spielen nicht gegeneinander.
disagreement_open = Für Brett { $board } der Runde { $round } sind zwei Ergebnisse getippt: Sagen Sie, welches gilt.
warn_results_disputed = Zwei Ergebnisse sind getippt, und niemand hat gesagt, welches gilt (Runde.Brett): { $games }.
warn_others_result = Das Ergebnis von Brett { $board } der Runde { $round } hat { $by } eingetragen.
warn_plays_elsewhere = { $name } spielt zur selben Zeit in { $section }.
too_many_photographs = Eine Partie hat höchstens { $most } Fotos. Nehmen Sie zuerst eines zurück.
photograph_of_appeal = Über einen Protest zur Partie an Brett { $board } der Runde { $round } ist nicht entschieden. Bis dahin bleiben ihre Fotos: Entscheiden Sie zuerst über den Protest.
photograph_erased = Das Foto von Brett { $board } der Runde { $round } wurde gelöscht, als es zurückgenommen wurde. Nehmen Sie es auf der Antragsseite des Bretts neu auf.
complaint_incomplete = Eine Beschwerde sagt, wer sich beschwert und was gesehen wurde. Füllen Sie beides aus; bei anderen Vorfällen bleibt es leer.

fide_id_twice = Die FIDE-ID { $fide_id } steht bei zwei Spielern. Einer von ihnen hat eine andere.
