### Values of settings, as the journal tells what was changed.

yes = yes
no = no

# $win (number), $draw (number), $loss (number), $bye (number)
points = win { $win }, draw { $draw }, loss { $loss }, bye { $bye }
