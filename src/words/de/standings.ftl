### Die Rangliste: Namen der Feinwertungen, und was ein geöffneter Wert über seine Teile sagt.

tie_break = Feinwertung
tie_breaks = Feinwertungen
after_round = Nach Runde { $n }
during_round = Während Runde { $n }: Es laufen noch Partien
no_rounds = Noch ist keine Runde veröffentlicht.
by_rank = Nach Rang
by_number = Nach Nummer
what_if = Was wäre, wenn …
what_if_hint = Nehmen Sie Ergebnisse laufender Partien an und sehen Sie, wie sich die Rangliste ändert. Nichts wird gespeichert.
what_if_none = Es läuft keine Partie.
suppose = Annehmen
change = Änderung
prizes = Preise
prize = Preis
prize_place = Platz
prize_shared = geteilt durch { $count }
prize_not_won = { $amount }: niemand, der das gewinnen kann
prize_total = Summe
prize_signature = Unterschrift
prize_category = Kategorie
prize_currency = Währung
prize_several = Man kann in mehreren Kategorien gewinnen
prize_none = Es wurden keine Preise ausgeschrieben.
open_hint = Klicken Sie einen Wert an, oder gehen Sie mit den Pfeiltasten hin und drücken Sie die Eingabetaste, um zu sehen, woraus er besteht.
print_figures = Diese Summen drucken (PDF)
print_level = { $points ->
    [one] Alle mit { $points } Punkt drucken (PDF)
   *[other] Alle mit { $points } Punkten drucken (PDF)
}
brings = Bringt
counts = Zählt
still_tied = Gleichauf nach allen Feinwertungen
draw_lots = Losen
drawn_from_seed = Gelost aus dem Startwert { $seed }; jeder kann das Los nachziehen.
matches = Wettkämpfe
forfeited = kampflos
without_match = Ohne Wettkampf (Mannschaftspunkte / Brettpunkte):
squads = Mannschaften
columns_shown = Spalten
decided = Außerhalb der Feinwertungen entschieden
in_this_order = In dieser Reihenfolge: { $list }.
ranked_by = Eingereiht von { $who }: { $reason }.
rank_by_hand = Von Hand einreihen
rank_by_hand_hint = Schreiben Sie die Nummern der Teilnehmer in der Reihenfolge Ihrer Entscheidung; sie tauschen die Plätze, die sie jetzt haben.
numbers_in_order = Nummern in ihrer Reihenfolge
not_a_number = „{ $text }“ ist nicht die Nummer eines Teilnehmers.
reason = Begründung
pts = Punkte
de = Direkter Vergleich
win = Anzahl der Siege
won = Gewonnene Partien
bpg = Partien mit Schwarz
bwg = Siege mit Schwarz
ps = Fortschrittswertung
rep = Runden ohne freiwilligen Verzicht
std = Standardpunkte
tpn = Setznummer
rtng = Wertungszahl
bh = Buchholz
aob = Durchschnittliche Buchholz-Wertung der Gegner
fb = Fore-Buchholz
sb = Sonneborn-Berger
ks = Koya
aro = Gegnerschnitt
tpr = Turnierleistung
ptp = Perfekte Turnierleistung
apro = Durchschnittliche Turnierleistung der Gegner
appo = Durchschnittliche perfekte Turnierleistung der Gegner
mpvgp = Die andere Wertung
bc = Brettzählung (Board Count)
tbr = Ergebnisse der vorderen Bretter
bbe = Streichen des letzten Brettes
esb = Erweiterte Sonneborn-Berger-Wertung
ede = Erweiterter direkter Vergleich
sssc = Punkte und Stärke der Gegner
match_points = Mannschaftspunkte
game_points = Brettpunkte
cut_n = { $n ->
    [one] der niedrigste Wert gestrichen
   *[other] die { $n } niedrigsten gestrichen
}
median_n = { $n ->
    [one] der niedrigste und der höchste Wert gestrichen
   *[other] die { $n } niedrigsten und { $n } höchsten gestrichen
}
limit_moved = { $halves ->
    [one] Grenze um { $halves } halben Punkt verschoben
   *[other] Grenze um { $halves } halbe Punkte verschoben
}
factor_n = Faktor { $n }
forfeits_as_played = kampflose Partien zählen als gespielt
over_fore = über Fore-Buchholz
reversed = in umgekehrter Reihenfolge
unrated_left_out = Gegner ohne Wertungszahl weggelassen
unrated_count = Gegner ohne Wertungszahl zählen { $rating }
unknown_code = Es gibt keine Feinwertung { $text }. Wählen Sie eine aus der Liste.
self_defined = { $text } legt der Wettbewerb selbst fest. Reihen Sie die Punktgleichen von Hand ein.
unknown_score = Schreiben Sie :MP oder :GP statt :{ $text }.
modifier_not_taken = { $code } kennt keinen Zusatz /{ $modifier }. Lassen Sie ihn weg.
modifier_twice = { $code } hat /{ $modifier } neben einem Zusatz, der dasselbe sagt. Lassen Sie einen davon weg.
score_not_taken = { $code } wird nicht aus Mannschaftspunkten oder Brettpunkten gebildet. Lassen Sie :MP oder :GP weg.
withdrawn = ausgeschieden
moved = in einem anderen Teilturnier
expelled = ausgeschlossen
set_apart = weniger als die Hälfte der Partien gespielt: ohne Rang, und diese Partien zählen für niemanden
dropped = Es spielen Teilnehmer ohne Wertungszahl mit, und dafür wurde keine Regel bekanntgegeben; daher entfallen (C.07 Art. 10): { $list }
not_in_round_robins = C.07 Art. 8 lässt diese in Rundenturnieren nicht zu: { $list }
only_for_teams = Diese gibt es nur für Mannschaftsturniere (C.07 Art. 12 und 13): { $list }
cut_least = gestrichen: der geringste Beitrag
cut_most = gestrichen: der höchste Beitrag
cut_voluntary = zuerst gestrichen: eine freiwillig nicht gespielte Runde (16.5)
cut_below_limit = unter der Grenze
dummy = fiktiver Gegner
dummy_own = fiktiver Gegner mit der eigenen Punktzahl { $own } (16.4)
dummy_at_opponent = fiktiver Gegner mit der eigenen Punktzahl { $own }, höchstens jedoch den { $cap } des angesetzten Gegners (16.4.1)
dummy_at_draws = fiktiver Gegner mit der eigenen Punktzahl { $own }, höchstens jedoch { $rounds }-mal Remis, { $cap } (16.4.2)
outside_rounds = außerhalb der Runden gegeben oder abgezogen
part_counted = ohne Wertungszahl: zählt wie bekanntgegeben
part_estimated = vom Hauptschiedsrichter geschätzt
board_n = Brett { $n }
result_mean = Durchschnitt aus { $count }: { $figure }
result_performance = Schnitt { $average }, { $percent } % der Punkte ergeben { $difference }: { $figure }
result_perfect = die niedrigste Wertungszahl, die gegen sie { $score } oder mehr erwarten lässt: { $figure }
result_below_lowest = keine Punkte: 800 unter dem schwächsten Gegner, { $lowest }: { $figure }
result_limit = gegen Gegner mit { $limit } oder mehr: { $figure }
result_strength = { $secondary } + { $buchholz } ÷ { $factor } = { $figure }
result_boards = Brett für Brett: { $figure }
result_from_top = ohne das letzte Brett, die letzten zwei, …: { $figure }
result_dropped = nicht verwendet: Es spielen Teilnehmer ohne Wertungszahl mit, und dafür wurde keine Regel bekanntgegeben (Art. 10)
no_figure = nichts zu zählen
encounter_all_met = Alle Gleichstehenden haben gegeneinander gespielt: Die gesonderte Tabelle entscheidet (6.2).
encounter_not_all_met = Nicht alle Gleichstehenden haben gegeneinander gespielt: Eingereiht wird nur, wer allein vorn bleibt, gleich was die fehlenden Partien brächten (6.3).
encounter_no_tie = hier stand niemand gleich
encounter_missing = { $count } nicht gespielt, höchstens { $most }
by_secondary = nach der zweiten Wertung

