### Les équipes d’un tournoi et la page qui les forme.

teams = Équipes
hint = Deux équipes de 2 à 13 joueurs chacune, dans l’ordre des échiquiers : chacun rencontre tous ceux de l’autre équipe. Noms ou numéros, un par ligne.
team_n = Équipe { $n }
team_name = Nom
members = Joueurs dans l’ordre des échiquiers
suggested = Une proposition par club ou fédération et Elo ; rien n’est encore enregistré.
set_up = Former les deux équipes
not_scheveningen = Les équipes se forment ici pour un tournoi Scheveningen ; choisissez le système dans les réglages.
fixed = La ronde 1 est appariée : les équipes restent.
name_missing = Chaque équipe doit avoir un nom, et les deux doivent différer.
sizes = Les deux équipes doivent avoir le même effectif, de 2 à 13 ; celles-ci ont { $first } et { $second }.
in_both = { $name } est nommé deux fois.
