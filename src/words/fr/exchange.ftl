### Importations et exportations : défauts des fichiers et leur place, ce qui a été corrigé, et les actes qu’un fichier raconte.

place = Ligne { $line }, colonne { $column }
field_starting_number = numéro de départ
field_sex = sexe
field_fide_id = code FIDE
field_birth = date de naissance
field_opponent = adversaire
field_colour = couleur
field_round = ronde
field_rounds = nombre de rondes
field_date = date
field_round_date = date d’une ronde
field_players = nombre de joueurs
field_rated_players = nombre de joueurs avec Elo
field_teams = nombre d’équipes
field_initial_colour = couleur initiale
field_scoring = points
field_starting_rank = méthode de l’ordre initial
field_type = type de tournoi
field_tie_breaks = départages
field_bye = bye
field_team_number = numéro d’équipe
field_team_strength = force de l’équipe
defect_too_large = Le fichier dépasse { $megabytes } Mo. Est-ce bien un tournoi ?
defect_no_players = Le fichier n’a aucun enregistrement de joueur (001) : ce n’est pas un TRF, ou il est tronqué.
defect_missing = Manque : { $field }.
defect_unreadable = « { $text } » ne se lit pas comme : { $field }.
defect_out_of_column = « { $text } » est entre les colonnes d’une ronde : la ligne est décalée.
defect_too_great = { $field } : { $text } dépasse { $limit }.
defect_number_twice = Le numéro { $number } figure déjà à la ligne { $line }.
defect_no_such_player = Il n’y a pas de joueur { $number }.
defect_no_such_team = Il n’y a pas d’équipe { $number }.
defect_own_opponent = Ronde { $round } : le joueur est son propre adversaire.
defect_not_mirrored = Ronde { $round } : { $player } nomme { $opponent } comme adversaire, mais la ligne { $line } de { $opponent } ne nomme pas { $player }.
defect_same_colour = Ronde { $round } : { $player } et { $opponent } (ligne { $line }) ont la même couleur.
defect_no_colours = Ronde { $round } : la partie entre { $player } et { $opponent } n’a pas de couleurs.
defect_contradiction = Ronde { $round } : les résultats se contredisent : { $player } a { $own }, { $opponent } (ligne { $line }) a { $other }.
defect_more = D’autres défauts suivent ; corrigez d’abord ceux-ci.
note_encoding = Lu comme { $name }.
note_characters_lost = Certains caractères n’ont pu être lus.
note_columns_in_bytes = Les colonnes de cette ligne comptent des octets ; lue ainsi.
note_dropped = { $field } : « { $text } » ne dit rien et est laissé de côté.
note_unknown_record = L’enregistrement { $code } est inconnu ; gardé pour la prochaine exportation.
note_rounds_assumed = Le nombre de rondes n’est pas indiqué : { $rounds } supposées.
note_more_rounds = Le fichier indique { $stated ->
        [one] { $stated } ronde
       *[other] { $stated } rondes
    } mais en a { $found }.
note_no_start = Pas de date de début : les éditions actuelles des règles sont supposées.
note_system_assumed = Le système d’appariement est supposé : { $system }.
note_rate_contradicted = L’enregistrement 222 (la cadence) dit « { $control } », le nom du tournoi dit « { $named } » : la cadence décide. Si elle est fausse, corrigez les deux dans les réglages avant tout calcul d’Elo.
note_system_unknown = Sonneborn n’apparie pas selon { $code }.
note_tie_breaks_assumed = Les départages ne sont pas indiqués : les nôtres sont supposés.
note_tie_break_kept = Le départage { $code } reste dans la liste, mais rien n’est calculé par lui. { $why }
note_scoring_inferred = D’après les points, un gain vaut { $win }, une nulle { $draw }, l’exempt par l’appariement { $bye }.
note_scoring_by_colour = Des points différents selon la couleur ne peuvent être gardés ; ceux des Blancs sont pris.
note_points_differ = { $player } a { $stated ->
        [one] { $stated } point
       *[other] { $stated } points
    } dans le fichier, mais ses résultats donnent { $computed }.
