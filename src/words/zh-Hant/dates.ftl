day_of = { $year }年{ $month }月{ $day }日
moment_of = { $day } { $time }
