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
