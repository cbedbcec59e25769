not_final = Non définitif : { $why }.

draft = PROJET (DRAFT) · non définitif : { $why }.

rounds_missing = rondes { $first }–{ $last } manquantes

round_missing = ronde { $n } manquante

playing = ronde { $round } : parties ouvertes, { $boards }

adjourned = ronde { $round } : parties ajournées comptées nulles, { $boards }

undecided =
    { $count ->
        [one] { $count } match non décidé
       *[other] { $count } matchs non décidés
    }

held_back = Ceci ne se fait que du tournoi terminé. Reste ouvert : { $why }.

so_far = Jusqu’ici, non définitif

so_far_hint = { $why }. Un fichier pour le Elo avant la fin est pour les tournois classés par parties ; il dit qu’il n’est pas définitif.
