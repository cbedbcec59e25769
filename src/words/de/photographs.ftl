### Fotos, die mit einer Partie aufbewahrt werden.

title = Fotos
white_sheet = Partieformular von Weiß
black_sheet = Partieformular von Schwarz
clock = die Uhr
board = das Brett
other = etwas anderes
told = Runde { $round }, Brett { $board }: Foto aufbewahrt, { $what } (SHA-256 { $digest })
take = Foto
depicts_label = Es zeigt
keep = Foto aufbewahren
hint = JPEG oder PNG, höchstens { $most } je Partie. Jedes wird verkleinert und neu geschrieben: Ort, Zeit und Kamera werden nicht aufbewahrt.
kept = Das Foto ist aufbewahrt; sein SHA-256 steht im Protokoll.
none_chosen = Wählen Sie zuerst ein Foto.
unreadable = Das ist kein lesbares Foto. Nehmen Sie es als JPEG oder PNG noch einmal auf.
too_large = Das Foto hat mehr als { $most } Millionen Bildpunkte. Nehmen Sie es in der üblichen Größe der Kamera auf.
gone = Das Bild liegt nicht auf diesem Server; das Protokoll hat sein SHA-256.
at_and_by = { $at }, { $by }
differs = Das Bild ist nicht das, das aufbewahrt wurde.
