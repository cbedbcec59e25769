### Las palabras de los festivales: varios torneos como secciones de uno.

festival = Festival
section = Sección
to_do = Por hacer
papers_of_all = Papeles de todas las secciones
find_player = Buscar a un jugador en todas las secciones
keys_hint = El número de una sección la abre; g v vuelve aquí desde cualquiera de sus páginas.
check_in_all = Presencia de todas las secciones
another_section = Otra sección
another_section_hint = Toma de esta el lugar, las fechas, el calendario, los árbitros y las bases, y se puede cambiar en sus propios ajustes.
with_players = Un torneo paralelo: con los jugadores de este, cada uno con el Elo de su ritmo de juego
add_section = Añadir la sección
cut_already = Este torneo ya se dividió en grupos. Para dividirlo otra vez, quite en Ajustes, Torneo la marca «Solo una lista de inscritos».
cut_too_late = Ya hay una ronda emparejada en este torneo. Los grupos se forman antes, o se añade otra sección.
cut_too_early = Inscriba primero a todos; después se forman los grupos.
entries_only = Solo una lista de inscritos: se juega en grupos
groups = Grupos
group_size = Jugadores por grupo
cut_into_groups = Dividir en grupos
groups_hint = Los jugadores se dividen en ligas por Elo, por ejemplo de cuatro, cada una como sección propia con una copia de sus jugadores.
group_name = { $event } · Grupo { $n }
boards = Tableros
number_boards = Numerar los tableros por toda la sala
number_boards_hint = Por el orden de las secciones, según sus números de jugadores, donde la ronda 1 todavía no está emparejada.
move_player = Pasar a otra sección
move_hint = Antes de que nadie esté emparejado, el jugador pasa entero. Después deja esta sección desde su próxima ronda y entra en la otra como inscripción tardía; los puntos que lleva figuran allí como puntos que no dio ninguna partida de esa sección, y su informe los dice. Los dos registros lo dicen.

more_tasks = { $count } más

join_event = Incorporar un torneo que ya existe

join = Incorporar

join_hint = De los torneos de los que usted es árbitro principal y que no están en ningún festival. Cada uno conserva su registro, sus árbitros y sus páginas.

leave = Sacar este torneo del festival

leave_hint = El torneo queda como está; solo deja de ser una sección.

staff = Árbitros y lectores por sección

staff_hint = Una función en una sección no dice nada de las demás.

name_of_festival = Nombre del festival

check_in_once = Quien juega ese día en varias secciones aparece aquí una vez, y una marca vale en todas.
groups_entries_hint = El torneo mismo queda como lista de inscritos: no se empareja y no ocupa tableros en la sala.
points_go_along = con sus puntos, según las bases
money = Dinero y premios
all_sections = Todas las secciones
prize_money = Premios
also_wins = también en { $sections }
no_prizes = Ninguna sección tiene premios todavía.
persons =
    { $count ->
        [one] { $count } persona
       *[other] { $count } personas
    }
projector_of_all = Proyector para todas las secciones
