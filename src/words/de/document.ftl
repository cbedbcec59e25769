### Die Papiere.

player_list = Startrangliste
players_by_name = Teilnehmer nach Namen
check_in_list = Anwesenheitsliste
pairings_by_board = Paarungen nach Brettern
pairings_by_name = Paarungen nach Namen
results = Ergebnisse
crosstable_by_rank = Kreuztabelle nach Rang
crosstable_by_number = Kreuztabelle nach Nummer
round_robin_table_by_rank = Tabelle des Rundenturniers nach Rang
round_robin_table_by_number = Tabelle des Rundenturniers nach Nummer
figures_explained = Feinwertungen erläutert
level_on = { $points ->
    [one] gleichauf mit { $points } Punkt
   *[other] gleichauf mit { $points } Punkten
}
decided_by = Entschieden durch
shares_rank = geteilt
by_lots_or_hand = Los oder Schiedsrichter
nothing_to_print = Auf diesem Papier gibt es noch nichts zu drucken. Es hat Blätter, sobald Rangliste, Runden oder Teilnehmer dafür da sind.
nobody_there = Dort steht niemand in der Rangliste. Öffnen Sie die Werte von der Seite der Rangliste aus.
struck_does_not_count = Graue Zeilen zählen nicht.
result_slips = Ergebniszettel
player_cards = Teilnehmerkarten
public_notice = Dieses Turnier verfolgen
round_pack = Rundenmappe
page_of = Seite { $page } von { $pages }
printed_from = Gedruckt { $at } · Protokoll { $journal }
after_round = nach Runde { $n }
draft = ENTWURF, nicht veröffentlicht
category = Kategorie
gender = Geschlecht
female = w
male = m
fide_id = FIDE-ID
birth = Geboren
present = Da
paid = Bezahlt
requested = Beantragtes Spielfrei
note = Bemerkung
start = Start
colour = F
has_white = Weiß
has_black = Schwarz
no_opponent = Nicht gepaart
absent = Abwesend
withdrawn = ausgeschieden
moved = in einem anderen Teilturnier
expelled = ausgeschlossen
set_apart = Vor der Hälfte der Partien ausgeschieden: ohne Rang
running_score = Summe
totals = { $players } Teilnehmer, davon anwesend: { $present }
totals_players = { $players } Teilnehmer
games_and_missing = { $games ->
    [one] { $games } Partie, fehlende Ergebnisse: { $missing }
   *[other] { $games } Partien, fehlende Ergebnisse: { $missing }
}
white_signs = Unterschrift Weiß
black_signs = Unterschrift Schwarz
arbiter_signs = Unterschrift Schiedsrichter
chief_arbiter = Hauptschiedsrichter: { $name }
slip_hint = Beide unterschreiben; wer gewonnen hat, nach einem Remis Weiß, gibt den Zettel ab.
crosstable_key = 12w1: mit Weiß gegen Rang 12 gewonnen. b: Schwarz, ½: Remis, +: kampflos gewonnen, -: kampflos verloren oder abwesend, u: nicht gewertet.
crosstable_key_by_number = 12w1: mit Weiß gegen Nummer 12 gewonnen. b: Schwarz, ½: Remis, +: kampflos gewonnen, -: kampflos verloren oder abwesend, u: nicht gewertet.
crosstable_key_of_teams = 12w2½: 2½ Punkte im Wettkampf mit Weiß am ersten Brett gegen die Mannschaft auf Rang 12. b: Schwarz, +: kampflos gewonnen, -: kampflos verloren oder abwesend.
crosstable_key_of_teams_by_number = 12w2½: 2½ Punkte im Wettkampf mit Weiß am ersten Brett gegen Mannschaft Nummer 12. b: Schwarz, +: kampflos gewonnen, -: kampflos verloren oder abwesend.
bye_key = U: spielfrei durch Auslosung, H: mit halbem Punkt, F: mit ganzem Punkt, Z: ohne Punkt.
scan = Paarungen, Ergebnisse und Rangliste auf dem Telefon
paper = Papier
paper_language = Sprache der Papiere
choose = Wählen
print_pack = Alles drucken, was für Runde { $round } ansteht
without_opponents = (ohne Gegner)
whole_event = Das ganze Turnier
no_such_round = Runde { $round } ist noch nicht ausgelost.
no_such_norm = Diese Norm wurde nicht erreicht.
bad_font = Die Schrift ist nicht verwendbar ({ $why }). Wählen Sie eine andere Datei, oder drucken Sie mit den eingebauten Schriften.
bad_tie_break = Eine Feinwertung der Turnierbestimmungen lässt sich nicht berechnen ({ $why }). Berichtigen Sie die Liste in den Einstellungen, dann drucken Sie noch einmal.
no_such_ruling = Eintrag { $seq } ist keine Entscheidung oder wurde rückgängig gemacht.
too_long_for_qr = Die öffentliche Adresse ist zu lang für einen QR-Code. Starten Sie den Server mit einer kürzeren --public-url.

receipts = Quittungen
receipt = Quittung
entry_fee_paid = Startgeld bezahlt: { $paid }
date_and_signature = Datum und Unterschrift
is_free = frei

no_such_board = Runde { $round } hat kein Brett { $board }.

no_font_has = Keine Schrift enthält { $characters }

labels_21 = Etiketten, 21 je Bogen (63,5 × 38,1 mm)

labels_24 = Etiketten, 24 je Bogen (70 × 37 mm)

labels_14 = Etiketten, 14 je Bogen (99,1 × 38,1 mm)
labels_30 = Etiketten, 30 je Bogen (66,7 × 25,4 mm, auf Letter)
labels_10 = Etiketten, 10 je Bogen (101,6 × 50,8 mm, auf Letter)

badges = Namensschilder

place_cards = Tischkarten

certificates = Urkunden

certificate_heading = Urkunde

place_won = Platz { $place }

place_won_in = Platz { $place } · { $category }

points_of_rounds = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } aus { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }

sum_of_prizes = Alle Preise zusammen: { $sum } { $currency }

organiser_signs = Veranstalter

chief_arbiter_signs = Hauptschiedsrichter

order_book = Spielplan

result_book = Ergebnisheft

rounds_and_times = Runden

rating_list = Änderungen der Wertungszahl, eine Zeile je Teilnehmer

rating_list_key = Ro eigene Wertungszahl · Ra Durchschnitt der Gegner mit Wertungszahl · n gewertete Partien · W Punkte · We erwartete Punkte · Rp Turnierleistung. Die erste Wertungszahl eines Neulings steht in der Spalte der Änderung.

blank_games = Paarungen als PGN, für die Bretter

files = Dateien

as_chess_results = Tabelle mit den Überschriften von chess-results (XLSX)
for_swiss_manager = Teilnehmer für Swiss-Manager (CSV)
no_such_complaint = Eintrag { $seq } ist keine Beschwerde.
sheets = { $count ->
        [one] { $count } Blatt
       *[other] { $count } Blätter
    }
