### Reclamaciones y decisiones según las Leyes del Ajedrez. Términos de la traducción española de las Leyes de la FIDE.

right = Correcta
wrong = Incorrecta
undecided = Sin decidir
headline = { $claim }: { $verdict }
to_move = juegan { $side }
laws_of = Leyes del Ajedrez { $year }
laws_1989 = Leyes del Ajedrez 1989–1993
house_qq = reglas de la casa QQ
article = artículo { $number }
standard = clásico
rapid = rápido
blitz = relámpago
threefold = Triple repetición
fifty_moves = Cincuenta movimientos
already_over = La partida ya ha terminado
dead_position = Posición muerta
agreement = Tablas de común acuerdo
flag_fall = Caída de bandera
quickplay = Final a caída de bandera: no se puede ganar por medios normales
resignation = Abandono
late = Retraso
wrong_setup = Posición inicial incorrecta
reversed_board = Tablero mal colocado
reversed_colours = Colores cambiados
displaced = Piezas desplazadas
illegal_move = Movimiento ilegal
touched = Pieza tocada
not_on_move = { $side } no estaban en juego; solo puede reclamar quien está en juego.
lost_by_moving = Quien ha completado un movimiento sin reclamar ya no puede hacerlo en ese movimiento.
lost_by_touching = Quien ha tocado una pieza sin reclamar ya no puede hacerlo en ese movimiento.
draw_offers = { $most ->
    [one] Se pueden ofrecer tablas después del movimiento { $moves }, como máximo { $most } vez por bando.
   *[other] Se pueden ofrecer tablas después del movimiento { $moves }, como máximo { $most } veces por bando.
}
only_on_claim = A este ritmo solo tiene consecuencias si lo reclama el rival.
clock_too_much = Tras { $mv } el reloj marca { $after }; el control permite como máximo { $most }.
clock_over_per_move = { $mv } consumió { $spent }; el tiempo por movimiento permite { $limit }.
at_the_start = en la posición inicial
after_move = tras { $mv }
with_move = con { $mv }
stood = La posición se dio { $place }: vez n.º { $time }.
would_stand = Con { $mv } se da por vez n.º { $time }.
looks_alike = { $place } parece igual, pero { $why }.
other_to_move = jugaba el otro bando
could_castle = { $side } tenían todavía un derecho de enroque que ahora han perdido
could_capture = entonces se podía capturar un peón al paso en { $square }
announced_illegal = El movimiento anunciado { $mv } no se puede jugar: { $why }.
played_announced = La anotación sigue con el movimiento anunciado { $mv }.
played_other = La anotación sigue con otro movimiento, { $mv }.
right_moves = Una reclamación con uno de estos movimientos anotados habría sido correcta: { $moves }.
without_progress = { $moves ->
    [one] { $moves } movimiento
   *[other] { $moves } movimientos
} de cada bando ({ $halves ->
    [one] { $halves } medio movimiento
   *[other] { $halves } medios movimientos
}) sin captura ni movimiento de peón; hacen falta { $needed }.
last_progress = La última captura o movimiento de peón fue { $mv }.
announced_is_progress = { $mv } es en sí una captura o un movimiento de peón.
possible_after = Una reclamación correcta era posible { $place }.
ended_with = La partida terminó con { $mv }: { $how }.
ended_at_start = La partida había terminado desde el principio: { $how }.
played_on = { $count ->
    [one] Se anotó { $count } medio movimiento después del final; no cuenta.
   *[other] Se anotaron { $count } medios movimientos después del final; no cuentan.
}
not_over = Nada ha terminado la partida.
checkmate = jaque mate
stalemate = rey ahogado
dead = posición muerta
fivefold = quíntuple repetición
no_progress = demasiados movimientos sin captura ni movimiento de peón
too_many_checks = demasiados jaques de { $side }
can_mate = { $side } todavía pueden dar mate, por ejemplo: { $line }.
has_mated = { $side } han dado mate.
cannot_mate = { $side } no pueden dar mate por ninguna serie de movimientos legales: { $why }.
because_over = la partida ha terminado
because_material = quedan muy pocas piezas
because_searched = se han examinado o excluido todas las líneas
mating_unknown = No se pudo averiguar si { $side } todavía pueden dar mate.
moves_made = { $moves ->
    [one] Ambos bandos han hecho { $moves } movimiento; el límite es { $needed }.
   *[other] Ambos bandos han hecho { $moves } movimientos; el límite es { $needed }.
}
period_completed = { $moves ->
    [one] Se ha completado { $moves } movimiento
   *[other] Se han completado { $moves } movimientos
}; se { $required ->
    [one] exigía { $required }
   *[other] exigían { $required }
}.
time_left = A { $side } les queda { $time }; la reclamación exige menos de { $most }.
may_stop_recording = A { $side } les queda { $time }; con menos de { $most } no hace falta anotar.
no_such_claim = Estas reglas no conocen tal reclamación a este ritmo.
must_be_announced = Solo se aplica si las bases lo anunciaron de antemano.
minutes_late = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
} de retraso; el tiempo de espera es de { $allowed ->
    [one] { $allowed } minuto
   *[other] { $allowed } minutos
}.
is_illegal = { $mv } es ilegal: { $why }.
is_legal = { $mv } es un movimiento legal.
earlier = Movimientos ilegales de { $side } ya sancionados en esta partida: { $count }.
replied = El rival ya ha hecho su siguiente movimiento; el movimiento ilegal se mantiene.
nothing_touched = No hay pieza en esas casillas.
must_move = Debe moverse: { $piece } de { $square }.
must_capture = Debe capturarse: { $piece } de { $square }.
must_capture_with = Obligatorio: { $piece } de { $square } captura { $other } de { $target }.
must_castle = Debe enrocarse { $wing }.
must_move_king = Enrocarse ahí es ilegal; debe hacerse otro movimiento de rey.
any_move = Ninguna pieza tocada puede moverse ni capturarse; vale cualquier movimiento legal.
result_is = Resultado: { $result }.
won_by = ganan { $side }, { $token }
drawn = tablas, ½-½
void = la partida es nula: sin resultado ni puntos
add_time = { $side } reciben { $time } más.
set_time = El reloj de { $side } se pone en { $time }.
must_play = Debe jugarse el movimiento anunciado { $mv }.
restore = Se restablece la posición anterior a la irregularidad.
one_of = Debe jugarse uno de estos movimientos: { $moves }.
replace_by_queen = El peón se sustituye por una dama de su color.
go_on = La partida continúa.
new_game = La partida se anula y se juega otra.
transfer = La posición se traslada a un tablero bien colocado.
put_back = Las piezas se recolocan con el propio tiempo.
clock_runs = El reloj de { $side } corre hasta su llegada.
agree = aceptar: la partida es tablas
postpone = aplazar la decisión: el rival puede recibir { $time }
reject = rechazar: el rival recibe { $time }
three_ways = El árbitro puede { $a }; { $b }; o { $c }.
unless_arbiter = Salvo que el árbitro decida otra cosa.
move_not_reached = La anotación no llega al movimiento { $number } de { $side }.
bad_time = «{ $text }» no es un tiempo; escríbalo como 0:04:11.
other_clock = Dé también el tiempo del reloj de { $side }: la anotación no lo tiene.
squares_missing = Escriba las casillas tocadas en su orden, como e1 h1.
minutes_missing = Indique cuántos minutos de retraso.
open_to = { $kind } ({ $side }): { $how }
same_sheets = { $plies ->
    [one] Ambas planillas tienen el mismo medio movimiento.
   *[other] Ambas planillas tienen los mismos { $plies } medios movimientos.
}
sheets_differ = Las planillas difieren por primera vez en el medio movimiento { $ply }: la primera tiene { $first }; la segunda tiene { $second }.
sheet_has = { $mv } y puede reproducirse hasta el medio movimiento { $plies }
sheet_unplayable = «{ $word }», que no se puede jugar
sheet_ends = ya terminada
confirmed = confirmada como se propuso
altered = decidida de otro modo
dismissed = desestimada
found_then = Resultado del examen cuando se decidió: { $found }. Leída de nuevo por esta versión, la anotación da lo que consta aquí.
clocks_then = Relojes en la reclamación: blancas { $white }, negras { $black }.
clocks_to_set = Relojes que poner: blancas { $white }, negras { $black }.
penalty_by = sanción según { $numbers }
with_sameness = { $number } ({ $sameness })
empty_press = Reloj pulsado sin mover
two_hands = Movimiento con dos manos
released = Pieza soltada que se mueve de nuevo
promoted = Pieza promovida que se cambia
clock_setting = Reloj mal ajustado
illegal_position = Ambos reyes en jaque o peón en la última fila
recording = Movimientos sin anotar
increment = Final a caída de bandera: se piden cinco segundos por movimiento
claimant_touched = El reclamante ha tocado después una pieza: ya no se puede reclamar.
next_move_first = Primero debe completarse el siguiente movimiento; si entonces sigue igual, la partida es tablas.
need_not_record = A este ritmo de juego nadie está obligado a anotar los movimientos.
unless_half_minute = La obligación de anotar solo se mantiene si se añaden 30 segundos o más por movimiento.
request_is_offer = La petición es una oferta de tablas; lo que sigue vale si el rival la rechaza y el árbitro está de acuerdo.
correct_clocks = Los relojes se ajustan bien; los tiempos los decide el árbitro.
first_stands = Vale lo que primero se puso en su casilla.
must_record = Los movimientos deben anotarse; negarse se sanciona.
add_increment = Ambos relojes añaden { $seconds } segundos por movimiento.
time_of_two_readings = «{ $text }» puede ser { $hours } o { $minutes }: escríbalo con horas, minutos y segundos.
told_time = { $time } ({ $hours } h { $minutes } min { $seconds } s)
device = Dispositivo electrónico
advice = Notas, consejos o análisis
distracting = Distracción o molestia
refusal = Negativa insistente a cumplir las Leyes
disturbance = Perturbación ajena a la partida
offer = Se acepta una oferta de tablas
advance = Movimientos anotados antes de hacerse
signed = Un resultado firmado que no es como terminó la partida
no_agreement = Las bases del torneo no permiten tablas de común acuerdo.
offer_declined = Quien toca una pieza para moverla o capturarla ha rechazado la oferta.
lesser_penalty = Las bases del torneo indican una sanción menor.
penalties_up_to_expulsion = El árbitro elige: amonestación; más tiempo para el rival; menos tiempo para el infractor; pérdida de la partida; menos puntos para el infractor; más para el rival, como máximo el total; expulsión.
penalties_with_fines = El árbitro elige: amonestación; más tiempo para el rival; menos tiempo para el infractor; más puntos para el rival, como máximo el total; menos para el infractor; pérdida de la partida; una multa anunciada de antemano; exclusión de una o más rondas; expulsión.
announced_penalty = Se impone la sanción que indican las bases del torneo.
may_add_time = El árbitro puede dar más tiempo a uno o a ambos jugadores.
signed_stands = El resultado firmado vale.
loses_score_open = { $side } pierden; el árbitro decide la puntuación del rival.
result_contradicts = El resultado anotado { $result } lo contradice.
ended_agreed = La partida había terminado: se acordaron tablas.
ended_resigned = La partida había terminado: { $side } abandonó.
ended_on_time = La partida había terminado: { $side } agotó su tiempo.
result_recorded = La anotación termina con el resultado { $result }.
after_the_end = Con eso terminó la partida: después solo se trata del resultado, de la planilla y de una apelación.
goes_on_though_entered = Esta respuesta se basa en la palabra del árbitro de que la partida continuaba; entonces el resultado introducido no vale y se retira con la decisión.
can_mate_at_length = { $side } todavía puede dar mate: se encontró una serie de movimientos legales, demasiado larga para darla aquí.
which_touched = Lo escrito vale para varias piezas: pregunte cuál se tocó; debe mover o capturar.
one_of_each = Debe jugarse uno de los movimientos de la pieza tocada: { $pieces }.
moves_of_piece = { $piece } { $square }: { $moves }
judge_times = El árbitro determina según su criterio los tiempos para la posición restablecida.
may_penalise = El árbitro puede sancionar al jugador que las desplazó.
bad_board = «{ $text }» no es una posición del tablero.
