### Le classement : noms des départages, et ce qu’une valeur ouverte dit de ses parts.

tie_break = Départage
tie_breaks = Départages
after_round = Après la ronde { $n }
during_round = Pendant la ronde { $n } : des parties sont en cours
no_rounds = Aucune ronde n’est encore publiée.
by_rank = Par rang
by_number = Par numéro
what_if = Et si …
what_if_hint = Supposez les résultats des parties en cours et voyez le tableau bouger. Rien n’est enregistré.
what_if_none = Aucune partie n’est en cours.
suppose = Supposer
change = Changement
prizes = Prix
prize = Prix
prize_place = Place
prize_shared = partagé entre { $count }
prize_not_won = { $amount } : personne qui puisse le gagner
prize_total = Total
prize_signature = Signature
prize_category = Catégorie
prize_currency = Monnaie
prize_several = On peut gagner dans plusieurs catégories
prize_none = Aucun prix n’a été annoncé.
open_hint = Cliquez une valeur, ou allez-y avec les flèches et appuyez sur Entrée, pour voir de quoi elle est faite.
print_figures = Imprimer ces sommes (PDF)
print_level = Imprimer tous ceux qui ont { $points ->
        [one] { $points } point
       *[other] { $points } points
    } (PDF)
brings = Apporte
counts = Compte
still_tied = À égalité après tous les départages
draw_lots = Tirer au sort
drawn_from_seed = Tiré au sort à partir de la graine { $seed } ; chacun peut refaire le tirage.
matches = Matchs
forfeited = par forfait
without_match = Sans match (points de match / points de parties) :
squads = Équipes
columns_shown = Colonnes
decided = Décidé hors des départages
in_this_order = Dans cet ordre : { $list }.
ranked_by = Classés par { $who } : { $reason }.
rank_by_hand = Classer à la main
rank_by_hand_hint = Écrivez les numéros des joueurs dans l’ordre décidé ; ils échangent leurs places actuelles.
numbers_in_order = Numéros dans l’ordre
not_a_number = « { $text } » n’est le numéro d’aucun joueur.
reason = Motif
pts = Points
de = Rencontre directe
win = Nombre de victoires
won = Parties gagnées sur l’échiquier
bpg = Parties jouées avec les Noirs
bwg = Victoires avec les Noirs
ps = Cumulatif
rep = Combativité
std = Points standard
tpn = Numéro d’appariement
rtng = Elo
bh = Buchholz
aob = Moyenne des Buchholz des adversaires
fb = Fore Buchholz
sb = Sonneborn-Berger
ks = Koya
aro = Elo moyen des adversaires
tpr = Performance
ptp = Performance parfaite
apro = Moyenne des performances des adversaires
appo = Moyenne des performances parfaites des adversaires
mpvgp = L’autre score
bc = Coefficient d’échiquier
tbr = Priorité aux résultats des premiers échiquiers
bbe = Élimination du dernier échiquier
esb = Sonneborn-Berger étendu
ede = Rencontre directe étendue
sssc = Force du score et du parcours
match_points = Points de match
game_points = Points de parties
cut_n = { $n ->
    [one] tronqué (sans le plus faible)
   *[other] tronqué (sans les { $n } plus faibles)
}
median_n = { $n ->
    [one] médian (sans le plus faible ni le plus fort)
   *[other] médian (sans les { $n } plus faibles ni les { $n } plus forts)
}
limit_moved = { $halves ->
    [one] limite déplacée de { $halves } demi-point
   *[other] limite déplacée de { $halves } demi-points
}
factor_n = facteur { $n }
forfeits_as_played = les forfaits comptent comme joués
over_fore = sur le Fore Buchholz
reversed = en ordre inverse
unrated_left_out = adversaires sans Elo laissés de côté
unrated_count = les adversaires sans Elo comptent { $rating }
unknown_code = Il n’y a pas de départage { $text }. Choisissez-en un dans la liste.
self_defined = { $text } est défini par la compétition elle-même. Classez à la main ceux qui restent à égalité.
unknown_score = Écrivez :MP ou :GP au lieu de :{ $text }.
modifier_not_taken = { $code } n’a pas de modificateur /{ $modifier }. Retirez-le.
modifier_twice = { $code } a /{ $modifier } à côté d’un modificateur qui dit la même chose. Retirez l’un des deux.
score_not_taken = { $code } ne se prend ni des points de match ni des points de parties. Retirez :MP ou :GP.
withdrawn = abandon
moved = dans un autre tournoi
expelled = exclu
set_apart = a joué moins de la moitié des parties : non classé, et ces parties ne comptent pour personne
dropped = Des joueurs sans Elo participent et aucune règle n’a été annoncée ; ceux-ci tombent donc (C.07 art. 10) : { $list }
not_in_round_robins = C.07 art. 8 ne les permet pas en toutes rondes : { $list }
only_for_teams = Ils ne valent que pour les tournois par équipes (C.07 art. 12 et 13) : { $list }
cut_least = retiré : le moindre
cut_most = retiré : le plus fort
cut_voluntary = retirée d’abord : une ronde non jouée par choix (16.5)
cut_below_limit = sous la limite
dummy = adversaire fictif
dummy_own = adversaire fictif au score propre { $own } (16.4)
dummy_at_opponent = adversaire fictif au score propre { $own }, mais pas plus que { $cap } de l’adversaire prévu (16.4.1)
dummy_at_draws = adversaire fictif au score propre { $own }, mais pas plus que { $rounds ->
        [one] { $rounds } nulle
       *[other] { $rounds } nulles
    }, { $cap } (16.4.2)
