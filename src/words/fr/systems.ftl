### Les noms des systèmes d’appariement.

lim = Système Lim, C.04.4.3
double_swiss = Système double suisse, C.04.5 : matchs de deux parties (une ronde est une partie)
team_swiss = Système suisse par équipes, C.04.6 de 2026
team_round_robin = Toutes rondes par équipes
team_double_round_robin = Toutes rondes aller-retour par équipes

team_knockout = Élimination directe par équipes

suits_team_knockout = Des matchs par équipes, et les vainqueurs passent ; un tableau pour tous.
