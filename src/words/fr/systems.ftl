### Les noms des systèmes d’appariement.

lim = Suisse, Lim
double_swiss = Double suisse, rencontres de deux parties (une ronde est une partie)
team_swiss = Suisse par équipes (FIDE 2026)
team_round_robin = Toutes rondes par équipes
team_double_round_robin = Toutes rondes aller-retour par équipes

team_knockout = Élimination directe par équipes

suits_team_knockout = Des rencontres par équipes, et les vainqueurs passent ; un tableau pour tous.
