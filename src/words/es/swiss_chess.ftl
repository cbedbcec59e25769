### Archivos de Swiss-Chess: por qué no se lee uno, y qué se supuso o se omitió.

not_swiss_chess = Esto no es un archivo de Swiss-Chess de la versión 7 u 8.

length_differs = El archivo está dañado o es de otra versión: { $players } jugadores y { $rounds } rondas no ocupan sus { $bytes } bytes. Cópielo de nuevo desde donde se guardó.

number_twice = El archivo está dañado: dos jugadores tienen el número { $number }, o alguno no tiene.

name_missing = El archivo está dañado: un jugador sin nombre.

kind_unknown = Los torneos de tipo { $code } (entre ellos las eliminatorias) no se entienden: se leen jugadores y ajustes, las rondas no.

scoring_unknown = La puntuación { $code } es propia del organizador y no se entiende; se suponen 1, ½ y 0. Fije los puntos en los ajustes.

bye_assumed = En este formato no se entiende cuánto vale un bye ni cómo cuentan las partidas no jugadas en los desempates; se suponen un punto y los desempates de la edición en vigor.

tie_break_assumed = El desempate { $number } de Swiss-Chess se toma como { $code }. Compruebe la lista en los ajustes.

tie_break_unknown = El desempate { $number } de Swiss-Chess no tiene equivalente en la lista de la FIDE; se omite, con los que le siguen. Añada en los ajustes lo que se anunció.

bonus_left_out = El jugador { $player } tiene puntos fuera de las partidas; se omiten. Anótelos como puntos fuera de las partidas.

dummy = El participante { $number } representa el bye y no es un jugador.

inactive = El jugador { $player } está marcado como inactivo, y queda retirado desde la ronda { $from }.

not_mirrored = Ronda { $round }: el jugador { $player } nombra a { $opponent }, que nombra a otro; la partida se omite.

colour_unknown = Ronda { $round }, jugador { $player }: no se entiende el color { $code }; se toma como ausencia.

result_unknown = Ronda { $round }, { $white } contra { $black }: los resultados { $of_white } y { $of_black } no concuerdan; la partida queda sin resultado hasta que se anote.

no_boards = El archivo está dañado: encuentros a { $boards } tableros.

match_scoring_unknown = Lo que vale un encuentro (código { $code }) es propio del organizador y no se entiende; se suponen 2, 1 y 0. Fije los puntos en los ajustes.

without_team = El jugador { $player } no es de ningún equipo del archivo; sus partidas no cuentan para ninguno.
