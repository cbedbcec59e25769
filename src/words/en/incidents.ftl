### Incidents at the board, appeals, and the envelopes of adjourned games.

title = Incidents and appeals
device = Electronic device
advice = Notes or advice
distraction = Distracting the opponent
late = Late arrival
recording = Not recording the moves
leaving = Leaving the playing area
conduct = Conduct
fault = Clock, board or hall
other = Something else
noted = noted only
warning = warning
time_to_opponent = time to the opponent
time_taken = time taken
points_to_opponent = points to the opponent
points_taken = points taken
game_lost = game declared lost
fine = fine
rounds_excluded = excluded from rounds
expulsion = expelled from the event
upheld = upheld
upheld_in_part = upheld in part
dismissed = dismissed
withdrawn = withdrawn

# $minutes (number)
minutes_of = { $minutes } min

# $round (number), $name (text), $cause (text), $measure (text)
told_as = Round { $round }, { $name }: { $cause }; { $measure }

# $name (text), $round (number), $about (text)
lodged = { $name } appeals in round { $round }: { $about }

# $appeal (number), $heard (text)
heard = Appeal { $appeal } heard: { $heard }

# $appeal (number), $outcome (text), $reasons (text)
decided = Appeal { $appeal } { $outcome }: { $reasons }

# $round (number), $board (number), $number (number)
sealed = Round { $round }, board { $board }: move { $number } sealed

# $round (number), $board (number)
unsealed = Round { $round }, board { $board }: envelope taken back

appeal_minutes = Minutes for an appeal after the decision (0: none announced)
note_incident = Note an incident
incidents = Incidents
no_incidents = No incident yet.
player = Player
what = What happened
measure_taken = What was done
minutes = Minutes
note = Note
note_it = Note it
result_hint = A lost game, points or a withdrawal are entered on their own pages; the journal keeps both.
counted = By player
earlier = Earlier in this event
appeals = Appeals
no_appeals = No appeal yet.
lodge = Lodge an appeal
against = Against
another_decision = another decision
about = What is appealed against, and why
lodge_it = Lodge
by = By
lodged_at = Lodged
deadline = Deadline
state = State

# $at (text)
in_time = in time, until { $at }

# $at (text)
too_late = lodged after the deadline, { $at }

no_deadline = no time announced
waits = waits to be heard
who_was_heard = Who was heard
hear_it = Heard
outcome_label = Decision
reasons = Reasons
decide_it = Decide
adjourned = Adjourned games
envelope = Envelope of the sealed move
sealed_by = Sealed by
sealed_number = Number of the sealed move
position = Position before it (FEN)
white_used = Time used by White
black_used = Time used by Black
draw_offered = A draw was offered
resumption = Resumed (day, time, place)
# $round (text), $board (number)
# Heads the form for the envelope of a game
at_board = Round { $round }, board { $board }
keep_envelope = Keep the envelope
take_back_envelope = Take the envelope back
no_envelope = No game is adjourned with a sealed move.
print_envelope = Print the envelope (PDF)

# $what (text)
# On a button: Round 7 or The whole event
as_pdf_of = { $what } (PDF)

# Somebody says that a player cheats: FIDE’s Anti-Cheating Regulations
complaint = In-tournament complaint

complaint_heading = In-tournament complaint (FIDE Anti-Cheating Regulations)
complaint_hint = The player above is the one complained of. Fill this in for a complaint only.
complained_by = Who complains (name, FIDE ID, player, captain, arbiter or spectator)
complained_of = Against
seen_what = What was seen or heard, when and where
measures_done = Measures taken by the arbiters
screening_done = Screening done (person, belongings, games) and what it found
complaint_paper = Complaint (PDF)
complaint_blank = Empty complaint form (PDF)
complaint_confidential = Confidential: for the chief arbiter and the fair-play bodies only. The complaint is made in good faith; one without any ground can be punished.
signature_complainant = Complainant
in_journal = In the journal
