### El método del Elo de torneo y las estimaciones.

ratings = Elo
method = Elo de torneo
method_hint = Numera y empareja a los jugadores. Para la evaluación y las normas cuenta solo el Elo FIDE.
federation = Federación de los Elo nacionales
fide_only = Solo el Elo FIDE
national_only = Solo el Elo nacional
fide_first = El FIDE; si no, el nacional
national_first = El nacional; si no, el FIDE
higher = El mayor de ambos
lower = El menor de ambos
other = Según la regla del organizador, como se da para cada jugador
fide_rating = Elo FIDE
fide_short = FIDE
national_short = Nacional
estimate = Estimación
estimate_hint = Para jugadores sin Elo, por el árbitro principal (C.04.2, 2.1). Se muestra como ~1500; nunca se comunica a la FIDE.
estimate_all = { $count ->
    [one] Estimar a { $count } sin Elo en
   *[other] Estimar a los { $count } sin Elo en
}
set = Poner

long_event = Elo de listas posteriores

long_event_tick = El torneo dura más de 30 días: los Elo de listas posteriores cuentan desde la ronda en que entran en vigor

long_event_hint = Solo cuenta donde el torneo dura más de 30 días. Números y emparejamientos conservan el primer Elo (C.07, 10).

period_tie_breaks = Los desempates por Elo toman entonces

first_rating = el primer Elo de cada jugador

rating_of_round = el Elo en vigor en cada ronda

later_ratings = Elo de listas posteriores

later_ratings_hint = En un torneo de más de 30 días, en cada línea: la ronda desde la que cuenta y el Elo

advice_long_event = Las fechas abarcan más de 30 días: por el camino entran en vigor nuevas listas de Elo. Dígalo en «Elo».

advice_rating_tie_breaks = Los Elo cambian durante este torneo: la FIDE desaconseja los desempates por Elo (C.07, 10).

lists = Listas de Elo, en orden

lists_hint = La primera lista da el Elo; donde no lo tiene, se ofrecen los de las otras. Deje vacíos todos los puestos para el orden del ritmo de juego.

list_place = Lista de Elo { $place }

lists_checked = Avisar cuando haya jugadores que difieran de la lista en vigor

checked_on_request = se comprueba solo a petición

no_such_list = «{ $code }» no es una lista de Elo.

list_standard = FIDE clásico

list_rapid = FIDE rápido

list_blitz = FIDE relámpago

list_effective_rapid = FIDE rápido; si no, clásico

list_effective_blitz = FIDE relámpago; si no, clásico
