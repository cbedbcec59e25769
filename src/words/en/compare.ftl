### The large test: what two programs say otherwise of random events.

no_other = Name another program: --pairer, --checker or --ranker.
no_axis = No axis that was named is one of this system.

# $done (number), $all (number)
progress = { $done } of { $all } events

ours = Events of this program’s generator, checked by the other
theirs = Events of the other generator, checked by this program

# $events (number), $rounds (number), $ranked (number), $figures (number), $differing (number)
sums = events: { $events }, rounds: { $rounds }; ranked by both: { $ranked }, figures: { $figures }; differing: { $differing }

# $kind (text), $times (number), $events (number), $seeds (text)
group = { $kind }: { $times }×, in so many events: { $events } (seeds { $seeds })

pairs = other pairs in a round
colours = the same pairs with other colours
bye = another bye
no_pairing = no pairing found by one of the two
total = points that are not the sum of the results

# $code (text)
figure = other figures by { $code }

rank = another order while all figures agree
unread_there = the other program does not read the file
unread_here = this program does not read the file
not_generated = the other generator gave no event
