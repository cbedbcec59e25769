### Les téléphones des joueurs : leur échiquier, leur résultat, leurs byes, leur inscription, et ce que l’arbitre en décide.

me = Mon échiquier

find_me_hint = Cherchez une fois votre nom ci-dessus : votre échiquier, votre adversaire et votre résultat sont ensuite sur chaque page. Avec le code de votre carte, vous pouvez aussi annoncer votre résultat.

that_is_me = C’est moi

not_me = Ce n’est pas moi

code_of_slip = Code de ma carte

use_code = Utiliser le code

code_hint = Huit lettres et chiffres, comme K7QM-2F9X. Qui l’a peut annoncer à votre place : gardez-le pour vous.

nothing_paired = Rien n’est encore apparié.

not_in_this_round = Vous ne jouez pas à cette ronde.

i_won = J’ai gagné

we_drew = Nulle

i_lost = J’ai perdu

take_back = Reprendre

byes = Byes

bye_is_given = Le bye est accordé.

bye_is_asked = Demandé. Un arbitre décide.

wrong_code = Ce code n’est pas de ce tournoi. Regardez encore votre carte, ou demandez à l’arbitre.

too_often = C’était trop d’essais. Réessayez dans quelques minutes, ou allez voir l’arbitre.

too_late = L’heure en est passée. Demandez à l’arbitre.

birth_missing = Indiquez votre date ou votre année de naissance.

sign_up = S’inscrire

sign_up_closed = Personne ne peut s’inscrire en ce moment.

sign_up_hint = Le nom, l’Elo, la fédération et le club sont montrés dans la liste publique des joueurs. L’organisateur les vérifie.

as_signed_up = tel qu’inscrit

title = Téléphones des joueurs

print_codes = Imprimer les codes

disputed = Annonces qui se contredisent

asked_byes = Byes demandés

refuse = Refuser

waiting_list = Liste d’attente

admit = Donner une place

results_by_players = Résultats

let_report = Les joueurs annoncent leurs résultats

let_report_hint = Ce que les deux annoncent est saisi en leurs noms ; ce qu’ils annoncent différemment sonne à la table des arbitres et figure sous Maintenant. Un résultat saisi par un arbitre n’est jamais changé.

byes_by_players = Les joueurs demandent des byes

byes_no = Non

byes_asked = Oui, un arbitre décide

byes_taken = Oui, pris aussitôt là où le règlement les donne

hours = Jusqu’à tant de temps avant la ronde

hours_unit = heures

let_sign_up = Les joueurs s’inscrivent eux-mêmes

until_when = Jusqu’à

places = Places

keep_waiting = Tenir une liste d’attente quand c’est complet

least_rating = Elo minimal

most_rating = Elo maximal

born_from = Né en, ou après

born_to = Né en, ou avant

search_engines = Moteurs de recherche

let_index = Les moteurs de recherche peuvent garder les pages publiques avec les noms

codes = Codes des joueurs

codes_hint = Chaque joueur reçoit une carte, au pointage. Le code se forme d’un secret de ce tournoi et peut être réimprimé ; il n’est dans aucun export.

renew_codes = De nouveaux codes pour tous

renew_told = Tous les codes donnés ne valent plus rien.

slip_hint = Scannez-la, ou tapez le code sous « Mon échiquier » sur la page du tournoi : échiquier, adversaire et résultat sur votre téléphone.

until = jusqu’à { $time }

asked_for = demandé : { $bye }

reported_waits = Vous avez annoncé { $result }. Il compte quand votre adversaire annonce la même chose.

reported_both = Vous avez tous deux annoncé { $result }.

reported_otherwise = Vous avez annoncé { $result }, votre adversaire autre chose. Allez tous deux voir l’arbitre.

rating_below = Seulement à partir d’un Elo de { $rating }.

rating_above = Seulement pour un Elo de { $rating } au plus, ou sans Elo.

born_before = Seulement pour qui est né en { $year } ou après.

born_after = Seulement pour qui est né en { $year } ou avant.

sign_up_until = Inscriptions jusqu’à { $time }.

you_wait = { $name } : il n’y a plus de place. Vous êtes sur la liste d’attente.

you_are_signed_up = { $name } : vous êtes inscrit.

pairings_are_out_of = Les appariements de la ronde { $round } sont publiés

task_disputed = Ronde { $round }, échiquier { $board } : les Blancs annoncent { $white }, les Noirs { $black }

task_agreed = Ronde { $round }, échiquier { $board } : les deux annoncent { $result }, pas encore saisi

places_left =
    { $n ->
        [one] { $n } place libre
       *[other] { $n } places libres
    }

waiting_count =
    { $n ->
        [one] { $n } attend une place
       *[other] { $n } attendent une place
    }

task_byes =
    { $n ->
        [one] { $n } bye demandé
       *[other] { $n } byes demandés
    }

task_waiting =
    { $n ->
        [one] { $n } attend une place
       *[other] { $n } attendent une place
    }

by_phone = Depuis un téléphone
push = Me prévenir
push_hint = Un message sur ce téléphone quand les appariements sont publiés, même page fermée.
push_my_board = Mon échiquier
push_round = Chaque ronde
push_nothing = Aucun message
push_kept = Vous serez prévenu.
push_ended = Vous ne serez plus prévenu.
push_refused = Ce navigateur n’autorise pas les messages de cette page. Autorisez-les dans ses réglages et réessayez.
push_not_possible = Ce navigateur n’accepte pas de messages pour l’instant. Réessayez avec le réseau.
told_white = Ronde { $round } : échiquier { $board }, Blancs contre { $name }
told_black = Ronde { $round } : échiquier { $board }, Noirs contre { $name }
told_bye = Ronde { $round } : { $bye }
slip_use = Une carte par joueur, avec code et QR, pour annoncer les résultats et demander des byes

other_sites = Autres sites
sites = Sites qui peuvent montrer ces pages, un par ligne
sites_hint = Appariements, classement et grille américaine s’affichent dans un cadre de la page de votre club et suivent le tournoi d’eux-mêmes. Aucune autre page du programme ne peut être montrée ainsi.
lines_to_copy = Lignes à copier
lines_told = Placez une ligne dans la page de votre site à l’endroit du tableau. Avec embed=lines au lieu de embed=1, un site reçoit le tableau seul, à composer dans sa propre police.

# $place (number), $text (text)
no_site = Ligne { $place } : « { $text } » n’est pas l’adresse d’un site. Écrivez-la comme https://club.example.

# $most (number)
too_many_sites = On peut nommer { $most } sites au plus.
