### Les listes Elo : leur importation, et la comparaison des joueurs d’un tournoi à l’une d’elles.

lists = Listes Elo
import = Importer une liste
import_hint = La liste de la FIDE telle que téléchargée (TXT ou XML, compressée ou non), ou une liste nationale en CSV. Les listes présentes restent jusqu’à ce que la nouvelle soit entière.
list_name = Nom de la liste
valid_from = En vigueur à partir du
national_federation = Liste nationale de la fédération (trois lettres ; vide pour celle de la FIDE)
rate_of_single = Cadence d’une liste à un seul Elo
file = Fichier
start_import = Importer
players = Joueurs
imported_at = Importée
delete = Supprimer
no_lists = Il n’y a pas encore de liste Elo.
running = Importation : { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, { $percent } %
imported = { $list } est importée : { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.
skipped = Lignes qui ne sont pas un joueur : { $count } (les premières : { $lines }).
failed = Rien n’a été importé ; les listes sont comme avant. { $why }
missing_column = La première ligne n’a pas de colonne « { $heading } ».
rate_unknown = La liste n’a qu’un Elo : choisissez sa cadence et importez de nouveau.
empty = Il n’y a aucun joueur dans le fichier.
unreadable = Le fichier est illisible : { $why }
xml_damaged = Ligne { $line }, colonne { $column } : le XML s’interrompt ou est endommagé ({ $why }).
busy = Une autre liste est en cours d’importation : attendez qu’elle soit finie.
no_file = Choisissez un fichier.
match_columns = { $list } : quelle colonne est quoi ? Le choix est gardé pour la prochaine liste de ce nom.
check = Comparer à la liste Elo
check_hint = Les joueurs inscrits à côté de { $list }. Ce qui est accepté va au journal, un acte par changement ; le reste est laissé.
not_in_force = { $list } n’est pas en vigueur le premier jour du tournoi.
all_agree = Aucun joueur ne diffère de la liste.
registered = Inscrit
in_list = Dans la liste
accept = Accepter
accept_all = Tout accepter
accept_ticked = Accepter ce qui est coché
doubtful = peut-être quelqu’un d’autre
accepted = Acceptés : { $done }.
left = Non faits, parce que le joueur a été changé entre-temps ou qu’un autre a ce code : { $left }.
reason = liste Elo de { $list }
kind_rating = Nouveaux Elo
kind_title = Titres
kind_federation = Transferts
kind_name = Noms
kind_birth = Années de naissance
kind_sex = Sexe
kind_missing_id = Sans code FIDE : candidats
kind_not_listed = Code absent de la liste
kind_twice = Deux fois dans le tournoi

delete_consequence = { $list } n’est plus proposée nulle part ; les joueurs gardent ce qu’ils en ont repris. Elle peut être rétablie pendant 30 jours sous « Tournois et listes supprimés ».
fetch = Mettre les listes à jour
fetch_does = Demande à { $host } les listes de la FIDE (environ 50 Mo, quelques minutes) et les garde comme nouvelle liste ; celles qui sont là restent. Le site apprend l’adresse de cet ordinateur, rien du tournoi. Aucun Elo ne change avant que vous ne l’acceptiez sous « Comparer à la liste Elo ».
fetch_daily = Et chaque jour désormais, tant que le programme tourne
fetched = Reçue de la FIDE : { $at } UTC.
fetching = En cours de réception de la FIDE.
fetched_never = Pas encore reçue de la FIDE.
fetch_failed = { $at } UTC : échec. { $why }
fetched_again = Nouvel essai toutes les vingt minutes.
older_than_a_day =
    { $days ->
        [one] Cette liste a été importée il y a { $days } jour. Mettez les listes à jour avant de vérifier.
       *[other] Cette liste a été importée il y a { $days } jours. Mettez les listes à jour avant de vérifier.
    }

not_found = Joueurs sans ID FIDE dont le nom n’est pas non plus dans la liste : { $players }. Elle ne dit rien d’eux.
