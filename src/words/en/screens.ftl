### The screens in the hall: what each shows, in which order and how big.

title = Screens
hint = Each screen has an address of its own: open it on the television once. It follows what is chosen here. Keys there: space for the next page, f for the full screen.
add = Add a screen
remove = Take it away
name = Name
name_needed = A screen needs a name that no other has.
sequence = Shows, one after another
nothing_to_show = Choose at least one thing to show.
seconds = A page stands for
size = Size
size_unknown = Choose a size of the list.
heads = With heads: of the event, and of the columns
qr = With the QR code of the public pages
announcement = Announcement
clock = Clock
picture = Sponsor's picture
picture_file = PNG, JPEG or WebP, up to 4 MB; none takes it away
no_picture = The file is no PNG, JPEG or WebP of up to 4 MB.
turn = Picture turned
not_turned = Not turned
turned_right = By a quarter to the right
turned_left = By a quarter to the left
turned_over = Upside down
turn_unknown = Choose a way to turn the picture from the list.
whole_sequence = Its sequence
show = Show

# $left (text)
starts_in = The round starts in { $left }
