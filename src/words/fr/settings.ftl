### Les groupes de réglages d’un tournoi, et les cinq questions d’un nouveau tournoi.

saved = Enregistré
others_typed = Saisi ici et pas encore enregistré :
schedule = Horaire
pairing = Appariement
play = Temps et Règles du jeu
points = Points et byes
ranking = Départages
rounds_count = { $count ->
        [one] { $count } ronde
       *[other] { $count } rondes
    }
tie_break_place = Départage { $place }
move_up = Monter
move_down = Descendre
question_name = Comment s’appelle-t-il ?
question_system = Comment est-il apparié ?
question_rounds = Combien de rondes, et quand ?
question_rate = À quelle cadence se joue-t-il ?
question_rules = Selon quelles règles ?
other_systems = Autres systèmes
first_round = Début de la ronde 1
rounds_a_day = Rondes par jour
minutes_between = D’une ronde à la suivante
days_between = D’un jour de jeu au suivant
starts_follow = Les rondes sans début se déduisent de la précédente :
days = jours
minutes = min
rest_hint = Tout le reste a des valeurs qui conviennent au système. Elles sont dans les réglages et peuvent être changées jusqu’à l’appariement de la ronde 1.
like_earlier = Comme un tournoi précédent :
like_event = Comme { $name } : système, rondes, horaires, points, départages et arbitres sont repris.
suits_dutch_2026 = Le système suisse des tournois ouverts de toute taille. Le système en vigueur depuis février 2026.
suits_dutch_2017 = Tournois commencés avant février 2026, et leur vérification.
suits_dubov = Elo moyens des adversaires égaux ; pour des joueurs de force connue.
suits_burstein = Adversaires pesés selon leurs résultats ; peu de rondes, beaucoup de joueurs.
suits_lim = Suisse à l’ancienne, le groupe médian apparié en dernier.
suits_double_swiss = Chaque adversaire est rencontré deux fois, avec les deux couleurs.
suits_team_swiss = Des équipes rencontrent des équipes sur plusieurs échiquiers.
suits_round_robin = Chacun rencontre tous les autres une fois ; jusqu’à une seizaine de joueurs.
suits_double_round_robin = Chacun rencontre tous les autres deux fois, avec les deux couleurs.
suits_scheveningen = Chaque joueur d’une équipe rencontre chaque joueur de l’autre.
suits_knockout = Des matchs ; les vainqueurs passent.
suits_by_hand = Vous placez les joueurs ; tout le reste fonctionne comme d’habitude.
when = Quand
suits_team_round_robin = Championnats et finales de 3 à 16 équipes : chaque équipe rencontre toutes les autres.
suits_team_double_round_robin = Chaque équipe rencontre deux fois toutes les autres, couleurs inversées.
