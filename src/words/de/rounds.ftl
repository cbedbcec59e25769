### Seiten der Runden: Auslosung, Entwurf, Ergebnisse.

rounds = Runden
round_of = Runde { $n } von { $all }
state_draft = Entwurf
state_published = Veröffentlicht
state_in_progress = Läuft
state_complete = Abgeschlossen
state_unpaired = Nicht ausgelost
pair_round = Runde { $n } auslosen
pair_will = { $n ->
    [one] { $n } Teilnehmer wird gepaart.
   *[other] { $n } Teilnehmer werden gepaart.
}
pair_byes = { $n ->
    [one] { $n } hat Spielfrei beantragt.
   *[other] { $n } haben Spielfrei beantragt.
}
pair_out = { $n ->
    [one] { $n } ist ausgeschieden oder noch nicht da.
   *[other] { $n } sind ausgeschieden oder noch nicht da.
}
pair_waits = Runde { $n } ist nicht abgeschlossen.
pair_missing = Fehlende Ergebnisse
pair_by_hand = Von Hand paaren
draft_hint = Diesen Entwurf sehen nur Schiedsrichter. Prüfen, wo nötig ändern, dann veröffentlichen.
publish = Runde { $n } veröffentlichen
discard = Entwurf verwerfen
discard_consequence = Runde { $n } ist wieder nicht ausgelost. Der Entwurf bleibt im Protokoll.
take_back = Runde { $n } zurücknehmen
take_back_consequence = Runde { $n } wird wieder Entwurf.
take_back_results = Runde { $n } wird wieder Entwurf; veröffentlichte Ergebnisse, die beiseitegelegt werden: { $results }.
unchanged = Wie vom Programm ausgelost
differs_now = { $n ->
    [one] Nicht so, wie das Programm jetzt auslost: { $n } Paar weicht ab
   *[other] Nicht so, wie das Programm jetzt auslost: { $n } Paare weichen ab
}
changed_by_hand = { $n ->
    [one] Von Hand geändert: { $n } Paar weicht vom Programm ab
   *[other] Von Hand geändert: { $n } Paare weichen vom Programm ab
}
engine_has = das Programm hat { $pair }
why_this_pair = warum dieses Paar
why_the_bye = warum spielfrei
change = Ändern
swap_with = tauschen mit
swap = Tauschen
swap_players = Zwei Teilnehmer tauschen
swap_line_label = Die Nummern zweier Teilnehmer
swap_line_unread = Schreiben Sie die Nummern zweier Teilnehmer dieser Runde: 7 = 12
swap_hint = oder einen auf den anderen ziehen; Pfeiltasten und Eingabetaste tun dasselbe
change_colours = Farben tauschen
give_bye = Spielfrei geben
unpair = Paar auflösen
pair_these = Diese beiden paaren
take_out = { $name } herausnehmen
take_out_meets = { $name } herausnehmen: { $opponent } spielt gegen { $holder }
take_out_bye = { $name } herausnehmen: { $opponent } ist spielfrei
pair_again = Runde { $n } neu auslosen
pair_again_hint = Für alle, die jetzt da sind. Dieser Entwurf bleibt im Protokoll.
left_out = Ohne Partie und nicht spielfrei
before_you_go_on = Bevor Sie fortfahren
go_on = Fortfahren
go_back = So lassen
no_such_move = Wählen Sie zwei verschiedene Teilnehmer dieser Runde.
no_pairing_nobody = In dieser Runde ist niemand zu paaren.
no_pairing_not_yet = Diese Runde kann jetzt nicht ausgelost werden.
no_pairing_bye = Die Zahl der Teilnehmer ist ungerade, und niemand darf spielfrei sein: { $names } kommen dafür nicht infrage ({ $article }). Nehmen Sie noch jemanden auf, oder geben Sie jemandem Spielfrei auf Antrag.
no_pairing_opponents = { $n ->
    [one] Es gibt keine Paarung ({ $article }): { $n } Teilnehmer findet keinen Gegner. Der Hauptschiedsrichter entscheidet; paaren Sie von Hand, oder heben Sie ein Verbot auf.
   *[other] Es gibt keine Paarung ({ $article }): { $n } Teilnehmer finden keinen Gegner. Der Hauptschiedsrichter entscheidet; paaren Sie von Hand, oder heben Sie ein Verbot auf.
}
no_pairing_blocked = { $name } kann gegen niemanden spielen: { $why }
no_pairing_too_few = Zu wenige Gegner: { $names } ({ $players }) können nur gegen { $others } ({ $opponents }) spielen: { $why }
no_pairing_odd = { $names } sind in ungerader Zahl und können nur gegeneinander spielen: { $why }
no_pairing_groups = { $names } bilden Gruppen ({ $groups }) von je ungerader Zahl, die nur untereinander und gegen { $others } ({ $opponents }) spielen können: { $why }
no_pairing_more = { $names } und { $count } weitere
no_pairing_met = { $count } schon gespielt ({ $article })
no_pairing_apart = { $count } durch das Turnier getrennt
no_pairing_colour = { $count } mit Anspruch auf dieselbe Farbe ({ $article })
no_pairing_teams = Dieses System braucht zwei Mannschaften mit gleich vielen Spielern, von 2 bis 13. Legen Sie sie an (Einstellungen, Mannschaften).
no_pairing_system = Dieses System wird von Hand gepaart.
key_map = Tasten
key_white = Weiß gewinnt
key_black = Schwarz gewinnt
key_draw = Remis
key_clear = löschen
key_forfeits = kampflos
key_others = andere
key_next = weiter
key_undo = rückgängig
key_line = ein Brett
key_check = zweite Eingabe
line_label = Brett und Ergebnis
line_hint = 7 1 · 12 = · 7 undo
line_unread = Schreiben Sie das Brett, ein Leerzeichen und das Ergebnis: 12 =
no_board = Es gibt kein Brett { $board }.
forfeit_white = Weiß gewinnt kampflos
forfeit_black = Schwarz gewinnt kampflos
forfeit_both = Beide kampflos verloren
both_lose = Beide verlieren
white_draws = Remis für Weiß, Verlust für Schwarz
black_draws = Remis für Schwarz, Verlust für Weiß
white_unrated = Weiß gewinnt, nicht gewertet
draw_unrated = Remis, nicht gewertet
black_unrated = Schwarz gewinnt, nicht gewertet
adjourned = Hängepartie
clear_result = Löschen
undo_result = Rückgängig
pad_for = Brett { $board }: { $white } – { $black }
enter = eintragen
reason = Begründung
because = weil …
correct = Berichtigen
close = Schließen
mark_sending = unterwegs
mark_kept = im Protokoll
mark_refused = abgelehnt
saved = gespeichert
waits = { $n } unterwegs
offline = { $n ->
    [one] keine Verbindung: { $n } Ergebnis wartet auf diesem Gerät und wird gesendet, sobald sie wieder da ist
   *[other] keine Verbindung: { $n } Ergebnisse warten auf diesem Gerät und werden gesendet, sobald sie wieder da ist
}
count_of = { $n } von { $all }
arbiters_here = { $n } Schiedsrichter hier
checked_of = { $n } von { $all } noch einmal eingegeben
differs = Im Protokoll steht { $here }, jetzt wurde { $typed } eingegeben. Sehen Sie auf dem Ergebniszettel nach.
stays = { $result } ist richtig
becomes = In { $result } ändern
no_result = kein Ergebnis
you_entered = Sie: { $result }.
they_entered = { $who } hat um { $time } { $result } eingetragen.
somebody_entered = Inzwischen ist es { $result }.
stale = Diese Runde hat sich geändert.
load_again = Neu laden
logged_out = Der Server kennt diese Seite nicht mehr. Das Eingegebene bleibt auf diesem Gerät: Melden Sie sich wieder an, dann wird es gesendet.
keys_missing = Die Tasten dieser Seite sind nicht geladen: Nur die Knöpfe wirken.
nothing_to_undo = An diesem Brett gibt es nichts rückgängig zu machen.
for_rating_only = { $result } für die Auswertung
byes = Spielfrei und Abwesende
qr_code = QR-Code für den Aushang
projector = Beamer
public_pages = Öffentliche Seiten
by_hand_as_engine = Von Hand gepaart, mit denselben Paaren wie vom Programm
registered_since = Nach der Auslosung eingetragen ({ $n }), ohne Partie und nicht spielfrei: { $names }
back_since = Nach der Auslosung wieder dabei ({ $n }), ohne Partie und nicht spielfrei: { $names }
plays_since = In der Auslosung spielfrei, aber der Antrag ist zurückgenommen ({ $n }): { $names }
left_since = Gepaart, aber nicht mehr in dieser Runde ({ $n }): { $names }
checked_in_since = Nach der Auslosung anwesend gemeldet ({ $n }), ohne Partie und nicht spielfrei: { $names }
match_and_game = Wettkampf { $of }, Partie { $game }
schedule = Zeitplan
pair_all = Alle Runden auslosen und veröffentlichen
pair_all_hint = Die Tabelle bestimmt alle Runden: Sehen Sie sie an, und veröffentlichen Sie sie als Ganzes. Ergebnisse jeder Runde können dann in beliebiger Folge eingetragen werden.
numbers_first = Nummern an die Teilnehmer vergeben
pair_all_unseen = Zuerst werden die Teilnehmer nummeriert.
being_played = jetzt
free = Frei: { $names }
not_checked_in = { $n ->
    [one] { $n } Teilnehmer ist nicht anwesend gemeldet:
   *[other] { $n } Teilnehmer sind nicht anwesend gemeldet:
}
pair_without_absent = Runde { $n } ohne sie auslosen
pair_without_absent_hint = Sie sind in dieser Runde ohne Punkt spielfrei und werden in der nächsten wieder gepaart. Wer vor der Auslosung abgehakt wird, ist wieder dabei.
took_back = Zurückgenommen: { $act }
take_back_asks = Ihr letzter Eintrag ist: { $act } Drücken Sie noch einmal u, um ihn zurückzunehmen.
nothing_of_yours = Von Ihnen ist auf diesem Gerät nichts mehr zurückzunehmen.
took_back_unsent = Vor dem Senden zurückgenommen: Brett { $board }, { $result }.
take_back_away = Keine Verbindung: Was im Protokoll steht, kann jetzt nicht zurückgenommen werden.

