### Les droits d’inscription.

paid_of = { $paid } sur { $players } ont payé { $sums }

still_due = { $sum } encore dus

entry_fee = Droits d’inscription

entry_fee_hint = pour chaque joueur, avec la monnaie : 25 EUR
