### Les papiers.

player_list = Joueurs dans l’ordre initial
players_by_name = Joueurs par nom
check_in_list = Liste de pointage
pairings_by_board = Appariements par échiquiers
pairings_by_name = Appariements par noms
results = Résultats
crosstable_by_rank = Grille américaine par rang
crosstable_by_number = Grille américaine par numéro
round_robin_table_by_rank = Grille Berger par rang
round_robin_table_by_number = Grille Berger par numéro
figures_explained = Départages expliqués
level_on = à égalité à { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
decided_by = Départagé par
shares_rank = partagé
by_lots_or_hand = tirage ou arbitre
nothing_to_print = Il n’y a encore rien à imprimer sur ce papier. Il aura des feuilles quand il y aura un classement, des rondes ou des joueurs pour lui.
nobody_there = Il n’y a personne à cette place. Ouvrez les valeurs depuis la page du classement.
struck_does_not_count = Les lignes grises ne comptent pas.
result_slips = Feuilles de résultat
player_cards = Fiches de joueur
public_notice = Suivre ce tournoi
round_pack = Dossier de la ronde
page_of = Page { $page } sur { $pages }
printed_from = Imprimé { $at } · journal { $journal }
after_round = après la ronde { $n }
draft = BROUILLON, non publié
category = Catégorie
gender = Sexe
female = f
male = m
fide_id = Code FIDE
birth = Né(e)
present = Là
paid = Payé
requested = Byes demandés
note = Remarque
start = Début
colour = C
has_white = Blancs
has_black = Noirs
no_opponent = Non apparié
absent = Absent
withdrawn = abandon
moved = dans un autre tournoi
expelled = exclu
set_apart = Parti avant la moitié des parties : non classé
running_score = Total
totals = { $players ->
    [one] { $players } joueur, pointés : { $present }
   *[other] { $players } joueurs, pointés : { $present }
}
totals_players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
games_and_missing = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $missing ->
        [one] { $missing } résultat manquant
       *[other] { $missing } résultats manquants
    }
white_signs = Signature des Blancs
black_signs = Signature des Noirs
arbiter_signs = Signature de l’arbitre
chief_arbiter = Arbitre principal : { $name }
slip_hint = Les deux joueurs signent ; le vainqueur, ou les Blancs après une nulle, rend la feuille.
crosstable_key = 12w1 : gain avec les Blancs contre le rang 12. b : Noirs, ½ : nulle, + : gain par forfait, - : perte par forfait ou absence, u : non compté.
crosstable_key_by_number = 12w1 : gain avec les Blancs contre le numéro 12. b : Noirs, ½ : nulle, + : gain par forfait, - : perte par forfait ou absence, u : non compté.
crosstable_key_of_teams = 12w2½ : 2½ points dans le match avec les Blancs au premier échiquier contre l’équipe classée 12e. b : Noirs, + : gain par forfait, - : perte par forfait ou absence.
crosstable_key_of_teams_by_number = 12w2½ : 2½ points dans le match avec les Blancs au premier échiquier contre l’équipe numéro 12. b : Noirs, + : gain par forfait, - : perte par forfait ou absence.
bye_key = U : exempt par l’appariement, H : bye à un demi-point, F : bye à un point, Z : bye sans point.
scan = Appariements, résultats et classement sur votre téléphone
paper = Papier
paper_language = Langue des papiers
choose = Choisir
print_pack = Imprimer tout ce qu’il faut pour la ronde { $round }
without_opponents = (sans adversaires)
whole_event = Tout le tournoi
no_such_round = La ronde { $round } n’est pas encore appariée.
no_such_norm = Cette norme n’est pas réalisée.
bad_font = La police est inutilisable ({ $why }). Choisissez un autre fichier, ou imprimez avec les polices fournies.
bad_tie_break = Un départage du règlement ne peut être calculé ({ $why }). Corrigez la liste dans les réglages, puis imprimez de nouveau.
no_such_ruling = L’acte { $seq } n’est pas une décision, ou a été annulé.
too_long_for_qr = L’adresse publique est trop longue pour un code QR. Donnez au serveur une --public-url plus courte.

receipts = Reçus
receipt = Reçu
entry_fee_paid = Droits d’inscription payés : { $paid }
date_and_signature = Date et signature
is_free = exempt

no_such_board = La ronde { $round } n’a pas d’échiquier { $board }.

no_font_has = Aucune police n’a { $characters }

labels_21 = Étiquettes, 21 par feuille (63,5 × 38,1 mm)

labels_24 = Étiquettes, 24 par feuille (70 × 37 mm)

labels_14 = Étiquettes, 14 par feuille (99,1 × 38,1 mm)
labels_30 = Étiquettes, 30 par feuille (66,7 × 25,4 mm, sur Letter)
labels_10 = Étiquettes, 10 par feuille (101,6 × 50,8 mm, sur Letter)

badges = Badges

place_cards = Chevalets de table

certificates = Diplômes

certificate_heading = Diplôme

place_won = Place { $place }

place_won_in = Place { $place } · { $category }

points_of_rounds = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }

sum_of_prizes = Tous les prix ensemble : { $sum } { $currency }

organiser_signs = Organisateur

chief_arbiter_signs = Arbitre principal

order_book = Programme du tournoi

result_book = Livret des résultats

rounds_and_times = Rondes

rating_list = Variations Elo, une ligne par joueur

rating_list_key = Ro Elo du joueur · Ra moyenne des adversaires classés · n parties comptées · W score · We score attendu · Rp performance. Le premier Elo d’un nouveau joueur figure dans la colonne de la variation.

blank_games = Appariements en PGN, pour les échiquiers

files = Fichiers

as_chess_results = Tableau avec les intitulés de chess-results (XLSX)
for_swiss_manager = Joueurs pour Swiss-Manager (CSV)
no_such_complaint = L’acte { $seq } n’a noté aucune plainte.
sheets = { $count ->
        [one] { $count } feuille
       *[other] { $count } feuilles
    }
