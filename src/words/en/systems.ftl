### The names of pairing systems.

lim = Swiss, Lim

double_swiss = Double-Swiss, matches of two games (a round is a game)

team_swiss = Team Swiss (FIDE 2026)

team_round_robin = Team round robin

team_double_round_robin = Team double round robin

team_knockout = Team knock-out

suits_team_knockout = Matches of teams, and the winners go through; a bracket for everybody.
