### La línea de órdenes: su ayuda y sus respuestas.

usage = Uso:
commands = Órdenes:
arguments = Argumentos:
options = Opciones:
options_placeholder = [OPCIONES]
default_value = [por defecto: { $value }]
possible_values = [posibles: { $values }]
environment = [entorno: { $name }]
help = Mostrar esta ayuda
help_of = Mostrar la ayuda de una orden
version = Mostrar la versión
lang = Idioma de la ayuda y las respuestas, como en, zh-Hans o es (si no, el de LC_ALL o LANG)
no_language = No hay palabras en «{ $tag }». Elija uno de: { $known }.
unknown_argument = «{ $given }» no se conoce aquí.
unknown_command = No existe la orden «{ $given }».
did_you_mean = ¿Quiere decir { $suggestion }?
not_together = { $one } no se puede usar junto con { $other }.
only_once = { $given } solo puede aparecer una vez.
required_missing = Falta: { $missing }.
command_missing = ¿Qué orden? Hay: { $commands }.
value_missing = { $option } necesita un valor.
value_not_allowed = { $option }: «{ $value }» no se puede usar. Se admite: { $allowed }.
value_unreadable = { $option }: «{ $value }» no se puede leer. { $allowed }
value_too_many = { $option }: «{ $value }» es un valor de más.
not_text = Los argumentos no son texto en UTF-8.
usage_wrong = No se entienden los argumentos.
see_help = { $command } --help muestra lo que se puede decir.
allowed_address = Se admite: una dirección con puerto, como 127.0.0.1:8080.
allowed_network = Se admite: una dirección o red, como 127.0.0.1 o 10.0.0.0/8.
allowed_database = Se admite: postgres://user@host/name, o sqlite:ARCHIVO.
allowed_game = Se admite: el Elo del rival, w o b, y 1, = o 0, como en 2310w=.
about = Lleva torneos de ajedrez: emparejamientos, resultados, reclamaciones, clasificación, papeles e informes.
starts_server = Sin una orden arranca el servidor.
replay = Reproducir las partidas de un archivo y resolver reclamaciones
mating = ¿Puede este bando todavía dar mate? Lee líneas «FEN white|black» de la entrada estándar
serve = Iniciar el servidor (también sin orden)
backup = Escribir una copia coherente de la base de datos
restore = Poner una copia de seguridad en el lugar de la base de datos, que se guarda con otro nombre
verify = Verificar los registros de una base de datos, o decir qué acto no está como se escribió
dossier = Hacer el expediente para una apelación, como papel o como archivo que se prueba a sí mismo, o comprobar tal archivo
password_link = Mostrar un enlace de un solo uso para una cuenta cuya contraseña se olvidó
rating = Cambios de Elo, primeros Elo, informes de evaluación
ratings = Listas de Elo: importar una, buscar a un jugador
standings = La clasificación de un archivo de torneo, por cualesquiera desempates
export = Un archivo con el que un torneo sale, de una base de datos o de cualquier archivo que se lee: TRF, listas, el CSV de Swiss-Manager
pair = Emparejar la siguiente ronda de un archivo de torneo (en lugar de bbpPairings)
pairer = Responder como bbpPairings o JaVaFo, para programas que llaman a uno de ellos
check = Revisar según el reglamento un archivo de torneo de cualquier programa: emparejamientos, puntos, puestos
generate = Generar un torneo al azar
words = Para traductores: comprobar los archivos de palabras
rating_change = Lo que cambian unas partidas a un Elo: --own 2813 --k 10 1787w1 2025b1 2310w=
rating_initial = El primer Elo de un recién llegado: 1650w1 1720b=
rating_report = El informe de evaluación de un archivo de torneo
ratings_import = Importar una lista: texto o XML de la FIDE, o una nacional como CSV, comprimida o no
ratings_search = Buscar a un jugador por palabras del nombre, FIDE ID, año de nacimiento, federación
words_check = Decir qué está mal en los archivos de palabras de un idioma, y qué falta
check_codes = Códigos de salida: 0 nada difiere, 1 algo difiere, 3 archivo no entendido, 4 demasiado grande, 5 no se puede leer.
pair_output = Los emparejamientos se muestran como los muestra bbpPairings: el número de parejas, después una línea «blancas negras» por tablero; el bye asignado por el emparejamiento es «número 0». Los jugadores figuran por su número inicial; en un torneo por equipos se emparejan los equipos, por el suyo.
pair_codes = Códigos de salida: 0 hecho, 1 no existe emparejamiento, 2 fallo inesperado, 3 petición o archivo no entendido, 4 demasiado grande, 5 un archivo no se puede leer o escribir.
pairer_how = Un programa que llama a bbpPairings o JaVaFo cambia una ruta: a un enlace a este programa con el nombre bbpPairings o javafo, o a «sonneborn pairer». Se entienden estas líneas:
pairer_files = Los emparejamientos y lo que escribe -c tienen la misma forma que allí. Un archivo que se nombra sin carpeta está junto al que se lee. Lo que falló se dice en la salida de error, con línea y columna.
pairer_codes = Códigos de salida de bbpPairings: 0 hecho (también si -c encuentra diferencias), 1 no existe emparejamiento, 2 fallo inesperado, 3 petición o archivo no entendido, 4 demasiado grande, 5 no se puede leer o escribir un archivo. De JaVaFo: 0 hecho, 1 no.
generate_rates = Lo que se omite se sortea con la semilla entre lo usual en torneos abiertos. OFTEN es una frecuencia en milésimas por ronda (--forfeits 15: quince de mil partidas), un número de veces en el torneo (--forfeits 6x) o por rondas (--forfeits 2x@1,50@4). El archivo es TRF26, con los puestos según sus desempates; lo leen pair, check y bbpPairings.
replay_codes = Con --claim: código de salida 0 la reclamación es correcta, 1 incorrecta, 2 sin decidir, 64 uso erróneo.
trf_file = Un archivo de torneo (TRF06, TRF16 o TRF26)
json = Mostrar JSON
rate = El ritmo de juego
backup_file = La copia que se escribe
check_file = Un archivo de torneo (TRF06, TRF16, TRF26), un archivo de Swiss-Manager (TUNX, TURX, TUMX, TUTX), Swiss-Chess (SWT), SwissPerfect (ZIP), PairTwo (SWS), SWAR (SWAR) o Papi (PAPI, JSON) o un torneo entero como lo escribe este programa (JSON); de este, cada ronda se comprueba por lo que se sabía al emparejarla y por el propio sistema del torneo
check_round = Solo esta ronda
system_code = El sistema de emparejamiento por su código
system_dutch = El sistema holandés, C.04.3, en la edición del primer día del archivo
system_dubov = Lo mismo que --system dubov, C.04.4.1
system_burstein = Lo mismo que --system burstein, C.04.4.2
system_team = Lo mismo que --system team-swiss, C.04.6, para archivos con equipos
system_berger = Tablas Berger, C.05 anexo 1
system_edition = La edición del sistema holandés, sea cual sea la fecha
output_file = Dónde se escribe (en el terminal, si se omite)
seed = La misma semilla y las mismas opciones dan el mismo torneo; si se omite, se sortea una, se dice y queda en el nombre del torneo
gen_players = Cuántos jugadores
gen_rounds = Cuántas rondas tiene el torneo
gen_played = Cuántas de ellas están jugadas, para emparejar desde ahí (todas, si se omite)
gen_highest = Ningún Elo es mayor
gen_lowest = Ningún Elo es menor
gen_ratings = Cómo se reparten los Elo entre ambos: even, todos igual de probables; bell, la mayoría en el medio
gen_step = Los Elo van a saltos de tanto: con 100, muchos son iguales
gen_colour = El color del número 1 en la primera ronda (por sorteo, si se omite)
gen_baku = Acelerar por el método Bakú, C.04.7
gen_forbidden = Cuántas parejas no deben encontrarse
gen_unrated = Sin Elo, de mil jugadores
gen_late = Llegados después de la ronda 1, de mil jugadores
gen_withdrawals = Retirados, de mil jugadores en cada ronda
gen_returns = De vuelta, de mil retirados en cada ronda
gen_half_byes = Byes de medio punto, de mil jugadores en cada ronda
gen_zero_byes = Byes sin puntos, de mil jugadores en cada ronda
gen_full_byes = Byes de un punto, de mil jugadores en cada ronda
gen_assigned_byes = En cuántas de mil rondas con número impar da el bye el árbitro, lo que check señala
gen_adjourned = Aplazadas, de mil partidas: tablas para el siguiente emparejamiento, decididas después, de modo que check ve otra partida
gen_draws = Tablas, de mil partidas entre iguales; menos entre desiguales
gen_forfeits = Incomparecencias de un bando, de mil partidas
gen_double_forfeits = Incomparecencias de ambos, de mil partidas
gen_unusual = 0-0, ½-0 y partidas de menos de un movimiento por bando, de mil partidas
mating_line = Añadir los movimientos que dan mate, o la razón de que no los haya
pair_file = Un archivo de torneo: TRF16 con líneas XX, o TRF26
pair_next = Emparejar la siguiente ronda y escribir los emparejamientos en un archivo (en el terminal, si se omite)
pair_check = Comprobar todas las rondas, o una, con el programa (como sonneborn check)
gen_gaps = Los Elo desde el más alto hacia abajo, cada uno menor que el anterior en algo entre estos dos
gen_rating_list = Los Elo uno por uno; a los demás jugadores se les sortea
gen_scoring = Puntos por victoria, tablas y derrota
gen_pab = Puntos por el bye asignado por el emparejamiento
gen_tie_breaks = Los desempates en orden, por sus códigos
gen_time_control = El ritmo de juego en el código del registro 222
allowed_often = una frecuencia de hasta 1000, un número de veces como 6x, o ambos por rondas como 2x@1,50@4
allowed_scoring = tres puntuaciones que no aumenten, como 3-1-0; dos tablas no valen más que una victoria y una derrota
pair_generate = Generar un torneo al azar, por un archivo de configuración de bbpPairings o como el torneo del archivo nombrado primero (sonneborn generate puede más)
pair_output_file = Dónde se escribe el torneo al azar
pair_seed = La semilla del torneo al azar; la misma semilla da el mismo torneo
pair_list = Escribir en un archivo lo que el programa sabía de cada jugador (junto al torneo, terminado en .list, si se omite)
pairer_line = Una línea de llamada de bbpPairings (--dutch ARCHIVO -p) o de JaVaFo (ARCHIVO -p)
link_account = El nombre de la cuenta
link_url = La dirección por la que se llega al servidor
rating_own = El Elo del propio jugador
rating_k = El coeficiente de desarrollo
rating_start = Primer día del torneo, que elige la edición del reglamento (la más nueva, si se omite)
rating_games = Elo del rival, color propio, resultado: 1787w1 2025b= 2310w0
list_file = El archivo de la lista
list_name = Cómo se llama la lista, con su mes; los Elo tomados de ella lo dirán
list_federation = La federación de una lista nacional, en tres letras
list_rate = El ritmo de una lista con un solo Elo
list_words = Palabras del nombre, FIDE ID, año de nacimiento, federación
list_database = La base de datos
replay_file = El archivo de partidas (PGN, en cualquier codificación)
replay_all = Listar los finales y las reclamaciones abiertas de cada partida (lo que ocurre de todos modos sin --claim)
replay_against = Comparar con otra planilla de la misma partida (código de salida 1 donde difieren)
replay_mend = Mostrar el archivo con las lecturas claras de las palabras que no son notación estándar; por qué se tomó cada una y qué debe preguntarse va al error estándar (código de salida 2 donde hay que preguntar)
replay_json = Mostrar solo JSON: un objeto por línea
replay_edition = Leyes: 1989, 2001, 2005, 2009, 2014, 2017, 2018, 2023 o qq
replay_supervised = En rápido y relámpago: rigen las reglas de competición completas (A.4, B.2)
replay_at_fault = Ante un movimiento que no se puede jugar: detenerse, omitirlo o darlo por hecho
replay_stood = Los movimientos ilegales en que se detiene una anotación se jugaron y se mantuvieron (A.5.2): llevarlos al tablero como se hicieron
claim_kind = Una reclamación en el movimiento de este número del reclamante (en movimientos ilegales y piezas tocadas: del infractor), sin él al final de la anotación: { $kinds }; por ejemplo threefold@34
claim_by = Quién reclama (o abandona)
claim_announced = El movimiento anotado y anunciado, o el ilegal
claim_game = Qué partida del archivo, desde 1
claim_white_clock = Tiempo restante de blancas, h:mm:ss, con el de negras: la anotación no tiene el reloj que corría
claim_black_clock = Tiempo restante de negras
claim_fallen = flag: de quién es la bandera caída (si no se dice, del rival)
claim_last_period = flag: este es el último período
claim_required_moves = flag: los movimientos exigidos en el período
claim_earlier = illegal: movimientos ilegales anteriores del mismo bando en esta partida
claim_replied = illegal: el reclamante ya ha hecho el siguiente movimiento
claim_squares = touched: las casillas en el orden en que se tocaron, por ejemplo "e1 h1"
claim_minutes = late: minutos después del comienzo
claim_default_time = late: el tiempo de espera del torneo en minutos
claim_nobody = late: ninguno de los dos estaba presente al comienzo
claim_from_move = agreement: el movimiento desde el que el torneo lo permite
claim_checked = La anotación se comparó con el tablero y con la otra planilla: es correcta como está
claim_quickplay = quickplay, increment: el torneo anunció las Directrices III
restore_file = La copia de seguridad
restore_force = También donde ya hay una base de datos; se guarda con otro nombre
data_dir = Carpeta de los datos
database = postgres://user@host/name, o sqlite:ARCHIVO; por defecto un archivo SQLite en la carpeta de los datos
listen = Dirección y puerto en que escucha; 0.0.0.0:8080 para toda la sala
public_url = La dirección por la que otros llegan a este servidor, para enlaces y códigos QR
backup_dir = Una segunda carpeta para copias de seguridad, en otro disco o memoria: según un plan y después de cada ronda publicada
backup_every = Minutos de una copia de seguridad a la siguiente
keep_days = Borrar un torneo en el que no se hizo nada durante tantos días de marcha del servidor; la administración puede recuperarlo durante un mes y guardar su última exportación
trusted_proxy = Un proxy delante de este servidor que dice las direcciones de los demás (X-Forwarded-For); una dirección o red, varias con comas
access_log = Escribir una línea por cada petición en el error estándar
demo = Preparar el torneo de demostración
standings_tie_breaks = Desempates en orden, como "PTS DE BH/C1", o "all" (los del archivo, si se omite)
standings_edition = La edición de C.07: de agosto de 2024 o de marzo de 2026 (por el primer día del archivo, si se omite)
standings_after = La clasificación tras esta ronda (la última de la que el archivo dice algo, si se omite)
standings_swiss = Contarlo como suizo, diga lo que diga el archivo
standings_round_robin = Contarlo como liga, diga lo que diga el archivo
standings_json = Mostrar JSON, por número inicial (en un torneo por equipos, por número de equipo)
verify_file = Un archivo SQLite, como una copia de seguridad; por defecto la propia base de datos
verify_tournament = Solo este torneo
verify_sheet = Preguntar también si el registro tiene este estado, como lo lleva el pie de un papel: 57-8XK2-M0TD-…
export_file = Lo que lee check: un archivo de torneo, un archivo de otro programa o un torneo entero tal como lo escribe este programa
export_tournament = Un torneo de la base de datos, en vez de un archivo
export_as = Qué archivo, con el nombre que tiene en las páginas
export_so_far = También un archivo para la valoración si faltan las últimas rondas; dice que no es definitivo
dossier_check = En vez de hacer uno, decir si este archivo de un expediente es como lo tenía el registro
dossier_tournament = El torneo
dossier_output = Dónde se escribe: el papel como .pdf, el archivo que se prueba a sí mismo como .json
dossier_round = Solo un tablero de esta ronda
dossier_board = Solo este tablero
dossier_player = Solo el jugador con este número inicial
words_folder = La carpeta de un idioma (src/words/es), o una que contiene tales carpetas
words_missing = Nombrar todos los mensajes que faltan
demo_made = El torneo de demostración es el torneo { $number }
served_at = Sonneborn está en { $address }
served_behind = Sonneborn está en { $address } (escucha en { $listening })
first_administrator =
    Cree aquí la primera cuenta de administración (una vez, en dos días):
    { $link }
