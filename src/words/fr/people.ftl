### Les personnes d’un tournoi : invitations par lien et code QR, appareils.

title = Personnes et appareils

who_is_here = Qui a une fonction, et sur quel appareil

devices = Appareils

no_device = connecté nulle part

here_now = là en ce moment

seen_about = vu pour la dernière fois vers { $time }

this_device = cet appareil

shut_out = Fermer l’accès

shut_out_hint = Un appareil perdu est exclu aussitôt : sa connexion prend fin, et les résultats qu’il gardait à envoyer sont refusés, avec la raison. Les appareils des arbitres principaux se déconnectent dans leur propre compte.

make_link = Créer un lien

hint = Qui ouvre le lien donne un nom et n’a pas besoin de compte. Le droit prend fin à l’heure donnée ; avec des échiquiers, cette personne saisit les résultats de ces échiquiers à la ronde en cours, et rien d’autre.

shown_once = Le lien et son code ne sont montrés que cette fois. Qui l’a peut s’en servir.

open_links = Liens encore utilisables

uses = Pour combien de personnes

uses_left = Restent

until = Jusqu’à

boards_field = Échiquiers

first_board = premier échiquier

last_board = dernier échiquier

all_boards = tous les échiquiers

boards = échiquiers { $first } à { $last }

boards_wrong = Les échiquiers sont deux numéros, le premier ne dépassant pas le dernier, et seulement pour les arbitres.

until_wrong = La fin doit être plus tard que maintenant, et dans les 60 jours.

made = { $role }, { $boards }, jusqu’à { $until }.

join_title = Rejoindre

join = Rejoindre

your_name = Votre nom, tel que le journal le dira

spent = Ce lien a déjà servi, a été révoqué ou a expiré. Demandez-en un autre à l’arbitre principal.

known_here = Vous êtes déjà connecté sur cet appareil. Déconnectez-vous d’abord pour rejoindre sous un autre nom, ou demandez à l’arbitre principal de donner une fonction à votre compte.

joins_as = Vous rejoignez en tant que { $name }, connecté sur cet appareil. Déconnectez-vous d’abord pour rejoindre sous un autre nom.
let_in = Laisser rentrer
let_in_hint = Qui a perdu sa connexion revient comme la même personne : un lien pour elle seule, pour un appareil, dans l’heure. Il lui donne aussi le temps jusqu’à la fin qu’ont les nouveaux liens.
let_in_made = Pour { $name } seulement : qui l’ouvre sur un appareil y agit comme { $name }.
welcome_back = Vous revenez comme { $name } sur cet appareil.
come_in = Entrer
name_taken = Quelqu’un porte déjà ce nom ici. Si c’est vous, demandez à l’arbitre principal de vous laisser rentrer (Réglages, Personnes et appareils). Sinon, ajoutez un second nom.
