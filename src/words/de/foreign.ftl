### Dateien von SwissPerfect, PairTwo, SWAR und Papi, und Dateien, die nicht gelesen werden.

at_place = { $program }, { $place }: { $words }
of_program = { $program }: { $words }

readable = Gelesen werden TRF jeder Fassung; Dateien von Swiss-Manager (TUNX, TURX, TUMX, TUTX), Swiss-Chess 7 und 8 (SWT), PairTwo 5 und 6 (SWS) und SWAR 4 bis 7 (SWAR); die drei Dateien eines Turniers von SwissPerfect (INI, TRN, SCO) in einem ZIP-Archiv; die Datenbanken von Papi (PAPI) und das JSON, das papi-converter daraus macht; und ganze Turniere dieses Programms (JSON). Jedes andere von der FIDE anerkannte Programm speichert Turniere als TRF: Speichern Sie das dort, und geben Sie es hier an.

with_readable = { $why } { $readable }

unread_access = Das ist eine Datenbank von Microsoft Access, in der sich kein Turnier von Papi 3 findet. Wenn sie von Papi ist, exportieren Sie das Turnier als TRF oder mit papi-converter als JSON, und geben Sie das an.
unread_sqlite = Das ist eine Datenbank (SQLite), in der Sharly Chess und andere Programme ihre Turniere halten; sie wird nicht gelesen. Exportieren Sie das Turnier dort als TRF, und geben Sie das an.
unread_spreadsheet = Das ist eine Tabelle. Eine Teilnehmerliste wird auf der Teilnehmerseite eines Turniers gelesen; ein Turnier mit seinen Runden braucht eine Datei des Programms, das es geführt hat.
unread_archive = In diesem ZIP-Archiv sind nicht die drei Dateien eines Turniers von SwissPerfect (INI, TRN, SCO). Entpacken Sie es, und geben Sie die Datei des Turniers an.
unread_pdf = Das ist ein PDF, aus dem sich keine Runden lesen lassen. Bitten Sie den Veranstalter um das TRF.
unread_web_page = Das ist eine Webseite, aus der sich keine Runden lesen lassen. Bitten Sie den Veranstalter um das TRF; chess-results bietet es unter den Downloads des Turniers an.

json = Die Datei lässt sich nicht als JSON lesen: { $why }.
version_unknown = Version { $version } wird nicht verstanden. Öffnen Sie die Datei in einer der Versionen { $first } bis { $last } des Programms, speichern Sie sie dort, und geben Sie diese an.
section_missing = Hier muss der Abschnitt { $section } beginnen, und tut es nicht: Die Datei ist beschädigt oder von einer Version, deren Aufbau nicht bekannt ist. Kopieren Sie sie noch einmal von dort, wo sie gespeichert wurde, oder speichern Sie das Turnier im Programm als TRF.
impossible = Die Datei ist beschädigt: { $number } kann hier nicht stehen. Kopieren Sie sie noch einmal von dort, wo sie gespeichert wurde.
part_missing = Im Archiv ist keine Datei .{ $part }. Packen Sie die drei Dateien des Turniers (.ini, .trn, .sco) in ein ZIP-Archiv.
one_part_only = Das ist eine der drei Dateien eines Turniers. Packen Sie alle drei (.ini, .trn, .sco) in ein ZIP-Archiv, und geben Sie das an.
table_damaged = Die Datei ist beschädigt oder keine dieses Programms. Kopieren Sie sie noch einmal von dort, wo sie gespeichert wurde.
no_players = In der Datei sind keine Teilnehmer.
too_many_players = Mehr Teilnehmer, als ein Turnier haben kann ({ $limit }).

no_table = Ein Rundenturnier mit so vielen Teilnehmern ({ $players }) hat eine andere Rundenzahl als { $rounds }: Gespieltes ist gelesen, gepaart wird von Hand.
event_not_told = Die Datei sagt nichts vom Turnier selbst: Tragen Sie Name, System und Rundenzahl in den Einstellungen ein.
teams_not_understood = Mannschaften und Wettkämpfe aus mehreren Partien werden in diesem Format nicht verstanden: Die Teilnehmer sind gelesen, die Runden nicht.
acceleration_left_out = Die Beschleunigung „{ $name }“ ist keine der FIDE und ist weggelassen: Ausgeloste Runden bleiben, kommende werden ohne sie ausgelost.
rate_assumed = „{ $text }“ ist kein Spieltempo, das verstanden wird; angenommen wird Standard. Ändern Sie es in den Einstellungen, wenn es ein anderes war.
tie_break_assumed = Feinwertung { $text } gilt als { $code }. Prüfen Sie die Liste in den Einstellungen.
tie_break_unknown = Feinwertung { $text } hat keine Entsprechung in der Liste der FIDE und ist weggelassen. Ergänzen Sie in den Einstellungen, was bekanntgegeben war.
unreadable = „{ $text }“ wird hier nicht verstanden; weggelassen.
field_left_out = Dafür gibt es hier keinen Platz; weggelassen. Teilnehmer, die darin etwas haben: { $players }.
settings_left_out = Dafür ist hier kein Platz; ausgelassen: { $text }.
one_rating = Die Datei hat eine Wertungszahl je Spieler: Wer eine FIDE-ID hat, bei dem gilt sie als die der FIDE, bei den anderen als die nationale.
deleted = Gelöschte Sätze sind übergangen: { $records }.
no_such_player = Es gibt keinen Teilnehmer { $number }; weggelassen.
result_unknown = Runde { $round }, { $white } – { $black }: Das Ergebnis { $code } wird nicht verstanden; die Partie bleibt ohne Ergebnis, bis es eingetragen wird.
forfeit_assumed = Runde { $round }, { $white } – { $black }: Die Datei hat ein und denselben Code für nicht gespielte und für nicht gewertete Partien; kampflos ist angenommen. Tragen Sie das Ergebnis neu ein, wenn gespielt wurde.
twice_in_round = Runde { $round } hat Teilnehmer { $player } zweimal; der zweite Satz ist weggelassen.
bye_unknown = Runde { $round }, Teilnehmer { $player }: Was { $code } ohne Gegner gibt, wird nicht verstanden; als Abwesenheit ohne Punkte genommen.
several_byes = In Runde { $round } haben mehrere Teilnehmer einen ganzen Punkt ohne Gegner ({ $players }): Der erste gilt als spielfrei durch Auslosung, die anderen als spielfrei mit ganzem Punkt.
bonus_as_byes = Teilnehmer { $player }: Der Bonus von { $points } ist als spielfrei mit halbem Punkt in den Runden ohne Partie gelesen.
bonus_kept = Teilnehmer { $player }: { $points } außerhalb der Partien bleiben als Punkte des Schiedsrichters.
withdrawn = Teilnehmer { $player } ist als ausgeschieden bezeichnet und ab Runde { $from } draußen.
boards_assumed = Die Reihenfolge der Bretter steht nicht in der Datei; sie folgt den Punkten, wie C.04.2 sie ordnet.
numbers_assumed = Die Datei hat keine brauchbaren Startnummern; sie sind neu vergeben. Vergleichen Sie sie mit der veröffentlichten Liste, bevor die nächste Runde ausgelost wird.

records_left_out = Dafür gibt es hier keinen Platz; weggelassen. Datensätze, die darin etwas haben: { $records }.
