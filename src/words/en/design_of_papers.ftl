### Which names are shown, and the design of an event's papers.

design = Names and design
names = Names
by_language = By the language of the page
both_names = Both, beside each other
own_names = As entered
latin_names = Latin
order = Order of Chinese names
pinyin = By pinyin
strokes = By strokes
lists = Lists
large = Large print: read from two metres
two_columns = Lists of players in two columns
parted_by = A page for each
not_parted = One list for all
columns = What lists tell of a player
# $place (number)
column = Column { $place }
usual = What is known
own_words = Own words on every page
header = Above the title
footer = At the foot
preview = Preview
logo = Logo
# The file of the organiser's mark
logo_hint = A PNG or JPEG picture of at most 100 kB; it stands at the upper right of every page.
add_logo = Take this logo
remove_logo = Remove the logo
# $kilobytes (number)
bad_logo = This is no PNG or JPEG picture of at most { $kilobytes } kB that can be printed. Save it as PNG without interlacing, or as JPEG.
# $characters (text)
missing = No font has { $characters }: papers print the number instead.
# Over the ticks of what one press prints for a round
round_papers = What is printed for a round
paper_before = The list before the round (players, standings)
