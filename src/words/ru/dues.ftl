### Взносы участников.

paid_of = Оплатили { $paid } из { $players } { $sums }

still_due = ещё не уплачено { $sum }

entry_fee = Турнирный взнос

entry_fee_hint = с каждого участника, с валютой: 25 EUR
