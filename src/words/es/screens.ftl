### Las pantallas de la sala.

title = Pantallas

hint = Cada pantalla tiene su propia dirección: ábrala una vez en el televisor. Sigue lo que se elige aquí. Teclas allí: espacio para la página siguiente, f para la pantalla completa.

add = Añadir una pantalla

remove = Quitarla

name = Nombre

name_needed = Una pantalla necesita un nombre que no tenga otra.

sequence = Muestra, por turno

nothing_to_show = Elija al menos una cosa que mostrar.

seconds = Cada página permanece

size = Tamaño

size_unknown = Elija un tamaño de la lista.

heads = Con encabezado

qr = Con el código QR de las páginas públicas

announcement = Anuncio

clock = Reloj

picture = Imagen del patrocinador

picture_file = PNG, JPEG o WebP, hasta 4 MB; sin archivo se quita

no_picture = El archivo no es un PNG, JPEG o WebP de hasta 4 MB.

starts_in = La ronda empieza en { $left }
turn = Imagen girada
not_turned = Sin girar
turned_right = Un cuarto a la derecha
turned_left = Un cuarto a la izquierda
turned_over = Boca abajo
turn_unknown = Elija en la lista cómo se gira la imagen.
whole_sequence = Su secuencia
show = Mostrar
