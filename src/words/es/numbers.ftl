### Los números de los jugadores: cómo se dan, el sorteo paso a paso, números a mano.

numbers = Números
by_strength_hint = Los números siguen el Elo, el título y lo que los ajustes dicen entre iguales (C.04.2 art. 2.2).
given_again = Se asignan de nuevo antes de emparejar la ronda 1.
lots_hint = Los números se sortean: por orden alfabético, cada uno saca uno de los que quedan. Decide la semilla; quien la conoce puede repetir el sorteo.
varma_hint = Sorteo restringido por C.05 anexo 2 (tablas Varma): primero la federación mayor, todos sus jugadores sacan de un grupo de números, de modo que no se encuentran en las tres últimas rondas.
by_hand_hint = Los números los da el árbitro: cada número desde el 1, una vez.
chosen_in_settings = Cómo se dan los números
seed = Semilla
seed_hint = La semilla del torneo o un número sacado ante los jugadores
draw = Sortear los números
draw_again = Sortear de nuevo
drawn_by = Sorteado por { $who }, { $when }
plain_lots = Sorteo simple
varma_lots = Sorteo restringido (C.05 anexo 2)
step = Paso
group = Grupo
group_numbers = Grupo { $group }: { $numbers }
the_drawing = El sorteo
the_numbers = Los números
split = Una federación tiene más jugadores que números cualquier grupo: sacó de varios, y algunos de sus jugadores pueden encontrarse en las últimas rondas.
changed_since = Después de este sorteo se cambiaron números a mano.
not_repeatable = Con la lista de jugadores de entonces, esta semilla no da estos números; el registro conserva los números.
frozen = Hay rondas emparejadas: ya no se numera a nadie de nuevo.
varma_is_for_round_robins = El sorteo restringido es solo para ligas.
no_varma_table = Hay tablas para 9 a 24 jugadores, no para { $players }. Elija el sorteo simple en los ajustes.
seed_unreadable = «{ $text }» no es una semilla: escriba un número entero.
number_unreadable = { $name }: «{ $text }» no es un número de 1 a { $count }.
number_twice = El número { $number } se da dos veces: { $names }.
see_numbers = Números y su sorteo
print_hint = Muestre o imprima esta página: tiene todo lo necesario para repetir el sorteo.

exchange = Intercambiar con { $name }

exchange_hint = Jugadores con el mismo Elo y título pueden intercambiar sus números hasta que se empareje la ronda 4.
