### What proves a journal, a dossier or a file, and what does not.
### The witnesses of `sonneborn verify` say who they are first: "The paper 57-…: agrees".

verify_key = The key of the hall, as the foot of a paper has it; by default that of the key file beside the database

verify_witness = Also ask this file whether it agrees: a backup, a dossier, a tournament as a file, or a folder of published pages; may be repeated

verify_offline = Do not ask copies on other servers

dossier_key = With --check: the key of the hall, as the foot of a paper has it; without it nothing is called proven

dossier_sheet = With --check: the state that a paper shows, which the dossier must have

# $number (number), $name (text), $state (text)
holds_together = Tournament { $number } ({ $name }): holds together, { $state }; no witness that was asked knows its end, so it is not proven

# $key (text)
who_heads = Signed beside the database with the key { $key }

# $state (text)
who_paper = The paper { $state }

# $address (text)
who_copy = The copy at { $address }

# $file (text)
who_file = The file { $file }

# $who (text), $since (text)
agrees_since = { $who }: agrees, since { $since }

# $who (text)
agrees = { $who }: agrees

# $who (text), $act (number)
knows_less = { $who }: agrees, and knows nothing of the acts from { $act } on

# $who (text), $act (number)
knows_more = { $who }: DISAGREES, the acts from { $act } on are missing here

# $who (text), $act (number)
knows_other = { $who }: DISAGREES, act { $act } is another here

# $who (text), $why (text)
says_nothing = { $who }: says nothing ({ $why })

other_event = it is of another event

# $number (number)
# Why what was signed says nothing of a journal: it is the end of another event's, which begins with the same acts
of_its_twin = it is the end of tournament { $number }, which begins alike; of this one nothing signed is kept

compare_key = Compare this key with a paper’s foot, or name the paper’s with --key

adopted = Its first acts were there when the hall began to sign; for them only the chain speaks, and papers from before

found = Some of its acts were found at a start: nobody here saw them done

# $acts (number), $time (text)
journal_lost = A journal that this hall signed at act { $acts }, at { $time }, is not here

# $state (text)
short_state = This sheet ({ $state }) shows 32 bits: not proof. Print it anew.

short = The state that was named has 32 bits: not proof.

# $key (text)
hall_key = Key { $key }

key = Key of the hall

# $edition (number)
old_edition = The file is of edition { $edition }: only the raw texts of its acts are bound, not the words, pairings and games that it shows. Make it anew.

not_as_written = The file is not written as the program writes it: something was put in, left out or set otherwise.

unsigned = No hall has signed the file: whether acts are left out, the games and the reasons of pairings are not proven.

wrong_signature = The signature is not of this file.

# $key (text)
other_hall = The file is signed with another key: { $key }

other_state = The file is of another state than the paper.

event_otherwise = The name of the event or the language is not what the acts say.

acts_left_out = Acts of the matter are left out, or others are put in.

# $act (number)
shown_otherwise = What is shown of act { $act } is not what its text says.

# $round (text), $board (number)
pairing_otherwise = Round { $round }, board { $board }: pair or reasons are not what the acts say.

# $round (text)
bye_otherwise = Round { $round }: a bye is not what the acts say.

# $event (text), $state (text), $key (text)
dossier_holds_together = { $event }: holds together at { $state }, signed with the key { $key }. It is proven if this key stands on a paper of the hall: name that one with --key.

# $told (number), $found (number)
archive_cut = The file ends at act { $found }, and says that its journal goes on to act { $told }: it was cut.

archive_no_end = The file does not say where its journal ends.

archive_altered = The file is not as the hall signed it.

# $act (number), $place (number)
nobody_forgot = act { $act } says that its person number { $place } was forgotten, and no act of the journal forgot them

# $act (number), $place (number)
old_forgetting = act { $act }: person number { $place } was forgotten by an older version without an act; what stands there is not proven. Forget them again, and it is bound.

why_forgotten = Why (stays in the journal; no name)

# $act (number), $since (text)
other_history = The hall has another history than this copy, from act { $act } on, seen since { $since }. This copy shows its own; both are kept.

other_acts = The other acts, as they came

# $act (number)
copy_goes_further = The copy on the other server has act { $act }, which this journal lacks: acts were deleted here, or an older backup was put in place. Nothing was sent.
