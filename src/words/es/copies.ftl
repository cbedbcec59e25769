### Copias de torneos en otro servidor: la página de la sala, que envía, y la página del otro servidor, que recibe.

title = Copias desde salas

intro = El Sonneborn de una sala de juego puede mantener aquí una copia de su torneo, para que todos la lean. Cree una clave para el torneo y entregue la línea a su árbitro principal. Todo se hace en la sala; la copia solo lo muestra.

name = Torneo

make = Crear una clave

made = Entregue esta línea al árbitro principal de { $name }; solo se muestra esta vez:

copy_of = Copia

last_came = Últimas noticias

nothing_yet = Todavía no ha llegado nada

revoked = revocada

new_key = Nueva clave

revoke = Revocar la clave

take_anew = Tomar el registro de nuevo

take_anew_hint = Para una sala que tuvo que empezar de nuevo, en otro ordenador o desde una copia de seguridad anterior: lo próximo que llegue sustituye lo que hay aquí.

waits_anew = Espera un nuevo registro

acts = Actos

acts_here =
    { $acts ->
        [one] { $acts } acto
       *[other] { $acts } actos
    }

is_copy = Esto es una copia. Su torneo se lleva en otro ordenador, en la sala, y aquí no se puede cambiar nada.

refused = No se ha hecho nada: esto es la copia de un torneo que se lleva en otro ordenador. Hágalo allí.

outlet = Copia en otro servidor

outlet_intro = Otro Sonneborn, por ejemplo el de una federación, puede mostrar este torneo a todos mientras usted trabaja aquí. Pida la línea del torneo a quien lo administra y escríbala abajo. Va allí todo el registro, con todo lo que dice de las personas, y continúa solo tras un tiempo sin red.

outlet_line = La línea del otro servidor

start = Empezar a copiar

stop = Dejar de copiar

stopped_hint = Lo que hay allí queda allí.

goes_to = Va a { $address }

progress = { $sent } de { $all } actos están allí

heard_at = Respondió por última vez a las { $time }.

not_asked = Sin consultar todavía.

no_line = La línea es una dirección con una clave detrás del signo #, como la mostró el otro servidor: https://results.example/#sonneborn_copy_…

no_key = El otro servidor ya no admite la clave. Pida una nueva línea a quien lo administra.

forked = La copia tiene otro acto { $seq } que este registro: aquí se sustituyó por uno anterior, u otro ordenador copia también allí. No se ha enviado nada. Si este registro es el correcto, que quien administra el otro servidor pulse allí «Tomar el registro de nuevo».

newer = El otro servidor es de una versión anterior y no conoce el acto { $seq }. Hay que ponerlo al día; entonces se envía lo que falta.

not_taken = El otro servidor no lo ha admitido: { $why }

journal_unreadable = El registro no se puede leer aquí ahora.

behind = La copia solo tiene { $seq } actos; lo que va antes debe enviarse primero.

not_json = Lo enviado no es el registro de una copia: { $why }

forked_here = La copia tiene otro acto { $seq } que el enviado; el registro se sustituyó, o lo escriben dos ordenadores. No se ha tomado nada.

newer_here = El acto { $seq } es de una versión más nueva que este servidor. Póngalo al día; no se ha tomado nada.

too_large = Se ha enviado de una vez más de lo que aquí se admite.
