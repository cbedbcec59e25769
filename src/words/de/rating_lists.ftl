### Wertungslisten: Einlesen, und der Vergleich der Teilnehmer mit einer Liste.

lists = Wertungslisten
import = Liste einlesen
import_hint = Die Liste der FIDE, wie sie heruntergeladen wird (TXT oder XML, gepackt oder nicht), oder eine nationale als CSV. Die vorhandenen bleiben, bis die neue vollständig ist.
list_name = Name der Liste
valid_from = Gültig ab
national_federation = Nationale Liste der Föderation (drei Buchstaben; leer für die der FIDE)
rate_of_single = Spieltempo einer Liste mit nur einer Zahl
file = Datei
start_import = Einlesen
players = Spieler
imported_at = Eingelesen
delete = Löschen
no_lists = Es gibt noch keine Wertungsliste.
running = Wird eingelesen: { $players } Spieler, { $percent } %
imported = { $list } ist eingelesen: { $players } Spieler.
skipped = Zeilen, die kein Spieler sind: { $count } (die ersten: { $lines }).
failed = Nichts wurde eingelesen; die Listen sind wie zuvor. { $why }
missing_column = Der ersten Zeile fehlt die Spalte „{ $heading }“.
rate_unknown = Die Liste hat nur eine Zahl: Wählen Sie ihr Spieltempo, und lesen Sie noch einmal ein.
empty = In der Datei steht kein Spieler.
unreadable = Die Datei ist nicht lesbar: { $why }
xml_damaged = Zeile { $line }, Spalte { $column }: Das XML bricht ab oder ist beschädigt ({ $why }).
busy = Es wird gerade eine andere Liste eingelesen: Warten Sie, bis sie fertig ist.
no_file = Wählen Sie eine Datei.
match_columns = { $list }: Was steht in welcher Spalte? Es wird für die nächste Liste dieses Namens aufbewahrt.
check = Mit der Wertungsliste vergleichen
check_hint = Eingetragene Teilnehmer neben { $list }. Was übernommen wird, kommt ins Protokoll, je Änderung ein Eintrag; das Übrige bleibt.
not_in_force = { $list } gilt am ersten Tag des Turniers nicht.
all_agree = Kein Teilnehmer weicht von der Liste ab.
registered = Eingetragen
in_list = In der Liste
accept = Übernehmen
accept_all = Alles übernehmen
accept_ticked = Angekreuztes übernehmen
doubtful = vielleicht jemand anders
accepted = Übernommen: { $done }.
left = Nicht übernommen, weil der Teilnehmer inzwischen geändert wurde oder ein anderer die ID hat: { $left }.
reason = Wertungsliste { $list }
kind_rating = Neue Wertungszahlen
kind_title = Titel
kind_federation = Wechsel der Föderation
kind_name = Namen
kind_birth = Geburtsjahre
kind_sex = Geschlecht
kind_missing_id = Ohne FIDE-ID: Vorschläge
kind_not_listed = ID nicht in der Liste
kind_twice = Zweimal im Turnier

delete_consequence = { $list } wird nirgends mehr angeboten; die Teilnehmer behalten, was aus ihr übernommen wurde. Unter „Gelöschte Turniere und Listen“ kann sie 30 Tage lang zurückgeholt werden.
fetch = Listen auf den neuesten Stand bringen
fetch_does = Damit werden bei { $host } die Listen der FIDE geholt (etwa 50 MB, einige Minuten) und als neue Liste behalten; die vorhandenen bleiben. Diese Website erfährt die Adresse dieses Rechners, nichts vom Turnier. Keine Wertungszahl ändert sich, bevor Sie sie unter „Mit der Wertungsliste vergleichen“ übernehmen.
fetch_daily = Und von nun an jeden Tag, solange das Programm läuft
fetched = Von der FIDE geholt: { $at } UTC.
fetching = Wird gerade von der FIDE geholt.
fetched_never = Noch nicht von der FIDE geholt.
fetch_failed = { $at } UTC: nicht geholt. { $why }
fetched_again = Alle zwanzig Minuten wird es wieder versucht.
older_than_a_day =
    { $days ->
        [one] Diese Liste wurde vor { $days } Tag eingelesen. Bringen Sie die Listen vor der Prüfung auf den neuesten Stand.
       *[other] Diese Liste wurde vor { $days } Tagen eingelesen. Bringen Sie die Listen vor der Prüfung auf den neuesten Stand.
    }

not_found = Teilnehmer ohne FIDE-ID, deren Name auch nicht in der Liste steht: { $players }. Über sie sagt sie nichts.
