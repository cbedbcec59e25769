### Le dossier d’appel : tout ce que le journal a d’un échiquier, d’un joueur ou du tournoi.

title = Dossier d’appel
whole_event = Tout le tournoi
what_it_is = Ce que le journal a d’un échiquier, d’un joueur ou du tournoi : chaque acte avec son auteur, son heure et son motif, ce qui a été repris, les décisions, pourquoi les paires ont été faites, et les parties. Le fichier a les textes des actes avec leurs empreintes ; papier et fichier portent les chiffres de l’état du journal.
acts_count = { $count ->
        [one] { $count } acte du journal
       *[other] { $count } actes du journal
    }
as_file = Fichier (JSON)
other_matter = D’autre chose
choose = Choisir
one_matter = Choisissez une ronde avec un échiquier, ou un joueur, ou rien pour tout le tournoi.
state = État du journal
chain = Chaîne
proof = Chaque acte a une empreinte, le SHA-256 de son texte ; la chaîne le lie à tous les actes d’avant. Le fichier de ce dossier a ces textes et les empreintes de tous les actes, d’où chacun peut calculer la chaîne ci-dessus. « sonneborn dossier --check FICHIER » la calcule, et « sonneborn verify --tournament NUMÉRO --sheet { $state } » dit si le journal du serveur a encore cet état.
acts = Actes
when = Quand
who = Qui
what = Quoi
reason = motif : { $reason }
gone_on = continué malgré : { $warning }
taken_back = repris depuis
ruling_follows = la feuille de décision suit
pairings = Pourquoi ils ont été appariés ainsi
bye = Exempt
games = Les parties telles que données
too_large = Le fichier dépasse { $bytes } octets.
broken_off = Ligne { $line }, colonne { $column } : { $why }
other_format = Ce n’est pas un dossier de Sonneborn.
too_new = Le fichier est de l’édition { $edition } ; cette version connaît jusqu’à { $known }. Installez une version plus récente.
wrong_chain = Les empreintes ne donnent pas la chaîne { $chain }.
act_changed = L’acte { $seq } n’est pas tel qu’il a été écrit.
person_changed = Ce que l’acte { $seq } dit d’une personne n’est pas tel que cela a été écrit.
proven = { $event } : { $count ->
        [one] { $count } acte, prouvé
       *[other] { $count } actes, prouvés
    } par l’état { $state }
no_tournament = Il n’y a pas de tournoi { $number }.
no_number = Personne n’a le numéro de départ { $number }.
no_board = Il n’y a pas de tel échiquier.
photograph_changed = La photographie de l’acte { $seq } n’est pas celle qui a été gardée.
