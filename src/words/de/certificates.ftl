### Beweise, dass eine Runde so gepaart ist, wie ihr System es will: die Befehle `certify` und `certified`.

certify = Die Beweise schreiben, dass die Runden einer Datei des FIDE-Systems (Dutch), des Dubow-Systems oder des Schweizer Systems für Mannschaften so gut wie möglich gepaart sind

certified = Solche Beweise bestätigen, durch einen eigenen Prüfer, der mit dem auslosenden Programm nichts gemein hat

certify_file = Eine Turnierdatei (TRF16 oder TRF26) des FIDE-Systems (Dutch), des Dubow-Systems oder des Schweizer Systems für Mannschaften von 2026

certify_output = Das Zertifikat; DATEI.cert, wenn nicht angegeben

certified_files = Die Turnierdatei und ihr Zertifikat, oder nur das Zertifikat, wenn es als DATEI.cert neben DATEI liegt

certify_codes = Rückgabewerte: 0 jede Runde ist bewiesen, 1 nicht jede Runde, 3 eine Datei wird nicht verstanden, 5 eine Datei ist nicht lesbar oder schreibbar.

no_file_beside = Zu welcher Datei gehört das Zertifikat? Nennen Sie die Turnierdatei davor.

proved = Runde { $round }: Es gibt keine bessere Paarung; bewiesen.

confirmed = Runde { $round }: Es gibt keine bessere Paarung; bestätigt.

not_proved = Runde { $round }: { $why }

written = Die Beweise stehen in { $file }.

better = In der Punktgruppe { $points } gibt es eine bessere Paarung; sonneborn check nennt sie.

better_bye = Jemand anderes kommt zuerst für spielfrei in Frage; sonneborn check nennt, wer.

too_large = Die Punktgruppe { $points } ist für einen Beweis zu groß.

no_certificate = Das Zertifikat sagt darüber nichts.

not_paired = Jemandem fehlt der Gegner, oder mehrere sind durch Auslosung spielfrei.

may_not_meet = { $a } und { $b } dürfen nicht aufeinandertreffen (C1, C3 oder ein Paarungsverbot des Turniers).

may_not_have_bye = { $player } darf nicht spielfrei sein (C2).

colours = { $white } – { $black }: Nach den Artikeln sind die Farben andersherum.

other_pairing = In der Punktgruppe { $points } hat das Zertifikat etwas anderes als die Datei.

other_bye = Das Zertifikat hat ein anderes Spielfrei als die Datei.

proof_line = Zeile { $line } des Zertifikats nennt, was die Punktgruppe nicht hat.

unbounded = Der Beweis schließt das Paar { $a } – { $b } nicht aus ({ $criterion }).

loose = Der Beweis ist für das Paar { $a } – { $b } nicht genau ({ $criterion }).

set = Der Beweis hat eine Menge von Teilnehmern, die nichts begrenzt: { $players }.

not_judged = { $file }: { $why }

no_players = Darin stehen keine Teilnehmer.

line = Zeile { $line } ist nicht lesbar.

record = Zeile { $line } (Satz { $code }) betrifft Paarungen und ist dem Prüfer nicht bekannt.

system = Nur das FIDE-System (Dutch), das Dubow-System und das Schweizer System für Mannschaften von 2026 lassen sich beweisen, und die Datei nennt { $code }.

edition = Das Turnier begann vor dem 1. Februar 2026. Wurde es trotzdem nach den Regeln von 2026 gepaart, schreiben Sie FIDE_DUTCH_2026 in Satz 192.

twice = Zwei Teilnehmer haben die Nummer { $number }.

disagree = In Runde { $round } stimmen die Zeilen des Teilnehmers { $player } und seines Gegners nicht überein.

no_result = In Runde { $round } hat Teilnehmer { $player } kein Ergebnis.

points = Teilnehmer { $player } hat die Summe { $stated }, aber die Ergebnisse ergeben { $sum }.

form = Das ist kein Zertifikat, oder eines einer späteren Version.

damaged = Zeile { $line } des Zertifikats ist nicht mehr wie geschrieben.

other_system = Das Zertifikat ist von einem Turnier nach einem anderen System als die Datei.

other_rounds = Das Zertifikat ist von einem Turnier mit einer anderen Zahl von Runden ({ $certificate }) als die Datei ({ $file }).
