### Las páginas que todos pueden leer.

find_my_name = Buscar mi nombre
pairings = Emparejamientos
by_board = Por tableros
by_name = Por nombres
results = Resultados
full_screen = Pantalla completa
white_against = Blancas contra
black_against = Negras contra
nothing_public = Todavía no hay nada publicado. Esta página lo mostrará en cuanto lo haya.
nobody_of_that_name = Nadie con ese nombre en esta ronda.
as_of = A las { $time }
starts_at = empieza { $time }
page_of = { $n } / { $all }
scan_for_pairings = Escanee para ver emparejamientos, resultados y clasificación
reconnecting = sin conexión
demo_hint = 60 jugadores inventados, 9 rondas, 6 de ellas jugadas. Para probar con toda libertad.
