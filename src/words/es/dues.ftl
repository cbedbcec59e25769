### Los derechos de inscripción.

paid_of = Han pagado { $paid } de { $players }: { $sums }

still_due = pendiente: { $sum }

entry_fee = Derechos de inscripción

entry_fee_hint = por cada jugador, con la moneda: 25 EUR

with_reduction = { $count } con descuento

reduction = Descuento en la inscripción

reduction_of_club = la del club, { $reduction }

reductions = Descuentos en la inscripción

reductions_hint = Uno por línea, con su nombre y lo que descuenta: Segundo de una familia: 50 %. El que se llama como un club vale para todos los de ese club; los demás se eligen en cada jugador.
