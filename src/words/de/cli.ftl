### Die Befehlszeile: ihre Hilfe und ihre Antworten.

usage = Aufruf:
commands = Befehle:
arguments = Argumente:
options = Optionen:
options_placeholder = [OPTIONEN]
default_value = [Vorgabe: { $value }]
possible_values = [möglich: { $values }]
environment = [Umgebung: { $name }]
help = Diese Hilfe ausgeben
help_of = Die Hilfe zu einem Befehl ausgeben
version = Die Version ausgeben
lang = Sprache von Hilfe und Antworten, etwa en, zh-Hans oder de (sonst die von LC_ALL oder LANG)
no_language = In „{ $tag }“ gibt es keine Wörter. Wählen Sie eine von: { $known }.
unknown_argument = „{ $given }“ ist hier nicht bekannt.
unknown_command = Es gibt keinen Befehl „{ $given }“.
did_you_mean = Ist { $suggestion } gemeint?
not_together = { $one } kann nicht zusammen mit { $other } verwendet werden.
only_once = { $given } darf nur einmal stehen.
required_missing = Es fehlt: { $missing }.
command_missing = Welcher Befehl? Es gibt: { $commands }.
value_missing = { $option } braucht einen Wert.
value_not_allowed = { $option }: „{ $value }“ ist nicht verwendbar. Erlaubt: { $allowed }.
value_unreadable = { $option }: „{ $value }“ ist nicht lesbar. { $allowed }
value_too_many = { $option }: „{ $value }“ ist ein Wert zu viel.
not_text = Die Argumente sind kein Text in UTF-8.
usage_wrong = Die Argumente werden nicht verstanden.
see_help = { $command } --help zeigt, was möglich ist.
allowed_address = Erlaubt: eine Adresse mit Port, etwa 127.0.0.1:8080.
allowed_network = Erlaubt: eine Adresse oder ein Netz, etwa 127.0.0.1 oder 10.0.0.0/8.
allowed_database = Erlaubt: postgres://user@host/name oder sqlite:DATEI.
allowed_game = Erlaubt: die Wertungszahl des Gegners, w oder b, und 1, = oder 0, wie in 2310w=.
about = Führt Schachturniere durch: Paarungen, Ergebnisse, Anträge, Rangliste, Papiere und Berichte.
starts_server = Ohne Befehl startet der Server.
replay = Die Partien einer Datei nachspielen und Anträge entscheiden
mating = Kann diese Seite noch mattsetzen? Liest Zeilen „FEN white|black“ von der Standardeingabe
serve = Den Server starten (auch ohne Befehl)
backup = Eine stimmige Kopie der Datenbank schreiben
restore = Eine Sicherung an die Stelle der Datenbank setzen, die unter anderem Namen aufbewahrt wird
verify = Die Protokolle einer Datenbank bestätigen, oder sagen, welcher Eintrag nicht mehr ist wie geschrieben
dossier = Das Dossier zu einem Protest anlegen, als Papier oder als Datei, die sich selbst belegt, oder eine solche Datei prüfen
password_link = Einen Einmal-Link für ein Konto ausgeben, dessen Passwort vergessen ist
rating = Änderungen der Wertungszahl, erste Wertungszahlen, Auswertungen
ratings = Wertungslisten: eine einlesen, einen Spieler suchen
standings = Die Rangliste einer Turnierdatei, nach beliebigen Feinwertungen
export = Eine Datei, in der ein Turnier weitergeht, aus einer Datenbank oder jeder lesbaren Datei: TRF, Listen, die CSV von Swiss-Manager
pair = Die nächste Runde einer Turnierdatei auslosen (anstelle von bbpPairings)
pairer = Antworten wie bbpPairings oder JaVaFo, für Programme, die eines davon aufrufen
check = Die Turnierdatei eines beliebigen Programms an den Regeln prüfen: Paarungen, Punkte, Ränge
generate = Ein zufälliges Turnier erzeugen
words = Für Übersetzer: die Dateien der Wörter prüfen
rating_change = Was Partien an einer Wertungszahl ändern: --own 2813 --k 10 1787w1 2025b1 2310w=
rating_initial = Die erste Wertungszahl eines Neulings: 1650w1 1720b=
rating_report = Die Auswertung einer Turnierdatei
ratings_import = Eine Liste einlesen: Text oder XML der FIDE oder eine nationale als CSV, gepackt oder nicht
ratings_search = Einen Spieler nach Wörtern des Namens, FIDE-ID, Geburtsjahr, Föderation suchen
words_check = Sagen, was in den Dateien der Wörter einer Sprache falsch ist und was fehlt
check_codes = Rückgabewerte: 0 nichts weicht ab, 1 etwas weicht ab, 3 Datei nicht verstanden, 4 zu groß, 5 nicht lesbar.
pair_output = Die Paarungen werden ausgegeben wie von bbpPairings: die Zahl der Paare, dann je Brett eine Zeile „Weiß Schwarz“; spielfrei durch Auslosung ist „Nummer 0“. Teilnehmer stehen mit ihrer Startnummer; in Mannschaftsturnieren werden die Mannschaften gepaart und stehen mit ihrer Nummer.
pair_codes = Rückgabewerte: 0 ausgeführt, 1 es gibt keine Paarung, 2 unerwartetes Versagen, 3 Aufruf oder Datei nicht verstanden, 4 zu groß, 5 eine Datei ist nicht lesbar oder schreibbar.
pairer_how = Ein Programm, das bbpPairings oder JaVaFo aufruft, ändert einen Pfad: auf einen Verweis auf dieses Programm mit dem Namen bbpPairings oder javafo, oder auf „sonneborn pairer“. Diese Zeilen werden verstanden:
pairer_files = Die Paarungen und was -c ausgibt, sind angeordnet wie dort. Eine Datei, die ohne Ordner genannt ist, liegt neben der gelesenen. Was nicht ging, steht auf der Standardfehlerausgabe, mit Zeile und Spalte.
pairer_codes = Rückgabewerte von bbpPairings: 0 erledigt (auch wenn -c Unterschiede findet), 1 es gibt keine Paarung, 2 unerwarteter Fehler, 3 Auftrag oder Datei nicht verstanden, 4 zu groß, 5 eine Datei kann nicht gelesen oder geschrieben werden. Von JaVaFo: 0 erledigt, 1 nicht.
generate_rates = Was nicht angegeben ist, wird mit dem Startwert aus dem gelost, was in offenen Turnieren üblich ist. OFTEN ist ein Anteil in Tausendsteln je Runde (--forfeits 15: fünfzehn von tausend Partien), eine Anzahl im Turnier (--forfeits 6x) oder je Runde angegeben (--forfeits 2x@1,50@4). Die Datei ist TRF26 mit den Rängen nach ihren Feinwertungen; pair, check und bbpPairings lesen sie.
replay_codes = Mit --claim: Rückgabewert 0 der Antrag ist berechtigt, 1 unberechtigt, 2 nicht entschieden, 64 falscher Aufruf.
trf_file = Eine Turnierdatei (TRF06, TRF16 oder TRF26)
json = JSON ausgeben
rate = Das Spieltempo
backup_file = Die zu schreibende Kopie
check_file = Eine Turnierdatei (TRF06, TRF16, TRF26), eine Datei von Swiss-Manager (TUNX, TURX, TUMX, TUTX), Swiss-Chess (SWT), SwissPerfect (ZIP), PairTwo (SWS), SWAR (SWAR) oder Papi (PAPI, JSON) oder ein ganzes Turnier, wie dieses Programm es schreibt (JSON); dort wird jede Runde nach dem geprüft, was bei ihrer Auslosung bekannt war, und nach dem eigenen System des Turniers
check_round = Nur diese Runde
system_code = Das Paarungssystem nach seinem Kürzel
system_dutch = Das FIDE-System (Dutch), C.04.3, in der am ersten Tag der Datei gültigen Ausgabe
system_dubov = Wie --system dubov, C.04.4.1
system_burstein = Wie --system burstein, C.04.4.2
system_team = Wie --system team-swiss, C.04.6, für Dateien mit Mannschaften
system_berger = Berger-Tabellen, C.05 Anhang 1
system_edition = Die Ausgabe des FIDE-Systems (Dutch), gleich welches Datum
output_file = Wohin geschrieben wird (auf das Terminal, wenn nicht angegeben)
seed = Derselbe Startwert und dieselben Optionen geben dasselbe Turnier; fehlt er, wird einer gelost, genannt und im Namen des Turniers festgehalten
gen_players = Wie viele Teilnehmer
gen_rounds = Wie viele Runden das Turnier hat
gen_played = So viele davon sind gespielt, um von da an auszulosen (alle, wenn nicht angegeben)
gen_highest = Keine Wertungszahl ist höher
gen_lowest = Keine Wertungszahl ist niedriger
gen_ratings = Wie die Wertungszahlen dazwischen liegen: even, jede gleich wahrscheinlich; bell, die meisten in der Mitte
gen_step = Wertungszahlen gehen in solchen Schritten: mit 100 sind viele gleich
gen_colour = Die Farbe der Nummer 1 in der ersten Runde (gelost, wenn nicht angegeben)
gen_baku = Nach der Baku-Methode beschleunigen, C.04.7
gen_forbidden = So viele Paare sollen nicht aufeinandertreffen
gen_unrated = Ohne Wertungszahl, von tausend Teilnehmern
gen_late = Nach Runde 1 dazugekommen, von tausend Teilnehmern
gen_withdrawals = Ausgeschieden, von tausend Teilnehmern in jeder Runde
gen_returns = Zurückgekehrt, von tausend Ausgeschiedenen in jeder Runde
gen_half_byes = Spielfrei mit halbem Punkt, von tausend Teilnehmern in jeder Runde
gen_zero_byes = Spielfrei ohne Punkt, von tausend Teilnehmern in jeder Runde
gen_full_byes = Spielfrei mit ganzem Punkt, von tausend Teilnehmern in jeder Runde
gen_assigned_byes = In so vielen von tausend Runden mit ungerader Zahl gibt der Schiedsrichter Spielfrei, was check dann meldet
gen_adjourned = Hängepartien, von tausend Partien: für die nächste Auslosung remis, danach entschieden, so dass check eine andere Partie sieht
gen_draws = Remis, von tausend Partien zwischen Gleichen; weniger zwischen Ungleichen
gen_forfeits = Auf einer Seite kampflos, von tausend Partien
gen_double_forfeits = Auf beiden Seiten kampflos, von tausend Partien
gen_unusual = 0-0, ½-0 und Partien von weniger als je einem Zug, von tausend Partien
mating_line = Die mattsetzenden Züge anfügen, oder den Grund, warum es keine gibt
pair_file = Eine Turnierdatei: TRF16 mit XX-Zeilen oder TRF26
pair_next = Die nächste Runde auslosen und die Paarungen in eine Datei schreiben (auf das Terminal, wenn nicht angegeben)
pair_check = Jede Runde, oder eine, mit dem Programm vergleichen (wie sonneborn check)
gen_gaps = Wertungszahlen von der höchsten abwärts, jede um etwas zwischen diesen beiden niedriger als die vorige
gen_rating_list = Die Wertungszahlen einzeln; weitere Teilnehmer bekommen eine geloste
gen_scoring = Punkte für Sieg, Remis und Niederlage
gen_pab = Punkte für Spielfrei durch Auslosung
gen_tie_breaks = Die Feinwertungen der Reihe nach, mit ihren Kürzeln
gen_time_control = Die Bedenkzeit im Code des Satzes 222
allowed_often = ein Anteil bis 1000, eine Anzahl wie 6x oder beides nach Runden wie 2x@1,50@4
allowed_scoring = drei Punktzahlen, die nicht steigen, etwa 3-1-0; zwei Remis sind nicht mehr wert als Sieg und Niederlage
pair_generate = Ein zufälliges Turnier erzeugen, nach einer Konfigurationsdatei von bbpPairings oder wie das Turnier der zuerst genannten Datei (sonneborn generate kann mehr)
pair_output_file = Wohin das zufällige Turnier geschrieben wird
pair_seed = Der Startwert des zufälligen Turniers; derselbe Startwert gibt dasselbe Turnier
pair_list = In eine Datei schreiben, was das Programm von jedem Teilnehmer wusste (neben dem Turnier, mit der Endung .list, wenn nicht angegeben)
pairer_line = Eine Aufrufzeile von bbpPairings (--dutch DATEI -p) oder von JaVaFo (DATEI -p)
link_account = Der Name des Kontos
link_url = Die Adresse, unter der der Server erreichbar ist
rating_own = Die eigene Wertungszahl des Spielers
rating_k = Der Entwicklungskoeffizient
rating_start = Erster Tag des Turniers, der die Ausgabe der Bestimmungen wählt (die neueste, wenn nicht angegeben)
rating_games = Wertungszahl des Gegners, eigene Farbe, Ergebnis: 1787w1 2025b= 2310w0
list_file = Die Datei der Liste
list_name = Wie die Liste heißt, mit ihrem Monat; daraus übernommene Wertungszahlen nennen sie
list_federation = Die Föderation einer nationalen Liste, mit drei Buchstaben
list_rate = Das Spieltempo einer Liste mit nur einer Zahl
list_words = Wörter des Namens, FIDE-ID, Geburtsjahr, Föderation
list_database = Die Datenbank
replay_file = Die Datei mit Partien (PGN, in jeder Kodierung)
replay_all = Ende und mögliche Anträge jeder Partie auflisten (ohne --claim geschieht das ohnehin)
replay_against = Mit einem anderen Partieformular derselben Partie vergleichen (Rückgabewert 1, wo sie abweichen)
replay_mend = Die Datei mit den klaren Lesarten von Wörtern ausgeben, die keine Standardnotation sind; wofür jedes genommen wurde und was zu fragen ist, geht an die Standardfehlerausgabe (Rückgabewert 2, wo etwas zu fragen ist)
replay_json = Nur JSON ausgeben: je Zeile ein Objekt
replay_edition = Schachregeln: 1989, 2001, 2005, 2009, 2014, 2017, 2018, 2023 oder qq
replay_supervised = Im Schnell- und Blitzschach: Die Turnierschachregeln gelten in vollem Umfang (A.4, B.2)
replay_at_fault = Bei einem Zug, der nicht spielbar ist: anhalten, ihn weglassen oder ihn als gemacht nehmen
replay_stood = Die regelwidrigen Züge, an denen eine Aufzeichnung anhält, wurden gespielt und blieben stehen (A.5.2): auf das Brett übernehmen, wie sie gemacht wurden
claim_kind = Ein Antrag beim Zug dieser Nummer des Antragstellers (bei regelwidrigen Zügen und berührten Figuren: dessen, der es tat), ohne sie am Ende der Aufzeichnung: { $kinds }; zum Beispiel threefold@34
claim_by = Wer den Antrag stellt (oder aufgibt)
claim_announced = Der aufgeschriebene und angekündigte Zug, oder der regelwidrige
claim_game = Welche Partie der Datei, ab 1
claim_white_clock = Restzeit von Weiß, h:mm:ss, mit der von Schwarz: Die laufende Uhr hat die Aufzeichnung nicht
claim_black_clock = Restzeit von Schwarz
claim_fallen = flag: wessen Blättchen gefallen ist (wenn nicht angegeben, das des Gegners)
claim_last_period = flag: Dies ist die letzte Zeitperiode
claim_required_moves = flag: die in der Periode verlangten Züge
claim_earlier = illegal: frühere regelwidrige Züge derselben Seite in dieser Partie
claim_replied = illegal: Der Antragsteller hat den nächsten Zug schon gemacht
claim_squares = touched: die Felder in der Reihenfolge des Berührens, zum Beispiel "e1 h1"
claim_minutes = late: Minuten nach dem Beginn
claim_default_time = late: die Karenzzeit des Turniers in Minuten
claim_nobody = late: Niemand von beiden war zu Beginn da
claim_from_move = agreement: der Zug, ab dem das Turnier es erlaubt
claim_checked = Die Aufzeichnung wurde mit dem Brett und dem anderen Partieformular verglichen: Sie stimmt, wie sie ist
claim_quickplay = quickplay, increment: Das Turnier hat die Richtlinien III bekanntgegeben
restore_file = Die Sicherung
restore_force = Auch wo es schon eine Datenbank gibt; sie wird unter anderem Namen aufbewahrt
data_dir = Ordner für die Daten
database = postgres://user@host/name oder sqlite:DATEI; sonst eine SQLite-Datei im Datenordner
listen = Adresse und Port, auf denen der Server hört; 0.0.0.0:8080 für den ganzen Saal
public_url = Die Adresse, unter der andere diesen Server erreichen, für Links und QR-Codes
backup_dir = Ein zweiter Ordner für Sicherungen, auf einem anderen Datenträger: nach Plan und nach jeder veröffentlichten Runde
backup_every = Minuten von einer Sicherung zur nächsten
keep_days = Ein Turnier löschen, in dem an so vielen Tagen, an denen der Server lief, nichts getan wurde; ein Verwalter kann es einen Monat lang zurückholen und seinen letzten Export aufbewahren
trusted_proxy = Ein Proxy vor diesem Server, der die Adressen anderer nennt (X-Forwarded-For); Adresse oder Netz, mehrere mit Kommas
access_log = Für jede Anfrage eine Zeile auf die Standardfehlerausgabe schreiben
demo = Das Beispielturnier anlegen
standings_tie_breaks = Feinwertungen in ihrer Reihenfolge, wie "PTS DE BH/C1", oder "all" (die der Datei, wenn nicht angegeben)
standings_edition = Die Ausgabe von C.07: vom August 2024 oder vom März 2026 (nach dem ersten Tag der Datei, wenn nicht angegeben)
standings_after = Die Rangliste nach dieser Runde (der letzten, von der die Datei etwas sagt, wenn nicht angegeben)
standings_swiss = Als Schweizer System werten, gleich was die Datei sagt
standings_round_robin = Als Rundenturnier werten, gleich was die Datei sagt
standings_json = JSON ausgeben, nach Startnummern (in Mannschaftsturnieren nach Nummern der Mannschaften)
verify_file = Eine SQLite-Datei, etwa eine Sicherung; sonst die Datenbank selbst
verify_tournament = Nur dieses Turnier
verify_sheet = Auch fragen, ob das Protokoll diesen Stand hat, wie ihn der Fuß eines Papiers nennt: 57-8XK2-M0TD-…
export_file = Was check liest: eine Turnierdatei, eine Datei eines anderen Programms oder ein ganzes Turnier, wie dieses Programm es schreibt
export_tournament = Ein Turnier der Datenbank statt einer Datei
export_as = Welche Datei, mit dem Namen, den sie auf den Seiten hat
export_so_far = Auch eine Datei zur Auswertung, wenn die letzten Runden noch ausstehen; sie sagt, dass sie nicht endgültig ist
dossier_check = Statt eines anzulegen, sagen, ob diese Datei eines Dossiers ist, wie das Protokoll sie hatte
dossier_tournament = Das Turnier
dossier_output = Wohin geschrieben wird: Papier als .pdf, die Datei, die sich selbst belegt, als .json
dossier_round = Nur ein Brett dieser Runde
dossier_board = Nur dieses Brett
dossier_player = Nur der Teilnehmer mit dieser Startnummer
words_folder = Der Ordner einer Sprache (src/words/de) oder einer mit solchen Ordnern darin
words_missing = Jede fehlende Meldung nennen
demo_made = Das Beispielturnier ist Turnier { $number }
served_at = Sonneborn läuft unter { $address }
served_behind = Sonneborn läuft unter { $address } (hört auf { $listening })
first_administrator =
    Legen Sie hier den ersten Verwalter an (einmal, innerhalb von zwei Tagen):
    { $link }
