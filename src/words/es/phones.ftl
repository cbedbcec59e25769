### Los teléfonos de los jugadores: su tablero, resultados comunicados, byes pedidos e inscripción.

me = Mi tablero

find_me_hint = Busque arriba su nombre, una sola vez: su tablero, su rival y su resultado aparecerán en cada página. Con el código de su papeleta también puede comunicar el resultado.

that_is_me = Soy yo

not_me = No soy yo

code_of_slip = Código de mi papeleta

use_code = Usar el código

code_hint = Ocho letras y cifras, como K7QM-2F9X. Quien lo tenga puede comunicar resultados por usted: guárdelo para sí.

nothing_paired = Todavía no hay nada emparejado.

not_in_this_round = No juega en esta ronda.

i_won = He ganado

we_drew = Tablas

i_lost = He perdido

take_back = Retirarlo

byes = Byes

bye_is_given = El bye está concedido.

bye_is_asked = Pedido. Decide un árbitro.

wrong_code = Este código no es de este torneo. Mire de nuevo su papeleta o pregunte al árbitro.

too_often = Demasiados intentos. Inténtelo de nuevo en unos minutos o vaya al árbitro.

too_late = El plazo ha terminado. Pregunte al árbitro.

birth_missing = Indique su fecha o año de nacimiento.

sign_up = Inscribirse

sign_up_closed = Ahora nadie puede inscribirse.

sign_up_hint = El nombre, el Elo, la federación y el club aparecen en la lista pública de jugadores. El organizador los comprueba.

as_signed_up = como se inscribió

title = Teléfonos de los jugadores

print_codes = Imprimir los códigos

disputed = Resultados comunicados que se contradicen

asked_byes = Byes pedidos

refuse = Rechazar

waiting_list = Lista de espera

admit = Dar plaza

results_by_players = Resultados

let_report = Los jugadores comunican sus resultados

let_report_hint = Lo que ambos comunican se anota en su nombre; lo que comunican distinto suena en la mesa de los árbitros y aparece en «Ahora». Un resultado anotado por un árbitro no se cambia nunca.

byes_by_players = Los jugadores piden byes

byes_no = No

byes_asked = Sí, decide un árbitro

byes_taken = Sí, concedidos en el acto donde las bases los permiten

hours = Hasta este tiempo antes de la ronda

hours_unit = horas

let_sign_up = Los jugadores se inscriben ellos mismos

until_when = Hasta

places = Plazas

keep_waiting = Llevar una lista de espera cuando esté completo

least_rating = Elo mínimo

most_rating = Elo máximo

born_from = Nacidos en ese año o después

born_to = Nacidos en ese año o antes

search_engines = Buscadores

let_index = Los buscadores pueden guardar las páginas públicas con los nombres

codes = Códigos de los jugadores

codes_hint = Cada jugador recibe una papeleta, al confirmar su presencia. El código se forma con un secreto de este torneo y se puede imprimir de nuevo; no está en ninguna exportación.

renew_codes = Nuevos códigos para todos

renew_told = Los códigos entregados hasta ahora dejan de valer.

slip_hint = Escanéelo, o escriba el código en «Mi tablero» en la página del torneo: tablero, rival y resultado en su teléfono.

until = hasta { $time }

asked_for = pedido: { $bye }

reported_waits = Ha comunicado { $result }. Cuenta cuando su rival comunique lo mismo.

reported_both = Ambos han comunicado { $result }.

reported_otherwise = Usted ha comunicado { $result } y su rival otra cosa. Vayan ambos al árbitro.

rating_below = Solo con Elo { $rating } o superior.

rating_above = Solo con Elo { $rating } o inferior, o sin Elo.

born_before = Solo para nacidos en { $year } o después.

born_after = Solo para nacidos en { $year } o antes.

sign_up_until = Inscripción hasta { $time }.

you_wait = { $name }: no queda ninguna plaza. Está en la lista de espera.

you_are_signed_up = { $name }: su inscripción está hecha.

pairings_are_out_of = Ya están los emparejamientos de la ronda { $round }

task_disputed = Ronda { $round }, tablero { $board }: blancas comunican { $white }, negras { $black }

task_agreed = Ronda { $round }, tablero { $board }: ambos comunican { $result }, sin anotar

places_left =
    { $n ->
        [one] queda { $n } plaza
       *[other] quedan { $n } plazas
    }

waiting_count =
    { $n ->
        [one] { $n } espera plaza
       *[other] { $n } esperan plaza
    }

task_byes =
    { $n ->
        [one] { $n } bye pedido
       *[other] { $n } byes pedidos
    }

task_waiting =
    { $n ->
        [one] { $n } espera plaza
       *[other] { $n } esperan plaza
    }

by_phone = Por teléfono
push = Avisarme
push_hint = Un aviso en este teléfono cuando salgan los emparejamientos, también con la página cerrada.
push_my_board = Mi tablero
push_round = Cada ronda
push_nothing = Sin avisos
push_kept = Recibirá avisos.
push_ended = Ya no recibirá avisos.
push_refused = Este navegador no permite avisos de esta página. Permítalos en sus ajustes e inténtelo de nuevo.
push_not_possible = Este navegador no acepta avisos ahora. Inténtelo de nuevo con red.
told_white = Ronda { $round }: tablero { $board }, blancas contra { $name }
told_black = Ronda { $round }: tablero { $board }, negras contra { $name }
told_bye = Ronda { $round }: { $bye }
slip_use = Una papeleta para cada jugador, con código y QR, para comunicar resultados y pedir byes

other_sites = Otros sitios
sites = Sitios que pueden mostrar estas páginas, uno por línea
sites_hint = Los emparejamientos, la clasificación y la tabla cruzada aparecen en un marco de la página de su club y siguen el torneo por sí solos. Ninguna otra página del programa puede mostrarse así.
lines_to_copy = Líneas para copiar
lines_told = Ponga una línea en la página de su sitio donde deba estar la tabla. Con embed=lines en lugar de embed=1, un sitio recibe solo la tabla, para componerla con su propia letra.

# $place (number), $text (text)
no_site = Línea { $place }: «{ $text }» no es la dirección de un sitio. Escríbala como https://club.example.

# $most (number)
too_many_sites = Se pueden indicar como máximo { $most } sitios.
