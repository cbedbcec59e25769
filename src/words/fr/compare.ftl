### Le grand essai : ce que deux programmes disent différemment de tournois aléatoires.

no_other = Nommez un autre programme : --pairer, --checker ou --ranker.
no_axis = Aucun des axes nommés n’est de ce système.

progress = { $done } tournois sur { $all }

ours = Tournois du générateur de ce programme, vérifiés par l’autre

theirs = Tournois de l’autre générateur, vérifiés par ce programme

sums = tournois : { $events }, rondes : { $rounds } ; classés par les deux : { $ranked }, valeurs : { $figures } ; différents : { $differing }

group =
    { $kind } : { $times } fois dans { $events ->
        [one] { $events } tournoi
       *[other] { $events } tournois
    } (graines { $seeds })

pairs = d’autres paires dans une ronde

colours = les mêmes paires avec d’autres couleurs

bye = un autre exempt

no_pairing = l’un des deux ne trouve pas d’appariement

total = des points qui ne sont pas la somme des résultats

figure = d’autres valeurs de { $code }

rank = un autre ordre alors que toutes les valeurs concordent

unread_there = l’autre programme ne lit pas le fichier

unread_here = ce programme ne lit pas le fichier

not_generated = l’autre générateur n’a donné aucun tournoi
