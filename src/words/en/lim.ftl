### Why the Lim System paired a round as it did, and why it did not otherwise (C.04.4.3).

# $name (text), $score (text)
bye_given = { $name } gets the bye: the lowest rank in the lowest group ({ $score }) of those who can have it (art. 1.1).

# $name (text)
bye_first = { $name } gets the bye: the lowest rated of those who can have it (art. 7.1).

# $score (text), $residents (number)
group_down = Scoregroup { $score }, players: { $residents }, paired downward (art. 2.2).

# $score (text), $residents (number)
group_up = Scoregroup { $score }, players: { $residents }, paired upward (art. 2.2).

# $score (text), $residents (number)
group_median = Median scoregroup { $score }, players: { $residents }, paired last and downward (art. 2.2).

# $names (text)
incoming = Floated into it: { $names }.

# $name (text)
floats_d = { $name } floats on: at no disadvantage, with a compatible opponent in the next group (art. 3.9, type d).

# $name (text)
floats_c = { $name } floats on, without a compatible opponent in the next group: nobody better placed leaves as many pairs (art. 3.9, type c).

# $name (text)
floats_b = { $name } floats on again, with a compatible opponent in the next group: nobody better placed leaves as many pairs (art. 3.5, 3.9, type b).

# $name (text)
floats_a = { $name } floats on again, without a compatible opponent in the next group: nobody better placed leaves as many pairs (art. 3.5, 3.9, type a).

equalises = So the numbers due White and Black come closer (art. 3.2.2).

floated_before = The player floated in the round before as well; it could not be avoided (art. 3.10).

# $count (number)
cracked = Pairs of this group taken back, because the median group was blocked: { $count } (art. 2.6).

# $name (text)
turn = It was the turn of { $name }, who meets the first available opponent due the other colour, otherwise the first available (art. 4, 5.2).

# $name (text)
turn_of_floater = { $name } floated in and is paired first (art. 3.6 to 3.8).

# $name (text)
not_met = Not { $name }: they have met (art. 2.1).

# $name (text)
not_forbidden = Not { $name }: the event keeps them apart.

# $name (text)
not_limits = Not { $name }: one of them would have a colour three times running, or three more of it (art. 2.1).

# $name (text)
not_same_due = Not { $name }: both are due the same colour (art. 5.2).

# $name (text)
not_leaves = Not { $name }: the others of the group could not all be paired (art. 4).

# $name (text), $article (text)
white_by = { $name } has White (art. { $article }).

limits = One of them would have a colour three times running, or three more of it than of the other (art. 2.1).

# $name (text)
has_bye = { $name } has the bye.

# $first (text), $first_score (text), $second (text), $second_score (text)
other_groups = { $first } was paired in the scoregroup { $first_score }, { $second } in the scoregroup { $second_score }.

# $name (text)
by_turn = It was the turn of { $name }.

# $name (text)
taken = { $name } had an opponent before it was the turn of either.

# $name (text), $opponent (text)
found = { $name } found { $opponent } before the other's turn in the order of trial (art. 4.2, 4.3).
