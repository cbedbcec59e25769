### Ergebnisse, die nur für die Auswertung berichtigt werden.

corrections = Späte Berichtigungen
corrections_hint = Ein Ergebnis, das sich als falsch erweist, nachdem die übernächste Runde ausgelost ist, bleibt in der Rangliste, weil Auslosungen darauf beruhen. Es wird nur für die Auswertung berichtigt (C.04.2 Art. 4.3): Die Datei an die FIDE und die Änderungen der Wertungszahlen zählen das berichtigte Ergebnis.
no_corrections = Kein Ergebnis ist für die Auswertung berichtigt.
stands_as = In der Rangliste
reported_as = In der Auswertung
corrected_by = Berichtigt von
correction_reason = Begründung
drop_correction = Zurücknehmen
new_correction = Ein Ergebnis für die Auswertung berichtigen
