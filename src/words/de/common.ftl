### Wörter, die mehrere Seiten oder Papiere brauchen. Begriffe nach den FIDE-Regeln in der deutschen Fassung und der
### Turnierordnung des Deutschen Schachbundes: Feinwertung, spielfrei, Startrangliste, Setznummer.

round = Runde
round_n = Runde { $n }
board = Brett
board_short = Br.
white = Weiß
black = Schwarz
player = Teilnehmer
players = Teilnehmer
opponent = Gegner
name = Name
title = Titel
federation = Föderation
federation_short = Föd.
club = Verein
rating = Wertungszahl
rating_short = Elo
points = Punkte
points_short = Pkt.
rank = Rang
rank_short = Rg.
number_short = Nr.
result = Ergebnis
standings = Rangliste
crosstable = Kreuztabelle
bye = Spielfrei
pairing_allocated_bye = Spielfrei durch Auslosung
half_point_bye = Spielfrei mit halbem Punkt
full_point_bye = Spielfrei mit ganzem Punkt
label = { $what }:{ " " }
zero_point_bye = Spielfrei ohne Punkt
noted = { $what } ({ $note })
and_then = { $said } { $next }
list_comma = ,{ " " }
list_semicolon = ;{ " " }
boards_named =
    { $count ->
        [1] Brett { $boards }
       *[other] Bretter { $boards }
    }
