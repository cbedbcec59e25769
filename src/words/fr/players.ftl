### Pages des joueurs : liste, fiche, pointage, import.

players_count = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
count_out = { $n } hors tournoi
count_not_here = { $n ->
    [one] { $n } non pointé
   *[other] { $n } non pointés
}
count_unnumbered = { $n } sans numéro
add_player = Inscrire un joueur
add_several = Inscrire depuis un fichier
add_listed = Inscrire depuis la liste Elo
check_in = Pointage
number_players = Numéroter les joueurs
number_players_why = Par classement, titre et ce que les réglages disent entre égaux (C.04.2, 2.2). Une fois la ronde 4 appariée, personne n’est renuméroté.
numbers_are_frozen = La ronde 4 est appariée : personne n’est renuméroté, les inscriptions tardives prennent la place que donne leur classement (C.04.2, 2.3 et 2.4).
filter = Nom, fédération, club ou numéro
show = Montrer
nobody_yet = Pas encore de joueurs. Inscrivez le premier, ou toute une liste depuis un fichier.
nobody_found = Personne de ce nom. Videz le filtre pour voir tout le monde.
state = État
state_from_round = À partir de la ronde { $n }
state_withdrawn = Abandon à partir de la ronde { $n }
state_expelled = Exclu à partir de la ronde { $n }
state_moved = Dans un autre tournoi à partir de la ronde { $n }
bye_in = { $kind }, ronde { $n }
new_player = Nouveau joueur
edit_player = Modifier le joueur
field_name_hint = Nom, Prénom ; les noms chinois sans virgule
gender = Sexe
male = Masculin
female = Féminin
birth = Naissance
birth_hint = 2001 ou 2001-05-17
fide_id = Code FIDE
other_title = Autre titre
national_id = Code national
national_records = Fiches des listes nationales
category = Catégorie
rating_source = Liste de l’Elo
other_ratings = Elo par liste
standard_rating = Lente
rapid_rating = Rapide
blitz_rating = Blitz
national_rating = Elo national
k_factor = K
paid = Payé
note = Remarque
first_round = Première ronde
first_round_hint = Après 1 pour un retardataire : pas de points pour les rondes manquées (C.04.2, 2.4).
save = Enregistrer
save_and_next = Enregistrer et inscrire un autre
none = aucun
taking_part = Participation
withdraw = Déclarer l’abandon
withdraw_consequence = N’est plus apparié à partir de la ronde { $n }. Les parties jouées restent.
expel = Exclure
expel_reason = Motif (Règles 12.9.9)
reenter = Réintégrer
reenter_consequence = De nouveau apparié à partir de la ronde { $n }.
remove = Retirer de la liste
remove_consequence = Possible seulement avant le premier appariement du joueur ; annuler au journal ramène le joueur.
byes_asked = Byes demandés
bye_none = joue
bye_half = bye à un demi-point
bye_zero = bye sans point
bye_full = bye à un point
bye_in_advance = exempt par l’appariement, donné d’avance
fixed_board = Échiquier fixe
fixed_board_hint = L’échiquier où ce joueur est toujours assis, quel que soit son score.
games_so_far = Rondes jusqu’ici
absent = absent
checked_in = Pointé
not_checked_in = Non pointé
check_in_hint = Touchez une ligne pour la cocher ; touchez-la encore pour la décocher.
check_in_count = { $n } sur { $all } présents
absent_to_zero = Donner aux absents un bye sans point à la ronde { $n }
import_title = Joueurs depuis un fichier
import_hint = CSV ou XLSX avec une ligne de titres, de tout programme. Rien n’est ajouté avant que vous l’ayez vu.
import_file = Fichier
import_paste = ou collez le tableau ici
import_look = Regarder
import_column = Colonne { $n }
import_ignore = Laisser de côté
import_now = { $n ->
        [one] Ajouter ce joueur
       *[other] Ajouter ces { $n } joueurs
    }
