not_final = Non définitif : { $why }.

draft = PROJET (DRAFT) · non définitif : { $why }.

rounds_missing = rondes { $first }–{ $last } manquantes

round_missing = ronde { $n } manquante

playing = ronde { $round } : parties ouvertes, { $boards }

adjourned = ronde { $round } : parties ajournées comptées nulles, { $boards }

undecided =
    { $count ->
        [one] { $count } match non décidé
       *[other] { $count } matchs non décidés
    }

held_back = Ceci ne se fait que du tournoi terminé. Reste ouvert : { $why }.

so_far = Jusqu’ici, non définitif

so_far_hint = Non définitif : { $why }. Un fichier pour l’homologation avant la fin est pour les tournois homologués en plusieurs fois ; il dit qu’il n’est pas définitif.
