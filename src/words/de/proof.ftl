verify_key = Der Schlüssel des Turniersaals, wie ihn der Fuß eines Papiers nennt; sonst der aus der Schlüsseldatei neben der Datenbank

verify_witness = Auch diese Datei fragen, ob sie übereinstimmt: eine Sicherung, ein Dossier, ein Turnier als Datei oder ein Ordner veröffentlichter Seiten; mehrfach möglich

verify_offline = Kopien auf anderen Servern nicht fragen

dossier_key = Mit --check: der Schlüssel des Turniersaals, wie ihn der Fuß eines Papiers nennt; ohne ihn wird nichts bestätigt

dossier_sheet = Mit --check: der Stand, den ein Papier zeigt und den das Dossier haben muss

holds_together = Turnier { $number } ({ $name }): in sich stimmig, { $state }; kein befragter Zeuge kennt sein Ende, also nicht bestätigt

who_heads = Neben der Datenbank unterschrieben mit dem Schlüssel { $key }

who_paper = Das Papier { $state }

who_copy = Die Kopie auf { $address }

who_file = Die Datei { $file }

agrees_since = { $who }: stimmt überein, seit { $since }

agrees = { $who }: stimmt überein

knows_less = { $who }: stimmt überein und weiß nichts von den Einträgen ab { $act }

knows_more = { $who }: WIDERSPRICHT, hier fehlen die Einträge ab { $act }

knows_other = { $who }: WIDERSPRICHT, Eintrag { $act } ist hier ein anderer

says_nothing = { $who }: sagt nichts ({ $why })

other_event = es ist von einem anderen Turnier
of_its_twin = das ist das Ende von Turnier { $number }, das gleich beginnt; von diesem ist nichts Unterschriebenes aufbewahrt

compare_key = Vergleichen Sie diesen Schlüssel mit dem Fuß eines Papiers, oder nennen Sie jenen mit --key

adopted = Seine ersten Einträge waren da, als der Saal zu unterschreiben begann; für sie sprechen nur die Kette und Papiere von davor

found = Einige Einträge wurden bei einem Start so vorgefunden: Niemand hier hat sie entstehen sehen

journal_lost = Ein Protokoll mit { $acts } Einträgen, das dieser Saal am { $time } unterschrieb, ist nicht da

short_state = Dieses Blatt ({ $state }) zeigt 32 Bit: kein Beweis. Drucken Sie es neu.

short = Der genannte Stand hat 32 Bit: kein Beweis.

hall_key = Schlüssel { $key }

key = Schlüssel des Saals

old_edition = Die Datei ist von Ausgabe { $edition }: Nur die Texte der Einträge sind gebunden, nicht die Worte, Paarungen und Partien, die sie zeigt. Legen Sie sie neu an.

not_as_written = Die Datei ist nicht so geschrieben, wie das Programm sie schreibt: Etwas wurde eingefügt, weggelassen oder anders gesetzt.

unsigned = Kein Saal hat die Datei unterschrieben: ob Einträge fehlen, die Partien und die Gründe der Paarungen sind nicht bestätigt.

wrong_signature = Die Unterschrift gehört nicht zu dieser Datei.

other_hall = Die Datei ist mit einem anderen Schlüssel unterschrieben: { $key }

other_state = Die Datei ist von einem anderen Stand als das Papier.

event_otherwise = Name des Turniers oder Sprache sind nicht, was die Einträge sagen.

acts_left_out = Einträge der Sache fehlen, oder andere sind eingefügt.

shown_otherwise = Was von Eintrag { $act } gezeigt wird, ist nicht, was sein Text sagt.

pairing_otherwise = Runde { $round }, Brett { $board }: Paar oder Gründe sind nicht, was die Einträge sagen.

bye_otherwise = Runde { $round }: Ein Spielfrei ist nicht, was die Einträge sagen.

dossier_holds_together = { $event }: in sich stimmig bei { $state }, unterschrieben mit dem Schlüssel { $key }. Bestätigt ist es, wenn dieser auf einem Papier des Saals steht: Nennen Sie jenen mit --key.

archive_cut = Die Datei hat { $found } Einträge und sagt, ihr Protokoll habe { $told }: Sie wurde gekürzt.

archive_no_end = Die Datei sagt nicht, wo ihr Protokoll endet.

archive_altered = Die Datei ist nicht mehr, wie der Saal sie unterschrieb.

nobody_forgot = Eintrag { $act } sagt, seine Person Nummer { $place } sei vergessen, und kein Eintrag hat sie vergessen

old_forgetting = Eintrag { $act }: Person Nummer { $place } wurde von einer älteren Version ohne Eintrag vergessen; was dort steht, ist nicht bestätigt. Vergessen Sie sie noch einmal, und es ist gebunden.

why_forgotten = Warum (bleibt im Protokoll; ohne Namen)

other_history = Der Saal hat ab Eintrag { $act } eine andere Geschichte als diese Kopie, gesehen seit { $since }. Diese Kopie zeigt ihre eigene; beide bleiben erhalten.

other_acts = Die anderen Einträge, wie sie kamen

copy_goes_further = Die Kopie auf dem anderen Server hat Eintrag { $act }, der hier fehlt: Hier wurden Einträge gelöscht, oder eine ältere Sicherung wurde eingesetzt. Nichts wurde gesendet.