note_count_differs = { $field } : le fichier dit { $stated }, il y en a { $counted }.
note_bye_from_result = Ronde { $round } : { $mark } de { $player } sans adversaire est pris pour : { $bye }.
note_several_byes = La ronde { $round } a plus d’un exempt par l’appariement : { $players }.
note_round_without_games = La ronde { $round } a un exempt par l’appariement mais aucune partie. Reprenez sa publication pour l’apparier.
note_byes_of_next_round = La ronde { $round } n’est pas encore appariée ; les marques y sont des byes demandés : { $players }.
note_bye_differs = Ronde { $round } : le bye de { $player } dans l’enregistrement 240 n’est pas celui de l’enregistrement 001, qui compte.
note_result_from_opponent = Ronde { $round } : { $player } n’a pas de résultat ; il est pris chez { $opponent }.
note_forfeit_from_one_side = Ronde { $round } : un seul de { $player } et { $opponent } a un forfait ; pris pour un forfait.
note_forfeit_without_mirror = Ronde { $round } : { $player } a gagné par forfait contre { $opponent }, qui ne le nomme pas.
note_colours_assumed = Ronde { $round } : les couleurs sont ouvertes ; { $white } est supposé avoir les Blancs contre { $black }.
note_results_missing = Ronde { $round } : { $games ->
        [one] { $games } partie n’a pas
       *[other] { $games } parties n’ont pas
    } de résultat.
note_same_fide_id = { $first } et { $second } ont le même code FIDE.
note_baku_otherwise = Le fichier nomme l’accélération de Bakou et donne d’autres points que la méthode (enregistrements 250) : les points sont gardés, et le système est écrit sans elle.
note_pairing_by_rank = L’appariement selon le rang (XXC rank) n’est pas dans les règles ; les numéros comptent.
note_team_points_differ = { $team } : le fichier dit { $stated ->
        [one] { $stated } point
       *[other] { $stated } points
    }, les matchs donnent { $computed }.
note_abnormal_kept = Les points de match de l’enregistrement 299 ne sont gardés que pour la prochaine exportation.
column_sex = Sexe
column_birth = Date de naissance
column_family = Nom de famille
column_given = Prénom
column_national_id = Code national
column_rating_fide = Elo FIDE
column_rating_rapid = Elo rapide
column_rating_blitz = Elo blitz
column_rating_national = Elo national
column_estimate = Elo estimé
column_category = Catégorie
column_paid = Payé
column_reduction = Réduction
column_note = Remarque
cell_missing = Manque : { $column }.
cell_unreadable = « { $text } » ne se lit pas comme : { $column }.
cell_too_long = { $column } : plus de { $limit ->
        [one] { $limit } caractère
       *[other] { $limit } caractères
    }.
cell_twice = Le même joueur figure déjà à la ligne { $line }.
cell_no_team = Sans équipe. Nommez-la dans la colonne prise pour le club.
cell_no_names = Aucune colonne n’est désignée comme celle des noms. Choisissez celle qui les contient.
grid_too_large = Le fichier dépasse { $megabytes } Mo. N’envoyez que la liste des joueurs.
grid_too_many_rows = Ligne { $line } : plus de { $limit } lignes.
grid_too_many_columns = Ligne { $line } : plus de { $limit } colonnes.
grid_not_text = La ligne { $line } n’est pas du texte. Enregistrez la liste en CSV ou XLSX et envoyez ce fichier.
grid_empty = Le fichier est vide.
grid_not_a_spreadsheet = Le classeur ne s’ouvre pas ({ $why }). Enregistrez-le de nouveau en XLSX ou CSV.
archive_too_large = Le fichier dépasse { $megabytes } Mo.
archive_json = Le fichier est endommagé : { $why }. Copiez-le de nouveau depuis l’endroit où il a été enregistré.
archive_unknown = Cette version ne connaît pas ce que le fichier dit à { $member } et le perdrait. Lisez-le avec la version qui l’a écrit ou une plus récente.
archive_other_format = Le fichier n’est pas un tournoi de Sonneborn.
archive_too_new = Le fichier est de l’édition { $edition }, ce programme connaît { $known }. Installez le programme plus récent.
archive_empty = Le fichier n’a pas d’actes.
archive_gap = Il manque l’acte { $seq } : le fichier n’est pas entier.
archive_no_beginning = Le fichier ne commence pas par la création d’un tournoi.
archive_unknown_player = La ronde { $round } a un joueur qui n’est pas inscrit.
archive_player_twice = La ronde { $round } a un joueur deux fois, ou contre lui-même.
archive_refused = L’acte { $seq } du fichier n’a pas pu être fait : { $why }
too_great_to_check = Le tournoi est trop grand pour être comparé ici au programme. Utilisez : sonneborn check FICHIER
whole_tournament = Tournoi entier (vers une autre machine)
story_line = { $at } { $who } : { $what }
story_line_with_reason = { $at } { $who } : { $what } ({ $why })
story_late_entry = retardataire à la ronde { $round } : { $names }
story_return = { $name } rejoue
story_withdrawal = { $name } abandonne à partir de la ronde { $round }
story_expulsion = { $name } exclu à partir de la ronde { $round }
story_move = { $name } passe dans un autre tournoi à partir de la ronde { $round }
story_adjustment = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $name } hors des parties
story_lots = tirage au sort : { $names }
story_ranking = classés par décision : { $names }
grid_wants_too_much = Lire ce fichier demande plus de mémoire ou de temps que n’importe quelle liste de personnes : il est endommagé, ou fait pour nuire. Enregistrez la liste de nouveau en XLSX ou CSV.
defect_in_two_teams = Le joueur { $number } est déjà dans une autre équipe.

