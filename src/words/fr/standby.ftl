### Un second ordinateur dans la salle, qui suit celui qui est en charge et peut prendre le relais : sa page, la commande, ce que
### disent les pages entre-temps.

title = Second ordinateur
trouble_follows = Cet ordinateur suit celui qui est en charge : rien n’est enregistré ici. Travaillez là-bas ; s’il a disparu, prenez le relais ici.
trouble_replaced = Un autre ordinateur a pris le relais : plus rien n’est enregistré ici. Travaillez là-bas.
open = Second ordinateur
intro = Un second ordinateur de la salle peut suivre celui-ci acte par acte, et continuer à sa place quand celui-ci s’éteint. Créez un code et tapez la ligne sur le second ordinateur ; il lui faut la même version de Sonneborn et le même réseau.
make = Créer un code
new_code = Créer un nouveau code
made = Tapez ceci sur le second ordinateur. La ligne n’est montrée que cette fois ; qui l’a peut lire tout ce qui est gardé ici.
end = Ne plus être suivi
end_hint = Le second ordinateur ne suit plus ; ce qu’il a y reste.
waits = Un code a été créé ; aucun ordinateur n’a encore suivi.
followed_by = Un second ordinateur suit, à { $address }.
behind =
    { $acts ->
        [0] Il a tous les actes, il y a { $seconds } s.
        [one] { $acts } acte de retard, il y a { $seconds } s.
       *[other] { $acts } actes de retard, il y a { $seconds } s.
    }
second_silent = Le second ordinateur n’a pas donné de nouvelles depuis { $seconds } s. Si quelqu’un y a pris le relais, travaillez là-bas ; celui-ci l’apprend dès qu’il le joint.
later = Un acte compte comme fait quand cet ordinateur l’a ; le second l’a un instant plus tard, et les comptes, les parties et les messages en quelques secondes. Ce qu’il n’a pas reçu, cet ordinateur le dit à son retour.
follows = Suit { $address }.
not_whole = Tout n’est pas encore arrivé.
silent = L’ordinateur en charge ne répond plus depuis { $seconds } s. Ce qui s’y est fait depuis n’est pas connu ici.
forked = { $event } : l’ordinateur en charge a un autre acte { $seq } que celui-ci, ou n’en a pas. Ce qui est ici reste tel quel.
not_in_charge = L’autre ordinateur n’est pas lui-même en charge.
other_version = L’autre ordinateur a une autre version de Sonneborn ({ $theirs }). Les deux doivent être les mêmes.
no_key = L’autre ordinateur n’accepte plus le code. Créez-en un nouveau là-bas, et suivez dans un nouveau dossier.
unreadable = Ce que dit l’autre ordinateur est illisible.
take_over = Prendre le relais
take_over_hint = Seulement si l’autre ordinateur a disparu : dès lors, les actes se font ici, et l’autre n’écrit plus rien dès qu’il l’apprend. Un compte d’administration de la salle le confirme.
take_over_now = Prendre le relais maintenant
not_administrator = Seul un compte d’administration de la salle peut prendre le relais, avec un second facteur là où la salle en demande un.
phones = Téléphones et adjoints viennent alors ici
phones_hint = Montrez ce code dans la salle. Qui travaille ici se connecte comme auparavant ; les résultats qui attendent sur un téléphone sans avoir été envoyés sont saisis de nouveau.
took_over = Cet ordinateur a pris le relais à { $time }, de { $address }. Celui-ci en est averti dès qu’il peut être joint.
replaced = Un autre ordinateur a pris le relais à { $time }. Le travail continue à { $address }.
alone = Actes que seul cet ordinateur a
alone_hint = Ils ont été faits ici, et l’ordinateur qui a pris le relais ne les avait pas reçus. Ils lui sont remis dès qu’il peut être joint ; là-bas, un arbitre principal du tournoi reprend chacun d’un seul appui, jugé comme tout autre acte, ou le met de côté.
alone_none = L’ordinateur qui a pris le relais a tous les actes de celui-ci.
alone_event = L’ordinateur en charge ne connaît pas ce tournoi. Enregistrez-le ici (Rapports, Tournoi entier) et importez-le là-bas.
lone = Actes de l’ordinateur remplacé
lone_in =
    { $count ->
        [one] { $event } : { $count } acte de l’ordinateur remplacé attend
       *[other] { $event } : { $count } actes de l’ordinateur remplacé attendent
    }
