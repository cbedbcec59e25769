# Copies of events on another server: the hall's page that sends, the other server's page that receives
title = Copies from halls
intro = The Sonneborn in a playing hall can keep a copy of its event here, for everybody to read. Make a key for the event and give the line to its chief arbiter. What is done is done in the hall; the copy only shows it.
name = Event
make = Make a key
# $name (text)
made = Give this line to the chief arbiter of { $name }; it is shown this once:
copy_of = Copy
last_came = Last heard
nothing_yet = Nothing has come yet
revoked = revoked
new_key = New key
revoke = Revoke the key
take_anew = Take the journal anew
take_anew_hint = For a hall that had to begin again, on another computer or from an older backup: what comes next replaces what is here.
waits_anew = Waits for a new journal
acts = Acts
# $acts (number)
acts_here =
    { $acts ->
        [one] { $acts } act
       *[other] { $acts } acts
    }
is_copy = This is a copy. Its event is run on another computer, in the hall, and nothing can be changed here.
refused = Nothing was done: this is a copy of an event that is run on another computer. Do it there.
outlet = Copy on another server
outlet_intro = Another Sonneborn, a federation's for instance, can show this event to everybody while you work here. Ask who runs it for the event's line, and put it in below. The whole journal goes there, with all that it says of people, and goes on by itself after a time without a network.
outlet_line = The line from the other server
start = Begin to copy
stop = Stop copying
stopped_hint = What is there stays there.
# $address (text)
goes_to = Goes to { $address }
# $sent (number), $all (number)
progress = { $sent } of { $all } acts are there
# $time (text)
heard_at = It answered last at { $time }.
not_asked = It was not asked yet.
no_line = The line is an address with a key behind a # sign, as the other server showed it: https://results.example/#sonneborn_copy_…
no_key = The other server does not take the key any more. Ask who runs it for a new line.
# $seq (number)
forked = The copy has another act { $seq } than this journal: it was replaced here by an older one, or another computer copies to it too. Nothing was sent. If this journal is the right one, let who runs the other server press "Take the journal anew" there.
# $seq (number)
newer = The other server is of an older version and does not know act { $seq }. It must be brought up to date; what is missing is sent then.
# $why (text)
not_taken = The other server did not take it: { $why }
journal_unreadable = The journal cannot be read here now.
# $seq (number)
behind = The copy ends at act { $seq }; what comes before must be sent first.
# $why (text)
not_json = What was sent is no journal of a copy: { $why }
# $seq (number)
forked_here = The copy has another act { $seq } than was sent; the journal was replaced, or two computers write it. Nothing was taken.
# $seq (number)
newer_here = Act { $seq } is of a newer version than this server. Bring it up to date; nothing was taken.
too_large = More was sent at once than is taken here.
