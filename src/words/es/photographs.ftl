### Fotografías que se guardan con una partida.

title = Fotografías
white_sheet = Planilla de las blancas
black_sheet = Planilla de las negras
clock = el reloj
board = el tablero
other = otra cosa
told = Ronda { $round }, tablero { $board }: fotografía guardada, { $what } (SHA-256 { $digest })
take = Fotografía
depicts_label = Muestra
keep = Guardar la fotografía
hint = JPEG o PNG, como máximo { $most } por partida. Cada una se reduce y se escribe de nuevo: no se guardan lugar, hora ni cámara.
kept = La fotografía está guardada; su SHA-256 está en el registro.
none_chosen = Elija primero una fotografía.
unreadable = Eso no es una fotografía legible. Tómela de nuevo, en JPEG o PNG.
too_large = La fotografía tiene más de { $most } millones de píxeles. Tómela en el tamaño habitual de la cámara.
gone = La imagen no está en este servidor; el registro tiene su SHA-256.
at_and_by = { $at }, { $by }
differs = La imagen no es la que se guardó.
