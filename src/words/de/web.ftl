### Rahmen der Seiten, Anmeldung, Konten und Einstellungen eines Turniers.

tournaments = Turniere
new_tournament = Neues Turnier
no_tournaments = Es gibt noch keine Turniere.
try_demo = Mit einem Beispielturnier ausprobieren
log_in = Anmelden
log_out = Abmelden
account = Konto
accounts = Konten
user_name = Name
password = Passwort
set_password = Passwort wählen
set_password_for = Ein Passwort für { $name }
first_administrator = Sie sind der erste Verwalter. Wählen Sie einen Namen und ein Passwort.
administrator = Verwalter
new_account = Neues Konto
create = Anlegen
save = Speichern
cancel = Abbrechen
new_password = Neuer Passwort-Link
own_account = Ihr Konto
change_password = Passwort ändern
old_password = Jetziges Passwort
new_password_for_account = Neues Passwort
password_changed = Das Passwort ist geändert, alle anderen Geräte sind abgemeldet.
own_devices = Angemeldete Geräte
this_device = dieses Gerät
logged_in_since = Seit
last_used = Zuletzt benutzt
log_out_device = Dieses Gerät abmelden
log_out_everywhere = Überall abmelden
disable = Sperren
enable = Freigeben
disabled = gesperrt
sessions = Angemeldet auf
link_made = Geben Sie diesen Einmal-Link an { $name } weiter; er gilt zwei Tage:
link_spent = Dieser Link wurde schon benutzt oder ist zu alt. Bitten Sie einen Verwalter um einen neuen.
login_wrong = Name oder Passwort ist falsch.
login_busy = Im Augenblick melden sich zu viele an. Versuchen Sie es in einigen Sekunden noch einmal.
login_too_many = Zu viele Fehlversuche. Warten Sie zehn Minuten.
password_too_short = Das Passwort braucht mindestens { $length } Zeichen.
name_unusable = Dieser Name ist leer oder vergeben. Wählen Sie einen anderen.
error_title = Nicht ausgeführt
error_not_found = Diese Seite gibt es nicht. Vielleicht wurde sie verschoben, oder die Adresse enthält einen Tippfehler.
error_not_open = Dieses Turnier ist nicht für Zuschauer geöffnet. Die Schiedsrichter öffnen es; wer daran arbeitet, meldet sich an.
error_login_needed = Melden Sie sich an, um diese Seite zu sehen.
error_forbidden = Ihr Konto darf das nicht. Wenden Sie sich an den Hauptschiedsrichter.
error_unreadable = Der Server konnte das Gesendete nicht lesen. Gehen Sie zurück und versuchen Sie es noch einmal.
error_stale_form = Dieses Formular ist veraltet. Gehen Sie zurück, laden Sie die Seite neu und senden Sie es noch einmal.
error_internal = Auf dem Server ging etwas schief. Nichts ist verloren; versuchen Sie es noch einmal, und sagen Sie dem Verwalter Bescheid, wenn es so bleibt.
back = Zurück
language = Sprache
theme = Farbschema
theme_device = Wie das Gerät
theme_light = Hell
theme_dark = Dunkel
search = Teilnehmer und Bretter suchen
found_nothing = Niemand und kein Brett heißt so.
found_on_board = Runde { $round }, Brett { $board }
keys = Tasten
more = Mehr
skip_to_content = Zum Inhalt springen
section_now = Jetzt
section_players = Teilnehmer
section_rounds = Runden
section_standings = Rangliste
section_claims = Anträge
section_papers = Papiere
section_reports = Berichte
section_journal = Protokoll
section_settings = Einstellungen
status_not_started = { $rounds ->
    [0] nicht begonnen
    [one] { $rounds } Runde · nicht begonnen
   *[other] { $rounds } Runden · nicht begonnen
}
status_draft = Runde { $round } von { $rounds } · Entwurf
status_by_hand = Runde { $round } von { $rounds } · wird von Hand gepaart
status_published = { $games ->
    [one] Runde { $round } von { $rounds } · veröffentlicht · { $entered } von { $games } Ergebnis
   *[other] Runde { $round } von { $rounds } · veröffentlicht · { $entered } von { $games } Ergebnissen
}
status_complete = Runde { $round } von { $rounds } · abgeschlossen
status_closed = { $rounds ->
    [one] { $rounds } Runde · beendet
   *[other] { $rounds } Runden · beendet
}
left_fide_mode = Nicht nach FIDE-Regeln
no_fide_mode = FIDE-Modus gilt hier nicht
nothing_to_do = Im Augenblick ist nichts zu tun.
task_add_players = Teilnehmer eintragen
task_check_in = { $count ->
    [one] { $count } Teilnehmer nicht anwesend gemeldet
   *[other] { $count } Teilnehmer nicht anwesend gemeldet
}
task_pair = Runde { $round } auslosen
task_publish = Entwurf der Runde { $round } prüfen und veröffentlichen
task_results = { $count ->
    [one] { $count } Ergebnis fehlt in Runde { $round }: Brett { $boards }
   *[other] { $count } Ergebnisse fehlen in Runde { $round }: Bretter { $boards }
}
task_print = Runde { $round } drucken
task_close = Turnier beenden und melden
task_report = Bericht einsenden
public_pages = Öffentliche Seiten
members = Schiedsrichter und Zuschauer
role = Rolle
role_viewer = Nur lesen
role_arbiter = Schiedsrichter
role_chief_arbiter = Hauptschiedsrichter
role_none = Keine Rolle
add_member = Rolle vergeben
is_public = Alle dürfen lesen, was veröffentlicht ist
tournament_name = Name des Turniers
place = Ort
start_date = Erster Tag
end_date = Letzter Tag
organiser = Veranstalter
chief_arbiter = Hauptschiedsrichter
fide_id = FIDE-ID
chief_arbiter_federation = Föderation des Hauptschiedsrichters
deputies = Stellvertreter, je Zeile einer: Name; Föderation; FIDE-ID
website = Website
event = Turnier
regulations = Turnierbestimmungen
system = Paarungssystem
system_dutch_2026 = FIDE (Dutch) System, C.04.3 von 2026
system_dutch_2017 = FIDE (Dutch) System, C.04.3 von 2017
system_dubov = Dubow-System, C.04.4.1
system_burstein = Burstein-System, C.04.4.2
system_round_robin = Rundenturnier (Berger)
system_double_round_robin = Doppelrundig, letzte zwei Runden des ersten Durchgangs getauscht
system_double_round_robin_plain = Doppelrundig, ohne Tausch
system_scheveningen = Scheveninger System, zwei Mannschaften
system_double_scheveningen = Scheveninger System, doppelt
system_knockout = K.-o.-System
system_by_hand = Von Hand gepaart
system_other = Wie eingelesen
rounds = Runden
scoring = Punkte
win = Sieg
draw = Remis
loss = Niederlage
bye_points = Spielfrei durch Auslosung
tie_breaks = Feinwertungen in ihrer Reihenfolge
tie_break_edition = Ausgabe der Feinwertungen (C.07)
tie_break_unrated = Teilnehmer ohne Wertungszahl in Feinwertungen nach Wertungszahlen
tie_break_unrated_hint = Gilt für jede Feinwertung nach Wertungszahlen in der Liste (C.07, 10) und steht mit ihr in der Datei: ARO/U, ARO/U1400.
tie_break_unrated_rating = Wertungszahl, als die sie zählen
unrated_not_used = mit Teilnehmern ohne Wertungszahl wird eine solche Feinwertung nicht verwendet
unrated_counted = Gegner ohne Wertungszahl zählen als die Zahl daneben
unrated_as_listed = wie es in der Liste bei jeder steht
tie_break_kept = „{ $code }“ steht unter den Feinwertungen, und nach ihr wird nichts berechnet; sie bleibt, bis die Liste geändert wird. { $why }
laws_kept = Die Schachregeln „{ $code }“ sind keine der hier bekannten Ausgaben. Sie bleiben, bis eine andere Ausgabe gewählt wird, und bei Anträgen wird nach einer gefragt.
rate_of_play = Spieltempo
rate_standard = Standard
rate_rapid = Schnellschach
rate_blitz = Blitz
time_control = Bedenkzeit
laws_edition = Ausgabe der Schachregeln
initial_colour = Anfangsfarbe
initial_colour_lot = Durch Los
parity = Gerade und ungerade Nummern für die Farben (C.04.3 5.2.5)
parity_participants = Nach dem Platz unter allen je Gepaarten, wie die zugelassenen Programme
parity_tpn = Nach der Setznummer selbst
numbering = Nummern
numbering_strength = Nach Wertungszahl
numbering_lots = Durch Los
numbering_varma = Eingeschränktes Los (Varma)
numbering_by_hand = Von Hand
acceleration = Beschleunigung
acceleration_none = Keine
acceleration_baku = Baku
acceleration_listed = Wie in der Datei angegeben
half_point_byes = Spielfrei mit halbem Punkt: höchstens so oft je Teilnehmer
no_byes_in_last = Kein Spielfrei in den letzten Runden (Anzahl)
first_board = Erstes Brett
default_minutes = Karenzzeit in Minuten
fide_rated = Mit Auswertung durch die FIDE
reason = Begründung
reason_after_start = Begründung der Änderung (es ist schon ausgelost)
confirm = Gelesen, weiter
filter = Filtern
older = Ältere
undo = Rückgängig
show_as_it_stood = Turnier im Stand nach Eintrag { $seq } zeigen
as_it_stood = Das ist der Stand des Turniers nach Eintrag { $seq },
back_to_now = Zurück zu jetzt
undone = rückgängig gemacht
when = Wann
who = Wer
device = Von
what = Was
why = Warum
languages = Sprachen
languages_hint = Wie viel vom Programm jede Sprache sagt; der Rest erscheint auf Englisch.
language_said = Gesagt
error_undated_form = Dieses Formular sagt nicht, welchen Stand seine Seite zeigte. Laden Sie die Seite neu, und füllen Sie es noch einmal aus.
end_before_start = Das Ende liegt vor dem Beginn.
journal_state = Stand des Protokolls, wie ihn die Papiere drucken:
trouble_full = Nichts kann gespeichert werden: Der Datenträger ist voll. Schaffen Sie Platz; nach dem Eingegebenen wird noch einmal gefragt. Lesen geht weiter.
trouble_damaged = Nichts kann gespeichert werden: Die Datei der Datenbank ist beschädigt. Stellen Sie eine Sicherung wieder her (sonneborn restore). Lesen geht weiter.
trouble_locked = Nichts kann gespeichert werden: Ein anderes Programm hält die Datei der Datenbank. Schließen Sie es, und versuchen Sie es noch einmal. Lesen geht weiter.
trouble_vanished = Nichts kann gespeichert werden: Die Datei der Datenbank wurde gelöscht, verschoben oder ersetzt. Bringen Sie sie zurück, oder halten Sie den Server an und stellen Sie eine Sicherung wieder her. Lesen geht weiter.
trouble_not_writable = Nichts kann gespeichert werden: Der Datenträger nimmt es nicht an (schreibgeschützt, getrennt oder defekt). Prüfen Sie ihn. Lesen geht weiter.
trouble_missing = Nichts kann gespeichert werden: Der Datenbank fehlt, was schon gespeichert war (das Log wurde abgeschnitten, oder eine ältere Kopie steht an ihrer Stelle). Stellen Sie die neueste Sicherung wieder her (sonneborn restore), oder entfernen Sie die Dateien mit den Endungen -saved und -heads neben der Datenbank, um ohne dies weiterzumachen. Lesen geht weiter.
trouble_away = Nichts kann gespeichert werden: Der Server erreicht seine Datenbank im Augenblick nicht. Versuchen Sie es noch einmal; Ausgeführtes wird nicht zweimal ausgeführt.
set_aside = Beiseitegelegt, die anderen Turniere laufen weiter: { $why }. Prüfen Sie mit sonneborn verify, stellen Sie eine Sicherung wieder her, oder installieren Sie das neuere Programm.
backup_made = Letzte Sicherung: { $at }, { $file }
backup_failed = Am { $at } kam keine Sicherung zustande: { $why }
backup_planned = Sicherungen kommen nach { $folder }; die erste entsteht gerade.
backup_none = Es gibt keine Sicherungen: Starten Sie den Server mit --backup-dir und einem Ordner auf einem anderen Datenträger.
password_common = Dieses Passwort gehört zu denen, die alle zuerst versuchen, oder es ist der Name des Kontos. Wählen Sie drei Wörter, die nicht zusammengehören.
login_code_needed = Dieses Konto verlangt auch den Code der Authentifizierungs-App. Geben Sie noch einmal das Passwort ein und den jetzt gezeigten Code; jeder Code gilt einmal.
authenticator_code = Code der Authentifizierungs-App
second_factor = Zweiter Faktor
second_factor_hint = Eine Authentifizierungs-App auf Ihrem Telefon zeigt einen Code, der alle dreißig Sekunden wechselt. Scannen Sie dies mit ihr, oder tippen Sie den Schlüssel ein; geben Sie dann den Code ein, den sie zeigt.
second_factor_on = Beim Anmelden wird ein Code verlangt. Wer das Telefon verliert, kommt mit einem neuen Passwort-Link wieder herein.
second_factor_begin = Zweiten Faktor einrichten
second_factor_confirm = Einschalten
second_factor_end = Ausschalten
second_factor_wrong = Der Code passt nicht. Prüfen Sie die Uhr des Telefons, und geben Sie den jetzt gezeigten Code ein.
error_foreign_host = Dieser Server antwortet nicht unter dem Namen { $host }. Starten Sie ihn mit --public-url und seinem eigenen Namen, oder lassen Sie den Proxy davor die Kopfzeile Host weitergeben (nginx: proxy_set_header Host $host).
error_other_origin = Eine Seite eines anderen Orts hat dieses Formular gesendet, und nichts ist geschehen. Hinter einem Proxy: den Server mit --public-url und seiner eigenen Adresse dort starten, oder den Proxy die Kopfzeile Host weitergeben lassen (nginx: proxy_set_header Host $host).
error_too_many_requests = Zu viele Anfragen von dieser Adresse. Warten Sie einige Sekunden.
error_crowded = Der Server ist mit anderen langen Aufgaben beschäftigt. Nichts ist verloren; versuchen Sie es in einer Minute noch einmal.
error_too_long = Das dauerte länger als eine Minute und wurde abgebrochen. Verwenden Sie für ein Turnier dieser Größe die Befehlszeile.
error_stopping = Der Server wird gerade angehalten. Versuchen Sie es noch einmal, wenn er wieder da ist.
upload_broken = Die Datei kam nicht vollständig an. Senden Sie sie noch einmal.
full_supervision = Schnellschach und Blitz: Turnierschachregeln in vollem Umfang (A.4, B.2)
agreement_rule = Remis durch Vereinbarung (9.1.1)
agreement_as_laws = wie die Schachregeln sagen
agreement_from = erst ab diesem Zug
agreement_never = nicht erlaubt
agreement_move = Zug
quickplay_announced = Richtlinien III gelten (Partien ohne Zeitzugabe)
device_penalty = Geräte (11.3.2): die bekanntgegebene geringere Strafe; leer: Die Partie ist verloren
announced = Bekanntgegebene Turnierbestimmungen
task_play_off = Stichkampf: { $a } – { $b }
task_pair_all = Alle Runden auslosen
journal_filter = Ein Teilnehmer oder Worte eines Eintrags
search_by = Geben Sie den Anfang eines Namens ein (einen chinesischen auch in Pinyin: wang, wxm), eine Startnummer, eine FIDE-ID oder ein Brett: b12.

