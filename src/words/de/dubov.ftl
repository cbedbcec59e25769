### Warum das Dubow-System eine Runde so paarte und nicht anders, in Worten (C.04.4.1).

comma = ,{ " " }
bye_given = { $name } ist spielfrei: von denen, die es können, die niedrigste Punktzahl ({ $score }), dann die meisten gespielten Partien ({ $games }), dann die größte Nummer (Art. 3.1).
bye_barred = { $name } kann nicht spielfrei sein: war es schon oder bekam die Punkte eines Sieges ohne Spiel (C2).
bye_needed = Ohne { $name } wären nicht alle anderen paarbar (Art. 3.1.2).
group = Punktgruppe { $score }, Teilnehmer: { $residents }.
comes_up = { $name } ({ $score }) kommt aus einer tieferen Gruppe herauf: möglichst wenige, mit den höchsten Punktzahlen, die den Farben am besten dienen, dann die höchst Stehenden (Art. 3.2.2).
comes_up_often = Es ist das { $times }. Auffloaten für jemanden, der das Höchstmaß erreicht hat (C8, C9).
comes_up_again = Auch in der vorigen Runde floatete dieser Teilnehmer auf (C10).
halves = Niemand der Gruppe hatte gespielt: Die obere Hälfte nach Nummern trifft auf die untere (Art. 3.2.3).
seekers = { $white } von ihnen steht Weiß zu, { $black } Schwarz (Art. 3.2.3).
shifted = Mit der anderen Farbe gezählt, damit beide Seiten gleich sind: { $names } (Art. 3.2.4, aus der Mitte der Liste).
by_aro = { $name } steht nach dem Gegnerschnitt auf Platz { $place } ({ $aro }), der niedrigste zuerst, und bekommt den ersten noch freien Gegner in der Folge der Nummern (Art. 3.2.5, 3.2.6).
not_met = Nicht { $name }: Sie haben schon gegeneinander gespielt (C1).
not_forbidden = Nicht { $name }: Die Turnierbestimmungen halten sie getrennt.
not_same_colour = Nicht { $name }: Beide müssen dieselbe Farbe haben (C3).
not_others = Nicht { $name }: Dann wäre der Rest der Gruppe nicht paarbar.
colour_initial = { $name } hat Weiß: Keiner hat gespielt; eine ungerade Nummer des höher Stehenden bekommt die Anfangsfarbe, eine gerade die andere (Art. 5.2.1).
colour_both = { $name } hat Weiß: Beide bekommen die ihnen zustehende Farbe (Art. 5.2.2).
colour_stronger = { $name } hat Weiß: Die stärkere Erwartung ist erfüllt (Art. 5.2.3).
colour_alternated = { $name } hat Weiß: Sie wechseln gegenüber der letzten Runde, in der ihre Farben verschieden waren (Art. 5.2.4).
colour_higher = { $name } hat Weiß: Die Erwartung des höher Stehenden ist erfüllt (Art. 5.2.5).
have_met = Sie haben schon gegeneinander gespielt (C1).
same_colour = Beide müssen dieselbe Farbe haben (C3).
leaves_others = Träfen sie aufeinander, wären nicht alle anderen paarbar (C4).
bye_score = { $higher ->
    [one] Träfen sie aufeinander, wäre { $then } statt { $now } spielfrei: { $higher } Punkt statt { $lower } (Art. 3.1.3).
   *[other] Träfen sie aufeinander, wäre { $then } statt { $now } spielfrei: { $higher } Punkte statt { $lower } (Art. 3.1.3).
}
bye_games = { $fewer ->
    [one] Träfen sie aufeinander, wäre { $then } statt { $now } spielfrei: { $fewer } gespielte Partie statt { $more } (Art. 3.1.4).
   *[other] Träfen sie aufeinander, wäre { $then } statt { $now } spielfrei: { $fewer } gespielte Partien statt { $more } (Art. 3.1.4).
}
bye_number = Träfen sie aufeinander, wäre { $then } statt { $now } mit der größeren Nummer spielfrei (Art. 3.1.5).
c5 = möglichst wenige Auffloater
c6 = kleine Punktabstände der Auffloater
c7 = Farberwartungen
c8 = möglichst wenige Auffloater am Höchstmaß
c9 = möglichst wenige frühere Auffloats derer am Höchstmaß
c10 = möglichst wenige Auffloater der vorigen Runde
criterion_worse = Träfen sie aufeinander, wäre die Punktgruppe { $score } schlechter nach C{ $number } ({ $text }): { $then } statt { $now }.
other_upfloaters = Träfen sie aufeinander, nähme die Punktgruppe { $score } von unten auf: { $then } statt { $now }. Das ist nach allen Kriterien gleich gut, kommt aber später in der Folge von Art. 4.2.
other_shifters = Träfen sie aufeinander, zählten in der Punktgruppe { $score } diese mit der anderen Farbe: { $then } statt { $now }. Das kommt in der Folge von Art. 4.3 später.
later_transposition = Träfen sie aufeinander, spielte { $player } in der Punktgruppe { $score } gegen { $then } statt { $now }: eine spätere Umstellung nach Art. 4.4.
nobody = niemand
nothing = nichts
without_rating = Ohne Wertungszahl und im Schnitt als 0 gezählt: { $names }. Geben Sie vorläufige Zahlen (Art. 1.1).
