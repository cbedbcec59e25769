### The words of knock-outs: stages, the bracket's page, and who goes through.

bracket = Bracket
final_stage = Final
semi_finals = Semi-finals
quarter_finals = Quarter-finals

# $n (number)
last = Round of { $n }

third_place = Third place

# $first (number), $last (text)
rounds_of_stage = rounds { $first }–{ $last }

# $n (number)
round_of_stage = round { $n }

hint = The numbers are the seeds: 1 and 2 can meet in the final only. Places without a player are byes for the top seeds.
bye = bye
open = …

# $name (text)
champion = Winner: { $name }

level = Who goes through?
level_hint = These matches are level, or somebody has left. Play the tie-break of the regulations, and say who goes through and how.
how = How: tie-break games, lots, …
goes_through = Goes through
how_missing = Say how it was decided: the tie-break's score, lots, or why the other does not go on.
not_of_this_bracket = Rounds of this event are not of the bracket that its seeds give; the next ones are paired by hand.
nobody = The bracket is drawn when there are two players.
games_of_match = Knock-out: games of a match
with_third_place = Knock-out: a match for third place
waits_for_tie_break = waits for the tie-break

pace_rapid = rapid
pace_blitz = blitz
pace_armageddon = armageddon
enter_game = Enter the game
play_off_hint = Enter the tie-break games one by one. They are rated at their own rate, and give no points in the event; in armageddon a draw is enough for Black. Undo a wrong one in the journal.
play_off = Tie-break

# $rate (text)
play_off_games = Tie-break games ({ $rate })

# Beside a match of the bracket: its winner was paired before its result was corrected
as_paired = as it was paired; its result was corrected later

# $stage (text)
# In the standings, beside who lost there
out_in = out: { $stage }

# $stage (text)
# Beside who goes through to the next stage
through = through: { $stage }

# $stage (text)
# Beside who won the final, or the match for third place
won = won: { $stage }

# Head of a column of the standings, and what they are ordered by
stage_reached = Stage reached
