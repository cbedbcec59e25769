### Les droits d’inscription.

paid_of = { $paid } sur { $players } ont payé { $sums }

still_due = { $sum } encore dus

entry_fee = Droits d’inscription

entry_fee_hint = pour chaque joueur, avec la monnaie : 25 EUR

with_reduction =
    { $count ->
        [one] { $count } avec une réduction
       *[other] { $count } avec une réduction
    }

reduction = Réduction des droits

reduction_of_club = celle du club, { $reduction }

reductions = Réductions des droits

reductions_hint = Une par ligne, son nom et ce qu’elle retire : Deuxième d’une famille: 50 %. Celle qui porte le nom d’un club vaut pour tous ceux de ce club ; les autres se choisissent avec le joueur.
