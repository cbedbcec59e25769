### Las páginas que todos pueden leer.

find_my_name = Buscar mi nombre
pairings = Emparejamientos
by_board = Por tableros
by_name = Por nombres
results = Resultados
full_screen = Pantalla completa
nothing_public = Todavía no hay nada publicado. Esta página lo mostrará en cuanto lo haya.
nobody_of_that_name = Nadie con ese nombre en esta ronda.
as_of = A las { $time }
starts_at = empieza { $time }
page_of = { $n } / { $all }
scan_for_pairings = Escanee para ver emparejamientos, resultados y clasificación
demo_hint = 60 jugadores inventados, 9 rondas, 6 de ellas jugadas. Para probar con toda libertad.
sheet_title = ¿Está al día esta hoja?
sheet_current = Sí. Lo que muestra esta hoja (registro { $state }) es como está ahora.
sheet_published_current = Sí. Lo que todos pueden ver de esta hoja (registro { $state }) es como está ahora.
sheet_outdated = No. Lo que muestra esta hoja (registro { $state }) ha cambiado; el torneo está en { $now }. Retírela e imprímala de nuevo.
sheet_later = Esta hoja es de este torneo, registro { $state }. Actos desde entonces: { $acts }.
sheet_unknown = Este torneo nunca estuvo en { $state }: la hoja no es de este torneo, o no es de este servidor. Pregunte al árbitro.
sheet_follow = Seguir este torneo
away_as_of = A las { $time }: el servidor no alcanza su base de datos en este momento.
find_by = Puede escribir el comienzo de un nombre (uno chino también en pinyin: wang, wxm) o un tablero: b12.

event = Torneo

start = Comienzo

to_my_calendar = Poner las rondas en mi calendario

news = Canal de noticias

no_entries = Todavía no se ha inscrito nadie.

remarks = Observaciones

entries =
    { $n ->
        [one] { $n } inscrito
       *[other] { $n } inscritos
    }

boards =
    { $n ->
        [one] { $n } tablero
       *[other] { $n } tableros
    }

no_connection_as_of = Sin conexión. A las { $time }.
another_page_as_of = Sin conexión, y este dispositivo no ha guardado la página pedida. Esta es la primera página del torneo, a las { $time }.

games = Partidas

no_games = Todavía no hay ninguna partida guardada.

play_through = Reproducir

all_rounds = Todas las rondas

first_move = Al principio

move_before = Un movimiento atrás

next_move = Un movimiento adelante

last_move = Al último movimiento

turn_board = Girar el tablero

breaks_off = La anotación no se puede reproducir más allá.
silent_as_of = A las { $time }: desde entonces no se ha sabido nada de la sala.
moves_not_shown = Solo se muestran los primeros { $shown } medios movimientos; la anotación los tiene todos.

being_played = en juego
results_of =
    { $games ->
        [one] { $entered } de { $games } resultado
       *[other] { $entered } de { $games } resultados
    }

rounds_complete =
    { $rounds ->
        [one] { $complete } de { $rounds } ronda terminada
       *[other] { $complete } de { $rounds } rondas terminadas
    }

all_boards = Todos { $n }

open_boards = En juego { $n }

done_boards = Terminados { $n }

from_federations =
    { $n ->
        [one] { $n } federación
       *[other] { $n } federaciones
    }

race = La carrera
race_told = Los siete primeros de hoy: su puesto por puntos tras cada ronda y su color
score_of = { $points } de { $n }

on_board = juega en el tablero { $board }

colours_and_scores = Colores y puntos
with_white = Con blancas
with_black = Con negras
average_opponent = Media de rivales

# $time (text)
# Beside a time of the hall, for readers whose clock is another
own_time = { $time } en su zona
