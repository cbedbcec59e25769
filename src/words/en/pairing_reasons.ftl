### The reasons for a pairing in words, whichever system made it, and the page that shows them.

why_so = Why these pairs
made_by_engine = Paired by the engine.
made_by_hand = Made or changed by the arbiter's hand.
made_elsewhere = Imported: another program paired this round.
worked_out_again = Worked out again from the rounds before, by the regulations as they are now.

# $name (text)
engine_has_bye = { $name } with the bye

nothing_told = For this system the engine tells no reasons.
teams_untold = Teams are paired match by match, by the Swiss Team System (C.04.6); of its matches the engine tells no reasons.
check_all = Check all rounds
check_hint = Every round is paired again from the rounds before it, and held against what the event has.
ask = Why not these two?
ask_button = Ask
nothing_forbids = Nothing forbids it, but the order of the system pairs them otherwise; for more, this engine tells no reasons.

same_team = They play for the same team.

# $teams (number)
no_team_bye = The number of teams is odd, and none of those without whom the others could be paired may have the bye again (C.04.6 C2): { $teams }.
# $teams (number)
no_team_opponents = Not all teams find an opponent whom they have not met (C.04.6 C3): { $teams }.
# $round (number)
no_team_to_pair = No team is to be paired in round { $round }.
