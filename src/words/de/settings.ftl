### Einstellungen eines Turniers und die Fragen vor einem neuen.

saved = Gespeichert
others_typed = Hier eingetragen und noch nicht gespeichert:
schedule = Zeitplan
pairing = Paarung
play = Bedenkzeit und Schachregeln
points = Punkte und Spielfrei
ranking = Feinwertungen
rounds_count = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
tie_break_place = Feinwertung { $place }
move_up = Nach oben
move_down = Nach unten
question_name = Wie heißt es?
question_system = Wie wird gepaart?
question_rounds = Wie viele Runden, und wann?
question_rate = Mit welchem Spieltempo wird gespielt?
question_rules = Nach wessen Regeln?
other_systems = Andere Systeme
first_round = Runde 1 beginnt
rounds_a_day = Runden am Tag
minutes_between = Von einer Runde zur nächsten
days_between = Von einem Spieltag zum nächsten
starts_follow = Runden ohne Beginn richten sich nach der Runde davor:
days = Tage
minutes = min
rest_hint = Alles andere hat Vorgaben, die zum System passen. Es steht in den Einstellungen und kann geändert werden, bis Runde 1 ausgelost ist.
like_earlier = Wie ein früheres Turnier:
like_event = Wie { $name }: System, Runden, Zeiten, Punkte, Feinwertungen und Schiedsrichter werden übernommen.
suits_dutch_2026 = Das Schweizer System für offene Turniere jeder Größe. Das seit Februar 2026 gültige System.
suits_dutch_2017 = Turniere, die vor Februar 2026 begannen, und ihre Nachprüfung.
suits_dubov = Gleicher Gegnerschnitt; für Felder bekannter Stärke.
suits_burstein = Gegner nach ihren Ergebnissen gewichtet; wenige Runden, viele Teilnehmer.
suits_lim = Schweizer System älterer Art; die mittlere Punktgruppe wird zuletzt gepaart.
suits_double_swiss = Gegen jeden Gegner zwei Partien, mit beiden Farben.
suits_team_swiss = Mannschaften treffen an mehreren Brettern auf Mannschaften.
suits_round_robin = Jeder gegen jeden einmal; bis etwa sechzehn Teilnehmer.
suits_double_round_robin = Jeder gegen jeden zweimal, mit beiden Farben.
suits_scheveningen = Jeder der einen Mannschaft gegen jeden der anderen.
suits_knockout = Wettkämpfe; die Sieger kommen weiter.
suits_by_hand = Sie setzen die Teilnehmer; alles andere geht wie sonst.
when = Wann
suits_team_round_robin = Ligen und Endrunden mit 3 bis 16 Mannschaften: jede Mannschaft gegen jede.
suits_team_double_round_robin = Jede Mannschaft zweimal gegen jede, mit vertauschten Farben.
