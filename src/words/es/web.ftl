### Marco de las páginas, acceso, cuentas y ajustes de un torneo.

tournaments = Torneos
new_tournament = Nuevo torneo
no_tournaments = Todavía no hay torneos.
try_demo = Probar con un torneo de demostración
log_in = Entrar
log_out = Salir
account = Cuenta
accounts = Cuentas
user_name = Nombre
password = Contraseña
set_password = Elegir contraseña
set_password_for = Una contraseña para { $name }
first_administrator = Usted es la primera persona que administra. Elija un nombre y una contraseña.
administrator = Administración
new_account = Nueva cuenta
create = Crear
save = Guardar
cancel = Cancelar
new_password = Nuevo enlace de contraseña
own_account = Su cuenta
change_password = Cambiar la contraseña
old_password = Contraseña actual
new_password_for_account = Nueva contraseña
password_changed = La contraseña ha cambiado y los demás dispositivos han salido.
own_devices = Dispositivos conectados
this_device = este dispositivo
logged_in_since = Desde
last_used = Último uso
log_out_device = Desconectar este dispositivo
log_out_everywhere = Desconectar todos
disable = Bloquear
enable = Desbloquear
disabled = bloqueada
sessions = Conectada en
link_made = Entregue este enlace de un solo uso a { $name }; vale dos días:
link_spent = Este enlace ya se usó o es demasiado antiguo. Pida otro a la administración.
login_wrong = El nombre o la contraseña no son correctos.
login_busy = Hay demasiados accesos en este momento. Inténtelo de nuevo en unos segundos.
login_too_many = Demasiados intentos fallidos. Espere diez minutos.
password_too_short = { $length ->
    [one] La contraseña necesita al menos { $length } carácter.
   *[other] La contraseña necesita al menos { $length } caracteres.
}
name_unusable = Este nombre está vacío o ya existe. Elija otro.
error_title = No se ha hecho
error_not_found = No existe esa página. Quizá se movió o la dirección tiene un error.
error_not_open = Este torneo no está abierto a los espectadores. Lo abren sus árbitros; quien trabaja en él, entra con su cuenta.
error_login_needed = Entre para ver esta página.
error_forbidden = Su cuenta no puede hacer esto. Pregunte al árbitro principal.
error_unreadable = El servidor no pudo leer lo enviado. Vuelva atrás e inténtelo de nuevo.
error_stale_form = Este formulario está anticuado. Vuelva atrás, recargue la página y envíelo de nuevo.
error_internal = Algo falló en el servidor. No se ha perdido nada; inténtelo de nuevo y avise a la administración si continúa.
back = Atrás
language = Idioma
theme = Aspecto
theme_device = Como el dispositivo
theme_light = Claro
theme_dark = Oscuro
search = Buscar jugadores y tableros
found_nothing = Nadie ni ningún tablero se llama así.
found_on_board = ronda { $round }, tablero { $board }
keys = Teclas
more = Más
skip_to_content = Saltar al contenido
section_now = Ahora
section_players = Jugadores
section_rounds = Rondas
section_standings = Clasificación
section_claims = Reclamaciones
section_papers = Papeles
section_reports = Informes
section_journal = Registro
section_settings = Ajustes
status_not_started = { $rounds ->
    [0] sin empezar
    [one] { $rounds } ronda · sin empezar
   *[other] { $rounds } rondas · sin empezar
}
status_draft = Ronda { $round } de { $rounds } · borrador
status_by_hand = Ronda { $round } de { $rounds } · emparejándose a mano
status_published = { $games ->
    [one] Ronda { $round } de { $rounds } · publicada · { $entered } de { $games } resultado
   *[other] Ronda { $round } de { $rounds } · publicada · { $entered } de { $games } resultados
}
status_complete = Ronda { $round } de { $rounds } · terminada
status_closed = { $rounds ->
    [one] { $rounds } ronda · cerrado
   *[other] { $rounds } rondas · cerrado
}
left_fide_mode = Fuera de las reglas de la FIDE
no_fide_mode = El modo FIDE no se aplica
nothing_to_do = No hay nada que hacer ahora.
task_add_players = Inscribir jugadores
task_check_in = { $count ->
    [one] { $count } jugador sin confirmar presencia
   *[other] { $count } jugadores sin confirmar presencia
}
task_pair = Emparejar la ronda { $round }
task_publish = Revisar el borrador de la ronda { $round } y publicarlo
task_results = { $count ->
    [one] Falta { $count } resultado en la ronda { $round }: tablero { $boards }
   *[other] Faltan { $count } resultados en la ronda { $round }: tableros { $boards }
}
task_print = Imprimir la ronda { $round }
task_close = Cerrar el torneo y enviar el informe
task_report = Enviar el informe
public_pages = Páginas públicas
members = Árbitros y lectores
role = Función
role_viewer = Solo lectura
role_arbiter = Árbitro
role_chief_arbiter = Árbitro principal
role_none = Sin función
add_member = Asignar función
is_public = Cualquiera puede leer lo publicado
tournament_name = Nombre del torneo
place = Lugar
start_date = Primer día
end_date = Último día
organiser = Organizador
chief_arbiter = Árbitro principal
fide_id = FIDE ID
chief_arbiter_federation = Federación del árbitro principal
deputies = Adjuntos, uno por línea: nombre; federación; FIDE ID
website = Sitio web
event = Torneo
regulations = Bases del torneo
system = Sistema de emparejamiento
system_dutch_2026 = Sistema FIDE (holandés), C.04.3 de 2026
system_dutch_2017 = Sistema FIDE (holandés), C.04.3 de 2017
system_dubov = Sistema Dubov, C.04.4.1
system_burstein = Sistema Burstein, C.04.4.2
system_round_robin = Liga (Berger)
system_double_round_robin = Liga a doble vuelta, con las dos últimas rondas de la primera vuelta cambiadas
system_double_round_robin_plain = Liga a doble vuelta, sin cambio
system_scheveningen = Scheveningen, dos equipos
system_double_scheveningen = Scheveningen, doble
system_knockout = Eliminatorias
system_by_hand = Emparejado a mano
system_other = Como se importó
rounds = Rondas
scoring = Puntuación
win = Victoria
draw = Tablas
loss = Derrota
bye_points = Bye asignado por el emparejamiento
tie_breaks = Desempates, en orden
tie_break_edition = Edición de los desempates (C.07)
tie_break_unrated = Jugadores sin Elo en los desempates por Elo
tie_break_unrated_hint = Se dice de todos los desempates por Elo de la lista (C.07, 10) y se escribe con ellos en el archivo: ARO/U, ARO/U1400.
tie_break_unrated_rating = Elo con que cuentan
unrated_not_used = con jugadores sin Elo no se usa tal desempate
unrated_counted = los rivales sin Elo cuentan con el Elo de al lado
unrated_as_listed = como dice la lista con cada uno
tie_break_kept = «{ $code }» está entre los desempates y no se calcula nada con él; queda hasta que se cambie la lista. { $why }
laws_kept = Las Leyes «{ $code }» no son ninguna de las ediciones conocidas aquí. Quedan hasta que se elija otra edición, y la mesa de reclamaciones pide una.
rate_of_play = Ritmo de juego
rate_standard = Clásico
rate_rapid = Rápido
rate_blitz = Relámpago
time_control = Control de tiempo
laws_edition = Edición de las Leyes
initial_colour = Color inicial
initial_colour_lot = Por sorteo
parity = Números pares e impares para los colores (C.04.3 5.2.5)
parity_participants = Por el lugar entre quienes se emparejan o se emparejaron, como los programas aprobados
parity_tpn = Por el propio número de emparejamiento
numbering = Números
numbering_strength = Por Elo
numbering_lots = Por sorteo
numbering_varma = Sorteo restringido (Varma)
numbering_by_hand = A mano
acceleration = Aceleración
acceleration_none = Ninguna
acceleration_baku = Bakú
acceleration_listed = Como indica el archivo
half_point_byes = Byes de medio punto que se pueden pedir
no_byes_in_last = Sin byes en las últimas rondas
first_board = Primer tablero
default_minutes = Minutos de espera
fide_rated = Evaluable por la FIDE
reason = Motivo
reason_after_start = Motivo del cambio (ya hay rondas emparejadas)
confirm = Leído; continuar
filter = Filtrar
older = Anteriores
undo = Deshacer
show_as_it_stood = Ver el torneo como estaba tras el acto { $seq }
as_it_stood = Este es el torneo como estaba tras el acto { $seq },
back_to_now = Volver a ahora
undone = deshecho
when = Cuándo
who = Quién
device = Desde
what = Qué
why = Por qué
languages = Idiomas
languages_hint = Cuánto del programa dice cada idioma; el resto aparece en inglés.
language_said = Dicho
error_undated_form = Este formulario no dice qué mostraba su página. Recargue la página y rellénelo de nuevo.
end_before_start = El final es anterior al comienzo.
journal_state = Estado del registro, como lo imprimen los papeles:
trouble_full = No se puede guardar nada: el disco está lleno. Libere espacio; lo escrito se pedirá de nuevo. Se puede seguir leyendo.
trouble_damaged = No se puede guardar nada: el archivo de la base de datos está dañado. Restaure una copia de seguridad (sonneborn restore). Se puede seguir leyendo.
trouble_locked = No se puede guardar nada: otro programa ocupa el archivo de la base de datos. Ciérrelo e inténtelo de nuevo. Se puede seguir leyendo.
trouble_vanished = No se puede guardar nada: el archivo de la base de datos se borró, se movió o se sustituyó. Devuélvalo a su sitio, o pare el servidor y restaure una copia de seguridad. Se puede seguir leyendo.
trouble_not_writable = No se puede guardar nada: el disco no lo admite (solo lectura, desconectado o averiado). Compruebe el disco. Se puede seguir leyendo.
trouble_missing = No se puede guardar nada: a la base de datos le falta lo que se guardó antes (se cortó el registro de transacciones, o en su lugar se puso una copia anterior). Restaure la copia de seguridad más nueva (sonneborn restore), o quite los archivos terminados en -saved y -heads junto a la base de datos para seguir sin ello. Se puede seguir leyendo.
trouble_away = No se puede guardar nada: el servidor no alcanza su base de datos en este momento. Inténtelo de nuevo; lo hecho no se hace dos veces.
set_aside = Apartado; los demás torneos siguen en servicio: { $why }. Compruebe con sonneborn verify, restaure una copia de seguridad o instale la versión más nueva.
backup_made = Última copia de seguridad: { $at }, { $file }
backup_failed = No se hizo copia de seguridad ({ $at }): { $why }
backup_planned = Las copias de seguridad van a { $folder }; la primera se está haciendo.
backup_none = No se hacen copias de seguridad: inicie el servidor con --backup-dir y una carpeta en otro disco.
password_common = Esta contraseña es de las primeras que prueba cualquiera, o es el nombre de la cuenta. Elija tres palabras que no vayan juntas.
login_code_needed = Esta cuenta pide además el código de la aplicación de autenticación. Escriba de nuevo la contraseña y el código que se muestra ahora; cada código vale una vez.
authenticator_code = Código de la aplicación de autenticación
second_factor = Segundo factor
second_factor_hint = Una aplicación de autenticación en su teléfono muestra un código que cambia cada treinta segundos. Escanee esto con ella, o escriba la clave; después escriba el código que muestra.
second_factor_on = Al entrar se pide un código. Quien pierde el teléfono vuelve a entrar con un nuevo enlace de contraseña.
second_factor_begin = Configurar un segundo factor
second_factor_confirm = Activarlo
second_factor_end = Desactivarlo
second_factor_wrong = El código no vale. Compruebe el reloj del teléfono y escriba el código que se muestra ahora.
error_foreign_host = Este servidor no responde por el nombre { $host }. Inícielo con --public-url y su propio nombre, o haga que el proxy que tiene delante transmita la cabecera Host (nginx: proxy_set_header Host $host).
error_other_origin = Una página de otro sitio envió este formulario, y no se hizo nada. Si llega a este servidor por un proxy: inícielo con --public-url y su propia dirección allí, o haga que el proxy transmita la cabecera Host (nginx: proxy_set_header Host $host).
error_too_many_requests = Demasiadas peticiones desde esta dirección. Espere unos segundos.
error_crowded = El servidor está ocupado con otras tareas largas. No se ha perdido nada; inténtelo de nuevo en un minuto.
error_too_long = Esto tardó más de un minuto y se abandonó. Use la línea de órdenes para un torneo de este tamaño.
error_stopping = El servidor se está deteniendo. Inténtelo de nuevo cuando vuelva.
upload_broken = El archivo no llegó completo. Envíelo de nuevo.
full_supervision = Rápido y relámpago: reglas de competición completas (A.4, B.2)
agreement_rule = Tablas de común acuerdo (9.1.1)
agreement_as_laws = como dicen las Leyes
agreement_from = solo desde este movimiento
agreement_never = no se permiten
agreement_move = Movimiento
quickplay_announced = Rigen las Directrices III (partidas sin incremento)
device_penalty = Dispositivos (11.3.2): la sanción menor anunciada; vacío: la partida se pierde
announced = Bases anunciadas

