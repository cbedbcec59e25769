### Los nombres de los sistemas de emparejamiento.

lim = Suizo, Lim
double_swiss = Suizo doble (Double-Swiss), encuentros a dos partidas (una ronda es una partida)
team_swiss = Suizo por equipos (FIDE 2026)

team_round_robin = Liga por equipos
team_double_round_robin = Liga por equipos a doble vuelta

team_knockout = Eliminatorias por equipos

suits_team_knockout = Encuentros por equipos; pasan los ganadores; un cuadro para todos.
