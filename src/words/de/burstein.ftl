### Warum das Burstein-System eine Runde so paarte, in Worten (C.04.4.2).

index = Buchholz { $buchholz }, Sonneborn-Berger { $sonneborn_berger }
bye_given = { $name } ist spielfrei: von denen, die es können, die niedrigste Punktzahl ({ $score }), dann die meisten gespielten Partien ({ $games }), dann die schwächsten Gegner ({ $index }; Art. 3.1).
group = Punktgruppe { $score }, Teilnehmer: { $residents }, geordnet nach der Stärke ihrer bisherigen Gegner (Art. 1.8).
incoming = Kommen herab: { $names }.
outgoing = Gehen hinab: { $names }. Hier entstehen die meisten Paare (C5), mit den niedrigsten Punktzahlen derer, die gehen (C6), und die unten am besten paarbar sind (C7).
disappointed = Teilnehmer ohne die ihnen zustehende Farbe: { $count }, so wenige wie möglich (C8).
meets = { $name } hat Platz { $bsn } der Gruppe ({ $index }) und trifft auf den letzten, der frei ist und passt: { $other }, Platz { $other_bsn } ({ $other_index }; Art. 4.3).
not_worse = Nicht { $name }: Dann wären die Gruppe oder die darunter schlechter gepaart (C4 bis C8).
