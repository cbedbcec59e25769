### El torneo en imágenes: en la página de estadísticas, en las páginas públicas y en papel.

title = El torneo en imágenes
tab = Imágenes
as_table = Como tabla
none_yet = Las imágenes llegan con la primera ronda terminada.
race = Carrera de los líderes
race_told = { $name } va en cabeza con { $points } puntos tras la ronda { $round }.
ranks = Puesto por rondas
ranks_told = { $players ->
    [one] El puesto del líder tras cada ronda.
   *[other] Los puestos de los { $players } primeros tras cada ronda.
}
performances = Rendimiento frente al Elo
performances_told = Por encima de la diagonal, quien rindió más que su Elo. Más que nadie: { $name }, { $performance } con un Elo de { $rating }.
ratings = Elo de los jugadores
ratings_told = { $players } con Elo, de media { $average }; sin Elo: { $unrated }.
draws = Tablas por rondas
draws_told = { $draws } de { $games } partidas jugadas terminaron en tablas: { $percent } %.
