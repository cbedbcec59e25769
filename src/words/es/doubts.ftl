### Lo que impide decidir una reclamación: qué corregir en la anotación o qué preguntar. Términos de la traducción española de
### las Leyes de la FIDE: anotación, planilla, movimiento legal.

not_decided = Sin decidir: { $what }
arbiter_decides = decide el árbitro
mend_start = corregir la posición inicial
mend_line = corregir la línea { $line }
ask_which_piece = preguntar qué pieza se movió
ask_whose_move = preguntar quién reclama y quién estaba en juego
rule_on_illegal = decidir primero sobre el movimiento ilegal
ask_which_move = preguntar qué movimiento fue
compare_record = comparar la anotación con el tablero y con la otra planilla
at_place = Línea { $line }, columna { $column }: { $what }
start_unreadable = La posición inicial de la anotación no se puede leer.
word_unreadable = «{ $word }» no se puede leer como movimiento. Corríjalo según digan los jugadores.
word_illegal = «{ $word }» no se puede jugar: { $why }. Corríjalo; si se jugó así y se mantuvo, indíquelo.
word_ambiguous = «{ $word }» vale para varias piezas (desde { $squares }): pregunte cuál se movió.
text_between = «{ $text }»: { $why }; ahí puede esconderse un movimiento. Corríjalo.
behind_result = Hay texto después del resultado. Si ahí hay movimientos anotados, quite el resultado.
number_wrong = Aquí está el número { $written } y corresponde { $expected }: falta un movimiento o está repetido.
own_move = { $mv } lo hicieron { $side }, que son quienes reclaman. Pregunte quién reclama y contra quién.
not_their_move = Según la anotación estaban en juego { $side }, que reclaman, y no el rival. Pregunte quién reclama, o en qué movimiento.
which_move = La anotación no tiene ningún movimiento ilegal. Diga qué movimiento fue y su número.
named_unreadable = «{ $word }» no se puede leer como movimiento. Pregunte qué movimiento está en la planilla.
named_ambiguous = «{ $word }» vale para varias piezas (desde { $squares }): pregunte a cuál se refiere.
one_move = Si se jugó { $instead } y no { $recorded }, la respuesta es otra. Compare la anotación con el tablero y con la otra planilla; si es correcta, confírmelo.
one_move_missing = Si se jugó { $instead } y falta, la respuesta es otra. Compare la anotación con el tablero y con la otra planilla; si es correcta, confírmelo.
one_move_twice = Si { $recorded } está repetido, la respuesta es otra. Compare la anotación con el tablero y con la otra planilla; si es correcta, confírmelo.
other_move = Con { $instead } anotado en vez de { $written }, la reclamación sería correcta. Lea de nuevo la planilla; si dice { $written }, confírmelo.
move_not_written = Con { $instead } anotado, la reclamación sería correcta. Pregunte si se anotó un movimiento; si no, confírmelo.
other_claimant = Esto podrían reclamarlo { $side }, no el rival. Pregunte quién reclama.
unconfirmed = Compare la anotación con el tablero y con la otra planilla; si es correcta, confírmelo.
mended_as = «{ $word }» como { $means } ({ $why })
did_you_mean = «{ $word }»: ¿quiere decir { $means }?
no_reading = «{ $word }»: ningún movimiento legal se escribe de modo parecido.
why_letters = letras de las piezas: { $languages }
why_alike = signos parecidos
why_short = forma abreviada
why_piece = la pieza con la que sigue la partida
why_slip = un descuido, por los movimientos que siguen
comes_back = { $mv } fue ilegal. Mientras dura la partida se restablece la posición anterior: decida primero sobre el movimiento ilegal. Si ya no se puede corregir, confirme la anotación.
not_yet_stood = { $mv } fue ilegal y puede corregirse hasta que el rival haga el siguiente movimiento: decida primero sobre el movimiento ilegal. Si ya es tarde, confirme la anotación.
is_missing = Según los números falta aquí un movimiento de negras: ¿quiere decir { $means }?

no_capture = { $word } está escrito como captura y ahí no se captura nada: mire si se jugó otro movimiento, o confirme la anotación.

no_check = { $word } está escrito como jaque y no lo da: mire si se jugó otro movimiento, o confirme la anotación.
confirm_board = comprobar que el tablero está como acaba la anotación, y confirmarlo
record_ends = Esta anotación termina tras { $mv }. Si el tablero está como tras esa jugada, confírmelo; si no, añada las jugadas que faltan.
record_empty = No se pudo leer ninguna jugada. Si las piezas están como al principio, confírmelo; si no, añada las jugadas.
right_with_moves = { $told } Si desde entonces se jugó { $moves }, la reclamación sería correcta.
board_apart = La anotación termina { $after } y el tablero está distinto en { $squares }. Añada los movimientos que faltan o corrija la anotación.
board_apart_with = { $told } Con { $moves } el tablero estaría así.
mend_to_board = añadir lo que lleva al tablero como está
going_on = Diga si la partida continúa o cómo terminó.
say_if_going_on = decir si la partida continúa
other_letters = «{ $word }» puede ser { $moves } con las letras de otro idioma. Pregunte qué pieza es y escríbala con su signo: ♘g8.
