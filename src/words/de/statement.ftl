not_final = Nicht endgültig: { $why }.

draft = ENTWURF (DRAFT) · nicht endgültig: { $why }.

rounds_missing = Runden { $first }–{ $last } fehlen

round_missing = Runde { $n } fehlt

playing = Runde { $round }: offene Partien, { $boards }

adjourned = Runde { $round }: Hängepartien zählen als Remis, { $boards }

undecided =
    { $count ->
        [one] { $count } Wettkampf nicht entschieden
       *[other] { $count } Wettkämpfe nicht entschieden
    }

held_back = Dies gibt es nur vom abgeschlossenen Turnier. Noch offen: { $why }.

so_far = Bisher, nicht endgültig

so_far_hint = Nicht endgültig: { $why }. Eine Datei zur Auswertung vor dem Ende ist für Turniere, die in Teilen ausgewertet werden; sie sagt, dass sie nicht endgültig ist.
