### Die Einträge des Protokolls in Worten: was getan wurde, alt und neu.

created = Turnier angelegt: { $name }
imported = { $rounds ->
    [one] Eingelesen aus { $source }: { $players } Teilnehmer, { $rounds } Runde
   *[other] Eingelesen aus { $source }: { $players } Teilnehmer, { $rounds } Runden
}
details_changed = Angaben geändert: { $what }
regulations_changed = Turnierbestimmungen geändert: { $what }
by_hand = von Hand
registered = { $count } Teilnehmer eingetragen ({ $source }): { $names }
edited = { $name } geändert: { $what }
removed = { $name } gestrichen
returned = { $name } spielt wieder
withdrew = { $name } ab Runde { $round } ausgeschieden
expelled = { $name } ab Runde { $round } ausgeschlossen
moved_away = { $name } ab Runde { $round } in ein anderes Teilturnier versetzt
bye_changed = { $name }, Runde { $round }: { $was } → { $now }
checked_in = { $name } anwesend gemeldet
checked_out = { $name } nicht anwesend gemeldet
board_fixed = { $name }: festes Brett { $was } → { $now }
estimated = Wertungszahlen geschätzt: { $names }
numbered = { $count } Teilnehmer nummeriert
numbers_drawn = { $count } Teilnehmer durch Los nummeriert ({ $lots }, Startwert { $seed })
teams_changed = Mannschaften: { $names }
drafted = { $games ->
    [one] Runde { $round } ausgelost: { $games } Partie, { $byes } spielfrei
   *[other] Runde { $round } ausgelost: { $games } Partien, { $byes } spielfrei
}
prizes_changed = Preise geändert; Kategorien: { $count }
altered = Entwurf der Runde { $round } von Hand geändert
discarded = Entwurf der Runde { $round } verworfen
published = Runde { $round } veröffentlicht
unpublished = Runde { $round } in den Entwurf zurückgenommen
result = Runde { $round }, Brett { $board }: { $was } → { $now }
ruled = Runde { $round }, Brett { $board }: { $claim }, { $decision }; { $was } → { $now }
colours = Runde { $round }, Brett { $board }: Farben getauscht
for_rating = Runde { $round }, Brett { $board }, nur für die Auswertung: { $was } → { $now }
adjusted = { $points ->
    [one] { $name }: { $points } Punkt außerhalb der Partien
   *[other] { $name }: { $points } Punkte außerhalb der Partien
}
sent_through = { $winner } kommt gegen { $loser } weiter: { $how }
lots = Gelost: { $names }
ranked = Vom Schiedsrichter eingereiht: { $names }
closed = Turnier beendet
reopened = Turnier wieder geöffnet
undid = Eintrag { $seq } rückgängig gemacht
nothing = nichts
change = { $field } { $was } → { $now }
clashing = { $field }: { $theirs }, bei Ihnen { $mine }.
left_fide_mode = { $round ->
    [0] FIDE-Modus vor Runde 1 verlassen
    [one] FIDE-Modus nach Runde { $round } verlassen
   *[other] FIDE-Modus nach Runde { $round } verlassen
}
left_out = { $count ->
    [one] { $count } nicht anwesender Teilnehmer in Runde { $round } ausgelassen: { $names }
   *[other] { $count } nicht anwesende Teilnehmer in Runde { $round } ausgelassen: { $names }
}
table_published = { $count ->
    [one] { $count } Runde der Tabelle veröffentlicht
   *[other] Alle { $count } Runden der Tabelle veröffentlicht
}
played_off = Stichkampf, { $pace }: { $white } – { $black } { $result }
teams_registered = { $teams ->
    [one] { $teams } Mannschaft
   *[other] { $teams } Mannschaften
} mit { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spielern
} eingetragen ({ $source }): { $names }
team_changed = { $name }: { $changes }
teams_numbered = { $count ->
    [one] { $count } Mannschaft nummeriert
   *[other] { $count } Mannschaften nummeriert
}
teams_drawn = { $count ->
    [one] { $count } Mannschaft durch Los nummeriert (Startwert { $seed })
   *[other] { $count } Mannschaften durch Los nummeriert (Startwert { $seed })
}
line_up = Runde { $round }, Aufstellung von { $team }: { $was } → { $now }
order_of_squad = Reihenfolge des Kaders
line_ups_closed = Runde { $round }: Aufstellungen geschlossen und gezeigt
team_plays = nimmt teil
team_out = ausgeschieden ab Runde { $round }

numbers_exchanged = { $one } und { $other } haben ihre Nummern { $was } und { $now } getauscht

adjourned_missing = Runde { $round }: Partien ohne Ergebnis als Hängepartien genommen, { $boards }

value_given = Feinwertung von außen für { $name }: { $was } → { $now }

public_side_changed = Was Teilnehmer selbst tun und was Leser sehen: geändert

screens_changed = Bildschirme im Saal: { $count }

result_reported = Runde { $round }, Brett { $board }: { $name } meldet { $now } (vorher { $was })

bye_asked_for = { $name } beantragt Spielfrei in Runde { $round }: { $now } (vorher { $was })

signed_up = { $name } hat sich zum Turnier angemeldet

signed_up_to_wait = { $name } hat sich zum Turnier angemeldet und wartet auf einen Platz

waiting_admitted = Wer sich mit Eintrag { $act } angemeldet hat, bekommt einen Platz

waiting_turned_away = Wer sich mit Eintrag { $act } angemeldet hat, bekommt keinen Platz

style_changed = Namen und Gestaltung der Papiere geändert
typing_kept = Runde { $round }, Brett { $board }: { $typed } getippt (geglaubt { $was }), was dem Brett widerspricht
typings_answered = Runde { $round }, Brett { $board }: zwei Ergebnisse getippt; es gilt { $now } (vorher { $was })
typings_answered_so = Runde { $round }, Brett { $board }: zwei Ergebnisse getippt; es bleibt bei { $now }
undone_act = Eintrag { $seq } rückgängig gemacht: { $act }
result_again = Brett { $board } steht wieder auf { $result }.

forgotten = Personenbezogene Daten gelöscht: { $name }
