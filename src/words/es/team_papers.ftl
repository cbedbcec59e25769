### Los papeles de los torneos por equipos.

team_list = Equipos y jugadores

totals =
    { $teams ->
        [one] { $teams } equipo
       *[other] { $teams } equipos
    }, { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }

pairings_of_teams = Emparejamientos de equipos

match_sheets = Actas de los encuentros

line_up_sheets = Hojas de alineación

blank_line_ups = Hojas de alineación, en blanco

board_prizes = Premios por tableros

match_n = Encuentro { $n }

total = Total

boards = Tableros

squad = Jugadores

given_at = Entregada a las

reserves = Suplentes

games = Partidas

at_least =
    { $least ->
        [one] Con al menos { $least } partida jugada en el tablero; en gris: con menos.
       *[other] Con al menos { $least } partidas jugadas en el tablero; en gris: con menos.
    }

by_percentage_key = Por porcentaje; a igualdad, primero quien tiene más puntos.

by_points_key = Por puntos; a igualdad, primero quien necesitó menos partidas.

percentage = Porcentaje

least_games = Partidas, como mínimo

measure = Por

show = Mostrar
