### Les équipes d’un tournoi et la page qui les forme.

teams = Équipes
hint = Deux équipes de 2 à 13 joueurs chacune, dans l’ordre des échiquiers : chacun rencontre tous ceux de l’autre équipe. Noms ou numéros, un par ligne.
team_n = Équipe { $n }
team_name = Nom
members = Joueurs dans l’ordre des échiquiers
suggested = Une proposition par club ou fédération et Elo ; rien n’est encore enregistré.
set_up = Former les deux équipes
not_scheveningen = Les équipes se forment ici pour un tournoi Scheveningen ; choisissez le système dans les réglages.
fixed = La ronde 1 est appariée : les équipes restent.
name_missing = Chaque équipe doit avoir un nom, et les deux doivent différer.
sizes = Les deux équipes doivent avoir le même effectif, de 2 à 13 ; celles-ci ont { $first } et { $second }.
in_both = { $name } est nommé deux fois.
nickname = Nom court
captain = Capitaine
takes_part = Participe
captains_link = Lien du capitaine
matches_of_teams = Matchs par équipes
boards_of_match = Échiquiers par match
boards_count = { $count ->
        [one] { $count } échiquier
       *[other] { $count } échiquiers
    }
match_points = Points de match
game_points = Points de parties
match_win = Match gagné
match_draw = Match nul
match_loss = Match perdu
first_score = Les équipes sont appariées et classées d’abord selon
colour_preferences = Couleurs que préfèrent les équipes (C.04.6 art. 1.7)
type_a = Type A : simple
type_b = Type B : fortes et légères
no_preferences = Aucune
second_score = L’autre score dit quelle équipe d’une paire est la mieux placée, pour les couleurs (art. 4.2.2)
team_bye = Exempt par l’appariement d’une équipe
team_bye_hint = Vide : les points d’un match nul (C.04.6).
line_up_minutes = Les capitaines donnent les compositions jusqu’à tant de temps avant la ronde
line_up_minutes_hint = Vide : les équipes jouent dans l’ordre de leur effectif, sauf si un arbitre note une autre composition. Avec un délai, les matchs sont publiés d’abord, et les échiquiers à la clôture des compositions.
free_order = Une composition peut changer l’ordre de l’effectif
team = Équipe
captains_links = Liens des capitaines
from_a_list = Depuis une liste
add_team = Inscrire une équipe
add_and_next = Inscrire, et la suivante
no_teams_yet = Pas encore d’équipe. Inscrivez-les une à une, ou toutes depuis une liste avec une ligne par joueur et une colonne pour l’équipe.
number_teams = Numéroter selon la force
number_teams_why = Par l’Elo moyen des joueurs les plus forts, autant qu’il y a d’échiquiers.
draw_numbers = Tirer les numéros au sort
draw_numbers_why = Par tirage, à partir de la graine du tournoi.
strength = Moyenne
out_from = hors tournoi à partir de la ronde { $round }
players_missing = Nommez au moins un joueur.
name_taken = Il y a déjà une équipe { $name }.
by_form = formulaire
late_team = Le tournoi a commencé : l’équipe joue à partir de la ronde { $round }.
players_hint = Un par ligne, le premier échiquier d’abord, les remplaçants à la fin : nom ; Elo ; titre ; fédération ; code FIDE ; année de naissance. Tout sauf le nom peut manquer.
fide_id = Code FIDE
reserve_short = Rempl.
up = Monter { $name } d’un échiquier
down = Descendre { $name } d’un échiquier
take_out = Retirer { $name } de l’équipe
add_to_squad = Ajouter à la fin
free_hint = Chaque joueur a une équipe. Pour en ajouter un, inscrivez d’abord le joueur.
line_ups = Compositions
line_up = Composition
no_line_ups = L’équipe joue dans l’ordre de son effectif.
line_up_of = Composition, ronde { $round }
data = Données de l’équipe
withdraw = Déclarer l’abandon de l’équipe
take_back = L’équipe revient
from_round = à partir de la ronde
no_such_change = Ce changement n’existe pas : { $text }.
links_hint = Avec ce lien, un capitaine donne la composition sur un téléphone, jusqu’à l’heure limite. Le lien n’ouvre rien d’autre. Il est montré une fois, ici ; un nouveau met fin à l’ancien.
links_made = Ces liens sont montrés maintenant et plus jamais : imprimez la page ou envoyez-les.
make_all_links = Des liens pour toutes celles qui n’en ont pas
has_link = a un lien
make_link = Créer un lien
new_link = Nouveau lien
revoke_link = Révoquer
against = Contre { $team }
match_has_begun = Ce match a des résultats : la composition reste.
note_line_up = Noter la composition
order_of_squad = Ordre de l’effectif
board_n = Échiquier { $board }
nobody = personne
any_order = Les joueurs peuvent être dans n’importe quel ordre.
fixed_order = Les joueurs gardent l’ordre de l’effectif ; qui entre fait descendre les autres.
white_on_first = Blancs à l’échiquier 1
black_on_first = Noirs à l’échiquier 1
until = Jusqu’à { $time }
give_line_up = Donner la composition
line_up_saved = La composition est notée. Vous pouvez la changer jusqu’à l’heure limite.
is_final = La composition est définitive.
nothing_to_give = Aucune ronde n’attend de composition.
too_late = L’heure des compositions est passée. Voyez l’arbitre.
empty_board_between = Les échiquiers se remplissent depuis le premier : pas d’échiquier vide au-dessus d’un joueur.
captain_of = Capitaine de { $team }
import_hint = La colonne prise pour le club nomme l’équipe. Les joueurs sont dans l’ordre des échiquiers ; les équipes se forment de toutes les lignes à la fois.
task_add_teams = Inscrire les équipes
task_line_ups = Ronde { $round } : { $given } compositions données sur { $teams } ; à clore
wins_alone = Échiquier { $board } : { $name } gagne, personne en face
no_match = pas de match
line_ups_are_open = Les capitaines donnent encore leurs compositions : le public voit les matchs, pas les échiquiers, et aucun résultat n’est pris.
line_ups_not_in = Pas encore données : { $teams }
close_line_ups = Clore les compositions et montrer les échiquiers

swap_teams = Échanger deux équipes

swap_label = Les numéros de deux équipes

swap_unread = Écrivez les numéros de deux équipes : 3 = 5
line_ups_to_come = Les capitaines donnent encore leurs compositions. Les échiquiers seront montrés ici ensuite.

lost_by_default = Perdu par forfait

did_not_come = { $team } n’est pas venue
