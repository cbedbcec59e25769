### Mots que plusieurs pages ou papiers emploient. Termes des Règles du jeu d’échecs en français et du Livre de l’arbitre de la
### Fédération française des échecs (octobre 2025) : appariement, exempt, départage, grille américaine, ronde, échiquier, groupe
### de points, flotteur, abandon du tournoi, délai de forfait.

round = Ronde
round_n = Ronde { $n }
board = Échiquier
board_short = Éch.
white = Blancs
black = Noirs
player = Joueur
players = Joueurs
opponent = Adversaire
name = Nom
title = Titre
federation = Fédération
federation_short = Féd.
club = Club
rating = Elo
rating_short = Elo
points = Points
points_short = Pts
rank = Rang
rank_short = Rg
number_short = N°
result = Résultat
standings = Classement
crosstable = Grille
bye = Exempt
pairing_allocated_bye = Exempt par l’appariement
half_point_bye = Bye à un demi-point
full_point_bye = Bye à un point
label = { $what } :{ " " }
zero_point_bye = Bye sans point
noted = { $what } ({ $note })
and_then = { $said } { $next }
list_comma = ,{ " " }
list_semicolon =  ;{ " " }
boards_named =
    { $count ->
        [1] échiquier { $boards }
       *[other] échiquiers { $boards }
    }
