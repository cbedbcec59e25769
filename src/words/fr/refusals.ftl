### Ce qui s’oppose à un acte et ce qu’il faut faire ; avertissements.

conflict_unknown = Quelqu’un l’a changé entre-temps. Regardez l’état actuel et décidez de nouveau.
conflict_with = { $who } l’a changé à { $when } ({ $device }). Gardez l’autre, ou dites pourquoi le vôtre est juste.
to_confirm = Lisez les avertissements et confirmez.
no_tournament = Ce tournoi n’existe pas.
store_failed = L’enregistrement a échoué. Rien n’est perdu ; réessayez.
already_so = C’est déjà ainsi.
not_the_first = Le tournoi existe déjà.
not_created = Le tournoi n’est pas encore créé.
closed = Le tournoi est clos. Rouvrez-le d’abord.
not_closed = Le tournoi n’est pas clos.
no_such_player = Ce joueur n’est pas dans le tournoi.
no_such_round = La ronde { $round } n’est pas appariée et publiée.
no_such_board = La ronde { $round } n’a pas d’échiquier { $board }.
name_missing = Il manque un nom.
paired_already = { $name } a déjà été apparié : déclarez son abandon au lieu de le retirer.
round_paired = La ronde { $round } est déjà appariée. Reprenez d’abord son appariement.
numbers_frozen = Les numéros ne changent plus dès que la ronde { $round } est appariée (C.04.2 art. 2.3).
rating_method_frozen = Une autre méthode d’Elo donnerait d’autres numéros, qui ne changent plus dès que la ronde { $round } est appariée, en toutes rondes dès la ronde 1 (C.04.2 art. 2.3).
numbering_incomplete = Chaque joueur doit être numéroté une fois.
not_numbered = { $count ->
    [one] { $count } joueur n’a pas encore de numéro. Numérotez d’abord les joueurs (Joueurs, Numéros).
   *[other] { $count } joueurs n’ont pas encore de numéro. Numérotez d’abord les joueurs (Joueurs, Numéros).
}
draft_waits = Un brouillon de la ronde { $round } attend : publiez-le ou jetez-le d’abord.
no_draft = La ronde { $round } n’est pas (ou plus) un brouillon.
not_the_next_round = La ronde { $round } n’est pas la prochaine à apparier.
all_rounds_paired = { $rounds ->
        [one] La seule ronde est appariée.
       *[other] Les { $rounds } rondes sont appariées.
    }
round_not_complete = Il manque des résultats de la ronde { $round } : { $boards }. Saisissez-les d’abord.
round_not_published = La ronde { $round } n’est pas publiée. Publiez-la et saisissez d’abord ses résultats.
empty_round = Personne ne joue à la ronde { $round } : il lui faut au moins une partie.
twice = { $name } est nommé deux fois.
not_in_round = { $name } ne participe pas à la ronde { $round }.
board_twice = L’échiquier { $board } est donné deux fois.
two_byes = Un seul joueur peut être exempt par l’appariement. S’il l’a été d’avance, reprenez-le, ou laissez un autre joueur s’absenter.
round_followed = Une autre ronde est appariée après la ronde { $round }. Reprenez-la d’abord.
table_begun = Les appariements sont faits pour ceux qui étaient là à la ronde 1 ; qui arrive plus tard n’y a pas de place. Annulez les rondes avant tout résultat, ou créez un autre tournoi.
too_late_for_result = Les résultats de la ronde { $round } ne se corrigent plus que pour l’homologation : des appariements reposent sur eux (C.04.2 art. 4.3).
bye_not_requestable = Dans ce système la grille ou le tableau dit qui joue ; aucun bye n’y est demandé ni donné. Qui ne vient pas perd par forfait, et l’abandon de qui part se déclare.
fewer_rounds = { $rounds ->
    [one] { $rounds } ronde est déjà appariée.
   *[other] { $rounds } rondes sont déjà appariées.
}
odd_games = Un match du système double suisse compte deux parties et une ronde est une partie : donnez un nombre pair de rondes.
no_rounds = Le tournoi doit avoir au moins une ronde.
draws_beat_win = Deux nulles ne doivent pas valoir plus qu’un gain et une perte.
not_descending = Un gain doit valoir au moins une nulle, et une nulle au moins une perte.
bye_above_win = L’exempt par l’appariement ne doit pas valoir plus qu’un gain.
prohibitions_after_start = Les paires interdites ne se fixent qu’avant la ronde 1. Si le tournoi doit les changer plus tard, quittez d’abord le mode FIDE (Réglages).
adjournment_open = L’échiquier { $board } de la ronde { $round } est ajourné : saisissez d’abord son résultat.
matches_level = Des matchs à égalité attendent votre décision : { $matches }. Dites qui passe (Rondes, Tableau).
no_open_match = { $winner } et { $loser } n’ont dans le tableau aucun match encore à décider.
reason_missing = Dites pourquoi : le motif reste au journal.
nothing_to_undo = L’acte { $seq } ne peut être annulé.
later_act_rests = L’acte { $later } repose sur l’acte { $seq } : { $why } Annulez d’abord le plus récent.
not_done_again = Sans l’acte { $seq }, l’acte { $earlier } ne tient plus : { $why } Refaites-le d’après la situation actuelle.
warn_rematch = { $white } et { $black } se sont rencontrés à la ronde { $round } (C.04.1 art. 2).
warn_prohibited = { $white } et { $black } ne doivent pas être appariés.
warn_second_bye = { $name } a déjà été exempt, ou a eu des points sans jouer (C.04.1 art. 4).
warn_third_white = { $name } aurait les Blancs pour la troisième fois de suite (C.04.1 art. 7).
warn_third_black = { $name } aurait les Noirs pour la troisième fois de suite (C.04.1 art. 7).
warn_imbalance = { $name } aurait une différence de couleurs de { $difference } (C.04.1 art. 6).
warn_full_point_bye = La FIDE déconseille les byes à un point : { $name } reçoit un point sans jouer.
warn_too_many_byes = { $name } a déjà eu { $allowed ->
        [one] { $allowed } bye
       *[other] { $allowed } byes
    } à un demi-point, tout ce que permet le règlement.
