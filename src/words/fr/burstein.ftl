### Pourquoi le système Burstein a apparié une ronde ainsi (C.04.4.2). Termes du Livre de l’arbitre de la Fédération française
### des échecs.

index = Buchholz { $buchholz }, Sonneborn-Berger { $sonneborn_berger }
bye_given = { $name } est exempt : parmi ceux qui peuvent l’être, le plus bas score ({ $score }), puis le plus de parties jouées ({ $games }), puis les adversaires les plus faibles ({ $index } ; art. 3.1).
group = Groupe à { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, joueurs : { $residents }, classés par la force des adversaires rencontrés (art. 1.8).
incoming = Y descendent : { $names }.
outgoing = En descendent : { $names }. Ainsi on forme ici le plus de paires (C5), ceux qui partent ont les plus bas scores (C6) et se laissent le mieux apparier plus bas (C7).
disappointed = Joueurs sans la couleur qui leur revient : { $count }, le moins possible (C8).
meets = { $name } est à la place { $bsn } du niveau ({ $index }) et rencontre le dernier qui y est libre et convient : { $other }, place { $other_bsn } ({ $other_index } ; art. 4.3).
not_worse = Pas { $name } : le niveau ou ceux d’en dessous seraient moins bien appariés (C4 à C8).
