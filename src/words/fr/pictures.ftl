### Les images d’un tournoi.

title = Le tournoi en images
tab = Images
as_table = En tableau
none_yet = Les images viennent avec la première ronde terminée.
race = La course en tête
race_told = { $name } mène avec { $points } points après la ronde { $round }.
ranks = Rang par ronde
ranks_told = { $players ->
        [one] Le rang du premier après chaque ronde.
       *[other] Les rangs des { $players } premiers après chaque ronde.
    }
performances = Performance et Elo
performances_told = Au-dessus de la diagonale, qui a fait mieux que son Elo. Plus que tous : { $name }, { $performance } avec un Elo de { $rating }.
ratings = Elo des joueurs
ratings_told = { $players } avec un Elo, en moyenne { $average } ; sans Elo : { $unrated }.
draws = Nulles par ronde
draws_told = { $draws } des { $games } parties jouées sont nulles : { $percent } %.
