### Pages des rondes : appariement, brouillon, résultats.

rounds = Rondes
round_of = Ronde { $n } sur { $all }
state_draft = Brouillon
state_published = Publiée
state_in_progress = En cours
state_complete = Terminée
state_unpaired = Non appariée
pair_round = Apparier la ronde { $n }
pair_will = { $n ->
    [one] { $n } joueur sera apparié.
   *[other] { $n } joueurs seront appariés.
}
pair_byes = { $n ->
    [one] { $n } a demandé un bye.
   *[other] { $n } ont demandé un bye.
}
pair_out = { $n ->
        [one] { $n } est hors tournoi ou pas encore là.
       *[other] { $n } sont hors tournoi ou pas encore là.
    }
pair_waits = La ronde { $n } n’est pas terminée.
pair_missing = Résultats manquants
pair_by_hand = Apparier à la main
draft_hint = Seuls les arbitres voient ce brouillon. Relisez-le, changez ce qu’il faut et publiez-le.
publish = Publier la ronde { $n }
discard = Jeter le brouillon
discard_consequence = La ronde { $n } n’est plus appariée. Le brouillon reste au journal.
take_back = Reprendre la ronde { $n }
take_back_consequence = La ronde { $n } redevient un brouillon.
take_back_results = La ronde { $n } redevient un brouillon ; { $results ->
        [one] { $results } résultat publié est mis
       *[other] { $results } résultats publiés sont mis
    } de côté.
