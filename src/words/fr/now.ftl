### La page d’accueil d’un tournoi : ce qu’il y a à faire, et la salle d’un coup d’œil.

to_do = À faire
not_open = Pas encore ouvert aux spectateurs
only_here = Seul cet ordinateur peut ouvrir cette adresse. Pour les téléphones de la salle, démarrez Sonneborn avec --listen 0.0.0.0:8080 ou --desktop.
the_hall = La salle
here_now = Arbitres présents
backup = Sauvegarde
next_round_at = La ronde { $round } commence le { $at }
players = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
players_checked_in = { $all ->
        [one] { $here } joueur pointé sur { $all }
       *[other] { $here } joueurs pointés sur { $all }
    }
fide_refuses = La FIDE refuserait { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
fide_asks = La FIDE peut interroger sur { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

task_check_ratings =
    { $count ->
        [one] { $count } joueur diffère de la liste Elo en vigueur : à vérifier
       *[other] { $count } joueurs diffèrent de la liste Elo en vigueur : à vérifier
    }

task_claim = Réclamation non tranchée : { $claim }, ronde { $round }, échiquier { $board }

task_missing_ids =
    { $count ->
        [one] { $count } joueur n’a pas de code FIDE
       *[other] { $count } joueurs n’ont pas de code FIDE
    }

gone_since = { $name } : pas de connexion depuis { $at } ; des résultats saisis là n’ont peut-être pas été envoyés

joined =
    { $count ->
        [one] { $count } adjoint est venu par un lien
       *[other] { $count } adjoints sont venus par un lien
    }

open_links =
    { $count ->
        [one] { $count } lien pour rejoindre est ouvert
       *[other] { $count } liens pour rejoindre sont ouverts
    }

task_appeal = Appel non décidé : { $player }, ronde { $round }

task_adjourned =
    { $count ->
        [one] Ajournée à la ronde { $round } : échiquier { $boards }
       *[other] Ajournées à la ronde { $round } : échiquiers { $boards }
    }
task_gone_from_draft = Dans le brouillon de la ronde { $round }, mais plus dans la ronde ({ $count }) : { $names }
task_outside_draft = Hors du brouillon de la ronde { $round } ({ $count }) : { $names }
task_without_game = Ni partie ni bye à la ronde { $round } ({ $count }) : { $names }
task_no_shows = Absents qui seraient appariés ({ $count }) : { $names }

needs_you =
    { $n ->
        [one] Une chose vous attend
       *[other] { $n } choses vous attendent
    }

of_results =
    { $n ->
        [one] sur { $n } résultat
       *[other] sur { $n } résultats
    }

hall_in = saisis
hall_playing = en cours
hall_said = annoncés par les joueurs
hall_clash = deux résultats
task_disagreement = Ronde { $round }, échiquier { $board } : deux résultats saisis ({ $both }). Dites lequel fait foi
gone_with_unsent = { $name } est parti(e) à { $at } ; résultats non envoyés sur son appareil : { $n }
task_elsewhere = Dans un autre tournoi aux mêmes heures ({ $count }) : { $named }
