### El expediente para una apelación: lo que tiene el registro de un tablero, un jugador o el torneo.

title = Expediente para una apelación
whole_event = Todo el torneo
what_it_is = Lo que tiene el registro de un tablero, un jugador o el torneo: cada acto con su autor, hora y motivo, lo que se deshizo, las decisiones, por qué se emparejó así, y las partidas. El archivo tiene los textos de los actos con sus resúmenes criptográficos; papel y archivo llevan las cifras del estado del registro.
acts_count = { $count ->
    [one] { $count } acto del registro
   *[other] { $count } actos del registro
}
as_file = Archivo (JSON)
other_matter = De otra cosa
choose = Elegir
one_matter = Elija una ronda con un tablero, o un jugador, o nada para todo el torneo.
state = Estado del registro
chain = Cadena
proof = Cada acto tiene un resumen criptográfico, el SHA-256 de su texto; la cadena lo une a todos los actos anteriores. El archivo de este expediente tiene esos textos y los resúmenes de todos los actos, con los que cualquiera puede calcular la cadena de arriba. «sonneborn dossier --check ARCHIVO» la calcula, y «sonneborn verify --tournament NÚMERO --sheet { $state }» dice si el registro del servidor tiene todavía este estado.
acts = Actos
when = Cuándo
who = Quién
what = Qué
reason = motivo: { $reason }
gone_on = se continuó pese a: { $warning }
taken_back = deshecho después
ruling_follows = sigue la hoja de la decisión
pairings = Por qué se emparejó así
bye = Bye
games = Las partidas como se entregaron
too_large = El archivo supera { $bytes } bytes.
broken_off = Línea { $line }, columna { $column }: { $why }
other_format = Esto no es un expediente de Sonneborn.
too_new = El archivo es de la edición { $edition }; esta versión conoce hasta la { $known }. Instale una versión más nueva.
wrong_chain = Los resúmenes no dan la cadena { $chain }.
act_changed = El acto { $seq } no está como se escribió.
person_changed = Lo que dice el acto { $seq } de una persona no está como se escribió.
proven = { $count ->
    [one] { $event }: { $count } acto, verificado por el estado { $state }
   *[other] { $event }: { $count } actos, verificados por el estado { $state }
}
no_tournament = No existe el torneo { $number }.
no_number = Nadie tiene el número inicial { $number }.
no_board = No existe ese tablero.
photograph_changed = La fotografía del acto { $seq } no es la que se guardó.
