### Les fichiers de Swiss-Manager : pourquoi l’un n’est pas lu, ce qui a été supposé ou laissé de côté.

at_offset = Position { $offset } : { $words }
not_swiss_manager = Ce n’est pas un fichier de Swiss-Manager.
cut_off = Le fichier s’arrête trop tôt. Copiez-le de nouveau depuis l’endroit où il a été enregistré.
sections_damaged = Le fichier est endommagé : sa table des sections n’y mène pas. Copiez-le de nouveau depuis l’endroit où il a été enregistré.
text_too_long = Le fichier est endommagé : un texte de { $characters } caractères.
swiss_assumed = Le fichier dit « suisse », mais pas selon quelles règles ; { $system } est supposé d’après la date. Changez-le dans les réglages si c’était un autre.
kind_unknown = Les tournois de type { $code } ne sont pas compris : joueurs et réglages sont lus, l’appariement continue à la main.
scoring_assumed = Les points des résultats et des byes ne sont pas compris dans ce format ; 1, ½ et 0 sont supposés, et un point pour l’exempt par l’appariement.
tie_break_assumed = Le départage { $number } de Swiss-Manager est pris pour { $code } ; ce qu’il retire et comment comptent les parties non jouées n’est pas compris. Vérifiez la liste dans les réglages.
tie_break_unknown = Le départage { $number } de Swiss-Manager n’est pas compris et est laissé de côté. Ajoutez dans les réglages ce qui a été annoncé.
no_date = { $number } n’est pas une date ; laissé de côté.
rounds_assumed = Le fichier dit { $stated } rondes ; { $rounds } sont supposées.
players_differ = Le fichier dit { $stated } joueurs et en a { $found }.
field_unreadable = { $field } « { $text } » est illisible ; laissé de côté.
no_such_player = Il n’y a pas de joueur { $number } ; l’enregistrement est laissé de côté.
result_unknown = Ronde { $round }, échiquier { $board } : le résultat { $code } n’est pas compris ; la partie reste sans résultat jusqu’à sa saisie.
bye_unknown = Ronde { $round }, joueur { $number } : le bye { $code } n’est pas compris ; pris pour une absence sans points.
game_in_unpaired_round = La ronde { $round } a une partie mais n’est pas appariée selon le compte du fichier ; la partie est laissée de côté.
kept_apart = { $pairs } paires de joueurs ou d’équipes qui ne doivent pas se rencontrer sont lues comme paires interdites à toutes les rondes.
bytes_left = { $bytes } octets après le dernier appariement ne sont pas compris.
no_boards = Le fichier est endommagé : il a des équipes et ne dit pas combien d’échiquiers compte un match.
team_rules_assumed = Un tournoi par équipes, pris comme : { $system }. Ce que vaut un match, ce que reçoit l’équipe exempte et les couleurs préférées des équipes ne sont pas compris dans ce format ; 2, 1 et 0 points de match et un match nul pour l’équipe exempte sont supposés. Indiquez ce qui a été annoncé dans les réglages, avant d’apparier la ronde suivante.
without_team = Le joueur { $player } n’est d’aucune équipe.
no_such_team = Il n’y a pas d’équipe { $number } ; le match est laissé de côté.
bye_of_team = Ronde { $round } : { $team } n’a rencontré personne et a { $points } points de parties dans le fichier. Comparez avec ce que donnent les réglages.
game_of_no_match = Ronde { $round } : une partie dont les joueurs ne sont pas des deux équipes de leur match. Regardez-le.
group_left_out = { $team } : le groupe « { $group } » n’a pas de place ici et est laissé de côté.
no_hour = « { $text } » n’est pas une heure comprise ; seul le jour est gardé.

text_left_out = Le texte { $number } du tournoi, « { $text } », n’a pas de place ici et est laissé de côté.

player_texts_left_out = Le texte { $number } des joueurs n’a pas de place ici et est laissé de côté. Joueurs qui en ont un : { $players }, le premier « { $text } ».
