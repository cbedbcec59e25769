### Por qué el sistema Burstein emparejó así una ronda, en palabras (C.04.4.2).

index = Buchholz { $buchholz }, Sonneborn-Berger { $sonneborn_berger }
bye_given = { $name } recibe el bye: de quienes pueden, la puntuación más baja ({ $score }), luego más partidas jugadas ({ $games }), luego los rivales más débiles ({ $index }; art. 3.1).
group = Grupo de puntuación { $score }, jugadores: { $residents }, ordenados por la fuerza de los rivales que tuvieron (art. 1.8).
incoming = Descienden a él: { $names }.
outgoing = Descienden de él: { $names }. Aquí se forman las más parejas posibles (C5), con las puntuaciones más bajas entre quienes descienden (C6), que mejor se pueden emparejar por debajo (C7).
disappointed = Jugadores sin el color que les corresponde: { $count }, los menos posibles (C8).
meets = { $name } tiene el lugar { $bsn } del grupo ({ $index }) y juega con el último que está libre y conviene: { $other }, lugar { $other_bsn } ({ $other_index }; art. 4.3).
not_worse = No { $name }: entonces el grupo o los inferiores se emparejarían peor (C4 a C8).
