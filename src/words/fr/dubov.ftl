### Pourquoi le système Dubov a apparié une ronde ainsi et pas autrement (C.04.4.1). Termes du Livre de l’arbitre de la
### Fédération française des échecs.

comma = ,{ " " }
bye_given = { $name } est exempt : parmi ceux qui peuvent l’être, le plus bas score ({ $score }), puis le plus de parties jouées ({ $games }), puis le plus grand numéro (art. 3.1).
bye_barred = { $name } ne peut pas l’être : déjà exempt, ou points d’un gain obtenus sans jouer (C2).
bye_needed = Sans { $name }, les autres ne pourraient pas tous être appariés (art. 3.1.2).
group = Groupe à { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, joueurs : { $residents }.
comes_up = { $name } ({ $score }) monte d’un groupe inférieur : le moins possible de joueurs, aux plus hauts scores, ceux qui servent le mieux les couleurs, puis les mieux classés (art. 3.2.2).
comes_up_often = C’est son flottement montant n° { $times }, alors que ce joueur a atteint le maximum (C8, C9).
comes_up_again = Ce joueur était aussi flotteur montant à la ronde précédente (C10).
halves = Personne du groupe n’avait joué : la moitié supérieure par numéro rencontre la moitié inférieure (art. 3.2.3).
seekers = Les Blancs reviennent à { $white } d’entre eux, les Noirs à { $black } (art. 3.2.3).
shifted = Comptés avec l’autre couleur, pour que les deux côtés soient égaux : { $names } (art. 3.2.4, à partir du milieu de la liste).
by_aro = { $name } est à la place { $place } par l’Elo moyen des adversaires ({ $aro }), le plus bas d’abord, et reçoit le premier adversaire encore libre dans l’ordre des numéros (art. 3.2.5, 3.2.6).
not_met = Pas { $name } : ils se sont déjà rencontrés (C1).
not_forbidden = Pas { $name } : le règlement du tournoi les sépare.
not_same_colour = Pas { $name } : la même couleur revient aux deux (C3).
not_others = Pas { $name } : le reste du groupe ne pourrait pas être apparié.
colour_initial = { $name } a les Blancs : aucun des deux n’a joué ; si le numéro du mieux classé est impair, celui-ci reçoit la couleur initiale, sinon l’autre (art. 5.2.1).
colour_both = { $name } a les Blancs : chacun reçoit la couleur qui lui revient (art. 5.2.2).
colour_stronger = { $name } a les Blancs : la préférence la plus forte est satisfaite (art. 5.2.3).
colour_alternated = { $name } a les Blancs : les couleurs alternent depuis la dernière ronde où elles différaient (art. 5.2.4).
colour_higher = { $name } a les Blancs : la préférence du mieux classé est satisfaite (art. 5.2.5).
have_met = Ils se sont déjà rencontrés (C1).
same_colour = La même couleur revient aux deux (C3).
leaves_others = S’ils se rencontraient, les autres ne pourraient pas tous être appariés (C4).
bye_score = S’ils se rencontraient, { $then } serait exempt au lieu de { $now } : { $higher ->
        [one] { $higher } point
       *[other] { $higher } points
    } au lieu de { $lower } (art. 3.1.3).
bye_games = S’ils se rencontraient, { $then } serait exempt au lieu de { $now } : { $fewer ->
        [one] { $fewer } partie jouée
       *[other] { $fewer } parties jouées
    } au lieu de { $more } (art. 3.1.4).
bye_number = S’ils se rencontraient, { $then } serait exempt au lieu de { $now }, dont le numéro est plus grand (art. 3.1.5).
c5 = le moins de flotteurs montants
c6 = petites différences de score des flotteurs montants
c7 = préférences de couleur
c8 = le moins de flotteurs montants au maximum
c9 = le moins de flottements montants antérieurs de ceux qui sont au maximum
c10 = le moins de flotteurs montants de la ronde précédente
criterion_worse = S’ils se rencontraient, le niveau à { $score ->
        [one] { $score } point
       *[other] { $score } points
    } serait moins bon selon C{ $number } ({ $text }) : { $then } au lieu de { $now }.
other_upfloaters = S’ils se rencontraient, le niveau à { $score ->
        [one] { $score } point
       *[other] { $score } points
    } prendrait plus bas { $then } au lieu de { $now } : aussi bon selon tous les critères, mais plus tard dans l’ordre de l’art. 4.2.
other_shifters = S’ils se rencontraient, dans le niveau à { $score ->
        [one] { $score } point
       *[other] { $score } points
    } seraient comptés avec l’autre couleur : { $then }, au lieu de { $now }. Cela vient plus tard dans l’ordre de l’art. 4.3.
later_transposition = S’ils se rencontraient, { $player } rencontrerait { $then } au lieu de { $now } dans le niveau à { $score ->
        [one] { $score } point
       *[other] { $score } points
    } : une transposition plus tardive selon l’art. 4.4.
nobody = personne
nothing = rien
without_rating = Sans Elo, et comptés 0 dans les moyennes : { $names }. Donnez-leur des Elo provisoires (art. 1.1).