outside_rounds = donné ou retiré hors des rondes
part_counted = sans Elo : compte comme annoncé
part_estimated = estimé par l’arbitre principal
board_n = Échiquier { $n }
result_mean = moyenne de { $count } : { $figure }
result_performance = moyenne { $average }, { $percent } % des points donnent { $difference } : { $figure }
result_perfect = le plus bas Elo qui attend { $score } ou plus contre eux : { $figure }
result_below_lowest = aucun point : 800 sous l’adversaire le plus faible, { $lowest } : { $figure }
result_limit = contre les adversaires ayant { $limit } ou plus : { $figure }
result_strength = { $secondary } + { $buchholz } ÷ { $factor } = { $figure }
result_boards = échiquier par échiquier : { $figure }
result_from_top = sans le dernier échiquier, les deux derniers, … : { $figure }
result_dropped = non utilisé : des joueurs sans Elo participent et aucune règle n’a été annoncée (art. 10)
no_figure = rien à compter
encounter_all_met = Tous les ex æquo se sont rencontrés : leur classement séparé décide (6.2).
encounter_not_all_met = Les ex æquo ne se sont pas tous rencontrés : n’est classé que celui qui reste seul en tête quoi que donnent les parties manquantes (6.3).
encounter_no_tie = personne n’était ex æquo ici
encounter_missing = { $count } non rencontrés, { $most } au plus
by_secondary = par le second score

ext = Valeur externe

outside_value = Valeur de départage externe

outside_value_hint = Une valeur calculée ailleurs classe à sa place dans la liste des départages ; la plus haute est la meilleure. Vide la reprend.

prize_said_rating = Elo
prize_said_born = nés
prize_said_women = femmes
prize_said_men = hommes
prize_said_everybody = tous
prize_said_federation = fédération
prize_said_club = club
prize_said_category = catégorie
prize_said_by_place = par place
prize_said_equal = partagés
prize_said_hort = Hort

prize_lines = Prix, une catégorie par ligne

prize_lines_hint = Un nom et deux-points, les montants par place et qui concourt, dans n’importe quel ordre : U18: 300, 200, 100; meilleures 3 femmes; Elo 1800–2000; nés 2008+; fédération FRA; club "Rouges"; Hort, partagés ou par place; non cumulables.

prize_unknown = Ligne { $line }, colonne { $column } : « { $text } » n’est pas compris.

prize_tight = Ligne { $line }, colonne { $column } : « { $text } » : mettez une espace après la virgule entre les montants (300, 200) et un point dans 499.50.

prize_count = Ligne { $line }, colonne { $column } : { $said } prix sont nommés, mais { $found } montants sont donnés.

prize_nameless = Ligne { $line } : commencez par le nom de la catégorie et deux-points.

prize_no_year = Ligne { $line }, colonne { $column } : « { $text } » : le tournoi n’a pas encore de date ; écrivez l’année de naissance (nés 2008+).

prize_out_of_range = Ligne { $line }, colonne { $column } : « { $text } » est impossible.
