### La página «Ahora» de un torneo.

to_do = Por hacer
the_hall = La sala
still_playing = Todavía juegan
here_now = Árbitros aquí ahora
backup = Copia de seguridad
next_round_at = La ronda { $round } empieza { $at }
players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
players_checked_in = { $all ->
    [one] { $here } de { $all } jugador presente
   *[other] { $here } de { $all } jugadores presentes
}
fide_refuses = { $count ->
    [one] La FIDE rechazaría { $count } cosa
   *[other] La FIDE rechazaría { $count } cosas
}
fide_asks = { $count ->
    [one] La FIDE podría preguntar por { $count } cosa
   *[other] La FIDE podría preguntar por { $count } cosas
}
