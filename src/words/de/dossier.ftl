### Das Dossier zu einem Protest: was das Protokoll von einem Brett, einem Teilnehmer oder dem Turnier hat.

title = Dossier zu einem Protest
whole_event = Das ganze Turnier
what_it_is = Was das Protokoll von einem Brett, einem Teilnehmer oder dem Turnier hat: jeder Eintrag mit Urheber, Zeit und Begründung, was rückgängig gemacht wurde, die Entscheidungen, warum so gepaart wurde, und die Partien. Die Datei enthält die Texte der Einträge mit ihren Prüfsummen; Papier und Datei tragen die Kennziffern vom Stand des Protokolls.
acts_count = { $count ->
    [one] { $count } Eintrag des Protokolls
   *[other] { $count } Einträge des Protokolls
}
as_file = Datei (JSON)
other_matter = Zu etwas anderem
choose = Wählen
one_matter = Wählen Sie eine Runde mit einem Brett, oder einen Teilnehmer, oder nichts für das ganze Turnier.
state = Stand des Protokolls
chain = Kette
proof = Jeder Eintrag hat eine Prüfsumme, den SHA-256 seines Textes; die Kette bindet sie an alle Einträge davor. Die Datei dieses Dossiers enthält diese Texte und die Prüfsummen aller Einträge, woraus jeder die Kette oben berechnen kann. „sonneborn dossier --check DATEI“ berechnet sie, und „sonneborn verify --tournament NUMMER --sheet { $state }“ sagt, ob das Protokoll des Servers diesen Stand noch hat.
acts = Einträge
when = Wann
who = Wer
what = Was
reason = Begründung: { $reason }
gone_on = fortgefahren trotz: { $warning }
taken_back = seither rückgängig gemacht
ruling_follows = das Blatt der Entscheidung folgt
pairings = Warum so gepaart wurde
bye = Spielfrei
games = Partien, wie sie angegeben wurden
too_large = Die Datei ist größer als { $bytes } Bytes.
broken_off = Zeile { $line }, Spalte { $column }: { $why }
other_format = Das ist kein Dossier von Sonneborn.
too_new = Die Datei hat die Ausgabe { $edition }, diese Version kennt sie bis { $known }. Installieren Sie eine neuere Version.
wrong_chain = Die Prüfsummen ergeben nicht die Kette { $chain }.
act_changed = Eintrag { $seq } ist nicht mehr wie geschrieben.
person_changed = Was Eintrag { $seq } über eine Person sagt, ist nicht mehr wie geschrieben.
proven = { $count ->
    [one] { $event }: { $count } Eintrag, bestätigt durch den Stand { $state }
   *[other] { $event }: { $count } Einträge, bestätigt durch den Stand { $state }
}
no_tournament = Es gibt kein Turnier { $number }.
no_number = Niemand hat die Startnummer { $number }.
no_board = Dieses Brett gibt es nicht.
photograph_changed = Das Foto des Eintrags { $seq } ist nicht das, das aufbewahrt wurde.
