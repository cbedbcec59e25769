### Namen der Paarungssysteme.

lim = Schweizer System, Lim
double_swiss = Schweizer System, Double-Swiss: Wettkämpfe zu zwei Partien (eine Runde ist eine Partie)
team_swiss = Schweizer System für Mannschaften (FIDE 2026)
team_round_robin = Rundenturnier für Mannschaften
team_double_round_robin = Doppelrundig für Mannschaften
