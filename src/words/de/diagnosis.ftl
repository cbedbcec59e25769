### Wonach eine Turnierdatei gepaart sein kann.

heading = Diagnose
dutch_2017 = das FIDE-System (Dutch) von 2017
dutch_2026 = das FIDE-System (Dutch) von 2026
with_baku = { $way } mit Baku-Beschleunigung
unaccelerated = { $way } ohne Beschleunigung
listed = { $way } mit der Beschleunigung der Datei
with_colour = { $way }, Anfangsfarbe { $colour }
by_places = { $way }, Farben nach dem Platz unter den Gepaarten
by_numbers = { $way }, Farben nach den Setznummern
by_ratings = { $way }, Setznummern in der Folge der Wertungszahlen
explains = { $way }: erklärt { $same } von { $rounds } Runden
judged_by = Die Datei sagt nicht, nach welchen Regeln gepaart wurde. Geurteilt wurde nach denen, die am meisten erklären: { $same } von { $rounds } Runden durch { $way }, { $before } durch { $stated }.
says_otherwise = Geprüft wurde nach den Regeln, die die Datei nennt: { $stated } erklärt { $before } von { $rounds } Runden; { $way } würde { $same } erklären.
nothing_better = Keine anderen Regeln, die versucht wurden, erklären mehr Runden als { $way }.
also_tried = Versucht: { $ways }.
cause_other_way = wie durch { $way }
cause_drawn =
    { $count ->
        [1] die Paare stimmen; die Farben an Brett { $boards } wurden anders ausgelost
       *[other] die Paare stimmen; die Farben an den Brettern { $boards } wurden anders ausgelost
    }
cause_turned =
    { $count ->
        [1] die Paare stimmen; jemand hat die Farben an Brett { $boards } getauscht
       *[other] die Paare stimmen; jemand hat die Farben an den Brettern { $boards } getauscht
    }
cause_given_bye = genau so, als wäre { $name } schon spielfrei gewesen, bevor die anderen gepaart wurden
cause_was_allocated = genau so, als wäre { $name } durch Auslosung spielfrei, weil die Zahl ungerade ist
cause_taken_out = genau so, als wären { $absent } und { $opponent } miteinander gepaart und { $absent } danach herausgenommen worden
cause_equals = genau so, als hätten { $first } und { $second }, deren Wertungszahlen gleich sind, die Setznummern getauscht
cause_apart = genau so, als dürften diese einander nicht treffen: { $pairs }
of_one_club = { $words } (vom selben Verein)
of_one_family = { $words } (mit demselben Familiennamen)
of_one_federation = { $words } (derselben Föderation)
cause_by_hand =
    { $count ->
        [1] von Hand gepaart an Brett { $boards }: keine versuchte Regel gibt dieses Paar. Damit die Datei recht hat, muss ein Schiedsrichter es aus einem Grund gemacht haben, der nicht in ihr steht
       *[other] von Hand gepaart an den Brettern { $boards }: keine versuchte Regel gibt diese Paare. Damit die Datei recht hat, muss ein Schiedsrichter sie aus einem Grund gemacht haben, der nicht in ihr steht
    }
cause_bye_by_hand = das Spielfrei wurde von Hand vergeben
and_bye_by_hand = { $words }; auch das Spielfrei wurde von Hand vergeben
corpus_title = Turnierdateien, an den Regeln geprüft
corpus_sum = Dateien: { $files }; nichts weicht ab in { $clean }. { $same } von { $rounds } Runden erklärt das, wofür die Dateien gehalten wurden, { $best } die besten versuchten Regeln.
corpus_file = Datei
corpus_explained = Erklärte Runden
corpus_by = Geurteilt nach
corpus_found = Was abweicht
