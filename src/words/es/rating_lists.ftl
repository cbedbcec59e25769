### Las listas de Elo: su importación, y la comparación de los jugadores de un torneo con una.

lists = Listas de Elo
import = Importar una lista
import_hint = La lista de la FIDE tal como se descarga (TXT o XML, comprimida o no), o una nacional como CSV. Las listas presentes quedan hasta que la nueva esté completa.
list_name = Nombre de la lista
valid_from = En vigor desde
national_federation = Lista nacional de la federación (tres letras; vacío para la de la FIDE)
rate_of_single = Ritmo de una lista con un solo Elo
file = Archivo
start_import = Importar
players = Jugadores
imported_at = Importada
delete = Borrar
no_lists = Todavía no hay lista de Elo.
running = { $players ->
    [one] Importando: { $players } jugador, { $percent } %
   *[other] Importando: { $players } jugadores, { $percent } %
}
imported = { $players ->
    [one] { $list } está importada: { $players } jugador.
   *[other] { $list } está importada: { $players } jugadores.
}
skipped = Líneas que no son un jugador: { $count } (las primeras: { $lines }).
failed = No se ha importado nada; las listas están como antes. { $why }
missing_column = A la primera línea le falta la columna «{ $heading }».
rate_unknown = La lista tiene un solo Elo: elija su ritmo e importe de nuevo.
empty = En el archivo no hay ningún jugador.
unreadable = El archivo no se puede leer: { $why }
xml_damaged = Línea { $line }, columna { $column }: el XML se interrumpe o está dañado ({ $why }).
busy = Se está importando otra lista: espere a que termine.
no_file = Elija un archivo.
match_columns = { $list }: ¿qué es cada columna? Se guarda para la próxima lista de este nombre.
check = Comparar con la lista de Elo
check_hint = Los jugadores inscritos junto a { $list }. Lo que se acepta va al registro, un acto por cambio; lo demás queda.
not_in_force = { $list } no está en vigor el primer día del torneo.
all_agree = Ningún jugador difiere de la lista.
registered = Inscrito
in_list = En la lista
accept = Aceptar
accept_all = Aceptar todo
accept_ticked = Aceptar lo marcado
doubtful = quizá otra persona
accepted = Aceptados: { $done }.
left = Sin hacer, porque el jugador cambió entretanto u otro tiene el ID: { $left }.
reason = lista de Elo { $list }
kind_rating = Elo nuevos
kind_title = Títulos
kind_federation = Cambios de federación
kind_name = Nombres
kind_birth = Años de nacimiento
kind_sex = Sexo
kind_missing_id = Sin FIDE ID: candidatos
kind_not_listed = El ID no está en la lista
kind_twice = Dos veces en el torneo

delete_consequence = { $list } ya no se ofrece en ningún sitio; los jugadores conservan lo que tomaron de ella. Se puede recuperar durante 30 días en «Torneos y listas borrados».
fetch = Actualizar las listas
fetch_does = Pide a { $host } las listas de la FIDE (unos 50 MB, unos minutos) y las guarda como lista nueva; las que hay se quedan. El sitio conoce la dirección de este ordenador, nada del torneo. Ningún Elo cambia hasta que lo acepte en «Comparar con la lista de Elo».
fetch_daily = Y cada día desde ahora, mientras el programa funcione
fetched = Traída de la FIDE: { $at } UTC.
fetching = Se está trayendo de la FIDE.
fetched_never = Aún no se ha traído de la FIDE.
fetch_failed = { $at } UTC: no se pudo traer. { $why }
fetched_again = Se intenta de nuevo cada veinte minutos.
older_than_a_day =
    { $days ->
        [one] Esta lista se importó hace { $days } día. Actualice las listas antes de comprobar.
       *[other] Esta lista se importó hace { $days } días. Actualice las listas antes de comprobar.
    }

not_found = Jugadores sin ID FIDE cuyo nombre tampoco está en la lista: { $players }. De ellos no dice nada.
