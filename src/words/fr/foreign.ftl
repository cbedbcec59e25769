### Les fichiers de SwissPerfect, de PairTwo, de SWAR et de Papi, et ceux qui ne sont pas lus.

at_place = { $program }, { $place } : { $words }
of_program = { $program } : { $words }

readable = Sont lus les TRF de toute version ; les fichiers de Swiss-Manager (TUNX, TURX, TUMX, TUTX), de Swiss-Chess 7 et 8 (SWT), de PairTwo 5 et 6 (SWS) et de SWAR 4 à 7 (SWAR) ; les trois fichiers d’un tournoi de SwissPerfect (INI, TRN, SCO) dans une archive ZIP ; les bases de données de Papi (PAPI) et le JSON que papi-converter en fait ; et les tournois entiers de ce programme (JSON). Tout autre programme homologué par la FIDE enregistre ses tournois en TRF : enregistrez-le là-bas et donnez-le ici.

with_readable = { $why } { $readable }

unread_access = C’est une base de données Microsoft Access où aucun tournoi de Papi 3 ne se trouve. Si elle vient de Papi, exportez le tournoi en TRF, ou en JSON avec papi-converter, et donnez ce fichier.
unread_sqlite = C’est une base de données (SQLite), où Sharly Chess et d’autres programmes gardent leurs tournois ; elle n’est pas lue. Exportez-y le tournoi en TRF et donnez ce fichier.
unread_spreadsheet = C’est une feuille de calcul. Une liste de joueurs se lit sur la page des joueurs d’un tournoi ; un tournoi avec ses rondes demande un fichier du programme qui l’a géré.
unread_archive = Cette archive ZIP ne contient pas les trois fichiers d’un tournoi de SwissPerfect (INI, TRN, SCO). Décompressez-la et donnez le fichier du tournoi.
unread_pdf = C’est un PDF, dont aucune ronde ne peut être lue. Demandez le TRF à l’organisateur.
unread_web_page = C’est une page web, dont aucune ronde ne peut être lue. Demandez le TRF à l’organisateur ; chess-results l’offre parmi les téléchargements du tournoi.

json = Le fichier ne se lit pas comme JSON : { $why }.
version_unknown = La version { $version } n’est pas comprise. Ouvrez le fichier dans l’une des versions { $first } à { $last } du programme, enregistrez-le et donnez celui-là.
section_missing = Ici doit commencer la section { $section }, et elle n’y commence pas : le fichier est endommagé, ou d’une version dont la structure n’est pas connue. Copiez-le à nouveau d’où il a été enregistré, ou enregistrez le tournoi en TRF dans le programme.
impossible = Le fichier est endommagé : { $number } ne peut se trouver ici. Copiez-le de nouveau depuis l’endroit où il a été enregistré.
part_missing = Il n’y a pas de fichier .{ $part } dans l’archive. Mettez les trois fichiers du tournoi (.ini, .trn, .sco) dans une archive ZIP.
one_part_only = C’est l’un des trois fichiers d’un tournoi. Mettez-les tous les trois (.ini, .trn, .sco) dans une archive ZIP et donnez-la.
table_damaged = Le fichier est endommagé, ou n’est pas de ce programme. Copiez-le de nouveau depuis l’endroit où il a été enregistré.
no_players = Le fichier n’a aucun joueur.
too_many_players = Plus de joueurs qu’un tournoi ne peut en avoir ({ $limit }).

no_table = Un tournoi toutes rondes d’autant de joueurs ({ $players }) n’a pas { $rounds } comme nombre de rondes : ce qui a été joué est lu, l’appariement continue à la main.
event_not_told = Le fichier ne dit rien du tournoi lui-même : indiquez son nom, son système et ses rondes dans les réglages.
teams_not_understood = Les équipes et les matchs de plusieurs parties ne sont pas compris dans ce format : les joueurs sont lus, les rondes ne le sont pas.
acceleration_left_out = L’accélération « { $name } » n’est pas de la FIDE et est laissée de côté : les rondes appariées restent, les suivantes sont appariées sans elle.
rate_assumed = « { $text } » n’est pas une cadence comprise ; la cadence lente est supposée. Changez-la dans les réglages si c’en était une autre.
tie_break_assumed = Le départage { $text } est pris pour { $code }. Vérifiez la liste dans les réglages.
tie_break_unknown = Le départage { $text } n’a pas d’équivalent dans la liste de la FIDE et est laissé de côté. Ajoutez dans les réglages ce qui a été annoncé.
unreadable = « { $text } » n’est pas compris ici ; laissé de côté.
field_left_out = Il n’y a pas de place pour cela ici ; laissé de côté. Joueurs concernés : { $players }.
settings_left_out = Cela n’a pas sa place ici ; omis : { $text }.
one_rating = Le fichier a un Elo par joueur : il est pris pour celui de la FIDE chez qui a un code FIDE, pour l’Elo national chez les autres.
deleted = Enregistrements supprimés, laissés de côté : { $records }.
no_such_player = Il n’y a pas de joueur { $number } ; laissé de côté.
result_unknown = Ronde { $round }, { $white } – { $black } : le résultat { $code } n’est pas compris ; la partie reste sans résultat jusqu’à sa saisie.
forfeit_assumed = Ronde { $round }, { $white } – { $black } : le fichier a un seul code pour les parties non jouées et pour celles qui ne comptent pas pour l’Elo ; un forfait est supposé. Saisissez de nouveau le résultat si elle a été jouée.
twice_in_round = La ronde { $round } a deux fois le joueur { $player } ; le second enregistrement est laissé de côté.
bye_unknown = Ronde { $round }, joueur { $player } : ce que { $code } donne sans adversaire n’est pas compris ; pris pour une absence sans points.
several_byes = À la ronde { $round }, plusieurs joueurs ont un point entier sans adversaire ({ $players }) : le premier est pris pour l’exempt par l’appariement, les autres pour des byes à un point.
bonus_as_byes = Joueur { $player } : le bonus de { $points } est lu comme byes à un demi-point aux rondes sans partie.
bonus_kept = Joueur { $player } : { $points } hors des parties sont gardés comme points de l’arbitre.
withdrawn = Le joueur { $player } est marqué comme ayant abandonné, et est hors du tournoi à partir de la ronde { $from }.
boards_assumed = L’ordre des échiquiers n’est pas dans le fichier ; il suit les scores, comme C.04.2 les ordonne.
numbers_assumed = Le fichier n’a pas de numéros de départ utilisables ; ils sont donnés à nouveau. Comparez-les avec la liste publiée avant d’apparier la ronde suivante.

records_left_out = Il n’y a pas de place pour cela ici ; laissé de côté. Enregistrements concernés : { $records }.
