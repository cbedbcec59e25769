### La ligne de commande : son aide, ce qu’elle ne peut lire et ce qu’elle affiche. Les noms des commandes, des options et des
### fichiers restent tels quels.

usage = Utilisation :
commands = Commandes :
arguments = Arguments :
options = Options :
options_placeholder = [OPTIONS]
default_value = [par défaut : { $value }]
possible_values = [possibles : { $values }]
environment = [env. : { $name }]
help = Afficher cette aide
help_of = Afficher l’aide d’une commande
version = Afficher la version
lang = La langue de l’aide et des réponses, comme en, zh-Hans ou de (à défaut celle de LC_ALL ou de LANG)
no_language = Il n’y a pas de mots en « { $tag } ». Choisissez parmi : { $known }.
unknown_argument = « { $given } » n’est pas connu ici.
unknown_command = Il n’y a pas de commande « { $given } ».
did_you_mean = Vouliez-vous dire { $suggestion } ?
not_together = { $one } ne s’emploie pas avec { $other }.
only_once = { $given } ne peut figurer qu’une fois.
required_missing = Manque : { $missing }.
command_missing = Quelle commande ? Il y a : { $commands }.
value_missing = { $option } demande une valeur.
value_not_allowed = { $option } : « { $value } » ne peut être utilisé. Permis : { $allowed }.
value_unreadable = { $option } : « { $value } » est illisible. { $allowed }
value_too_many = { $option } : « { $value } » est une valeur de trop.
not_text = Les arguments ne sont pas du texte en UTF-8.
usage_wrong = Les arguments ne sont pas compris.
see_help = { $command } --help montre ce qui peut être dit.
allowed_address = Permis : une adresse avec un port, comme 127.0.0.1:8080.
allowed_network = Permis : une adresse ou un réseau, comme 127.0.0.1 ou 10.0.0.0/8.
allowed_database = Permis : postgres://utilisateur@hôte/nom, ou sqlite:FICHIER.
allowed_game = Permis : l’Elo de l’adversaire, w ou b, et 1, = ou 0, comme 2310w=.
about = Gère les tournois d’échecs : appariements, résultats, réclamations, classements, papiers et rapports.
starts_server = Sans commande, le serveur démarre.
replay = Rejouer les parties d’un fichier et trancher des réclamations
mating = Ce camp peut-il encore mater ? Lit des lignes « FEN white|black » sur l’entrée standard
serve = Démarrer le serveur (aussi ce qui se fait sans commande)
backup = Écrire une copie cohérente de la base de données
restore = Mettre une sauvegarde à la place de la base de données, qui est gardée sous un autre nom
verify = Prouver les journaux d’une base de données, ou dire quel acte n’est pas tel qu’il a été écrit
dossier = Établir le dossier d’appel, en papier ou en fichier qui se prouve lui-même, ou vérifier un tel fichier
password_link = Afficher un lien à usage unique pour un compte dont le mot de passe est oublié
rating = Variations d’Elo, Elo initiaux, rapports pour l’homologation
ratings = Listes Elo : en importer une, y chercher un joueur
standings = Le classement d’un fichier de tournoi, selon n’importe quels départages
export = Un fichier par lequel un tournoi sort, d’une base de données ou de tout fichier qui se lit : TRF, listes, le CSV de Swiss-Manager
pair = Apparier la prochaine ronde d’un fichier de tournoi (à la place de bbpPairings)
pairer = Répondre comme bbpPairings ou JaVaFo, pour les programmes qui appellent l’un d’eux
check = Vérifier un fichier de tournoi de n’importe quel programme selon le règlement : appariements, points, places
generate = Créer un tournoi aléatoire
words = Pour ceux qui traduisent : vérifier les fichiers de mots
rating_change = Ce que des parties font à un Elo : --own 2813 --k 10 1787w1 2025b1 2310w=
rating_initial = L’Elo initial d’un nouveau venu : 1650w1 1720b=
rating_report = Le rapport pour l’homologation d’un fichier de tournoi
ratings_import = Importer une liste : celle de la FIDE en texte ou en XML, ou une liste nationale en CSV, compressée ou non
ratings_search = Chercher un joueur par mots du nom, code FIDE, année de naissance, fédération
words_check = Dire ce qui est faux dans les fichiers de mots d’une langue, et ce qui manque
check_codes = Codes de sortie : 0 rien ne diffère, 1 quelque chose diffère, 3 fichier non compris, 4 trop grand, 5 illisible.
pair_output = Les appariements sont écrits comme par bbpPairings : le nombre de paires, puis une ligne « blancs noirs » par échiquier ; l’exempt par l’appariement est « numéro 0 ». Les joueurs sont désignés par leur numéro de départ ; dans un tournoi par équipes, les équipes sont appariées et désignées par le leur.
pair_codes = Codes de sortie : 0 fait, 1 aucun appariement n’existe, 2 échec inattendu, 3 demande ou fichier non compris, 4 trop grand, 5 un fichier ne peut être lu ou écrit.
pairer_how = Un programme qui appelle bbpPairings ou JaVaFo change un chemin : vers un lien vers ce programme portant le nom bbpPairings ou javafo, ou vers « sonneborn pairer ». Ces lignes sont comprises :
pairer_files = Les appariements et ce qu’écrit -c ont la même disposition que là-bas. Un fichier nommé sans dossier se trouve à côté de celui qui est lu. Ce qui a échoué est dit sur la sortie d’erreur, avec la ligne et la colonne.
pairer_codes = Codes de sortie de bbpPairings : 0 fait (aussi quand -c trouve des différences), 1 aucun appariement n’existe, 2 échec inattendu, 3 demande ou fichier non compris, 4 trop grand, 5 un fichier ne peut être lu ou écrit. De JaVaFo : 0 fait, 1 non.
generate_rates = Ce qui est omis est tiré au sort par la graine parmi ce qui est usuel dans les opens. OFTEN est une fréquence en millièmes à chaque ronde (--forfeits 15 : quinze parties sur mille), un nombre de fois dans le tournoi (--forfeits 6x), ou par rondes (--forfeits 2x@1,50@4). Le fichier est en TRF26, avec les places selon ses départages ; pair, check et bbpPairings le lisent.
replay_codes = Avec --claim : code de sortie 0 la réclamation est fondée, 1 non fondée, 2 non tranchée, 64 mauvaise utilisation.
trf_file = Un fichier de rapport de tournoi (TRF06, TRF16 ou TRF26)
json = Afficher du JSON
rate = La cadence
backup_file = La copie à écrire
check_file = Un fichier de rapport de tournoi (TRF06, TRF16, TRF26), un fichier de Swiss-Manager (TUNX, TURX, TUMX, TUTX), de Swiss-Chess (SWT), de SwissPerfect (ZIP), de PairTwo (SWS), de SWAR (SWAR) ou de Papi (PAPI, JSON) ou un tournoi entier tel que ce programme l’écrit (JSON) ; dans ce dernier, chaque ronde est vérifiée selon ce qui était connu lors de son appariement, et selon le système du tournoi
check_round = Cette ronde seulement
system_code = Le système d’appariement par son code
system_dutch = Le système néerlandais, C.04.3, dans l’édition du premier jour du fichier
system_dubov = Comme --system dubov, C.04.4.1
system_burstein = Comme --system burstein, C.04.4.2
system_team = Comme --system team-swiss, C.04.6, pour les fichiers avec équipes
system_berger = Tables de Berger, C.05 annexe 1
system_edition = L’édition du système néerlandais, quelle que soit la date
output_file = Où l’écrire (par défaut sur le terminal)
seed = La même graine et les mêmes options donnent le même tournoi ; si elle est omise, une graine est tirée, dite et gardée dans le nom du tournoi
gen_players = Combien de joueurs
gen_rounds = Combien de rondes a le tournoi
gen_played = Combien d’entre elles sont jouées, pour apparier la suite (par défaut toutes)
gen_highest = Aucun Elo n’est plus haut
gen_lowest = Aucun Elo n’est plus bas
gen_ratings = Comment les Elo se répartissent entre les deux : even, tous également probables ; bell, la plupart au milieu
gen_step = Les Elo vont par de tels pas : avec 100, beaucoup sont égaux
gen_colour = La couleur du numéro 1 à la première ronde (par défaut tirée au sort)
gen_baku = Accélérer selon la méthode de Bakou, C.04.7
gen_forbidden = Tant de paires ne doivent pas se rencontrer
gen_unrated = Sans Elo, sur mille joueurs
gen_late = Arrivant après la ronde 1, sur mille joueurs
gen_withdrawals = Abandons, sur mille joueurs à chaque ronde
gen_returns = Retours, sur mille qui sont partis, à chaque ronde
gen_half_byes = Byes à un demi-point, sur mille joueurs à chaque ronde
gen_zero_byes = Byes sans point, sur mille joueurs à chaque ronde
gen_full_byes = Byes à un point, sur mille joueurs à chaque ronde
gen_assigned_byes = Sur mille rondes à nombre impair, l’exempt est désigné par l’arbitre, ce que check dit ensuite
gen_adjourned = Ajournées, sur mille parties : nulles pour l’appariement suivant, décidées après lui, si bien que check voit une autre partie
gen_draws = Nulles, sur mille parties entre joueurs égaux ; moins entre inégaux
gen_forfeits = Forfaits d’un côté, sur mille parties
gen_double_forfeits = Doubles forfaits, sur mille parties
gen_unusual = 0-0, ½-0, et parties de moins d’un coup chacun, sur mille parties
mating_line = Ajouter les coups qui matent, ou la raison pour laquelle aucun ne mate
pair_file = Un fichier de rapport de tournoi : TRF16 avec lignes XX, ou TRF26
pair_next = Apparier la prochaine ronde et écrire les appariements dans un fichier (par défaut sur le terminal)
pair_check = Comparer chaque ronde, ou une, au programme (comme sonneborn check)
gen_gaps = Les Elo du plus haut vers le bas, chacun inférieur au précédent de quelque chose entre ces deux nombres
gen_rating_list = Les Elo un par un ; ceux des autres joueurs sont tirés
gen_scoring = Points pour un gain, une nulle et une perte
gen_pab = Points de l’exempt par l’appariement
gen_tie_breaks = Les départages dans l’ordre, par leurs codes
gen_time_control = La cadence dans le code de l’enregistrement 222
allowed_often = une fréquence jusqu’à 1000, un nombre de fois comme 6x, ou les deux par rondes comme 2x@1,50@4
allowed_scoring = trois nombres de points qui ne montent pas, comme 3-1-0 ; deux nulles ne valent pas plus qu’un gain et une perte
pair_generate = Créer un tournoi aléatoire, selon un fichier de configuration de bbpPairings, ou semblable au tournoi du fichier nommé d’abord (sonneborn generate a plus de souhaits)
pair_output_file = Où le tournoi aléatoire est écrit
pair_seed = La graine du tournoi aléatoire ; la même graine donne le même tournoi
pair_list = Écrire dans un fichier ce que le programme savait de chaque joueur (par défaut à côté du tournoi, en .list)
pairer_line = Une ligne d’appel de bbpPairings (--dutch FICHIER -p) ou de JaVaFo (FICHIER -p)
link_account = Le nom du compte
link_url = L’adresse sous laquelle le serveur est joint
rating_own = L’Elo du joueur lui-même
rating_k = Le coefficient K
rating_start = Premier jour du tournoi, qui détermine l’édition du règlement (par défaut la plus récente)
rating_games = Elo de l’adversaire, sa propre couleur, résultat : 1787w1 2025b= 2310w0
list_file = Le fichier de la liste
list_name = Le nom de la liste, avec son mois ; les Elo qui en sont tirés le diront
list_federation = La fédération d’une liste nationale, en trois lettres
list_rate = La cadence d’une liste à une seule colonne d’Elo
list_words = Mots du nom, code FIDE, année de naissance, fédération
list_database = La base de données
replay_file = Le fichier de parties (PGN, en tout encodage)
replay_all = Lister les fins et les réclamations ouvertes de chaque partie (ce qui se fait de toute façon sans --claim)
replay_against = Comparer à une autre feuille de partie de la même partie (code de sortie 1 là où elles diffèrent)
replay_mend = Afficher le fichier avec les lectures claires des mots qui ne sont pas en notation standard ; pour quoi chacun a été pris, et ce qu’il faut demander, va sur l’erreur standard (code de sortie 2 s’il faut demander quelque chose)
replay_json = Afficher seulement du JSON : un objet par ligne
replay_edition = Règles du jeu : 1989, 2001, 2005, 2009, 2014, 2017, 2018, 2023, ou qq
replay_supervised = En rapide et en blitz : les Règles de compétition s’appliquent entièrement (A.4, B.2)
replay_at_fault = Devant un coup injouable : s’arrêter, le laisser de côté, ou le tenir pour joué
replay_stood = Les coups illégaux qui arrêtent une notation ont été joués et maintenus (A.5.2) : les mettre sur l’échiquier tels qu’ils ont été joués
claim_kind = Une réclamation, au coup du réclamant (pour un coup illégal ou une pièce touchée : du fautif) de ce numéro, à la fin de la notation sans numéro : { $kinds } ; par exemple threefold@34
claim_by = Qui réclame (ou abandonne)
claim_announced = Le coup noté et annoncé, ou le coup illégal
claim_game = Quelle partie du fichier, à partir de 1
claim_white_clock = Temps restant des Blancs, h:mm:ss, avec celui des Noirs : la notation n’a pas la pendule qui tournait
claim_black_clock = Temps restant des Noirs
claim_fallen = flag : le drapeau de qui est tombé (à défaut celui de l’adversaire)
claim_last_period = flag : c’est la dernière période
claim_required_moves = flag : les coups à achever dans la période
claim_earlier = illegal : coups illégaux antérieurs du même joueur dans cette partie
claim_replied = illegal : le réclamant a déjà joué le coup suivant
claim_squares = touched : les cases dans l’ordre où elles ont été touchées, par exemple "e1 h1"
claim_minutes = late : minutes après le début
claim_default_time = late : le délai de forfait du tournoi en minutes
claim_nobody = late : aucun des deux joueurs n’était là au début
claim_from_move = agreement : le coup à partir duquel le tournoi le permet
claim_checked = La notation a été comparée à l’échiquier et à l’autre feuille de partie : elle est juste telle quelle
claim_quickplay = quickplay, increment : le tournoi a annoncé les directives III
restore_file = La sauvegarde
restore_force = Même là où il y a déjà une base de données ; elle est gardée sous un autre nom
data_dir = Dossier des données
database = postgres://utilisateur@hôte/nom, ou sqlite:FICHIER ; par défaut un fichier SQLite dans le dossier des données
listen = Adresse et port à écouter ; 0.0.0.0:8080 pour toute la salle
public_url = L’adresse sous laquelle les autres joignent ce serveur, pour les liens et les codes QR
backup_dir = Un second dossier pour les sauvegardes, sur un autre disque ou une clé : faites à intervalles fixes et après chaque ronde publiée
backup_every = Minutes d’une sauvegarde à la suivante
keep_days = Supprimer un tournoi où rien n’a été fait depuis tant de jours de marche du serveur ; l’administration peut le rétablir pendant un mois, et garder sa dernière exportation
trusted_proxy = Un proxy devant ce serveur qui dit les adresses des autres (X-Forwarded-For) ; une adresse ou un réseau, plusieurs séparés par des virgules
access_log = Écrire une ligne par requête sur l’erreur standard
demo = Mettre en place le tournoi de démonstration
standings_tie_breaks = Départages dans l’ordre, comme "PTS DE BH/C1", ou "all" (par défaut ceux du fichier)
standings_edition = L’édition de C.07 : d’août 2024 ou de mars 2026 (par défaut selon le premier jour du fichier)
standings_after = Le classement après cette ronde (par défaut la dernière dont le fichier dit quelque chose)
standings_swiss = Compter comme un tournoi au système suisse, quoi que dise le fichier
standings_round_robin = Compter comme un tournoi toutes rondes, quoi que dise le fichier
standings_json = Afficher du JSON, par numéro de départ (dans un tournoi par équipes, par numéro d’équipe)
verify_file = Un fichier SQLite, tel qu’une sauvegarde ; par défaut la base de données elle-même
verify_tournament = Ce tournoi seulement
verify_sheet = Demander aussi si le journal a cet état, tel que l’a le bas d’un papier : 57-8XK2-M0TD-…
export_file = Ce que lit check : un fichier de tournoi, un fichier d’un autre programme, ou un tournoi entier tel que ce programme l’écrit
export_tournament = Un tournoi de la base de données, au lieu d’un fichier
export_as = Quel fichier, par le nom qu’il a sur les pages
export_so_far = Aussi un fichier pour le classement quand les dernières rondes restent à jouer ; il dit qu’il n’est pas définitif
dossier_check = Dire si ce fichier de dossier est tel que le journal l’avait, au lieu d’en établir un
dossier_tournament = Le tournoi
dossier_output = Où l’écrire : le papier en .pdf, le fichier qui se prouve lui-même en .json
dossier_round = Seulement un échiquier de cette ronde
dossier_board = Cet échiquier seulement
dossier_player = Seulement le joueur de ce numéro de départ
words_folder = Le dossier d’une langue (src/words/de), ou un dossier qui en contient
words_missing = Nommer chaque message manquant
demo_made = Le tournoi de démonstration est le tournoi { $number }
served_at = Sonneborn est à { $address }
served_behind = Sonneborn est à { $address } (écoute sur { $listening })
first_administrator =
    Créez ici le premier compte d’administration (une seule fois, dans les deux jours) :
    { $link }
