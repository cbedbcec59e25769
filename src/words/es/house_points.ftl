### Los puntos de un club en línea según las reglas de ajedrez de QQ, partes 8 a 12.

title = Puntos del club en línea
reference = Puntos y grados del club en línea
reference_hint = Según las reglas de ajedrez de QQ, partes 8 a 12.
is_off = En este torneo no se llevan puntos de un club en línea.
turn_on = Llevar los puntos de un club en línea
rules = Reglas del club
rules_changed = Puntos del club en línea: { $what }
switched_off = Ya no se llevan puntos del club en línea
ended = Ronda { $round }, tablero { $board }, para los puntos del club: { $was } → { $now }
start = Puntos antes del torneo
start_rating = el Elo de torneo
start_national = el Elo nacional
start_reading = Quien no tiene ninguno empieza con 0.
floor = Puntos mínimos
floor_none = ninguno: los puntos pueden bajar de 0
floor_zero = 0: nadie baja de ahí
floor_reading = Las reglas callan; a quien tiene menos de 100 lo llaman principiante.
left_early = { $rounds ->
    [one] Partida dejada en el primer movimiento o antes: el otro recibe
   *[other] Partida dejada en { $rounds } movimientos o menos: el otro recibe
}
left_early_nothing = nada
left_early_win = los puntos de una victoria
left_early_reading = Las reglas solo nombran partidas más largas; quien la deja paga el triple en todo caso.
left_late = { $rounds ->
    [one] Partida dejada tras más de { $rounds } movimiento: el otro puntúa
   *[other] Partida dejada tras más de { $rounds } movimientos: el otro puntúa
}
left_late_draw = como en tablas
left_late_without_loss = como en tablas, sin perder puntos
left_late_reading = Al pie de la letra, el de más puntos los pierde por ello, como por cualquier tablas.
mode = Modalidad
mode_quick = Rápida: cada movimiento añade tiempo al reloj de la partida
mode_contest = Competición: no se añade nada
game_minutes = Reloj de la partida, minutos
increment_seconds = Incremento, segundos
move_seconds = Reloj por movimiento, segundos (0: ninguno)
clock_rule = Pierde quien deja a cero uno de los dos relojes.
clock_quick = Rápida: { $minutes } min + { $increment } s por movimiento
clock_contest = Competición: { $minutes } min
clock_move = { $clock }, como máximo { $seconds } s por movimiento
before = Antes
after = Después
change = Cambio
grade = Grado
points_from = Desde puntos
gap = Diferencia de puntos
gap_short = Dif.
gap_from = { $from } o más
lower_wins = Gana el inferior
higher_wins = Gana el superior
drawn = Tablas
each_gains = +{ $points } cada uno
winner_gains = +{ $points } / −{ $points }
lower_gains = inferior +{ $points }, superior −{ $points }
grades = Grados
limits = Dentro de la partida
limit_resign = { $rounds ->
    [one] Se puede abandonar tras { $rounds } movimiento.
   *[other] Se puede abandonar tras { $rounds } movimientos.
}
limit_draw = Se pueden ofrecer tablas tras { $rounds ->
    [one] { $rounds } movimiento
   *[other] { $rounds } movimientos
}, como máximo { $offers ->
    [one] { $offers } vez
   *[other] { $offers } veces
} por bando.
limit_time_out = { $rounds ->
    [one] Agotar el tiempo en el primer movimiento hace nula la partida: sin resultado ni puntos. Después se pierde.
   *[other] Agotar el tiempo en los primeros { $rounds } movimientos hace nula la partida: sin resultado ni puntos. Después se pierde.
}
limit_left = Quien deja una partida pierde { $times ->
    [one] lo
   *[other] { $times } veces lo
} que costaría una derrota; si se ha jugado { $rounds ->
    [one] más de { $rounds } movimiento
   *[other] más de { $rounds } movimientos
}, el otro puntúa como en tablas.
limit_checks = Tablas por { $in_a_row } jaques seguidos, o por { $in_all } jaques contra un bando, sin mate.
limit_no_progress = { $rounds ->
    [one] Tablas por { $rounds } movimiento sin captura ni movimiento de peón.
   *[other] Tablas por { $rounds } movimientos sin captura ni movimiento de peón.
}
table_hint = La diferencia es la de los puntos que ambos tenían al comenzar la ronda.
objections = Contra las reglas del club
resigned_too_early = abandono antes del movimiento { $needed }: las reglas no lo permiten
draw_too_early = tablas acordadas antes del movimiento { $needed }: las reglas no lo permiten
too_many_offers = { $most ->
    [one] más de { $most } oferta de tablas de un bando
   *[other] más de { $most } ofertas de tablas de un bando
}
result_disagrees = el resultado anotado dice otra cosa
at_board = Ronda { $round }, tablero { $board }: { $what }.
enter_ending = Cómo terminó una partida
enter_ending_hint = Solo donde el resultado no lo dice todo. El resultado mismo se anota en la ronda.
change_entry = Cambiar
how = Final
how_none = como dice el resultado
how_time_out = tiempo agotado
how_left = dejó la partida
how_resigned = abandonó
how_draw_agreed = tablas acordadas
how_void = partida nula
by_side = De (en tablas: quien las ofreció)
rounds_played = Movimientos jugados
offers = Ofertas de tablas de ese bando
ending_of = { $rounds ->
    [one] { $how }: { $who }, { $rounds } movimiento
   *[other] { $how }: { $who }, { $rounds } movimientos
}
void = nula
not_counted = no cuenta
no_game = No existe ese tablero en ninguna ronda publicada.
