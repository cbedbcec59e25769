### Qué cambia un acto, qué se pregunta antes, y el modo FIDE.

kind_founded = Torneo creado
kind_result_entered = Resultado anotado
kind_result_changed = Resultado cambiado
kind_result_erased = Resultado borrado
kind_adjournment_settled = Resultado de una partida aplazada
kind_corrected_for_rating = Corrección solo para la evaluación
kind_colours_swapped = Colores cambiados
kind_ruling_made = Decisión como se propuso
kind_ruling_otherwise = Decisión distinta de la propuesta
kind_ruling_taken_back = Decisión retirada
kind_points_adjusted = Puntos fuera de las partidas
kind_round_drafted = Ronda emparejada como borrador
kind_draft_altered = Borrador cambiado
kind_draft_discarded = Borrador descartado
kind_left_out_of_draft = Jugadores sin lugar en el borrador que espera
kind_round_published = Ronda publicada
kind_round_unpublished = Ronda sin resultados devuelta a borrador
kind_results_set_aside = Ronda con resultados devuelta a borrador
kind_reseated = Otras parejas en una ronda publicada
kind_byes_of_round = Otros byes en una ronda publicada
kind_attributed = Quién emparejó una ronda publicada, según consta
kind_players_registered = Jugadores inscritos
kind_registration_taken_back = Inscripción retirada
kind_players_exchanged = Inscripción retirada en la que se apoyan otras posteriores
kind_player_removed = Jugador quitado, o de nuevo en la lista
kind_player_data = Datos de un jugador
kind_presence_changed = Retirada o vuelta
kind_player_expelled = Expulsión
kind_entry_round = Primera ronda de una inscripción tardía
kind_bye_requested = Bye pedido
kind_checked_in = Presencia
kind_board_fixed = Tablero fijo
kind_numbers_given = Números dados
kind_numbers_moved = Números desplazados por inscripciones tardías, donde los impares deciden el color
kind_numbers_changed = Números cambiados
kind_numbers_frozen = Números cambiados cuando ya son fijos
kind_teams_changed = Equipos
kind_lots_drawn = Sorteo hecho o retirado
kind_ranked_by_hand = Clasificación por el árbitro
kind_sent_through = Quién pasa
kind_prizes_changed = Premios
kind_house_points_changed = Reglas de los puntos del club
kind_house_ending = Cómo terminó una partida para los puntos del club
kind_details_changed = Datos del torneo
kind_initial_colour_drawn = Color inicial sorteado
kind_file_lines = Líneas guardadas de un archivo importado
kind_closed = Torneo cerrado
kind_reopened = Torneo abierto de nuevo
kind_fide_mode_left = Modo FIDE abandonado
kind_fide_mode_entered = Modo FIDE iniciado
kind_fide_mode_reentered = Modo FIDE iniciado de nuevo
kind_warned_of_pair = Una pareja a mano que prohíben las reglas básicas
kind_warned_of_half_point_byes = Más byes de medio punto de los que permiten las bases
kind_warned_of_bye = Un bye en las últimas rondas
kind_warned_of_duplicate = Un jugador que ya está en la lista
kind_warned_of_field = Jugadores que faltan en una ronda, o que están en ella aunque se hayan retirado
kind_warned_of_adjournment = Emparejamiento con partidas aplazadas
no_result = sin resultado
result = Tablero { $board } de la ronda { $round }, { $players }: { $was } pasa a { $now }.
later = { $count ->
    [one] Con ello se emparejó { $count } ronda posterior.
   *[other] Con ello se emparejaron { $count } rondas posteriores.
}
with_later = { $what } { $later }
for_rating = Tablero { $board } de la ronda { $round }, { $players }, solo para la evaluación: { $was } pasa a { $now }. La clasificación conserva su resultado.
colours = Tablero { $board } de la ronda { $round }, { $players }: los jugadores cambian los colores, y el resultado con ellos.
of_board = { $what }: tablero { $board } de la ronda { $round }.
of_round = { $what }: ronda { $round }.
of_player = { $what }: { $name }.
of_points = { $name }: puntos fuera de las partidas: { $points }.
regulation = { $field }: { $was } pasa a { $now }. Hay rondas emparejadas con las bases anteriores; el informe a la FIDE lo dice.
leaving = { $round ->
    [0] El torneo abandona el modo FIDE antes de su primera ronda: lo anunciado se podrá cambiar, y Sonneborn dejará de atenerlo a las reglas de la FIDE. Cada página, papel y archivo lo dirá, y no hay vuelta atrás.
    [one] El torneo abandona el modo FIDE tras la ronda { $round }: lo anunciado se podrá cambiar, y Sonneborn dejará de atenerlo a las reglas de la FIDE. Cada página, papel y archivo lo dirá, y no hay vuelta atrás.
   *[other] El torneo abandona el modo FIDE tras la ronda { $round }: lo anunciado se podrá cambiar, y Sonneborn dejará de atenerlo a las reglas de la FIDE. Cada página, papel y archivo lo dirá, y no hay vuelta atrás.
}
leave_for_ever = ¿Abandonar el modo FIDE de una vez para siempre? Esto no se puede deshacer.
leave = Abandonar el modo FIDE
stay = Seguir en el modo FIDE
leave_hint = Lo anunciado antes de la ronda 1 es fijo en el modo FIDE. Un torneo que deba cambiarlo abandona primero el modo FIDE, de una vez para siempre.
fide_mode = Modo FIDE
free_mode = Otro
levels_title = Qué se pregunta antes de un acto
levels_hint = Un acto se juzga por lo que cambia, también el deshacer. Vale el nivel más alto entre sus consecuencias, y ninguno se puede desactivar.
what_changes = Qué cambia
mode = Modo
both_modes = ambos
before_start = Antes del comienzo
this_round = Esta ronda
round_before = La ronda anterior
earlier = Antes
least_role = Por quién
article = Según
level_told = hecho
level_seen = 2: se muestra primero
level_confirmed = 3: se confirma, con motivo
level_confirmed_alone = 3: se confirma
level_leaves = 4: se confirma dos veces, abandona el modo FIDE
level_refused = 5: se rechaza
with_reason = con motivo
scoring_of_byes = Puntos del bye asignado por el emparejamiento
team_scoring = Puntuación de los encuentros por equipos
seed = Semilla de los sorteos
kind_of_rules = Cómo se determina el modo
knockout_matches = Encuentros de las eliminatorias

