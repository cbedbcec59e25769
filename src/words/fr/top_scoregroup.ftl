### Pourquoi le double suisse et le suisse par équipes ont apparié une ronde ainsi et pas autrement (C.04.5, C.04.6). Termes du
### Livre de l’arbitre de la Fédération française des échecs.

nobody = personne
comma = ,{ " " }
bye_given = Exempt : { $name }, parmi ceux qui peuvent l’être, le plus bas score ({ $score }), puis le plus de matchs joués ({ $matches }), puis le plus grand numéro ({ $tpn } ; art. 3.4).
bye_barred = { $name } : ne peut être exempt, l’ayant déjà été, ou ayant gagné un match par forfait ou eu tous les points sans jouer (C2).
bye_needed = Sans { $name }, les autres ne pourraient pas tous être appariés (art. 3.4.1).
group = Groupe de points { $score }, membres : { $residents }.
comes_up = { $name } ({ $score }) monte d’un groupe inférieur : le moins possible (C4), aux plus hauts scores (C5), ceux qui laissent le groupe suivant au mieux (C6), pas de nouveau flotteurs (C7), puis les premiers dans l’ordre (art. 3.5.4).
meets = Le plus petit numéro, { $name }, rencontre le premier qui convient dans l’ordre des numéros (art. 3.6.2).
not_met = Pas { $name } : déjà rencontré (C1).
not_forbidden = Pas { $name } : le tournoi les sépare.
not_worse = Pas { $name } : les autres seraient moins bien appariés, ou pas du tout.
white_by = { $name } a d’abord les Blancs (art. { $article }).
leaves_others = S’ils se rencontraient, les autres ne pourraient pas tous être appariés (C3).
other_bye = S’ils se rencontraient, l’exempt serait { $then } au lieu de { $now }, qui vient en premier dans l’ordre de l’art. 3.4.
worse = S’ils se rencontraient, le groupe de points { $score } serait moins bon ({ $what }) : { $then } au lieu de { $now }.
upfloaters = flotteurs montants (C4)
differences = différences de score des flotteurs montants (C5)
following = flotteurs montants dans le groupe suivant (C6)
again = flotteurs montants qui flottaient à la ronde précédente (C7)
preferences = équipes sans la couleur qu’elles préfèrent (C8)
strong_preferences = équipes sans la couleur qu’elles préfèrent fortement (C9)
opponents_again = adversaires des flotteurs montants qui flottaient à la ronde précédente
other_upfloaters = S’ils se rencontraient, { $then } monterait dans le groupe de points { $score } ; { $now } vient en premier dans l’ordre de l’art. 3.5.4.
later_identifier = Rien ne serait moins bon, mais l’appariement du groupe de points { $score } viendrait plus tard dans l’ordre de l’art. 3.6.
second_game = La seconde partie du match : les mêmes adversaires aux mêmes échiquiers, couleurs inversées (C.04.5 4.4).
not_of_match = C’est la seconde partie d’un match : seuls ceux qui ont joué la première se retrouvent.