pair_with_missing = Diese Partien als Hängepartien nehmen und Runde { $n } auslosen

pair_with_missing_hint = Eine Hängepartie zählt für die Auslosung als Remis; ihr Ergebnis wird eingetragen, sobald es bekannt ist (C.04.2, 3.1).

position = Chess960-Stellung { $position }

your_boards = Ihre: { $boards }.

pair_will_teams =
    { $n ->
        [one] { $n } Mannschaft wird gepaart.
       *[other] { $n } Mannschaften werden gepaart.
    }
no_shows = Zur letzten Runde nicht erschienen; sie werden ausgelost, wenn Sie sie nicht ausscheiden lassen ({ $count })
two_results = Zwei Ergebnisse sind getippt. Welches gilt?
holds = { $result } gilt
both_are_kept = Ihres bleibt daneben stehen, bis jemand sagt, welches gilt.
held_back = { $n } nicht gespeichert
disagree_count = zwei Ergebnisse: { $n }
not_saved = Nicht gespeichert.
put_away = So lassen
turn_colours = Farben tauschen
turn_asks = Brett { $board }: Hatte { $black } Weiß und { $white } Schwarz? Die Farben werden getauscht, und das Ergebnis mit ihnen.
turn_away = Keine Verbindung: Das Brett kann jetzt nicht gedreht werden.
paired_meanwhile = Runde { $n } wurde inzwischen ausgelost.
pair_to_come = Runde { $round } auslosen: noch { $n }
side_waits = Noch nicht gespeichert
side_kept = Weitertippen: Sie liegen auf diesem Gerät und werden in dieser Reihenfolge gesendet.
more_waiting = und { $n } weitere
side_typed = Zuletzt eingegeben
said_by = Gemeldet von
said_phones = Telefone { $time }
said_one_phone = ein Telefon { $time }
said_live = live, Zug { $n }
said_live_result = live, { $result }
mend = Entwurf durch das Programm ausbessern (geänderte Paare: { $n })
mend_hint = Alle anderen behalten Gegner und Farbe. Neu ausgelost änderte sich: { $n }

time_zone = Zeitzone
time_zone_hint = Die Zone der Uhr im Saal, etwa Europe/Bucharest: Fristen, Papiere und Bildschirme richten sich nach ihr; wer anderswo liest, sieht die eigene Zeit neben der des Saals, und Kalender folgen

attend = Jemand geht oder kommt

attend_takes_back = Noch hat niemand gespielt: Runde { $n } geht zurück in den Entwurf; dort macht das Programm auf einen Druck die kleinste Änderung.

attend_who = Wer geht

attend_leaves = Scheidet aus

attend_misses = Fehlt in dieser Runde

attend_who_comes = Wer doch noch kommt

attend_comes = Ist da

attend_new = Jemand Neues

attend_left_out = Im Turnier, aber nicht in dieser Runde: { $names }

attend_open = Die Runde dafür zurücknehmen

attend_withdrawn = ausgeschieden
for_players = Für Teilnehmer

paired_already = Runde { $round } war schon gepaart, von { $who } um { $time }. Dies ist sie; es wurde nicht noch einmal gepaart.