ext = Wert von außen

outside_value = Wert einer Feinwertung von außen

outside_value_hint = Ein anderswo berechneter Wert zählt an seinem Platz in der Liste der Feinwertungen; der höhere ist besser. Leer nimmt ihn zurück.

prize_said_rating = Wertungszahl
prize_said_born = Jahrgang
prize_said_women = Frauen
prize_said_men = Männer
prize_said_everybody = alle
prize_said_federation = Föderation
prize_said_club = Verein
prize_said_category = Kategorie
prize_said_by_place = nach Platz
prize_said_equal = geteilt
prize_said_hort = Hort

prize_lines = Preise, eine Kategorie je Zeile

prize_lines_hint = Ein Name und ein Doppelpunkt, die Beträge nach Platz und wer mitspielt, in beliebiger Folge: U18: 300, 200, 100; beste 3 Frauen; Wertungszahl 1800–2000; Jahrgang 2008+; Föderation GER; Verein "Rot"; Hort, geteilt oder nach Platz; keine Doppelpreise.

prize_unknown = Zeile { $line }, Spalte { $column }: „{ $text }“ ist nicht verständlich.

prize_tight = Zeile { $line }, Spalte { $column }: „{ $text }“: zwischen Beträgen steht nach dem Komma ein Leerzeichen (300, 200), in 499.50 ein Punkt.

prize_count = Zeile { $line }, Spalte { $column }: { $said } Preise sind genannt, aber { $found } Beträge angegeben.

prize_nameless = Zeile { $line }: Am Anfang stehen der Name der Kategorie und ein Doppelpunkt.

prize_no_year = Zeile { $line }, Spalte { $column }: „{ $text }“: Das Turnier hat noch kein Datum; schreiben Sie den Jahrgang (Jahrgang 2008+).

prize_out_of_range = Zeile { $line }, Spalte { $column }: „{ $text }“ kann nicht sein.
