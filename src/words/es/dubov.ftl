### Por qué el sistema Dubov emparejó así una ronda, y por qué no de otro modo, en palabras (C.04.4.1).

comma = ,{ " " }
bye_given = { $name } recibe el bye: de quienes pueden, la puntuación más baja ({ $score }), luego más partidas jugadas ({ $games }), luego el número mayor (art. 3.1).
bye_barred = { $name } no puede recibir el bye: ya tuvo un bye, o los puntos de una victoria sin jugar (C2).
bye_needed = Sin { $name } no se podría emparejar a todos los demás (art. 3.1.2).
group = Grupo de puntuación { $score }, jugadores: { $residents }.
comes_up = { $name } ({ $score }) asciende desde un grupo inferior: los menos posibles, con las puntuaciones más altas, los que mejor sirven a los colores, luego los mejor clasificados (art. 3.2.2).
comes_up_often = Es el ascenso número { $times } de un jugador que ha alcanzado el máximo (C8, C9).
comes_up_again = El jugador ascendió también en la ronda anterior (C10).
halves = Nadie del grupo había jugado: la mitad superior por números juega con la inferior (art. 3.2.3).
seekers = A { $white } de ellos les corresponden blancas y a { $black } negras (art. 3.2.3).
shifted = Contados con el otro color, para igualar ambos lados: { $names } (art. 3.2.4, desde la mitad de la lista).
by_aro = { $name } ocupa el lugar { $place } por el Elo medio de los rivales ({ $aro }), primero el más bajo, y recibe al primer rival aún libre en el orden de los números (art. 3.2.5, 3.2.6).
not_met = No { $name }: ya han jugado entre sí (C1).
not_forbidden = No { $name }: las bases del torneo los separan.
not_same_colour = No { $name }: ambos deben tener el mismo color (C3).
not_others = No { $name }: entonces no se podría emparejar al resto del grupo.
colour_initial = { $name } tiene blancas: ninguno ha jugado; un número impar del mejor clasificado recibe el color inicial, uno par el otro (art. 5.2.1).
colour_both = { $name } tiene blancas: ambos reciben el color que les corresponde (art. 5.2.2).
colour_stronger = { $name } tiene blancas: se concede la preferencia más fuerte (art. 5.2.3).
colour_alternated = { $name } tiene blancas: los colores alternan desde la última ronda en que difirieron (art. 5.2.4).
colour_higher = { $name } tiene blancas: se concede la preferencia del mejor clasificado (art. 5.2.5).
have_met = Ya han jugado entre sí (C1).
same_colour = Ambos deben tener el mismo color (C3).
leaves_others = Si jugaran entre sí, no se podría emparejar a todos los demás (C4).
bye_score = { $higher ->
    [one] Si jugaran entre sí, recibiría el bye { $then } en vez de { $now }: { $higher } punto en vez de { $lower } (art. 3.1.3).
   *[other] Si jugaran entre sí, recibiría el bye { $then } en vez de { $now }: { $higher } puntos en vez de { $lower } (art. 3.1.3).
}
bye_games = { $fewer ->
    [one] Si jugaran entre sí, recibiría el bye { $then } en vez de { $now }: { $fewer } partida jugada en vez de { $more } (art. 3.1.4).
   *[other] Si jugaran entre sí, recibiría el bye { $then } en vez de { $now }: { $fewer } partidas jugadas en vez de { $more } (art. 3.1.4).
}
bye_number = Si jugaran entre sí, recibiría el bye { $then } en vez de { $now }, que tiene el número mayor (art. 3.1.5).
c5 = el menor número de flotantes ascendentes
c6 = pequeñas diferencias de puntos de los flotantes ascendentes
c7 = preferencias de color
c8 = el menor número de flotantes ascendentes que ya están al máximo
c9 = el menor número de ascensos anteriores de quienes están al máximo
c10 = el menor número de flotantes ascendentes de la ronda anterior
criterion_worse = Si jugaran entre sí, el grupo de puntuación { $score } sería peor por C{ $number } ({ $text }): { $then } en vez de { $now }.
other_upfloaters = Si jugaran entre sí, el grupo de puntuación { $score } tomaría de abajo a { $then } en vez de { $now }: igual de bueno según todos los criterios, pero posterior en el orden del art. 4.2.
other_shifters = Si jugaran entre sí, en el grupo de puntuación { $score } se contarían con el otro color: { $then }, en vez de { $now }. Eso es posterior en el orden del art. 4.3.
later_transposition = Si jugaran entre sí, { $player } jugaría con { $then } en vez de { $now } en el grupo de puntuación { $score }: una transposición posterior según el art. 4.4.
nobody = nadie
nothing = ninguno
without_rating = Sin Elo y contados como 0 en las medias: { $names }. Deles Elo provisionales (art. 1.1).