cannot_serve = Der Server kann nicht auf { $address } hören
log_unreadable = RUST_LOG ist „{ $asked }“ und nicht lesbar: Schreiben Sie Ziele und Stufen wie warn,access=info
clock_not_set = Die Uhr dieses Computers zeigt eine Zeit vor 1970 oder nach 9999: Stellen Sie Datum und Zeit und starten Sie dann neu.
uploads_unreadable = der Ordner der hochgeladenen Dateien ist nicht lesbar
folder_not_made = der Datenordner { $folder } lässt sich nicht anlegen
list_imported = { $list }: { $players } Spieler, weggelassene Zeilen: { $skipped }
lines_skipped = Weggelassen: Zeilen { $lines }
no_list = es gibt noch keine Wertungsliste: Lesen Sie zuerst eine ein
restore_postgres = PostgreSQL wird mit pg_restore wiederhergestellt
restore_damaged = { $file } ist beschädigt: { $damage }
restore_same = { $file } ist die Datenbank selbst
restore_there = unter { $file } gibt es schon eine Datenbank; --force bewahrt sie unter anderem Namen auf
restore_not_placed = { $file } lässt sich nicht an ihre Stelle bringen
restore_kept = Die alte Datenbank ist als { $file } aufbewahrt
restored = { $file } wiederhergestellt
tournament_at = Turnier { $number }: { $state }
database_problem = Datenbank: { $problem }
never_at = das Protokoll stand nie bei { $state }
proven = Turnier { $number } ({ $name }): bestätigt, { $state }
not_proven = Turnier { $number } ({ $name }): NICHT BESTÄTIGT
persons_removed = { $times ->
    [one] { "" }, einmal Daten von Personen entfernt
   *[other] { "" }, { $times }-mal Daten von Personen entfernt
}
act_calls_itself = Eintrag { $seq } nennt sich Eintrag { $other }
act_unreadable = Eintrag { $seq } ist nicht lesbar: { $why }
no_account = es gibt kein Konto namens { $name }
first_has_no_game = die erste Datei hat keine Partie
second_has_no_game = die zweite Datei hat keine Partie
no_game = die Datei hat keine Partie { $number }
no_claim = es gibt keinen Antrag „{ $code }“; siehe --help
move_no_number = der Zug nach @ ist keine Zahl
fen_and_side = erwartet werden eine FEN und white oder black
side_at_end = am Ende der Zeile wird white oder black erwartet
no_languages = { $folder } hat keinen Ordner mit einer { $file }
words_in_source = { $count ->
    [one] { $tag }: { $count } Meldung
   *[other] { $tag }: { $count } Meldungen
}
words_said = { $tag }: { $said } von { $total } Meldungen ({ $percent } %)
words_of_parent = { $own ->
    [one] { $own } eigene Meldung, die anderen sind die von { $parent }
   *[other] { $own } eigene Meldungen, die anderen sind die von { $parent }
}
word_missing = es fehlt: { $table }.ftl { $id }
words_more = { $count ->
    [one] und { $count } weitere (--missing nennt sie)
   *[other] und { $count } weitere (--missing nennt sie alle)
}
writes_missing = { $number ->
    [one] { $number } gespeicherter Schreibvorgang fehlt: Das Log wurde abgeschnitten, oder dies ist eine ältere Kopie
   *[other] { $number } gespeicherte Schreibvorgänge fehlen: Das Log wurde abgeschnitten, oder dies ist eine ältere Kopie
}
claim_no_agreement = agreement, offer: Die Turnierbestimmungen erlauben kein Remis durch Vereinbarung
claim_lesser_device = device: Die Turnierbestimmungen nennen eine geringere Strafe

