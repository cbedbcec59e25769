### La clasificación: nombres de los desempates, y qué dice un valor abierto de sus partes.

tie_break = Desempate
tie_breaks = Desempates
after_round = Tras la ronda { $n }
during_round = Durante la ronda { $n }: todavía se juegan partidas
no_rounds = Todavía no se ha publicado ninguna ronda.
by_rank = Por puestos
by_number = Por números
what_if = ¿Y si…?
what_if_hint = Suponga resultados de las partidas en juego y vea moverse la tabla. No se guarda nada.
what_if_none = No se juega ninguna partida.
suppose = Suponer
change = Cambio
prizes = Premios
prize = Premio
prize_place = Puesto
prize_shared = compartido entre { $count }
prize_not_won = { $amount }: nadie que pueda ganarlo
prize_total = Total
prize_signature = Firma
prize_category = Categoría
prize_currency = Moneda
prize_several = Se puede ganar en varias categorías
prize_none = No se anunciaron premios.
open_hint = Pulse un valor, o vaya a él con las flechas y pulse Intro, para ver de qué se compone.
print_figures = Imprimir estas sumas (PDF)
print_level = { $points ->
    [one] Imprimir a todos los que tienen { $points } punto (PDF)
   *[other] Imprimir a todos los que tienen { $points } puntos (PDF)
}
brings = Aporta
counts = Cuenta
still_tied = Iguales tras todos los desempates
draw_lots = Sortear
drawn_from_seed = Sorteado con la semilla { $seed }; cualquiera puede repetirlo.
matches = Encuentros
forfeited = por incomparecencia
without_match = Sin encuentro (puntos de encuentro / puntos de tablero):
squads = Equipos
columns_shown = Columnas
decided = Decidido fuera de los desempates
in_this_order = En este orden: { $list }.
ranked_by = Clasificados por { $who }: { $reason }.
rank_by_hand = Clasificar a mano
rank_by_hand_hint = Escriba los números de los jugadores en el orden que decida; intercambian los puestos que tienen ahora.
numbers_in_order = Números en orden
not_a_number = «{ $text }» no es el número de un jugador.
reason = Motivo
pts = Puntos
de = Encuentro directo
win = Número de victorias
won = Partidas ganadas
bpg = Partidas con negras
bwg = Victorias con negras
ps = Progresivo
rep = Rondas que se optó por jugar
std = Puntos estándar
tpn = Número de emparejamiento
rtng = Elo
bh = Buchholz
aob = Buchholz medio de los rivales
fb = Fore Buchholz
sb = Sonneborn-Berger
ks = Koya
aro = Elo medio de los rivales
tpr = Rendimiento
ptp = Rendimiento perfecto
apro = Rendimiento medio de los rivales
appo = Rendimiento perfecto medio de los rivales
mpvgp = La otra puntuación
bc = Recuento de tableros
tbr = Resultados de los primeros tableros
bbe = Eliminación del último tablero
esb = Sonneborn-Berger ampliado
ede = Encuentro directo ampliado
sssc = Fuerza de la puntuación y del calendario
match_points = Puntos de encuentro
game_points = Puntos de tablero
cut_n = { $n ->
    [one] sin el menor
   *[other] sin los { $n } menores
}
median_n = { $n ->
    [one] sin el menor ni el mayor
   *[other] sin los { $n } menores ni los { $n } mayores
}
limit_moved = { $halves ->
    [one] límite movido { $halves } medio punto
   *[other] límite movido { $halves } medios puntos
}
factor_n = factor { $n }
forfeits_as_played = las incomparecencias cuentan como jugadas
over_fore = sobre Fore Buchholz
reversed = en orden inverso
unrated_left_out = sin los rivales sin Elo
unrated_count = los rivales sin Elo cuentan { $rating }
unknown_code = No existe el desempate { $text }. Elija uno de la lista.
self_defined = { $text } lo define la propia competición. Clasifique a mano a los igualados.
unknown_score = Escriba :MP o :GP en vez de :{ $text }.
modifier_not_taken = { $code } no admite /{ $modifier }. Quítelo.
modifier_twice = { $code } tiene /{ $modifier } junto a un modificador que dice lo mismo. Quite uno de los dos.
score_not_taken = { $code } no se toma de puntos de encuentro ni de puntos de tablero. Quite :MP o :GP.
withdrawn = retirado
moved = en otra sección
expelled = expulsado
set_apart = jugó menos de la mitad de las partidas: sin puesto, y esas partidas no cuentan para nadie
dropped = Participan jugadores sin Elo y no se anunció regla para ellos; por eso se omiten (C.07 art. 10): { $list }
not_in_round_robins = C.07 art. 8 no los admite en ligas: { $list }
only_for_teams = Son solo para torneos por equipos (C.07 art. 12 y 13): { $list }
cut_least = eliminado: el menor
cut_most = eliminado: el mayor
cut_voluntary = eliminada primero: una ronda no jugada por voluntad propia (16.5)
cut_below_limit = por debajo del límite
dummy = rival ficticio
dummy_own = rival ficticio con la propia puntuación { $own } (16.4)
dummy_at_opponent = rival ficticio con la propia puntuación { $own }, pero no más que { $cap } del rival previsto (16.4.1)
dummy_at_draws = rival ficticio con la propia puntuación { $own }, pero no más que { $rounds } tablas, { $cap } (16.4.2)
outside_rounds = dado o quitado fuera de las rondas
part_counted = sin Elo: cuenta como se anunció
part_estimated = estimado por el árbitro principal
board_n = Tablero { $n }
result_mean = media de { $count }: { $figure }
result_performance = media { $average }, el { $percent } % de los puntos da { $difference }: { $figure }
result_perfect = el menor Elo que espera { $score } o más contra ellos: { $figure }
result_below_lowest = sin puntos: 800 menos que el rival más bajo, { $lowest }: { $figure }
result_limit = contra rivales con { $limit } o más: { $figure }
result_strength = { $secondary } + { $buchholz } ÷ { $factor } = { $figure }
result_boards = tablero a tablero: { $figure }
result_from_top = sin el último tablero, los dos últimos, …: { $figure }
result_dropped = no se usa: participan jugadores sin Elo y no se anunció regla para ellos (art. 10)
no_figure = nada que contar
encounter_all_met = Todos los empatados han jugado entre sí: decide su clasificación particular (6.2).
encounter_not_all_met = No todos los empatados han jugado entre sí: solo se clasifica a quien queda solo en cabeza sea cual sea el resultado de las partidas que faltan (6.3).
encounter_no_tie = aquí nadie estaba empatado
encounter_missing = { $count } sin jugar, { $most } como máximo
by_secondary = por la segunda puntuación

