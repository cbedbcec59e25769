### Les numéros des joueurs : comment ils sont donnés, le tirage pas à pas, et les numéros donnés à la main. Termes du Livre de
### l’arbitre de la Fédération française des échecs : tirage au sort dirigé, tables de Varma.

numbers = Numéros
by_strength_hint = Les numéros suivent le classement, le titre et ce que les réglages disent entre égaux (C.04.2 art. 2.2).
given_again = Ils sont redonnés avant l’appariement de la ronde 1.
lots_hint = Les numéros sont tirés au sort : dans l’ordre alphabétique, chaque joueur tire l’un des numéros restants. La graine décide ; qui la connaît peut refaire le tirage.
varma_hint = Tirage au sort dirigé selon C.05 annexe 2 (tables de Varma) : la fédération la plus nombreuse d’abord, tous ses joueurs tirent dans un même groupe de numéros, pour ne pas se rencontrer aux trois dernières rondes.
by_hand_hint = Les numéros sont donnés par l’arbitre : chaque numéro à partir de 1, une fois.
chosen_in_settings = Comment les numéros sont donnés
seed = Graine
seed_hint = La graine du tournoi, ou un nombre quelconque tiré devant les joueurs
draw = Tirer les numéros
draw_again = Tirer de nouveau
drawn_by = Tiré par { $who }, { $when }
plain_lots = Tirage au sort simple
varma_lots = Tirage au sort dirigé (C.05 annexe 2)
step = Pas
group = Groupe
group_numbers = Groupe { $group } : { $numbers }
the_drawing = Le tirage
the_numbers = Les numéros
split = Une fédération a plus de joueurs qu’aucun groupe n’a de numéros : elle a tiré dans plusieurs, et certains de ses joueurs peuvent se rencontrer aux dernières rondes.
changed_since = Des numéros ont été changés à la main après ce tirage.
not_repeatable = Avec la liste des joueurs telle qu’elle était alors, cette graine ne donne pas ces numéros ; le journal garde les numéros.
frozen = Des rondes sont appariées : personne n’est plus renuméroté.
varma_is_for_round_robins = Le tirage au sort dirigé n’est que pour les tournois toutes rondes.
no_varma_table = Il y a des tables pour 9 à 24 joueurs, pas pour { $players }. Choisissez le tirage au sort simple dans les réglages.
seed_unreadable = « { $text } » n’est pas une graine : écrivez un nombre entier.
number_unreadable = { $name } : « { $text } » n’est pas un numéro de 1 à { $count }.
number_twice = Le numéro { $number } est donné deux fois : { $names }.
see_numbers = Les numéros et leur tirage
print_hint = Montrez ou imprimez cette page : elle contient tout ce qu’il faut pour refaire le tirage.

exchange = Échanger avec { $name }

exchange_hint = Des joueurs de même Elo et de même titre peuvent échanger leurs numéros jusqu’à l’appariement de la ronde 4.