equals = Bei gleicher Wertungszahl und gleichem Titel

equals_alphabet = Nach dem Alphabet

equals_fide_id = Die niedrigere FIDE-ID zuerst

equals_oldest = Die ältesten zuerst

equals_youngest = Die jüngsten zuerst

chess960 = Chess960

chess960_drawn = Chess960: Die Stellung jeder Runde wird gelost

error_shut_out = Der Hauptschiedsrichter hat dieses Gerät um { $time } ausgesperrt. Was es aufbewahrt hatte, wurde nicht angenommen. Bitten Sie um einen neuen Link.

error_other_boards = Das sind nicht Ihre Bretter: Sie tragen Ergebnisse an den Brettern ein, die Sie bekommen haben, in der laufenden Runde.

archived_events = Archivierte Turniere

backup_made_at = Letzte Sicherung: { $at }

backup_failed_at = Am { $at } kam keine Sicherung zustande. Sagen Sie es dem Betreiber des Servers.

backup_coming = Die erste Sicherung entsteht gerade.
second_factor_needed = Dieser Server verlangt von Verwaltern einen zweiten Faktor. Richten Sie ihn unter „Ihr Konto“ ein; bis dahin haben Sie die Rechte eines gewöhnlichen Kontos.
backup_set_aside = Beiseitegelegt, und in der Sicherung so, wie sie hier sind: Turniere { $events }.

no_such_moment = Das Protokoll hat keinen Eintrag „{ $at }“, den es zeigen könnte: der letzte ist { $last }.

event_colour = Farbe
event_colour_hint = Daran erkennt man das Turnier auf jeder Seite, jedem Bildschirm und Aushang. Sonst sagt sie nichts.
being_played = Wird gespielt
coming = Kommt
finished = Beendet
find_anything = Name, Turnier oder Ort
found_no_event = So heißt hier niemand, kein Turnier und kein Ort.
