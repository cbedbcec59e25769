### Élimination directe : phases, la page du tableau, qui passe.

bracket = Tableau
final_stage = Finale
semi_finals = Demi-finales
quarter_finals = Quarts de finale
last = Tour des { $n }
third_place = Troisième place
rounds_of_stage = rondes { $first }–{ $last }
round_of_stage = ronde { $n }
hint = Les nombres sont les têtes de série : 1 et 2 ne peuvent se rencontrer qu’en finale. Les places sans joueur exemptent les premières têtes de série.
bye = exempt
open = …
champion = Vainqueur : { $name }
level = Qui passe ?
level_hint = Ces matchs sont à égalité, ou quelqu’un est parti. Faites jouer le départage du règlement, et dites qui passe et comment.
how = Comment : parties de départage, tirage, …
goes_through = Passe
how_missing = Dites comment c’est décidé : le score du départage, le tirage, ou pourquoi l’autre ne continue pas.
not_of_this_bracket = Des rondes de ce tournoi ne sont pas du tableau que donnent ses têtes de série ; les suivantes s’apparient à la main.
nobody = Le tableau se dessine dès qu’il y a deux joueurs.
games_of_match = Élimination directe : parties par match
with_third_place = Élimination directe : un match pour la troisième place
waits_for_tie_break = attend le départage
pace_rapid = rapide
pace_blitz = blitz
pace_armageddon = armageddon
enter_game = Saisir la partie
play_off_hint = Saisissez les parties de départage une à une. Elles comptent pour l’Elo de leur propre cadence et ne donnent pas de points dans le tournoi ; en armageddon, la nulle suffit aux Noirs. Une partie saisie par erreur s’annule dans le journal.
play_off = Départage
play_off_games = Parties de départage ({ $rate })

as_paired = comme apparié ; le résultat a été corrigé plus tard
out_in = éliminé : { $stage }
through = qualifié : { $stage }
won = gagné : { $stage }

stage_reached = Tour atteint
