### Les droits d’inscription.

paid_of = { $paid } sur { $players } ont payé { $sums }
