### Why the Double-Swiss System and the Swiss Team System paired a round as they did, and why not otherwise (C.04.5, C.04.6).

nobody = nobody

comma = ,{ " " }

# $name (text), $score (text), $matches (number), $tpn (number)
bye_given = { $name } gets the bye: of those who can have it, the lowest score ({ $score }), then the most matches played ({ $matches }), then the largest number ({ $tpn }; art. 3.4).

# $name (text)
bye_barred = { $name } cannot have it: had a bye, a match won by forfeit, or full points without playing, before (C2).

# $name (text)
bye_needed = Without { $name } the others could not all be paired (art. 3.4.1).

# $score (text), $residents (number)
group = Scoregroup { $score }, members: { $residents }.

# $name (text), $score (text)
comes_up = { $name } ({ $score }) comes up from a lower group: as few as possible (C4), with the highest scores (C5), who leave the next group best off (C6), not floaters again (C7), then the first in order (art. 3.5.4).

# $name (text)
meets = The smaller number, { $name }, meets the first who fits in the order of numbers (art. 3.6.2).

# $name (text)
not_met = Not { $name }: they have met (C1).

# $name (text)
not_forbidden = Not { $name }: the event keeps them apart.

# $name (text)
not_worse = Not { $name }: then the others would be paired worse, or not at all.

# $name (text), $article (text)
white_by = { $name } has White first (art. { $article }).

leaves_others = If they met, the others could not all be paired (C3).

# $now (text), $then (text)
other_bye = If they met, the bye would go to { $then } instead of { $now }, who comes first in the order of art. 3.4.

# $score (text), $what (text), $now (number), $then (number)
worse = If they met, the scoregroup { $score } would have more { $what }: { $then } instead of { $now }.

upfloaters = upfloaters (C4)

differences = score differences of upfloaters (C5)

following = upfloaters in the group after it (C6)

again = upfloaters who floated in the previous round (C7)

preferences = teams without the colour they prefer (C8)

strong_preferences = teams without the colour they strongly prefer (C9)

opponents_again = upfloaters' opponents who floated in the previous round

# $score (text), $now (text), $then (text)
other_upfloaters = If they met, { $then } would come up into the scoregroup { $score }; { $now } come first in the order of art. 3.5.4.

# $score (text)
later_identifier = Nothing would be worse, but the pairing of the scoregroup { $score } would come later in the order of art. 3.6.

second_game = The second game of the match: the same opponents at the same boards, with the colours reversed (C.04.5 4.4).

not_of_match = This is the second game of a match: only who met in the first game meets now.
