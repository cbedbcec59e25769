### Was von Personen bekannt ist: was öffentlich ist, wer vergessen wird, was gelöscht wird.

title = Personenbezogene Daten
what_is_public = Was alle von einem veröffentlichten Turnier sehen
public_list = Ist es veröffentlicht, sehen alle ohne Anmeldung: Namen, Titel, Föderationen und Wertungszahlen der Teilnehmer, die veröffentlichten Paarungen, Ergebnisse, Ranglisten und Kreuztabellen, zu jedem Teilnehmer eine Seite mit den Änderungen der Wertungszahl und die bei den Brettern aufbewahrten Partien.
never_public = Nie öffentlich: Geburtsdaten, Kennnummern, Startgelder, Bemerkungen, Entwürfe von Runden, das Protokoll, und wer was eingetragen hat.
to_publish = Turnier veröffentlichen oder die Veröffentlichung zurücknehmen
forget = Teilnehmer anonymisieren
forget_hint = Name, Geburtsdatum, Kennnummern, Verein und Bemerkungen werden endgültig aus dem Protokoll, jedem früheren Stand und den aufbewahrten Partien genommen. Ergebnisse, Titel, Föderation und Wertungszahl bleiben, weil Rangliste und Wertungszahlen der anderen darauf beruhen. Nicht erreicht werden früher gemachte Kopien, gedruckte Papiere sowie Begründungen und Entscheidungen in freiem Text.
sure = Ich bin sicher; das lässt sich nicht rückgängig machen
not_sure = Kreuzen Sie an, dass Sie sicher sind: Das lässt sich nicht rückgängig machen.
delete = Dieses Turnier löschen
delete_hint = { $days ->
    [one] Danach sieht es niemand mehr. Ein Verwalter kann es { $days } Tag lang zurückholen; dann ist es endgültig weg. Bewahren Sie den letzten Export auf.
   *[other] Danach sieht es niemand mehr. Ein Verwalter kann es { $days } Tage lang zurückholen; dann ist es endgültig weg. Bewahren Sie den letzten Export auf.
}
last_export = Letzter Export
type_name = Name des Turniers, zur Sicherheit
other_name = Der eingegebene Name ist nicht der dieses Turniers. Nichts wurde gelöscht.
deleted_events = Gelöschte Turniere und Listen
deleted_hint = { $days ->
    [one] Ein Turnier kann { $days } Tag lang nach dem Löschen zurückgeholt werden. Es ist dann nicht öffentlich, bis es wieder veröffentlicht wird.
   *[other] Ein Turnier kann { $days } Tage lang nach dem Löschen zurückgeholt werden. Es ist dann nicht öffentlich, bis es wieder veröffentlicht wird.
}
take_back = Zurückholen
kept_for = { $days ->
    [one] Ein Turnier, in dem an { $days } Tag, an dem der Server lief, nichts getan wurde, wird von selbst gelöscht (--keep-days).
   *[other] Ein Turnier, in dem an { $days } Tagen, an denen der Server lief, nichts getan wurde, wird von selbst gelöscht (--keep-days).
}
kept_for_ever = Kein Turnier wird von selbst gelöscht: Der Server wurde ohne --keep-days gestartet.

archive = Dieses Turnier archivieren

archive_hint = Das Turnier verschwindet aus der Liste der Turniere. Es bleibt lesbar und öffentlich, wie es ist, und kann jederzeit wieder aus dem Archiv geholt werden.

is_archived = Dieses Turnier ist archiviert.

take_out = Aus dem Archiv holen
forget_waiting = Vergessen, wer keinen Platz bekam
forget_waiting_hint = Wer sich angemeldet, gewartet und eine Absage bekommen hat, ist kein Teilnehmer; im Protokoll steht noch, was angegeben wurde. Es wird endgültig entfernt, die Anmeldung bleibt ohne diese Angaben stehen. Wer noch wartet, bekommt zuerst eine Absage (Telefone der Teilnehmer).
