### Los tableros en directo: partidas que llegan mientras se juegan, y lo que un árbitro debe o puede hacer.

title = Tableros en directo
must = Intervenir
may = Se puede reclamar
look = Mirar
threefold_on_board = La posición tras { $mv } se da por tercera vez: { $side } pueden reclamar tablas antes de mover.
threefold_start = La posición inicial se da por tercera vez: { $side } pueden reclamar tablas antes de mover.
threefold_in_sight = { $side } pueden reclamar la tercera vez anotando y anunciando { $moves }.
fifty_on_board = Cincuenta movimientos de cada bando sin captura ni movimiento de peón: quien está en juego puede reclamar tablas.
fifty_in_sight = { $side } pueden reclamar cincuenta movimientos anunciando uno sin captura ni movimiento de peón.
ended = La partida terminó con { $mv }: { $how }. Deténgala y anote el resultado.
ended_at_start = La partida ha terminado desde el principio: { $how }.
contradiction = Con { $mv } el tablero muestra: { $how }. La anotación dice { $result }.
signal_contradicts = Los reyes en el centro indican { $signal }, la anotación dice { $result }.
flag = El reloj de { $side } marca 0:00:00 tras { $mv }: mire la bandera.
illegal = { $word } de { $side } no es un movimiento legal: mire el tablero.
unreadable = La anotación no se puede leer en { $word }.
clock_too_much = Tras { $mv } el reloj marca { $time }, y puede tener como máximo { $most }.
clock_per_move = { $mv } consumió { $time }, más de los { $limit } por movimiento.
board = Tablero { $board }
seen = Visto
seen_by = Visto por { $name }, { $at }
open_claim = Mesa de reclamaciones
no_notices = Nada que hacer en los tableros en directo.
notices = Qué hacer
more_notices = { $count ->
    [one] { $count } aviso más
   *[other] { $count } avisos más
}
sound_on = Sonido: sí
sound_off = Sonido: no
boards = Tableros
no_boards = Todavía no ha llegado ninguna partida.
number = Tab.
last_move = Último movimiento
clocks = Relojes (blancas, negras)
by_hand = Se guarda la anotación de usted; el tablero no se sigue.
follow = Seguirlo de nuevo
strays = Partidas sin tablero
why = Por qué
games_of = Las partidas vienen de
nowhere = Todavía de ningún sitio. El árbitro principal indica abajo una dirección o crea una clave; una carpeta se indica al iniciar el servidor.
heard = { $count ->
    [one] { $count } partida, { $at }
   *[other] { $count } partidas, { $at }
}
not_heard = { $why }, { $at }
not_asked_yet = Sin consultar todavía
sent_to = Enviado a { $address }
sent = { $count ->
    [one] { $count } partida admitida, { $at }
   *[other] { $count } partidas admitidas, { $at }
}
round_pgn = Partidas de la ronda (PGN)
public_pgn = Para el público
settings = De dónde vienen las partidas y adónde van
address = Dirección de las partidas
address_hint = games.pgn de LiveChess, la página o tournament.json de su nube, o game-N.pgn para un archivo por tablero
every = Consultar cada
seconds = segundos
delay_minutes = El público ve los movimientos tras
minutes = minutos
delay_moves = Retenidos al público
moves = movimientos
push_address = Enviar la ronda a (retransmisión)
push_hint = https://lichess.org/api/broadcast/round/…/push
push_token = Token para ello
token_kept = Hay un token guardado; vacío lo conserva.
save = Guardar
saved = Guardado.
own_network_hint = Las direcciones de la propia red del servidor solo las puede fijar la administración.
keys = Claves para una ronda
keys_hint = Un retransmisor envía partidas por POST a { $address }, con la clave como token «Bearer» y PGN como texto. Una clave abre una ronda.
key_name = Nombre
key_round = Ronda
make_key = Crear una clave
revoke = Revocar
made = Creada
used = Último uso
never = nunca
key_made = La clave de { $name }. Solo se muestra esta vez:
stray_no_round = No hay ninguna ronda publicada.
stray_other_round = La anotación es de la ronda { $round }.
stray_nobody = Ningún tablero tiene estos jugadores, y la anotación no indica tablero.
stray_other_players = El tablero { $board } tiene otros jugadores.
stray_no_board = La ronda no tiene tablero { $board }.
stray_colours = El tablero { $board } tiene los colores al revés.
stray_too_long = La anotación es demasiado larga para una partida.
stray_by_hand = El tablero { $board } tiene una anotación del árbitro.
why_no_address = La dirección debe empezar por http:// o https:// y no llevar contraseña
why_own_network = La dirección es de la propia red del servidor; puede fijarla la administración
why_status = El otro lado respondió { $status }
why_too_large = La respuesta es demasiado grande
why_no_answer = Sin respuesta ({ $told })
why_no_games = No hay partidas en la respuesta
why_folder = La carpeta no se puede leer ({ $told })
why_not_saved = No se pudo guardar nada

result_differs = El tablero muestra { $shown } y se anotó { $entered }.

enter_result = Anotar { $result }

enter_all =
    { $count ->
        [one] Anotar { $count } resultado
       *[other] Anotar los { $count } resultados
    }

offered =
    { $count ->
        [one] { $count } resultado de los tableros en directo está sin anotar
       *[other] { $count } resultados de los tableros en directo están sin anotar
    }
clock_jump = Tras { $mv } el reloj pasó de { $from } a { $to }: mírelo.
doubtful_name = Asignada al tablero { $board } por su número y el rival: «{ $name }» no es el nombre del jugador.
this_is_board = Es el tablero
