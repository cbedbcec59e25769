### Personas de un torneo: invitaciones con enlace y código QR, y dispositivos.

title = Personas y dispositivos

who_is_here = Quién tiene una función, y en qué dispositivo

devices = Dispositivos

no_device = sin ningún dispositivo conectado

here_now = aquí ahora

seen_about = visto por última vez hacia { $time }

this_device = este dispositivo

shut_out = Cerrarle el acceso

shut_out_hint = Un dispositivo perdido queda fuera al instante: su acceso termina, y los resultados que guardaba para enviar se rechazan y se dice por qué. Los dispositivos de los árbitros principales se desconectan en su propia cuenta.

make_link = Crear un enlace

hint = Quien abre el enlace da un nombre y no necesita cuenta. El derecho termina a la hora indicada; si se indican tableros, anota resultados de esos tableros en la ronda en juego, y nada más.

shown_once = El enlace y su código solo se muestran esta vez. Quien lo tenga puede usarlo.

open_links = Enlaces que todavía se pueden usar

uses = Para cuántas personas

uses_left = Quedan

until = Hasta

boards_field = Tableros

first_board = primer tablero

last_board = último tablero

all_boards = todos los tableros

boards = tableros { $first } a { $last }

boards_wrong = Los tableros son dos números, el primero no mayor que el último, y solo para árbitros.

until_wrong = El final debe ser posterior a ahora, y dentro de 60 días.

made = { $role }, { $boards }, hasta { $until }.

join_title = Unirse

join = Unirse

your_name = Su nombre, como lo dirá el registro

spent = Este enlace ya se usó, se anuló o ha vencido. Pida otro al árbitro principal.

known_here = Usted ya ha entrado en este dispositivo. Salga primero para unirse con otro nombre, o pida al árbitro principal que dé una función a su cuenta.

joins_as = Se une como { $name }, con la sesión abierta en este dispositivo. Salga primero para unirse con otro nombre.
let_in = Dejar entrar de nuevo
let_in_hint = Quien perdió la sesión vuelve a entrar como la misma persona: un enlace solo para ella, para un dispositivo, durante una hora. También le da tiempo hasta el final que tienen los enlaces nuevos.
let_in_made = Solo para { $name }: quien lo abra en un dispositivo actúa allí como { $name }.
welcome_back = Entra de nuevo como { $name } en este dispositivo.
come_in = Entrar
name_taken = Aquí ya hay alguien con ese nombre. Si es usted, pida al árbitro principal que le deje entrar de nuevo (Ajustes, Personas y dispositivos). Si no, añada un segundo nombre.
