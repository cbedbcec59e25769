### Die Wörter der Festivals: mehrere Turniere als Teilturniere eines Ganzen.

festival = Festival
section = Teilturnier
to_do = Zu tun
papers_of_all = Papiere aller Teilturniere
find_player = In allen Teilturnieren einen Teilnehmer suchen
keys_hint = Die Nummer eines Teilturniers öffnet es; g v führt von jeder seiner Seiten hierher zurück.
check_in_all = Anwesenheit aller Teilturniere
another_section = Weiteres Teilturnier
another_section_hint = Es hat Ort, Daten, Zeitplan, Schiedsrichter und Turnierbestimmungen von diesem und kann in seinen eigenen Einstellungen geändert werden.
with_players = Ein Nebenturnier: mit den Teilnehmern von diesem, jeder mit der Wertungszahl seines Spieltempos
add_section = Teilturnier hinzufügen
cut_already = Dieses Turnier ist schon in Gruppen geteilt. Um es noch einmal zu teilen, nehmen Sie unter Einstellungen, Turnier das Häkchen bei „Nur eine Meldeliste“ weg.
cut_too_late = Eine Runde dieses Turniers ist schon ausgelost. Das Feld wird vorher in Gruppen geteilt, oder es kommt eine weitere Gruppe hinzu.
cut_too_early = Tragen Sie zuerst alle ein; dann wird das Feld in Gruppen geteilt.
entries_only = Nur eine Meldeliste: Gespielt wird in Gruppen
groups = Gruppen
group_size = Teilnehmer je Gruppe
cut_into_groups = In Gruppen teilen
groups_hint = Das Feld wird nach Wertungszahl in Rundenturniere geteilt, etwa Vierergruppen, jede ein eigenes Teilturnier mit einer Kopie ihrer Teilnehmer.
group_name = { $event } · Gruppe { $n }
boards = Bretter
number_boards = Bretter durch den Saal nummerieren
number_boards_hint = In der Reihenfolge der Teilturniere, nach der Zahl ihrer Teilnehmer, wo Runde 1 noch nicht ausgelost ist.
move_player = In ein anderes Teilturnier versetzen
move_hint = Solange niemand ausgelost ist, wird der Teilnehmer übernommen. Danach verlässt er dieses Teilturnier ab dessen nächster Runde und kommt als Nachmeldung in das andere; mitgenommene Punkte stehen dort als Punkte, die keine Partie jenes Teilturniers gab, und dessen Bericht nennt sie. Beide Protokolle sagen es.

more_tasks = { $count } weitere

join_event = Ein vorhandenes Turnier aufnehmen

join = Aufnehmen

join_hint = Aus den Turnieren, deren Hauptschiedsrichter Sie sind und die zu keinem Festival gehören. Jedes behält Protokoll, Schiedsrichter und Seiten.

leave = Dieses Turnier aus dem Festival nehmen

leave_hint = Das Turnier bleibt, wie es ist; es ist nur kein Teilturnier mehr.

staff = Schiedsrichter nach Teilturnieren

staff_hint = Eine Rolle in einem Teilturnier sagt nichts über die anderen.

name_of_festival = Name des Festivals

check_in_once = Wer an diesem Tag in mehreren Teilturnieren spielt, steht hier einmal, und ein Haken gilt in allen.
groups_entries_hint = Das Turnier selbst bleibt die Meldeliste: Es wird nicht ausgelost und belegt keine Bretter im Saal.
points_go_along = mit den Punkten, wie es die Turnierbestimmungen sagen
money = Geld und Preise
all_sections = Alle Teilturniere
prize_money = Preise
also_wins = auch in { $sections }
no_prizes = Noch hat kein Teilturnier Preise.
persons =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
projector_of_all = Projektor für alle Teilturniere
