### Die Seite „Jetzt“ eines Turniers.

to_do = Zu tun
the_hall = Der Saal
still_playing = Es spielen noch
here_now = Schiedsrichter hier
backup = Sicherung
next_round_at = Runde { $round } beginnt { $at }
players = { $count } Teilnehmer
players_checked_in = { $here } von { $all } Teilnehmern anwesend gemeldet
fide_refuses = { $count ->
    [one] In { $count } Punkt würde die FIDE ablehnen
   *[other] In { $count } Punkten würde die FIDE ablehnen
}
fide_asks = { $count ->
    [one] Zu { $count } Punkt könnte die FIDE fragen
   *[other] Zu { $count } Punkten könnte die FIDE fragen
}