import_header = La première ligne nomme les colonnes
import_line_short = Ligne
import_encoding = Lire comme { $name }
import_encodings = Caractères du fichier
import_encoding_found = À deviner
import_encoding_guess = Le fichier ne dit pas dans quels caractères il est écrit. Ces noms sont-ils justes ?
import_encoding_read = Le lire ainsi
import_encoding_lost = Ce qui a été saisi sur cette feuille est perdu.
import_too_big = Le fichier dépasse { $mb } Mo. Une liste de joueurs est bien plus petite : est-ce le bon fichier ?
import_nothing = Rien n’a été donné : choisissez un fichier ou collez un tableau.
trf_title = Un tournoi depuis un fichier
trf_hint = Un fichier TRF de toute version ou un fichier de Swiss-Manager (TUNX, TURX, TUMX, TUTX), de Swiss-Chess (SWT), de SwissPerfect (ses trois fichiers dans un ZIP), de PairTwo (SWS), de SWAR (SWAR) ou de Papi (PAPI, JSON), avec les rondes jouées. Vous voyez ce qui est lu, et ce qu’en disent les règles, avant que rien ne soit créé.
trf_paste = ou collez-le ici
trf_holds = { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, { $rounds ->
        [one] { $rounds } ronde jouée
       *[other] { $rounds } rondes jouées
    }
trf_mended = Ce qu’il a fallu corriger
trf_refused = Le fichier ne se lit pas comme un tournoi
trf_import = Créer ce tournoi
import_here_already = Ce serveur a déjà ce tournoi, sous le nom { $name }. Actes là-bas : { $here } ; dans le fichier : { $acts }. Ce qui est créé du fichier se tient à côté comme un tournoi à part, et aucun des deux n’apprend rien de l’autre.
import_made_already = Un tournoi a déjà été créé de ce fichier même : { $name }. Ce qui en est créé maintenant se tient à côté comme un tournoi à part, et aucun des deux n’apprend rien de l’autre.
leaving_before_half = { $played } parties jouées sur { $games }, moins de la moitié : les parties restent dans la grille et comptent pour l’Elo, mais pour le classement de personne. À partir de la ronde { $round } les autres gagnent par forfait.
leaving_after_half = { $played } parties jouées sur { $games }, la moitié ou plus : toutes comptent. À partir de la ronde { $round } les autres gagnent par forfait.
check_in_until = Pointage jusqu’à
check_in_by_players = Les joueurs se pointent eux-mêmes, par le code QR
check_in_by_players_hint = Sur la page publique, avant la ronde 1 et jusqu’à l’heure ci-dessus. La page demande l’année de naissance là où la liste l’a ; elle ne montre rien que la liste publique ne montre.
check_in_rules = Heure, et pointage par les joueurs
check_in_open_until = Ouvert jusqu’à { $time }
check_in_search_hint = Tapez une partie du nom ou scannez une carte portant le code FIDE ; Entrée coche le seul qui reste, et ouvre le formulaire d’un nouveau joueur là où il n’y a personne.
register_newcomer = Inscrire un nouveau joueur
newcomer_here = { $name } : inscription faite, présence cochée.
not_paid = non payé
scan_to_check_in = Scannez pour vous pointer
self_check_in_closed = Les joueurs ne se pointent pas ici en ce moment. Allez à la table des arbitres.
other_birth_year = La liste a autre chose. Vérifiez l’année, ou allez à la table des arbitres.
you_are_checked_in = Votre présence est pointée.
your_birth_year = Votre année de naissance
i_am_here = Je suis là
somebody_else = Pointer quelqu’un d’autre
self_check_in_hint = Cherchez votre nom ci-dessus, et dites que vous êtes là.
self_check_in_author = pointage par soi-même

import_again = Vérifier de nouveau

import_cell = { $cell }, ligne { $line }

import_counts =
    { $good ->
        [one] { $good } bonne
       *[other] { $good } bonnes
    } · { $faulty } à revoir · { $skipped ->
        [one] { $skipped } laissée de côté
       *[other] { $skipped } laissées de côté
    }

import_added =
    { $n ->
        [one] { $n } joueur a été ajouté. Restent les lignes ci-dessous.
       *[other] { $n } joueurs ont été ajoutés. Restent les lignes ci-dessous.
    }

import_federation = Fédération des { $n } sans fédération :
import_only_faulty =
    { $n ->
        [one] Ne montrer que la ligne à revoir
       *[other] Ne montrer que les { $n } à revoir
    }

import_all_rows = Montrer toutes les lignes

import_skip = Laisser de côté

import_skip_row = Laisser de côté la ligne { $line }

import_means = Ce qu’est « { $heading } »

import_skip_caption = intitulé

import_skip_heading = titres

import_skip_by_hand = laissée de côté

import_here = Déjà dans le tournoi : { $who }
import_waits = attend toute son équipe

import_another = quelqu’un d’autre du même nom

import_keep_title = garder le titre tel qu’il est écrit

import_pick = Qui, dans la liste ?

import_unlisted = pas dans la liste Elo

import_complete = Tout compléter d’après la liste

import_complete_row = Compléter

import_take_all =
    { $n ->
        [one] Reprendre { $n } différence
       *[other] Reprendre les { $n } différences
    }

import_no_list = Pas de liste Elo sur ce serveur : les lignes ne peuvent être complétées.

import_pages = Pages du tableau

no_half_point_byes = Sans droit aux byes à un demi-point

number_anew = Renuméroter tous les joueurs

number_anew_why = Selon les Elo et titres actuels (C.04.2, 2.3). Les anciens et les nouveaux numéros sont montrés avant que ce soit fait. Les retardataires ont leur place sans cela.

latin_name = Nom en lettres latines, pour la FIDE

import_against_rules = Ces rondes ne sont pas telles que les règles et le programme les ont : { $rounds }. Elles sont importées quand même ; le rapport à la FIDE le dit.

phone = Téléphone

import_columns_left_out = Laissé de côté : { $columns } (choisissez au-dessus d’une colonne ce qu’elle est, si elle doit être lue)
task_twins = { $name } est peut-être inscrit deux fois