lone_task =
    { $count ->
        [one] Regarder { $count } acte que seul l’ordinateur remplacé avait
       *[other] Regarder { $count } actes que seul l’ordinateur remplacé avait
    }
lone_hint = Ils ont été faits sur l’autre ordinateur et n’étaient pas arrivés ici quand celui-ci a pris le relais. Ce que vous reprenez se fait maintenant, en votre nom, et est jugé comme tout autre acte ; de haut en bas, car les actes plus récents peuvent reposer sur les plus anciens. Ce que vous mettez de côté ne se fait pas.
lone_none = Aucun acte d’un ordinateur remplacé n’attend.
lone_of = De { $address }
lone_take = Reprendre
lone_aside = Mettre de côté
lone_clear = Mettre de côté tous ceux qui sont déjà ici ou qui ont été annulés
lone_there = C’est déjà ainsi ici.
lone_taken_back = L’autre ordinateur l’a annulé ; il n’y a rien à faire.
lone_rests_there = Il repose sur une personne, une équipe ou un acte que seul l’autre ordinateur connaît : faites à la main ce qui vaut encore, puis mettez-le de côté.
lone_photograph = L’image n’est que sur l’autre ordinateur : photographiez de nouveau la feuille de partie.
lone_forgetting = Oubliez cette personne ici, sous Réglages, Données personnelles ; ce qui est noté ici disparaît avec elle.
lone_told = { $device } ; repris de { $address }, acte { $seq } de { $who } ({ $other })
go_there = { $event } sur l’ordinateur en charge
go_back = Continuer ici
go_back_hint = Seulement si l’autre ordinateur a disparu pour de bon : ce qui s’y est fait depuis qu’il a pris le relais n’est alors que sur lui.
of_postgres = Ce serveur garde ses données dans PostgreSQL, qui a son propre secours : deploy/README.md, dans le code source, dit comment.
about = Suivre l’ordinateur en charge d’une salle, pour prendre le relais quand il s’éteint
line = La ligne que montre l’ordinateur en charge sous « Second ordinateur » : son adresse avec le code derrière un signe #. Sans elle, la salle annoncée sur le réseau est cherchée, et le code est demandé
no_line = ce n’est pas la ligne d’un second ordinateur : écrivez-la comme la montre l’ordinateur en charge, http://192.168.1.5:8080/#8XK2-…
searching = Recherche de la salle sur le réseau …
found = Salle trouvée à { $address }. Tapez le code qu’elle montre sous « Second ordinateur », ce qui y suit le signe # :
none_found = aucune salle n’est annoncée sur ce réseau : rejoignez le même Wi-Fi (un réseau d’invités isole souvent les appareils), ou tapez la ligne que montre l’ordinateur en charge sous « Second ordinateur » ; seule est annoncée une salle démarrée avec --desktop, ou qui a pris le relais d’un autre ordinateur
several_found = plusieurs salles sont annoncées ici : { $addresses }. Tapez la ligne que la vôtre montre sous « Second ordinateur »
not_searched = le réseau ne peut être parcouru à la recherche d’une salle : tapez la ligne que montre l’ordinateur en charge sous « Second ordinateur »
has_database = il y a déjà une base de données : { $file } ; nommez un autre dossier avec --data-dir
not_file = un second ordinateur garde ses données dans un fichier ; ne nommez pas de serveur de base de données
not_begun = l’ordinateur en charge ne peut être suivi : { $why }
following = Suit { $address }. Où il en est, et prendre le relais : { $page }
