### Les copies de tournois sur un autre serveur : la page de la salle, qui envoie, et celle de l’autre serveur, qui reçoit.

title = Copies venant des salles

intro = Le Sonneborn d’une salle de jeu peut tenir ici une copie de son tournoi, que tout le monde peut lire. Créez une clé pour le tournoi et donnez la ligne à son arbitre principal. Ce qui se fait se fait dans la salle ; la copie ne fait que le montrer.

name = Tournoi

make = Créer une clé

made = Donnez cette ligne à l’arbitre principal de { $name } ; elle n’est montrée que cette fois :

copy_of = Copie

last_came = Dernières nouvelles

nothing_yet = Rien n’est encore venu

revoked = révoquée

new_key = Nouvelle clé

revoke = Révoquer la clé

take_anew = Reprendre le journal à neuf

take_anew_hint = Pour une salle qui a dû recommencer, sur un autre ordinateur ou depuis une sauvegarde plus ancienne : ce qui vient ensuite remplace ce qui est ici.

waits_anew = Attend un nouveau journal

acts = Actes

acts_here =
    { $acts ->
        [one] { $acts } acte
       *[other] { $acts } actes
    }

is_copy = Ceci est une copie. Le tournoi est tenu sur un autre ordinateur, dans la salle, et rien ne peut être changé ici.

refused = Rien n’a été fait : ceci est la copie d’un tournoi tenu sur un autre ordinateur. Faites-le là-bas.

outlet = Copie sur un autre serveur

outlet_intro = Un autre Sonneborn, celui d’une fédération par exemple, peut montrer ce tournoi à tout le monde pendant que vous travaillez ici. Demandez à qui l’administre la ligne du tournoi, et mettez-la ci-dessous. Le journal entier y va, avec tout ce qu’il dit des personnes, et reprend de lui-même après un temps sans réseau.

outlet_line = La ligne de l’autre serveur

start = Commencer la copie

stop = Arrêter la copie

stopped_hint = Ce qui est là-bas y reste.

goes_to = Va à { $address }

progress = { $sent } actes sur { $all } y sont

heard_at = Dernière réponse à { $time }.

not_asked = Pas encore demandé.

no_line = La ligne est une adresse avec une clé derrière un signe #, telle que l’autre serveur l’a montrée : https://results.example/#sonneborn_copy_…

no_key = L’autre serveur n’accepte plus la clé. Demandez une nouvelle ligne à qui l’administre.

forked = La copie a un autre acte { $seq } que ce journal : il a été remplacé ici par un plus ancien, ou un autre ordinateur y copie aussi. Rien n’a été envoyé. Si ce journal est le bon, demandez à qui administre l’autre serveur d’y appuyer sur « Reprendre le journal à neuf ».

newer = L’autre serveur est d’une version plus ancienne et ne connaît pas l’acte { $seq }. Il faut le mettre à jour ; ce qui manque est alors envoyé.

not_taken = L’autre serveur ne l’a pas pris : { $why }

journal_unreadable = Le journal est illisible ici en ce moment.

behind = La copie n’a que { $seq } actes ; ce qui précède doit d’abord être envoyé.

not_json = Ce qui a été envoyé n’est pas le journal d’une copie : { $why }

forked_here = La copie a un autre acte { $seq } que celui qui a été envoyé ; le journal a été remplacé, ou deux ordinateurs l’écrivent. Rien n’a été pris.

newer_here = L’acte { $seq } est d’une version plus récente que ce serveur. Mettez le serveur à jour ; rien n’a été pris.

too_large = Il a été envoyé plus à la fois que ce qui est pris ici.