seed_drawn = Der Startwert ist { $seed }.
watch_games = Die laufenden Partien eines Turniers aus einem Ordner holen: TURNIER=ORDNER, mit der Nummer des Turniers; mehrere durch Wiederholung
allowed_watched = die Nummer eines Turniers, =, und ein vorhandener Ordner: 3=/home/arbiter/livechess
desktop = Das Programm für den eigenen Computer eines Schiedsrichters: öffnet den Browser, bewahrt seine Daten im Ordner des Benutzers auf und ist im Saal erreichbar
manual = Das Handbuch als Text ausgeben oder als PDF schreiben
manual_pdf = Das Handbuch als PDF in diese Datei schreiben

gen_boards = Wie viele Bretter ein Mannschaftskampf hat (jede Mannschaft hat dazu einen Ersatzspieler)

watch_lists = Ein Ordner, in den Wertungslisten gelegt werden, benannt wie FIDE 2026-11.zip: Jede wird eingelesen

compare = Mit anderen Programmen über viele zufällige Turniere vergleichen, in beiden Richtungen

compare_folder = Ordner der Probe: was getan ist, der Bericht und die Turniere, die abweichen; eine angehaltene Probe geht dort weiter

compare_pairer = Ein anderes Programm zum Auslosen, aufgerufen mit den Argumenten von bbpPairings

