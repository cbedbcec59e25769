### Warum das FIDE-System (Dutch) eine Runde so paarte und nicht anders, in Worten (C.04.3).

comma = ,{ " " }
c5 = die niedrigste Punktzahl für Spielfrei
c6 = möglichst wenige Abfloater
c7 = die niedrigsten Punktzahlen der Abfloater
c7_2017 = kleine Punktabstände von Paaren und Abfloatern
c8 = Abfloater, die zur folgenden Gruppe passen
c9 = möglichst wenige nicht gespielte Partien des Spielfreien
c10 = Farbdifferenzen der Spitzenreiter höchstens 2
c11 = keine dritte Partie hintereinander mit derselben Farbe für Spitzenreiter
c12 = Farberwartungen
c13 = starke Farberwartungen
c14 = kein zweites Abfloaten hintereinander aus der eigenen Punktgruppe
c15 = kein zweites Auffloaten hintereinander für Gegner aus der Gruppe
c14_2017 = kein Abfloaten wie in der vorigen Runde
c15_2017 = kein Auffloaten wie in der vorigen Runde
c16 = kein Abfloaten wie zwei Runden zuvor
c17 = kein Auffloaten wie zwei Runden zuvor
c18 = kleine Punktabstände der erneut Abgefloateten
c19 = kleine Punktabstände der erneut Aufgefloateten
c20 = kleine Punktabstände der zwei Runden zuvor Abgefloateten
c21 = kleine Punktabstände der zwei Runden zuvor Aufgefloateten
named = { $name } ({ $text })
named_article = { $name } ({ $text }, Art. { $article })
bye_given = { $name } ist spielfrei: { $score } ist die niedrigste Punktzahl, bei der alle anderen gepaart werden können (C5); bisher nicht gespielte Runden: { $unplayed } (C9).
bye_left_over = { $score ->
    [one] { $name } ({ $score } Punkt) ist spielfrei: in der letzten Gruppe übrig (A.9).
   *[other] { $name } ({ $score } Punkte) ist spielfrei: in der letzten Gruppe übrig (A.9).
}
not_bye_barred = Nicht { $name }: war schon spielfrei oder bekam die Punkte eines Sieges ohne Spiel ({ $rule }).
not_bye_needed = Nicht { $name }: Ohne diesen Teilnehmer wären nicht alle anderen paarbar ({ $rule }).
not_bye_unplayed = Nicht { $name }: bisher mehr nicht gespielte Runden (C9).
group = { $residents ->
    [one] Punktgruppe { $score }: { $residents } Teilnehmer mit dieser Punktzahl.
   *[other] Punktgruppe { $score }: { $residents } Teilnehmer mit dieser Punktzahl.
}
came_down = Von oben gekommen: { $names }.
floats_odd = { $name } floatet ab: Die Zahl der Teilnehmer ist ungerade ({ $pairs }).
floats_nobody = { $name } floatet ab: darf gegen niemanden dieser Gruppe spielen ({ $rematch }, { $colour }).
floats_limbo = { $name } floatet weiter ab: Nicht alle von oben Gekommenen finden einen Gegner (Art. { $article }).
floats_needed = { $name } floatet ab: Sonst wären in dieser Gruppe oder darunter nicht alle paarbar ({ $completion }, { $pairs }).
gave_way = Nicht ganz erfüllt ({ $players }): { $criterion }.
everything_kept = Alle Kriterien sind voll erfüllt.
pair_in = Gepaart in der Punktgruppe { $score }.
pair_moved = { $name } kam in die Punktgruppe { $score } herab.
pair_missed = Hier nicht ganz erfüllt: { $criterion }.
colour_both = Beide Farberwartungen sind erfüllt (Art. { $article }).
colour_stronger = Die stärkere Farberwartung ist erfüllt (Art. { $article }).
colour_alternated = Die Farben wechseln gegenüber der letzten Runde, in der sie verschieden waren (Art. { $article }).
colour_higher = Die Erwartung des höher Stehenden ist erfüllt (Art. { $article }).
colour_initial = Nach Anfangsfarbe und Nummer des höher Stehenden (Art. { $article }).
they_meet = Sie spielen in dieser Runde gegeneinander.
not_paired = Einer von beiden ist in dieser Runde nicht zu paaren.
have_met = Sie haben schon gegeneinander gespielt ({ $rule }).
kept_apart = Die Turnierbestimmungen halten sie getrennt.
same_colour = Beide müssen dieselbe Farbe haben, und keiner ist Spitzenreiter in der letzten Runde ({ $rule }).
leaves_others = Träfen sie aufeinander, wären nicht alle anderen paarbar ({ $rule }).
bye_higher = { $then ->
    [one] Träfen sie aufeinander, wäre jemand mit { $then } Punkt statt { $now } spielfrei (C5).
   *[other] Träfen sie aufeinander, wäre jemand mit { $then } Punkten statt { $now } spielfrei (C5).
}
criterion_worse = Träfen sie aufeinander, wäre die Punktgruppe { $score } schlechter nach { $criterion }: { $then } statt { $now }.
comes_later = Das erfüllte ebenfalls alle Kriterien, kommt aber in der Punktgruppe { $score } später in der Reihenfolge von Art. { $article }.
would_collapse = Träfen sie aufeinander, müsste alles unter der Punktgruppe { $score } als eine Gruppe gepaart werden (A.9).
value_floaters =
    { $count ->
        [0] kein Abfloater
        [one] ein Abfloater
       *[other] { $count } Abfloater
    }
value_scores = Abfloater mit { $scores } Punkten
value_differences = Punktabstände { $differences }
value_no_differences = kein Punktabstand
value_again =
    { $count ->
        [one] einer, der ohne Gegner noch einmal abfloatet (Punkte: { $scores })
       *[other] { $count }, die ohne Gegner noch einmal abfloaten (Punkte: { $scores })
    }
value_next = in der folgenden Gruppe { $floaters }, { $scores }
value_next_none = in der folgenden Gruppe kein Abfloater
value_unplayed =
    { $count ->
        [0] keine nicht gespielte Runde
        [one] eine nicht gespielte Runde
       *[other] { $count } nicht gespielte Runden
    }
value_players =
    { $count ->
        [0] niemand
        [one] ein Teilnehmer
       *[other] { $count } Teilnehmer
    }
