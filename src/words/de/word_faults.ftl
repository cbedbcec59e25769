### Fehler in den Dateien der Wörter.

syntax = kein Fluent: { $why }
not_used_here = Begriffe, Attribute, Funktionen und Verweise auf Meldungen gibt es in diesen Dateien nicht
twice = { $id } steht zweimal da
signature = der Kommentar von { $id } muss mit den Argumenten beginnen: `# $name (text), $count (number)`
unknown_table = eine solche Datei gibt es im Englischen nicht
unknown_message = die Meldung { $id } gibt es im Englischen in dieser Datei nicht
unknown_argument = { $id } hat kein Argument ${ $name }
unused_argument = der englische Text von { $id } verwendet ${ $name } nicht
plural_of_text = ${ $name } von { $id } ist ein Text und hat keinen Plural; nach seinen Werten wählen oder ein anderes Argument nehmen
no_category = { $id } hat keinen Text für die Pluralkategorie [{ $category }]
not_said = { $id } fehlt: eine Sprache nennt ihren eigenen Namen (own_name), ihren englischen (english_name) und ihre Schreibrichtung (direction)
direction = die Schreibrichtung ist ltr (von links nach rechts) oder rtl (von rechts nach links), nicht „{ $given }“
