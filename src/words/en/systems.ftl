### The names of pairing systems.

lim = Lim System, C.04.4.3

double_swiss = Double-Swiss System, C.04.5: matches of two games (a round is a game)

team_swiss = Swiss Team System, C.04.6 of 2026

team_round_robin = Team round robin

team_double_round_robin = Team double round robin

team_knockout = Team knock-out

suits_team_knockout = Matches of teams, and the winners go through; a bracket for everybody.
