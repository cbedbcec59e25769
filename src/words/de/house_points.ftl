### Die Punkte eines Online-Vereins nach den Schachregeln von QQ, Teile 8 bis 12.

title = Punkte des Online-Vereins
reference = Punkte und Stufen des Online-Vereins
reference_hint = Nach den Schachregeln von QQ, Teile 8 bis 12.
is_off = In diesem Turnier werden keine Punkte eines Online-Vereins geführt.
turn_on = Punkte eines Online-Vereins führen
rules = Regeln des Vereins
rules_changed = Punkte des Online-Vereins: { $what }
switched_off = Punkte des Online-Vereins nicht mehr geführt
ended = Runde { $round }, Brett { $board }, für die Punkte des Vereins: { $was } → { $now }
start = Punkte vor dem Turnier
start_rating = die Turnierwertungszahl
start_national = die nationale Wertungszahl
start_reading = Wer keine hat, beginnt mit 0.
floor = Wenigste Punkte
floor_none = keine Grenze: Punkte können unter 0 fallen
floor_zero = 0: Niemand fällt darunter
floor_reading = Die Regeln schweigen; wer unter 100 hat, heißt bei ihnen Anfänger.
left_early = { $rounds ->
    [one] Nach höchstens einem Zug verlassen: Der andere bekommt
   *[other] Nach höchstens { $rounds } Zügen verlassen: Der andere bekommt
}
left_early_nothing = nichts
left_early_win = die Punkte eines Sieges
left_early_reading = Die Regeln nennen nur längere Partien; wer verlässt, zahlt in jedem Fall das Dreifache.
left_late = { $rounds ->
    [one] Nach mehr als { $rounds } Zug verlassen: Der andere bekommt Punkte
   *[other] Nach mehr als { $rounds } Zügen verlassen: Der andere bekommt Punkte
}
left_late_draw = wie bei Remis
left_late_without_loss = wie bei Remis, ohne Punkte zu verlieren
left_late_reading = Dem Wortlaut nach verliert der höher Stehende dadurch Punkte wie durch jedes Remis.
mode = Spielart
mode_quick = Schnell: Jeder Zug gibt der Partieuhr Zeit hinzu
mode_contest = Wettbewerb: Es kommt keine Zeit hinzu
game_minutes = Partieuhr, Minuten
increment_seconds = Zeitzugabe, Sekunden
move_seconds = Uhr je Zug, Sekunden (0: keine)
clock_rule = Steht eine der Uhren auf null, ist die Partie verloren.
clock_quick = Schnell: { $minutes } min + { $increment } s je Zug
clock_contest = Wettbewerb: { $minutes } min
clock_move = { $clock }, höchstens { $seconds } s je Zug
before = Vorher
after = Nachher
change = Änderung
grade = Stufe
points_from = Ab Punkten
gap = Punktabstand
gap_short = Abstand
gap_from = { $from } oder mehr
lower_wins = Niedrigerer gewinnt
higher_wins = Höherer gewinnt
drawn = Remis
each_gains = je +{ $points }
winner_gains = +{ $points } / −{ $points }
lower_gains = Niedrigerer +{ $points }, Höherer −{ $points }
grades = Stufen
limits = In der Partie
limit_resign = { $rounds ->
    [one] Aufgeben darf man nach { $rounds } Zug.
   *[other] Aufgeben darf man nach { $rounds } Zügen.
}
limit_draw = Remis darf nach { $rounds ->
    [one] { $rounds } Zug
   *[other] { $rounds } Zügen
} angeboten werden, von jeder Seite höchstens { $offers }-mal.
limit_time_out = { $rounds ->
    [one] Zeitüberschreitung im ersten Zug macht die Partie nichtig: kein Ergebnis, keine Punkte. Später verliert sie.
   *[other] Zeitüberschreitung in den ersten { $rounds } Zügen macht die Partie nichtig: kein Ergebnis, keine Punkte. Später verliert sie.
}
limit_left = Wer eine Partie verlässt, verliert { $times ->
    [one] das
   *[other] das { $times }-fache dessen
}, was eine Niederlage kosten würde; { $rounds ->
    [one] war mehr als { $rounds } Zug
   *[other] waren mehr als { $rounds } Züge
} gespielt, bekommt der andere Punkte wie bei Remis.
limit_checks = Remis durch { $in_a_row } Schachgebote hintereinander oder { $in_all } Schachgebote gegen eine Seite, ohne Matt.
limit_no_progress = { $rounds ->
    [one] Remis durch { $rounds } Zug ohne Bauernzug und Schlagen.
   *[other] Remis durch { $rounds } Züge ohne Bauernzug und Schlagen.
}
table_hint = Der Abstand ist der der Punkte, die beide zu Beginn der Runde hatten.
objections = Gegen die Regeln des Vereins
resigned_too_early = vor Zug { $needed } aufgegeben: Das erlauben die Regeln nicht
draw_too_early = vor Zug { $needed } Remis vereinbart: Das erlauben die Regeln nicht
too_many_offers = { $most ->
    [one] mehr als { $most } Remisangebot einer Seite
   *[other] mehr als { $most } Remisangebote einer Seite
}
result_disagrees = das eingetragene Ergebnis sagt etwas anderes
at_board = Runde { $round }, Brett { $board }: { $what }.
enter_ending = Wie eine Partie endete
enter_ending_hint = Nur, wo das Ergebnis nicht alles sagt. Das Ergebnis selbst wird in der Runde eingetragen.
change_entry = Ändern
how = Ende
how_none = wie das Ergebnis sagt
how_time_out = Zeitüberschreitung
how_left = Partie verlassen
how_resigned = aufgegeben
how_draw_agreed = Remis vereinbart
how_void = nichtige Partie
by_side = Von (bei Remis: wer es anbot)
rounds_played = Gespielte Züge
offers = Remisangebote dieser Seite
ending_of = { $rounds ->
    [one] { $how }: { $who }, { $rounds } Zug
   *[other] { $how }: { $who }, { $rounds } Züge
}
void = nichtig
not_counted = nicht gezählt
no_game = Ein solches Brett gibt es in keiner veröffentlichten Runde.
