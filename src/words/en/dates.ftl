### How days and times are written. The numbers have two digits, the year four.

# $year (text), $month (text), $day (text)
day_of = { $year }-{ $month }-{ $day }

# $day (text), $time (text)
# The day is as above, the time 14:05 or 14:05:59.
moment_of = { $day } { $time }
