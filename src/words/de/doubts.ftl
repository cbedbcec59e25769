### Was einer Entscheidung im Wege steht: was in der Aufzeichnung zu berichtigen oder zu fragen ist. Begriffe nach der deutschen
### Fassung der FIDE-Schachregeln: Partieformular, regelgemäßer Zug.

not_decided = Nicht entschieden: { $what }
arbiter_decides = Der Schiedsrichter entscheidet
mend_start = Ausgangsstellung berichtigen
mend_line = Zeile { $line } berichtigen
ask_which_piece = fragen, welche Figur zog
ask_whose_move = fragen, wer den Antrag stellt und wer am Zug war
rule_on_illegal = zuerst über den regelwidrigen Zug entscheiden
ask_which_move = fragen, welcher Zug es war
compare_record = Aufzeichnung mit dem Brett und dem anderen Partieformular vergleichen
at_place = Zeile { $line }, Spalte { $column }: { $what }
start_unreadable = Die Ausgangsstellung der Aufzeichnung ist nicht lesbar.
word_unreadable = „{ $word }“ ist nicht als Zug lesbar. Berichtigen Sie es nach der Auskunft der Spieler.
word_illegal = „{ $word }“ ist nicht spielbar: { $why }. Berichtigen Sie es; wurde es so gespielt und blieb stehen, geben Sie das an.
word_ambiguous = „{ $word }“ passt auf mehrere Figuren (von { $squares }): Fragen Sie, welche zog.
text_between = „{ $text }“: { $why }; darin kann ein Zug stecken. Berichtigen Sie es.
behind_result = Hinter dem Ergebnis steht Text. Sind dort Züge aufgezeichnet, nehmen Sie das Ergebnis heraus.
number_wrong = Hier steht die Nummer { $written }, fällig ist { $expected }: Ein Zug fehlt oder steht doppelt.
own_move = { $mv } machte { $side }, und { $side } stellt den Antrag. Fragen Sie, wer ihn gegen wen stellt.
not_their_move = Nach der Aufzeichnung war nicht der Gegner am Zug, sondern { $side }, und { $side } stellt den Antrag. Fragen Sie, wer den Antrag stellt, oder bei welchem Zug.
which_move = Die Aufzeichnung hat keinen regelwidrigen Zug. Geben Sie den Zug und seine Nummer an.
named_unreadable = „{ $word }“ ist nicht als Zug lesbar. Fragen Sie, welcher Zug auf dem Partieformular steht.
named_ambiguous = „{ $word }“ passt auf mehrere Figuren (von { $squares }): Fragen Sie, welche gemeint ist.
one_move = Wurde { $instead } gespielt und nicht { $recorded }, ist die Antwort eine andere. Vergleichen Sie die Aufzeichnung mit dem Brett und dem anderen Partieformular; stimmt sie, bestätigen Sie es.
one_move_missing = Wurde { $instead } gespielt und fehlt, ist die Antwort eine andere. Vergleichen Sie die Aufzeichnung mit dem Brett und dem anderen Partieformular; stimmt sie, bestätigen Sie es.
one_move_twice = Steht { $recorded } doppelt, ist die Antwort eine andere. Vergleichen Sie die Aufzeichnung mit dem Brett und dem anderen Partieformular; stimmt sie, bestätigen Sie es.
other_move = Mit { $instead } statt { $written } auf dem Partieformular wäre der Antrag berechtigt. Lesen Sie es noch einmal; steht { $written } da, bestätigen Sie es.
move_not_written = Mit aufgeschriebenem { $instead } wäre der Antrag berechtigt. Fragen Sie, ob ein Zug aufgeschrieben wurde; wenn nicht, bestätigen Sie es.
other_claimant = Diesen Antrag kann { $side } stellen, nicht der Gegner. Fragen Sie, wer ihn stellt.
unconfirmed = Vergleichen Sie die Aufzeichnung mit dem Brett und dem anderen Partieformular; stimmt sie, bestätigen Sie es.
mended_as = „{ $word }“ als { $means } ({ $why })
did_you_mean = „{ $word }“: Ist { $means } gemeint?
no_reading = „{ $word }“: Kein regelgemäßer Zug schreibt sich ähnlich.
why_letters = Figurenbuchstaben: { $languages }
why_alike = ähnlich aussehende Zeichen
why_short = Kurzschreibweise
why_piece = die Figur, mit der die Partie weitergeht
why_slip = ein Versehen, nach den folgenden Zügen
comes_back = { $mv } war regelwidrig. Solange die Partie läuft, wird die Stellung davor wiederhergestellt: Entscheiden Sie zuerst über den regelwidrigen Zug. Ist er nicht mehr zu berichtigen, bestätigen Sie die Aufzeichnung.
not_yet_stood = { $mv } war regelwidrig und kann berichtigt werden, bis der Gegner den nächsten Zug gemacht hat: Entscheiden Sie zuerst über den regelwidrigen Zug. Ist es dafür zu spät, bestätigen Sie die Aufzeichnung.
is_missing = Nach den Nummern fehlt hier ein Zug von Schwarz: Ist { $means } gemeint?

no_capture = { $word } ist als Schlagzug aufgeschrieben, und dort wird nichts geschlagen: Sehen Sie nach, ob ein anderer Zug gespielt wurde, oder bestätigen Sie die Aufzeichnung.

no_check = { $word } ist als Schachgebot aufgeschrieben und gibt kein Schach: Sehen Sie nach, ob ein anderer Zug gespielt wurde, oder bestätigen Sie die Aufzeichnung.
confirm_board = prüfen, ob das Brett steht, wie die Aufzeichnung endet, und es bestätigen
record_ends = Diese Aufzeichnung endet nach { $mv }. Steht das Brett so wie nach diesem Zug, bestätigen Sie es; sonst ergänzen Sie die fehlenden Züge.
record_empty = Es war kein Zug zu lesen. Stehen die Figuren wie zu Beginn, bestätigen Sie es; sonst ergänzen Sie die Züge.
right_with_moves = { $told } Wurde seither { $moves } gespielt, wäre der Antrag berechtigt.
board_apart = Die Aufzeichnung endet { $after }, und das Brett steht auf { $squares } anders. Ergänzen Sie die fehlenden Züge, oder berichtigen Sie die Aufzeichnung.
board_apart_with = { $told } Mit { $moves } stünde das Brett so.
mend_to_board = die Züge bis zur Stellung auf dem Brett ergänzen
going_on = Sagen Sie, ob die Partie noch läuft oder wie sie endete.
say_if_going_on = sagen, ob die Partie noch läuft
other_letters = „{ $word }“ kann in den Buchstaben einer anderen Sprache { $moves } sein. Fragen Sie, welche Figur gemeint ist, und schreiben Sie sie als Zeichen: ♘g8.