compare_checker = Ein anderes Programm, das Auslosungen von Spielern oder Mannschaften nur prüft, aufgerufen mit den Argumenten des pairingchecker von gacrux, etwa „python3 -m gacrux.pairingchecker“
compare_ranker = Ein anderes Programm für Feinwertungen, aufgerufen mit den Argumenten des tiebreakchecker von gacrux, etwa „python3 -m gacrux.tiebreakchecker“

compare_events = Turniere in jeder Richtung

compare_players = So viele Teilnehmer hat ein Turnier höchstens, oder so viele Mannschaften ein Mannschaftsturnier

compare_axis = Wovon die Turniere mehr haben sollen als andere; reihum, wenn mehrere genannt sind, und alle außer „large“, wenn keines genannt ist

compare_threads = Turniere zur selben Zeit (so viele, wie der Computer Kerne hat, wenn nicht angegeben)

acceptance = Die Antworten auf die Prüfliste der FIDE ausgeben, und was sie kosten

acceptance_system = Nur die Antworten für dieses System

acceptance_costly = Nur Antworten, die etwas kosten
acceptance_folder = Einen Ordner mit dem anlegen, was die Prüfer der Technischen Kommission der FIDE brauchen
acceptance_events = Turniere je System in dem Ordner, erzeugt und geprüft
acceptance_compared = Den Bericht aufnehmen, den sonneborn compare in diesem Ordner gelassen hat
folder_made = { $folder }: Dateien: { $files }; abweichende Turniere: { $differing }.

