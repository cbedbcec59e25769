### Importación y exportación: defectos de los archivos con su lugar, qué se corrigió, y los actos que cuenta un archivo.

place = Línea { $line }, columna { $column }
field_starting_number = número inicial
field_sex = sexo
field_fide_id = FIDE ID
field_birth = fecha de nacimiento
field_opponent = rival
field_colour = color
field_round = ronda
field_rounds = número de rondas
field_date = fecha
field_round_date = fecha de una ronda
field_players = número de jugadores
field_rated_players = número de jugadores con Elo
field_teams = número de equipos
field_initial_colour = color inicial
field_scoring = puntuación
field_starting_rank = método del ranking inicial
field_type = tipo de torneo
field_tie_breaks = desempates
field_bye = bye
field_team_number = número del equipo
field_team_strength = fuerza del equipo
defect_too_large = El archivo supera { $megabytes } MB. ¿Es de verdad un torneo?
defect_no_players = No hay ningún registro de jugador (001) en el archivo: no es un TRF, o está cortado.
defect_missing = Falta: { $field }.
defect_unreadable = «{ $text }» no se puede leer como: { $field }.
defect_out_of_column = «{ $text }» está entre las columnas de una ronda: la línea está desplazada.
defect_too_great = { $field }: { $text } es más de { $limit }.
defect_number_twice = El número { $number } ya está en la línea { $line }.
defect_no_such_player = No existe el jugador { $number }.
defect_no_such_team = No existe el equipo { $number }.
defect_own_opponent = Ronda { $round }: el jugador es su propio rival.
defect_not_mirrored = Ronda { $round }: { $player } nombra como rival a { $opponent }, pero la línea { $line } de { $opponent } no nombra a { $player }.
defect_same_colour = Ronda { $round }: { $player } y { $opponent } (línea { $line }) tienen el mismo color.
defect_no_colours = Ronda { $round }: la partida de { $player } y { $opponent } no tiene colores.
defect_contradiction = Ronda { $round }: los resultados se contradicen: { $player } tiene { $own }, { $opponent } (línea { $line }) tiene { $other }.
defect_more = Hay más defectos; primero estos.
note_encoding = Leído como { $name }.
note_characters_lost = Algunos caracteres no se pudieron leer.
note_columns_in_bytes = Las columnas de esta línea cuentan bytes; así se ha leído.
note_dropped = { $field }: «{ $text }» no dice nada y se omite.
note_unknown_record = El registro { $code } es desconocido; se guarda para la próxima exportación.
note_rounds_assumed = No se indica el número de rondas: se suponen { $rounds }.
note_more_rounds = { $stated ->
    [one] El archivo indica { $stated } ronda, pero tiene { $found }.
   *[other] El archivo indica { $stated } rondas, pero tiene { $found }.
}
note_no_start = Sin fecha de comienzo: se suponen las ediciones actuales de las reglas.
note_system_assumed = Se toma como sistema de emparejamiento: { $system }.
note_rate_contradicted = El registro 222 (el ritmo de juego) dice «{ $control }», el nombre del torneo dice «{ $named }»: decide el ritmo de juego. Si está mal, corrija ambos en los ajustes antes de que se evalúe nada.
note_system_unknown = Sonneborn no empareja por { $code }.
note_tie_breaks_assumed = No se indican los desempates: se suponen los nuestros.
note_tie_break_kept = El desempate { $code } queda en la lista, pero no se calcula nada con él. { $why }
note_scoring_inferred = Según los puntos, una victoria vale { $win }, unas tablas { $draw }, el bye asignado por el emparejamiento { $bye }.
note_scoring_by_colour = No se pueden guardar puntos distintos según el color; se toman los de blancas.
note_points_differ = { $stated ->
    [one] { $player } tiene { $stated } punto en el archivo, pero sus resultados dan { $computed }.
   *[other] { $player } tiene { $stated } puntos en el archivo, pero sus resultados dan { $computed }.
}
note_count_differs = { $field }: el archivo dice { $stated }, hay { $counted }.
note_bye_from_result = Ronda { $round }: { $mark } de { $player } sin rival se toma como: { $bye }.
note_several_byes = En la ronda { $round } hay más de un bye asignado por el emparejamiento: { $players }.
note_round_without_games = La ronda { $round } tiene un bye asignado por el emparejamiento pero ninguna partida. Retire su publicación para emparejarla.
note_byes_of_next_round = La ronda { $round } no está emparejada todavía; las marcas ahí son byes pedidos: { $players }.
note_bye_differs = Ronda { $round }: el bye de { $player } en el registro 240 no es el del registro 001, que es el que cuenta.
note_result_from_opponent = Ronda { $round }: { $player } no tiene resultado; se toma de { $opponent }.
note_forfeit_from_one_side = Ronda { $round }: solo uno de { $player } y { $opponent } tiene una incomparecencia; se toma como tal.
note_forfeit_without_mirror = Ronda { $round }: { $player } ganó por incomparecencia a { $opponent }, cuya línea no lo nombra.
note_colours_assumed = Ronda { $round }: los colores están abiertos; se toma { $white } con blancas contra { $black }.
note_results_missing = { $games ->
    [one] Ronda { $round }: { $games } partida no tiene resultado.
   *[other] Ronda { $round }: { $games } partidas no tienen resultado.
}
note_same_fide_id = { $first } y { $second } tienen el mismo FIDE ID.
note_baku_otherwise = El archivo nombra la aceleración de Bakú y da otros puntos que el método (registros 250): se conservan los puntos, y el sistema se escribe sin ella.
note_pairing_by_rank = Emparejar por puestos (XXC rank) no está en las reglas; cuentan los números.
note_team_points_differ = { $stated ->
    [one] { $team }: el archivo dice { $stated } punto, los encuentros dan { $computed }.
   *[other] { $team }: el archivo dice { $stated } puntos, los encuentros dan { $computed }.
}
note_abnormal_kept = Los puntos de encuentro del registro 299 se guardan solo para la próxima exportación.
column_sex = Sexo
column_birth = Fecha de nacimiento
column_family = Apellidos
column_given = Nombre de pila
column_national_id = ID nacional
column_rating_fide = Elo FIDE
column_rating_rapid = Elo rápido
column_rating_blitz = Elo relámpago
column_rating_national = Elo nacional
column_estimate = Elo estimado
column_category = Categoría
column_paid = Pagado
column_reduction = Descuento
column_note = Nota
cell_missing = Falta: { $column }.
cell_unreadable = «{ $text }» no se puede leer como: { $column }.
cell_too_long = { $limit ->
    [one] { $column } tiene más de { $limit } carácter.
   *[other] { $column } tiene más de { $limit } caracteres.
}
cell_twice = El mismo jugador ya está en la línea { $line }.
cell_no_team = Sin equipo. Indíquelo en la columna tomada como club.
cell_no_names = Ninguna columna está marcada como nombres. Elija la que los tiene.
grid_too_large = El archivo supera { $megabytes } MB. Envíe solo la lista de jugadores.
grid_too_many_rows = Línea { $line }: más de { $limit } filas.
grid_too_many_columns = Línea { $line }: más de { $limit } columnas.
grid_not_text = La línea { $line } no es texto. Guarde la lista como CSV o XLSX y envíe eso.
grid_empty = El archivo no contiene nada.
grid_not_a_spreadsheet = No se puede abrir la hoja de cálculo ({ $why }). Guárdela de nuevo como XLSX o CSV.
archive_too_large = El archivo supera { $megabytes } MB.
archive_json = El archivo está dañado: { $why }. Cópielo de nuevo desde donde se guardó.
archive_unknown = Esta versión no conoce lo que el archivo dice en { $member } y lo perdería. Léalo con la versión que lo escribió o con una más nueva.
archive_other_format = El archivo no es un torneo de Sonneborn.
archive_too_new = El archivo es de la edición { $edition }, este programa conoce la { $known }. Instale el programa más nuevo.
archive_empty = El archivo no tiene actos.
archive_gap = Falta el acto { $seq }: el archivo no está completo.
archive_no_beginning = El archivo no empieza con la creación de un torneo.
archive_unknown_player = La ronda { $round } tiene un jugador que no está inscrito.
archive_player_twice = La ronda { $round } tiene a un jugador dos veces, o contra sí mismo.
archive_refused = El acto { $seq } del archivo no pudo hacerse así: { $why }
too_great_to_check = El torneo es demasiado grande para compararlo aquí con el programa. Use: sonneborn check ARCHIVO
whole_tournament = Todo el torneo (a otro ordenador)
story_line = { $at } { $who }: { $what }
story_line_with_reason = { $at } { $who }: { $what } ({ $why })
story_late_entry = inscripción tardía en la ronda { $round }: { $names }
story_return = { $name } vuelve a jugar
story_withdrawal = { $name } retirado desde la ronda { $round }
story_expulsion = { $name } expulsado desde la ronda { $round }
story_move = { $name } pasa a otra sección desde la ronda { $round }
story_adjustment = { $points ->
    [one] { $points } punto para { $name } fuera de las partidas
   *[other] { $points } puntos para { $name } fuera de las partidas
}
story_lots = sorteo: { $names }
story_ranking = clasificados por decisión: { $names }
grid_wants_too_much = Leer este archivo requiere más memoria o tiempo que cualquier lista de personas: está dañado o hecho para causar daño. Guarde la lista de nuevo como XLSX o CSV.

