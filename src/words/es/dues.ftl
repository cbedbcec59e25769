### Los derechos de inscripción.

paid_of = Han pagado { $paid } de { $players }: { $sums }

still_due = pendiente: { $sum }

entry_fee = Derechos de inscripción

entry_fee_hint = por cada jugador, con la moneda: 25 EUR
