### Les fichiers de Swiss-Chess : pourquoi l’un n’est pas lu, ce qui a été supposé ou laissé de côté.

not_swiss_chess = Ce n’est pas un fichier de Swiss-Chess de la version 7 ou 8.

length_differs = Le fichier est endommagé ou d’une autre version : { $players } joueurs et { $rounds } rondes ne remplissent pas ses { $bytes } octets. Copiez-le de nouveau depuis l’endroit où il a été enregistré.

number_twice = Le fichier est endommagé : deux joueurs ont le numéro { $number }, ou l’un n’en a pas.

name_missing = Le fichier est endommagé : un joueur sans nom.

kind_unknown = Les tournois de type { $code } (dont l’élimination directe) ne sont pas compris : joueurs et réglages sont lus, les rondes non.

scoring_unknown = Les points { $code } sont propres à l’organisateur et ne sont pas compris ; 1, ½ et 0 sont supposés. Fixez les points dans les réglages.

bye_assumed = Ce que vaut un bye, et comment les parties non jouées comptent dans les départages, n’est pas compris dans ce format ; un point est supposé, et les départages de l’édition en vigueur.

tie_break_assumed = Le départage { $number } de Swiss-Chess est pris pour { $code }. Vérifiez la liste dans les réglages.

tie_break_unknown = Le départage { $number } de Swiss-Chess n’a pas d’équivalent dans la liste de la FIDE ; il est laissé de côté avec ceux qui le suivent. Ajoutez dans les réglages ce qui a été annoncé.

bonus_left_out = Le joueur { $player } a des points hors des parties ; ils sont laissés de côté. Saisissez-les comme points hors des parties.

dummy = Le participant { $number } tient lieu d’exempt et n’est pas un joueur.

inactive = Le joueur { $player } est marqué inactif, et abandonne à partir de la ronde { $from }.

not_mirrored = Ronde { $round } : le joueur { $player } nomme { $opponent }, qui nomme quelqu’un d’autre ; la partie est laissée de côté.

colour_unknown = Ronde { $round }, joueur { $player } : la couleur { $code } n’est pas comprise ; prise pour une absence.

result_unknown = Ronde { $round }, { $white } contre { $black } : les résultats { $of_white } et { $of_black } ne vont pas ensemble ; la partie reste sans résultat jusqu’à sa saisie.

no_boards = Le fichier est endommagé : des matchs de { $boards } échiquiers.

match_scoring_unknown = Ce que vaut un match (code { $code }) est propre à l’organisateur et n’est pas compris ; 2, 1 et 0 sont supposés. Fixez les points dans les réglages.

without_team = Le joueur { $player } n’est d’aucune équipe du fichier ; ses parties ne comptent pour aucune.
