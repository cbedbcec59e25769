### Lo que se sabe de las personas: qué es público, a quién se olvida, qué se borra.

title = Datos personales
what_is_public = Lo que ven todos de un torneo publicado
public_list = Una vez publicado, todos ven sin entrar: nombres, títulos, federaciones y Elo de los jugadores, los emparejamientos, resultados, clasificaciones y tablas cruzadas publicados, la página de cada jugador con sus cambios de Elo, y las partidas guardadas con los tableros.
never_public = Nunca es público: fechas de nacimiento, números de identidad, cuotas, notas, borradores de rondas, el registro, y quién anotó qué.
to_publish = Publicar el torneo, o retirar la publicación
forget = Hacer anónimo a un jugador
forget_hint = El nombre, el nacimiento, los números de identidad, el club y las notas del jugador se quitan para siempre del registro, de todo momento pasado y de las partidas guardadas. Resultados, título, federación y Elo quedan, porque en ellos se apoyan la clasificación y el Elo de los demás. No alcanza a copias hechas antes, papeles impresos, ni motivos y decisiones en texto libre.
sure = Lo confirmo; esto no se puede deshacer
not_sure = Marque que lo confirma: esto no se puede deshacer.
delete = Borrar este torneo
delete_hint = { $days ->
    [one] Entonces nadie ve el torneo. La administración puede recuperarlo durante { $days } día; después desaparece para siempre. Guarde la última exportación.
   *[other] Entonces nadie ve el torneo. La administración puede recuperarlo durante { $days } días; después desaparece para siempre. Guarde la última exportación.
}
last_export = Última exportación
type_name = El nombre del torneo, por seguridad
other_name = El nombre escrito no es el de este torneo. No se ha borrado nada.
deleted_events = Torneos y listas borrados
deleted_hint = { $days ->
    [one] Un torneo se puede recuperar durante { $days } día tras borrarlo. Entonces no es público hasta que se publique de nuevo.
   *[other] Un torneo se puede recuperar durante { $days } días tras borrarlo. Entonces no es público hasta que se publique de nuevo.
}
take_back = Recuperarlo
kept_for = { $days ->
    [one] Un torneo en el que no se hizo nada durante { $days } día de marcha del servidor se borra solo (--keep-days).
   *[other] Un torneo en el que no se hizo nada durante { $days } días de marcha del servidor se borra solo (--keep-days).
}
kept_for_ever = Ningún torneo se borra solo: el servidor se inició sin --keep-days.

archive = Archivar este torneo

archive_hint = El torneo sale de la lista de torneos. Se puede seguir leyendo y queda público como está, y se puede sacar del archivo en cualquier momento.

is_archived = Este torneo está archivado.

take_out = Sacarlo del archivo
forget_waiting = Olvidar a quien no obtuvo plaza
forget_waiting_hint = Quien se inscribió, esperó y fue rechazado no es jugador; el registro conserva lo que escribió. Se elimina para siempre, y el acto de su inscripción queda sin ello. A quien aún espera se le rechaza antes (Teléfonos de los jugadores).
