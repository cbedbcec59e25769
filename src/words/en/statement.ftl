### How far an event is final: at the head of papers, on public pages, in tables and files.

# $why (text)
# What is open, at the head of a paper or page
not_final = Not final: { $why }.

# $why (text)
# The same at the head of FIDE’s forms; DRAFT stays in English beside the own word
draft = DRAFT · not final: { $why }.

# $first (number), $last (number)
# In the list of what is open: rounds that are not in a table or file
rounds_missing = rounds { $first }–{ $last } missing

# $n (number)
round_missing = round { $n } missing

# $round (number), $boards (text)
playing = round { $round }: games open, { $boards }

# $round (number), $boards (text)
adjourned = round { $round }: adjourned games count as draws, { $boards }

# $count (number)
# Matches of a knock-out that wait for the arbiter’s word
undecided =
    { $count ->
        [one] { $count } match undecided
       *[other] { $count } matches undecided
    }

# $why (text)
# Why a certificate or a file is not made
held_back = This is made of the final event only. Still open: { $why }.

# On the button of the file for rating before the last round
so_far = So far, not final

# $why (text)
so_far_hint = Not final: { $why }. A file for rating before the end is for events that are rated in parts; it says that it is not final.
