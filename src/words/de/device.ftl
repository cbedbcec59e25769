
waits = Auf diesem Gerät, in dieser Reihenfolge gesendet, sobald der Server antwortet ({ $n }):
held = Hier getippt und nicht gespeichert ({ $n }):
item = Runde { $round }, Brett { $board }, { $white } – { $black }: { $result }
others = getippt von { $who }; gesendet wird es, wenn { $who } sich hier anmeldet
send_now = Jetzt senden
log_in_again = Seite neu laden
first = Nicht gesendete Ergebnisse auf diesem Gerät ({ $n }). Ohne sie gelten die Partien als nicht beendet:
send_first = Erst senden
go_on = Ohne sie weiter
put_away = Gesehen, weglegen
