### La prueba grande: lo que dos programas dicen de otro modo sobre torneos al azar.

no_other = Nombre otro programa: --pairer, --checker o --ranker.
no_axis = Ninguno de los ejes nombrados es de este sistema.

progress = { $done } de { $all } torneos

ours = Torneos del generador de este programa, comprobados por el otro

theirs = Torneos del otro generador, comprobados por este programa

sums = torneos: { $events }, rondas: { $rounds }; clasificados por ambos: { $ranked }, valores: { $figures }; distintos: { $differing }

group =
    { $kind }: { $times ->
        [one] { $times } vez
       *[other] { $times } veces
    } en { $events ->
        [one] { $events } torneo
       *[other] { $events } torneos
    } (semillas { $seeds })

pairs = otras parejas en una ronda

colours = las mismas parejas con otros colores

bye = otro bye

no_pairing = uno de los dos no encuentra emparejamiento

total = puntos que no son la suma de los resultados

figure = otros valores de { $code }

rank = otro orden aunque coinciden todos los valores

unread_there = el otro programa no lee el archivo

unread_here = este programa no lee el archivo

not_generated = el otro generador no dio ningún torneo
