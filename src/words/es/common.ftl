### Palabras que usan varias páginas o papeles. Términos según las Leyes del Ajedrez en español y el Reglamento General de
### Competiciones de la Federación Española de Ajedrez: descanso, desempate, ranking inicial, incomparecencia.

round = Ronda
round_n = Ronda { $n }
board = Tablero
board_short = Tab.
white = Blancas
black = Negras
player = Jugador
players = Jugadores
opponent = Rival
name = Nombre
title = Título
federation = Federación
federation_short = Fed.
club = Club
rating = Elo
rating_short = Elo
points = Puntos
points_short = Pts.
rank = Puesto
rank_short = Pto.
number_short = N.º
result = Resultado
standings = Clasificación
crosstable = Cuadro
bye = Descanso
pairing_allocated_bye = Descanso por emparejamiento
half_point_bye = Descanso de medio punto
full_point_bye = Descanso de un punto
label = { $what }:{ " " }
zero_point_bye = Descanso sin puntos
list_comma = ,{ " " }
list_semicolon = ;{ " " }
