### Die Nummern der Teilnehmer: wie sie vergeben werden, das Los Schritt für Schritt, Nummern von Hand.

numbers = Nummern
by_strength_hint = Die Nummern folgen Wertungszahl, Titel und dem, was die Einstellungen unter Gleichen sagen (C.04.2 Art. 2.2).
given_again = Vor der Auslosung von Runde 1 werden sie neu vergeben.
lots_hint = Die Nummern werden gelost: In alphabetischer Reihenfolge zieht jeder eine der übrigen Nummern. Der Startwert entscheidet; wer ihn kennt, kann das Los wiederholen.
varma_hint = Eingeschränktes Los nach C.05 Anhang 2 (Varma-Tabellen): die größte Föderation zuerst, alle ihre Teilnehmer ziehen aus einer Gruppe von Nummern, so dass sie in den letzten drei Runden nicht aufeinandertreffen.
by_hand_hint = Der Schiedsrichter vergibt die Nummern: jede Nummer ab 1, genau einmal.
chosen_in_settings = Wie Nummern vergeben werden
seed = Startwert
seed_hint = Der Startwert des Turniers oder eine vor den Teilnehmern gezogene Zahl
draw = Nummern losen
draw_again = Noch einmal losen
drawn_by = Gelost von { $who }, { $when }
plain_lots = Einfaches Los
varma_lots = Eingeschränktes Los (C.05 Anhang 2)
step = Schritt
group = Gruppe
group_numbers = Gruppe { $group }: { $numbers }
the_drawing = Die Losziehung
the_numbers = Die Nummern
split = Eine Föderation hat mehr Teilnehmer, als eine Gruppe Nummern hat: Sie zog aus mehreren, und einige ihrer Teilnehmer können in den letzten Runden aufeinandertreffen.
changed_since = Nach diesem Los wurden Nummern von Hand geändert.
not_repeatable = Mit der damaligen Liste der Teilnehmer gibt dieser Startwert nicht diese Nummern; das Protokoll bewahrt die Nummern.
frozen = Es ist ausgelost: Niemand wird mehr neu nummeriert.
varma_is_for_round_robins = Eingeschränktes Los gibt es nur für Rundenturniere.
no_varma_table = Tabellen gibt es für 9 bis 24 Teilnehmer, nicht für { $players }. Wählen Sie in den Einstellungen das einfache Los.
seed_unreadable = „{ $text }“ ist kein Startwert: Geben Sie eine ganze Zahl ein.
number_unreadable = { $name }: „{ $text }“ ist keine Nummer von 1 bis { $count }.
number_twice = Nummer { $number } ist zweimal vergeben: { $names }.
see_numbers = Nummern und Losziehung
print_hint = Zeigen oder drucken Sie diese Seite: Sie enthält alles, was zum Wiederholen des Loses nötig ist.

exchange = Mit { $name } tauschen

exchange_hint = Teilnehmer mit gleicher Wertungszahl und gleichem Titel können ihre Nummern tauschen, bis Runde 4 ausgelost ist.
