### Die Seite des Computers eines Schiedsrichters, auf dem das Programm mit --desktop gestartet wurde.

title = Dieser Computer
deputies = Für Stellvertreter
deputies_hint = Telefone und Computer im selben WLAN erreichen das Programm hier. Zugänge für Stellvertreter werden unter Konten angelegt.
or_by_name = Oder mit dem Namen:
data = Daten
data_hint = Alles wird in diesem Ordner auf diesem Computer aufbewahrt:
end = Beenden
end_hint = Das Eingegebene ist gespeichert; Telefone und Beamer verlieren die Verbindung, bis das Programm wieder gestartet wird.
stop = Programm beenden
stopping = Das Programm wird beendet. Dieses Fenster kann geschlossen werden.
