### Die Personen eines Turniers: Einladungen durch Link und QR-Code, Geräte.

title = Personen und Geräte

who_is_here = Wer eine Rolle hat, und auf welchem Gerät

devices = Geräte

no_device = nirgends angemeldet

here_now = jetzt hier

seen_about = zuletzt gesehen etwa { $time }

this_device = dieses Gerät

shut_out = Aussperren

shut_out_hint = Ein verlorenes Gerät ist sofort draußen: Seine Anmeldung endet, und Ergebnisse, die es zum Senden aufbewahrt hat, werden mit Begründung abgelehnt. Geräte von Hauptschiedsrichtern werden in deren eigenem Konto abgemeldet.

make_link = Link erstellen

hint = Wer den Link öffnet, nennt einen Namen und braucht kein Konto. Das Recht endet zur angegebenen Zeit; mit Brettern trägt man Ergebnisse an diesen Brettern der laufenden Runde ein und sonst nichts.

shown_once = Der Link und sein Code werden nur dieses eine Mal gezeigt. Wer ihn hat, kann ihn verwenden.

open_links = Links, die noch gelten

uses = Für wie viele Personen

uses_left = Übrig

until = Bis

boards_field = Bretter

first_board = erstes Brett

last_board = letztes Brett

all_boards = alle Bretter

boards = Bretter { $first } bis { $last }

boards_wrong = Bretter sind zwei Zahlen, die erste nicht größer als die letzte, und nur für Schiedsrichter.

until_wrong = Das Ende muss später als jetzt und innerhalb von 60 Tagen liegen.

made = { $role }, { $boards }, bis { $until }.

join_title = Beitreten

join = Beitreten

your_name = Ihr Name, wie er im Protokoll stehen soll

spent = Dieser Link wurde schon benutzt, zurückgezogen oder ist abgelaufen. Bitten Sie den Hauptschiedsrichter um einen neuen.

known_here = Sie sind auf diesem Gerät schon angemeldet. Melden Sie sich zuerst ab, um als jemand anders beizutreten, oder bitten Sie den Hauptschiedsrichter, Ihrem Konto eine Rolle zu geben.

joins_as = Sie treten als { $name } bei, wie auf diesem Gerät angemeldet. Melden Sie sich zuerst ab, um als jemand anders beizutreten.
let_in = Wieder hereinlassen
let_in_hint = Wer die Anmeldung verloren hat, kommt als dieselbe Person wieder herein: ein Link nur für sie, für ein Gerät, innerhalb einer Stunde. Er gibt auch die Zeit bis zum Ende, das neue Links haben.
let_in_made = Nur für { $name }: wer ihn auf einem Gerät öffnet, handelt dort als { $name }.
welcome_back = Sie kommen auf diesem Gerät wieder als { $name } herein.
come_in = Hereinkommen
name_taken = So heißt hier schon jemand. Sind Sie das, dann bitten Sie den Hauptschiedsrichter, Sie wieder hereinzulassen (Einstellungen, Personen und Geräte). Sonst fügen Sie einen zweiten Namen hinzu.
