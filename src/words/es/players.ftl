### Páginas de los jugadores: lista, formulario, presencia, importación.

players_count = { $n ->
    [one] { $n } jugador
   *[other] { $n } jugadores
}
count_out = { $n ->
    [one] { $n } retirado
   *[other] { $n } retirados
}
count_not_here = { $n } sin confirmar presencia
count_unnumbered = { $n } sin número
add_player = Inscribir a un jugador
add_several = Inscribir desde un archivo
add_listed = Inscribir desde la lista de Elo
check_in = Presencia
number_players = Numerar a los jugadores
number_players_why = Por Elo, título y lo que los ajustes dicen entre iguales (C.04.2, 2.2). Una vez emparejada la ronda 4 no se numera a nadie de nuevo.
numbers_are_frozen = La ronda 4 está emparejada: no se numera a nadie de nuevo; las inscripciones tardías ocupan el lugar que les da su Elo (C.04.2, 2.3 y 2.4).
filter = Nombre, federación, club o número
show = Mostrar
nobody_yet = Todavía no hay jugadores. Inscriba al primero, o una lista entera desde un archivo.
nobody_found = Nadie con ese nombre. Vacíe el filtro para ver a todos.
state = Estado
state_from_round = Desde la ronda { $n }
state_withdrawn = Retirado desde la ronda { $n }
state_expelled = Expulsado desde la ronda { $n }
state_moved = En otra sección desde la ronda { $n }
bye_in = { $kind }, ronda { $n }
new_player = Nuevo jugador
edit_player = Editar jugador
field_name_hint = Apellidos, Nombre; los nombres chinos sin coma
gender = Sexo
male = Hombre
female = Mujer
birth = Nacimiento
birth_hint = 2001 o 2001-05-17
fide_id = FIDE ID
other_title = Otro título
national_id = ID nacional
national_records = Registros de listas nacionales
category = Categoría
rating_source = Lista del Elo
other_ratings = Elo por listas
standard_rating = Clásico
rapid_rating = Rápido
blitz_rating = Relámpago
national_rating = Elo nacional
k_factor = K
paid = Pagado
note = Nota
first_round = Primera ronda
first_round_hint = Posterior a la 1 para inscripciones tardías: sin puntos por las rondas perdidas (C.04.2, 2.4).
save = Guardar
save_and_next = Guardar e inscribir otro
none = ninguno
taking_part = Participación
withdraw = Retirar
withdraw_consequence = No se empareja desde la ronda { $n }. Las partidas jugadas quedan.
expel = Expulsar
expel_reason = Motivo (Leyes 12.9.9)
reenter = Readmitir
reenter_consequence = Se empareja de nuevo desde la ronda { $n }.
remove = Quitar de la lista
remove_consequence = Solo antes del primer emparejamiento del jugador; deshacer en el registro devuelve al jugador.
byes_asked = Byes pedidos
bye_none = juega
bye_half = bye de medio punto
bye_zero = bye sin puntos
bye_full = bye de un punto
bye_in_advance = bye asignado por el emparejamiento, dado de antemano
fixed_board = Tablero fijo
fixed_board_hint = El tablero en que siempre se sienta, sea cual sea su puntuación.
games_so_far = Rondas hasta ahora
absent = ausente
checked_in = Presente
not_checked_in = Sin confirmar presencia
check_in_hint = Toque una fila para marcarla; tóquela de nuevo para quitar la marca.
check_in_count = { $n } de { $all } presentes
absent_to_zero = Dar a los ausentes un bye sin puntos en la ronda { $n }
import_title = Jugadores desde un archivo
import_hint = CSV o XLSX con una línea de títulos, de cualquier programa. No se añade nada antes de que lo haya visto.
import_file = Archivo
import_paste = o pegue aquí la tabla
import_look = Ver
import_column = Columna { $n }
import_ignore = Omitir
import_now = { $n ->
    [one] Añadir a este jugador
   *[other] Añadir a estos { $n } jugadores
}
import_header = La primera línea nombra las columnas
import_line_short = Línea
import_encoding = Leer como { $name }
import_encodings = Caracteres del archivo
import_encoding_found = Según se averigüe
import_encoding_guess = El archivo no dice en qué caracteres está escrito. ¿Son correctos estos nombres?
import_encoding_read = Leerlo así
import_encoding_lost = Se pierde lo escrito en esta hoja.
import_too_big = El archivo supera { $mb } MB. Una lista de jugadores es mucho menor: ¿es el archivo correcto?
import_nothing = No se ha dado nada: elija un archivo o pegue una tabla.
trf_title = Un torneo desde un archivo
trf_hint = Un archivo TRF de cualquier versión o un archivo de Swiss-Manager (TUNX, TURX, TUMX, TUTX), Swiss-Chess (SWT), SwissPerfect (sus tres archivos en un ZIP), PairTwo (SWS), SWAR (SWAR) o Papi (PAPI, JSON), con las rondas jugadas. Verá lo leído, y cómo se atiene a las reglas, antes de que se cree nada.
trf_paste = o péguelo aquí
trf_holds = { $rounds ->
    [one] Jugadores: { $players }; { $rounds } ronda jugada
   *[other] Jugadores: { $players }; { $rounds } rondas jugadas
}
trf_mended = Lo que hubo que corregir
trf_refused = El archivo no se puede leer como torneo
trf_import = Crear este torneo
import_here_already = Este servidor ya tiene este torneo, como { $name }. Actos allí: { $here }; en el archivo: { $acts }. Lo que se cree con el archivo queda al lado como torneo propio, y ninguno sabe del otro.
import_made_already = De este mismo archivo ya se creó un torneo: { $name }. Lo que se cree ahora queda al lado como torneo propio, y ninguno sabe del otro.

