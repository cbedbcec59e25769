### Cadre des pages, connexion, comptes et réglages d’un tournoi.

tournaments = Tournois
new_tournament = Nouveau tournoi
no_tournaments = Il n’y a pas encore de tournoi.
try_demo = Essayer avec un tournoi de démonstration
log_in = Se connecter
log_out = Se déconnecter
account = Compte
accounts = Comptes
user_name = Nom
password = Mot de passe
set_password = Choisir un mot de passe
set_password_for = Un mot de passe pour { $name }
first_administrator = Vous êtes la première personne à administrer. Choisissez un nom et un mot de passe.
administrator = Administration
new_account = Nouveau compte
create = Créer
save = Enregistrer
cancel = Annuler
new_password = Nouveau lien de mot de passe
own_account = Votre compte
change_password = Changer le mot de passe
old_password = Mot de passe actuel
new_password_for_account = Nouveau mot de passe
password_changed = Le mot de passe est changé et tous les autres appareils sont déconnectés.
own_devices = Appareils connectés
this_device = cet appareil
logged_in_since = Depuis
last_used = Dernière utilisation
log_out_device = Déconnecter cet appareil
log_out_everywhere = Déconnecter partout
disable = Bloquer
enable = Débloquer
disabled = bloqué
sessions = Connecté sur
link_made = Donnez ce lien à usage unique à { $name } ; il vaut deux jours :
link_spent = Ce lien a déjà servi ou est trop ancien. Demandez-en un autre à l’administration.
login_wrong = Le nom ou le mot de passe est faux.
login_busy = Trop de connexions en ce moment. Réessayez dans quelques secondes.
login_too_many = Trop d’essais manqués. Attendez dix minutes.
password_too_short = { $length ->
    [one] Le mot de passe doit avoir au moins { $length } caractère.
   *[other] Le mot de passe doit avoir au moins { $length } caractères.
}
name_unusable = Ce nom est vide ou déjà pris. Choisissez-en un autre.
error_title = Non effectué
error_not_found = Cette page n’existe pas. Elle a peut-être été déplacée, ou l’adresse est mal écrite.
error_not_open = Ce tournoi n’est pas ouvert aux spectateurs. Ses arbitres l’ouvrent ; ceux qui y travaillent se connectent.
error_login_needed = Connectez-vous pour voir cette page.
error_forbidden = Votre compte ne permet pas cela. Demandez à l’arbitre principal.
error_unreadable = Le serveur n’a pas pu lire ce qui a été envoyé. Revenez en arrière et réessayez.
error_stale_form = Ce formulaire est périmé. Revenez en arrière, rechargez la page et renvoyez-le.
error_internal = Une erreur s’est produite sur le serveur. Rien n’est perdu ; réessayez, et prévenez l’administration si cela persiste.
back = Retour
language = Langue
theme = Apparence
theme_device = Comme l’appareil
theme_light = Claire
theme_dark = Sombre
search = Chercher joueurs et échiquiers
found_nothing = Personne ni aucun échiquier de ce nom.
found_on_board = ronde { $round }, échiquier { $board }
keys = Touches
more = Plus
skip_to_content = Aller au contenu
section_now = Maintenant
section_players = Joueurs
section_rounds = Rondes
section_standings = Classement
section_claims = Réclamations
section_papers = Papiers
section_reports = Rapports
section_journal = Journal
section_settings = Réglages
status_not_started = { $rounds ->
    [0] pas commencé
    [one] { $rounds } ronde · pas commencé
   *[other] { $rounds } rondes · pas commencé
}
status_draft = Ronde { $round } sur { $rounds } · brouillon
status_by_hand = Ronde { $round } sur { $rounds } · appariement à la main en cours
status_published = Ronde { $round } sur { $rounds } · publiée · { $entered } résultats sur { $games }
status_complete = Ronde { $round } sur { $rounds } · terminée
status_closed = { $rounds ->
    [one] { $rounds } ronde · clos
   *[other] { $rounds } rondes · clos
}
left_fide_mode = Hors des règles de la FIDE
no_fide_mode = Le mode FIDE ne s’applique pas
nothing_to_do = Rien à faire pour l’instant.
task_add_players = Inscrire des joueurs
task_check_in = { $count ->
    [one] { $count } joueur non pointé
   *[other] { $count } joueurs non pointés
}
task_pair = Apparier la ronde { $round }
task_publish = Relire le brouillon de la ronde { $round } et le publier
task_results = { $count ->
    [one] { $count } résultat manque à la ronde { $round } : échiquier { $boards }
   *[other] { $count } résultats manquent à la ronde { $round } : échiquiers { $boards }
}
task_print = Imprimer la ronde { $round }
task_close = Clore le tournoi et le déclarer
task_report = Envoyer le rapport
public_pages = Pages publiques
members = Arbitres et lecteurs
role = Fonction
role_viewer = Lecteur
role_arbiter = Arbitre
role_chief_arbiter = Arbitre principal
role_none = Aucune fonction
add_member = Donner une fonction
is_public = Tout le monde peut lire ce qui est publié
tournament_name = Nom du tournoi
place = Lieu
start_date = Premier jour
end_date = Dernier jour
organiser = Organisateur
chief_arbiter = Arbitre principal
fide_id = Code FIDE
chief_arbiter_federation = Fédération de l’arbitre principal
deputies = Adjoints, un par ligne : nom ; fédération ; code FIDE
website = Site web
event = Tournoi
regulations = Règlement
system = Système d’appariement
system_dutch_2026 = Système FIDE (néerlandais), C.04.3 de 2026
system_dutch_2017 = Système FIDE (néerlandais), C.04.3 de 2017
system_dubov = Système Dubov, C.04.4.1
system_burstein = Système Burstein, C.04.4.2
system_round_robin = Toutes rondes (Berger)
system_double_round_robin = Toutes rondes aller-retour, deux dernières rondes de l’aller inversées
system_double_round_robin_plain = Toutes rondes aller-retour, sans inversion
system_scheveningen = Scheveningen, deux équipes
system_double_scheveningen = Scheveningen, double
system_knockout = Élimination directe
system_by_hand = Apparié à la main
system_other = Comme importé
rounds = Rondes
scoring = Points
win = Gain
draw = Nulle
loss = Perte
bye_points = Exempt par l’appariement
tie_breaks = Départages, dans l’ordre
tie_break_edition = Édition des départages (C.07)
tie_break_unrated = Joueurs sans Elo dans les départages par l’Elo
tie_break_unrated_hint = Vaut pour tous les départages par l’Elo de la liste (C.07, 10), et s’écrit avec eux dans le fichier : ARO/U, ARO/U1400.
tie_break_unrated_rating = Elo pour lequel ils comptent
unrated_not_used = avec des joueurs sans Elo, un tel départage n’est pas utilisé
unrated_counted = les adversaires sans Elo comptent pour l’Elo indiqué à côté
unrated_as_listed = comme la liste le dit pour chacun
tie_break_kept = « { $code } » figure parmi les départages et rien n’est calculé par lui ; il reste jusqu’à ce que la liste soit changée. { $why }
laws_kept = Les Règles du jeu « { $code } » ne sont aucune des éditions connues ici. Elles restent jusqu’à ce qu’une autre édition soit choisie, et la page des réclamations en demande une.
rate_of_play = Cadence
rate_standard = Lente
rate_rapid = Rapide
rate_blitz = Blitz
time_control = Contrôle de temps
laws_edition = Édition des Règles du jeu
initial_colour = Couleur initiale
initial_colour_lot = Par tirage au sort
parity = Numéros pairs et impairs pour les couleurs (C.04.3 5.2.5)
parity_participants = Comptés parmi ceux déjà appariés, comme les programmes homologués
parity_tpn = Par le numéro d’appariement lui-même
numbering = Numéros
numbering_strength = Par Elo
numbering_lots = Par tirage au sort
numbering_varma = Tirage au sort dirigé (Varma)
numbering_by_hand = À la main
acceleration = Accélération
acceleration_none = Aucune
acceleration_baku = Bakou
acceleration_listed = Comme indiqué dans le fichier
half_point_byes = Byes à un demi-point qu’on peut demander
no_byes_in_last = Aucun bye dans les dernières rondes
first_board = Premier échiquier
default_minutes = Délai de forfait en minutes
fide_rated = Homologué par la FIDE
reason = Motif
reason_after_start = Motif du changement (des rondes sont déjà appariées)
confirm = J’ai lu, continuer
filter = Filtrer
older = Plus anciens
undo = Annuler l’acte
show_as_it_stood = Voir le tournoi tel qu’après l’acte { $seq }
as_it_stood = Voici le tournoi tel qu’après l’acte { $seq },
back_to_now = Revenir à maintenant
undone = annulé
when = Quand
who = Qui
device = Depuis
what = Quoi
why = Pourquoi
languages = Langues
languages_hint = Quelle part du programme chaque langue couvre ; le reste s’affiche en anglais.
language_said = Couvert
error_undated_form = Ce formulaire ne dit pas ce que montrait sa page. Rechargez la page et remplissez-le de nouveau.
end_before_start = La fin précède le début.
journal_state = État du journal, tel que les papiers l’impriment :
trouble_full = Rien ne peut être enregistré : le disque est plein. Libérez de la place ; ce qui a été saisi sera redemandé. La lecture continue.
trouble_damaged = Rien ne peut être enregistré : le fichier de la base de données est endommagé. Restaurez une sauvegarde (sonneborn restore). La lecture continue.
trouble_locked = Rien ne peut être enregistré : un autre programme tient le fichier de la base de données. Fermez-le et réessayez. La lecture continue.
trouble_vanished = Rien ne peut être enregistré : le fichier de la base de données a été supprimé, déplacé ou remplacé. Remettez-le, ou arrêtez le serveur et restaurez une sauvegarde. La lecture continue.
trouble_not_writable = Rien ne peut être enregistré : le disque ne l’accepte pas (lecture seule, débranché ou défaillant). Vérifiez le disque. La lecture continue.
trouble_missing = Rien ne peut être enregistré : il manque à la base de données ce qui avait été enregistré (un journal de base tronqué, ou une copie plus ancienne mise à sa place). Restaurez la sauvegarde la plus récente (sonneborn restore), ou retirez les fichiers en -saved et -heads à côté de la base de données pour continuer sans cela. La lecture continue.
trouble_away = Rien ne peut être enregistré : le serveur n’atteint pas sa base de données en ce moment. Réessayez ; ce qui a été fait ne se fait pas deux fois.
set_aside = Mis de côté, les autres tournois restent servis : { $why }. Interrogez sonneborn verify, restaurez une sauvegarde, ou installez la version plus récente.
backup_made = Dernière sauvegarde : { $at }, { $file }
backup_failed = Aucune sauvegarde n’a été faite à { $at } : { $why }
backup_planned = Les sauvegardes vont dans { $folder } ; la première est en cours.
backup_none = Aucune sauvegarde n’est faite : démarrez le serveur avec --backup-dir et un dossier sur un autre disque.
password_common = Ce mot de passe est parmi les premiers que tout le monde essaie, ou c’est le nom du compte. Choisissez trois mots qui ne vont pas ensemble.
login_code_needed = Ce compte demande aussi le code de l’application d’authentification. Saisissez de nouveau le mot de passe et le code affiché maintenant ; un code ne sert qu’une fois.
authenticator_code = Code de l’application d’authentification
second_factor = Second facteur
second_factor_hint = Une application d’authentification sur votre téléphone montre un code qui change toutes les trente secondes. Scannez ceci avec elle, ou tapez-y la clé, puis saisissez le code qu’elle montre.
second_factor_on = La connexion demande un code. Qui perd son téléphone revient par un nouveau lien de mot de passe.
second_factor_begin = Mettre en place un second facteur
second_factor_confirm = L’activer
second_factor_end = Le désactiver
second_factor_wrong = Le code ne convient pas. Vérifiez l’heure du téléphone et saisissez le code affiché maintenant.
error_foreign_host = Ce serveur ne répond pas au nom { $host }. Démarrez-le avec --public-url et son propre nom, ou faites transmettre l’en-tête Host par le proxy placé devant lui (nginx : proxy_set_header Host $host).
error_other_origin = Une page d’un autre site a envoyé ce formulaire, et rien n’a été fait. Si vous passez par un proxy : démarrez le serveur avec --public-url et sa propre adresse là-bas, ou faites transmettre l’en-tête Host par le proxy (nginx : proxy_set_header Host $host).
error_too_many_requests = Trop de requêtes depuis cette adresse. Attendez quelques secondes.
error_crowded = Le serveur est occupé par d’autres longues tâches. Rien n’est perdu ; réessayez dans une minute.
error_too_long = Cela prend plus d’une minute et a été abandonné. Utilisez la ligne de commande pour un tournoi de cette taille.
error_stopping = Le serveur est en cours d’arrêt. Réessayez quand il sera de retour.
upload_broken = Le fichier n’est pas arrivé entier. Envoyez-le de nouveau.
full_supervision = Rapide et blitz : Règles de compétition complètes (A.4, B.2)
agreement_rule = Nulles par accord (9.1.1)
agreement_as_laws = comme le disent les Règles du jeu
agreement_from = seulement à partir de ce coup
agreement_never = non permises
agreement_move = Coup
quickplay_announced = Les directives III s’appliquent (parties sans incrément)
device_penalty = Appareils (11.3.2) : la pénalité moindre annoncée ; vide : la partie est perdue
announced = Règlement annoncé
task_play_off = Départage : { $a } – { $b }
task_pair_all = Apparier toutes les rondes
journal_filter = Un joueur, ou des mots d’une entrée
search_by = Tapez le début d’un nom (un nom chinois aussi en pinyin : wang, wxm), un numéro de départ, un code FIDE ou un échiquier : b12.

