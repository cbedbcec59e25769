### Les pages que tout le monde peut lire.

find_my_name = Chercher mon nom
pairings = Appariements
by_board = Par échiquiers
by_name = Par noms
results = Résultats
full_screen = Plein écran
nothing_public = Rien n’est encore publié. Cette page l’affichera dès que ce sera le cas.
nobody_of_that_name = Personne de ce nom dans cette ronde.
as_of = À { $time }
starts_at = début { $time }
page_of = { $n } / { $all }
scan_for_pairings = Scannez pour les appariements, les résultats et le classement
demo_hint = 60 joueurs inventés, 9 rondes dont 6 jouées. À essayer en toute liberté.
sheet_title = Cette feuille est-elle à jour ?
sheet_current = Oui. Ce que montre cette feuille (état { $state }) vaut toujours.
sheet_published_current = Oui. Ce que tout le monde peut voir de cette feuille (état { $state }) vaut toujours.
sheet_outdated = Non. Ce que montre cette feuille (état { $state }) a changé depuis ; le tournoi en est à { $now }. Retirez-la et réimprimez-la.
sheet_later = Cette feuille est de ce tournoi, à l’état { $state }. Actes depuis lors : { $acts }.
sheet_unknown = Ce tournoi n’a jamais été à l’état { $state } : la feuille n’est pas de ce tournoi, ou pas de ce serveur. Demandez à l’arbitre.
sheet_follow = Suivre ce tournoi
away_as_of = À { $time } : le serveur n’atteint pas sa base de données en ce moment.
find_by = Tapez le début d’un nom (un nom chinois aussi en pinyin : wang, wxm) ou un échiquier : b12.

event = Tournoi

start = Début

to_my_calendar = Mettre les rondes dans mon agenda

news = Fil d’actualité

no_entries = Personne n’est encore inscrit.

remarks = Remarques

entries =
    { $n ->
        [one] { $n } inscrit
       *[other] { $n } inscrits
    }

boards =
    { $n ->
        [one] { $n } échiquier
       *[other] { $n } échiquiers
    }

no_connection_as_of = Pas de connexion. État à { $time }.
another_page_as_of = Pas de connexion, et cet appareil n’a pas conservé la page demandée. Voici la première page du tournoi, état à { $time }.

games = Parties

no_games = Aucune partie n’est encore gardée.

play_through = Rejouer

all_rounds = Toutes les rondes

first_move = Au début

move_before = Un coup en arrière

next_move = Un coup en avant

last_move = Au dernier coup

turn_board = Retourner l’échiquier

breaks_off = La notation ne peut être rejouée plus loin.
silent_as_of = État à { $time } : rien n’est venu de la salle depuis.
moves_not_shown = Seuls les { $shown } premiers demi-coups sont montrés ; la partie notée les a tous.

being_played = en cours
results_of =
    { $games ->
        [one] { $entered } sur { $games } résultat
       *[other] { $entered } sur { $games } résultats
    }

rounds_complete =
    { $rounds ->
        [one] { $complete } ronde sur { $rounds } terminée
       *[other] { $complete } rondes sur { $rounds } terminées
    }

all_boards = Tous { $n }

open_boards = En cours { $n }

done_boards = Terminés { $n }

from_federations =
    { $n ->
        [one] { $n } fédération
       *[other] { $n } fédérations
    }

race = La course
race_told = Les sept premiers du moment : leur place aux points après chaque ronde, et leur couleur
score_of = { $points } sur { $n }

on_board = joue à l’échiquier { $board }

colours_and_scores = Couleurs et points
with_white = Avec les blancs
with_black = Avec les noirs
average_opponent = Moyenne des adversaires

# $time (text)
# Beside a time of the hall, for readers whose clock is another
own_time = { $time } chez vous
