### Die Bildschirme im Saal.

title = Bildschirme

hint = Jeder Bildschirm hat eine eigene Adresse: Öffnen Sie sie einmal am Fernseher. Er folgt dem, was hier gewählt ist. Tasten dort: Leertaste für die nächste Seite, f für Vollbild.

add = Bildschirm hinzufügen

remove = Entfernen

name = Name

name_needed = Ein Bildschirm braucht einen Namen, den kein anderer hat.

sequence = Zeigt nacheinander

nothing_to_show = Wählen Sie mindestens eines, was gezeigt wird.

seconds = Eine Seite bleibt stehen für

size = Größe

size_unknown = Wählen Sie eine Größe aus der Liste.

heads = Mit Kopfzeilen: des Turniers und der Spalten

qr = Mit dem QR-Code der öffentlichen Seiten

announcement = Mitteilung

clock = Uhr

picture = Bild des Sponsors

picture_file = PNG, JPEG oder WebP, bis 4 MB; ohne Datei wird es entfernt

no_picture = Die Datei ist kein PNG, JPEG oder WebP bis 4 MB.

starts_in = Die Runde beginnt in { $left }
turn = Bild gedreht
not_turned = Nicht gedreht
turned_right = Um ein Viertel nach rechts
turned_left = Um ein Viertel nach links
turned_over = Auf dem Kopf
turn_unknown = Wählen Sie aus der Liste, wie das Bild gedreht wird.
whole_sequence = Seine Folge
show = Zeigen
