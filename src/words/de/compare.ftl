### Die große Probe: worin zwei Programme bei zufälligen Turnieren Verschiedenes sagen.

no_other = Nennen Sie ein anderes Programm: --pairer, --checker oder --ranker.
no_axis = Keine der genannten Achsen passt zu diesem System.

progress = { $done } von { $all } Turnieren

ours = Turniere aus dem Generator dieses Programms, vom anderen geprüft

theirs = Turniere aus dem anderen Generator, von diesem Programm geprüft

sums = Turniere: { $events }, Runden: { $rounds }; von beiden eingereiht: { $ranked }, Werte: { $figures }; abweichend: { $differing }

group =
    { $kind }: { $times }-mal in { $events ->
        [one] { $events } Turnier
       *[other] { $events } Turnieren
    } (Startwerte { $seeds })

pairs = andere Paare in einer Runde

colours = dieselben Paare mit anderen Farben

bye = anderes Spielfrei

no_pairing = eines von beiden findet keine Paarung

total = Punkte, die nicht die Summe der Ergebnisse sind

figure = andere Werte nach { $code }

rank = andere Reihenfolge, obwohl alle Werte übereinstimmen

unread_there = das andere Programm liest die Datei nicht

unread_here = dieses Programm liest die Datei nicht

not_generated = der andere Generator gab kein Turnier
