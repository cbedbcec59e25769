### Les actes du journal en mots : ce qui a été fait, ancien et nouveau.

created = Tournoi créé : { $name }
imported = Importé de { $source } : { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }
details_changed = Données changées : { $what }
regulations_changed = Règlement changé : { $what }
by_hand = à la main
registered = { $count ->
    [one] { $count } joueur inscrit ({ $source }) : { $names }
   *[other] { $count } joueurs inscrits ({ $source }) : { $names }
}
edited = { $name } modifié : { $what }
removed = { $name } retiré
returned = { $name } rejoue
withdrew = { $name } abandonne à partir de la ronde { $round }
expelled = { $name } exclu à partir de la ronde { $round }
moved_away = { $name } passe dans un autre tournoi à partir de la ronde { $round }
bye_changed = { $name }, ronde { $round } : { $was } → { $now }
checked_in = { $name } pointé
checked_out = { $name } non pointé
board_fixed = { $name } : échiquier fixe { $was } → { $now }
estimated = Elo estimés : { $names }
numbered = { $count ->
    [one] { $count } joueur numéroté
   *[other] { $count } joueurs numérotés
}
numbers_drawn = { $count ->
    [one] { $count } joueur numéroté par tirage ({ $lots }, graine { $seed })
   *[other] { $count } joueurs numérotés par tirage ({ $lots }, graine { $seed })
}
teams_changed = Équipes : { $names }
drafted = Ronde { $round } appariée : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $byes ->
        [one] { $byes } bye
       *[other] { $byes } byes
    }
prizes_changed = Prix changés ; catégories : { $count }
altered = Brouillon de la ronde { $round } changé à la main
discarded = Brouillon de la ronde { $round } jeté
published = Ronde { $round } publiée
unpublished = Ronde { $round } redevenue brouillon
result = Ronde { $round }, échiquier { $board } : { $was } → { $now }
ruled = Ronde { $round }, échiquier { $board } : { $claim }, { $decision } ; { $was } → { $now }
colours = Ronde { $round }, échiquier { $board } : couleurs inversées
for_rating = Ronde { $round }, échiquier { $board }, pour l’homologation seulement : { $was } → { $now }
adjusted = { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } hors des parties
sent_through = { $winner } passe contre { $loser } : { $how }
lots = Tirage au sort : { $names }
ranked = Classés par l’arbitre : { $names }
closed = Tournoi clos
reopened = Tournoi rouvert
undid = Acte { $seq } annulé
nothing = rien
change = { $field } { $was } → { $now }
clashing = { $field } : { $theirs }, le vôtre { $mine }.
left_fide_mode = { $round ->
        [0] Mode FIDE quitté avant la ronde 1
       *[other] Mode FIDE quitté après la ronde { $round }
    }
left_out = { $count ->
        [one] { $count } joueur absent laissé hors de la ronde { $round } : { $names }
       *[other] { $count } joueurs absents laissés hors de la ronde { $round } : { $names }
    }
table_published = { $count ->
        [one] { $count } ronde de la table publiée
       *[other] Les { $count } rondes de la table publiées
    }
played_off = Départage, { $pace } : { $white } – { $black } { $result }
teams_registered = { $teams ->
        [one] { $teams } équipe inscrite
       *[other] { $teams } équipes inscrites
    }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } ({ $source }) : { $names }
team_changed = { $name } : { $changes }
teams_numbered = { $count ->
        [one] { $count } équipe numérotée
       *[other] { $count } équipes numérotées
    }
teams_drawn = { $count ->
        [one] { $count } équipe numérotée par tirage (graine { $seed })
       *[other] { $count } équipes numérotées par tirage (graine { $seed })
    }
line_up = Ronde { $round }, composition de { $team } : { $was } → { $now }
order_of_squad = ordre de l’effectif
line_ups_closed = Ronde { $round } : compositions closes et montrées
team_plays = participe
team_out = hors tournoi à partir de la ronde { $round }

numbers_exchanged = { $one } et { $other } ont échangé leurs numéros { $was } et { $now }

adjourned_missing = Ronde { $round } : parties sans résultat ajournées, { $boards }

value_given = Départage externe de { $name } : { $was } → { $now }

public_side_changed = Ce que les joueurs font eux-mêmes et ce que voient les lecteurs : changé

screens_changed = Écrans de la salle : { $count }

result_reported = Ronde { $round }, échiquier { $board } : { $name } annonce { $now } (auparavant { $was })

bye_asked_for = { $name } demande un bye à la ronde { $round } : { $now } (auparavant { $was })

signed_up = { $name } s’est inscrit

signed_up_to_wait = { $name } s’est inscrit et attend une place

waiting_admitted = Qui s’est inscrit par l’acte { $act } obtient une place

waiting_turned_away = Qui s’est inscrit par l’acte { $act } n’obtient pas de place

style_changed = Noms et présentation des papiers changés
typing_kept = Ronde { $round }, échiquier { $board } : { $typed } saisi (croyant { $was }), ce qui contredit l’échiquier
typings_answered = Ronde { $round }, échiquier { $board } : deux résultats saisis ; { $now } fait foi (auparavant { $was })
typings_answered_so = Ronde { $round }, échiquier { $board } : deux résultats saisis ; { $now } reste
undone_act = Acte { $seq } annulé : { $act }
result_again = L’échiquier { $board } revient à { $result }.

forgotten = Données personnelles effacées : { $name }