note_unknown_result = Le résultat « { $text } » n’est pas connu : la partie est tenue pour ajournée.

cell_unknown_title = « { $text } » n’est pas un titre connu.

allowed_title = Les titres de la FIDE : GM, IM, WGM, FM, WIM, CM, WFM, WCM.

allowed_sex = m ou w.

allowed_birth = Une année ou une date : 2001, 2001-05-17, 17.05.2001, 17 May 2001.

allowed_federation = Trois lettres, comme NOR.

allowed_fide_id = Des chiffres seulement.

allowed_rating = Un nombre de 1 à 3500, ou rien.

allowed_k = 40, 20 ou 10.

column_latin_name = Nom en lettres latines

note_lichess = Un tournoi suisse de lichess : les noms d’utilisateur tiennent lieu de noms et les Elo de lichess de ceux de la FIDE ; aucune place n’est indiquée, et son départage (Sonneborn-Berger) est pris.

note_address_for_place = L’enregistrement 022, pour le lieu, contient { $text } ; pris pour le site web.

note_date_in_words = La date « { $text } » est lue { $day }.

note_game_goes_on = Ronde { $round } : la partie de { $player } est en cours et n’a pas encore de résultat.

audits_busy = Le serveur a d’autres grands fichiers à vérifier. Envoyez celui-ci de nouveau plus tard.

audit_broken = La vérification du fichier s’est interrompue. Envoyez-le de nouveau.

audit_runs = Le fichier est en cours de vérification : rondes appariées de nouveau, { $rounds } sur { $of }.

audit_look_again = Regarder de nouveau
field_team_table = ligne de la grille des équipes (801, 802)
note_old_team_records = Les équipes des enregistrements 013 figurent aussi dans des enregistrements 310, qui font foi.
note_team_table_totals = L’enregistrement { $code } donne à { $team } les points { $stated } ; les matchs donnent { $computed }.
note_team_table_round = Ronde { $round }, { $team } : l’enregistrement { $code } dit « { $stated } » ; les matchs donnent « { $computed } ».

column_phone = Téléphone

allowed_board = Un nombre de 1 à 100.

note_beside_columns = « { $text } » se trouve à côté des colonnes de : { $field }. Laissé de côté ; vérifiez si la ligne est décalée.

note_record_twice = L’enregistrement { $code } revient et dit autre chose : celui-ci compte, et « { $text } », plus haut, est laissé de côté.

note_record_kept = L’enregistrement { $code } est pour les tournois par équipes, ce que celui-ci n’est pas : gardé pour la prochaine exportation, il ne compte pour rien.

note_title_kept = « { $text } » n’est pas un titre connu : il est gardé tel qu’il est écrit.

note_title_read = « { $text } » est lu comme le titre { $title } ; vérifiez si la ligne est décalée.
