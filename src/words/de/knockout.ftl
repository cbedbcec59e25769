### K.-o.-Turniere: Stufen, die Seite des Turnierbaums, wer weiterkommt.

bracket = Turnierbaum
final_stage = Finale
semi_finals = Halbfinale
quarter_finals = Viertelfinale
last = Runde der letzten { $n }
third_place = Dritter Platz
rounds_of_stage = Runden { $first }–{ $last }
round_of_stage = Runde { $n }
hint = Die Zahlen sind die Setzplätze: 1 und 2 können erst im Finale aufeinandertreffen. Plätze ohne Teilnehmer sind Freilose für die ersten der Setzliste.
bye = Freilos
open = …
champion = Sieger: { $name }
level = Wer kommt weiter?
level_hint = Diese Wettkämpfe stehen unentschieden, oder jemand ist ausgeschieden. Lassen Sie den Stichkampf der Turnierbestimmungen spielen, und tragen Sie ein, wer wie weiterkommt.
how = Wie: Stichkampf, Los, …
goes_through = Kommt weiter
how_missing = Sagen Sie, wie es entschieden wurde: das Ergebnis des Stichkampfs, Los, oder warum der andere nicht weiterspielt.
not_of_this_bracket = Runden dieses Turniers gehören nicht zu dem Turnierbaum, den seine Setzliste ergibt; die nächsten werden von Hand gepaart.
nobody = Der Turnierbaum entsteht, sobald es zwei Teilnehmer gibt.
games_of_match = K.-o.: Partien je Wettkampf
with_third_place = K.-o.: ein Wettkampf um den dritten Platz
waits_for_tie_break = wartet auf den Stichkampf
pace_rapid = Schnellschach
pace_blitz = Blitz
pace_armageddon = Armageddon
enter_game = Partie eintragen
play_off_hint = Tragen Sie die Partien des Stichkampfs einzeln ein. Sie werden nach ihrem eigenen Spieltempo gewertet und geben im Turnier keine Punkte; im Armageddon genügt Schwarz ein Remis. Eine falsche nehmen Sie im Protokoll zurück.
play_off = Stichkampf
play_off_games = Partien des Stichkampfs ({ $rate })

as_paired = wie gepaart; das Ergebnis wurde später berichtigt
out_in = ausgeschieden: { $stage }
through = weiter: { $stage }
won = gewonnen: { $stage }

stage_reached = Erreichte Runde
