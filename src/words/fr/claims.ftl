### Réclamations et décisions selon les Règles du jeu d’échecs, avec les termes de leur version française.

right = Fondée
wrong = Non fondée
undecided = À l’arbitre de décider
headline = { $claim } : { $verdict }
to_move = trait aux { $side }
laws_of = Règles du jeu { $year }
laws_1989 = Règles du jeu 1989–1993
house_qq = règles de la maison QQ
article = article { $number }
standard = cadence lente
rapid = rapide
blitz = blitz
threefold = Triple répétition
fifty_moves = Cinquante coups
already_over = La partie est déjà terminée
dead_position = Position morte
agreement = Nulle par accord mutuel
flag_fall = Chute du drapeau
quickplay = Fin de partie au KO : gain impossible par des moyens normaux
resignation = Abandon
late = Retard
wrong_setup = Position initiale incorrecte
reversed_board = Échiquier mal placé
reversed_colours = Couleurs inversées
displaced = Pièces mal placées ou renversées
illegal_move = Coup illégal
touched = Pièce touchée
not_on_move = Le trait n’était pas aux { $side } ; seul le joueur au trait peut réclamer.
lost_by_moving = Qui a achevé un coup sans réclamer ne peut plus le faire pour ce coup.
lost_by_touching = Qui a touché une pièce sans réclamer ne peut plus le faire pour ce coup.
draw_offers = La nulle peut être proposée après le coup { $moves }, au plus { $most } fois par camp.
only_on_claim = À cette cadence, cela n’est sanctionné que si l’adversaire le réclame.
clock_too_much = Après { $mv } la pendule indique { $after } ; le contrôle de temps permet au plus { $most }.
clock_over_per_move = { $mv } a pris { $spent } ; le temps par coup permet { $limit }.
at_the_start = dans la position initiale
after_move = après { $mv }
with_move = avec { $mv }
stood = La position est apparue { $place } : fois n° { $time }.
would_stand = Avec { $mv } elle apparaît pour la fois n° { $time }.
looks_alike = Elle semble la même { $place }, mais { $why }.
other_to_move = le trait était à l’autre camp
could_castle = les { $side } avaient encore un droit au roque perdu maintenant
could_capture = un pion pouvait alors être pris en passant sur { $square }
announced_illegal = Le coup annoncé { $mv } ne peut pas être joué : { $why }.
played_announced = La notation continue par le coup annoncé { $mv }.
played_other = La notation continue par un autre coup, { $mv }.
right_moves = Avec l’un de ces coups notés la réclamation aurait été fondée : { $moves }.
without_progress = { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } de chaque camp ({ $halves ->
        [one] { $halves } demi-coup
       *[other] { $halves } demi-coups
    }) sans prise ni coup de pion ; il en faut { $needed }.
last_progress = La dernière prise ou le dernier coup de pion était { $mv }.
announced_is_progress = { $mv } est lui-même une prise ou un coup de pion.
possible_after = Une réclamation fondée était possible { $place }.
ended_with = La partie s’est terminée par { $mv } : { $how }.
ended_at_start = La partie était terminée dès le départ : { $how }.
played_on = { $count ->
    [one] { $count } demi-coup est noté après la fin ; il ne compte pas.
   *[other] { $count } demi-coups sont notés après la fin ; ils ne comptent pas.
}
not_over = Rien n’a terminé la partie.
checkmate = échec et mat
stalemate = pat
dead = position morte
fivefold = quintuple répétition
no_progress = trop de coups sans prise ni coup de pion
too_many_checks = trop d’échecs donnés par les { $side }
can_mate = Les { $side } peuvent encore mater, par exemple : { $line }.
has_mated = Les { $side } ont maté.
cannot_mate = Les { $side } ne peuvent mater par aucune suite de coups légaux : { $why }.
because_over = la partie est terminée
because_material = il reste trop peu de pièces
because_searched = toutes les suites ont été examinées ou exclues
mating_unknown = On n’a pas pu établir si les { $side } peuvent encore mater.
moves_made = Les deux camps ont joué { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } ; la limite est { $needed }.
period_completed = { $moves ->
        [one] { $moves } coup est achevé
       *[other] { $moves } coups sont achevés
    } ; { $required ->
        [one] { $required } était requis
       *[other] { $required } étaient requis
    }.
