### Words of the JSON API's problems, and of the page that tells of it and of its tokens.

title = JSON API for scripts
introduction = A token opens one tournament. The chief arbiter makes and revokes tokens on the tournament's page of members; a script sends its token with every request, and the journal signs its acts with the token's name.
openapi = The whole description as OpenAPI 3.1
method = Method
address = Address
does = What it does
tokens = Tokens for scripts
tokens_hint = A script reaches this tournament through the JSON API with a token. A reader's token sees what a viewer sees; an arbiter's token also enters players and results and pairs rounds.
token_name = Name of the script
token_role = Right
reader = Reads
arbiter = Reads and acts as an arbiter
made_at = Made
used_at = Last used
never_used = never
make_token = Make a token
revoke = Revoke

# $name (text)
token_made = The token of { $name }. Copy it now: it is shown only this once.

about_api = What scripts can do
no_token = Send a token of this server in the header “Authorization: Bearer …”. The chief arbiter makes one on the page of members.
other_tournament = This token opens another tournament.
role_too_low = This token only reads. Ask the chief arbiter for one with an arbiter's right.
not_found = There is nothing at this address.
confirm = Look at the warnings, then send the same again with "confirmed": true in the signature.

# $value (text)
value_unknown = “{ $value }” is not one of the values that this field takes.

# $why (text)
tie_breaks_unusable = The tie-breaks of the tournament cannot be computed: { $why }

no_game = This is no game in PGN.
other_game = Another record is kept with this board. Send it as `was` to put yours in its place.

belief_missing = Say which state this is meant for: the players of the board (`players`), or the last act that you had read (`signature.seen`).
ends_at = Ends

# $line (number), $column (number)
body_no_json = The body is no JSON: line { $line }, column { $column }.

# $line (number), $column (number)
# A field is missing, unknown or of another kind; “field” and “detail” of the answer say which and how.
body_wrong = The body is JSON, but not what this address takes: line { $line }, column { $column }.

body_too_large = The body is too large, or did not arrive whole.

# What the addresses of the API do
does_list_tournaments = The tournament that the token opens, as a list of one.

does_show_tournament = A tournament: particulars, regulations, how far it has come.
does_list_players = Players by TPN; those without one follow.
does_register_player = Registers a player. Whoever bears the name or FIDE ID of another is a warning to confirm.
does_show_player = One player.
does_edit_player = Changes what is registered about a player.
does_remove_player = Strikes a player who was never paired.
does_change_presence = Withdraws, expels or re-enters a player.
does_request_bye = Asks for a bye in a round that is not paired yet, or takes it back.
does_list_rounds = Every round that is paired.
does_show_round = The pairings and results of a round.
does_pair_round = Pairs the next round by the tournament's system, as a draft.
does_publish_round = Publishes the draft of a round.
does_discard_round = Takes the draft of a round back.
does_show_board = Who meets at a board, and the result.
does_enter_result = Enters, corrects or clears a result. The result of the round before the last needs a reason; older ones are refused.
does_correct_result = Corrects an old result for the rating report only (C.04.2 art. 4.3). A reason is asked for.
does_show_standings = The standings.
does_list_documents = What can be fetched.
does_fetch_document = One document. The whole tournament (tournament.json) has everybody's names and devices and is for arbiters only.
does_list_games = Every board whose game is kept.
does_show_game = The record of a board's game.
does_keep_game = Keeps the record of a board's game in place of an earlier one. Games are no acts: they change no result.
does_send_games = Takes games while they are played, as PGN, with a key for one round: each finds its board and is watched.
does_list_acts = The acts, the oldest first; offset is the number of the last act that is known already.
request_unreadable = The address or its query could not be read; “detail” says why.
does_undo_act = Takes an act back. What changes by it is judged as on the page; the journal keeps both.

does_publish_schedule = Pairs and publishes all rounds of a table

does_list_teams = Lists the teams with their squads and line-ups

does_register_team = Registers a team with its players

does_change_team_presence = Withdraws or re-enters a team

does_give_line_up = Notes the line-up of a team for a round

does_close_line_ups = Closes the line-ups of a round

does_list_matches = Lists the matches of a round, board by board

does_enter_play_off = Enters a game of a tie-break

does_send_through = Says who goes through
