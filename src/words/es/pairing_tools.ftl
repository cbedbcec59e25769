### El comprobador, el generador y la orden `pair`.

cannot_read = No se puede leer { $file }: { $why }
cannot_write = No se puede escribir { $file }: { $why }
file_missing = ¿Qué archivo de torneo? Nómbrelo, o vea --help.
calling_line = No se entiende esta línea de llamada. Estas sí:
colour_missing = El archivo no dice qué color tiene el primer jugador en la ronda 1, y ninguna partida lo muestra. Sortéelo y añada una línea «152 W» o «152 B» (o «XXC white1» o «XXC black1»).
rounds_missing = El archivo no dice cuántas rondas tiene el torneo. Añada una línea «142 9» (o «XXR 9»).
results_missing = Faltan resultados de la ronda { $round }.
all_rounds_paired = { $rounds ->
    [one] La única ronda está emparejada.
   *[other] Las { $rounds } rondas están emparejadas.
}
engine_failed = El programa falló. Comuníquelo, por favor, con el archivo.
stopped_before = El torneo termina antes de la ronda { $round }: { $why }
configuration_line = { $file }, línea { $line }: no se entiende «{ $text }».
configuration_too_great = { $file }, línea { $line }: «{ $text }» es más de lo que el programa admite.
configuration_ratings = { $file }: el Elo más alto es menor que el más bajo.
check_same = Ronda { $round }: como la empareja el programa.
check_differs = { $count ->
    [one] Ronda { $round }: { $count } diferencia.
   *[other] Ronda { $round }: { $count } diferencias.
}
check_no_pairing = Ronda { $round }: el programa no encuentra emparejamiento: { $why }
only_in_file = { $white } – { $black }: solo en el torneo
only_by_engine = { $white } – { $black }: solo según el programa
other_colours = { $white } – { $black }: el programa da los otros colores
other_bye = bye asignado por el emparejamiento: { $file } en el torneo, { $engine } según el programa
nobody = nadie
no_teams = El archivo no tiene equipos (registros 310 o 013); no hay nada que emparejar.

fewer_rounds_of_teams = { $teams } equipos pueden jugar { $possible } rondas sin repetir rival; se pidieron { $rounds }. Pida menos rondas o más jugadores.

fewer_rounds = { $players } jugadores pueden jugar { $possible } rondas sin repetir rival; se pidieron { $rounds }. Pida menos rondas o más jugadores.

no_teams_entered = El torneo es por equipos y en el archivo no hay ninguno: se guardó antes de introducirlos. Introduzca los equipos en el programa que lo hizo, guárdelo de nuevo y use ese archivo.
