### Anträge und Entscheidungen nach den Schachregeln. Begriffe nach der deutschen Fassung der FIDE-Schachregeln.

right = Berechtigt
wrong = Unberechtigt
undecided = Nicht entschieden
headline = { $claim }: { $verdict }
to_move = { $side } am Zug
laws_of = Schachregeln { $year }
laws_1989 = Schachregeln 1989–1993
house_qq = Hausregeln QQ
article = Artikel { $number }
standard = Standard
rapid = Schnellschach
blitz = Blitz
threefold = Dreimalige Stellungswiederholung
fifty_moves = 50-Züge-Regel
already_over = Die Partie ist schon beendet
dead_position = Tote Stellung
agreement = Remis durch Vereinbarung
flag_fall = Zeitüberschreitung
quickplay = Endspurtphase: kein Gewinn mit normalen Mitteln
resignation = Aufgabe
late = Verspätung
wrong_setup = Falsche Anfangsstellung
reversed_board = Falsch gelegtes Brett
reversed_colours = Vertauschte Farben
displaced = Verschobene Figuren
illegal_move = Regelwidriger Zug
touched = Berührte Figur
not_on_move = { $side } war nicht am Zug; nur wer am Zug ist, kann den Antrag stellen.
lost_by_moving = Wer einen Zug ohne Antrag abgeschlossen hat, kann ihn für diesen Zug nicht mehr stellen.
lost_by_touching = Wer ohne Antrag eine Figur berührt hat, kann ihn für diesen Zug nicht mehr stellen.
draw_offers = Remis darf nach dem { $moves }. Zug angeboten werden, von jeder Seite höchstens { $most }-mal.
only_on_claim = Bei diesem Spieltempo hat es nur Folgen, wenn der Gegner es beantragt.
clock_too_much = Nach { $mv } zeigt die Uhr { $after }; die Bedenkzeit lässt höchstens { $most } zu.
clock_over_per_move = { $mv } brauchte { $spent }; die Zeit je Zug erlaubt { $limit }.
at_the_start = in der Anfangsstellung
after_move = nach { $mv }
with_move = mit { $mv }
stood = Die Stellung entstand { $place }: das { $time }. Mal.
would_stand = Mit { $mv } entsteht sie das { $time }. Mal.
looks_alike = { $place } sieht es gleich aus, aber { $why }.
other_to_move = die andere Seite war am Zug
could_castle = { $side } hatte noch ein Rochaderecht, das jetzt verloren ist
could_capture = damals konnte ein Bauer auf { $square } en passant geschlagen werden
announced_illegal = Der angekündigte Zug { $mv } ist nicht spielbar: { $why }.
played_announced = Die Aufzeichnung geht mit dem angekündigten Zug { $mv } weiter.
played_other = Die Aufzeichnung geht mit einem anderen Zug weiter, { $mv }.
right_moves = Mit einem dieser aufgeschriebenen Züge wäre der Antrag berechtigt gewesen: { $moves }.
without_progress = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
} von jeder Seite ({ $halves ->
    [one] { $halves } Halbzug
   *[other] { $halves } Halbzüge
}) ohne Schlagen und Bauernzug; nötig sind { $needed }.
last_progress = Zuletzt geschlagen oder ein Bauer gezogen wurde mit { $mv }.
announced_is_progress = { $mv } ist selbst ein Schlag- oder Bauernzug.
possible_after = Ein berechtigter Antrag war { $place } möglich.
ended_with = Die Partie endete mit { $mv }: { $how }.
ended_at_start = Die Partie war schon am Anfang beendet: { $how }.
played_on = { $count ->
    [one] Nach dem Ende wurde { $count } Halbzug aufgezeichnet; er zählt nicht.
   *[other] Nach dem Ende wurden { $count } Halbzüge aufgezeichnet; sie zählen nicht.
}
not_over = Nichts hat die Partie beendet.
checkmate = Schachmatt
stalemate = Patt
dead = tote Stellung
fivefold = fünfmalige Stellungswiederholung
no_progress = zu viele Züge ohne Schlagen und Bauernzug
too_many_checks = zu viele Schachgebote von { $side }
can_mate = { $side } kann noch mattsetzen, zum Beispiel: { $line }.
has_mated = { $side } hat mattgesetzt.
cannot_mate = { $side } kann durch keine Folge regelgemäßer Züge mattsetzen: { $why }.
because_over = die Partie ist beendet
because_material = es sind zu wenige Figuren übrig
because_searched = jede Zugfolge wurde durchsucht oder ausgeschlossen
mating_unknown = Ob { $side } noch mattsetzen kann, ließ sich nicht feststellen.
moves_made = { $moves ->
    [one] Beide Seiten haben { $moves } Zug ausgeführt; die Grenze ist { $needed }.
   *[other] Beide Seiten haben { $moves } Züge ausgeführt; die Grenze ist { $needed }.
}
period_completed = { $moves ->
    [one] { $moves } Zug ist
   *[other] { $moves } Züge sind
} ausgeführt; verlangt { $required ->
    [one] war { $required }
   *[other] waren { $required }
}.
time_left = { $side } hat noch { $time }; der Antrag verlangt weniger als { $most }.
may_stop_recording = { $side } hat noch { $time }; wer weniger als { $most } hat, muss nicht aufzeichnen.
no_such_claim = Diese Regeln kennen bei diesem Spieltempo keinen solchen Antrag.
must_be_announced = Es gilt nur, wenn die Turnierbestimmungen es vorher bekanntgegeben haben.
minutes_late = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} zu spät; die Karenzzeit beträgt { $allowed ->
    [one] { $allowed } Minute
   *[other] { $allowed } Minuten
}.
is_illegal = { $mv } ist regelwidrig: { $why }.
is_legal = { $mv } ist ein regelgemäßer Zug.
earlier = Früher in dieser Partie geahndete regelwidrige Züge von { $side }: { $count }.
replied = Der Gegner hat schon seinen nächsten Zug ausgeführt; der regelwidrige Zug bleibt stehen.
nothing_touched = Auf diesen Feldern steht keine Figur.
must_move = Es muss gezogen werden: { $piece } { $square }.
must_capture = Es muss geschlagen werden: { $piece } { $square }.
must_capture_with = Es muss geschlagen werden: { $piece } { $square } schlägt { $other } { $target }.
must_castle = Es muss { $wing } rochiert werden.
must_move_king = Die Rochade dort ist regelwidrig; es muss ein anderer Königszug gemacht werden.
any_move = Keine berührte Figur kann ziehen oder geschlagen werden; jeder regelgemäße Zug ist erlaubt.
result_is = Ergebnis: { $result }.
won_by = { $side } gewinnt, { $token }
drawn = Remis, ½-½
void = die Partie ist nichtig: kein Ergebnis, keine Punkte
add_time = { $side } erhält { $time } zusätzlich.
set_time = Die Uhr von { $side } wird auf { $time } gestellt.
must_play = Der angekündigte Zug { $mv } muss gespielt werden.
restore = Die Stellung vor der Unregelmäßigkeit wird wiederhergestellt.
one_of = Einer dieser Züge muss gespielt werden: { $moves }.
replace_by_queen = Der Bauer wird durch eine Dame seiner Farbe ersetzt.
go_on = Die Partie geht weiter.
new_game = Die Partie ist annulliert, eine neue wird gespielt.
transfer = Die Stellung wird auf ein richtig gelegtes Brett übertragen.
put_back = Die Figuren werden auf eigene Bedenkzeit zurückgestellt.
clock_runs = Die Uhr von { $side } läuft bis zur Ankunft.
agree = zustimmen: Die Partie ist remis
postpone = die Entscheidung aufschieben: Der Gegner kann { $time } erhalten
reject = ablehnen: Der Gegner erhält { $time }
three_ways = Der Schiedsrichter kann { $a }; { $b }; oder { $c }.
unless_arbiter = Sofern der Schiedsrichter nicht anders entscheidet.
move_not_reached = Die Aufzeichnung reicht nicht bis zum { $number }. Zug von { $side }.
bad_time = „{ $text }“ ist keine Zeit; schreiben Sie 0:04:11.
other_clock = Geben Sie auch die Zeit auf der Uhr von { $side } an: Die Aufzeichnung hat sie nicht.
squares_missing = Schreiben Sie die berührten Felder in ihrer Reihenfolge, etwa e1 h1.
minutes_missing = Geben Sie an, wie viele Minuten Verspätung.
open_to = { $kind } ({ $side }): { $how }
same_sheets = { $plies ->
    [one] Beide Partieformulare haben denselben Halbzug.
   *[other] Beide Partieformulare haben dieselben { $plies } Halbzüge.
}
sheets_differ = Die Partieformulare weichen zuerst beim { $ply }. Halbzug voneinander ab: Das erste hat { $first }; das zweite hat { $second }.
sheet_has = { $mv } und ist bis Halbzug { $plies } nachspielbar
sheet_unplayable = „{ $word }“, was nicht spielbar ist
sheet_ends = schon geendet
confirmed = wie vorgeschlagen bestätigt
altered = anders entschieden
dismissed = zurückgewiesen
found_then = Ergebnis der Prüfung bei der Entscheidung: { $found }. Von dieser Programmversion erneut gelesen, ergibt die Aufzeichnung, was hier steht.
clocks_then = Uhren beim Antrag: Weiß { $white }, Schwarz { $black }.
clocks_to_set = Uhren zu stellen: Weiß { $white }, Schwarz { $black }.
penalty_by = Strafe nach { $numbers }
with_sameness = { $number } ({ $sameness })
empty_press = Uhr ohne Zug gedrückt
two_hands = Zug mit zwei Händen
released = Losgelassene Figur weitergezogen
promoted = Umgewandelte Figur geändert
clock_setting = Falsch eingestellte Uhr
illegal_position = Beide Könige im Schach oder Bauer auf der letzten Reihe
recording = Züge nicht aufgezeichnet
increment = Endspurtphase: fünf Sekunden je Zug verlangt
claimant_touched = Der Antragsteller hat seither eine Figur berührt: Es kann nicht mehr beanstandet werden.
next_move_first = Zuerst muss der nächste Zug abgeschlossen werden; ist es dann noch so, ist die Partie remis.
need_not_record = Bei diesem Spieltempo muss niemand die Züge aufzeichnen.
unless_half_minute = Die Pflicht zum Aufzeichnen bleibt nur, wenn je Zug 30 Sekunden oder mehr hinzukommen.
request_is_offer = Das Verlangen ist ein Remisangebot; was folgt, gilt, wenn der Gegner ablehnt und der Schiedsrichter zustimmt.
correct_clocks = Die Uhren werden richtig gestellt; über die Zeiten entscheidet der Schiedsrichter.
first_stands = Es gilt, was zuerst auf sein Feld gestellt wurde.
must_record = Die Züge müssen aufgezeichnet werden; eine Weigerung wird geahndet.
add_increment = Beide Uhren geben { $seconds } Sekunden je Zug hinzu.
time_of_two_readings = „{ $text }“ kann { $hours } oder { $minutes } sein: Schreiben Sie Stunden, Minuten und Sekunden.
told_time = { $time } ({ $hours } h { $minutes } min { $seconds } s)
device = Elektronisches Gerät
advice = Notizen, Ratschläge oder Analyse
distracting = Ablenkung oder Störung
refusal = Beharrliche Weigerung, die Schachregeln einzuhalten
disturbance = Störung von außen
offer = Ein Remisangebot wird angenommen
advance = Im Voraus aufgeschriebene Züge
signed = Ein unterschriebenes Ergebnis, mit dem die Partie nicht endete
no_agreement = Die Turnierbestimmungen erlauben kein Remis durch Vereinbarung.
offer_declined = Wer eine Figur berührt, um sie zu ziehen oder zu schlagen, hat das Angebot abgelehnt.
lesser_penalty = Die Turnierbestimmungen nennen eine geringere Strafe.
penalties_up_to_expulsion = Der Schiedsrichter wählt: Verwarnung; mehr Zeit für den Gegner; weniger Zeit für den schuldigen Spieler; Verlust der Partie; weniger Punkte für den schuldigen Spieler; mehr für den Gegner, höchstens die volle Zahl; Ausschluss.
penalties_with_fines = Der Schiedsrichter wählt: Verwarnung; mehr Zeit für den Gegner; weniger Zeit für den schuldigen Spieler; mehr Punkte für den Gegner, höchstens die volle Zahl; weniger für den schuldigen Spieler; Verlust der Partie; eine im Voraus bekanntgegebene Geldbuße; Ausschluss von einer oder mehreren Runden; Ausschluss.
announced_penalty = Es gilt die Strafe, die die Turnierbestimmungen nennen.
may_add_time = Der Schiedsrichter kann einem oder beiden Spielern zusätzliche Zeit geben.
signed_stands = Das unterschriebene Ergebnis gilt.
loses_score_open = { $side } verliert; die Punkte des Gegners bestimmt der Schiedsrichter.
result_contradicts = Das aufgezeichnete Ergebnis { $result } widerspricht dem.
ended_agreed = Die Partie war beendet: Remis wurde vereinbart.
ended_resigned = Die Partie war beendet: { $side } gab auf.
ended_on_time = Die Partie war beendet: { $side } überschritt die Zeit.
result_recorded = Die Aufzeichnung endet mit dem Ergebnis { $result }.
after_the_end = Damit war die Partie zu Ende: Danach geht es nur noch um das Ergebnis, das Partieformular und einen Protest.
goes_on_though_entered = Diese Antwort beruht auf dem Wort des Schiedsrichters, dass die Partie noch lief; dann gilt das eingetragene Ergebnis nicht und wird mit der Entscheidung zurückgenommen.
can_mate_at_length = { $side } kann noch mattsetzen: Eine Folge regelgemäßer Züge wurde gefunden, zu lang, um sie hier zu nennen.
which_touched = Die Angabe passt auf mehrere Figuren: Fragen Sie, welche berührt wurde; sie muss ziehen oder schlagen.
one_of_each = Einer der Züge der berührten Figur muss gespielt werden: { $pieces }.
moves_of_piece = { $piece } { $square }: { $moves }
judge_times = Der Schiedsrichter bestimmt nach bestem Ermessen die Zeiten für die wiederhergestellte Stellung.
may_penalise = Der Schiedsrichter kann den Spieler bestrafen, der sie verschoben hat.
bad_board = „{ $text }“ ist keine Stellung auf einem Brett.
