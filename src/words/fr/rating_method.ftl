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

long_event = Elo de listes ultérieures

long_event_tick = Le tournoi dure plus de 30 jours : les Elo de listes ultérieures comptent à partir de la ronde où elles entrent en vigueur

long_event_hint = Ne compte que si le tournoi dure plus de 30 jours. Les numéros et les appariements gardent le premier Elo (C.07, 10).

period_tie_breaks = Les départages par Elo prennent alors

first_rating = le premier Elo de chaque joueur

rating_of_round = l’Elo en vigueur à chaque ronde

later_ratings = Elo de listes ultérieures

later_ratings_hint = Dans un tournoi de plus de 30 jours, sur chaque ligne : la ronde à partir de laquelle il compte, et l’Elo

advice_long_event = Les dates couvrent plus de 30 jours : de nouvelles listes Elo entrent en vigueur en cours de route. Dites-le sous « Elo ».

advice_rating_tie_breaks = Les Elo changent pendant ce tournoi : la FIDE déconseille les départages par Elo (C.07, 10).

lists = Listes Elo, dans l’ordre

lists_hint = La première liste donne l’Elo ; là où elle n’en a pas, ceux des autres sont proposés. Videz toutes les places pour l’ordre de la cadence.

list_place = Liste Elo { $place }

lists_checked = Me dire quand des joueurs diffèrent de la liste en vigueur

checked_on_request = vérifié seulement à la demande

no_such_list = « { $code } » n’est pas une liste Elo.

list_standard = FIDE cadence lente

list_rapid = FIDE rapide

list_blitz = FIDE blitz

list_effective_rapid = FIDE rapide, à défaut cadence lente

list_effective_blitz = FIDE blitz, à défaut cadence lente
