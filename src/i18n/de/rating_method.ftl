### Die Regel der Turnierwertungszahlen und die Schätzungen.

ratings = Wertungszahlen
method = Turnierwertungszahl
method_hint = Nach ihr werden Nummern vergeben und Runden ausgelost. Für Auswertung und Normen zählt nur die Zahl der FIDE.
federation = Föderation der nationalen Zahlen
fide_only = Nur die Zahl der FIDE
national_only = Nur die nationale Zahl
fide_first = Die der FIDE, sonst die nationale
national_first = Die nationale, sonst die der FIDE
higher = Die höhere von beiden
lower = Die niedrigere von beiden
other = Nach Regel des Veranstalters, wie je Teilnehmer angegeben
fide_rating = Elo (FIDE)
fide_short = FIDE
national_short = National
estimate = Schätzung
estimate_hint = Für Teilnehmer ohne Wertungszahl, durch den Hauptschiedsrichter (C.04.2, 2.1). Gezeigt als ~1500; der FIDE nie gemeldet.
estimate_all = { $count ->
    [one] { $count } ohne Wertungszahl schätzen auf
   *[other] Alle { $count } ohne Wertungszahl schätzen auf
}
set = Setzen
