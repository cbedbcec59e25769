### Entry fees, as they were noted.

# $paid (number), $players (number), $sums (text)
paid_of = { $paid } of { $players } paid { $sums }

# $sum (text)
# After how many have paid: what those owe of whom nothing is noted
still_due = { $sum } still due
entry_fee = Entry fee
# Beside the field
entry_fee_hint = for each player, with the currency: 25 EUR
