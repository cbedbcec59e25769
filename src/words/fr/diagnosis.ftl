### Selon quoi un fichier de tournoi a pu être apparié.

heading = Diagnostic
dutch_2017 = le système néerlandais de 2017
dutch_2026 = le système néerlandais de 2026
with_baku = { $way } avec l’accélération de Bakou
unaccelerated = { $way } sans accélération
listed = { $way } avec l’accélération du fichier
with_colour = { $way }, couleur initiale : { $colour }
by_places = { $way }, couleurs selon la place parmi les appariés
by_numbers = { $way }, couleurs selon les numéros d’appariement
by_ratings = { $way }, numéros dans l’ordre des classements Elo
explains = { $way } : { $same } rondes expliquées sur { $rounds }
judged_by = Le fichier ne dit pas selon quelles règles il a été apparié. Il est jugé selon celles qui expliquent le plus : { $same } rondes sur { $rounds } par { $way }, { $before } par { $stated }.
says_otherwise = Vérifié selon les règles que nomme le fichier : { $stated } explique { $before } rondes sur { $rounds } ; { $way } en expliquerait { $same }.
nothing_better = Aucune autre règle essayée n’explique plus de rondes que { $way }.
also_tried = Essayé : { $ways }.
cause_other_way = comme par { $way }
cause_drawn =
    { $count ->
        [1] les paires sont justes ; les couleurs de l’échiquier { $boards } ont été tirées autrement
       *[other] les paires sont justes ; les couleurs des échiquiers { $boards } ont été tirées autrement
    }
cause_turned =
    { $count ->
        [1] les paires sont justes ; quelqu’un a interverti les couleurs de l’échiquier { $boards }
       *[other] les paires sont justes ; quelqu’un a interverti les couleurs des échiquiers { $boards }
    }
cause_given_bye = exactement comme si { $name } avait été exempt avant l’appariement des autres
cause_was_allocated = exactement comme si le bye de { $name } était celui de l’exempt par l’appariement
cause_taken_out = exactement comme si { $absent } et { $opponent } avaient été appariés et { $absent } retiré ensuite
cause_equals = exactement comme si { $first } et { $second }, de même classement, avaient échangé leurs numéros
cause_apart = exactement comme si ceux-ci ne pouvaient se rencontrer : { $pairs }
of_one_club = { $words } (du même club)
of_one_family = { $words } (du même nom de famille)
of_one_federation = { $words } (de la même fédération)
cause_by_hand =
    { $count ->
        [1] apparié à la main à l’échiquier { $boards } : aucune règle essayée ne donne cette paire. Pour que le fichier ait raison, un arbitre doit l’avoir faite pour une raison qui n’y est pas
       *[other] apparié à la main aux échiquiers { $boards } : aucune règle essayée ne donne ces paires. Pour que le fichier ait raison, un arbitre doit les avoir faites pour une raison qui n’y est pas
    }
cause_bye_by_hand = l’exempt a été désigné à la main
and_bye_by_hand = { $words } ; l’exempt aussi a été désigné à la main
corpus_title = Fichiers de tournois vérifiés selon le règlement
corpus_sum = Fichiers : { $files } ; rien ne diffère dans { $clean }. Ce pour quoi ils ont été pris explique { $same } rondes sur { $rounds }, les meilleures règles essayées { $best }.
corpus_file = Fichier
corpus_explained = Rondes expliquées
corpus_by = Jugé selon
corpus_found = Ce qui diffère