equals = À égalité d’Elo et de titre

equals_alphabet = Par ordre alphabétique

equals_fide_id = Le plus petit code FIDE d’abord

equals_oldest = Le plus âgé d’abord

equals_youngest = Le plus jeune d’abord

chess960 = Chess960

chess960_drawn = Chess960 : la position de chaque ronde est tirée au sort

error_shut_out = L’arbitre principal a fermé l’accès à cet appareil ({ $time }). Ce qu’il gardait n’a pas été pris. Demandez un nouveau lien.

error_other_boards = Ce ne sont pas vos échiquiers : vous saisissez les résultats des échiquiers qui vous ont été donnés, à la ronde en cours.

archived_events = Tournois archivés

backup_made_at = Dernière sauvegarde : { $at }

backup_failed_at = Aucune sauvegarde n’a été faite à { $at }. Prévenez qui administre le serveur.

backup_coming = La première sauvegarde est en cours.
second_factor_needed = Ce serveur demande aux administrateurs un second facteur. Configurez-le dans « Votre compte » ; d’ici là, vous avez les droits d’un compte ordinaire.
backup_set_aside = Mis de côté, et dedans tels qu’ici : tournois { $events }.

no_such_moment = Le journal n’a pas d’entrée « { $at } » à montrer : la dernière est { $last }.

event_colour = Couleur
event_colour_hint = On y reconnaît le tournoi sur chaque page, écran et affiche. Elle ne dit rien d’autre.
being_played = En cours
coming = À venir
finished = Terminés
find_anything = Un joueur, un tournoi ou un lieu
found_no_event = Aucun joueur, tournoi ou lieu de ce nom ici.
