### Entry fees, as they were noted.

# $paid (number), $players (number), $sums (text)
paid_of = { $paid } of { $players } paid { $sums }