cannot_serve = no se puede servir en { $address }
log_unreadable = RUST_LOG dice «{ $asked }», que no se puede leer: escriba destinos y niveles, como warn,access=info
clock_not_set = El reloj de este ordenador marca una fecha anterior a 1970 o posterior a 9999: ponga la fecha y la hora y vuelva a empezar.
uploads_unreadable = la carpeta de archivos subidos no se puede leer
folder_not_made = la carpeta de datos { $folder } no se puede crear
list_imported = { $players ->
    [one] { $list }: { $players } jugador, líneas omitidas: { $skipped }
   *[other] { $list }: { $players } jugadores, líneas omitidas: { $skipped }
}
lines_skipped = Omitidas: líneas { $lines }
no_list = todavía no hay lista de Elo: importe una primero
restore_postgres = PostgreSQL se restaura con pg_restore
restore_damaged = { $file } está dañado: { $damage }
restore_same = { $file } es la propia base de datos
restore_there = ya hay una base de datos en { $file }; --force la guarda con otro nombre
restore_not_placed = { $file } no se puede poner en su lugar
restore_kept = La base de datos anterior se guarda como { $file }
restored = { $file } restaurado
tournament_at = Torneo { $number }: { $state }
database_problem = Base de datos: { $problem }
never_at = el registro nunca estuvo en { $state }
proven = Torneo { $number } ({ $name }): verificado, { $state }
not_proven = Torneo { $number } ({ $name }): NO VERIFICADO
persons_removed = { $times ->
    [one] { "" }, datos de personas eliminados una vez
   *[other] { "" }, datos de personas eliminados { $times } veces
}
act_calls_itself = el acto { $seq } se llama a sí mismo acto { $other }
act_unreadable = el acto { $seq } no se puede leer: { $why }
no_account = no existe la cuenta { $name }
first_has_no_game = el primer archivo no tiene ninguna partida
second_has_no_game = el segundo archivo no tiene ninguna partida
no_game = el archivo no tiene la partida { $number }
no_claim = no existe la reclamación «{ $code }»; vea --help
move_no_number = el movimiento tras @ no es un número
fen_and_side = se esperaba una FEN y white o black
side_at_end = se esperaba white o black al final de la línea
no_languages = { $folder } no tiene ninguna carpeta con un { $file }
words_in_source = { $count ->
    [one] { $tag }: { $count } mensaje
   *[other] { $tag }: { $count } mensajes
}
words_said = { $tag }: { $said } de { $total } mensajes ({ $percent } %)
words_of_parent = { $own ->
    [one] { $own } mensaje propio; los demás son los de { $parent }
    [many] { $own } de mensajes propios; los demás son los de { $parent }
   *[other] { $own } mensajes propios; los demás son los de { $parent }
}
word_missing = falta: { $table }.ftl { $id }
words_more = { $count ->
    [one] y { $count } más (--missing lo nombra)
   *[other] y { $count } más (--missing los nombra todos)
}
writes_missing = { $number ->
    [one] falta { $number } escritura que se había guardado: el registro de transacciones se cortó, o esta es una copia anterior
   *[other] faltan { $number } escrituras que se habían guardado: el registro de transacciones se cortó, o esta es una copia anterior
}
claim_no_agreement = agreement, offer: las bases del torneo no permiten tablas de común acuerdo
claim_lesser_device = device: las bases del torneo indican una sanción menor

