### The dossier for an appeal: all that the journal has of a board, a player or the event.

title = Dossier for an appeal
whole_event = The whole event

# On the page from which it is fetched
what_it_is = What the journal has of one board, one player or the event: every act with its author, time and reason, what was taken back, the rulings, why the pairs were made, and the games. The file has the texts of the acts with their digests; paper and file bear the digits of the journal's state.

# $count (number)
acts_count =
    { $count ->
        [one] { $count } act of the journal
       *[other] { $count } acts of the journal
    }

as_file = File (JSON)
other_matter = Of something else
choose = Choose

# Where an address asks for a board and a player at once, or for a round without a board
one_matter = Choose a round with a board, or a player, or nothing for the whole event.

# On the paper
state = State of the journal
chain = Chain

# $state (text)
proof = Each act has a digest, the SHA-256 of its text; the chain binds it to every act before it. The file of this dossier has these texts and the digests of all acts, from which anybody can compute the chain above. “sonneborn dossier --check FILE” computes it, and “sonneborn verify --tournament NUMBER --sheet { $state }” says whether the server's journal still has this state.
acts = Acts
when = When
who = Who
what = What

# $reason (text)
reason = reason: { $reason }

# $warning (text)
# A warning that the arbiter saw and went on from
gone_on = gone on from: { $warning }
taken_back = taken back since
ruling_follows = the ruling's sheet follows
pairings = Why they were paired so
bye = Bye
games = Games as they were given

# $bytes (text)
# Why a file is no dossier
too_large = The file is larger than { $bytes } bytes.

# $line (text), $column (text), $why (text)
broken_off = Line { $line }, column { $column }: { $why }
other_format = This is no dossier of Sonneborn.

# $edition (text), $known (text)
too_new = The file is of edition { $edition }; this version knows up to { $known }. Install a newer version.

# $chain (text)
wrong_chain = The digests do not make the chain { $chain }.

# $seq (text)
act_changed = Act { $seq } is not as it was written.

# $seq (text)
person_changed = What act { $seq } says about a person is not as it was written.

# $event (text), $count (number), $state (text)
proven =
    { $count ->
        [one] { $event }: { $count } act, proven by the state { $state }
       *[other] { $event }: { $count } acts, proven by the state { $state }
    }


# $number (text)
no_tournament = There is no tournament { $number }.

# $number (text)
no_number = Nobody has the starting number { $number }.
no_board = There is no such board.

# $seq (text)
photograph_changed = The photograph of act { $seq } is not the one that was kept.

