### Who reads what: classes of data, readers, and how far. For the command `rights` and the manual.

# Above the table of the command line
title = Who reads what
# Head of a column
who = Who
# Head of a column
how_far = How far
# Head of a column
what = What
# A class of data; the classes stand in a list
class_public = what is published
class_names = names, clubs, ratings, drafts, rulings, settings
class_persons = birth dates, contacts, remarks
class_money = fees
class_codes = players’ codes, captains’ links, keys
class_devices = devices and addresses
class_sealed = sealed moves
class_incidents = incidents and appeals
class_journal = the whole journal, dossiers, the event as a file
class_accounts = accounts, members, who is where
# How far somebody reads
scope_server = everything on the server
scope_event = the festival
scope_section = the event
scope_boards = their boards
scope_team = their team
scope_player = themselves
# Who reads
reader_spectator = Anybody, where the event is public
reader_player = Player, by the code of their slip
reader_captain = Captain, by their link
reader_of_boards = With some boards only
reader_guest_viewer = Viewer by a link
reader_guest_deputy = Arbiter by a link
reader_viewer = Viewer
reader_arbiter = Arbiter
reader_chief_arbiter = Chief arbiter
reader_administrator = Administrator of the server
