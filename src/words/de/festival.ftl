### Die Wörter der Festivals: mehrere Turniere als Abteilungen eines Ganzen.

festival = Festival
section = Abteilung
to_do = Zu tun
papers_of_all = Papiere aller Abteilungen
find_player = In allen Abteilungen einen Teilnehmer suchen
keys_hint = Die Nummer einer Abteilung öffnet sie; g v führt von jeder ihrer Seiten hierher zurück.
check_in_all = Anwesenheit aller Abteilungen
another_section = Weitere Abteilung
another_section_hint = Sie hat Ort, Daten, Zeitplan, Schiedsrichter und Turnierbestimmungen von dieser und kann in ihren eigenen Einstellungen geändert werden.
with_players = Ein Nebenturnier: mit den Teilnehmern von diesem, jeder mit der Wertungszahl seines Spieltempos
add_section = Abteilung hinzufügen
cut_already = Dieses Turnier ist schon in Gruppen geteilt. Um es noch einmal zu teilen, nehmen Sie unter Einstellungen, Turnier das Häkchen bei „Nur eine Meldeliste“ weg.
entries_only = Nur eine Meldeliste: Gespielt wird in Gruppen
groups = Gruppen
group_size = Teilnehmer je Gruppe
cut_into_groups = In Gruppen teilen
groups_hint = Das Feld wird nach Wertungszahl in Rundenturniere geteilt, etwa Vierergruppen, jede eine eigene Abteilung mit einer Kopie ihrer Teilnehmer; dieses Turnier bleibt als Meldeliste.
group_name = { $event } · Gruppe { $n }
boards = Bretter
number_boards = Bretter durch den Saal nummerieren
number_boards_hint = In der Reihenfolge der Abteilungen, nach der Zahl ihrer Teilnehmer, wo Runde 1 noch nicht ausgelost ist.
move_player = In eine andere Abteilung versetzen
move_hint = Bevor jemand ausgelost ist, wird der Spieler übernommen. Danach verlässt er diese Abteilung ab ihrer nächsten Runde und steigt in die andere verspätet ein; mitgenommene Punkte stehen dort als Punkte, die keine Partie dieser Abteilung gab, und ihr Bericht nennt sie. Beide Protokolle sagen es.

more_tasks = { $count } weitere

join_event = Ein vorhandenes Turnier aufnehmen

join = Aufnehmen

join_hint = Aus den Turnieren, deren Hauptschiedsrichter Sie sind und die zu keinem Festival gehören. Jedes behält Protokoll, Schiedsrichter und Seiten.

leave = Dieses Turnier aus dem Festival nehmen

leave_hint = Das Turnier bleibt, wie es ist; es ist nur keine Abteilung mehr.

staff = Schiedsrichter nach Abteilungen

staff_hint = Eine Rolle in einer Abteilung sagt nichts über die anderen.

name_of_festival = Name des Festivals

check_in_once = Wer an diesem Tag in mehreren Abteilungen spielt, steht hier einmal, und ein Haken gilt in allen.
groups_entries_hint = Das Turnier selbst bleibt die Meldeliste: Es wird nicht ausgelost und belegt keine Bretter im Saal.
points_go_along = mit den Punkten, wie es die Ausschreibung sagt
money = Geld und Preise
all_sections = Alle Abteilungen
prize_money = Preise
also_wins = auch in { $sections }
no_prizes = Noch hat keine Abteilung Preise.
persons =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
projector_of_all = Projektor für alle Abteilungen
