### Die Mannschaften eines Turniers und die Seite, auf der sie angelegt werden.

teams = Mannschaften
hint = Zwei Mannschaften mit je 2 bis 13 Spielern in der Reihenfolge der Bretter: Jeder spielt gegen jeden der anderen Mannschaft. Namen oder Nummern, je Zeile einer.
team_n = Mannschaft { $n }
team_name = Name
members = Spieler in Brettfolge
suggested = Ein Vorschlag nach Verein oder Föderation und Wertungszahl; noch ist nichts gespeichert.
set_up = Die zwei Mannschaften anlegen
not_scheveningen = Hier werden Mannschaften für ein Scheveninger Turnier angelegt; wählen Sie das System in den Einstellungen.
fixed = Runde 1 ist ausgelost: Die Mannschaften bleiben, wie sie sind.
name_missing = Jede Mannschaft braucht einen Namen, und die beiden müssen verschieden sein.
sizes = Beide Mannschaften brauchen gleich viele Spieler, von 2 bis 13; diese haben { $first } und { $second }.
in_both = { $name } ist zweimal genannt.
nickname = Kurzname
captain = Mannschaftsführer
takes_part = Nimmt teil
captains_link = Link des Mannschaftsführers
matches_of_teams = Mannschaftskämpfe
boards_of_match = Bretter je Wettkampf
boards_count = { $count ->
    [one] { $count } Brett
   *[other] { $count } Bretter
}
match_points = Mannschaftspunkte
game_points = Brettpunkte
match_win = Wettkampf gewonnen
match_draw = Wettkampf unentschieden
match_loss = Wettkampf verloren
first_score = Paarung und Rangliste zuerst nach
colour_preferences = Farberwartungen der Mannschaften (C.04.6 Art. 1.7)
type_a = Typ A: einfach
type_b = Typ B: stark und schwach
no_preferences = Keine
second_score = Die andere Wertung sagt bei den Farben, welche Mannschaft eines Paares höher steht (Art. 4.2.2)
team_bye = Spielfrei einer Mannschaft durch Auslosung
team_bye_hint = Leer: die Punkte eines unentschiedenen Wettkampfs (C.04.6).
line_up_minutes = Mannschaftsführer geben Aufstellungen ab bis so lange vor der Runde
line_up_minutes_hint = Leer: Die Mannschaften sitzen in der Reihenfolge ihres Kaders, wenn kein Schiedsrichter eine andere Aufstellung einträgt. Mit einer Zeit werden zuerst die Wettkämpfe veröffentlicht und die Bretter erst, wenn die Aufstellungen geschlossen sind.
free_order = Eine Aufstellung darf die Reihenfolge des Kaders ändern
team = Mannschaft
captains_links = Links der Mannschaftsführer
from_a_list = Aus einer Liste
add_team = Mannschaft eintragen
add_and_next = Eintragen, und die nächste
no_teams_yet = Noch keine Mannschaft. Tragen Sie sie einzeln ein, oder alle aus einer Liste mit einer Zeile je Spieler und einer Spalte mit der Mannschaft.
number_teams = Nach Stärke nummerieren
number_teams_why = Nach der durchschnittlichen Wertungszahl der stärksten Spieler, so vieler, wie es Bretter gibt.
draw_numbers = Nummern losen
draw_numbers_why = Durch Los, aus dem Startwert des Turniers.
strength = Schnitt
out_from = ausgeschieden ab Runde { $round }
players_missing = Nennen Sie mindestens einen Spieler.
name_taken = Es gibt schon eine Mannschaft { $name }.
by_form = Formular
late_team = Das Turnier hat begonnen: Die Mannschaft spielt ab Runde { $round }.
players_hint = Je Zeile einer, das erste Brett zuerst, Ersatzspieler zuletzt: Name; Wertungszahl; Titel; Föderation; FIDE-ID; Geburtsjahr. Außer dem Namen kann alles fehlen.
fide_id = FIDE-ID
reserve_short = Ers.
up = { $name } ein Brett nach oben
down = { $name } ein Brett nach unten
take_out = { $name } aus der Mannschaft nehmen
add_to_squad = Am Ende anfügen
free_hint = Jeder Spieler hat eine Mannschaft. Für einen weiteren tragen Sie zuerst den Spieler ein.
line_ups = Aufstellungen
line_up = Aufstellung
no_line_ups = Die Mannschaft sitzt in der Reihenfolge ihres Kaders.
line_up_of = Aufstellung, Runde { $round }
data = Daten der Mannschaft
withdraw = Mannschaft ausscheiden lassen
take_back = Mannschaft wieder aufnehmen
from_round = ab Runde
no_such_change = Eine solche Änderung gibt es nicht: { $text }.
links_hint = Ein Mannschaftsführer gibt die Aufstellung mit dem Link ab, auf dem Telefon, bis zum Fristende. Der Link öffnet nichts anderes. Er wird einmal gezeigt, hier; ein neuer beendet den alten.
links_made = Diese Links werden jetzt gezeigt und nie wieder: Drucken Sie die Seite, oder verschicken Sie sie.
make_all_links = Links für alle, die keinen haben
has_link = hat einen Link
make_link = Link erstellen
new_link = Neuer Link
revoke_link = Zurückziehen
against = Gegen { $team }
match_has_begun = Ergebnisse dieses Wettkampfs sind eingetragen: Die Aufstellung bleibt.
note_line_up = Aufstellung eintragen
order_of_squad = Reihenfolge des Kaders
board_n = Brett { $board }
nobody = niemand
any_order = Die Spieler dürfen in beliebiger Reihenfolge stehen.
fixed_order = Die Spieler behalten die Reihenfolge des Kaders; wer hinzukommt, lässt die anderen nachrücken.
white_on_first = Weiß an Brett 1
black_on_first = Schwarz an Brett 1
until = Bis { $time }
give_line_up = Aufstellung abgeben
line_up_saved = Die Aufstellung ist eingetragen. Sie können sie bis zum Fristende ändern.
is_final = Die Aufstellung ist endgültig.
nothing_to_give = Keine Runde wartet auf eine Aufstellung.
too_late = Die Zeit für Aufstellungen ist abgelaufen. Wenden Sie sich an den Schiedsrichter.
empty_board_between = Die Bretter werden von vorn besetzt: kein leeres Brett vor einem Spieler.
captain_of = Mannschaftsführer von { $team }
import_hint = Die Spalte, die als Verein gilt, nennt die Mannschaft. Die Spieler stehen in Brettfolge; aus allen Zeilen werden die Mannschaften auf einmal angelegt.
task_add_teams = Mannschaften eintragen
task_line_ups = Runde { $round }: { $given } von { $teams } Aufstellungen sind da; schließen Sie sie
wins_alone = Brett { $board }: { $name } gewinnt, gegenüber sitzt niemand
no_match = kein Wettkampf
line_ups_are_open = Die Mannschaftsführer geben noch Aufstellungen ab: Öffentlich sind die Wettkämpfe, nicht die Bretter, und es werden keine Ergebnisse angenommen.
line_ups_not_in = Noch nicht da: { $teams }
close_line_ups = Aufstellungen schließen und die Bretter zeigen

swap_teams = Zwei Mannschaften tauschen

swap_label = Die Nummern zweier Mannschaften

swap_unread = Schreiben Sie die Nummern zweier Mannschaften: 3 = 5
line_ups_to_come = Die Mannschaftsführer geben noch Aufstellungen ab. Danach werden die Bretter hier gezeigt.

lost_by_default = Kampflos verloren

did_not_come = { $team } ist nicht gekommen