time_left = Il reste { $time } aux { $side } ; la réclamation demande moins de { $most }.
may_stop_recording = Il reste { $time } aux { $side } ; avec moins de { $most }, noter n’est pas obligatoire.
no_such_claim = Ces règles ne connaissent pas cette réclamation à cette cadence.
must_be_announced = Cela ne s’applique que si le règlement l’a annoncé.
minutes_late = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } de retard ; le délai de forfait est de { $allowed ->
        [one] { $allowed } minute
       *[other] { $allowed } minutes
    }.
is_illegal = { $mv } est illégal : { $why }.
is_legal = { $mv } est un coup légal.
earlier = Coups illégaux des { $side } déjà sanctionnés dans cette partie : { $count }.
replied = L’adversaire a déjà joué son coup suivant ; le coup illégal reste.
nothing_touched = Il n’y a pas de pièce sur ces cases.
must_move = À jouer obligatoirement : { $piece } { $square }.
must_capture = À prendre obligatoirement : { $piece } { $square }.
must_capture_with = À jouer obligatoirement : { $piece } { $square } prend { $other } { $target }.
must_castle = Il faut roquer { $wing }.
must_move_king = Roquer là est illégal ; un autre coup de roi doit être joué.
any_move = Aucune pièce touchée ne peut être jouée ni prise ; tout coup légal convient.
result_is = Résultat : { $result }.
won_by = gain des { $side }, { $token }
drawn = nulle, ½-½
void = la partie est annulée : ni résultat ni points
add_time = Les { $side } reçoivent { $time } de plus.
set_time = La pendule des { $side } est mise à { $time }.
must_play = Le coup annoncé { $mv } doit être joué.
restore = La position d’avant l’irrégularité est rétablie.
one_of = L’un de ces coups doit être joué : { $moves }.
replace_by_queen = Le pion est remplacé par une dame de sa couleur.
go_on = La partie continue.
new_game = La partie est annulée et une nouvelle est jouée.
transfer = La position est transférée sur un échiquier bien placé.
put_back = Les pièces sont remises en place sur le temps du joueur.
clock_runs = La pendule des { $side } tourne jusqu’à leur arrivée.
agree = accepter : la partie est nulle
postpone = différer la décision : l’adversaire peut recevoir { $time }
reject = refuser : l’adversaire reçoit { $time }
three_ways = L’arbitre peut { $a } ; { $b } ; ou { $c }.
unless_arbiter = Sauf décision contraire de l’arbitre.
move_not_reached = La notation n’atteint pas le coup { $number } des { $side }.
bad_time = « { $text } » n’est pas un temps ; écrivez-le 0:04:11.
other_clock = Donnez aussi le temps à la pendule des { $side } : la notation ne l’a pas.
squares_missing = Écrivez les cases touchées dans l’ordre, comme e1 h1.
minutes_missing = Dites combien de minutes de retard.
open_to = { $kind } ({ $side }) : { $how }
same_sheets = { $plies ->
        [one] Les deux feuilles de partie ont le même demi-coup.
       *[other] Les deux feuilles de partie ont les mêmes { $plies } demi-coups.
    }
