### Les échiquiers en direct : les parties qui arrivent pendant qu’elles se jouent, et ce que l’arbitre doit ou peut faire.

title = Échiquiers en direct
must = Intervenir
may = Peut être réclamé
look = Regarder
threefold_on_board = La position après { $mv } est là pour la troisième fois : les { $side } peuvent réclamer la nulle avant de jouer.
threefold_start = La position initiale est là pour la troisième fois : les { $side } peuvent réclamer la nulle avant de jouer.
threefold_in_sight = Les { $side } peuvent réclamer une troisième fois en notant et en annonçant { $moves }.
fifty_on_board = Cinquante coups de chaque camp sans prise ni coup de pion : le joueur au trait peut réclamer la nulle.
fifty_in_sight = Les { $side } peuvent réclamer les cinquante coups en annonçant un coup qui n’est ni une prise ni un coup de pion.
ended = La partie était terminée avec { $mv } : { $how }. Arrêtez-la et enregistrez le résultat.
ended_at_start = La partie est terminée dès le départ : { $how }.
contradiction = Avec { $mv } l’échiquier montre : { $how }. La notation dit { $result }.
signal_contradicts = Les rois au centre montrent { $signal }, la notation dit { $result }.
flag = La pendule des { $side } est à 0:00:00 après { $mv } : regardez le drapeau.
illegal = { $word } des { $side } n’est pas un coup légal : regardez l’échiquier.
unreadable = La notation est illisible à { $word }.
clock_too_much = Après { $mv } la pendule indique { $time }, et elle peut avoir au plus { $most }.
clock_per_move = { $mv } a pris { $time }, plus que les { $limit } d’un coup.
board = Échiquier { $board }
seen = Vu
seen_by = Vu par { $name }, { $at }
open_claim = Ouvrir la réclamation
no_notices = Rien à faire aux échiquiers en direct.
notices = À faire
more_notices = { $count ->
        [one] encore { $count } avis
       *[other] encore { $count } avis
    }
sound_on = Son : activé
sound_off = Son : coupé
boards = Échiquiers
no_boards = Aucune partie n’est encore arrivée.
number = Éch.
last_move = Dernier coup
clocks = Pendules (Blancs, Noirs)
by_hand = Votre notation est gardée ; l’échiquier n’est pas suivi.
follow = Suivre de nouveau
strays = Parties sans échiquier
why = Pourquoi
games_of = Les parties viennent de
nowhere = De nulle part encore. L’arbitre principal donne une adresse ci-dessous ou crée une clé ; un dossier se donne au démarrage du serveur.
heard = { $count ->
        [one] { $count } partie, { $at }
       *[other] { $count } parties, { $at }
    }
not_heard = { $why }, { $at }
not_asked_yet = Pas encore demandé
sent_to = Envoyé à { $address }
sent = { $count ->
        [one] { $count } partie prise, { $at }
       *[other] { $count } parties prises, { $at }
    }
round_pgn = Parties de la ronde (PGN)
public_pgn = Pour le public
settings = D’où viennent les parties et où elles vont
address = Adresse des parties
address_hint = games.pgn de LiveChess, la page ou tournament.json de son nuage, ou game-N.pgn pour un fichier par échiquier
every = Demander toutes les
seconds = secondes
delay_minutes = Le public voit les coups après
minutes = minutes
delay_moves = Retenus pour le public
moves = coups
push_address = Envoyer la ronde à (retransmission)
push_hint = https://lichess.org/api/broadcast/round/…/push
push_token = Jeton pour cet envoi
token_kept = Un jeton est gardé ; vide le garde.
save = Enregistrer
saved = Enregistré.
own_network_hint = Seule l’administration peut donner des adresses du réseau du serveur lui-même.
keys = Clés pour une ronde
keys_hint = Un relais envoie les parties par POST à { $address }, avec la clé comme jeton « Bearer » et le PGN comme texte. Une clé ouvre une ronde.
key_name = Nom
key_round = Ronde
make_key = Créer une clé
revoke = Révoquer
made = Créée
used = Dernière utilisation
never = jamais
key_made = La clé de { $name }. Elle n’est montrée que cette fois :
stray_no_round = Aucune ronde n’est publiée.
stray_other_round = La notation est de la ronde { $round }.
stray_nobody = Aucun échiquier n’a ces joueurs, et la notation ne nomme pas d’échiquier.
stray_other_players = L’échiquier { $board } a d’autres joueurs.
stray_no_board = La ronde n’a pas d’échiquier { $board }.
stray_colours = L’échiquier { $board } a les couleurs à l’inverse.
stray_too_long = La notation est trop longue pour une partie.
stray_by_hand = L’échiquier { $board } a une notation de l’arbitre.
why_no_address = L’adresse doit commencer par http:// ou https:// et ne contenir aucun mot de passe
why_own_network = L’adresse est du réseau du serveur lui-même ; l’administration peut la donner
why_status = L’autre côté a répondu { $status }
why_too_large = La réponse est trop grande
why_no_answer = Pas de réponse ({ $told })
why_no_games = Aucune partie dans la réponse
why_folder = Le dossier est illisible ({ $told })
why_not_saved = Rien n’a pu être enregistré

result_differs = L’échiquier montre { $shown }, et { $entered } a été saisi.

enter_result = Saisir { $result }

enter_all =
    { $count ->
        [one] Saisir { $count } résultat
       *[other] Saisir les { $count } résultats
    }

offered =
    { $count ->
        [one] { $count } résultat des échiquiers en direct n’est pas encore saisi
       *[other] { $count } résultats des échiquiers en direct ne sont pas encore saisis
    }
clock_jump = Après { $mv }, la pendule est passée de { $from } à { $to } : regardez-la.
doubtful_name = Attribuée à l’échiquier { $board } par son numéro et l’adversaire : « { $name } » n’est pas le nom du joueur.
this_is_board = C’est l’échiquier
