### Archivos de Swiss-Manager: por qué no se lee uno, y qué se supuso o se omitió.

at_offset = Posición { $offset }: { $words }
not_swiss_manager = Esto no es un archivo de Swiss-Manager.
cut_off = El archivo termina demasiado pronto. Cópielo de nuevo desde donde se guardó.
sections_damaged = El archivo está dañado: su tabla de secciones no lleva a ellas. Cópielo de nuevo desde donde se guardó.
text_too_long = El archivo está dañado: un texto de { $characters } caracteres.
swiss_assumed = El archivo dice suizo, pero no por qué reglas; según la fecha se supone { $system }. Cámbielo en los ajustes si se usó otro.
kind_unknown = Los torneos de tipo { $code } no se entienden: se leen jugadores y ajustes, y se empareja a mano.
scoring_assumed = En este formato no se entienden los puntos por resultados y byes; se suponen 1, ½ y 0, y un punto por el bye asignado por el emparejamiento.
tie_break_assumed = El desempate { $number } de Swiss-Manager se toma como { $code }; qué elimina y cómo cuentan las partidas no jugadas no se entiende. Compruebe la lista en los ajustes.
tie_break_unknown = El desempate { $number } de Swiss-Manager no se entiende y se omite. Añada en los ajustes lo que se anunció.
no_date = { $number } no es una fecha; se omite.
rounds_assumed = El archivo dice { $stated } rondas; se suponen { $rounds }.
players_differ = El archivo dice { $stated } jugadores y tiene { $found }.
field_unreadable = { $field } «{ $text }» no se puede leer; se omite.
no_such_player = No existe el jugador { $number }; el registro se omite.
result_unknown = Ronda { $round }, tablero { $board }: no se entiende el resultado { $code }; la partida queda sin resultado hasta que se anote.
bye_unknown = Ronda { $round }, jugador { $number }: no se entiende el bye { $code }; se toma como ausencia sin puntos.
game_in_unpaired_round = La ronda { $round } tiene una partida, pero según el archivo no está emparejada; la partida se omite.
kept_apart = { $pairs } parejas de jugadores o equipos que no deben encontrarse se leen como parejas prohibidas en todas las rondas.
bytes_left = No se entienden { $bytes } bytes después del último emparejamiento.
no_boards = El archivo está dañado: tiene equipos y no dice cuántos tableros hay en un encuentro.
team_rules_assumed = Un torneo de equipos, tomado como: { $system }. Qué vale un encuentro, qué da el bye y qué colores prefieren los equipos no se entiende en este formato; se suponen 2, 1 y 0 puntos de encuentro y un empate para el bye. Indique lo anunciado en los ajustes antes de emparejar la ronda siguiente.
without_team = El jugador { $player } no es de ningún equipo.
no_such_team = No existe el equipo { $number }; el encuentro se omite.
bye_of_team = Ronda { $round }: { $team } no tuvo rival y tiene { $points } puntos de tablero en el archivo. Compárelo con lo que dan los ajustes.
game_of_no_match = Ronda { $round }: una partida cuyos jugadores no son de los dos equipos de su encuentro. Mírelo.
group_left_out = { $team }: el grupo «{ $group }» no tiene lugar aquí y se omite.
no_hour = «{ $text }» no es una hora que se entienda; se conserva solo el día.

text_left_out = El texto { $number } del torneo, «{ $text }», no tiene lugar aquí y se omite.

player_texts_left_out = El texto { $number } de los jugadores no tiene lugar aquí y se omite. Jugadores que lo tienen: { $players }; el primero, «{ $text }».
