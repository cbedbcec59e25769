### Páginas de las rondas: emparejamiento, borrador, resultados.

rounds = Rondas
round_of = Ronda { $n } de { $all }
state_draft = Borrador
state_published = Publicada
state_in_progress = En juego
state_complete = Terminada
state_unpaired = Sin emparejar
pair_round = Emparejar la ronda { $n }
pair_will = { $n ->
    [one] Se emparejará a { $n } jugador.
   *[other] Se emparejará a { $n } jugadores.
}
pair_byes = { $n ->
    [one] { $n } ha pedido bye.
   *[other] { $n } han pedido bye.
}
pair_out = { $n ->
    [one] { $n } se ha retirado o no ha llegado.
   *[other] { $n } se han retirado o no han llegado.
}
pair_waits = La ronda { $n } no ha terminado.
pair_missing = Resultados que faltan
pair_by_hand = Emparejar a mano
draft_hint = Solo los árbitros ven este borrador. Revíselo, cambie lo necesario y publíquelo.
publish = Publicar la ronda { $n }
discard = Descartar el borrador
discard_consequence = La ronda { $n } vuelve a estar sin emparejar. El borrador queda en el registro.
take_back = Retirar la ronda { $n }
take_back_consequence = La ronda { $n } vuelve a borrador.
take_back_results = La ronda { $n } vuelve a borrador; resultados publicados que se apartan: { $results }.
unchanged = Como lo emparejó el programa
differs_now = { $n ->
    [one] No está como empareja ahora el programa: { $n } pareja difiere
   *[other] No está como empareja ahora el programa: { $n } parejas difieren
}
changed_by_hand = { $n ->
    [one] Cambiado a mano: { $n } pareja difiere del programa
   *[other] Cambiado a mano: { $n } parejas difieren del programa
}
engine_has = el programa tiene { $pair }
why_this_pair = por qué esta pareja
why_the_bye = por qué el bye
change = Cambiar
swap_with = intercambiar con
swap = Intercambiar
swap_players = Intercambiar dos jugadores
swap_line_label = Los números de dos jugadores
swap_line_unread = Escriba los números de dos jugadores de esta ronda: 7 = 12
swap_hint = o arrastre uno sobre el otro; las flechas e Intro hacen lo mismo
change_colours = Cambiar colores
give_bye = Dar el bye
unpair = Deshacer la pareja
pair_these = Emparejar a estos dos
take_out = Sacar a { $name }
take_out_meets = Sacar a { $name }: { $opponent } juega con { $holder }
take_out_bye = Sacar a { $name }: { $opponent } recibe el bye
pair_again = Emparejar de nuevo la ronda { $n }
pair_again_hint = Con quienes están ahora. Este borrador queda en el registro.
left_out = Sin partida ni bye
before_you_go_on = Antes de continuar
go_on = Continuar
go_back = Dejarlo como está
no_such_move = Elija dos jugadores distintos de esta ronda.
no_pairing_nobody = No hay nadie que emparejar en esta ronda.
no_pairing_not_yet = Esta ronda no se puede emparejar ahora.
no_pairing_bye = El número de jugadores es impar y nadie puede recibir el bye: { $names } no pueden ({ $article }). Admita a un jugador más o conceda a alguien un bye pedido.
no_pairing_opponents = { $n ->
    [one] No existe emparejamiento ({ $article }): { $n } jugador no encuentra rival. Decide el árbitro principal; empareje a mano o levante una prohibición.
   *[other] No existe emparejamiento ({ $article }): { $n } jugadores no encuentran rival. Decide el árbitro principal; empareje a mano o levante una prohibición.
}
no_pairing_blocked = { $name } no puede jugar con nadie: { $why }
no_pairing_too_few = Faltan rivales: { $names } ({ $players }) solo pueden jugar con { $others } ({ $opponents }): { $why }
no_pairing_odd = { $names } son un número impar y solo pueden jugar entre sí: { $why }
no_pairing_groups = { $names } forman grupos ({ $groups }), cada uno de número impar, que solo pueden jugar entre sí y con { $others } ({ $opponents }): { $why }
no_pairing_more = { $names } y { $count } más
no_pairing_met = { $count } ya jugados ({ $article })
no_pairing_apart = { $count } separados por el torneo
no_pairing_colour = { $count } con derecho al mismo color ({ $article })
no_pairing_teams = Este sistema necesita dos equipos con el mismo número de jugadores, de 2 a 13. Fórmelos (Ajustes, Equipos).
no_pairing_system = Este sistema se empareja a mano.
key_map = Teclas
key_white = ganan blancas
key_black = ganan negras
key_draw = tablas
key_clear = borrar
key_forfeits = incomparecencias
key_others = otros
key_next = siguiente
key_undo = deshacer
key_line = un tablero
key_check = segunda anotación
line_label = Tablero y resultado
line_hint = 7 1 · 12 = · 7 undo
line_unread = Escriba el tablero, un espacio y el resultado: 12 =
no_board = No existe el tablero { $board }.
forfeit_white = Ganan blancas por incomparecencia
forfeit_black = Ganan negras por incomparecencia
forfeit_both = Incomparecencia de ambos
both_lose = Pierden ambos
white_draws = Tablas para blancas, derrota para negras
black_draws = Tablas para negras, derrota para blancas
white_unrated = Ganan blancas, sin evaluar
draw_unrated = Tablas, sin evaluar
black_unrated = Ganan negras, sin evaluar
adjourned = Aplazada
clear_result = Borrar
undo_result = Deshacer
pad_for = Tablero { $board }: { $white } – { $black }
enter = anotar
reason = Motivo
because = porque …
correct = Corregir
close = Cerrar
mark_sending = enviando
mark_kept = en el registro
mark_refused = rechazado
saved = guardado
waits = { $n } por enviar
offline = { $n ->
    [one] sin conexión: { $n } resultado espera en este dispositivo y se enviará cuando vuelva
   *[other] sin conexión: { $n } resultados esperan en este dispositivo y se enviarán cuando vuelva
}
count_of = { $n } de { $all }
arbiters_here = { $n ->
    [one] { $n } árbitro aquí
   *[other] { $n } árbitros aquí
}
checked_of = { $n } de { $all } anotados de nuevo
differs = En el registro consta { $here }; ahora se ha escrito { $typed }. Mire la papeleta.
stays = { $result } es correcto
becomes = Cambiar a { $result }
no_result = sin resultado
you_entered = Usted: { $result }.
they_entered = { $who } anotó { $result } a las { $time }.
somebody_entered = Entretanto es { $result }.
stale = Esta ronda ha cambiado.
load_again = Volver a cargar
logged_out = El servidor ya no conoce esta página. Lo escrito queda en este dispositivo: entre de nuevo y se enviará.
keys_missing = Las teclas de esta página no se han cargado: solo funcionan los botones.
nothing_to_undo = No hay nada que deshacer en este tablero.
for_rating_only = { $result } para la evaluación
byes = Byes y ausencias
qr_code = Código QR para la pared
projector = Proyector
public_pages = Páginas públicas
by_hand_as_engine = Emparejado a mano, con las mismas parejas que el programa
registered_since = Inscritos después de emparejar la ronda ({ $n }), sin partida ni bye: { $names }
back_since = De vuelta después de emparejar la ronda ({ $n }), sin partida ni bye: { $names }
plays_since = Con un bye que ya no piden desde que se emparejó la ronda ({ $n }): { $names }
left_since = Emparejados, pero ya no en esta ronda ({ $n }): { $names }
checked_in_since = Presentes después de emparejar la ronda ({ $n }), sin partida ni bye: { $names }

