### Die Papiere der Mannschaften.

team_list = Mannschaften und Spieler

totals =
    { $teams ->
        [one] { $teams } Mannschaft, { $players } Spieler
       *[other] { $teams } Mannschaften, { $players } Spieler
    }

pairings_of_teams = Paarungen der Mannschaften

match_sheets = Spielberichte

line_up_sheets = Aufstellungsbogen

blank_line_ups = Aufstellungsbogen, leer

board_prizes = Brettpreise

match_n = Wettkampf { $n }

total = Summe

boards = Bretter

squad = Kader

given_at = Abgegeben um

reserves = Ersatzspieler

games = Partien

at_least =
    { $least ->
        [one] Mit mindestens { $least } am Brett gespielten Partie; grau: mit weniger.
       *[other] Mit mindestens { $least } am Brett gespielten Partien; grau: mit weniger.
    }

by_percentage_key = Nach Prozenten; bei gleichen zuerst, wer mehr Punkte hat.

by_points_key = Nach Punkten; bei gleichen zuerst, wer weniger Partien brauchte.

percentage = Prozente

least_games = Partien, mindestens

measure = Nach

show = Zeigen
