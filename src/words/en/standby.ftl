# A second computer in the hall, which follows the one in charge and can take over: its page, the command, what pages say meanwhile
title = Second computer
trouble_follows = This computer follows the one in charge: nothing is saved here. Work there; where it is gone, take over here.
trouble_replaced = Another computer took over: nothing is saved here any more. Work there.
open = Second computer
intro = A second computer in the hall can follow this one act by act, and go on in its place when this one dies. Make a code and type the line on the second computer; it needs the same version of Sonneborn and the same network.
make = Make a code
new_code = Make a new code
made = Type this on the second computer. The line is shown this once; whoever has it can read everything that is kept here.
end = End following
end_hint = The second computer follows no more; what it has stays there.
waits = A code was made; no computer has followed yet.
# $address (text)
followed_by = A second computer follows, at { $address }.
# $acts (number), $seconds (text)
behind =
    { $acts ->
        [0] It has every act, { $seconds } s ago.
        [one] { $acts } act behind, { $seconds } s ago.
       *[other] { $acts } acts behind, { $seconds } s ago.
    }
# $seconds (text)
second_silent = The second computer was not heard of for { $seconds } s. If somebody took over there, work there; this one learns of it as soon as it reaches it.
later = An act counts as done when this computer has it; the second one has it a moment later, and accounts, games and messages within seconds. What it did not get is told by this computer when it comes back.
# $address (text)
follows = Follows { $address }.
not_whole = Not everything has come yet.
# $seconds (text)
silent = The computer in charge has not answered for { $seconds } s. What was done there since is not known here.
# $event (text), $seq (number)
forked = { $event }: the computer in charge has another act { $seq } than this one, or none. What is here stays as it is.
not_in_charge = The other computer is not in charge itself.
# $theirs (text)
other_version = The other computer has another version of Sonneborn ({ $theirs }). Both must be the same.
no_key = The other computer does not take the code any more. Make a new one there, and follow into a new folder.
unreadable = What the other computer says cannot be read.
take_over = Take over
take_over_hint = Only where the other computer is gone: from then on acts are done here, and the other one writes nothing any more once it hears of it. An administrator of the hall confirms.
take_over_now = Take over now
not_administrator = Only an administrator of the hall may take over, with a second factor where the hall asks for one.
phones = Phones and deputies come here then
phones_hint = Show this code in the hall. Whoever works here logs in as before; results that wait unsent on a phone are typed again.
# $time (text), $address (text)
took_over = This computer took over at { $time }, from { $address }. That one is told so whenever it can be reached.
# $time (text), $address (text)
replaced = Another computer took over at { $time }. The work goes on at { $address }.
alone = Acts that only this computer has
alone_hint = They were done here, and the computer that took over had not got them. They are handed to it as soon as it can be reached; there a chief arbiter of the event takes over each by a press, judged as any other act, or sets it aside.
alone_none = The computer that took over has every act of this one.
alone_event = The computer in charge does not know this event. Save it here (Reports, Whole tournament) and bring it in there.
# Acts that only the replaced computer had, on the one in charge
lone = Acts of the replaced computer
# $event (text), $count (number)
lone_in =
    { $count ->
        [one] { $event }: { $count } act of the replaced computer waits
       *[other] { $event }: { $count } acts of the replaced computer wait
    }
# $count (number)
lone_task =
    { $count ->
        [one] Look at { $count } act that only the replaced computer had
       *[other] Look at { $count } acts that only the replaced computer had
    }
lone_hint = They were done on the other computer and had not come here when this one took over. What you take over is done now, in your name, and judged as any other act; from top to bottom, because later acts can rest on earlier ones. What you set aside is not done.
lone_none = No act of a replaced computer waits.
# $address (text)
lone_of = From { $address }
lone_take = Take over
lone_aside = Set aside
lone_clear = Set aside all that are here already or were taken back
lone_there = This is so here already.
lone_taken_back = The other computer took it back; there is nothing to do.
lone_rests_there = It rests on a person, a team or an act that only the other computer knows: do by hand what still holds, then set it aside.
lone_photograph = The picture is on the other computer only: photograph the scoresheet again.
lone_forgetting = Forget this person here under Settings, Personal data; what stands here goes with it.
# $device (text), $address (text), $seq (number), $who (text), $other (text)
# How the journal says from where an act comes that was taken over
lone_told = { $device }; taken over from { $address }, act { $seq } of { $who } ({ $other })
# $event (text)
go_there = { $event } on the computer in charge
go_back = Go on here
go_back_hint = Only where the other computer is gone for good: what was done there since it took over is then on that computer alone.
of_postgres = This server keeps its data in PostgreSQL, which has a standby of its own: deploy/README.md in the source says how.
# Commands
about = Follow the computer in charge of a hall, to take over when it dies
line = The line that the computer in charge shows at "Second computer": its address with the code behind a # sign. Without it, the hall that is announced on the network is looked for, and the code is asked for
no_line = this is no line of a second computer: write it as the computer in charge shows it, http://192.168.1.5:8080/#8XK2-…
searching = Looking for the hall on the network …
# $address (text)
found = Found the hall at { $address }. Type the code that it shows at "Second computer", what stands there behind the # sign:
none_found = no hall is announced on this network: join the same Wi-Fi (a guest network often keeps devices apart), or type the line that the computer in charge shows at "Second computer"; only a hall that was started with --desktop, or that took over from another computer, is announced
# $addresses (text)
several_found = several halls are announced here: { $addresses }. Type the line that yours shows at "Second computer"
not_searched = the network cannot be searched for a hall: type the line that the computer in charge shows at "Second computer"
# $file (text)
has_database = there is a database already: { $file }; name another folder with --data-dir
not_file = a second computer keeps its data in a file; do not name a database server
# $why (text)
not_begun = the computer in charge cannot be followed: { $why }
# $address (text), $page (text)
following = Following { $address }. How far, and taking over: { $page }
