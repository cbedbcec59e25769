### Données des personnes : ce qui est public, qui est oublié, ce qui est supprimé.

title = Données personnelles
what_is_public = Ce que tout le monde voit d’un tournoi publié
public_list = Une fois le tournoi publié, tout le monde voit sans se connecter : les noms, titres, fédérations et Elo des joueurs, les appariements, résultats, classements et grilles publiés, la page de chaque joueur avec ses variations d’Elo, et les parties gardées avec les échiquiers.
never_public = Jamais publics : dates de naissance, codes d’identité, droits d’inscription, remarques, brouillons de rondes, le journal, et qui a saisi quoi.
to_publish = Publier le tournoi, ou revenir dessus
forget = Rendre un joueur anonyme
forget_hint = Le nom, la naissance, les codes, le club et les remarques du joueur sont retirés définitivement du journal, de tous les états passés et des parties gardées. Résultats, titre, fédération et Elo restent, car le classement et les Elo des autres reposent sur eux. Les copies faites auparavant, les papiers imprimés, les motifs et les décisions en texte libre ne sont pas atteints.
sure = Je confirme ; cela ne peut être annulé
not_sure = Cochez pour confirmer : cela ne peut être annulé.
delete = Supprimer ce tournoi
delete_hint = Personne ne voit alors le tournoi. L’administration peut le rétablir pendant { $days } jours ; ensuite il disparaît définitivement. Gardez la dernière exportation.
last_export = Dernière exportation
type_name = Le nom du tournoi, pour être sûr
other_name = Le nom écrit n’est pas celui de ce tournoi. Rien n’a été supprimé.
deleted_events = Tournois et listes supprimés
deleted_hint = Un tournoi peut être rétabli pendant { $days } jours après sa suppression. Il n’est alors pas public tant qu’il n’est pas publié de nouveau.
take_back = Rétablir
kept_for = Un tournoi où rien n’a été fait depuis { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } de marche du serveur est supprimé de lui-même (--keep-days).
kept_for_ever = Aucun tournoi n’est supprimé de lui-même : le serveur a été démarré sans --keep-days.

archive = Archiver ce tournoi

archive_hint = Le tournoi quitte la liste des tournois. Il reste lisible et public tel qu’il est, et peut être sorti des archives à tout moment.

is_archived = Ce tournoi est archivé.

take_out = Le sortir des archives
forget_waiting = Oublier ceux qui n’ont pas eu de place
forget_waiting_hint = Qui s’est inscrit, a attendu et a été refusé n’est pas joueur ; le journal garde ce qu’il a écrit. Cela en est retiré pour toujours, et l’acte de son inscription reste sans cela. Qui attend encore est d’abord refusé (Téléphones des joueurs).
