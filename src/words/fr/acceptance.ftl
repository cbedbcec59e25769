### La liste de contrôle de la FIDE pour les programmes, et les réponses du programme lui-même : le cadre du tableau.

not_accepted = Voici les réponses du programme lui-même à un projet de liste de contrôle de la FIDE (VCL4THP.13 du 25 août 2026). La FIDE n’a ni accepté ni approuvé ce programme.

system = Système

asked = Posées

as_wanted = Comme demandé

failures = Échecs

percent = Pour cent

unknown = Coût inconnu

number = N°

question = Question

wanted = Demandé

answer = Réponse

cost = Coût

not_asked = non posée

failure = échec

cost_unknown = inconnu

in_part = en partie
paths = Chemins
