# People of an event: invitations by link and QR code, devices
title = People and devices
who_is_here = Who has a role, and on what
devices = Devices
no_device = logged in nowhere
here_now = here now
# $time (text)
# A device that has no page open now; the time is known to the hour
seen_about = last seen about { $time }
this_device = this device
shut_out = Shut out
shut_out_hint = A lost device is out at once: its log-in ends, and results that it kept to be sent are refused and say why. Devices of chief arbiters are ended in their own account.
make_link = Make a link
hint = Whoever opens the link gives a name and needs no account. The right ends at the hour given; with boards they enter results on these boards of the round that is played, and nothing else.
shown_once = The link and its code are shown this once. Whoever has it can use it.
open_links = Links that can still be used
uses = For how many people
uses_left = Left
until = Until
boards_field = Boards
first_board = first board
last_board = last board
all_boards = all boards
# $first (number), $last (number)
boards = boards { $first } to { $last }
boards_wrong = Boards are two numbers, the first not above the last, and only for arbiters.
until_wrong = The end must be later than now, and within 60 days.
# $role (text), $boards (text), $until (text)
made = { $role }, { $boards }, until { $until }.
join_title = Join
join = Join
your_name = Your name, as the journal will say it
spent = This link was used, revoked or is over. Ask the chief arbiter for another.
known_here = You are logged in on this device already. Log out first to join as somebody else, or ask the chief arbiter to give your account a role.
# $name (text)
# Where somebody who is logged in opens a link to another event
joins_as = You join as { $name }, who is logged in on this device. To join as somebody else, log out first.
# Button beside somebody who came by a link
let_in = Let in again
let_in_hint = Who lost the log-in comes in again as the same person: a link for them alone, for one device, within the hour. It also gives them the time until the end that new links have.
# $name (text)
# Above the link that was just made
let_in_made = For { $name } alone: whoever opens it on a device acts as { $name } there.
# $name (text)
# Where that link leads
welcome_back = You come in as { $name } again, on this device.
# The button there
come_in = Come in
# Where somebody joins under a name that is taken
name_taken = Somebody here is called so already. If it is you: ask the chief arbiter to let you in again (Settings, People and devices). Otherwise add a second name.
