### Por qué el sistema suizo doble y el suizo por equipos emparejaron así una ronda, y por qué no de otro modo, en palabras
### (C.04.5, C.04.6).

nobody = nadie
comma = ,{ " " }
bye_given = { $name } recibe el bye: de quienes pueden, la puntuación más baja ({ $score }), luego más encuentros jugados ({ $matches }), luego el número mayor ({ $tpn }; art. 3.4).
bye_barred = { $name } no puede recibir el bye: ya tuvo un bye, un encuentro ganado por incomparecencia o todos los puntos sin jugar (C2).
bye_needed = Sin { $name } no se podría emparejar a todos los demás (art. 3.4.1).
group = Grupo de puntuación { $score }, miembros: { $residents }.
comes_up = { $name } ({ $score }) asciende desde un grupo inferior: los menos posibles (C4), con las puntuaciones más altas (C5), los que mejor dejan al grupo siguiente (C6), no flotantes de nuevo (C7), luego los primeros en el orden (art. 3.5.4).
meets = { $name }, el número menor, juega con el primero que conviene en el orden de los números (art. 3.6.2).
not_met = No { $name }: ya han jugado entre sí (C1).
not_forbidden = No { $name }: las bases del torneo los separan.
not_worse = No { $name }: entonces los demás se emparejarían peor o no se podrían emparejar.
white_by = { $name } tiene blancas primero (art. { $article }).
leaves_others = Si jugaran entre sí, no se podría emparejar a todos los demás (C3).
other_bye = Si jugaran entre sí, recibiría el bye { $then } en vez de { $now }, que va antes en el orden del art. 3.4.
worse = Si jugaran entre sí, el grupo de puntuación { $score } tendría más { $what }: { $then } en vez de { $now }.
upfloaters = flotantes ascendentes (C4)
differences = diferencias de puntos de flotantes ascendentes (C5)
following = flotantes ascendentes en el grupo siguiente (C6)
again = flotantes ascendentes que ya flotaron en la ronda anterior (C7)
preferences = equipos sin el color que prefieren (C8)
strong_preferences = equipos sin el color que prefieren fuertemente (C9)
opponents_again = rivales de flotantes ascendentes que ya flotaron en la ronda anterior
other_upfloaters = Si jugaran entre sí, al grupo de puntuación { $score } ascendería { $then } en vez de { $now }. Eso es posterior en el orden del art. 3.5.4.
later_identifier = Nada sería peor, pero el emparejamiento del grupo de puntuación { $score } sería posterior en el orden del art. 3.6.
second_game = La segunda partida del encuentro: los mismos rivales en los mismos tableros, con los colores invertidos (C.04.5 4.4).
not_of_match = Es la segunda partida de un encuentro: solo juegan entre sí quienes jugaron la primera.