match_and_game = encuentro { $of }, partida { $game }
schedule = Calendario
pair_all = Emparejar y publicar todas las rondas
pair_all_hint = La tabla decide todas las rondas: mírela y publíquela entera. Después se pueden anotar resultados de cualquier ronda en cualquier orden.
numbers_first = Dar a los jugadores sus números
pair_all_unseen = Primero se numera a los jugadores.
being_played = ahora
free = Descansan: { $names }
not_checked_in = { $n ->
    [one] { $n } jugador no ha confirmado su presencia:
   *[other] { $n } jugadores no han confirmado su presencia:
}
pair_without_absent = Emparejar la ronda { $n } sin ellos
pair_without_absent_hint = Reciben un bye sin puntos en esta ronda y se emparejan de nuevo en la siguiente. Quien se marque antes de emparejar vuelve a estar dentro.
took_back = Deshecho: { $act }
take_back_asks = Su último acto es: { $act } Pulse u otra vez para deshacerlo.
nothing_of_yours = No queda nada suyo en este dispositivo que deshacer.
took_back_unsent = Deshecho antes de enviarse: tablero { $board }, { $result }.
take_back_away = Sin conexión: lo que está en el registro no se puede deshacer ahora.

pair_with_missing = Tomar estas partidas como aplazadas y emparejar la ronda { $n }

