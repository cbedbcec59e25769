### Los archivos de SwissPerfect, PairTwo, SWAR y Papi, y los que no se leen.

at_place = { $program }, { $place }: { $words }
of_program = { $program }: { $words }

readable = Se leen TRF de cualquier versión; archivos de Swiss-Manager (TUNX, TURX, TUMX, TUTX), Swiss-Chess 7 y 8 (SWT), PairTwo 5 y 6 (SWS) y SWAR 4 a 7 (SWAR); los tres archivos de un torneo de SwissPerfect (INI, TRN, SCO) en un archivo ZIP; las bases de datos de Papi (PAPI) y el JSON que papi-converter hace de ellas; y torneos enteros de este programa (JSON). Cualquier otro programa aprobado por la FIDE guarda sus torneos como TRF: guárdelo allí y entréguelo aquí.

with_readable = { $why } { $readable }

unread_access = Es una base de datos de Microsoft Access en la que no se encuentra ningún torneo de Papi 3. Si es de Papi, exporte el torneo como TRF, o como JSON con papi-converter, y entregue ese archivo.
unread_sqlite = Es una base de datos (SQLite), en la que Sharly Chess y otros programas guardan sus torneos; no se lee. Exporte allí el torneo como TRF y entregue ese archivo.
unread_spreadsheet = Es una hoja de cálculo. Una lista de jugadores se lee en la página de jugadores de un torneo; un torneo con sus rondas necesita un archivo del programa que lo llevó.
unread_archive = En este archivo ZIP no están los tres archivos de un torneo de SwissPerfect (INI, TRN, SCO). Descomprímalo y entregue el archivo del torneo.
unread_pdf = Es un PDF, del que no se puede leer ninguna ronda. Pida el TRF a quien organizó el torneo.
unread_web_page = Es una página web, de la que no se puede leer ninguna ronda. Pida el TRF a quien organizó el torneo; chess-results lo ofrece entre las descargas del torneo.

json = El archivo no se puede leer como JSON: { $why }.
version_unknown = La versión { $version } no se entiende. Abra el archivo en una de las versiones { $first } a { $last } del programa, guárdelo allí y entregue ese.
section_missing = Aquí debe empezar la sección { $section }, y no empieza: el archivo está dañado, o es de una versión cuya estructura no se conoce. Cópielo otra vez de donde se guardó, o guarde el torneo como TRF en el programa.
impossible = El archivo está dañado: { $number } no puede estar aquí. Cópielo de nuevo desde donde se guardó.
part_missing = En el archivo no hay ningún .{ $part }. Meta los tres archivos del torneo (.ini, .trn, .sco) en un archivo ZIP.
one_part_only = Es uno de los tres archivos de un torneo. Meta los tres (.ini, .trn, .sco) en un archivo ZIP y entréguelo.
table_damaged = El archivo está dañado o no es de este programa. Cópielo de nuevo desde donde se guardó.
no_players = No hay jugadores en el archivo.
too_many_players = Más jugadores de los que puede tener un torneo ({ $limit }).

no_table = Una liga de tantos jugadores ({ $players }) no tiene { $rounds } como número de rondas: lo jugado se lee, y se empareja a mano.
event_not_told = El archivo no dice nada del torneo mismo: indique su nombre, sistema y rondas en los ajustes.
teams_not_understood = Los equipos y los encuentros de varias partidas no se entienden en este formato: se leen los jugadores, no las rondas.
acceleration_left_out = La aceleración «{ $name }» no es de la FIDE y se omite: las rondas emparejadas quedan como están, las siguientes se emparejan sin ella.
rate_assumed = «{ $text }» no es un ritmo de juego que se entienda; se supone el clásico. Cámbielo en los ajustes si fue otro.
tie_break_assumed = El desempate { $text } se toma como { $code }. Compruebe la lista en los ajustes.
tie_break_unknown = El desempate { $text } no tiene equivalente en la lista de la FIDE y se omite. Añada en los ajustes lo que se anunció.
unreadable = «{ $text }» no se entiende aquí; se omite.
field_left_out = Aquí no hay lugar para esto; se omite. Jugadores que tienen algo en ello: { $players }.
settings_left_out = No hay sitio para esto aquí; omitido: { $text }.
one_rating = El archivo tiene un Elo por jugador: se toma como el de la FIDE en quien tiene FIDE ID, y como el nacional en los demás.
deleted = Registros borrados que se pasan por alto: { $records }.
no_such_player = No existe el jugador { $number }; se omite.
result_unknown = Ronda { $round }, { $white } – { $black }: no se entiende el resultado { $code }; la partida queda sin resultado hasta que se anote.
forfeit_assumed = Ronda { $round }, { $white } – { $black }: el archivo tiene un mismo código para partidas no jugadas y para partidas que no cuentan para el Elo; se supone incomparecencia. Anote de nuevo el resultado si se jugó.
twice_in_round = La ronda { $round } tiene dos veces al jugador { $player }; el segundo registro se omite.
bye_unknown = Ronda { $round }, jugador { $player }: no se entiende qué da { $code } sin rival; se toma como ausencia sin puntos.
several_byes = En la ronda { $round } varios jugadores tienen un punto entero sin rival ({ $players }): el primero se toma como bye asignado por el emparejamiento, los demás como byes de un punto.
bonus_as_byes = Jugador { $player }: la bonificación de { $points } se lee como byes de medio punto en las rondas sin partida.
bonus_kept = Jugador { $player }: { $points } fuera de las partidas se conservan como puntos del árbitro.
withdrawn = El jugador { $player } está marcado como retirado, y queda fuera desde la ronda { $from }.
boards_assumed = El orden de los tableros no está en el archivo; sigue las puntuaciones, como las ordena C.04.2.
numbers_assumed = El archivo no tiene números iniciales que sirvan; se dan de nuevo. Compárelos con la lista publicada antes de emparejar la ronda siguiente.

records_left_out = Aquí no hay lugar para esto; se omite. Registros que tienen algo en ello: { $records }.
