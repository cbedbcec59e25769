### La página «Ahora» de un torneo.

to_do = Por hacer
not_open = Aún no abierto a los espectadores
only_here = Solo este ordenador puede abrir esta dirección. Para los teléfonos de la sala, inicie Sonneborn con --listen 0.0.0.0:8080 o --desktop.
the_hall = La sala
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

task_check_ratings =
    { $count ->
        [one] { $count } jugador difiere de la lista de Elo en vigor: comprobar
       *[other] { $count } jugadores difieren de la lista de Elo en vigor: comprobar
    }

task_claim = Reclamación sin decidir: { $claim }, ronda { $round }, tablero { $board }

task_missing_ids =
    { $count ->
        [one] { $count } jugador no tiene FIDE ID
       *[other] { $count } jugadores no tienen FIDE ID
    }

gone_since = { $name }: sin conexión desde { $at }; puede haber resultados tecleados sin enviar

joined =
    { $count ->
        [one] { $count } adjunto ha entrado con un enlace
       *[other] { $count } adjuntos han entrado con un enlace
    }

open_links =
    { $count ->
        [one] { $count } enlace para unirse está abierto
       *[other] { $count } enlaces para unirse están abiertos
    }

task_appeal = Apelación sin resolver: { $player }, ronda { $round }

task_adjourned =
    { $count ->
        [one] Aplazada en la ronda { $round }: tablero { $boards }
       *[other] Aplazadas en la ronda { $round }: tableros { $boards }
    }
task_gone_from_draft = En el borrador de la ronda { $round }, pero ya no en la ronda ({ $count }): { $names }
task_outside_draft = Fuera del borrador de la ronda { $round } ({ $count }): { $names }
task_without_game = Sin partida ni bye en la ronda { $round } ({ $count }): { $names }
task_no_shows = No se presentaron y se emparejarían ({ $count }): { $names }

needs_you =
    { $n ->
        [one] Hay un asunto que atender
       *[other] Hay { $n } asuntos que atender
    }

of_results =
    { $n ->
        [one] de { $n } resultado
       *[other] de { $n } resultados
    }

hall_in = anotados
hall_playing = en juego
hall_said = comunicados por jugadores
hall_clash = dos resultados
task_disagreement = Ronda { $round }, tablero { $board }: se teclearon dos resultados ({ $both }). Diga cuál vale
gone_with_unsent = { $name } salió a las { $at }; resultados sin enviar en su dispositivo: { $n }
task_elsewhere = En otra sección a las mismas horas ({ $count }): { $named }