leaving_before_half = Jugadas { $played } de { $games } partidas, menos de la mitad: las partidas quedan en la tabla y cuentan para el Elo, pero para el puesto de nadie. Desde la ronda { $round } los demás ganan por incomparecencia.
leaving_after_half = Jugadas { $played } de { $games } partidas, la mitad o más: cuentan todas las partidas. Desde la ronda { $round } los demás ganan por incomparecencia.
check_in_until = Presencia hasta
check_in_by_players = Los jugadores confirman ellos mismos su presencia, con el código QR
check_in_by_players_hint = En la página pública, antes de la ronda 1 y hasta la hora de arriba. La página pide el año de nacimiento si consta en la lista; no muestra nada que no muestre la lista pública.
check_in_rules = Hora, y presencia por los propios jugadores
check_in_open_until = Abierta hasta { $time }
check_in_search_hint = Escriba parte del nombre o escanee una tarjeta con el FIDE ID; Intro marca al único que queda, y abre el formulario de un jugador nuevo si no hay nadie.
register_newcomer = Inscribir a un jugador nuevo
newcomer_here = { $name }: inscripción hecha y presencia marcada.
not_paid = sin pagar
scan_to_check_in = Escanee para confirmar su presencia
self_check_in_closed = Ahora los jugadores no confirman aquí su presencia. Vaya a la mesa de los árbitros.
other_birth_year = No es lo que consta en la lista. Compruebe el año o vaya a la mesa de los árbitros.
you_are_checked_in = Su presencia está confirmada.
your_birth_year = Su año de nacimiento
i_am_here = Estoy aquí
somebody_else = Confirmar la presencia de otro
self_check_in_hint = Busque su nombre arriba y diga que está aquí.
self_check_in_author = presencia por el propio jugador

import_again = Comprobar de nuevo

import_cell = { $cell }, línea { $line }

import_counts =
    { $good ->
        [one] { $good } correcta
       *[other] { $good } correctas
    } · { $faulty } por revisar · { $skipped ->
        [one] { $skipped } omitida
       *[other] { $skipped } omitidas
    }

import_added =
    { $n ->
        [one] Se ha añadido { $n } jugador. Quedan las filas de abajo.
       *[other] Se han añadido { $n } jugadores. Quedan las filas de abajo.
    }

import_federation = Federación de los { $n } sin ella:
import_only_faulty =
    { $n ->
        [one] Mostrar solo la fila por revisar
       *[other] Mostrar solo las { $n } por revisar
    }

import_all_rows = Mostrar todas las filas

import_skip = Omitir

import_skip_row = Omitir la línea { $line }

import_means = Qué es «{ $heading }»

import_skip_caption = rótulo

import_skip_heading = títulos

import_skip_by_hand = omitida

import_here = Ya en el torneo: { $who }
import_waits = espera a todo su equipo

import_another = otra persona del mismo nombre

import_keep_title = dejar el título como está escrito

import_pick = ¿Quién de la lista?

import_unlisted = no está en la lista de Elo

import_complete = Completar todo con la lista

import_complete_row = Completar

import_take_all =
    { $n ->
        [one] Tomar { $n } diferencia
       *[other] Tomar las { $n } diferencias
    }

import_no_list = No hay lista de Elo en este servidor: las filas no se pueden completar.

import_pages = Páginas de la tabla

no_half_point_byes = Sin derecho a byes de medio punto

number_anew = Numerar de nuevo a todos

number_anew_why = Por los Elo y títulos actuales (C.04.2, 2.3). Los números anteriores y los nuevos se muestran antes de hacerlo. Las inscripciones tardías reciben su lugar sin esto.

latin_name = Nombre en letras latinas, para la FIDE

import_against_rules = Estas rondas no son como las tienen las reglas y el programa: { $rounds }. Se importan de todos modos; el informe a la FIDE lo dice.

phone = Teléfono

import_columns_left_out = Se omite: { $columns } (elija encima de una columna qué es, si debe leerse)
task_twins = { $name } quizá está inscrito dos veces
