### Взносы участников.

paid_of = Оплатили { $paid } из { $players } { $sums }

still_due = ещё не уплачено { $sum }

entry_fee = Турнирный взнос

entry_fee_hint = с каждого участника, с валютой: 25 EUR

with_reduction = со скидкой: { $count }

reduction = Скидка на взнос

reduction_of_club = как у клуба: { $reduction }

reductions = Скидки на взнос

reductions_hint = По одной в строке, название и сколько она снимает: Второй в семье: 50 %. Скидка с названием клуба действует для всех его членов; остальные выбирают у участника.
