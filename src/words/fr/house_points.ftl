### Les points du club en ligne, selon les termes de ses propres règles : points, départ en cours de partie, dépassement de temps,
### pendule de la partie, pendule du coup, partie rapide, concours.

title = Points du club en ligne
reference = Points et grades du club en ligne
reference_hint = Selon les règles d’échecs de QQ, parties 8 à 12.
is_off = Les points d’un club en ligne ne sont pas tenus dans ce tournoi.
turn_on = Tenir les points d’un club en ligne
rules = Règles du club
rules_changed = Points du club en ligne : { $what }
switched_off = Points du club en ligne non tenus désormais
ended = Ronde { $round }, échiquier { $board }, pour les points du club : { $was } → { $now }
start = Points avant le tournoi
start_rating = l’Elo du tournoi
start_national = l’Elo national
start_reading = Un joueur qui n’en a aucun commence à 0.
floor = Points minimaux
floor_none = aucun minimum : les points peuvent passer sous 0
floor_zero = 0 : personne ne passe dessous
floor_reading = Les règles n’en disent rien ; elles appellent débutant un joueur au-dessous de 100.
left_early = { $rounds ->
        [one] Parti après un coup ou aucun
       *[other] Parti après { $rounds } coups ou moins
    } : l’autre reçoit
left_early_nothing = rien
left_early_win = les points d’un gain
left_early_reading = Les règles ne parlent que de parties plus longues ; celui qui part paie le triple dans tous les cas.
left_late = Parti après plus de { $rounds ->
        [one] { $rounds } coup
       *[other] { $rounds } coups
    } : l’autre est compté
left_late_draw = comme après une nulle
left_late_without_loss = comme après une nulle, sans perdre de points
left_late_reading = À la lettre, le joueur le plus fort y perd des points, comme après toute nulle.
mode = Mode
mode_quick = Rapide : chaque coup ajoute à la pendule de la partie
mode_contest = Concours : rien n’est ajouté
game_minutes = Pendule de la partie, minutes
increment_seconds = Incrément, secondes
move_seconds = Pendule de chaque coup, secondes (0 : aucune)
clock_rule = L’une ou l’autre pendule à zéro perd.
clock_quick = Rapide : { $minutes } min + { $increment } s par coup
clock_contest = Concours : { $minutes } min
clock_move = { $clock }, au plus { $seconds } s par coup
before = Avant
after = Après
change = Variation
grade = Grade
points_from = Points à partir de
gap = Écart de points
gap_short = Écart
gap_from = { $from } ou plus
lower_wins = Gain du plus faible
higher_wins = Gain du plus fort
drawn = Nulle
each_gains = +{ $points } chacun
winner_gains = +{ $points } / −{ $points }
lower_gains = plus faible +{ $points }, plus fort −{ $points }
grades = Grades
limits = Pendant une partie
limit_resign = Un joueur peut abandonner après { $rounds ->
        [one] { $rounds } coup
       *[other] { $rounds } coups
    }.
limit_draw = La nulle peut être proposée après { $rounds ->
        [one] { $rounds } coup
       *[other] { $rounds } coups
    }, au plus { $offers } fois par joueur.
limit_time_out = { $rounds ->
        [one] Un dépassement de temps au premier coup annule
       *[other] Un dépassement de temps dans les { $rounds } premiers coups annule
    } la partie : ni résultat ni points. Plus tard, il perd.
limit_left = Qui quitte une partie perd { $times ->
        [one] ce que coûterait une perte
       *[other] { $times } fois ce que coûterait une perte
    } ; si plus de { $rounds ->
        [one] { $rounds } coup a été joué
       *[other] { $rounds } coups ont été joués
    }, l’autre est compté comme après une nulle.
limit_checks = Nulle par { $in_a_row } échecs de suite, ou { $in_all } échecs contre un joueur, sans mat.
limit_no_progress = Nulle par { $rounds ->
        [one] { $rounds } coup
       *[other] { $rounds } coups
    } sans coup de pion ni prise.
table_hint = L’écart est celui des points que les deux avaient au début de la ronde.
objections = Contre les règles du club
resigned_too_early = abandon avant le coup { $needed } : les règles ne le permettent pas
draw_too_early = nulle par accord avant le coup { $needed } : les règles ne le permettent pas
too_many_offers = plus de { $most ->
        [one] { $most } proposition de nulle
       *[other] { $most } propositions de nulle
    } par un joueur
result_disagrees = le résultat saisi dit autre chose
at_board = Ronde { $round }, échiquier { $board } : { $what }.
enter_ending = Comment une partie s’est terminée
enter_ending_hint = Seulement là où le résultat ne dit pas tout. Le résultat lui-même se saisit dans la ronde.
change_entry = Changer
how = Fin
how_none = comme le dit le résultat
how_time_out = dépassement de temps
how_left = a quitté la partie
how_resigned = abandon
how_draw_agreed = nulle par accord
how_void = partie annulée
by_side = Par (pour une nulle : qui l’a proposée)
rounds_played = Coups joués
offers = Propositions de nulle de ce joueur
ending_of = { $how } : { $who }, { $rounds ->
        [one] { $rounds } coup
       *[other] { $rounds } coups
    }
void = annulée
not_counted = non compté
no_game = Il n’y a pas de tel échiquier dans une ronde publiée.
