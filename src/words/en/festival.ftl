### The words of festivals: several events as sections of one.

festival = Festival
section = Section
to_do = To do
papers_of_all = Papers of all sections
find_player = Find a player in all sections
keys_hint = The number of a section opens it; g v leads back here from any of its pages.
check_in_all = Check-in of all sections
check_in_once = Who plays in several sections on that day stands here once, and one tick counts in all of them.
another_section = Another section
another_section_hint = It has the place, the dates, the schedule, the staff and the regulations of this one, and can be changed in its own settings.
with_players = A side event: with the players of this one, each by the rating of its rate of play
add_section = Add the section
cut_already = This event was cut into groups already. To cut it again, take back the tick “Only a list of entries” in Settings, Event.
cut_too_late = A round of this event is paired already. The field is cut into groups before, or another section is added.
cut_too_early = Enter everybody first; then the field is cut into groups.
entries_only = Only a list of entries: its players play in groups
groups = Groups
group_size = Players in a group
cut_into_groups = Cut into groups
groups_hint = The field is cut into round robins by rating, quads for instance, each a section of its own with a copy of its players.
groups_entries_hint = The event itself stays as the list of entries: nothing is paired of it, and it takes no boards in the hall.

# $event (text), $n (number)
group_name = { $event } · Group { $n }

boards = Boards
number_boards = Number the boards through the hall
number_boards_hint = In the order of the sections, by their numbers of players, where round 1 is not paired yet.
move_player = Move to another section
move_hint = Before anybody is paired the player is taken over. After that they leave this section from its next round on and enter the other as a late entry; points that go along stand there as points that no game of that section gave, and its report tells them. Both journals say so.
# $count (number)
more_tasks = { $count } more


# A heading
join_event = Take in an event that is there already

# The button
join = Take in

join_hint = Of the events of which you are chief arbiter and that are in no festival. Each keeps its own journal, staff and pages.

# The button
leave = Take this event out of the festival

leave_hint = The event stays as it is; it is only no section any more.

# A heading, a link
staff = Staff by section

staff_hint = A role in one section says nothing about the others.

# A field
name_of_festival = Name of the festival

# A tick beside the move
points_go_along = with their points, as the regulations say

# The title of a page of a festival: what was paid, what is due, and who wins what
money = Money and prizes

# The last line of a table, and a head
all_sections = All sections

# Head of a column: the sum of the prizes
prize_money = Prizes

# $sections (text)
# Beside the name of somebody who wins in several sections
also_wins = also in { $sections }

no_prizes = No section has prizes yet.

# $count (number)
# Beside the number of entries: who plays in several sections counts once
persons =
    { $count ->
        [one] { $count } person
       *[other] { $count } persons
    }

# A link: the lists of all sections after one another
projector_of_all = Projector for all sections