warn_bye_too_late = Le règlement n’accorde pas de bye à la ronde { $round } (demandé par { $name }).
warn_allocated_in_advance = L’exempt de la ronde { $round } est désigné par l’appariement selon ses règles ; ici, { $name } l’est d’avance. Si le programme en désigne un autre, le rapport dit les deux.
warn_duplicate = { $name } est déjà dans le tournoi.
warn_results_set_aside = La ronde { $round } redevient un brouillon ; { $results ->
        [one] { $results } résultat publié est mis
       *[other] { $results } résultats publiés sont mis
    } de côté.
warn_regulations = Des rondes ont été appariées selon l’ancien règlement. Le changement figure au rapport à la FIDE.
warn_past_result = La ronde suivante a été appariée avec l’ancien résultat de la ronde { $round }.
warn_adjourned = Les parties ajournées comptent nulles pour l’appariement (C.04.2 art. 3.1) : { $boards }.
warn_left_out = Sans partie ni bye : { $names }.
other_players = { $white } – { $black } ne sont pas (ou plus) à l’échiquier { $board } de la ronde { $round }. Regardez la ronde, et saisissez-le là où ils sont assis.
warn_no_longer_in = Appariés, mais plus dans cette ronde : { $names }.
key_used = Cette clé de requête appartient à une autre requête, qui a fait l’acte { $seq }. Envoyez une clé propre à chaque requête.
role_too_low = Réservé à : { $role }.
locked_in_fide_mode = En mode FIDE, ceci est fixe dès que la ronde 1 est appariée : { $field }. Si le tournoi doit le changer, quittez d’abord le mode FIDE (Réglages).
not_in_fide_mode = Ce tournoi n’est pas en mode FIDE.
fide_mode_not_entered = Le mode FIDE commence avant la ronde 1, avec un système de la FIDE ; une fois quitté, il ne se reprend pas.
not_taken_back = Des actes plus récents reposent dessus, ce n’est donc pas fait : { $what }.
broken = Sonneborn a échoué en le faisant. Regardez si c’est fait, et signalez-le à ceux qui l’entretiennent si cela échoue encore.

bye_no_result = Selon les règles de la FIDE, l’exempt par l’appariement reçoit autant qu’un gain, une nulle ou une perte. Choisissez l’une de ces valeurs.

no_tie_break_of_tables = { $code } ne dit rien là où chacun rencontre chacun (C.07 art. 8). Retirez-le des départages.

warn_colours_not_due = Aucun n’a la couleur qui lui revient : { $white } (Blancs) – { $black } (Noirs). À l’inverse, les deux l’auraient.

warn_adjourned_earlier = Des parties ajournées de rondes précédentes sont encore ouvertes (ronde.échiquier) : { $games }. Elles comptent nulles pour l’appariement.

