### Los nombres de los sistemas de emparejamiento.

lim = Sistema Lim, C.04.4.3
double_swiss = Sistema Double-Swiss, C.04.5: encuentros a dos partidas (una ronda es una partida)
team_swiss = Sistema suizo por equipos, C.04.6 de 2026

team_round_robin = Liga por equipos
team_double_round_robin = Liga por equipos a doble vuelta

team_knockout = Eliminatorias por equipos

suits_team_knockout = Encuentros por equipos; pasan los ganadores; un cuadro para todos.
