### Los papeles.

player_list = Ranking inicial
players_by_name = Jugadores por nombre
check_in_list = Lista de presencia
pairings_by_board = Emparejamientos por tableros
pairings_by_name = Emparejamientos por nombres
results = Resultados
crosstable_by_rank = Tabla cruzada por puestos
crosstable_by_number = Tabla cruzada por números
round_robin_table_by_rank = Tabla de la liga por puestos
round_robin_table_by_number = Tabla de la liga por números
figures_explained = Desempates explicados
level_on = { $points ->
    [one] igualados a { $points } punto
   *[other] igualados a { $points } puntos
}
decided_by = Decidido por
shares_rank = compartido
by_lots_or_hand = sorteo o árbitro
nothing_to_print = Todavía no hay nada que imprimir en este papel. Tendrá hojas cuando haya clasificación, rondas o participantes para él.
nobody_there = No hay nadie ahí en la clasificación. Abra los valores desde la página de la clasificación.
struck_does_not_count = Las líneas grises no cuentan.
result_slips = Papeletas de resultado
player_cards = Fichas de jugador
public_notice = Siga este torneo
round_pack = Carpeta de la ronda
page_of = Página { $page } de { $pages }
printed_from = Impreso { $at } · registro { $journal }
after_round = tras la ronda { $n }
draft = BORRADOR, sin publicar
category = Categoría
gender = Sexo
female = f
male = m
fide_id = FIDE ID
birth = Nac.
present = Presente
paid = Pagado
requested = Byes pedidos
note = Nota
start = Inicio
colour = Col.
has_white = Blancas
has_black = Negras
no_opponent = Sin emparejar
absent = Ausente
withdrawn = retirado
moved = en otra sección
expelled = expulsado
set_apart = Retirado antes de la mitad de las partidas: sin puesto
running_score = Suma
totals = { $players ->
    [one] { $players } jugador; presentes: { $present }
   *[other] { $players } jugadores; presentes: { $present }
}
totals_players = { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}
games_and_missing = { $games ->
    [one] { $games } partida; resultados que faltan: { $missing }
   *[other] { $games } partidas; resultados que faltan: { $missing }
}
white_signs = Firma de blancas
black_signs = Firma de negras
arbiter_signs = Firma del árbitro
chief_arbiter = Árbitro principal: { $name }
slip_hint = Firman ambos; entrega la papeleta quien gana o, en caso de tablas, las blancas.
crosstable_key = 12w1: victoria con blancas contra el puesto 12. b: negras, ½: tablas, +: victoria por incomparecencia, -: derrota por incomparecencia o ausencia, u: sin evaluar.
crosstable_key_by_number = 12w1: victoria con blancas contra el número 12. b: negras, ½: tablas, +: victoria por incomparecencia, -: derrota por incomparecencia o ausencia, u: sin evaluar.
crosstable_key_of_teams = 12w2½: 2½ puntos en el encuentro con blancas en el primer tablero contra el equipo del puesto 12. b: negras, +: victoria por incomparecencia, -: derrota por incomparecencia o ausencia.
crosstable_key_of_teams_by_number = 12w2½: 2½ puntos en el encuentro con blancas en el primer tablero contra el equipo número 12. b: negras, +: victoria por incomparecencia, -: derrota por incomparecencia o ausencia.
bye_key = U: bye asignado por el emparejamiento, H: de medio punto, F: de un punto, Z: sin puntos.
scan = Emparejamientos, resultados y clasificación en su teléfono
paper = Papel
paper_language = Idioma de los papeles
choose = Elegir
print_pack = Imprimir todo lo de la ronda { $round }
without_opponents = (sin rivales)
whole_event = Todo el torneo
no_such_round = La ronda { $round } no está emparejada todavía.
no_such_norm = No se ha logrado esta norma.
bad_font = No se puede usar el tipo de letra ({ $why }). Elija otro archivo o imprima con los incluidos.
bad_tie_break = Un desempate de las bases no se puede calcular ({ $why }). Corrija la lista en los ajustes e imprima de nuevo.
no_such_ruling = El acto { $seq } no es una decisión o se ha deshecho.
too_long_for_qr = La dirección pública es demasiado larga para un código QR. Inicie el servidor con una --public-url más corta.

receipts = Recibos
receipt = Recibo
entry_fee_paid = Derechos de inscripción pagados: { $paid }
date_and_signature = Fecha y firma
is_free = libre

no_such_board = La ronda { $round } no tiene tablero { $board }.

no_font_has = Ningún tipo de letra tiene { $characters }

labels_21 = Etiquetas, 21 por hoja (63,5 × 38,1 mm)

labels_24 = Etiquetas, 24 por hoja (70 × 37 mm)

labels_14 = Etiquetas, 14 por hoja (99,1 × 38,1 mm)
labels_30 = Etiquetas, 30 por hoja (66,7 × 25,4 mm, en Letter)
labels_10 = Etiquetas, 10 por hoja (101,6 × 50,8 mm, en Letter)

badges = Acreditaciones

place_cards = Tarjetas de mesa

certificates = Diplomas

certificate_heading = Diploma

place_won = Puesto { $place }

place_won_in = Puesto { $place } · { $category }

points_of_rounds = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }

sum_of_prizes = Suma de todos los premios: { $sum } { $currency }

organiser_signs = Organizador

chief_arbiter_signs = Árbitro principal

order_book = Orden de juego

result_book = Libro de resultados

rounds_and_times = Rondas

rating_list = Cambios de Elo, una línea por jugador

rating_list_key = Ro Elo propio · Ra media de los rivales con Elo · n partidas evaluadas · W puntuación · We puntuación esperada · Rp rendimiento. El primer Elo de un jugador nuevo está en la columna del cambio.

blank_games = Emparejamientos en PGN, para los tableros

files = Archivos

as_chess_results = Hoja de cálculo con los títulos de chess-results (XLSX)
for_swiss_manager = Jugadores para Swiss-Manager (CSV)
no_such_complaint = El acto { $seq } no anotó ninguna queja.
sheets = { $count ->
        [one] { $count } hoja
       *[other] { $count } hojas
    }
