### La vérification d’un fichier de tournoi selon le règlement.

rounds = Appariements
totals = Points
places = Places
all_as_paired = { $rounds ->
        [one] L’unique ronde est telle que le programme l’apparie.
       *[other] Les { $rounds } rondes sont telles que le programme les apparie.
    }
some_as_paired = Rondes telles que le programme les apparie : { $same } sur { $rounds }.
no_rounds = Aucune ronde n’est encore appariée.
no_engine = Ronde { $round } : appariée à la main, il n’y a pas de programme à comparer.
totals_right = Chaque total est la somme de ses résultats.
total_wrong = { $name } : { $stated } dans le fichier, { $computed } selon les résultats
places_not_stated = Le fichier n’indique pas de places.
places_not_computed = Les places ne peuvent être calculées : { $why }
places_right = { $count ->
        [one] L’unique place est juste
       *[other] Les { $count } places sont justes
    } selon { $by }.
places_wrong = { $count ->
        [one] { $count } place sur { $stated } n’est pas juste
       *[other] { $count } places sur { $stated } ne sont pas justes
    } selon { $by } :
place_wrong = { $name } : { $stated } dans le fichier, { $computed } selon le règlement
place_decided = { $line } (départagé par { $code } : { $figure })
colour_inferred = Le fichier n’indique pas la couleur initiale ; la ronde { $round } montre { $colour }.
numbers_turned =
    { $count ->
        [one] Un numéro contredit les classements (C.04.2 art. 2.2) : { $first } est placé avant { $second }.
       *[other] { $count } numéros contredisent les classements (C.04.2 art. 2.2) ; le premier : { $first } est placé avant { $second }.
    }
clean = Rien ne diffère.
differs = Quelque chose diffère.
title = Vérifier un fichier de tournoi
hint = Donnez un TRF de toute version ou un fichier de Swiss-Manager ou de Swiss-Chess. Chaque ronde est appariée de nouveau, chaque total recalculé et chaque place recherchée. Rien du fichier n’est gardé.
look = Vérifier

paper = Vérification d’un fichier de tournoi

as_paper = PDF à partager

share_hint = Il désigne le fichier par son SHA-256, pour que chacun voie quel fichier a été vérifié.

digest = SHA-256
