### Le manuel : son cadre et ses tableaux.

help = Aide
title = Manuel
contents = Table des matières
as_pdf = En PDF
in_this_chapter = Dans ce chapitre
chapters = Chapitres
page_number = Page
when_it_suits = Quand il convient
code = Code
meaning = Sens
article = Article de C.07
teams_only = équipes seulement
claim = Réclamation