cannot_serve = { $address } ne peut être servi
log_unreadable = RUST_LOG vaut « { $asked } », ce qui est illisible : écrivez des cibles et des niveaux, comme warn,access=info
clock_not_set = L’horloge de cet ordinateur indique une date avant 1970 ou après 9999 : réglez la date et l’heure, puis recommencez.
uploads_unreadable = le dossier des envois est illisible
folder_not_made = le dossier des données { $folder } ne peut être créé
list_imported = { $list } : { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, lignes sautées : { $skipped }
lines_skipped = Sautées : lignes { $lines }
no_list = il n’y a pas encore de liste Elo : importez-en d’abord une
restore_postgres = PostgreSQL se restaure avec pg_restore
restore_damaged = { $file } est endommagé : { $damage }
restore_same = { $file } est la base de données elle-même
restore_there = il y a déjà une base de données à { $file } ; --force la garde sous un autre nom
restore_not_placed = { $file } ne peut être mis en place
restore_kept = L’ancienne base de données est gardée sous { $file }
restored = { $file } est restauré
tournament_at = Tournoi { $number } : { $state }
database_problem = Base de données : { $problem }
never_at = le journal n’a jamais été à { $state }
proven = Tournoi { $number } ({ $name }) : prouvé, { $state }
not_proven = Tournoi { $number } ({ $name }) : NON PROUVÉ
persons_removed = { $times ->
        [one] { "" }, données de personnes retirées une fois
       *[other] { "" }, données de personnes retirées { $times } fois
    }
act_calls_itself = l’acte { $seq } se dit acte { $other }
act_unreadable = l’acte { $seq } est illisible : { $why }
no_account = il n’y a pas de compte { $name }
first_has_no_game = le premier fichier n’a pas de partie
second_has_no_game = le second fichier n’a pas de partie
no_game = le fichier n’a pas de partie { $number }
no_claim = il n’y a pas de réclamation « { $code } » ; voir --help
move_no_number = le coup après @ n’est pas un nombre
fen_and_side = il faut un FEN et white ou black
side_at_end = il faut white ou black à la fin de la ligne
no_languages = { $folder } n’a pas de dossier avec un { $file }
words_in_source = { $tag } : { $count ->
        [one] { $count } message
       *[other] { $count } messages
    }
words_said = { $tag } : { $said } messages sur { $total } ({ $percent } %)
words_of_parent = { $own ->
    [one] { $own } message propre, les autres sont ceux de { $parent }
    [many] { $own } de messages propres, les autres sont ceux de { $parent }
   *[other] { $own } messages propres, les autres sont ceux de { $parent }
}
word_missing = manque : { $table }.ftl { $id }
words_more = { $count ->
        [one] et { $count } autre (--missing le nomme)
       *[other] et { $count } autres (--missing les nomme tous)
    }
writes_missing = { $number ->
        [one] il manque { $number } écriture enregistrée
       *[other] il manque { $number } écritures enregistrées
    } : le journal de la base a été tronqué, ou c’est une copie plus ancienne
claim_no_agreement = agreement, offer : le règlement du tournoi ne permet pas les nulles par accord
claim_lesser_device = device : le règlement du tournoi prévoit une pénalité moindre

seed_drawn = La graine est { $seed }.
watch_games = Prendre les parties en direct d’un tournoi dans un dossier : TOURNOI=DOSSIER, avec le numéro du tournoi ; plusieurs en répétant l’option
allowed_watched = le numéro d’un tournoi, =, et un dossier qui existe : 3=/home/arbiter/livechess
desktop = Le programme de l’ordinateur d’un arbitre : ouvre le navigateur, garde ses données dans le dossier de l’utilisateur, et peut être atteint dans la salle
manual = Afficher le manuel en texte, ou l’écrire en PDF
manual_pdf = Écrire le manuel en PDF dans ce fichier

gen_boards = Combien d’échiquiers a un match par équipes (chaque équipe a en plus un remplaçant)

watch_lists = Un dossier où l’on dépose des listes Elo, nommées comme FIDE 2026-11.zip : chacune est importée

compare = Comparer à d’autres programmes sur de nombreux tournois aléatoires, dans les deux sens

compare_folder = Dossier de l’essai : ce qui est fait, le rapport et les tournois qui diffèrent ; un essai interrompu y reprend

compare_pairer = Un autre programme d’appariement, appelé avec les arguments de bbpPairings

compare_checker = Un autre programme qui ne fait que vérifier des appariements, de joueurs ou d’équipes, appelé avec les arguments du pairingchecker de gacrux, comme « python3 -m gacrux.pairingchecker »
compare_ranker = Un autre programme de départages, appelé avec les arguments du tiebreakchecker de gacrux, comme « python3 -m gacrux.tiebreakchecker »

compare_events = Tournois dans chaque sens

compare_players = Combien de joueurs a au plus un tournoi, ou d’équipes un tournoi par équipes

compare_axis = Ce que les tournois auront de plus que d’autres ; à tour de rôle si plusieurs sont nommés, tous sauf « large » si aucun ne l’est

compare_threads = Tournois à la fois (par défaut autant que l’ordinateur a de cœurs)

acceptance = Afficher les réponses à la liste de contrôle de la FIDE, et ce qu’elles coûtent

acceptance_system = Seulement les réponses pour ce système

acceptance_costly = Seulement les réponses qui coûtent quelque chose
acceptance_folder = Faire un dossier avec ce dont ont besoin les testeurs de la Commission technique de la FIDE
acceptance_events = Tournois de chaque système dans le dossier, engendrés et vérifiés
acceptance_compared = Y mettre le rapport que sonneborn compare a laissé dans ce dossier
folder_made = { $folder } : fichiers : { $files } ; tournois qui diffèrent : { $differing }.

check_pdf = Écrire aussi la vérification en PDF

publish = Tenir dans un dossier une copie des pages publiques d’un tournoi, pour n’importe quel hébergeur

publish_address = L’adresse publique du tournoi : http://127.0.0.1:8080/p/3

publish_folder = Le dossier : vide, ou déjà écrit auparavant

publish_languages = Les langues ; la première est dans le dossier même, les autres dans des dossiers à elles (par défaut la langue de la commande)

publish_at = Où le dossier se trouvera : https://club.example/open. Les images à côté des liens dans les messageries, le fil d’actualité et les moteurs de recherche en ont besoin
publish_watch = Continuer, et mettre le dossier à jour chaque fois que quelque chose a été fait

publish_every = Tous les combien le serveur est interrogé avec --watch, en secondes

publish_done = Acte { $seen } : fichiers écrits { $written }, anciens supprimés { $removed }

publish_waits = { $why } Le dossier reste tel quel ; un nouvel essai suivra.

publish_no_answer = Pas de réponse de { $address } ({ $why }). Le serveur est-il en marche ?

publish_not_public = { $address } n’est pas public. Publiez d’abord le tournoi sur sa page des arbitres et lecteurs.

publish_status = { $address } a répondu { $status }. Est-ce l’adresse publique d’un tournoi ?

publish_too_many = Il y a plus de pages que n’en a un tournoi. Est-ce l’adresse publique d’un tournoi ?

publish_not_empty = { $folder } contient d’autres fichiers. Nommez un dossier vide, ou un nouveau.

publish_other_event = { $folder } a les pages de { $address }. Nommez un autre dossier.

allowed_public_address = l’adresse publique d’un tournoi, comme http://127.0.0.1:8080/p/3
fetch_lists = Aller chercher à cette adresse les listes Elo de la FIDE, tout de suite puis chaque jour, comme https://ratings.fide.com/download/players_list_xml.zip
push_service = Un service de notification utilisé en plus de ceux des navigateurs, comme https://push.example
allowed_web_address = une adresse avec http:// ou https://
check_fonts = Un dossier de polices (.ttf, .otf) pour le PDF, essayées avant la police chinoise intégrée
rights = Afficher qui lit quelle classe de données, et ce que montre chaque adresse
rights_addresses = Énumérer chaque adresse avec les classes qu’elle peut montrer
began_empty = Une base de données portait ce nom, et elle est vide. Si elle a été copiée d’un serveur en marche, ses actes sont encore dans le journal (-wal) à côté de l’original : arrêtez, et faites une copie par `sonneborn backup`, ou copiez tous les fichiers du dossier quand ce serveur est arrêté. Ne continuez que pour recommencer à neuf.
name_unreadable = son nom dans la liste des tournois n’est plus un texte
backed_up_as_it_is = Dans la copie tel qu’ici : { $why }
limits = Un autre nombre que l’habituel pour ce qui est admis : { $usual }
require_second_factor = Les administrateurs n’ont leurs droits qu’avec un second facteur
claim_board = Les pièces telles qu’elles sont sur l’échiquier, en FEN
claim_said_by = Qui a dit que la notation est juste
claim_now = Si la partie se poursuit, ou comment elle s’est terminée
check_json = Écrire du JSON ; --schema dit ce qu’il contient
check_schema = Écrire le schéma JSON de ce qu’écrit --json
check_corpus = Vérifier tous les fichiers nommés et ceux des dossiers nommés, et écrire corpus.csv et corpus.html dans ce dossier
check_one_file = Nommez un fichier de tournoi, ou plusieurs avec --corpus DOSSIER.
