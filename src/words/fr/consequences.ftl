### Ce que change un acte, et ce qui est demandé avant lui.

kind_founded = Création du tournoi
kind_result_entered = Résultat saisi
kind_result_changed = Résultat changé
kind_result_erased = Résultat effacé
kind_adjournment_settled = Résultat d’une partie ajournée
kind_corrected_for_rating = Correction pour l’homologation seulement
kind_colours_swapped = Couleurs inversées
kind_ruling_made = Décision comme proposé
kind_ruling_otherwise = Décision autre que proposé
kind_ruling_taken_back = Décision reprise
kind_points_adjusted = Points hors des parties
kind_round_drafted = Ronde appariée en brouillon
kind_draft_altered = Brouillon changé
kind_draft_discarded = Brouillon jeté
kind_left_out_of_draft = Joueurs sans place dans le brouillon qui attend
kind_round_published = Ronde publiée
kind_round_unpublished = Ronde sans résultats redevenue brouillon
kind_results_set_aside = Ronde avec résultats redevenue brouillon
kind_reseated = Autres paires dans une ronde publiée
kind_byes_of_round = Autres byes dans une ronde publiée
kind_attributed = Qui a apparié une ronde publiée, tel que noté
kind_players_registered = Joueurs inscrits
kind_registration_taken_back = Inscription reprise
kind_players_exchanged = Reprise d’une inscription sur laquelle d’autres reposent
kind_player_removed = Joueur retiré de la liste, ou remis
kind_player_data = Données d’un joueur
kind_presence_changed = Abandon ou retour
kind_player_expelled = Exclusion
kind_entry_round = Première ronde d’un retardataire
kind_bye_requested = Bye demandé
kind_checked_in = Pointage
kind_board_fixed = Échiquier fixe
kind_numbers_given = Numéros donnés
kind_numbers_moved = Numéros décalés par des entrées tardives, là où les impairs décident de la couleur
kind_numbers_changed = Numéros changés
kind_numbers_frozen = Numéros changés alors qu’ils sont fixes
kind_teams_changed = Équipes
kind_lots_drawn = Tirage au sort, fait ou repris
kind_ranked_by_hand = Classement par l’arbitre
kind_sent_through = Qui passe
kind_prizes_changed = Prix
kind_house_points_changed = Règles des points du club
kind_house_ending = Fin d’une partie pour les points du club
kind_details_changed = Données du tournoi
kind_initial_colour_drawn = Couleur initiale tirée au sort
kind_file_lines = Lignes gardées d’un fichier importé
kind_closed = Tournoi clos
kind_reopened = Tournoi rouvert
kind_fide_mode_left = Mode FIDE quitté
kind_fide_mode_entered = Mode FIDE pris
kind_fide_mode_reentered = Mode FIDE repris
kind_warned_of_pair = Paire faite à la main que les règles de base interdisent
kind_warned_of_half_point_byes = Plus de byes à un demi-point que le règlement n’en permet
kind_warned_of_bye = Bye dans les dernières rondes
kind_warned_of_duplicate = Joueur déjà dans la liste
kind_warned_of_field = Joueurs laissés hors d’une ronde, ou dans une ronde alors qu’ils sont hors tournoi
kind_warned_of_adjournment = Appariement alors que des parties sont ajournées
no_result = pas de résultat
result = Échiquier { $board } de la ronde { $round }, { $players } : { $was } devient { $now }.
later = { $count ->
        [one] { $count } ronde a été appariée ensuite sur cette base.
       *[other] { $count } rondes ont été appariées ensuite sur cette base.
    }
with_later = { $what } { $later }
for_rating = Échiquier { $board } de la ronde { $round }, { $players }, pour l’homologation seulement : { $was } devient { $now }. Le classement garde son résultat.
colours = Échiquier { $board } de la ronde { $round }, { $players } : les joueurs échangent leurs couleurs, et le résultat s’inverse avec elles.
of_board = { $what } : échiquier { $board } de la ronde { $round }.
of_round = { $what } : ronde { $round }.
of_player = { $what } : { $name }.
of_points = { $name }, points hors des parties : { $points }.
regulation = { $field } : { $was } devient { $now }. Des rondes ont été appariées selon l’ancien règlement ; le rapport à la FIDE le dit.
leaving = { $round ->
        [0] Le tournoi quitte le mode FIDE avant sa première ronde : ce qui a été annoncé peut alors être changé, et Sonneborn ne le tient plus aux règles de la FIDE. Toutes les pages, tous les papiers et tous les fichiers le diront, et rien ne permet de revenir.
       *[other] Le tournoi quitte le mode FIDE après la ronde { $round } : ce qui a été annoncé peut alors être changé, et Sonneborn ne le tient plus aux règles de la FIDE. Toutes les pages, tous les papiers et tous les fichiers le diront, et rien ne permet de revenir.
    }
