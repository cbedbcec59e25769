### Ce qui empêche de trancher une réclamation : ce qu’il faut corriger dans la notation, ou demander.

not_decided = Non tranché : { $what }
arbiter_decides = l’arbitre décide
mend_start = corriger la position de départ
mend_line = corriger la ligne { $line }
ask_which_piece = demander quelle pièce a joué
ask_whose_move = demander qui réclame, et à qui était le trait
rule_on_illegal = trancher d’abord le coup illégal
ask_which_move = demander quel coup c’était
compare_record = comparer la notation à l’échiquier et à l’autre feuille de partie
at_place = Ligne { $line }, colonne { $column } : { $what }
start_unreadable = La position de départ de la notation est illisible.
word_unreadable = « { $word } » ne se lit pas comme un coup. Corrigez-le selon ce que disent les joueurs.
word_illegal = « { $word } » ne peut être joué : { $why }. Corrigez-le ; ou, si le coup a été joué ainsi et maintenu, dites-le.
word_ambiguous = « { $word } » convient à plusieurs pièces (depuis { $squares }) : demandez laquelle a joué.
text_between = « { $text } » : { $why } ; un coup s’y cache peut-être. Corrigez-le.
behind_result = Du texte suit le résultat. Si des coups y sont notés, retirez le résultat.
number_wrong = Le numéro { $written } est à la place de { $expected } : un coup manque ou est noté deux fois.
own_move = { $mv } a été joué par les { $side }, qui réclament. Demandez qui réclame, et contre qui.
not_their_move = D’après la notation, le trait était aux { $side }, qui réclament, et non à l’adversaire. Demandez qui réclame, ou à quel coup.
which_move = La notation ne contient aucun coup illégal. Dites quel coup c’était, et son numéro.
named_unreadable = « { $word } » ne se lit pas comme un coup. Demandez quel coup porte la feuille de partie.
named_ambiguous = « { $word } » convient à plusieurs pièces (depuis { $squares }) : demandez laquelle est visée.
one_move = Si { $instead } a été joué et non { $recorded }, la réponse est autre. Comparez la notation à l’échiquier et à l’autre feuille de partie ; si elle est juste, confirmez-la.
one_move_missing = Si { $instead } a été joué et manque, la réponse est autre. Comparez la notation à l’échiquier et à l’autre feuille de partie ; si elle est juste, confirmez-la.
one_move_twice = Si { $recorded } est noté deux fois, la réponse est autre. Comparez la notation à l’échiquier et à l’autre feuille de partie ; si elle est juste, confirmez-la.
other_move = Avec { $instead } noté au lieu de { $written }, la réclamation serait fondée. Relisez la feuille de partie ; si elle porte { $written }, confirmez-le.
move_not_written = Avec { $instead } noté, la réclamation serait fondée. Demandez si un coup a été noté ; sinon, confirmez.
other_claimant = Les { $side } pourraient le réclamer, non l’adversaire. Demandez qui réclame.
unconfirmed = Comparez la notation à l’échiquier et à l’autre feuille de partie ; si elle est juste, confirmez-la.
mended_as = « { $word } » lu { $means } ({ $why })
did_you_mean = « { $word } » : vouliez-vous dire { $means } ?
no_reading = « { $word } » : aucun coup légal ne s’écrit à peu près ainsi.
why_letters = lettres de pièces : { $languages }
why_alike = signes qui se ressemblent
why_short = forme courte
why_piece = la pièce avec laquelle la partie continue
why_slip = une faute d’écriture, d’après les coups qui suivent
comes_back = { $mv } était illégal. Tant que la partie dure, la position d’avant est rétablie : tranchez d’abord le coup illégal. S’il ne peut plus être corrigé, confirmez la notation.
not_yet_stood = { $mv } était illégal et se corrige tant que l’adversaire n’a pas joué le coup suivant : tranchez d’abord le coup illégal. S’il est trop tard, confirmez la notation.
is_missing = D’après les numéros, un coup des Noirs manque ici : vouliez-vous dire { $means } ?

no_capture = { $word } est noté comme une prise, et rien n’y est pris : regardez si un autre coup a été joué, ou confirmez la notation.

no_check = { $word } est noté comme un échec et n’en donne pas : regardez si un autre coup a été joué, ou confirmez la notation.