unchanged = Tel qu’apparié par le programme
differs_now = { $n ->
    [one] Pas comme le programme apparie maintenant : { $n } paire diffère
   *[other] Pas comme le programme apparie maintenant : { $n } paires diffèrent
}
changed_by_hand = { $n ->
    [one] Changé à la main : { $n } paire diffère du programme
   *[other] Changé à la main : { $n } paires diffèrent du programme
}
engine_has = le programme a { $pair }
why_this_pair = pourquoi cette paire
why_the_bye = pourquoi cet exempt
change = Changer
swap_with = échanger avec
swap = Échanger
swap_players = Échanger deux joueurs
swap_line_label = Les numéros de deux joueurs
swap_line_unread = Écrivez les numéros de deux joueurs de cette ronde : 7 = 12
swap_hint = ou glissez l’un sur l’autre ; les flèches et Entrée font de même
change_colours = Inverser les couleurs
give_bye = Exempter
unpair = Défaire la paire
pair_these = Apparier ces deux-là
take_out = Retirer { $name }
take_out_meets = Retirer { $name } : { $opponent } rencontre { $holder }
take_out_bye = Retirer { $name } : { $opponent } est exempt
pair_again = Apparier de nouveau la ronde { $n }
pair_again_hint = Pour tous ceux qui sont là maintenant. Ce brouillon reste au journal.
left_out = Sans partie ni bye
before_you_go_on = Avant de continuer
go_on = Continuer
go_back = Laisser tel quel
no_such_move = Choisissez deux joueurs différents de cette ronde.
no_pairing_nobody = Personne n’est à apparier dans cette ronde.
no_pairing_not_yet = Cette ronde ne peut pas être appariée maintenant.
no_pairing_bye = Le nombre de joueurs est impair et personne ne peut être exempt (écartés par { $article } : { $names }). Admettez un joueur de plus ou accordez à quelqu’un un bye demandé.
no_pairing_opponents = { $n ->
    [one] Aucun appariement n’existe ({ $article }) : { $n } joueur ne trouve pas d’adversaire. L’arbitre principal décide ; appariez à la main ou levez une interdiction.
   *[other] Aucun appariement n’existe ({ $article }) : { $n } joueurs ne trouvent pas d’adversaire. L’arbitre principal décide ; appariez à la main ou levez une interdiction.
}
no_pairing_blocked = { $name } ne peut rencontrer personne : { $why }
no_pairing_too_few = Trop peu d’adversaires : { $names } ({ $players }) ne peuvent rencontrer que { $others } ({ $opponents }) : { $why }
no_pairing_odd = { $names } sont en nombre impair et ne peuvent se rencontrer qu’entre eux : { $why }
no_pairing_groups = { $names } forment des groupes ({ $groups }), chacun en nombre impair, qui ne peuvent jouer qu’entre eux et contre { $others } ({ $opponents }) : { $why }
no_pairing_more = { $names } et { $count } autres
no_pairing_met = { $count } déjà rencontrés ({ $article })
no_pairing_apart = { $count } séparés par le tournoi
no_pairing_colour = { $count } ayant droit à la même couleur ({ $article })
no_pairing_teams = Ce système demande deux équipes de même effectif, de 2 à 13. Formez-les (Réglages, Équipes).
no_pairing_system = Ce système s’apparie à la main.
key_map = Touches
key_white = gain des Blancs
key_black = gain des Noirs
key_draw = nulle
key_clear = effacer
key_forfeits = forfaits
key_others = autres
key_next = suivant
key_undo = annuler
key_line = un échiquier
key_check = seconde saisie
line_label = Échiquier et résultat
line_hint = 7 1 · 12 = · 7 undo
line_unread = Écrivez l’échiquier, une espace et le résultat : 12 =
no_board = Il n’y a pas d’échiquier { $board }.
forfeit_white = Gain des Blancs par forfait
forfeit_black = Gain des Noirs par forfait
forfeit_both = Double forfait
both_lose = Les deux perdent
white_draws = Nulle pour les Blancs, perte pour les Noirs
black_draws = Nulle pour les Noirs, perte pour les Blancs
white_unrated = Gain des Blancs, non compté
draw_unrated = Nulle, non comptée
black_unrated = Gain des Noirs, non compté
adjourned = Ajournée
clear_result = Effacer
undo_result = Annuler
pad_for = Échiquier { $board } : { $white } – { $black }
enter = saisir
reason = Motif
because = parce que …
correct = Corriger
close = Fermer
mark_sending = en chemin
mark_kept = au journal
mark_refused = refusé
saved = enregistré
waits = { $n } en chemin
offline = { $n ->
    [one] pas de connexion : { $n } résultat attend sur cet appareil et partira à son retour
   *[other] pas de connexion : { $n } résultats attendent sur cet appareil et partiront à son retour
}
count_of = { $n } sur { $all }
arbiters_here = { $n ->
    [one] { $n } arbitre ici
   *[other] { $n } arbitres ici
}
checked_of = { $n } sur { $all } ressaisis
differs = Le journal a { $here }, vous venez de saisir { $typed }. Voyez la feuille.
stays = { $result } est juste
becomes = Changer en { $result }
no_result = pas de résultat
you_entered = Vous : { $result }.
they_entered = { $who } a saisi { $result } à { $time }.
somebody_entered = Entre-temps c’est { $result }.
stale = Cette ronde a changé.
load_again = Recharger
logged_out = Le serveur ne connaît plus cette page. Votre saisie reste sur cet appareil : reconnectez-vous et elle partira.
keys_missing = Les touches de cette page ne se sont pas chargées : seuls les boutons fonctionnent.
nothing_to_undo = Rien à annuler sur cet échiquier.
for_rating_only = { $result } pour l’homologation
byes = Byes et absences
qr_code = Code QR pour l’affichage
projector = Projecteur
public_pages = Pages publiques
by_hand_as_engine = Apparié à la main, avec les mêmes paires que le programme
registered_since = Inscrits depuis l’appariement de la ronde ({ $n }), sans partie ni bye : { $names }
back_since = Rejouent depuis l’appariement de la ronde ({ $n }), sans partie ni bye : { $names }
plays_since = Avec un bye qu’ils ne demandent plus depuis l’appariement de la ronde ({ $n }) : { $names }
left_since = Appariés, mais plus dans cette ronde ({ $n }) : { $names }
checked_in_since = Pointés depuis l’appariement de la ronde ({ $n }), sans partie ni bye : { $names }
match_and_game = match { $of }, partie { $game }
schedule = Horaire
pair_all = Apparier et publier toutes les rondes
pair_all_hint = La table décide de toutes les rondes : regardez-la, et publiez-la en entier. Les résultats de toute ronde peuvent ensuite être saisis dans n’importe quel ordre.
numbers_first = Donner leurs numéros aux joueurs
pair_all_unseen = Les joueurs sont d’abord numérotés.
being_played = en cours
free = Sans adversaire : { $names }
not_checked_in = { $n ->
        [one] { $n } joueur n’est pas pointé :
       *[other] { $n } joueurs ne sont pas pointés :
    }
