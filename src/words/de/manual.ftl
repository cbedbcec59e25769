### Das Handbuch: sein Rahmen und die Köpfe der Tabellen, die es aus dem Programm zeichnet. Die Texte selbst stehen in `src/manual`.

help = Hilfe
title = Handbuch
contents = Inhalt
as_pdf = Als PDF
in_this_chapter = In diesem Kapitel
chapters = Kapitel
page_number = Seite
when_it_suits = Wofür es passt
code = Kürzel
meaning = Bedeutung
article = Artikel von C.07
teams_only = nur Mannschaften
claim = Antrag