task_play_off = Desempate: { $a } – { $b }
task_pair_all = Emparejar todas las rondas
journal_filter = Un jugador o palabras de un asiento
search_by = Puede escribir el comienzo de un nombre (uno chino también en pinyin: wang, wxm), un número inicial, un FIDE ID o un tablero: b12.

equals = Iguales en Elo y título

equals_alphabet = Por orden alfabético

equals_fide_id = Primero el FIDE ID menor

equals_oldest = Primero los de más edad

equals_youngest = Primero los más jóvenes

chess960 = Chess960

chess960_drawn = Chess960: la posición de cada ronda se sortea

error_shut_out = El árbitro principal cerró el acceso a este dispositivo ({ $time }). Lo que guardaba no se ha tomado. Pida un nuevo enlace.

error_other_boards = Estos no son sus tableros: usted anota resultados en los tableros que se le dieron, en la ronda en juego.

archived_events = Torneos archivados

backup_made_at = Última copia de seguridad: { $at }

backup_failed_at = No se hizo copia de seguridad ({ $at }). Avise a quien administra el servidor.

backup_coming = La primera copia de seguridad se está haciendo.
second_factor_needed = Este servidor pide a los administradores un segundo factor. Configúrelo en «Su cuenta»; hasta entonces tiene los derechos de una cuenta corriente.
backup_set_aside = Apartados, y en ella tal como están aquí: torneos { $events }.

no_such_moment = El registro no tiene un asiento «{ $at }» que mostrar: el último es { $last }.

event_colour = Color
event_colour_hint = Por él se reconoce el torneo en cada página, pantalla y cartel. No dice nada más.
being_played = En juego
coming = Próximos
finished = Terminados
find_anything = Un jugador, un torneo o un lugar
found_no_event = Aquí no hay jugador, torneo ni lugar con ese nombre.