seed_drawn = La semilla es { $seed }.

watch_games = Tomar de una carpeta las partidas en directo de un torneo: TORNEO=CARPETA, con el número del torneo; para varios, repetirlo
allowed_watched = el número de un torneo, = y una carpeta existente: 3=/home/arbiter/livechess
desktop = El programa del propio ordenador de un árbitro: abre el navegador, guarda sus datos en la carpeta del usuario y es accesible en la sala
manual = Mostrar el manual como texto, o escribirlo como PDF
manual_pdf = Escribir el manual como PDF en este archivo

gen_boards = Cuántos tableros tiene un encuentro por equipos (cada equipo tiene además un suplente)

watch_lists = Carpeta en la que se ponen listas de Elo, con nombres como FIDE 2026-11.zip: cada una se importa

compare = Comparar con otros programas en muchos torneos al azar, en ambos sentidos

compare_folder = Carpeta de la prueba: lo que está hecho, el informe y los torneos que difieren; una prueba interrumpida continúa ahí

compare_pairer = Otro programa de emparejamiento, llamado con los argumentos de bbpPairings

compare_checker = Otro programa que solo comprueba emparejamientos, de jugadores o de equipos, llamado con los argumentos del pairingchecker de gacrux, como «python3 -m gacrux.pairingchecker»
compare_ranker = Otro programa de desempates, llamado con los argumentos del tiebreakchecker de gacrux, como «python3 -m gacrux.tiebreakchecker»

