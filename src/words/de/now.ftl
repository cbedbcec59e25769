### Die Seite „Jetzt“ eines Turniers.

to_do = Zu tun
not_open = Noch nicht für Zuschauer geöffnet
only_here = Nur dieser Computer kann diese Adresse öffnen. Für die Telefone im Saal starten Sie Sonneborn mit --listen 0.0.0.0:8080 oder --desktop.
the_hall = Der Saal
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

task_check_ratings =
    { $count ->
        [one] { $count } Teilnehmer weicht von der gültigen Wertungsliste ab: prüfen
       *[other] { $count } Teilnehmer weichen von der gültigen Wertungsliste ab: prüfen
    }

task_claim = Antrag nicht entschieden: { $claim }, Runde { $round }, Brett { $board }

task_missing_ids =
    { $count ->
        [one] { $count } Teilnehmer hat keine FIDE-ID
       *[other] { $count } Teilnehmer haben keine FIDE-ID
    }

gone_since = { $name }: ohne Verbindung seit { $at }; dort getippte Ergebnisse sind vielleicht nicht gesendet

joined =
    { $count ->
        [one] { $count } Stellvertreter kam über einen Link
       *[other] { $count } Stellvertreter kamen über einen Link
    }

open_links =
    { $count ->
        [one] { $count } Link zum Beitreten ist offen
       *[other] { $count } Links zum Beitreten sind offen
    }

task_appeal = Protest nicht entschieden: { $player }, Runde { $round }

task_adjourned =
    { $count ->
        [one] Hängepartie in Runde { $round }: Brett { $boards }
       *[other] Hängepartien in Runde { $round }: Bretter { $boards }
    }
task_gone_from_draft = Im Entwurf der Runde { $round }, aber nicht mehr in der Runde ({ $count }): { $names }
task_outside_draft = Nicht im Entwurf der Runde { $round } ({ $count }): { $names }
task_without_game = Weder Partie noch spielfrei in Runde { $round } ({ $count }): { $names }
task_no_shows = Nicht erschienen, würden aber ausgelost ({ $count }): { $names }

needs_you =
    { $n ->
        [one] Eine Sache wartet
       *[other] { $n } Sachen warten
    }

of_results =
    { $n ->
        [one] von { $n } Ergebnis
       *[other] von { $n } Ergebnissen
    }

hall_in = eingetragen
hall_playing = spielen
hall_said = von Teilnehmern gemeldet
hall_clash = zwei Ergebnisse
task_disagreement = Runde { $round }, Brett { $board }: zwei Ergebnisse getippt ({ $both }). Sagen Sie, welches gilt
gone_with_unsent = { $name } ging um { $at }; ungesendete Ergebnisse auf dem Gerät: { $n }
task_elsewhere = Zur selben Zeit in einem anderen Teilturnier ({ $count }): { $named }
