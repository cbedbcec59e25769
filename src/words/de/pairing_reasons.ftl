### Gründe einer Paarung, gleich nach welchem System, und die Seite, die sie zeigt.

why_so = Warum diese Paare
made_by_engine = Vom Programm ausgelost.
made_by_hand = Vom Schiedsrichter gepaart oder geändert.
made_elsewhere = Eingelesen: Ein anderes Programm hat diese Runde ausgelost.
worked_out_again = Neu ermittelt aus den Runden davor, nach den jetzigen Turnierbestimmungen.
engine_has_bye = { $name } spielfrei
nothing_told = Für dieses System nennt das Programm keine Gründe.
teams_untold = Mannschaften werden Wettkampf für Wettkampf nach dem Schweizer System für Mannschaften (C.04.6) gepaart; dazu nennt das Programm keine Gründe.
check_all = Alle Runden prüfen
check_hint = Jede Runde wird aus den Runden davor neu ausgelost und mit dem Turnier verglichen.
ask = Warum nicht diese beiden?
ask_button = Fragen
nothing_forbids = Nichts verbietet es, aber die Reihenfolge des Systems paart sie anders; mehr Gründe nennt das Programm hier nicht.
same_team = Sie spielen für dieselbe Mannschaft.
no_team_bye = Die Zahl der Mannschaften ist ungerade, und keine von denen, ohne die die anderen paarbar wären, darf noch einmal spielfrei sein (C.04.6 C2): { $teams }.
no_team_opponents = Nicht jede Mannschaft findet einen Gegner, gegen den sie noch nicht gespielt hat (C.04.6 C3): { $teams }.
no_team_to_pair = In Runde { $round } ist keine Mannschaft zu paaren.
