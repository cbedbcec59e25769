day_of = { $day }.{ $month }.{ $year }
moment_of = { $day } { $time }
