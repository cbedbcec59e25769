### The language itself.

# The name of the language in itself, as the menus show it
own_name = English

# The name of the language in English; the program's code calls it so
english_name = English

# ltr (from left to right) or rtl (from right to left)
direction = ltr
