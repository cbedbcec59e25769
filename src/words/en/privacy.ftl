### Words about what is known of people: what is public, who is forgotten, what is deleted.
title = Personal data
what_is_public = What everybody sees of a published event
public_list = Once published, everybody sees without logging in: the players’ names, titles, federations and ratings, the published pairings, results, standings and crosstables, each player’s page with rating changes, and the games kept with the boards.
never_public = Never public: dates of birth, identity numbers, fees, notes, drafts of rounds, the journal, and who entered what.
to_publish = Publish the event, or take it back
forget = Make a player anonymous
forget_hint = The name, birth, numbers, club and notes of the player are taken out of the journal, every past moment and the kept games, for good. Results, title, federation and rating stay, because the others’ standings and ratings rest on them. Copies made before, printed papers, reasons and rulings in free text are not reached.
sure = I am sure; this cannot be undone
not_sure = Tick that you are sure: this cannot be undone.
delete = Delete this event

# $days (number)
delete_hint = Nobody sees the event then. An administrator can take it back for { $days } days; after that it is gone for good. Keep the last export.

last_export = Last export
type_name = The event’s name, to be sure
other_name = The name typed is not this event’s. Nothing was deleted.
deleted_events = Deleted events and lists

# $days (number)
deleted_hint = An event can be taken back for { $days } days after it was deleted. It is not public then until it is published again.

take_back = Take it back

# $days (number)
kept_for =
    { $days ->
        [one] An event in which nothing was done for { $days } day on which the server ran is deleted by itself (--keep-days).
       *[other] An event in which nothing was done for { $days } days on which the server ran is deleted by itself (--keep-days).
    }

kept_for_ever = No event is deleted by itself: the server was started without --keep-days.
archive = Archive this event
archive_hint = The event leaves the list of events. It stays readable and public as it is, and can be taken out again at any time.
is_archived = This event is archived.
take_out = Take it out of the archive
forget_waiting = Forget who got no place
forget_waiting_hint = Who signed up, waited and was turned away is no player; the journal still has what they wrote. It is taken out for good, and the act of their sign-up stays without them. Who still waits is turned away first (Players’ phones).
