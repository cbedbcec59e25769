### What is wrong with a file of words: `sonneborn words check` and the build tell it, after the file and the line.

# $why (text)
# The file is not in the format Fluent; why, the format's own reader says in English
syntax = not Fluent: { $why }
not_used_here = terms, attributes, functions and references to messages are not used in these files

# $id (text)
# $id is the name of a message, before its =
twice = { $id } stands twice

# $id (text)
signature = the comment of { $id } must begin with its arguments: `# $name (text), $count (number)`
unknown_table = English has no such file

# $id (text)
unknown_message = English has no message { $id } in this file

# $id (text), $name (text)
unknown_argument = { $id } has no argument ${ $name }

# $id (text), $name (text)
unused_argument = the English text of { $id } does not use ${ $name }

# $id (text), $name (text)
plural_of_text = ${ $name } of { $id } is a text: it has no plural; choose by its values, or use another argument

# $id (text), $category (text)
# A category of CLDR: one, few, many
no_category = { $id } has no text for the plural category [{ $category }]

# $id (text)
# In language.ftl
not_said = { $id } is missing: a language says its own name (own_name), its name in English (english_name) and its direction

# $given (text)
direction = the direction is ltr (from left to right) or rtl (from right to left), not “{ $given }”
