### Warum das Double-Swiss-System und das Schweizer System für Mannschaften eine Runde so paarten und nicht anders, in Worten
### (C.04.5, C.04.6).

nobody = niemand
comma = ,{ " " }
bye_given = { $name } ist spielfrei: von denen, die es können, die niedrigste Punktzahl ({ $score }), dann die meisten gespielten Wettkämpfe ({ $matches }), dann die größte Nummer ({ $tpn }; Art. 3.4).
bye_barred = { $name } kann nicht spielfrei sein: war es schon, gewann einen Wettkampf kampflos oder bekam volle Punkte, ohne zu spielen (C2).
bye_needed = Ohne { $name } wären nicht alle anderen paarbar (Art. 3.4.1).
group = Punktgruppe { $score }, Mitglieder: { $residents }.
comes_up = { $name } ({ $score }) kommt aus einer tieferen Gruppe herauf: möglichst wenige (C4), mit den höchsten Punktzahlen (C5), ohne die die folgende Gruppe am besten dasteht (C6), nicht erneut Floater (C7), dann die Ersten der Reihenfolge (Art. 3.5.4).
meets = { $name }, die kleinere Nummer, trifft auf den ersten, der in der Folge der Nummern passt (Art. 3.6.2).
not_met = Nicht { $name }: Sie haben schon gegeneinander gespielt (C1).
not_forbidden = Nicht { $name }: Die Turnierbestimmungen halten sie getrennt.
not_worse = Nicht { $name }: Dann wären die anderen schlechter oder gar nicht paarbar.
white_by = { $name } hat zuerst Weiß (Art. { $article }).
leaves_others = Träfen sie aufeinander, wären nicht alle anderen paarbar (C3).
other_bye = Träfen sie aufeinander, wäre { $then } spielfrei statt { $now }; nach der Reihenfolge von Art. 3.4 kommt { $now } zuerst.
worse = Träfen sie aufeinander, wäre die Punktgruppe { $score } schlechter gepaart, mehr { $what }: { $then } statt { $now }.
upfloaters = Auffloater (C4)
differences = Punktabstände der Auffloater (C5)
following = Auffloater der folgenden Gruppe (C6)
again = Auffloater, die in der vorigen Runde floateten (C7)
preferences = Mannschaften ohne ihre Farberwartung (C8)
strong_preferences = Mannschaften ohne ihre starke Farberwartung (C9)
opponents_again = Gegner der Auffloater, die in der vorigen Runde floateten
other_upfloaters = Träfen sie aufeinander, nähme die Punktgruppe { $score } von unten auf: { $then } statt { $now }. Das kommt in der Reihenfolge von Art. 3.5.4 später.
later_identifier = Nichts wäre schlechter, aber die Paarung der Punktgruppe { $score } käme später in der Reihenfolge von Art. 3.6.
second_game = Die zweite Partie des Wettkampfs: derselbe Gegner am selben Brett, mit vertauschten Farben (C.04.5 4.4).
not_of_match = Dies ist die zweite Partie eines Wettkampfs: Es treffen nur die aufeinander, die in der ersten Partie gegeneinander spielten.