check_pdf = Die Prüfung auch als PDF schreiben

publish = Eine Kopie der öffentlichen Seiten eines Turniers in einem Ordner halten, für jeden Webspace

publish_address = Die öffentliche Adresse des Turniers: http://127.0.0.1:8080/p/3

publish_folder = Der Ordner: leer, oder einer, der schon so geschrieben wurde

publish_languages = Die Sprachen; die erste liegt im Ordner selbst, die anderen in eigenen Ordnern (wenn nicht angegeben, die Sprache des Befehls)

publish_at = Wo der Ordner zu finden sein wird: https://club.example/open. Bilder neben Links in Chatprogrammen, der Newsfeed und Suchmaschinen brauchen das
publish_watch = Weiterlaufen und den Ordner nachführen, sobald etwas getan wurde

publish_every = Wie oft der Server mit --watch gefragt wird, in Sekunden

publish_done = Eintrag { $seen }: { $written } Dateien geschrieben, { $removed } alte entfernt

publish_waits = { $why } Der Ordner bleibt, wie er ist; es wird noch einmal versucht.

publish_no_answer = Keine Antwort von { $address } ({ $why }). Läuft der Server?

publish_not_public = { $address } ist nicht öffentlich. Veröffentlichen Sie das Turnier zuerst auf seiner Seite der Schiedsrichter und Zuschauer.

