### Dateien von Swiss-Manager: warum eine nicht gelesen wird, und was angenommen oder weggelassen wurde.

at_offset = Stelle { $offset }: { $words }
not_swiss_manager = Das ist keine Datei von Swiss-Manager.
cut_off = Die Datei endet zu früh. Kopieren Sie sie noch einmal von dort, wo sie gespeichert wurde.
sections_damaged = Die Datei ist beschädigt: Ihr Verzeichnis führt nicht zu den Abschnitten. Kopieren Sie sie noch einmal von dort, wo sie gespeichert wurde.
text_too_long = Die Datei ist beschädigt: ein Text von { $characters } Zeichen.
swiss_assumed = Die Datei sagt Schweizer System, aber nicht nach welchen Regeln; nach dem Datum wird { $system } angenommen. Ändern Sie es in den Einstellungen, wenn ein anderes galt.
kind_unknown = Turniere der Art { $code } werden nicht verstanden: Teilnehmer und Einstellungen sind gelesen, gepaart wird von Hand.
scoring_assumed = Die Punkte für Ergebnisse und Spielfrei werden in diesem Format nicht verstanden; angenommen werden 1, ½ und 0, und ein Punkt für Spielfrei durch Auslosung.
tie_break_assumed = Feinwertung { $number } von Swiss-Manager gilt als { $code }; was sie streicht und wie nicht gespielte Partien zählen, wird nicht verstanden. Prüfen Sie die Liste in den Einstellungen.
tie_break_unknown = Feinwertung { $number } von Swiss-Manager wird nicht verstanden und ist weggelassen. Ergänzen Sie in den Einstellungen, was bekanntgegeben war.
no_date = { $number } ist kein Datum; weggelassen.
rounds_assumed = Die Datei sagt { $stated } Runden; angenommen werden { $rounds }.
players_differ = Die Datei sagt { $stated } Teilnehmer und hat { $found }.
field_unreadable = { $field } „{ $text }“ ist nicht lesbar; weggelassen.
no_such_player = Es gibt keinen Teilnehmer { $number }; der Satz ist weggelassen.
result_unknown = Runde { $round }, Brett { $board }: Ergebnis { $code } wird nicht verstanden; die Partie bleibt ohne Ergebnis, bis es eingetragen wird.
bye_unknown = Runde { $round }, Teilnehmer { $number }: Spielfrei { $code } wird nicht verstanden; als Abwesenheit ohne Punkte genommen.
game_in_unpaired_round = Runde { $round } hat eine Partie, ist aber nach der Datei nicht ausgelost; die Partie ist weggelassen.
kept_apart = { $pairs } Paare, die nicht aufeinandertreffen sollen, sind als Paarungsverbote für alle Runden gelesen.
bytes_left = { $bytes } Bytes nach der letzten Paarung werden nicht verstanden.
no_boards = Die Datei ist beschädigt: sie hat Mannschaften, sagt aber nicht, wie viele Bretter ein Wettkampf hat.
team_rules_assumed = Ein Mannschaftsturnier, genommen als: { $system }. Was ein Wettkampf zählt, was Spielfrei gibt und welche Farben Mannschaften erwarten, wird in diesem Format nicht verstanden; angenommen werden 2, 1 und 0 Mannschaftspunkte und ein unentschiedener Wettkampf für Spielfrei. Tragen Sie vor der nächsten Auslosung in den Einstellungen ein, was ausgeschrieben ist.
without_team = Teilnehmer { $player } gehört zu keiner Mannschaft.
no_such_team = Es gibt keine Mannschaft { $number }; der Wettkampf ist weggelassen.
bye_of_team = Runde { $round }: { $team } traf niemanden und hat in der Datei { $points } Brettpunkte. Vergleichen Sie, was die Einstellungen dafür geben.
game_of_no_match = Runde { $round }: eine Partie, deren Spieler nicht zu den beiden Mannschaften ihres Wettkampfs gehören. Sehen Sie ihn an.
group_left_out = { $team }: für die Gruppe „{ $group }“ gibt es hier keinen Platz; weggelassen.
no_hour = „{ $text }“ ist keine Uhrzeit, die verstanden wird; nur der Tag bleibt.

text_left_out = Für Text { $number } des Turniers, „{ $text }“, gibt es hier keinen Platz; weggelassen.

player_texts_left_out = Für Text { $number } der Teilnehmer gibt es hier keinen Platz; weggelassen. Teilnehmer, die einen haben: { $players }, der erste „{ $text }“.
