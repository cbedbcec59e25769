### The names of pairing systems.

lim = Swiss, Lim

double_swiss = Double-Swiss, matches of two games (a round is a game)

team_swiss = Team Swiss (FIDE 2026)

team_round_robin = Team round robin

team_double_round_robin = Team double round robin
