### Eliminatorias: fases, la página del cuadro, quién pasa.

bracket = Cuadro de eliminatorias
final_stage = Final
semi_finals = Semifinales
quarter_finals = Cuartos de final
last = Ronda de { $n }
third_place = Tercer puesto
rounds_of_stage = rondas { $first }–{ $last }
round_of_stage = ronda { $n }
hint = Los números son los cabezas de serie: 1 y 2 solo pueden encontrarse en la final. Los lugares sin jugador son byes para los primeros cabezas de serie.
bye = bye
open = …
champion = Ganador: { $name }
level = ¿Quién pasa?
level_hint = Estos encuentros están igualados, o alguien se ha retirado. Haga jugar el desempate de las bases y anote quién pasa y cómo.
how = Cómo: partidas de desempate, sorteo, …
goes_through = Pasa
how_missing = Diga cómo se decidió: el resultado del desempate, sorteo, o por qué el otro no sigue.
not_of_this_bracket = Hay rondas de este torneo que no son del cuadro que dan sus cabezas de serie; las siguientes se emparejan a mano.
nobody = El cuadro se dibuja cuando hay dos jugadores.
games_of_match = Eliminatorias: partidas por encuentro
with_third_place = Eliminatorias: un encuentro por el tercer puesto

waits_for_tie_break = espera el desempate
pace_rapid = rápido
pace_blitz = relámpago
pace_armageddon = armagedón
enter_game = Anotar la partida
play_off_hint = Anote las partidas de desempate una por una. Se evalúan a su propio ritmo y no dan puntos en el torneo; en el armagedón, a negras les bastan las tablas. Una equivocada se deshace en el registro.
play_off = Desempate
play_off_games = Partidas de desempate ({ $rate })

as_paired = como se emparejó; el resultado se corrigió después
out_in = eliminado: { $stage }
through = pasa: { $stage }
won = ganador: { $stage }

stage_reached = Fase alcanzada
