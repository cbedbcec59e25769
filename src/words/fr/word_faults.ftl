### Fautes dans les fichiers de mots.

syntax = ce n’est pas du Fluent : { $why }
not_used_here = ces fichiers n’emploient ni termes, ni attributs, ni fonctions, ni renvois à d’autres messages
twice = { $id } figure deux fois
signature = le commentaire de { $id } doit commencer par ses arguments : `# $name (text), $count (number)`
unknown_table = l’anglais n’a pas ce fichier
unknown_message = l’anglais n’a pas de message { $id } dans ce fichier
unknown_argument = { $id } n’a pas d’argument ${ $name }
unused_argument = le texte anglais de { $id } n’emploie pas ${ $name }
plural_of_text = ${ $name } de { $id } est un texte et n’a pas de pluriel ; choisissez selon ses valeurs ou employez un autre argument
no_category = { $id } n’a pas de texte pour la catégorie de pluriel [{ $category }]
not_said = { $id } manque : une langue indique son propre nom (own_name), son nom en anglais (english_name) et son sens d’écriture (direction)
direction = le sens d’écriture est ltr (de gauche à droite) ou rtl (de droite à gauche), et non « { $given } »
