### Prüfung einer Turnierdatei an den Regeln.

title = Turnierprüfung
hint = Jede Runde wird aus den Runden davor neu ausgelost, jede Summe nachgerechnet, jeder Rang neu bestimmt. Was abweicht, steht mit dem Artikel oder dem Wert, der entscheidet. Andere Programme lesen einen Artikel vielleicht anders, und Schiedsrichter dürfen von Hand paaren: Eine Abweichung ist eine Frage, kein Vorwurf.
choose_file = Turnierdatei (TRF oder TUNX von Swiss-Manager)
run = Datei prüfen
as_pdf = Als PDF
not_kept = Die Datei wird gelesen, beantwortet und vergessen: Nichts davon bleibt auf diesem Server.
supposed = Was die Datei nicht sagt
rounds = Paarungen
totals = Punkte
places = Ränge
all_as_paired = Alle { $rounds } Runden sind wie vom Programm ausgelost.
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
clean = Nichts weicht ab.
differs = Etwas weicht ab.
