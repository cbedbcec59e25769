### Lo que se opone a un acto, y qué hacer; avisos.

conflict_unknown = Alguien lo ha cambiado entretanto. Véalo como está ahora y decida de nuevo.
conflict_with = { $who } lo cambió a las { $when } ({ $device }). Deje lo otro o diga por qué lo suyo es correcto.
to_confirm = Lea los avisos y confirme.
no_tournament = No existe ese torneo.
store_failed = No se pudo guardar. No se ha perdido nada; inténtelo de nuevo.
already_so = Ya es así.
not_the_first = El torneo ya existe.
not_created = El torneo no está creado todavía.
closed = El torneo está cerrado. Ábralo primero.
not_closed = El torneo no está cerrado.
no_such_player = Este jugador no está en el torneo.
no_such_round = La ronda { $round } no está emparejada y publicada.
no_such_board = La ronda { $round } no tiene tablero { $board }.
name_missing = Falta un nombre.
paired_already = { $name } ya ha sido emparejado: retírelo en vez de quitarlo.
round_paired = La ronda { $round } ya está emparejada. Retire primero su emparejamiento.
numbers_frozen = Los números no cambian desde que se empareja la ronda { $round } (C.04.2 art. 2.3).
rating_method_frozen = Otro método de Elo daría otros números, y estos no cambian desde que se empareja la ronda { $round }, en una liga desde la ronda 1 (C.04.2 art. 2.3).
numbering_incomplete = Cada jugador debe numerarse una vez.
not_numbered = { $count ->
    [one] { $count } jugador no tiene número todavía. Numere primero a los jugadores (Jugadores, Números).
   *[other] { $count } jugadores no tienen número todavía. Numere primero a los jugadores (Jugadores, Números).
}
draft_waits = Un borrador de la ronda { $round } espera: publíquelo o descártelo primero.
no_draft = La ronda { $round } no es (ya) un borrador.
not_the_next_round = La ronda { $round } no es la siguiente por emparejar.
all_rounds_paired = { $rounds ->
    [one] La única ronda está emparejada.
   *[other] Las { $rounds } rondas están emparejadas.
}
round_not_complete = Faltan resultados de la ronda { $round }: { $boards }. Anótelos primero.
round_not_published = La ronda { $round } no está publicada. Publíquela y anote primero sus resultados.
empty_round = En la ronda { $round } no juega nadie: necesita al menos una partida.
twice = { $name } aparece dos veces.
not_in_round = { $name } no participa en la ronda { $round }.
board_twice = El tablero { $board } aparece dos veces.
two_byes = Solo un jugador puede tener el bye asignado por el emparejamiento. Si se dio de antemano, retírelo o deje fuera a otro jugador.
round_followed = Hay otra ronda emparejada después de la { $round }. Retire primero esa.
table_begun = Los emparejamientos se hicieron para quienes estaban al emparejar la ronda 1; quien llega después no tiene lugar en ellos. Deshaga las rondas antes de que haya resultados, o cree otro torneo.
too_late_for_result = Los resultados de la ronda { $round } solo pueden corregirse para la evaluación: hay emparejamientos basados en ellos (C.04.2 art. 4.3).
bye_not_requestable = En este sistema la tabla o el cuadro dicen quién juega; no se piden ni se dan byes. Quien no viene pierde por incomparecencia, y quien se va se retira.
fewer_rounds = { $rounds ->
    [one] Ya hay { $rounds } ronda emparejada.
   *[other] Ya hay { $rounds } rondas emparejadas.
}
odd_games = Un encuentro del suizo doble tiene dos partidas y una ronda es una partida: indique un número par de rondas.
no_rounds = El torneo necesita al menos una ronda.
draws_beat_win = Dos tablas no deben valer más que una victoria y una derrota.
not_descending = Una victoria debe valer al menos lo que unas tablas, y unas tablas al menos lo que una derrota.
bye_above_win = El bye asignado por el emparejamiento no debe valer más que una victoria.
prohibitions_after_start = Las parejas prohibidas solo se fijan antes de la ronda 1. Si el torneo debe cambiarlas después, abandone primero el modo FIDE (Ajustes).
adjournment_open = El tablero { $board } de la ronda { $round } está aplazado: anote primero su resultado.
matches_level = Hay encuentros igualados que esperan su palabra: { $matches }. Diga quién pasa (Rondas, Cuadro de eliminatorias).
no_open_match = { $winner } y { $loser } no tienen en el cuadro ningún encuentro que se pueda decidir todavía.
reason_missing = Diga por qué: el motivo queda en el registro.
nothing_to_undo = El acto { $seq } no se puede deshacer.
later_act_rests = El acto { $later } se apoya en el acto { $seq }: { $why } Deshaga primero el posterior.
not_done_again = Sin el acto { $seq }, el acto { $earlier } ya no se sostiene: { $why } Hágalo de nuevo según la situación actual.
warn_rematch = { $white } y { $black } jugaron en la ronda { $round } (C.04.1 art. 2).
warn_prohibited = { $white } y { $black } no deben emparejarse.
warn_second_bye = { $name } ya tuvo un bye, o puntos sin jugar (C.04.1 art. 4).
warn_third_white = { $name } tendría blancas por tercera vez seguida (C.04.1 art. 7).
warn_third_black = { $name } tendría negras por tercera vez seguida (C.04.1 art. 7).
warn_imbalance = { $name } tendría una diferencia de colores de { $difference } (C.04.1 art. 6).
warn_full_point_bye = La FIDE desaconseja los byes de un punto: { $name } recibe un punto sin jugar.
warn_too_many_byes = { $name } ya ha tenido todos los byes de medio punto que permiten las bases: { $allowed }.
warn_bye_too_late = Las bases no conceden byes en la ronda { $round } (pedido por { $name }).
warn_allocated_in_advance = El bye de la ronda { $round } lo asigna el emparejamiento según sus reglas; aquí se promete antes a { $name }. Si el programa lo da a otra persona, el informe dice ambas cosas.
warn_duplicate = { $name } ya está en el torneo.
warn_results_set_aside = La ronda { $round } vuelve a borrador; resultados publicados que se apartan: { $results }.
warn_regulations = Hay rondas emparejadas con las bases anteriores. El cambio consta en el informe a la FIDE.
warn_past_result = La ronda siguiente se emparejó con el resultado anterior de la ronda { $round }.
warn_adjourned = Las partidas aplazadas cuentan como tablas al emparejar (C.04.2 art. 3.1): { $boards }.
warn_left_out = Sin partida ni bye: { $names }.
other_players = { $white } – { $black } no se sientan (ya) en el tablero { $board } de la ronda { $round }. Mire la ronda y anótelo donde se sientan.
warn_no_longer_in = Emparejados, pero ya no en esta ronda: { $names }.
key_used = Este identificador de petición es de otra petición, que hizo el acto { $seq }. Envíe uno propio con cada petición.
role_too_low = Esto es solo para: { $role }.
locked_in_fide_mode = En el modo FIDE esto es fijo desde que se empareja la ronda 1: { $field }. Si el torneo debe cambiarlo, abandone primero el modo FIDE (Ajustes).
not_in_fide_mode = Este torneo no está en el modo FIDE.
fide_mode_not_entered = El modo FIDE se inicia antes de la ronda 1 con un sistema de la FIDE, y no se inicia de nuevo una vez abandonado.
not_taken_back = Hay actos posteriores que se apoyan en ello, así que no se hace: { $what }.
broken = Sonneborn falló al hacerlo. Mire si está hecho, y avise a quienes mantienen el programa si falla de nuevo.

