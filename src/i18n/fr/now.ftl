### La page d’accueil d’un tournoi : ce qu’il y a à faire, et la salle d’un coup d’œil.

to_do = À faire
the_hall = La salle
still_playing = En cours
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
