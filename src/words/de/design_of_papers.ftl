### Namen und Gestaltung der Papiere.

design = Namen und Gestaltung

names = Namen

by_language = Nach der Sprache der Seite

both_names = Beide nebeneinander

own_names = Wie eingetragen

latin_names = Lateinisch

order = Reihenfolge chinesischer Namen

pinyin = Nach Pinyin

strokes = Nach Strichzahl

lists = Listen

large = Großdruck: aus zwei Metern lesbar

two_columns = Teilnehmerlisten in zwei Spalten

parted_by = Eigene Seite je

not_parted = Eine Liste für alle

columns = Was Listen über Teilnehmer sagen

column = Spalte { $place }

usual = Was bekannt ist

own_words = Eigener Text auf jeder Seite

header = Über dem Titel

footer = Am Fuß

preview = Vorschau

logo = Logo

logo_hint = Ein PNG- oder JPEG-Bild von höchstens 100 kB; es steht oben rechts auf jeder Seite.

add_logo = Dieses Logo nehmen

remove_logo = Logo entfernen

bad_logo = Das ist kein druckbares PNG- oder JPEG-Bild von höchstens { $kilobytes } kB. Speichern Sie es als PNG ohne Interlacing oder als JPEG.

missing = Keine Schrift enthält { $characters }: Auf Papieren steht stattdessen die Nummer.
round_papers = Was zu einer Runde gedruckt wird
paper_before = Liste vor der Runde (Teilnehmer, Rangliste)
