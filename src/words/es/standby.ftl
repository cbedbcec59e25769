### Un segundo ordenador en la sala, que sigue al que está al mando y puede tomar el relevo.

title = Segundo ordenador
trouble_follows = Este ordenador sigue al que está al mando: aquí no se guarda nada. Trabaje allí; donde haya desaparecido, tome aquí el relevo.
trouble_replaced = Otro ordenador ha tomado el relevo: aquí ya no se guarda nada. Trabaje allí.
open = Segundo ordenador
intro = Un segundo ordenador en la sala puede seguir a este acto por acto, y continuar en su lugar cuando este falle. Cree un código y teclee la línea en el segundo ordenador; necesita la misma versión de Sonneborn y la misma red.
make = Crear un código
new_code = Crear un nuevo código
made = Teclee esto en el segundo ordenador. La línea solo se muestra esta vez; quien la tenga puede leer todo lo que aquí se guarda.
end = Dejar de ser seguido
end_hint = El segundo ordenador ya no sigue; lo que tiene queda allí.
waits = Se creó un código; todavía no ha seguido ningún ordenador.
followed_by = Sigue un segundo ordenador, en { $address }.
behind =
    { $acts ->
        [0] Tiene todos los actos, hace { $seconds } s.
        [one] { $acts } acto por detrás, hace { $seconds } s.
       *[other] { $acts } actos por detrás, hace { $seconds } s.
    }
second_silent = Del segundo ordenador no se sabe nada desde hace { $seconds } s. Si alguien tomó allí el relevo, trabaje allí; este se entera en cuanto lo alcance.
later = Un acto se da por hecho cuando lo tiene este ordenador; el segundo lo tiene un momento después, y las cuentas, las partidas y los mensajes en unos segundos. Lo que no le llegó lo dice este ordenador cuando vuelve.
follows = Sigue a { $address }.
not_whole = Todavía no ha llegado todo.
silent = El ordenador que está al mando no responde desde hace { $seconds } s. Lo que se hizo allí desde entonces no se sabe aquí.
forked = { $event }: el ordenador que está al mando tiene otro acto { $seq } que este, o ninguno. Lo que hay aquí queda como está.
not_in_charge = El otro ordenador no está al mando.
other_version = El otro ordenador tiene otra versión de Sonneborn ({ $theirs }). Las dos deben ser la misma.
no_key = El otro ordenador ya no admite el código. Cree allí uno nuevo, y siga en una carpeta nueva.
unreadable = Lo que dice el otro ordenador no se puede leer.
take_over = Tomar el relevo
take_over_hint = Solo donde el otro ordenador haya desaparecido: desde entonces los actos se hacen aquí, y el otro no escribe nada más en cuanto se entera. Lo confirma alguien de la administración de la sala.
take_over_now = Tomar el relevo ahora
not_administrator = El relevo solo lo puede tomar alguien de la administración de la sala, con un segundo factor donde la sala lo pide.
phones = Los teléfonos y los adjuntos vienen entonces aquí
phones_hint = Muestre este código en la sala. Quien trabaja aquí entra como antes; los resultados que esperan sin enviar en un teléfono se teclean de nuevo.
took_over = Este ordenador tomó el relevo a las { $time }, de { $address }. Se le dice a aquel en cuanto se le alcanza.
replaced = Otro ordenador tomó el relevo a las { $time }. El trabajo continúa en { $address }.
alone = Actos que solo tiene este ordenador
alone_hint = Se hicieron aquí, y el ordenador que tomó el relevo no los tenía. Se le entregan en cuanto se le alcanza; allí, un árbitro principal del torneo asume cada uno con una pulsación, juzgado como cualquier otro acto, o lo aparta.
alone_none = El ordenador que tomó el relevo tiene todos los actos de este.
alone_event = El ordenador que está al mando no conoce este torneo. Guárdelo aquí (Informes, Todo el torneo) y tráigalo allí.
lone = Actos del ordenador sustituido
lone_in =
    { $count ->
        [one] { $event }: espera { $count } acto del ordenador sustituido
       *[other] { $event }: esperan { $count } actos del ordenador sustituido
    }
lone_task =
    { $count ->
        [one] Mirar { $count } acto que solo tenía el ordenador sustituido
       *[other] Mirar { $count } actos que solo tenía el ordenador sustituido
    }
lone_hint = Se hicieron en el otro ordenador y no habían llegado aquí cuando este tomó el relevo. Lo que usted asume se hace ahora, en su nombre, y se juzga como cualquier otro acto; de arriba abajo, porque los posteriores pueden apoyarse en los anteriores. Lo que aparta no se hace.
lone_none = No espera ningún acto de un ordenador sustituido.
lone_of = De { $address }
lone_take = Asumir
lone_aside = Apartar
lone_clear = Apartar todos los que ya están aquí o se retiraron
lone_there = Aquí ya es así.
lone_taken_back = El otro ordenador lo retiró; no hay nada que hacer.
lone_rests_there = Se apoya en una persona, un equipo o un acto que solo conoce el otro ordenador: haga a mano lo que todavía valga, y después apártelo.
lone_photograph = La imagen está solo en el otro ordenador: fotografíe de nuevo la planilla.
lone_forgetting = Olvide aquí a esta persona en Ajustes, Datos personales; lo que figura aquí desaparece con ello.
lone_told = { $device }; asumido de { $address }, acto { $seq } de { $who } ({ $other })
go_there = { $event } en el ordenador que está al mando
go_back = Continuar aquí
go_back_hint = Solo donde el otro ordenador haya desaparecido para siempre: lo que se hizo allí desde que tomó el relevo queda entonces solo en aquel ordenador.
of_postgres = Este servidor guarda sus datos en PostgreSQL, que tiene un relevo propio: deploy/README.md, en el código fuente, dice cómo.
about = Seguir al ordenador que está al mando de una sala, para tomar el relevo cuando falle
line = La línea que el ordenador que está al mando muestra en «Segundo ordenador»: su dirección con el código detrás de un signo #. Sin ella se busca la sala que se anuncia en la red, y se pide el código
no_line = esto no es una línea de un segundo ordenador: escríbala como la muestra el ordenador que está al mando, http://192.168.1.5:8080/#8XK2-…
searching = Buscando la sala en la red …
found = Sala encontrada en { $address }. Teclee el código que muestra en «Segundo ordenador», lo que está allí detrás del signo #:
none_found = en esta red no se anuncia ninguna sala: únase a la misma wifi (una red de invitados suele separar los dispositivos), o teclee la línea que el ordenador que está al mando muestra en «Segundo ordenador»; solo se anuncia una sala que se inició con --desktop, o que tomó el relevo de otro ordenador
several_found = aquí se anuncian varias salas: { $addresses }. Teclee la línea que la suya muestra en «Segundo ordenador»
not_searched = no se puede buscar una sala en la red: teclee la línea que el ordenador que está al mando muestra en «Segundo ordenador»
has_database = ya hay una base de datos: { $file }; indique otra carpeta con --data-dir
not_file = un segundo ordenador guarda sus datos en un archivo; no indique un servidor de base de datos
not_begun = no se puede seguir al ordenador que está al mando: { $why }
following = Siguiendo a { $address }. Hasta dónde, y tomar el relevo: { $page }
