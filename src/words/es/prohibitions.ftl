### Parejas prohibidas, y la página que las fija.

forbidden_pairs = Parejas prohibidas
forbidden_pairs_count = Parejas prohibidas ({ $n })
hint = Jugadores que no deben encontrarse. Una prohibición estricta vale siempre; una flexible cede donde no habría emparejamiento, y el borrador lo dice.
only_before_start = Según la FIDE, las parejas prohibidas se anuncian antes de la ronda 1. Ya no se pueden cambiar.
without_effect = En este sistema las prohibiciones entre jugadores no cambian nada: la tabla, el cuadro o el emparejamiento de equipos dice quién juega con quién.
none_yet = No hay ninguna pareja prohibida.
add = Prohibir parejas
remove = Quitar
who = Quiénes
when = Rondas
strictness = Rigor
pairs_now = Parejas ahora
named_players = Estos jugadores
one_federation = Jugadores de una federación
same_federation = Jugadores de la misma federación
same_club = Jugadores del mismo club
of_federation = Jugadores de { $code }
player_or_number = Nombre o número
more_players = Otros, uno por línea
federation_code = Federación (tres letras)
all_rounds = Todas las rondas
in_all_rounds = todas las rondas
last_rounds = Solo las últimas rondas; ¿cuántas?
from_to = De la ronda … a la ronda …
from = de
to = a
in_rounds = rondas { $first }–{ $last }
in_round = ronda { $n }
in_last = { $n ->
    [one] la última ronda
   *[other] las últimas { $n } rondas
}
in_the_last = la última ronda
hard = estricta
soft = flexible
hard_long = Estricta: nunca se encuentran
soft_long = Flexible: separados mientras exista emparejamiento
nobody_called = Nadie se llama «{ $text }» ni tiene ese número.
several_called = «{ $text }» puede ser varios jugadores: { $names }. Escriba más del nombre, o el número.
two_needed = Nombre al menos a dos jugadores distintos.
federation_needed = Dé las tres letras de la federación, p. ej. ESP.
pair_gave_way = Cedió una prohibición flexible ({ $rule }): si no, alguien quedaría sin rival.
gave_way = { $white } y { $black }: cedió una prohibición flexible ({ $rule }); si no, alguien quedaría sin rival.
by_hand_against_soft = { $white } y { $black } deben separarse si es posible ({ $rule }).
have_met = Ya han jugado entre sí.
