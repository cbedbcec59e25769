### Le vérificateur, le générateur et la commande « pair ».

cannot_read = { $file } ne peut être lu : { $why }
cannot_write = { $file } ne peut être écrit : { $why }
file_missing = Quel fichier de tournoi ? Nommez-le, ou voyez --help.
calling_line = Cette ligne d’appel n’est pas comprise. Celles-ci le sont :
colour_missing = Le fichier ne dit pas quelle couleur a le premier joueur à la ronde 1, et aucune partie ne le montre. Tirez-la au sort et ajoutez une ligne « 152 W » ou « 152 B » (ou « XXC white1 » ou « XXC black1 »).
rounds_missing = Le fichier ne dit pas combien de rondes a le tournoi. Ajoutez une ligne "142 9" (ou "XXR 9").
results_missing = Il manque des résultats de la ronde { $round }.
all_rounds_paired = { $rounds ->
        [one] La seule ronde est appariée.
       *[other] Les { $rounds } rondes sont appariées.
    }
engine_failed = Le programme d’appariement a échoué. Merci de le signaler en joignant le fichier.
stopped_before = Le tournoi s’arrête avant la ronde { $round } : { $why }
configuration_line = { $file }, ligne { $line } : « { $text } » n’est pas compris.
configuration_too_great = { $file }, ligne { $line } : « { $text } » dépasse ce que le programme accepte.
configuration_ratings = { $file } : l’Elo le plus haut est inférieur au plus bas.
check_same = Ronde { $round } : telle que le programme l’apparie.
check_differs = Ronde { $round } : { $count ->
        [one] { $count } différence
       *[other] { $count } différences
    }.
check_no_pairing = Ronde { $round } : le programme ne trouve pas d’appariement : { $why }
only_in_file = { $white } – { $black } : paire du tournoi seulement
only_by_engine = { $white } – { $black } : paire du programme seulement
other_colours = { $white } – { $black } : le programme donne les couleurs inverses
other_bye = exempt par l’appariement : { $file } dans le tournoi, { $engine } pour le programme
nobody = personne
no_teams = Le fichier n’a pas d’équipes (enregistrements 310 ou 013) : il n’y a rien à apparier.

fewer_rounds_of_teams = { $teams } équipes peuvent jouer { $possible } rondes sans se retrouver ; { $rounds } sont demandées. Demandez moins de rondes ou plus de joueurs.

fewer_rounds = { $players } joueurs peuvent jouer { $possible } rondes sans se retrouver ; { $rounds } sont demandées. Demandez moins de rondes ou plus de joueurs.

no_teams_entered = Le tournoi est par équipes et le fichier n’en contient aucune : il a été enregistré avant qu’on en saisisse. Saisissez les équipes dans le programme qui l’a fait, enregistrez à nouveau et donnez ce fichier.