kind_warned_of_colours = Una pareja en la que ninguno recibe el color que le corresponde

kind_incident_noted = Incidente anotado
kind_incident_taken_back = Incidente retirado
kind_appeal_lodged = Apelación presentada
kind_appeal_heard = Apelación oída
kind_appeal_decided = Apelación resuelta
kind_appeal_taken_back = Apelación retirada
kind_appeal_reopened = Audiencia o resolución de una apelación retirada
kind_move_sealed = Sobre de una partida aplazada
kind_play_off = Partidas de un desempate
kind_teams_registered = Equipos inscritos
kind_team_data = Datos de un equipo
kind_team_presence = Retirada o vuelta de un equipo
kind_squad = Jugadores de un equipo
kind_squad_reordered = Orden de fuerza de un equipo cuyos jugadores ya se sentaron a los tableros
kind_teams_numbered = Números de los equipos
kind_line_up = Alineación de un equipo
kind_line_up_changed = Alineación cambiada después de mostrarse
kind_line_up_out_of_order = Alineación que no sigue el orden de fuerza o deja un tablero vacío en medio
kind_line_ups_closed = Alineaciones cerradas y mostradas
kind_line_ups_reopened = Alineaciones abiertas de nuevo
of_line_up = { $what }: { $name }, ronda { $round }.

kind_adjournment_drawn = Partida aplazada, tablas como se emparejó

kind_numbers_exchanged = Números intercambiados entre iguales

kind_numbers_exchanged_late = Números intercambiados cuando ya son fijos

kind_public_side = Lo que se ofrece a jugadores y lectores

kind_screens = Las pantallas de la sala

kind_result_reported = Resultado comunicado por un jugador

kind_bye_asked_for = Bye pedido por un jugador

kind_waiting_list = La lista de espera

kind_hand_pairing_published = Ronda publicada de otro modo que como la empareja el programa

kind_style_changed = Nombres y diseño de los papeles

kind_warned_of_full_point_bye = Un bye de un punto

kind_table_joined = Inscripción en una tabla comenzada

kind_warned_of_allocated_bye = Bye asignado por el emparejamiento, dado a mano

pair_at_board = tablero { $board }: { $white } – { $black }

no_pair = ninguna

bye_of = bye: { $name }

not_as_engine = La ronda { $round } no está como la empareja el programa. El programa tiene: { $engine }. Se va a publicar: { $played }. El informe dice ambas cosas.

kind_settled_result_changed = Resultado de una partida aplazada cambiado después de anotarse
kind_through_otherwise = Por los resultados pasa otro

nobody_leads = nadie

word_falls = El encuentro ya no está igualado: deja de valer que pase { $went }, y pasa { $now }.

went_on = Con este resultado pasaría { $now }. { $went } ya fue emparejado y se queda: { $boards }. El cuadro conserva lo jugado.

board_of_round = tablero { $board } de la ronda { $round }
kind_typing_kept = Un resultado tecleado que contradice el tablero
kind_typing_answered = Cuál de dos resultados tecleados vale
kind_typing_lost = Desaparecería un resultado tecleado sin respuesta
kind_warned_of_disagreement = Emparejamiento con dos resultados tecleados para un tablero
kind_warned_of_others_result = Retirar un resultado que anotó otra persona
kind_warned_of_elsewhere = Alguien que juega en otra sección a las mismas horas
kind_photograph_kept = Fotografía guardada
kind_photograph_taken_back = Fotografía retirada
kind_photograph_of_appeal = Fotografía de una partida en apelación retirada
kind_photograph_brought_back = Volvería una fotografía retirada

pair_of = { $white } – { $black }
not_as_engine_in = { $n ->
    [one] La ronda { $round } no está como la empareja ahora el programa: { $n } pareja difiere. El informe dirá ambas cosas, con su motivo.
   *[other] La ronda { $round } no está como la empareja ahora el programa: { $n } parejas difieren. El informe dirá ambas cosas, con su motivo.
}
to_be_published = Se va a publicar
engine_has = El programa tiene
the_bye = bye
as_the_other = la misma partida en ambos, en otro tablero
engine_instead = Para tener las parejas del programa, vuelva al borrador y empareje la ronda de nuevo.
not_yet = No publicar todavía
stays_published = Dejar publicada la ronda { $round }
enter = Tablero { $board }: { $result }
leave_result = Dejar { $result }
turn = Cambiar los colores del tablero { $board }
alter_draft = Cambiar el borrador de la ronda { $round }