ext = Valor externo

outside_value = Valor de desempate externo

outside_value_hint = Un valor calculado en otro lugar clasifica según su puesto en la lista de desempates; el mayor es mejor. Vacío lo retira.

prize_said_rating = Elo
prize_said_born = nacidos
prize_said_women = mujeres
prize_said_men = hombres
prize_said_everybody = todos
prize_said_federation = federación
prize_said_club = club
prize_said_category = categoría
prize_said_by_place = por puesto
prize_said_equal = repartidos
prize_said_hort = Hort

prize_lines = Premios, una categoría por línea

prize_lines_hint = Un nombre y dos puntos, los importes por puesto y quién compite, en cualquier orden: U18: 300, 200, 100; mejores 3 mujeres; Elo 1800–2000; nacidos 2008+; federación ESP; club "Rojos"; Hort, repartidos o por puesto; no acumulables.

prize_unknown = Línea { $line }, columna { $column }: no se entiende «{ $text }».

prize_tight = Línea { $line }, columna { $column }: «{ $text }»: escriba un espacio tras la coma entre importes (300, 200) y un punto en 499.50.

prize_count = Línea { $line }, columna { $column }: se nombran { $said } premios, pero hay { $found } importes.

prize_nameless = Línea { $line }: empiece con el nombre de la categoría y dos puntos.

prize_no_year = Línea { $line }, columna { $column }: «{ $text }»: el torneo aún no tiene fecha; escriba el año de nacimiento (nacidos 2008+).

prize_out_of_range = Línea { $line }, columna { $column }: «{ $text }» no puede ser.
