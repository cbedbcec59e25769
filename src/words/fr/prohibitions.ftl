### Paires interdites : qui elles séparent, quand, avec quelle force ; et la page qui les fixe.

forbidden_pairs = Paires interdites
forbidden_pairs_count = Paires interdites ({ $n })
hint = Les joueurs qui ne doivent pas se rencontrer. Une interdiction stricte vaut toujours ; une interdiction souple cède là où il n’y aurait sinon aucun appariement, et le brouillon le dit.
only_before_start = Selon les règles de la FIDE, les paires interdites s’annoncent avant la ronde 1. Elles ne peuvent plus être changées.
without_effect = Dans ce système, les interdictions entre joueurs ne changent rien : la table, le tableau ou l’appariement des équipes dit qui se rencontre.
none_yet = Aucune paire n’est interdite.
add = Interdire des paires
remove = Retirer
who = Qui
when = Rondes
strictness = Force
pairs_now = Paires actuellement
named_players = Ces joueurs
one_federation = Joueurs d’une fédération
same_federation = Joueurs de la même fédération
same_club = Joueurs du même club
of_federation = Joueurs de { $code }
player_or_number = Nom ou numéro
more_players = D’autres, un par ligne
federation_code = Fédération (trois lettres)
all_rounds = Toutes les rondes
in_all_rounds = toutes les rondes
last_rounds = Seulement les dernières rondes ; combien ?
from_to = De la ronde … à la ronde …
from = de
to = à
in_rounds = rondes { $first }–{ $last }
in_round = ronde { $n }
in_last = { $n ->
        [one] la dernière ronde
       *[other] les { $n } dernières rondes
    }
in_the_last = la dernière ronde
hard = stricte
soft = souple
hard_long = Stricte : ils ne se rencontrent jamais
soft_long = Souple : séparés tant qu’un appariement existe
nobody_called = Personne ne s’appelle « { $text } » ni n’a ce numéro.
several_called = « { $text } » peut être plusieurs joueurs : { $names }. Écrivez le nom plus complètement, ou le numéro.
two_needed = Nommez au moins deux joueurs différents.
federation_needed = Donnez les trois lettres de la fédération, p. ex. CHN.
pair_gave_way = Une interdiction souple a cédé ({ $rule }) : sinon quelqu’un n’aurait pas d’adversaire.
gave_way = { $white } et { $black } : une interdiction souple a cédé ({ $rule }) ; sinon quelqu’un n’aurait pas d’adversaire.
by_hand_against_soft = { $white } et { $black } sont à séparer autant que possible ({ $rule }).
have_met = Ils se sont déjà rencontrés.