warn_more_rounds = Si peu de joueurs ne peuvent être appariés sans répétition que sur { $possible } rondes ; le tournoi en a { $rounds }. Prévoyez moins de rondes, ou un autre système.
match_not_level = { $white } et { $black } n’ont aucun match à égalité en ce moment.
paired_one_by_one = Seule une table fixée d’avance s’apparie en entier : appariez les rondes l’une après l’autre.
no_such_appeal = L’acte { $seq } n’est pas un appel, ni une décision dont on puisse faire appel.
no_such_team = Cette équipe n’est pas dans le tournoi. Rechargez la page.
in_two_teams = { $name } est déjà dans une autre équipe. Retirez-y d’abord ce joueur.
squad_frozen = Des joueurs de cette équipe ont été assis aux échiquiers : son ordre reste tel quel. Un joueur peut encore être ajouté à la fin.
squads_unfit = Les joueurs ne correspondent pas aux équipes. Renvoyez la liste.
team_numbering_incomplete = Chaque équipe doit être numérotée une fois.
line_up_too_long = La composition a plus de joueurs qu’un match n’a d’échiquiers.
line_up_empty = La composition est vide.
line_up_twice = { $name } est deux fois dans la composition.
line_up_not_of_team = { $name } n’est pas un joueur de cette équipe.
line_up_not_in_round = { $name } ne participe pas à cette ronde.
match_begun = Ce match de la ronde { $round } a des résultats : ses compositions restent telles quelles.
line_ups_open = Les capitaines donnent encore des compositions pour la ronde { $round }. Il faut d’abord les clore.
line_ups_not_open = Aucune composition n’est attendue pour la ronde { $round }.
match_without_players = Aucun échiquier de ce match de la ronde { $round } n’aurait deux joueurs. Saisissez plutôt des forfaits.

not_equals = { $one } et { $other } n’ont pas les mêmes Elo et titre : seuls des égaux échangent leurs numéros, et seulement là où les numéros suivent les Elo (C.04.2 art. 2.2).

met_already =
    { $times ->
        [one] { $one } et { $other } se sont déjà rencontrés : en toutes rondes, chacun rencontre chacun une fois. Appariez-les à d’autres.
       *[other] { $one } et { $other } se sont déjà rencontrés { $times } fois : personne ne rencontre quelqu’un plus souvent. Appariez-les à d’autres.
    }

not_eligible_for_bye = { $name } n’a pas droit aux byes à un demi-point. Donnez un bye sans point, ou changez la marque sur la page du joueur ; un bye à un demi-point déjà demandé est d’abord repris.

warn_results_missing = Les parties de la ronde { $round } sans résultat sont tenues pour ajournées et comptent nulles pour l’appariement : { $boards }.

no_latin_names = Les fichiers de la FIDE ont les noms en lettres latines. Écrivez le nom latin sur la page de chacun de ces joueurs : { $names }

not_offered = Ce tournoi n’offre pas cela (ou plus). Demandez à l’arbitre.

too_late_for_report = La ronde { $round } n’est pas celle qui se joue. Demandez à l’arbitre.

result_is_entered = Le résultat de l’échiquier { $board } est saisi. S’il est faux, dites-le à l’arbitre.

no_place_left = Il n’y a plus de place.

signed_up_already = Quelqu’un de ce nom ou de ce code FIDE s’est déjà inscrit. Si ce n’est pas vous, écrivez à l’organisateur.

bye_of_member = Dans un tournoi par équipes, le bye d’un joueur ne donne pas de points : notez l’absence, et l’équipe s’aligne sans lui.

table_incomplete = Dans un tournoi toutes rondes, chacun joue à chaque ronde. Sans partie à la ronde { $round } : { $names }. Appariez-les, ou quittez d’abord le mode FIDE.

win_is_no_more = Un gain doit valoir plus qu’une perte.

warn_has_left = { $name } est parti avant la ronde { $round } : avec ce résultat la partie compte comme jouée.

within_team = { $one } et { $other } sont de la même équipe et ne se rencontrent pas.
disagreement_open = Deux résultats sont saisis pour l’échiquier { $board } de la ronde { $round } : dites lequel fait foi.
warn_results_disputed = Deux résultats sont saisis, et personne n’a dit lequel fait foi (ronde.échiquier) : { $games }.
warn_others_result = Le résultat de l’échiquier { $board } de la ronde { $round } a été saisi par { $by }.
warn_plays_elsewhere = { $name } joue dans { $section } aux mêmes heures.
too_many_photographs = Une partie a au plus { $most } photographies. Reprenez-en d’abord une.
photograph_of_appeal = Un appel sur la partie de l’échiquier { $board } de la ronde { $round } n’est pas tranché. Ses photographies restent jusque-là : tranchez d’abord l’appel.
photograph_erased = La photographie de l’échiquier { $board } de la ronde { $round } a été effacée quand elle a été reprise. Prenez-la de nouveau à la page de réclamation de l’échiquier.
complaint_incomplete = Une plainte dit qui se plaint et ce qui a été vu. Remplissez les deux ; un autre incident les laisse vides.

fide_id_twice = Le code FIDE { $fide_id } figure chez deux joueurs. L’un d’eux en a un autre.
