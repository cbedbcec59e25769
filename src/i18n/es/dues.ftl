### Los derechos de inscripción.

paid_of = Han pagado { $paid } de { $players }: { $sums }