leave_for_ever = Quitter le mode FIDE, une fois pour toutes ? Cela ne peut être annulé.
leave = Quitter le mode FIDE
stay = Rester en mode FIDE
leave_hint = Ce qui a été annoncé avant la ronde 1 est fixe en mode FIDE. Un tournoi qui doit le changer quitte d’abord le mode FIDE, une fois pour toutes.
fide_mode = Mode FIDE
free_mode = Autre
levels_title = Ce qui est demandé avant un acte
levels_hint = Un acte est jugé à ce qu’il change, une annulation comme les autres. Le plus haut niveau parmi ses conséquences compte, et aucun ne peut être désactivé.
what_changes = Ce qui change
mode = Mode
both_modes = les deux
before_start = Avant le début
this_round = Cette ronde
round_before = La ronde d’avant
earlier = Plus tôt
least_role = Par qui
article = Selon
level_told = fait
level_seen = 2 : montré d’abord
level_confirmed = 3 : confirmé, avec un motif
level_confirmed_alone = 3 : confirmé
level_leaves = 4 : confirmé deux fois, quitte le mode FIDE
level_refused = 5 : refusé
with_reason = avec un motif
scoring_of_byes = Points de l’exempt par l’appariement
team_scoring = Points des matchs par équipes
seed = Graine du tirage au sort
kind_of_rules = Comment se détermine le mode
knockout_matches = Matchs de l’élimination directe

kind_warned_of_colours = Paire dont aucun n’a la couleur qui lui revient
kind_incident_noted = Incident noté
kind_incident_taken_back = Incident repris
kind_appeal_lodged = Appel déposé
kind_appeal_heard = Appel entendu
kind_appeal_decided = Appel tranché
kind_appeal_taken_back = Appel repris
kind_appeal_reopened = Audition ou décision d’un appel reprise
kind_move_sealed = Enveloppe d’une partie ajournée
kind_play_off = Parties d’un départage
kind_teams_registered = Équipes inscrites
kind_team_data = Données d’une équipe
kind_team_presence = Abandon ou retour d’une équipe
kind_squad = Joueurs d’une équipe
kind_squad_reordered = Ordre d’un effectif dont des joueurs ont été assis aux échiquiers
kind_teams_numbered = Numéros des équipes
kind_line_up = Composition d’une équipe
kind_line_up_changed = Composition changée après avoir été montrée
kind_line_up_out_of_order = Composition qui n’est pas dans l’ordre de l’effectif, ou qui laisse un échiquier vide au milieu
kind_line_ups_closed = Compositions closes et montrées
kind_line_ups_reopened = Compositions rouvertes
of_line_up = { $what } : { $name }, ronde { $round }.

kind_adjournment_drawn = Partie ajournée, nulle comme elle a été appariée

kind_numbers_exchanged = Numéros échangés entre égaux

kind_numbers_exchanged_late = Numéros échangés alors qu’ils sont fixes

kind_public_side = Ce qui est offert aux joueurs et aux lecteurs

kind_screens = Écrans de la salle

kind_result_reported = Résultat annoncé par un joueur

kind_bye_asked_for = Bye demandé par un joueur

kind_waiting_list = Liste d’attente

kind_hand_pairing_published = Ronde publiée autrement que le programme ne l’apparie

kind_style_changed = Noms et présentation des papiers

kind_warned_of_full_point_bye = Bye à un point

kind_table_joined = Inscription à une grille commencée

kind_warned_of_allocated_bye = Exempt par l’appariement désigné à la main

pair_at_board = échiquier { $board } : { $white } – { $black }

no_pair = aucune

bye_of = exempt : { $name }

not_as_engine = La ronde { $round } n’est pas telle que le programme l’apparie. Le programme a : { $engine }. À publier : { $played }. Le rapport dit les deux.

kind_settled_result_changed = Résultat d’une partie ajournée changé après sa saisie
kind_through_otherwise = Selon les résultats, un autre passe

nobody_leads = personne

word_falls = Le match n’est plus à égalité : la décision pour { $went } tombe, et { $now } passe.

went_on = Selon ce résultat { $now } passerait. { $went } a été apparié depuis et reste : { $boards }. Le tableau garde ce qui a été joué.

board_of_round = échiquier { $board } de la ronde { $round }
kind_typing_kept = Une saisie qui contredit l’échiquier
kind_typing_answered = Laquelle de deux saisies fait foi
kind_typing_lost = Une saisie sans réponse disparaîtrait
kind_warned_of_disagreement = Appariement alors que deux résultats sont saisis pour un échiquier
kind_warned_of_others_result = Reprendre un résultat saisi par quelqu’un d’autre
kind_warned_of_elsewhere = Quelqu’un qui joue dans un autre tournoi aux mêmes heures
kind_photograph_kept = Photographie gardée
kind_photograph_taken_back = Photographie reprise
kind_photograph_of_appeal = Photographie d’une partie en appel reprise
kind_photograph_brought_back = Une photographie reprise serait de nouveau là

pair_of = { $white } – { $black }
not_as_engine_in = { $n ->
    [one] La ronde { $round } n’est pas telle que le programme l’apparie maintenant : { $n } paire diffère. Le rapport dira les deux, avec votre motif.
   *[other] La ronde { $round } n’est pas telle que le programme l’apparie maintenant : { $n } paires diffèrent. Le rapport dira les deux, avec votre motif.
}
to_be_published = À publier
engine_has = Le programme a
the_bye = exempt
as_the_other = même partie des deux côtés, sur un autre échiquier
engine_instead = Pour avoir les paires du programme, revenez au brouillon et appariez la ronde de nouveau.
not_yet = Ne pas encore publier
stays_published = Laisser la ronde { $round } publiée
enter = Échiquier { $board } : { $result }
leave_result = Laisser { $result }
turn = Inverser les couleurs de l’échiquier { $board }
alter_draft = Modifier le brouillon de la ronde { $round }