pair_with_missing_hint = Una partida aplazada cuenta como tablas al emparejar; su resultado se anota cuando se conozca (C.04.2, 3.1).

position = Posición { $position } de Chess960

your_boards = Los suyos: { $boards }.

pair_will_teams =
    { $n ->
        [one] Se emparejará a { $n } equipo.
       *[other] Se emparejará a { $n } equipos.
    }
no_shows = No se presentaron a la última ronda; se les empareja si no los retira ({ $count })
two_results = Se teclearon dos resultados. ¿Cuál vale?
holds = Vale { $result }
both_are_kept = El suyo se conserva al lado hasta que alguien diga cuál vale.
held_back = { $n } sin guardar
disagree_count = dos resultados: { $n }
not_saved = Sin guardar.
put_away = Dejarlo así
turn_colours = Cambiar los colores
turn_asks = Tablero { $board }: ¿{ $black } llevó blancas y { $white } negras? Se cambian los colores, y el resultado con ellos.
turn_away = Sin conexión: ahora no se puede girar el tablero.
paired_meanwhile = La ronda { $n } se emparejó entretanto.
pair_to_come = Emparejar la ronda { $round }: faltan { $n }
side_waits = Aún sin guardar
side_kept = Siga escribiendo: se conservan en este dispositivo y se envían en este orden.
more_waiting = y { $n } más
side_typed = Lo último anotado
said_by = Dicho por
said_phones = móviles { $time }
said_one_phone = un móvil { $time }
said_live = en vivo, jugada { $n }
said_live_result = en vivo, { $result }
mend = Reparar el borrador con el programa (parejas cambiadas: { $n })
mend_hint = Los demás conservan rival y color. Emparejar de nuevo cambiaría: { $n }

time_zone = Zona horaria
time_zone_hint = La zona del reloj de la sala, como Europe/Bucharest: plazos, papeles y pantallas se rigen por ella; quien lee desde otra parte ve su propia hora junto a la de la sala, y los calendarios la siguen

attend = Alguien se va o llega

attend_takes_back = Nadie ha jugado aún: la ronda { $n } vuelve al borrador, donde el menor cambio del programa es una pulsación.

attend_who = Quién se va

attend_leaves = Se retira

attend_misses = Falta a esta ronda

attend_who_comes = Quién llega al final

attend_comes = Está aquí

attend_new = Alguien nuevo

attend_left_out = En el torneo, pero no en esta ronda: { $names }

attend_open = Retirar la ronda para incluirlos

attend_withdrawn = retirado
for_players = Para los jugadores

paired_already = La ronda { $round } ya estaba emparejada, por { $who }, { $time }. Es esta; no se ha vuelto a emparejar.
