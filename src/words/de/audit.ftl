### Prüfung einer Turnierdatei an den Regeln.

rounds = Paarungen
totals = Punkte
places = Ränge
all_as_paired = { $rounds ->
    [one] Die einzige Runde ist wie vom Programm ausgelost.
   *[other] Alle { $rounds } Runden sind wie vom Programm ausgelost.
}
some_as_paired = { $same } von { $rounds } Runden sind wie vom Programm ausgelost.
no_rounds = Noch ist keine Runde ausgelost.
no_engine = Runde { $round }: von Hand gepaart, es gibt kein Programm zum Vergleich.
totals_right = Jede Summe stimmt mit ihren Ergebnissen überein.
total_wrong = { $name }: in der Datei { $stated }, nach den Ergebnissen { $computed }
places_not_stated = Die Datei nennt keine Ränge.
places_not_computed = Die Ränge lassen sich nicht bestimmen: { $why }
places_right = Alle { $count } Ränge stimmen nach { $by }.
places_wrong = { $count } von { $stated } Rängen stimmen nicht nach { $by }:
place_wrong = { $name }: in der Datei { $stated }, nach den Regeln { $computed }
place_decided = { $line } (entschieden durch { $code }: { $figure })
colour_inferred = Die Datei nennt die Anfangsfarbe nicht; Runde { $round } zeigt { $colour }.
numbers_turned =
    { $count ->
        [one] Eine Setznummer widerspricht den Wertungszahlen (C.04.2 Art. 2.2): { $first } steht vor { $second }.
       *[other] { $count } Setznummern widersprechen den Wertungszahlen (C.04.2 Art. 2.2); die erste: { $first } steht vor { $second }.
    }
clean = Nichts weicht ab.
differs = Etwas weicht ab.
title = Turnierdatei prüfen
hint = Zeigen Sie eine TRF-Datei jeder Fassung oder eine Datei von Swiss-Manager oder Swiss-Chess. Jede Runde wird neu ausgelost, jede Summe nachgerechnet und jeder Rang neu bestimmt. Von der Datei wird nichts aufbewahrt.
look = Prüfen

paper = Prüfung einer Turnierdatei

as_paper = PDF zum Weitergeben

share_hint = Es nennt die Datei mit ihrem SHA-256, so dass alle sehen, welche Datei geprüft wurde.

digest = SHA-256
