### Photographs that are kept with the claim of a game.

title = Photographs
white_sheet = White’s scoresheet
black_sheet = Black’s scoresheet
clock = the clock
board = the board
other = something else

# $round (number), $board (number), $what (text), $digest (text)
told = Round { $round }, board { $board }: photograph kept, { $what } (SHA-256 { $digest })


# Beside the field that opens the camera of a phone
take = Photograph

depicts_label = It shows
keep = Keep the photograph

# $most (number)
hint = JPEG or PNG, at most { $most } of a game. Each is made smaller and written anew: place, time and camera are not kept.

kept = The photograph is kept; its SHA-256 is in the journal.
none_chosen = Choose a photograph first.
unreadable = That is no photograph that can be read. Take it again, as JPEG or PNG.

# $most (number)
too_large = The photograph has more than { $most } million pixels. Take it in the usual size of the camera.

gone = The picture is not on this server; the journal has its SHA-256.

# $at (text), $by (text)
# Under a photograph: when it was kept, and by whom
at_and_by = { $at }, { $by }


# Where the SHA-256 of the picture is not that of the journal
differs = The picture is not the one that was kept.

