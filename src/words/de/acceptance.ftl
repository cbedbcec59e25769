### Die Prüfliste der FIDE für Programme und die eigenen Antworten des Programms: der Rahmen der Tabelle; die Fragen stehen in

not_accepted = Das sind die eigenen Antworten des Programms auf einen Entwurf der Prüfliste der FIDE (VCL4THP.13 vom 25. August 2026). Die FIDE hat dieses Programm weder zugelassen noch empfohlen.

system = System

asked = Gefragt

as_wanted = Wie gewünscht

failures = Nicht bestanden

percent = Prozent

unknown = Abzug unbekannt

number = Nr.

question = Frage

wanted = Gewünscht

answer = Antwort

cost = Abzug

not_asked = nicht gefragt

failure = nicht bestanden

cost_unknown = unbekannt

in_part = teilweise
paths = Wege
