### Entry fees, as they were noted.

# $paid (number), $players (number), $sums (text)
paid_of = { $paid } of { $players } paid { $sums }

# $sum (text)
# After how many have paid: what those owe of whom nothing is noted
still_due = { $sum } still due
entry_fee = Entry fee
# Beside the field
entry_fee_hint = for each player, with the currency: 25 EUR

# $count (number)
# After what is due
with_reduction = { $count } with a reduction

# The head of a menu: which reduction of the fee a player has
reduction = Reduction of the fee

# $reduction (text)
# In that menu: the reduction that all of the player’s club have, such as Hansa: 5
reduction_of_club = as the club, { $reduction }

# A field of the settings, a line each
reductions = Reductions of the fee

# Below the field
reductions_hint = A line each, its name and what it takes off: Second of a family: 50 %. One that is called as a club is for all of that club; the others are chosen with the player.
