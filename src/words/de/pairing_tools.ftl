### Prüfer, Generator und der Befehl `pair`.

cannot_read = { $file } ist nicht lesbar: { $why }
cannot_write = { $file } ist nicht schreibbar: { $why }
file_missing = Welche Turnierdatei? Nennen Sie sie, oder siehe --help.
calling_line = Diese Aufrufzeile wird nicht verstanden. Diese schon:
colour_missing = Die Datei sagt nicht, welche Farbe der erste Spieler in Runde 1 hat, und keine Partie zeigt es. Losen Sie sie aus und ergänzen Sie eine Zeile „152 W“ oder „152 B“ (oder „XXC white1“ oder „XXC black1“).
rounds_missing = Die Datei sagt nicht, wie viele Runden das Turnier hat. Fügen Sie eine Zeile „142 9“ (oder „XXR 9“) hinzu.
results_missing = Ergebnisse der Runde { $round } fehlen.
all_rounds_paired = { $rounds ->
    [one] Die einzige Runde ist ausgelost.
   *[other] Alle { $rounds } Runden sind ausgelost.
}
engine_failed = Das Programm hat versagt. Bitte melden Sie das mit der Datei.
stopped_before = Das Turnier endet vor Runde { $round }: { $why }
configuration_line = { $file }, Zeile { $line }: „{ $text }“ wird nicht verstanden.
configuration_too_great = { $file }, Zeile { $line }: „{ $text }“ ist mehr, als das Programm kann.
configuration_ratings = { $file }: Die höchste Wertungszahl liegt unter der niedrigsten.
check_same = Runde { $round }: wie vom Programm ausgelost.
check_differs = { $count ->
    [one] Runde { $round }: { $count } Unterschied.
   *[other] Runde { $round }: { $count } Unterschiede.
}
check_no_pairing = Runde { $round }: Das Programm findet keine Paarung: { $why }
only_in_file = { $white } – { $black }: nur im Turnier gepaart
only_by_engine = { $white } – { $black }: nur vom Programm gepaart
other_colours = { $white } – { $black }: Das Programm gibt die anderen Farben
other_bye = spielfrei durch Auslosung: im Turnier { $file }, nach dem Programm { $engine }
nobody = niemand
no_teams = Die Datei hat keine Mannschaften (Sätze 310 oder 013); es gibt nichts zu paaren.

fewer_rounds_of_teams = { $teams } Mannschaften können { $possible } Runden spielen, ohne sich wieder zu treffen; verlangt sind { $rounds }. Verlangen Sie weniger Runden oder mehr Spieler.

fewer_rounds = { $players } Spieler können { $possible } Runden spielen, ohne sich wieder zu treffen; verlangt sind { $rounds }. Verlangen Sie weniger Runden oder mehr Spieler.

no_teams_entered = Das Turnier ist eines von Mannschaften, und in der Datei sind keine: sie wurde gespeichert, bevor welche eingegeben waren. Geben Sie die Mannschaften in dem Programm ein, von dem sie ist, speichern Sie erneut, und geben Sie diese Datei.
