### Le festival : plusieurs tournois dans une même salle.

festival = Festival
section = Tournoi
to_do = À faire
papers_of_all = Papiers de tous les tournois
find_player = Chercher un joueur dans tous les tournois
keys_hint = Le numéro d’un tournoi l’ouvre ; g v ramène ici depuis chacune de ses pages.
check_in_all = Pointage de tous les tournois
another_section = Un autre tournoi
another_section_hint = Il a le lieu, les dates, l’horaire, les arbitres et le règlement de celui-ci, et se change dans ses propres réglages.
with_players = Un tournoi annexe : avec les joueurs de celui-ci, chacun selon l’Elo de sa cadence
add_section = Ajouter le tournoi
cut_already = Ce tournoi est déjà divisé en groupes. Pour le diviser de nouveau, retirez dans Réglages, Tournoi la coche « Seulement une liste d’inscrits ».
cut_too_late = Une ronde de ce tournoi est déjà appariée. Les groupes se forment avant, ou l’on ajoute une autre section.
cut_too_early = Inscrivez d’abord tout le monde ; les groupes se forment ensuite.
entries_only = Seulement une liste d’inscrits : on joue en groupes
groups = Groupes
group_size = Joueurs par groupe
cut_into_groups = Répartir en groupes
groups_hint = Les inscrits sont répartis selon l’Elo en groupes toutes rondes, par quatre par exemple, chacun étant un tournoi du festival avec une copie de ses joueurs.
group_name = { $event } · Groupe { $n }
boards = Échiquiers
number_boards = Numéroter les échiquiers de toute la salle
number_boards_hint = Dans l’ordre des tournois, selon leur nombre de joueurs, là où la ronde 1 n’est pas encore appariée.
move_player = Passer dans un autre tournoi
move_hint = Avant que quiconque soit apparié, le joueur est repris tel quel. Ensuite il quitte ce tournoi dès la prochaine ronde de celui-ci et entre dans l’autre comme retardataire ; les points emportés y figurent comme points qu’aucune partie de cet autre tournoi n’a donnés, et son rapport les dit. Les deux journaux le disent.

more_tasks =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }

join_event = Rattacher un tournoi existant

join = Rattacher

join_hint = Parmi les tournois dont vous êtes arbitre principal et qui ne sont dans aucun festival. Chacun garde son journal, ses arbitres et ses pages.

leave = Sortir ce tournoi du festival

leave_hint = Le tournoi reste tel quel ; il n’est simplement plus du festival.

staff = Arbitres et lecteurs par tournoi

staff_hint = Une fonction dans un tournoi ne dit rien des autres.

name_of_festival = Nom du festival

check_in_once = Qui joue dans plusieurs tournois ce jour-là figure ici une seule fois, et une seule coche vaut pour tous.
groups_entries_hint = Le tournoi lui-même reste la liste des inscrits : il n’est pas apparié et n’occupe aucun échiquier dans la salle.
points_go_along = avec ses points, selon le règlement
money = Argent et prix
all_sections = Tous les tournois
prize_money = Prix
also_wins = aussi dans { $sections }
no_prizes = Aucun tournoi n’a encore de prix.
persons =
    { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
projector_of_all = Projecteur pour tous les tournois