publish_status = { $address } antwortete { $status }. Ist es die öffentliche Adresse eines Turniers?

publish_too_many = Es sind mehr Seiten, als ein Turnier hat. Ist es die öffentliche Adresse eines Turniers?

publish_not_empty = In { $folder } liegen andere Dateien. Nennen Sie einen leeren Ordner oder einen neuen.

publish_other_event = { $folder } hat die Seiten von { $address }. Nennen Sie einen anderen Ordner.

allowed_public_address = die öffentliche Adresse eines Turniers, etwa http://127.0.0.1:8080/p/3
fetch_lists = Die Wertungslisten der FIDE von dieser Adresse holen, sofort und dann täglich, wie https://ratings.fide.com/download/players_list_xml.zip
push_service = Ein Benachrichtigungsdienst, der neben denen der Browser gefragt wird, wie https://push.example
allowed_web_address = eine Adresse mit http:// oder https://
check_fonts = Ein Ordner mit Schriften (.ttf, .otf) für das PDF, die vor der eingebauten chinesischen versucht werden
rights = Ausgeben, wer welche Art von Daten liest und was jede Adresse zeigt
rights_addresses = Jede Adresse auflisten, mit den Arten, die sie zeigen darf
began_empty = Unter diesem Namen war eine Datenbank, und sie enthält nichts. Wenn sie von einem laufenden Server kopiert wurde, stehen dessen Einträge noch im Log (-wal) neben dem Original: anhalten und mit `sonneborn backup` sichern, oder alle Dateien des Ordners kopieren, während jener Server steht. Nur weitermachen, wenn neu begonnen werden soll.
name_unreadable = sein Name in der Liste der Turniere ist kein Text mehr
backed_up_as_it_is = In der Kopie wie hier: { $why }
limits = Eine andere Zahl als die übliche für das, was durchgelassen wird: { $usual }
require_second_factor = Verwalter haben ihre Rechte nur mit einem zweiten Faktor
claim_board = Die Figuren, wie sie auf dem Brett stehen, als FEN
claim_said_by = Wer sagte, dass die Aufzeichnung stimmt
claim_now = Ob die Partie läuft oder wie sie endete
check_json = JSON ausgeben; --schema sagt, was darin steht
check_schema = Das JSON-Schema dessen ausgeben, was --json ausgibt
check_corpus = Alle genannten Dateien und die in den genannten Ordnern prüfen und corpus.csv und corpus.html in diesen Ordner schreiben
check_one_file = Nennen Sie eine Turnierdatei, oder mehrere mit --corpus ORDNER.
