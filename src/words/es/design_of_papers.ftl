### Los nombres y el diseño de los papeles.

design = Nombres y diseño

names = Nombres

by_language = Según el idioma de la página

both_names = Ambos, uno al lado del otro

own_names = Como se inscribieron

latin_names = En letras latinas

order = Orden de los nombres chinos

pinyin = Por pinyin

strokes = Por trazos

lists = Listas

large = Letra grande: se lee a dos metros

two_columns = Listas de jugadores en dos columnas

parted_by = Una página por cada

not_parted = Una lista para todos

columns = Lo que las listas dicen de un jugador

column = Columna { $place }

usual = Lo que se sabe

own_words = Texto propio en cada página

header = Sobre el título

footer = Al pie

preview = Vista previa

logo = Logotipo

logo_hint = Una imagen PNG o JPEG de 100 kB como máximo; va arriba a la derecha en cada página.

add_logo = Usar este logotipo

remove_logo = Quitar el logotipo

bad_logo = Esto no es una imagen PNG o JPEG de { $kilobytes } kB como máximo que se pueda imprimir. Guárdela como PNG sin entrelazado o como JPEG.

missing = Ningún tipo de letra tiene { $characters }: en los papeles va el número en su lugar.
round_papers = Qué se imprime en cada ronda
paper_before = Lista antes de la ronda (jugadores, clasificación)
