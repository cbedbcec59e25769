### Los actos del registro en palabras: qué se hizo, con lo anterior y lo nuevo.

created = Torneo creado: { $name }
imported = { $rounds ->
    [one] Importado de { $source }: jugadores { $players }, { $rounds } ronda
   *[other] Importado de { $source }: jugadores { $players }, { $rounds } rondas
}
details_changed = Datos cambiados: { $what }
regulations_changed = Bases cambiadas: { $what }
by_hand = a mano
registered = { $count ->
    [one] { $count } jugador inscrito ({ $source }): { $names }
   *[other] { $count } jugadores inscritos ({ $source }): { $names }
}
edited = { $name } cambiado: { $what }
removed = { $name } quitado
returned = { $name } vuelve a jugar
withdrew = { $name } retirado desde la ronda { $round }
expelled = { $name } expulsado desde la ronda { $round }
moved_away = { $name } pasa a otra sección desde la ronda { $round }
bye_changed = { $name }, ronda { $round }: { $was } → { $now }
checked_in = { $name } presente
checked_out = { $name } sin confirmar presencia
board_fixed = { $name }: tablero fijo { $was } → { $now }
estimated = Elo estimados: { $names }
numbered = { $count ->
    [one] { $count } jugador numerado
   *[other] { $count } jugadores numerados
}
numbers_drawn = { $count ->
    [one] { $count } jugador numerado por sorteo ({ $lots }, semilla { $seed })
   *[other] { $count } jugadores numerados por sorteo ({ $lots }, semilla { $seed })
}
teams_changed = Equipos: { $names }
drafted = { $games ->
    [one] Ronda { $round } emparejada: { $games } partida, byes: { $byes }
   *[other] Ronda { $round } emparejada: { $games } partidas, byes: { $byes }
}
prizes_changed = Premios cambiados; categorías: { $count }
altered = Borrador de la ronda { $round } cambiado a mano
discarded = Borrador de la ronda { $round } descartado
published = Ronda { $round } publicada
unpublished = Ronda { $round } devuelta a borrador
result = Ronda { $round }, tablero { $board }: { $was } → { $now }
ruled = Ronda { $round }, tablero { $board }: { $claim }, { $decision }; { $was } → { $now }
colours = Ronda { $round }, tablero { $board }: colores cambiados
for_rating = Ronda { $round }, tablero { $board }, solo para la evaluación: { $was } → { $now }
adjusted = { $points ->
    [one] { $name }: { $points } punto fuera de las partidas
   *[other] { $name }: { $points } puntos fuera de las partidas
}
sent_through = { $winner } pasa contra { $loser }: { $how }
lots = Sorteo: { $names }
ranked = Clasificados por el árbitro: { $names }
closed = Torneo cerrado
reopened = Torneo abierto de nuevo
undid = Acto { $seq } deshecho
nothing = nada
change = { $field } { $was } → { $now }
clashing = { $field }: { $theirs }, usted { $mine }.
left_fide_mode = { $round ->
    [0] Modo FIDE abandonado antes de la ronda 1
    [one] Modo FIDE abandonado tras la ronda { $round }
   *[other] Modo FIDE abandonado tras la ronda { $round }
}

left_out = { $count ->
    [one] { $count } jugador que no está, fuera de la ronda { $round }: { $names }
   *[other] { $count } jugadores que no están, fuera de la ronda { $round }: { $names }
}
table_published = { $count ->
    [one] { $count } ronda de la tabla publicada
   *[other] Las { $count } rondas de la tabla publicadas
}
played_off = Desempate, { $pace }: { $white } – { $black } { $result }
teams_registered = { $teams ->
    [one] { $teams } equipo
   *[other] { $teams } equipos
} con { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}, inscripción ({ $source }): { $names }
team_changed = { $name }: { $changes }
teams_numbered = { $count ->
    [one] { $count } equipo numerado
   *[other] { $count } equipos numerados
}
teams_drawn = { $count ->
    [one] { $count } equipo numerado por sorteo (semilla { $seed })
   *[other] { $count } equipos numerados por sorteo (semilla { $seed })
}
line_up = Ronda { $round }, alineación de { $team }: { $was } → { $now }
order_of_squad = orden de fuerza
line_ups_closed = Ronda { $round }: alineaciones cerradas y mostradas
team_plays = participa
team_out = fuera desde la ronda { $round }

numbers_exchanged = { $one } y { $other } han intercambiado sus números { $was } y { $now }

adjourned_missing = Ronda { $round }: partidas sin resultado aplazadas, { $boards }

value_given = Desempate externo de { $name }: { $was } → { $now }

public_side_changed = Lo que hacen los jugadores por sí mismos y lo que ven los lectores: cambiado

screens_changed = Pantallas de la sala: { $count }

result_reported = Ronda { $round }, tablero { $board }: { $name } comunica { $now } (antes { $was })

bye_asked_for = { $name } pide bye en la ronda { $round }: { $now } (antes { $was })

signed_up = { $name }: inscripción por sí mismo

signed_up_to_wait = { $name }: inscripción por sí mismo, a la espera de plaza

waiting_admitted = Quien se inscribió en el acto { $act } recibe plaza

waiting_turned_away = Quien se inscribió en el acto { $act } no recibe plaza

style_changed = Nombres y diseño de los papeles: cambiados
typing_kept = Ronda { $round }, tablero { $board }: tecleado { $typed } (creía { $was }), contradice el tablero
typings_answered = Ronda { $round }, tablero { $board }: se teclearon dos resultados; vale { $now } (antes { $was })
typings_answered_so = Ronda { $round }, tablero { $board }: se teclearon dos resultados; se mantiene { $now }
undone_act = Acto { $seq } deshecho: { $act }
result_again = El tablero { $board } vuelve a { $result }.

forgotten = Datos personales borrados: { $name }
