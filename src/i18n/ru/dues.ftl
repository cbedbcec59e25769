### Взносы участников.

paid_of = Оплатили { $paid } из { $players } { $sums }
