### Palabras que usan varias páginas o papeles. Términos según las Leyes del Ajedrez en español y el Reglamento General de
### Competiciones de la Federación Española de Ajedrez: bye, desempate, ranking inicial, incomparecencia.

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
crosstable = Tabla cruzada
bye = Bye
pairing_allocated_bye = Bye asignado por el emparejamiento
half_point_bye = Bye de medio punto
full_point_bye = Bye de un punto
label = { $what }:{ " " }
zero_point_bye = Bye sin puntos
noted = { $what } ({ $note })
and_then = { $said } { $next }
list_comma = ,{ " " }
list_semicolon = ;{ " " }
boards_named =
    { $count ->
        [1] tablero { $boards }
       *[other] tableros { $boards }
    }
