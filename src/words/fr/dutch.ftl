### Pourquoi le système néerlandais a apparié une ronde ainsi et pas autrement (C.04.3). Termes du Livre de l’arbitre de la
### Fédération française des échecs : niveau, résident, flotteur descendant ou montant, top joueur, complétion.

comma = ,{ " " }
c5 = le plus bas score pour l’exempt
c6 = le moins de flotteurs descendants
c7 = les plus bas scores des flotteurs descendants
c7_2017 = petites différences de score des paires et des flotteurs descendants
c8 = flotteurs descendants qui conviennent au niveau suivant
c9 = le moins de parties non jouées de l’exempt
c10 = différence de couleurs d’au plus 2 pour les top joueurs
c11 = pas trois fois de suite la même couleur pour les top joueurs
c12 = préférences de couleur
c13 = préférences de couleur fortes
c14 = pas de flotteur descendant deux fois de suite parmi les résidents
c15 = pas de flotteur montant deux fois de suite parmi les adversaires du groupe
c14_2017 = pas de flotteur descendant comme à la ronde précédente
c15_2017 = pas de flotteur montant comme à la ronde précédente
c16 = pas de flotteur descendant comme deux rondes avant
c17 = pas de flotteur montant comme deux rondes avant
c18 = petites différences de score de ceux qui flottent de nouveau vers le bas
c19 = petites différences de score des adversaires qui flottent de nouveau vers le haut
c20 = petites différences de score de ceux qui flottaient vers le bas deux rondes avant
c21 = petites différences de score des adversaires qui flottaient vers le haut deux rondes avant
named = { $name } ({ $text })
named_article = { $name } ({ $text }, art. { $article })
bye_given = { $name } est exempt : { $score } est le plus bas score avec lequel tous les autres peuvent être appariés (C5) ; rondes non jouées jusqu’ici : { $unplayed } (C9).
bye_left_over = { $name } ({ $score ->
        [one] { $score } point
       *[other] { $score } points
    }) est exempt : il reste seul dans le dernier niveau (A.9).
not_bye_barred = Pas { $name } : déjà exempt, ou points d’un gain obtenus sans jouer ({ $rule }).
not_bye_needed = Pas { $name } : sans ce joueur, les autres ne pourraient pas tous être appariés ({ $rule }).
not_bye_unplayed = Pas { $name } : plus de rondes non jouées jusqu’ici (C9).
group = Niveau à { $score ->
        [one] { $score } point
       *[other] { $score } points
    } : { $residents ->
        [one] { $residents } résident
       *[other] { $residents } résidents
    }.
came_down = Descendus de plus haut : { $names }.
floats_odd = { $name } est flotteur descendant : le nombre de joueurs est impair ({ $pairs }).
floats_nobody = { $name } est flotteur descendant : ne peut rencontrer personne de ce niveau ({ $rematch }, { $colour }).
floats_limbo = { $name } flotte de nouveau vers le bas : ceux venus de plus haut ne trouvent pas tous un adversaire (art. { $article }).
floats_needed = { $name } est flotteur descendant : sinon tous ne pourraient pas être appariés dans ce niveau ou plus bas ({ $completion }, { $pairs }).
gave_way = Non respecté ({ $players }) : { $criterion }.
everything_kept = Tous les critères sont respectés.
pair_in = Appariés dans le niveau à { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
pair_moved = { $name } est descendu dans le niveau à { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
pair_missed = Non respecté ici : { $criterion }.
colour_both = Les deux préférences de couleur sont satisfaites (art. { $article }).
colour_stronger = La préférence de couleur la plus forte est satisfaite (art. { $article }).
colour_alternated = Les couleurs alternent depuis la dernière ronde où elles différaient (art. { $article }).
colour_higher = La préférence du joueur le mieux classé est satisfaite (art. { $article }).
colour_initial = Selon la couleur initiale et le numéro du joueur le mieux classé (art. { $article }).
they_meet = Ils se rencontrent bien à cette ronde.
not_paired = L’un d’eux n’est pas à apparier à cette ronde.
have_met = Ils se sont déjà rencontrés ({ $rule }).
kept_apart = Le règlement du tournoi les sépare.
same_colour = La même couleur revient aux deux, et aucun n’est top joueur à la dernière ronde ({ $rule }).
leaves_others = S’ils se rencontraient, les autres ne pourraient pas tous être appariés ({ $rule }).
bye_higher = S’ils se rencontraient, l’exempt aurait { $then ->
        [one] { $then } point
       *[other] { $then } points
    } au lieu de { $now } (C5).
criterion_worse = S’ils se rencontraient, le niveau à { $score ->
        [one] { $score } point
       *[other] { $score } points
    } serait moins bon selon { $criterion } : { $then } au lieu de { $now }.
comes_later = Tous les critères seraient aussi bien respectés, mais dans le niveau à { $score ->
        [one] { $score } point
       *[other] { $score } points
    } cela vient plus tard dans l’ordre de l’art. { $article }.
would_collapse = S’ils se rencontraient, tout ce qui est sous le niveau à { $score ->
        [one] { $score } point
       *[other] { $score } points
    } devrait être apparié en un seul niveau (A.9).
value_floaters =
    { $count ->
        [0] aucun flotteur descendant
        [one] { $count } flotteur descendant
       *[other] { $count } flotteurs descendants
    }
value_scores = flotteurs à { $scores }
value_differences = écarts de { $differences }
value_no_differences = aucun écart
value_again =
    { $count ->
        [one] { $count } joueur redescendu sans adversaire (score : { $scores })
       *[other] { $count } joueurs redescendus sans adversaire (scores : { $scores })
    }
value_next = dans le niveau suivant { $floaters }, { $scores }
value_next_none = dans le niveau suivant aucun flotteur
value_unplayed =
    { $count ->
        [0] aucune ronde non jouée
        [one] { $count } ronde non jouée
       *[other] { $count } rondes non jouées
    }
value_players =
    { $count ->
        [0] personne
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
