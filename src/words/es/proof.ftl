verify_key = La clave de la sala, como la lleva el pie de un papel; por defecto la del archivo de clave junto a la base de datos

verify_witness = Preguntar también a este archivo si coincide: una copia de seguridad, un expediente, un torneo como archivo o una carpeta de páginas publicadas; puede repetirse

verify_offline = No preguntar a las copias en otros servidores

dossier_key = Con --check: la clave de la sala, como la lleva el pie de un papel; sin ella nada se da por verificado

dossier_sheet = Con --check: el estado que muestra un papel y que el expediente debe tener

holds_together = Torneo { $number } ({ $name }): coherente, { $state }; ningún testigo consultado conoce su final, así que no está verificado

who_heads = Firmado junto a la base de datos con la clave { $key }

who_paper = El papel { $state }

who_copy = La copia en { $address }

who_file = El archivo { $file }

agrees_since = { $who }: coincide, desde { $since }

agrees = { $who }: coincide

knows_less = { $who }: coincide, y no sabe nada de los actos desde el { $act }

knows_more = { $who }: NO COINCIDE, aquí faltan los actos desde el { $act }

knows_other = { $who }: NO COINCIDE, el acto { $act } es otro aquí

says_nothing = { $who }: no dice nada ({ $why })

other_event = es de otro torneo
of_its_twin = es el final del torneo { $number }, que empieza igual; de este no se conserva nada firmado

compare_key = Compare esta clave con el pie de un papel, o indique la del papel con --key

adopted = Sus primeros actos estaban cuando la sala empezó a firmar; solo los respaldan la cadena y los papeles de antes

found = Algunos actos se encontraron así al arrancar: nadie aquí los vio hacer

journal_lost = Falta un registro de { $acts } actos que esta sala firmó el { $time }

short_state = Esta hoja ({ $state }) muestra 32 bits: no es prueba. Imprímala de nuevo.

short = El estado indicado tiene 32 bits: no es prueba.

hall_key = Clave { $key }

key = Clave de la sala

old_edition = El archivo es de la edición { $edition }: solo están ligados los textos de sus actos, no las palabras, emparejamientos y partidas que muestra. Hágalo de nuevo.

not_as_written = El archivo no está como lo escribe el programa: algo se añadió, se quitó o se cambió.

unsigned = Ninguna sala ha firmado el archivo: no está verificado si faltan actos, ni las partidas, ni los motivos de los emparejamientos.

wrong_signature = La firma no es de este archivo.

other_hall = El archivo está firmado con otra clave: { $key }

other_state = El archivo es de otro estado que el papel.

event_otherwise = El nombre del torneo o el idioma no es lo que dicen los actos.

acts_left_out = Faltan actos del asunto, o se añadieron otros.

shown_otherwise = Lo que se muestra del acto { $act } no es lo que dice su texto.

pairing_otherwise = Ronda { $round }, tablero { $board }: la pareja o los motivos no son lo que dicen los actos.

bye_otherwise = Ronda { $round }: un bye no es lo que dicen los actos.

dossier_holds_together = { $event }: coherente en { $state }, firmado con la clave { $key }. Está verificado si esa clave está en un papel de la sala: indíquela con --key.

archive_cut = El archivo tiene { $found } actos y dice que su registro tiene { $told }: se cortó.

archive_no_end = El archivo no dice dónde termina su registro.

archive_altered = El archivo no está como lo firmó la sala.

nobody_forgot = el acto { $act } dice que su persona número { $place } fue olvidada, y ningún acto la olvidó

old_forgetting = acto { $act }: la persona número { $place } fue olvidada por una versión anterior sin un acto; lo que hay ahí no está verificado. Olvídela de nuevo y quedará ligado.

why_forgotten = Por qué (queda en el registro; sin nombre)

other_history = La sala tiene otra historia que esta copia desde el acto { $act }, visto desde { $since }. Esta copia muestra la suya; ambas se conservan.

other_acts = Los otros actos, como llegaron

copy_goes_further = La copia del otro servidor tiene el acto { $act }, que falta aquí: se borraron actos, o se puso una copia de seguridad anterior. No se envió nada.
