### Namen der Paarungssysteme.

lim = Lim-System, C.04.4.3
double_swiss = Double-Swiss-System, C.04.5: Wettkämpfe zu zwei Partien (eine Runde ist eine Partie)
team_swiss = Schweizer System für Mannschaften, C.04.6 von 2026
team_round_robin = Rundenturnier für Mannschaften
team_double_round_robin = Doppelrundig für Mannschaften

team_knockout = K.-o.-System für Mannschaften

suits_team_knockout = Wettkämpfe von Mannschaften, die Sieger kommen weiter; ein Turnierbaum für alle.