pair_without_absent = Apparier la ronde { $n } sans eux
pair_without_absent_hint = Ils ont un bye sans point à cette ronde et sont de nouveau appariés à la suivante. Qui est pointé avant l’appariement en est de nouveau.
took_back = Annulé : { $act }
take_back_asks = Votre dernier acte est : { $act } Appuyez encore sur u pour l’annuler.
nothing_of_yours = Il ne reste rien de vous à annuler sur cet appareil.
took_back_unsent = Annulé avant l’envoi : échiquier { $board }, { $result }.
take_back_away = Pas de connexion : ce qui est au journal ne peut pas être annulé maintenant.

pair_with_missing = Tenir ces parties pour ajournées et apparier la ronde { $n }

pair_with_missing_hint = Une partie ajournée compte nulle pour l’appariement ; son résultat se saisit dès qu’il est connu (C.04.2, 3.1).

position = Position { $position } de Chess960

your_boards = Les vôtres : { $boards }.

pair_will_teams =
    { $n ->
        [one] { $n } équipe sera appariée.
       *[other] { $n } équipes seront appariées.
    }
no_shows = Absents à la dernière ronde ; ils seront appariés si vous ne les retirez pas ({ $count })
two_results = Deux résultats ont été saisis. Lequel fait foi ?
holds = { $result } fait foi
both_are_kept = Le vôtre est gardé à côté jusqu’à ce que quelqu’un dise lequel fait foi.
held_back = non enregistrés : { $n }
disagree_count = deux résultats : { $n }
not_saved = Non enregistré.
put_away = Laisser ainsi
turn_colours = Inverser les couleurs
turn_asks = Échiquier { $board } : { $black } avait les Blancs et { $white } les Noirs ? Les couleurs sont inversées, et le résultat avec elles.
turn_away = Pas de connexion : l’échiquier ne peut être retourné maintenant.
paired_meanwhile = La ronde { $n } a été appariée entre-temps.
pair_to_come = Apparier la ronde { $round } : encore { $n }
side_waits = Pas encore enregistré
side_kept = Continuez à saisir : ils restent sur cet appareil et partent dans cet ordre.
more_waiting = et { $n } de plus
side_typed = Saisis en dernier
said_by = Dit par
said_phones = téléphones { $time }
said_one_phone = un téléphone { $time }
said_live = en direct, coup { $n }
said_live_result = en direct, { $result }
mend = Réparer le brouillon par le programme (paires changées : { $n })
mend_hint = Tous les autres gardent adversaire et couleur. Un nouvel appariement changerait : { $n }

time_zone = Fuseau horaire
time_zone_hint = Le fuseau de l’horloge de la salle, comme Europe/Bucharest : délais, papiers et écrans s’y règlent ; qui lit d’ailleurs voit sa propre heure à côté de celle de la salle, et les agendas suivent

attend = Quelqu’un part ou arrive

attend_takes_back = Personne n’a encore joué : la ronde { $n } redevient un brouillon, où le plus petit changement du programme tient en une touche.

attend_who = Qui part

attend_leaves = Abandonne

attend_misses = Manque cette ronde

attend_who_comes = Qui vient finalement

attend_comes = Est là

attend_new = Quelqu’un de nouveau

attend_left_out = Dans le tournoi, mais pas dans cette ronde : { $names }

attend_open = Reprendre la ronde pour eux

attend_withdrawn = abandon
for_players = Pour les joueurs

paired_already = La ronde { $round } était déjà appariée, par { $who }, { $time }. La voici ; rien n’a été apparié de nouveau.
