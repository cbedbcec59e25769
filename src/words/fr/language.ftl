### La langue elle-même.
### Sources des termes : Règles du jeu d'échecs de la FIDE en français (Fédération française des échecs, Direction nationale
### de l'arbitrage), Livre de l'arbitre, règles générales de la FFE.

own_name = Français
english_name = French
direction = ltr
