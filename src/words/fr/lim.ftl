### Pourquoi le système Lim a apparié une ronde ainsi et pas autrement (C.04.4.3). Termes du Livre de l’arbitre de la
### Fédération française des échecs.

bye_given = { $name } est exempt : le dernier rang du groupe le plus bas ({ $score }) parmi ceux qui peuvent l’être (art. 1.1).
bye_first = { $name } est exempt : le plus bas Elo parmi ceux qui peuvent l’être (art. 7.1).
group_down = Groupe de points { $score }, joueurs : { $residents }, apparié vers le bas (art. 2.2).
group_up = Groupe de points { $score }, joueurs : { $residents }, apparié vers le haut (art. 2.2).
group_median = Groupe médian { $score }, joueurs : { $residents }, apparié en dernier et vers le bas (art. 2.2).
incoming = Flotteurs venus dans ce groupe : { $names }.
floats_d = { $name } flotte vers le groupe suivant : sans désavantage, avec un adversaire compatible là-bas (art. 3.9, type d).
floats_c = { $name } flotte vers le groupe suivant, sans adversaire compatible là-bas : personne de mieux placé ne laisse autant de paires (art. 3.9, type c).
floats_b = { $name } flotte de nouveau, avec un adversaire compatible dans le groupe suivant : personne de mieux placé ne laisse autant de paires (art. 3.5, 3.9, type b).
floats_a = { $name } flotte de nouveau, sans adversaire compatible dans le groupe suivant : personne de mieux placé ne laisse autant de paires (art. 3.5, 3.9, type a).
equalises = Ainsi se rapprochent les nombres de ceux à qui reviennent les Blancs et les Noirs (art. 3.2.2).
floated_before = Ce joueur flottait déjà à la ronde précédente ; c’était inévitable (art. 3.10).
cracked = Paires de ce groupe défaites, parce que le groupe médian était bloqué : { $count } (art. 2.6).
turn = C’était le tour de { $name }, qui rencontre le premier adversaire disponible à qui revient l’autre couleur, à défaut le premier disponible (art. 4, 5.2).
turn_of_floater = { $name } est flotteur venu d’un autre groupe et s’apparie d’abord (art. 3.6 à 3.8).
not_met = Pas { $name } : ils se sont déjà rencontrés (art. 2.1).
not_forbidden = Pas { $name } : le tournoi les sépare.
not_limits = Pas { $name } : l’un d’eux aurait une couleur trois fois de suite, ou une différence de couleurs de trois (art. 2.1).
not_same_due = Pas { $name } : la même couleur revient aux deux (art. 5.2).
not_leaves = Pas { $name } : les autres du groupe ne pourraient pas tous être appariés (art. 4).
white_by = { $name } a les Blancs (art. { $article }).
limits = L’un d’eux aurait une couleur trois fois de suite, ou une différence de couleurs de trois (art. 2.1).
has_bye = { $name } est exempt.
other_groups = { $first } a été apparié dans le groupe de points { $first_score }, { $second } dans le groupe de points { $second_score }.
by_turn = C’était le tour de { $name }.
taken = { $name } avait un adversaire avant le tour de l’un et de l’autre.
found = { $name } a trouvé { $opponent } avant le tour de l’autre dans l’ordre des essais (art. 4.2, 4.3).
