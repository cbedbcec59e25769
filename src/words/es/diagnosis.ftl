### Con qué reglas pudo emparejarse un archivo de torneo.

heading = Diagnóstico
dutch_2017 = el sistema holandés de 2017
dutch_2026 = el sistema holandés de 2026
with_baku = { $way } con aceleración Bakú
unaccelerated = { $way } sin aceleración
listed = { $way } con la aceleración del archivo
with_colour = { $way }, color inicial { $colour }
by_places = { $way }, colores por el lugar entre los emparejados
by_numbers = { $way }, colores por los números de emparejamiento
by_ratings = { $way }, números en el orden de los Elo
explains = { $way }: explica { $same } de { $rounds } rondas
judged_by = El archivo no dice con qué reglas se emparejó. Se ha juzgado por las que más explican: { $same } de { $rounds } rondas por { $way }, { $before } por { $stated }.
says_otherwise = Se ha comprobado con las reglas que nombra el archivo: { $stated } explica { $before } de { $rounds } rondas; { $way } explicaría { $same }.
nothing_better = Ninguna otra regla probada explica más rondas que { $way }.
also_tried = Probado: { $ways }.
cause_other_way = como por { $way }
cause_drawn =
    { $count ->
        [1] las parejas son correctas; los colores del tablero { $boards } se sortearon de otro modo
       *[other] las parejas son correctas; los colores de los tableros { $boards } se sortearon de otro modo
    }
cause_turned =
    { $count ->
        [1] las parejas son correctas; alguien cambió los colores del tablero { $boards }
       *[other] las parejas son correctas; alguien cambió los colores de los tableros { $boards }
    }
cause_given_bye = exactamente como si { $name } hubiera recibido el bye antes de emparejar a los demás
cause_was_allocated = exactamente como si el bye de { $name } fuera el del jugador impar
cause_taken_out = exactamente como si { $absent } y { $opponent } hubieran sido emparejados y después se hubiera retirado a { $absent }
cause_equals = exactamente como si { $first } y { $second }, de igual Elo, tuvieran los números cambiados
cause_apart = exactamente como si no pudieran enfrentarse: { $pairs }
of_one_club = { $words } (del mismo club)
of_one_family = { $words } (del mismo apellido)
of_one_federation = { $words } (de la misma federación)
cause_by_hand =
    { $count ->
        [1] emparejado a mano en el tablero { $boards }: ninguna regla probada da esta pareja. Para que el archivo tenga razón, un árbitro debió hacerla por un motivo que no consta en él
       *[other] emparejado a mano en los tableros { $boards }: ninguna regla probada da estas parejas. Para que el archivo tenga razón, un árbitro debió hacerlas por un motivo que no consta en él
    }
cause_bye_by_hand = el bye se dio a mano
and_bye_by_hand = { $words }; también el bye se dio a mano
corpus_title = Archivos de torneos revisados según el reglamento
corpus_sum = Archivos: { $files }; nada difiere en { $clean }. Lo que se supuso de los archivos explica { $same } de { $rounds } rondas; las mejores reglas probadas, { $best }.
corpus_file = Archivo
corpus_explained = Rondas explicadas
corpus_by = Juzgado por
corpus_found = Lo que difiere
