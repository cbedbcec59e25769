### El manual: su marco, y las cabeceras de las tablas que toma del programa. Los textos están en `src/manual`.

help = Ayuda
title = Manual
contents = Contenido
as_pdf = Como PDF
in_this_chapter = En este capítulo
chapters = Capítulos
page_number = Página
when_it_suits = Cuándo conviene
code = Código
meaning = Significado
article = Artículo de C.07
teams_only = solo equipos
claim = Reclamación
