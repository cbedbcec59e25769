### Los equipos de un torneo y la página que los fija.

teams = Equipos
hint = Dos equipos de 2 a 13 jugadores cada uno, por orden de tableros: cada uno juega contra todos los del otro equipo. Escriba nombres o números, uno por línea.
team_n = Equipo { $n }
team_name = Nombre
members = Jugadores por orden de tableros
suggested = Una propuesta por club o federación y Elo; todavía no se ha guardado nada.
set_up = Formar los dos equipos
not_scheveningen = Aquí se forman equipos para un torneo Scheveningen; elija el sistema en los ajustes.
fixed = La ronda 1 está emparejada: los equipos no cambian.
name_missing = Cada equipo necesita un nombre, y los dos deben ser distintos.
sizes = Ambos equipos necesitan el mismo número de jugadores, de 2 a 13; estos tienen { $first } y { $second }.
in_both = { $name } aparece dos veces.

nickname = Nombre corto
captain = Capitán
takes_part = Participa
captains_link = Enlace del capitán
matches_of_teams = Encuentros por equipos
boards_of_match = Tableros por encuentro
boards_count = { $count ->
    [one] { $count } tablero
   *[other] { $count } tableros
}
match_points = Puntos de encuentro
game_points = Puntos de tablero
match_win = Encuentro ganado
match_draw = Encuentro empatado
match_loss = Encuentro perdido
first_score = Los equipos se emparejan y clasifican primero por
colour_preferences = Colores que prefieren los equipos (C.04.6 art. 1.7)
type_a = Tipo A: simples
type_b = Tipo B: fuertes y leves
no_preferences = Ninguna
second_score = La otra puntuación dice qué equipo de una pareja es el superior, para los colores (art. 4.2.2)
team_bye = Bye asignado por el emparejamiento de un equipo
team_bye_hint = Vacío: los puntos de un encuentro empatado (C.04.6).
line_up_minutes = Los capitanes entregan las alineaciones hasta este tiempo antes de la ronda
line_up_minutes_hint = Vacío: los equipos se sientan por su orden de fuerza, salvo que un árbitro anote otra alineación. Con un tiempo, primero se publican los encuentros, y los tableros al cerrarse las alineaciones.
free_order = Una alineación puede alterar el orden de fuerza
team = Equipo
captains_links = Enlaces de los capitanes
from_a_list = Desde una lista
add_team = Inscribir equipo
add_and_next = Inscribir, y otro
no_teams_yet = Todavía no hay equipos. Inscríbalos uno a uno, o todos desde una lista con una fila por jugador y una columna con el equipo.
number_teams = Numerar por fuerza
number_teams_why = Por el Elo medio de los jugadores más fuertes, tantos como tableros.
draw_numbers = Sortear los números
draw_numbers_why = Por sorteo, con la semilla del torneo.
strength = Media
out_from = fuera desde la ronda { $round }
players_missing = Indique al menos un jugador.
name_taken = Ya hay un equipo { $name }.
by_form = formulario
late_team = El torneo ha empezado: el equipo juega desde la ronda { $round }.
players_hint = Uno por línea, primero el primer tablero, al final los suplentes: nombre; Elo; título; federación; FIDE ID; año de nacimiento. Todo salvo el nombre puede omitirse.
fide_id = FIDE ID
reserve_short = Supl.
up = { $name } un tablero más arriba
down = { $name } un tablero más abajo
take_out = Sacar del equipo a { $name }
add_to_squad = Añadir al final
free_hint = Todos los jugadores tienen equipo. Para uno más, inscriba primero al jugador.
line_ups = Alineaciones
line_up = Alineación
no_line_ups = El equipo se sienta por su orden de fuerza.
line_up_of = Alineación, ronda { $round }
data = Datos del equipo
withdraw = Retirar el equipo
take_back = El equipo vuelve
from_round = desde la ronda
no_such_change = No existe ese cambio: { $text }.
links_hint = Un capitán entrega la alineación con el enlace, desde un teléfono, hasta que vence el plazo. El enlace no abre nada más. Se muestra una vez, aquí; uno nuevo anula el anterior.
links_made = Estos enlaces se muestran ahora y nunca más: imprima la página o envíelos.
make_all_links = Enlaces para todos los que no tienen
has_link = tiene enlace
make_link = Crear un enlace
new_link = Nuevo enlace
revoke_link = Anularlo
against = Contra { $team }
match_has_begun = Hay resultados de este encuentro: la alineación no cambia.
note_line_up = Anotar la alineación
order_of_squad = Orden de fuerza
board_n = Tablero { $board }
nobody = nadie
any_order = Los jugadores pueden alinearse en cualquier orden.
fixed_order = Los jugadores mantienen el orden de fuerza; quien entra desplaza a los demás hacia abajo.
white_on_first = Blancas en el tablero 1
black_on_first = Negras en el tablero 1
until = Hasta { $time }
give_line_up = Entregar la alineación
line_up_saved = La alineación está anotada. Puede cambiarla hasta que venza el plazo.
is_final = La alineación es definitiva.
nothing_to_give = Ninguna ronda espera alineación.
too_late = El plazo de las alineaciones ha terminado. Hable con el árbitro.
empty_board_between = Los tableros se llenan desde el primero: ninguno vacío por encima de un jugador.
captain_of = Capitán de { $team }
import_hint = La columna tomada como club nombra el equipo. Los jugadores van por orden de tableros; los equipos se forman con todas las líneas a la vez.
task_add_teams = Inscribir los equipos
task_line_ups = Ronda { $round }: entregadas { $given } de { $teams } alineaciones; ciérrelas
wins_alone = Tablero { $board }: gana { $name }, sin nadie enfrente
no_match = sin encuentro
line_ups_are_open = Los capitanes todavía entregan sus alineaciones: el público ve los encuentros, no los tableros, y no se anotan resultados.
line_ups_not_in = Aún faltan: { $teams }
close_line_ups = Cerrar las alineaciones y mostrar los tableros

swap_teams = Intercambiar dos equipos

swap_label = Los números de dos equipos

swap_unread = Escriba los números de dos equipos: 3 = 5
line_ups_to_come = Los capitanes aún entregan alineaciones. Después se muestran aquí los tableros.

lost_by_default = Perdido por incomparecencia

did_not_come = { $team } no vino
