### Dateien von Swiss-Chess: warum eine nicht gelesen wird, und was angenommen oder weggelassen wurde.

not_swiss_chess = Das ist keine Datei von Swiss-Chess, Version 7 oder 8.

length_differs = Die Datei ist beschädigt oder von einer anderen Version: { $players } Teilnehmer und { $rounds } Runden füllen ihre { $bytes } Bytes nicht. Kopieren Sie sie noch einmal von dort, wo sie gespeichert wurde.

number_twice = Die Datei ist beschädigt: Zwei Teilnehmer haben die Nummer { $number }, oder einer hat keine.

name_missing = Die Datei ist beschädigt: ein Teilnehmer ohne Namen.

kind_unknown = Turniere der Art { $code } (darunter K.-o.-Turniere) werden nicht verstanden: Teilnehmer und Einstellungen sind gelesen, die Runden nicht.

scoring_unknown = Die Punktregel { $code } ist eine eigene des Veranstalters und wird nicht verstanden; angenommen werden 1, ½ und 0. Stellen Sie die Punkte in den Einstellungen ein.

bye_assumed = Was Spielfrei wert ist und wie nicht gespielte Partien in Feinwertungen zählen, wird in diesem Format nicht verstanden; angenommen werden ein ganzer Punkt und die Feinwertungen der gültigen Ausgabe.

tie_break_assumed = Feinwertung { $number } von Swiss-Chess gilt als { $code }. Prüfen Sie die Liste in den Einstellungen.

tie_break_unknown = Feinwertung { $number } von Swiss-Chess hat keine Entsprechung in der Liste der FIDE; sie und die dahinter sind weggelassen. Ergänzen Sie in den Einstellungen, was bekanntgegeben war.

bonus_left_out = Teilnehmer { $player } hat Punkte außerhalb der Partien; sie sind weggelassen. Tragen Sie sie als solche ein.

dummy = Eintrag { $number } steht für Spielfrei und ist kein Teilnehmer.

inactive = Teilnehmer { $player } ist als inaktiv bezeichnet und scheidet ab Runde { $from } aus.

not_mirrored = Runde { $round }: Teilnehmer { $player } nennt { $opponent }, dort ist jemand anders genannt; die Partie ist weggelassen.

colour_unknown = Runde { $round }, Teilnehmer { $player }: Farbe { $code } wird nicht verstanden; als Abwesenheit genommen.

result_unknown = Runde { $round }, { $white } gegen { $black }: Die Ergebnisse { $of_white } und { $of_black } passen nicht zusammen; die Partie bleibt ohne Ergebnis, bis es eingetragen wird.

no_boards = Die Datei ist beschädigt: Wettkämpfe an { $boards } Brettern.

match_scoring_unknown = Was ein Wettkampf zählt (Kennzahl { $code }), ist eine eigene Regel des Veranstalters und wird nicht verstanden; angenommen werden 2, 1 und 0. Stellen Sie die Punkte in den Einstellungen ein.

without_team = Teilnehmer { $player } ist in keiner Mannschaft der Datei; die Partien zählen für keine.
