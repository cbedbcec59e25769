### Por qué el sistema holandés emparejó así una ronda, y por qué no de otro modo (C.04.3).

comma = ,{ " " }
c5 = la puntuación más baja para el bye
c6 = el menor número de flotantes descendentes
c7 = las puntuaciones más bajas de los flotantes descendentes
c7_2017 = pequeñas diferencias de puntos de parejas y flotantes descendentes
c8 = flotantes descendentes que convienen al grupo siguiente
c9 = el menor número de partidas no jugadas de quien recibe el bye
c10 = diferencias de color de los máximos puntuadores no mayores de 2
c11 = ninguna tercera partida seguida con el mismo color para los máximos puntuadores
c12 = preferencias de color
c13 = preferencias fuertes de color
c14 = ningún segundo descenso seguido para residentes
c15 = ningún segundo ascenso seguido para rivales del grupo
c14_2017 = ningún descenso como en la ronda anterior
c15_2017 = ningún ascenso como en la ronda anterior
c16 = ningún descenso como dos rondas antes
c17 = ningún ascenso como dos rondas antes
c18 = pequeñas diferencias de puntos de quienes descienden de nuevo
c19 = pequeñas diferencias de puntos de quienes ascienden de nuevo
c20 = pequeñas diferencias de puntos de quienes descendieron dos rondas antes
c21 = pequeñas diferencias de puntos de quienes ascendieron dos rondas antes
named = { $name } ({ $text })
named_article = { $name } ({ $text }, art. { $article })
bye_given = { $name } recibe el bye: { $score } es la puntuación más baja con la que se puede emparejar a todos los demás (C5); rondas no jugadas hasta ahora: { $unplayed } (C9).
bye_left_over = { $score ->
    [one] { $name } ({ $score } punto) recibe el bye: sobra en el último grupo (A.9).
   *[other] { $name } ({ $score } puntos) recibe el bye: sobra en el último grupo (A.9).
}
not_bye_barred = No { $name }: ya tuvo un bye, o los puntos de una victoria sin jugar ({ $rule }).
not_bye_needed = No { $name }: sin este jugador no se podría emparejar a todos los demás ({ $rule }).
not_bye_unplayed = No { $name }: más rondas no jugadas hasta ahora (C9).
group = Grupo de puntuación { $score }; residentes: { $residents }.
came_down = Llegados de arriba: { $names }.
floats_odd = { $name } desciende: el número de jugadores es impar ({ $pairs }).
floats_nobody = { $name } desciende: no puede jugar con nadie de este grupo ({ $rematch }, { $colour }).
floats_limbo = { $name } desciende de nuevo: no todos los llegados de arriba encuentran rival (art. { $article }).
floats_needed = { $name } desciende: si no, no se podría emparejar a todos en este grupo o por debajo ({ $completion }, { $pairs }).
gave_way = No se cumple del todo (jugadores: { $players }): { $criterion }.
everything_kept = Se cumplen todos los criterios.
pair_in = Emparejados en el grupo de puntuación { $score }.
pair_moved = { $name } descendió al grupo de puntuación { $score }.
pair_missed = Aquí no se cumple: { $criterion }.
colour_both = Se conceden ambas preferencias de color (art. { $article }).
colour_stronger = Se concede la preferencia más fuerte (art. { $article }).
colour_alternated = Los colores alternan desde la última ronda en que difirieron (art. { $article }).
colour_higher = Se concede la preferencia del mejor clasificado (art. { $article }).
colour_initial = Por el color inicial y el número del mejor clasificado (art. { $article }).
they_meet = Juegan entre sí en esta ronda.
not_paired = Uno de los dos no se empareja en esta ronda.
have_met = Ya han jugado entre sí ({ $rule }).
kept_apart = Las bases del torneo los separan.
same_colour = Ambos deben tener el mismo color, y ninguno es máximo puntuador en la última ronda ({ $rule }).
leaves_others = Si jugaran entre sí, no se podría emparejar a todos los demás ({ $rule }).
bye_higher = { $then ->
    [one] Si jugaran entre sí, el bye sería para { $then } punto en vez de { $now } (C5).
   *[other] Si jugaran entre sí, el bye sería para { $then } puntos en vez de { $now } (C5).
}
criterion_worse = Si jugaran entre sí, el grupo de puntuación { $score } sería peor por { $criterion }: { $then } en vez de { $now }.
comes_later = También cumpliría todos los criterios, pero en el grupo de puntuación { $score } viene después en la secuencia del art. { $article }.
would_collapse = Si jugaran entre sí, todo lo inferior al grupo de puntuación { $score } tendría que emparejarse como un solo grupo (A.9).
value_floaters =
    { $count ->
        [0] ningún flotante descendente
        [one] un flotante descendente
       *[other] { $count } flotantes descendentes
    }
value_scores = flotantes descendentes con { $scores }
value_differences = diferencias de { $differences }
value_no_differences = ninguna diferencia
value_again =
    { $count ->
        [one] uno que vuelve a bajar sin rival (puntos: { $scores })
       *[other] { $count } que vuelven a bajar sin rival (puntos: { $scores })
    }
value_next = en el grupo siguiente { $floaters }, { $scores }
value_next_none = en el grupo siguiente ningún flotante descendente
value_unplayed =
    { $count ->
        [0] ninguna ronda sin jugar
        [one] una ronda sin jugar
       *[other] { $count } rondas sin jugar
    }
value_players =
    { $count ->
        [0] nadie
        [one] un jugador
       *[other] { $count } jugadores
    }
