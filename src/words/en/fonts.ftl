### Fonts that administrators add to the papers.

fonts = Fonts of the papers
hint =
    The built-in fonts print Latin, Greek, Cyrillic, Georgian, Armenian, Arabic, Hebrew and Chinese (GBK, Big5). For other scripts, as Thai,
    Devanagari or Korean, or rare Chinese characters, add a TrueType or OpenType font here; it is kept with the data and its backups. A font is
    embedded in every paper that needs it: its licence must allow that.
file = Font file (.ttf, .otf)
add = Add the font
remove = Remove
remove_consequence = Papers print its characters as numbers from now on.
no_file = Choose a file first.