compare_events = Torneos en cada sentido

compare_players = Cuántos jugadores tiene como máximo un torneo, o cuántos equipos uno de equipos

compare_axis = De qué tendrán más los torneos que otros; por turno si se nombran varios, y todos menos «large» si no se nombra ninguno

compare_threads = Torneos a la vez (si se omite, tantos como núcleos tenga el ordenador)

acceptance = Mostrar las respuestas a la lista de comprobación de la FIDE, y lo que cuestan

acceptance_system = Solo las respuestas de este sistema

acceptance_costly = Solo respuestas que cuestan algo
acceptance_folder = Hacer una carpeta con lo que necesitan los examinadores de la Comisión Técnica de la FIDE
acceptance_events = Torneos de cada sistema en la carpeta, generados y comprobados
acceptance_compared = Incluir el informe que sonneborn compare dejó en esta carpeta
folder_made = { $folder }: archivos: { $files }; torneos que difieren: { $differing }.

check_pdf = Escribir la revisión también como PDF

publish = Mantener en una carpeta una copia de las páginas públicas de un torneo, para cualquier alojamiento web

publish_address = La dirección pública del torneo: http://127.0.0.1:8080/p/3

publish_folder = La carpeta: vacía, o una que ya se escribió antes

publish_languages = Los idiomas; el primero está en la propia carpeta, los demás en carpetas propias (si se omite, el idioma de la orden)

