### Les rapports pour l’homologation et les normes de titre. Termes du Livre de l’arbitre de la Fédération française des échecs :
### coefficient K, norme de titre, performance, variation.

rating_report = Rapport pour l’homologation
rating_change = Variation d’Elo
expected_score = Score attendu
k_factor = K
performance = Performance
performance_short = Rp
opponents_average = Elo moyen des adversaires
initial_rating = Elo initial
unrated = Sans Elo
games = Parties
no_games = Aucune partie contre un adversaire avec Elo.
gap_not_rated = écart trop grand : non compté
change_sum = somme { $sum } × K { $k } = { $change }, arrondi { $rounded }
initial_sum = Ra { $average }, p { $percent } %, dp { $difference } : Ru { $rating }
publishable = Peut être publié (B.02 7.1.4).
too_few_games = Moins de 5 parties : gardées et réunies avec de futures (B.02 7.1.4).
below_floor = Sous le plancher : reste sans Elo (B.02 7.1.4).
zero_score = Un score nul au premier tournoi n’est pas retenu (B.02 8.2.1).
k_why = Pourquoi ce K
colour = Couleur
opponent_number = N° de l’adversaire
opponent_fide_id = Code FIDE de l’adversaire
opponent_rating = Elo de l’adversaire
counted_difference = D compté
by_game = par partie
k_from_list = comme dans la liste Elo
k_reached_2400 = a atteint 2400
k_junior = moins de 18 ans, sous 2300
k_below_2400 = sous 2400
title_norms = Normes de titre
norm_games = Parties (B.01 1.4.1)
norm_foreign = Fédérations étrangères (B.01 1.4.3)
norm_own = Adversaires de sa fédération, au plus (B.01 1.4.4)
norm_one = Adversaires d’une même fédération, au plus (B.01 1.4.4)
norm_titled = Adversaires titrés (B.01 1.4.5a)
norm_holders = Adversaires ayant le titre visé (B.01 1.4.5)
norm_average = Elo moyen des adversaires (B.01 1.4.7)
norm_performance = Performance (B.01 1.4.8)
norm_score = Demi-points, au moins 35 % (B.01 1.4.8b)
report_key = D : son Elo moins celui de l’adversaire, entre parenthèses ce qui en a compté. PD : score attendu. - : adversaire sans Elo, pas de variation.
report_to_fide = Rapport
statistics = Statistiques
objections = Ce qui s’oppose au rapport
nothing_to_object = Rien ne s’oppose à l’envoi du rapport.
would_refuse = La FIDE refuserait
would_ask = La FIDE peut demander
files_to_send = Fichiers
close_event = Clore le tournoi
reopen_event = Rouvrir le tournoi
closing_means = Clore garde le tournoi tel qu’il est : rien ne peut être changé avant qu’il soit rouvert.
no_name = Le tournoi n’a pas de nom.
no_federation = Le tournoi n’a pas de fédération.
no_start = Il manque le premier jour.
no_end = Il manque le dernier jour.
end_before_start = Le dernier jour précède le premier.
no_chief_arbiter = L’arbitre principal n’est pas nommé.
no_chief_arbiter_id = Il manque le code FIDE de l’arbitre principal.
no_time_control = Il manque le contrôle de temps.
unreadable_time_control = Le code du contrôle de temps est illisible, le temps de jeu n’est donc pas vérifié. Écrivez-le comme 40/5400+30:1800+30.
too_short = { $minutes } minutes pour 60 coups sont trop courtes pour l’Elo en cadence lente ; il en faut { $needed } à (B.02 1.1) : { $names }.
first_control_too_early = Le premier contrôle de temps doit venir après 30 coups au moins (B.02 1.1).
other_rate = { $minutes } minutes pour 60 coups ne sont pas de cette cadence (rapide : plus de 10, moins de 60 ; blitz : plus de 3, au plus 10).
few_games = Moins de 5 parties contre des adversaires avec Elo, gardées pour plus tard (B.02 7.1.4) : { $names }.
no_round_dates = Rondes sans date : { $rounds }.
missing_results = Il manque des résultats de la ronde { $round } : { $boards }.
adjourned_games = Parties ajournées de la ronde { $round } : { $boards }.
no_fide_id = Sans code FIDE : { $names }.
no_birth_year = Sans année de naissance : { $names }.
no_player_federation = Sans fédération : { $names }.
no_gender = Sans sexe : { $names }.
womens_title = Hommes avec un titre féminin : { $names }.
same_fide_id = Le même code FIDE { $fide_id } : { $names }.
norms_to_check = Jugés ici : parties, titres, fédérations, Elo, performance (B.01 1.4). À vérifier par l’arbitre : l’enregistrement, les jours et les rondes par jour, la cadence, les titres des arbitres, et les Elo et titres en vigueur au début.
federations_waived = Les conditions sur les fédérations sont levées : assez de joueurs étrangers et de titres à chaque ronde (B.01 1.4.3).
no_norms = Aucune norme n’est réalisée, accessible ou manquée de peu.
norm_made = réalisée
norm_makes_win = réalisée avec un gain { $against }
norm_makes_draw = réalisée avec une nulle { $against }
norm_makes_game = réalisée dès que la partie { $against } est jouée
norm_keeps_win = encore possible, mais seulement avec un gain { $against }
norm_keeps_draw = encore possible avec au moins une nulle { $against }
norm_keeps_any = encore possible quoi qu’il arrive { $against }
against = contre { $name }
in_coming_round = à la prochaine ronde
norm_failed = Ne peut plus être rattrapé : { $rules }.
title_rating_reached = { $rating } atteints après la ronde { $round } : l’Elo d’un { $title } (B.01 1.3, 1.5.3a), que les parties suivantes ne retirent pas ; la FIDE le confirme.
norm_chances = Chances de norme
no_norms_in_scheveningen = Depuis 2024, aucune norme ne se réalise dans les tournois Scheveningen (B.01).
norm_players = Joueurs d’un tournoi toutes rondes aller-retour (B.01 1.4.5)
norm_missed = manquée
needed = Requis
found = Constaté
rounds_left_out = Rondes laissées de côté
all_games = Toutes les parties
by_round = Par ronde
by_rating = Par Elo moyen des deux
by_federation = Par fédération
white_score = Score des Blancs
white_wins = Gains des Blancs
draws = Nulles
black_wins = Gains des Noirs
upsets = Surprises
statistics_hint = Parties jouées sur l’échiquier. Une surprise est un gain contre un adversaire ayant au moins 200 points Elo de plus ; une tranche réunit les parties dont les deux joueurs ont cette moyenne.
rating_list = Liste Elo
search_list = Nom, code FIDE, année de naissance, fédération
search = Chercher
add_player = Ajouter
add_all_the_same = Ajouter quand même
no_list = Il n’y a pas encore de liste Elo. Importez le fichier de la FIDE sur cet ordinateur :
not_in_list = Ce joueur n’est pas dans la liste Elo.
grade_beginner = Débutant
grade_player = Joueur, grade { $level }
grade_master = Maître, grade { $level }

which_file = Le fichier pour l’homologation va au responsable Elo de la fédération : résultats corrigés, et seulement quand toutes les parties sont décidées. Le rapport montre le tournoi tel qu’il est, avec les parties ouvertes et ce qui a été fait à la main ; sans cela, les deux sont identiques. TRF16 est pour les programmes qui ne lisent pas TRF26.
file_for_rating = Fichier pour l’homologation
file_of_event = Rapport du tournoi

take_rating = Ajouter avec { $rating } ({ $list })

norm_exemption = Normes de titre : un des tournois de B.01 1.4.3a à d (finale d’un championnat national, zonal, championnat par équipes …), sans conditions sur les fédérations

norm_games_least = Parties d’une norme, au moins

norm_games_nine = neuf

norm_games_eight = huit (Coupe du monde)

norm_games_seven = sept (championnat du monde ou continental par équipes)

no_latin_name = Sans nom en lettres latines : { $names }.

no_norms_unless_standard = Aucune norme ne se réalise dans les tournois rapides et de blitz (B.01).
rounds_unpaired = Seules { $paired } rondes sur { $rounds } sont appariées.
close_names_missing = Le tournoi n’est pas fini : voyez ci-dessous ce qui manque, et clôturez-le là si vous le voulez.
