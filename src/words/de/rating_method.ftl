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

long_event = Wertungszahlen späterer Listen

long_event_tick = Das Turnier dauert länger als 30 Tage: Wertungszahlen späterer Listen zählen ab der Runde, in der sie gültig werden

long_event_hint = Zählt nur, wo das Turnier länger als 30 Tage dauert. Nummern und Auslosungen behalten die erste Wertungszahl (C.07, 10).

period_tie_breaks = Feinwertungen nach Wertungszahlen nehmen dann

first_rating = die erste Wertungszahl jedes Teilnehmers

rating_of_round = die in jeder Runde gültige Wertungszahl

later_ratings = Wertungszahlen späterer Listen

later_ratings_hint = In einem Turnier von mehr als 30 Tagen: die Runde, ab der sie zählt, und die Wertungszahl, je Zeile eine

advice_long_event = Das Turnier erstreckt sich über mehr als 30 Tage: Unterwegs werden neue Wertungslisten gültig. Geben Sie es unter Wertungszahlen an.

advice_rating_tie_breaks = Wertungszahlen ändern sich während dieses Turniers: Die FIDE rät von Feinwertungen nach Wertungszahlen ab (C.07, 10).

lists = Wertungslisten in ihrer Reihenfolge

lists_hint = Die erste Liste gibt die Wertungszahl; wo sie keine hat, werden die der anderen angeboten. Leeren Sie alle Plätze, dann gilt die Reihenfolge des Spieltempos.

list_place = Wertungsliste { $place }

lists_checked = Melden, wenn Teilnehmer von der gültigen Liste abweichen

checked_on_request = nur auf Verlangen geprüft

no_such_list = „{ $code }“ ist keine Wertungsliste.

list_standard = FIDE Standard

list_rapid = FIDE Schnellschach

list_blitz = FIDE Blitz

list_effective_rapid = FIDE Schnellschach, sonst Standard

list_effective_blitz = FIDE Blitz, sonst Standard
