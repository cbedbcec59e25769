### Les papiers des tournois par équipes.

team_list = Équipes et joueurs

totals =
    { $teams ->
        [one] { $teams } équipe
       *[other] { $teams } équipes
    }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }

pairings_of_teams = Appariements des équipes

match_sheets = Feuilles de match

line_up_sheets = Feuilles de composition

blank_line_ups = Feuilles de composition vierges

board_prizes = Prix par échiquier

match_n = Match { $n }

total = Total

boards = Échiquiers

squad = Effectif

given_at = Remise à

reserves = Remplaçants

games = Parties

at_least =
    { $least ->
        [one] Avec au moins { $least } partie jouée sur l’échiquier ; en gris : avec moins.
       *[other] Avec au moins { $least } parties jouées sur l’échiquier ; en gris : avec moins.
    }

by_percentage_key = Par pourcentage ; à égalité, qui a le plus de points d’abord.

by_points_key = Par points ; à égalité, qui a eu besoin de moins de parties d’abord.

percentage = Pourcentage

least_games = Parties au moins

measure = Par

show = Montrer