defect_in_two_teams = El jugador { $number } ya está en otro equipo.

note_unknown_result = El resultado «{ $text }» no se conoce: la partida se toma como aplazada.

cell_unknown_title = «{ $text }» no es un título conocido.

allowed_title = Los títulos de la FIDE: GM, IM, WGM, FM, WIM, CM, WFM, WCM.

allowed_sex = m o w.

allowed_birth = Un año o una fecha: 2001, 2001-05-17, 17.05.2001, 17 May 2001.

allowed_federation = Tres letras, como NOR.

allowed_fide_id = Solo cifras.

allowed_rating = Un número de 1 a 3500, o nada.

allowed_k = 40, 20 o 10.

column_latin_name = Nombre en letras latinas

note_lichess = Un torneo suizo de lichess: los nombres de usuario hacen de nombres y los Elo propios de lichess de los de la FIDE; no se indican puestos, y se toma su desempate (Sonneborn-Berger).

note_address_for_place = El registro 022, para el lugar, contiene { $text }; se toma como sitio web.

note_date_in_words = La fecha «{ $text }» se lee como { $day }.

note_game_goes_on = Ronda { $round }: la partida de { $player } sigue en juego y todavía no tiene resultado.

audits_busy = El servidor tiene otros archivos grandes que comprobar. Envíe este de nuevo más tarde.

