### Namen der Paarungssysteme.

lim = Schweizer System, Lim
double_swiss = Schweizer System, Double-Swiss: Wettkämpfe zu zwei Partien (eine Runde ist eine Partie)
team_swiss = Schweizer System für Mannschaften (FIDE 2026)
team_round_robin = Rundenturnier für Mannschaften
team_double_round_robin = Doppelrundig für Mannschaften

team_knockout = K.-o.-System für Mannschaften

suits_team_knockout = Wettkämpfe von Mannschaften, die Sieger kommen weiter; ein Turnierbaum für alle.
