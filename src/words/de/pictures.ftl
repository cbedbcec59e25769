### Das Turnier in Bildern: auf der Seite der Statistik, den öffentlichen Seiten und auf Papier.

title = Das Turnier in Bildern
tab = Bilder
as_table = Als Tabelle
none_yet = Die Bilder kommen mit der ersten abgeschlossenen Runde.
race = Rennen der Führenden
race_told = { $name } führt nach Runde { $round }, Punkte: { $points }.
ranks = Rang nach Runden
ranks_told = { $players ->
    [one] Der Rang des Führenden nach jeder Runde.
   *[other] Die Ränge der ersten { $players } nach jeder Runde.
}
performances = Turnierleistung und Wertungszahl
performances_told = Über der Diagonale steht, wer besser war als die Wertungszahl. Am weitesten: { $name }, { $performance } bei einer Wertungszahl von { $rating }.
ratings = Wertungszahlen der Teilnehmer
ratings_told = { $players } mit Wertungszahl, im Durchschnitt { $average }; ohne Wertungszahl: { $unrated }.
draws = Remis nach Runden
draws_told = { $draws } von { $games } am Brett gespielten Partien endeten remis: { $percent } %.
