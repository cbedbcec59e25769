### Résultats corrigés pour l’homologation seulement.

corrections = Corrections tardives
corrections_hint = Un résultat reconnu faux après l’appariement de la deuxième ronde suivante reste au classement, car des appariements reposent sur lui. Il n’est corrigé que pour l’homologation (C.04.2 art. 4.3) : le fichier pour la FIDE et les variations d’Elo comptent le résultat corrigé.
no_corrections = Aucun résultat n’est corrigé pour l’homologation.
stands_as = Au classement
reported_as = À l’homologation
corrected_by = Corrigé par
correction_reason = Motif
drop_correction = Reprendre
new_correction = Corriger un résultat pour l’homologation