bye_no_result = Según las reglas de la FIDE, el bye asignado por el emparejamiento vale lo que una victoria, unas tablas o una derrota. Elija uno de estos valores.

no_tie_break_of_tables = { $code } no dice nada donde todos juegan contra todos (C.07 art. 8). Quítelo de los desempates.

warn_colours_not_due = Ninguno recibe el color que le corresponde: { $white } (blancas) – { $black } (negras). Al revés lo recibirían ambos.

warn_adjourned_earlier = Siguen abiertas partidas aplazadas de rondas anteriores (ronda.tablero): { $games }. Cuentan como tablas al emparejar.

warn_more_rounds = Tan pocos jugadores solo se pueden emparejar sin repetir en { $possible } rondas; el torneo tiene { $rounds }. Prevea menos rondas u otro sistema.

match_not_level = { $white } y { $black } no tienen ahora ningún encuentro igualado.
paired_one_by_one = Solo una tabla fijada de antemano se empareja entera: empareje las rondas una tras otra.
no_such_appeal = El acto { $seq } no es una apelación, ni una decisión que se pueda apelar.
no_such_team = Este equipo no está en el torneo. Vuelva a cargar la página.
in_two_teams = { $name } ya está en otro equipo. Sáquelo primero de allí.
squad_frozen = Jugadores de este equipo ya se sentaron a los tableros: su orden queda como está. Todavía se puede añadir un jugador al final.
squads_unfit = Los jugadores no concuerdan con los equipos. Envíe la lista de nuevo.
team_numbering_incomplete = Cada equipo debe numerarse una vez.
line_up_too_long = En la alineación hay más jugadores que tableros en un encuentro.
line_up_empty = No hay nadie en la alineación.
line_up_twice = { $name } aparece dos veces en la alineación.
line_up_not_of_team = { $name } no es jugador de este equipo.
line_up_not_in_round = { $name } no participa en esta ronda.
match_begun = Hay resultados de este encuentro de la ronda { $round }: sus alineaciones quedan como están.
line_ups_open = Los capitanes todavía entregan alineaciones para la ronda { $round }. Cierre primero las alineaciones.
line_ups_not_open = No se esperan alineaciones de la ronda { $round }.
match_without_players = Ningún tablero de este encuentro de la ronda { $round } tendría dos jugadores. Anote incomparecencias.

