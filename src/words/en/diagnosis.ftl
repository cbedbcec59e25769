### What a tournament file may have been paired by: the rules that explain it, and what must be true of the rounds that they do not explain.

heading = Diagnosis

dutch_2017 = the Dutch System of 2017

dutch_2026 = the Dutch System of 2026

# $way (text)
with_baku = { $way } with Baku acceleration

# $way (text)
unaccelerated = { $way } without acceleration

# $way (text)
listed = { $way } with the acceleration of the file

# $way (text), $colour (text)
with_colour = { $way }, { $colour } as the initial colour

# $way (text)
by_places = { $way }, colours by the places among those who were paired

# $way (text)
by_numbers = { $way }, colours by the starting numbers

# $way (text)
by_ratings = { $way }, numbers in the order of the ratings

# $way (text), $same (text), $rounds (number)
explains =
    { $rounds ->
        [one] { $way }: { $same } of { $rounds } round explained
       *[other] { $way }: { $same } of { $rounds } rounds explained
    }

# $way (text), $same (text), $stated (text), $before (text), $rounds (text)
# The first two: what explains most, and how many rounds; then what the reader had supposed, and how many that explains; of so many
judged_by = The file does not say by which rules it was paired. It was judged by those that explain most: { $same } of { $rounds } rounds by { $way }, { $before } by { $stated }.

# $way (text), $same (text), $stated (text), $before (text), $rounds (text)
# As judged_by, where the file names its rules
says_otherwise = The file was checked by the rules it names: { $stated } explains { $before } of { $rounds } rounds; { $way } would explain { $same }.

# $way (text)
nothing_better = No other rules that were tried explain more rounds than { $way }.

# $ways (text)
also_tried = Tried: { $ways }.

# $way (text)
cause_other_way = as by { $way }

# $count (number), $boards (text)
# So many boards, and their numbers
cause_drawn =
    { $count ->
        [1] the pairs are right; the colours of board { $boards } were drawn differently
       *[other] the pairs are right; the colours of boards { $boards } were drawn differently
    }

# $count (number), $boards (text)
cause_turned =
    { $count ->
        [1] the pairs are right; somebody turned the colours on board { $boards }
       *[other] the pairs are right; somebody turned the colours on boards { $boards }
    }

# $name (text)
cause_given_bye = exactly as if { $name } had been given the bye before the others were paired

# $name (text)
cause_was_allocated = exactly as if the bye of { $name } were that of the odd one out

# $absent (text), $opponent (text)
cause_taken_out = exactly as if { $absent } and { $opponent } had been paired with each other, and { $absent } had been taken out afterwards

# $first (text), $second (text)
cause_equals = exactly as if { $first } and { $second }, whose ratings are equal, had each other’s starting numbers

# $pairs (text)
cause_apart = exactly as if these were not allowed to meet: { $pairs }

# $words (text)
of_one_club = { $words } (of the same club)

# $words (text)
of_one_family = { $words } (of the same family name)

# $words (text)
of_one_federation = { $words } (of the same federation)

# $count (number), $boards (text)
cause_by_hand =
    { $count ->
        [1] paired by hand on board { $boards }: no rule that was tried gives this pair. For the file to be right, an arbiter must have made it for a reason that is not in the file
       *[other] paired by hand on boards { $boards }: no rule that was tried gives these pairs. For the file to be right, an arbiter must have made them for a reason that is not in it
    }

cause_bye_by_hand = the bye was given by hand

# $words (text)
# The first: cause_by_hand
and_bye_by_hand = { $words }; the bye too was given by hand

corpus_title = Tournament files held against the regulations

# $files (number), $clean (text), $same (text), $rounds (text), $best (text)
corpus_sum =
    { $files ->
        [one] One file; nothing differs in { $clean }. { $same } of { $rounds } rounds are explained by what the files were taken for, { $best } by the best rules that were tried.
       *[other] { $files } files; nothing differs in { $clean }. { $same } of { $rounds } rounds are explained by what the files were taken for, { $best } by the best rules that were tried.
    }

corpus_file = File

corpus_explained = Rounds explained

corpus_by = Judged by

corpus_found = What differs
