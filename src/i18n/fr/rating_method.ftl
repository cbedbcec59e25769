### La méthode de l’Elo du tournoi et les estimations.

ratings = Elo
method = Elo du tournoi
method_hint = Numérote et apparie les joueurs. Seul l’Elo FIDE compte pour le rapport pour l’homologation et les normes.
federation = Fédération des Elo nationaux
fide_only = Elo FIDE seulement
national_only = Elo national seulement
fide_first = Elo FIDE, à défaut le national
national_first = Elo national, à défaut celui de la FIDE
higher = Le plus haut des deux
lower = Le plus bas des deux
other = Selon la règle de l’organisateur, donné pour chaque joueur
fide_rating = Elo FIDE
fide_short = FIDE
national_short = National
estimate = Estimer
estimate_hint = Pour un joueur sans Elo, par l’arbitre principal (C.04.2, 2.1). Montré comme ~1500 ; jamais transmis à la FIDE.
estimate_all = { $count ->
        [one] Estimer le joueur sans Elo à
       *[other] Estimer les { $count } joueurs sans Elo à
    }
set = Fixer
