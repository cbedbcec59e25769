### L’écriture des jours et des heures.

day_of = { $day }/{ $month }/{ $year }
moment_of = { $day } { $time }
