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

# $why (text)
body_unreadable = The body could not be read: { $why }

# $value (text)
value_unknown = “{ $value }” is not one of the values that this field takes.

# $why (text)
tie_breaks_unusable = The tie-breaks of the tournament cannot be computed: { $why }

no_game = This is no game in PGN.

# $detail (text)
# The detail comes from the reader and is in English.
unreadable_request = The request could not be read: { $detail }
belief_missing = Say which state this is meant for: the players of the board (`players`), or the last act that you had read (`signature.seen`).
ends_at = Ends