not_equals = { $one } y { $other } no tienen el mismo Elo y título: solo los iguales intercambian sus números, y solo donde los números siguen los Elo (C.04.2 art. 2.2).

met_already =
    { $times ->
        [one] { $one } y { $other } ya se han enfrentado: en una liga todos juegan contra todos una vez. Emparéjelos con otros.
       *[other] { $one } y { $other } ya se han enfrentado { $times } veces: nadie juega más veces contra el mismo rival. Emparéjelos con otros.
    }

not_eligible_for_bye = { $name } no tiene derecho a byes de medio punto. Dé un bye sin puntos, o cambie la marca en la página del jugador; antes se retira el bye de medio punto ya pedido.

warn_results_missing = Las partidas de la ronda { $round } sin resultado se toman como aplazadas y cuentan como tablas al emparejar: { $boards }.

no_latin_names = Los archivos de la FIDE llevan los nombres en letras latinas. Escriba el nombre latino en la página de cada uno de estos jugadores: { $names }

not_offered = Este torneo no ofrece eso (ya). Pregunte al árbitro.

too_late_for_report = La ronda { $round } no es la que se juega. Pregunte al árbitro.

result_is_entered = El resultado del tablero { $board } está anotado. Si no es correcto, dígaselo al árbitro.

no_place_left = No queda ninguna plaza.

signed_up_already = Ya se ha inscrito alguien con ese nombre o FIDE ID. Si no es usted, escriba al organizador.

bye_of_member = En un torneo por equipos el bye de un jugador no da puntos: anote la ausencia, y el equipo se alinea sin él.

table_incomplete = En una liga todos juegan en cada ronda. Sin partida en la ronda { $round }: { $names }. Emparéjelos, o abandone antes el modo FIDE.

win_is_no_more = Una victoria debe valer más que una derrota.

warn_has_left = { $name } se retiró antes de la ronda { $round }: con este resultado la partida cuenta como jugada.

within_team = { $one } y { $other } son del mismo equipo y no se enfrentan.
disagreement_open = Para el tablero { $board } de la ronda { $round } se teclearon dos resultados: diga cuál vale.
warn_results_disputed = Se teclearon dos resultados y nadie ha dicho cuál vale (ronda.tablero): { $games }.
warn_others_result = El resultado del tablero { $board } de la ronda { $round } lo anotó { $by }.
warn_plays_elsewhere = { $name } juega en { $section } a las mismas horas.
too_many_photographs = Una partida tiene como máximo { $most } fotografías. Retire antes una.
photograph_of_appeal = Una apelación sobre la partida del tablero { $board } de la ronda { $round } no está resuelta. Sus fotografías quedan hasta entonces: resuelva antes la apelación.
photograph_erased = La fotografía del tablero { $board } de la ronda { $round } se borró al retirarla. Tómela de nuevo en la mesa del tablero.
complaint_incomplete = Una queja dice quién se queja y qué se vio. Rellene ambas cosas; otro incidente las deja vacías.

fide_id_twice = El FIDE ID { $fide_id } figura en dos jugadores. Uno de ellos tiene otro.