audit_broken = La comprobación del archivo se interrumpió. Envíelo de nuevo.

audit_runs = Se está comprobando el archivo: { $rounds } de { $of } rondas emparejadas de nuevo.

audit_look_again = Mirar de nuevo
field_team_table = línea de la tabla cruzada de equipos (801, 802)
note_old_team_records = Los equipos de los registros 013 están también en registros 310, que son los que valen.
note_team_table_totals = El registro { $code } da a { $team } los puntos { $stated }; los encuentros dan { $computed }.
note_team_table_round = Ronda { $round }, { $team }: el registro { $code } dice «{ $stated }»; los encuentros dan «{ $computed }».

column_phone = Teléfono

allowed_board = Un número de 1 a 100.

note_beside_columns = «{ $text }» está junto a las columnas de: { $field }. Se omite; compruebe si la línea está desplazada.

note_record_twice = El registro { $code } aparece otra vez y dice otra cosa: vale este, y el anterior «{ $text }» se omite.

note_record_kept = El registro { $code } es de torneos por equipos, y este no lo es: se guarda para la próxima exportación y no cuenta para nada.

note_title_kept = «{ $text }» no es un título conocido: se conserva como está escrito.

note_title_read = «{ $text }» se lee como el título { $title }; compruebe si la línea está desplazada.