publish_at = Dónde estará la carpeta: https://club.example/open. Lo necesitan las imágenes junto a los enlaces en los programas de chat, el canal de noticias y los buscadores
publish_watch = Continuar, y poner al día la carpeta cada vez que se haga algo

publish_every = Cada cuánto se consulta al servidor con --watch, en segundos

publish_done = Acto { $seen }: archivos escritos: { $written }; antiguos eliminados: { $removed }

publish_waits = { $why } La carpeta queda como está; se intenta de nuevo.

publish_no_answer = Sin respuesta de { $address } ({ $why }). ¿Está en marcha el servidor?

publish_not_public = { $address } no es público. Publique primero el torneo en su página de árbitros y lectores.

publish_status = { $address } respondió { $status }. ¿Es la dirección pública de un torneo?

publish_too_many = Hay más páginas de las que tiene un torneo. ¿Es la dirección pública de un torneo?

publish_not_empty = En { $folder } hay otros archivos. Indique una carpeta vacía o una nueva.

publish_other_event = { $folder } tiene las páginas de { $address }. Indique otra carpeta.

allowed_public_address = la dirección pública de un torneo, como http://127.0.0.1:8080/p/3
fetch_lists = Traer de esta dirección las listas de Elo de la FIDE, enseguida y después cada día, como https://ratings.fide.com/download/players_list_xml.zip
push_service = Un servicio de avisos que se usa además de los de los navegadores, como https://push.example
allowed_web_address = una dirección con http:// o https://
check_fonts = Una carpeta de tipos de letra (.ttf, .otf) para el PDF, que se prueban antes que el chino incorporado
rights = Mostrar quién lee qué clase de datos, y qué muestra cada dirección
rights_addresses = Enumerar cada dirección con las clases que puede mostrar
began_empty = Con este nombre hubo una base de datos, y no contiene nada. Si se copió de un servidor en marcha, sus actos siguen en el registro (-wal) junto al original: pare y haga una copia con `sonneborn backup`, o copie todos los archivos de la carpeta con aquel servidor parado. Continúe solo si quiere empezar de nuevo.
name_unreadable = su nombre en la lista de torneos ya no es texto
backed_up_as_it_is = En la copia, tal como está aquí: { $why }
limits = Otro número que el usual para lo que se deja pasar: { $usual }
require_second_factor = Los administradores tienen sus derechos solo con un segundo factor
claim_board = Las piezas como están en el tablero, en FEN
claim_said_by = Quién dijo que la anotación es correcta
claim_now = Si la partida continúa o cómo terminó
check_json = Imprimir JSON; --schema dice qué contiene
check_schema = Imprimir el esquema JSON de lo que imprime --json
check_corpus = Revisar todos los archivos nombrados y los de las carpetas nombradas, y escribir corpus.csv y corpus.html en esta carpeta
check_one_file = Nombre un archivo de torneo, o varios con --corpus CARPETA.
