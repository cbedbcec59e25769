### Les raisons d’un appariement, quel que soit le système, et la page qui les montre.

why_so = Pourquoi ces paires
made_by_engine = Apparié par le programme.
made_by_hand = Fait ou changé à la main par l’arbitre.
made_elsewhere = Importé : un autre programme a apparié cette ronde.
worked_out_again = Recalculé à partir des rondes précédentes, selon le règlement actuel.
engine_has_bye = { $name } exempt
nothing_told = Pour ce système, le programme ne donne pas de raisons.
teams_untold = Les équipes sont appariées match par match, selon le système suisse par équipes (C.04.6) ; le programme ne donne pas de raisons pour ses matchs.
check_all = Vérifier toutes les rondes
check_hint = Chaque ronde est appariée de nouveau à partir des précédentes et comparée à celle du tournoi.
ask = Pourquoi pas ces deux-là ?
ask_button = Demander
nothing_forbids = Rien ne l’interdit, mais l’ordre du système les apparie autrement ; le programme n’en dit pas plus.
same_team = Ils jouent pour la même équipe.
no_team_bye = Le nombre d’équipes est impair, et aucune de celles sans qui les autres pourraient être appariées ne peut être exempte de nouveau (C.04.6 C2) : { $teams }.
no_team_opponents = Les équipes ne trouvent pas toutes un adversaire non encore rencontré (C.04.6 C3) : { $teams }.
no_team_to_pair = Aucune équipe n’est à apparier à la ronde { $round }.