sheets_differ = Les feuilles de partie diffèrent d’abord au demi-coup { $ply } : la première a { $first } ; la seconde a { $second }.
sheet_has = { $mv } et se rejoue jusqu’au demi-coup { $plies }
sheet_unplayable = « { $word } », injouable
sheet_ends = déjà fini
confirmed = confirmée comme proposé
altered = décidée autrement
dismissed = rejetée
found_then = Résultat de l’examen lors de la décision : { $found }. Relue par cette version, la notation donne ce qui figure ici.
clocks_then = Pendules à la réclamation : Blancs { $white }, Noirs { $black }.
clocks_to_set = Pendules à régler : Blancs { $white }, Noirs { $black }.
penalty_by = pénalité selon { $numbers }
with_sameness = { $number } ({ $sameness })
empty_press = Appui sur la pendule sans coup joué
two_hands = Coup joué des deux mains
released = Pièce lâchée jouée plus loin
promoted = Pièce de promotion changée
clock_setting = Pendule mal réglée
illegal_position = Deux rois en échec, ou pion sur la dernière rangée
recording = Coups non notés
increment = Fin de partie au KO : cinq secondes par coup demandées
claimant_touched = Le réclamant a touché une pièce depuis : la réclamation n’est plus possible.
next_move_first = Le coup suivant doit d’abord être achevé ; si c’est encore ainsi, la partie est nulle.
need_not_record = À cette cadence, personne n’est tenu de noter les coups.
unless_half_minute = L’obligation de noter ne subsiste que si 30 secondes ou plus sont ajoutées à chaque coup.
request_is_offer = La demande vaut proposition de nulle ; la suite vaut pour le cas où l’adversaire refuse et l’arbitre accepte.
correct_clocks = Les pendules sont réglées correctement ; l’arbitre apprécie les temps.
first_stands = La pièce posée d’abord sur sa case reste.
must_record = Le joueur doit noter les coups ; un refus est sanctionné.
add_increment = Les deux pendules reçoivent { $seconds } secondes par coup.
time_of_two_readings = « { $text } » peut être { $hours } ou { $minutes } : écrivez-le avec heures, minutes et secondes.
told_time = { $time } ({ $hours } h { $minutes } min { $seconds } s)
device = Appareil électronique
advice = Notes, conseils ou analyse
distracting = Distraction ou gêne
refusal = Refus persistant de respecter les Règles du jeu
disturbance = Trouble extérieur à la partie
offer = Une proposition de nulle est acceptée
advance = Coups notés avant d’être joués
signed = Résultat signé qui n’est pas la fin de la partie
no_agreement = Le règlement du tournoi ne permet pas les nulles par accord.
offer_declined = Qui touche une pièce pour la jouer ou la prendre a refusé la proposition.
lesser_penalty = Le règlement du tournoi prévoit une pénalité moindre.
penalties_up_to_expulsion = L’arbitre choisit : un avertissement ; plus de temps pour l’adversaire ; moins de temps pour le fautif ; la partie perdue ; moins de points pour le fautif ; plus pour l’adversaire, au plus le maximum ; l’exclusion.
penalties_with_fines = L’arbitre choisit : un avertissement ; plus de temps pour l’adversaire ; moins de temps pour le fautif ; plus de points pour l’adversaire, au plus le maximum ; moins pour le fautif ; la partie perdue ; une amende annoncée d’avance ; l’exclusion d’une ou de plusieurs rondes ; l’exclusion du tournoi.
announced_penalty = La pénalité que prévoit le règlement du tournoi est donnée.
may_add_time = L’arbitre peut donner plus de temps à l’un des joueurs ou aux deux.
signed_stands = Le résultat signé reste.
loses_score_open = Les { $side } perdent ; l’arbitre décide du score de l’adversaire.
result_contradicts = Le résultat enregistré { $result } le contredit.
ended_agreed = La partie était terminée : la nulle a été convenue.
ended_resigned = La partie était terminée : { $side } a abandonné.
ended_on_time = La partie était terminée : { $side } a dépassé le temps.
result_recorded = La notation se termine par le résultat { $result }.
after_the_end = La partie était alors finie : ensuite, il n’est plus question que du résultat, de la feuille de partie et d’un appel.
goes_on_though_entered = Cette réponse repose sur la parole de l’arbitre que la partie se poursuivait ; alors le résultat saisi ne vaut pas et il est retiré avec la décision.
can_mate_at_length = { $side } peut encore mater : une suite de coups légaux a été trouvée, trop longue pour être donnée ici.
which_touched = L’écrit convient à plusieurs pièces : demandez laquelle a été touchée ; elle doit jouer ou prendre.
one_of_each = Un des coups de la pièce touchée doit être joué : { $pieces }.
moves_of_piece = { $piece } { $square } : { $moves }
judge_times = L’arbitre détermine au mieux les temps pour la position rétablie.
may_penalise = L’arbitre peut sanctionner le joueur qui les a dérangées.
bad_board = « { $text } » n’est pas une position d’échiquier.
