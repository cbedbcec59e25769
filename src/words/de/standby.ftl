### Ein zweiter Computer im Saal, der dem führenden folgt und übernehmen kann: seine Seite, der Befehl, und was Seiten inzwischen sagen.

title = Zweiter Computer

trouble_follows = Dieser Computer folgt dem führenden: Hier wird nichts gespeichert. Arbeiten Sie dort; ist jener nicht mehr da, übernehmen Sie hier.

trouble_replaced = Ein anderer Computer hat übernommen: Hier wird nichts mehr gespeichert. Arbeiten Sie dort.

open = Zweiter Computer

intro = Ein zweiter Computer im Saal kann diesem Eintrag für Eintrag folgen und an seiner Stelle weitermachen, wenn dieser ausfällt. Erstellen Sie einen Code, und tippen Sie die Zeile auf dem zweiten Computer ein; er braucht dieselbe Version von Sonneborn und dasselbe Netz.

make = Code erstellen

new_code = Neuen Code erstellen

made = Tippen Sie dies auf dem zweiten Computer ein. Die Zeile wird nur dieses eine Mal gezeigt; wer sie hat, kann alles lesen, was hier aufbewahrt ist.

end = Folgen beenden

end_hint = Der zweite Computer folgt dann nicht mehr; was er hat, bleibt dort.

waits = Ein Code ist erstellt; noch ist kein Computer gefolgt.

followed_by = Ein zweiter Computer folgt, unter { $address }.

behind =
    { $acts ->
        [0] Er hat jeden Eintrag, vor { $seconds } s.
        [one] { $acts } Eintrag zurück, vor { $seconds } s.
       *[other] { $acts } Einträge zurück, vor { $seconds } s.
    }

second_silent = Vom zweiten Computer war seit { $seconds } s nichts zu hören. Hat jemand dort übernommen, arbeiten Sie dort; dieser erfährt davon, sobald er ihn erreicht.

later = Ein Eintrag gilt als ausgeführt, sobald dieser Computer ihn hat; der zweite hat ihn einen Augenblick später, und Konten, Partien und Nachrichten binnen Sekunden. Was er nicht bekam, sagt dieser Computer, wenn er wieder da ist.

follows = Folgt { $address }.

not_whole = Noch ist nicht alles angekommen.

silent = Der führende Computer antwortet seit { $seconds } s nicht. Was dort seither geschah, ist hier nicht bekannt.

forked = { $event }: Der führende Computer hat einen anderen Eintrag { $seq } als dieser, oder keinen. Was hier ist, bleibt, wie es ist.

not_in_charge = Der andere Computer führt selbst nicht.

other_version = Der andere Computer hat eine andere Version von Sonneborn ({ $theirs }). Beide müssen dieselbe haben.

no_key = Der andere Computer nimmt den Code nicht mehr an. Erstellen Sie dort einen neuen, und folgen Sie in einen neuen Ordner.

unreadable = Was der andere Computer sagt, ist nicht lesbar.

take_over = Übernehmen

take_over_hint = Nur wo der andere Computer nicht mehr da ist: Von dann an wird hier eingetragen, und der andere schreibt nichts mehr, sobald er davon erfährt. Ein Verwalter des Saals bestätigt es.

take_over_now = Jetzt übernehmen

not_administrator = Nur ein Verwalter des Saals darf übernehmen, mit zweitem Faktor, wo der Saal ihn verlangt.

phones = Telefone und Stellvertreter kommen dann hierher

phones_hint = Zeigen Sie diesen Code im Saal. Wer hier arbeitet, meldet sich an wie zuvor; Ergebnisse, die ungesendet auf einem Telefon warten, werden noch einmal eingegeben.

took_over = Dieser Computer hat um { $time } übernommen, von { $address }. Jenem wird es gesagt, sobald er erreichbar ist.

replaced = Ein anderer Computer hat um { $time } übernommen. Weitergearbeitet wird unter { $address }.

alone = Einträge, die nur dieser Computer hat

alone_hint = Sie entstanden hier, und der Computer, der übernahm, hatte sie nicht bekommen. Sie werden ihm übergeben, sobald er erreichbar ist; dort übernimmt ein Hauptschiedsrichter des Turniers jeden mit einem Druck, beurteilt wie jeder andere Eintrag, oder legt ihn beiseite.

alone_none = Der Computer, der übernahm, hat jeden Eintrag von diesem.

alone_event = Der führende Computer kennt dieses Turnier nicht. Speichern Sie es hier (Berichte, Ganzes Turnier), und lesen Sie es dort ein.

lone = Einträge des ersetzten Computers

lone_in =
    { $count ->
        [one] { $event }: { $count } Eintrag des ersetzten Computers wartet
       *[other] { $event }: { $count } Einträge des ersetzten Computers warten
    }

lone_task =
    { $count ->
        [one] { $count } Eintrag ansehen, den nur der ersetzte Computer hatte
       *[other] { $count } Einträge ansehen, die nur der ersetzte Computer hatte
    }

lone_hint = Sie entstanden auf dem anderen Computer und waren nicht hier, als dieser übernahm. Was Sie übernehmen, wird jetzt und in Ihrem Namen ausgeführt und beurteilt wie jeder andere Eintrag; von oben nach unten, weil spätere auf früheren beruhen können. Was Sie beiseitelegen, wird nicht ausgeführt.

lone_none = Kein Eintrag eines ersetzten Computers wartet.

lone_of = Von { $address }

lone_take = Übernehmen

lone_aside = Beiseitelegen

lone_clear = Alle beiseitelegen, die schon hier sind oder zurückgenommen wurden

lone_there = Hier ist es schon so.

lone_taken_back = Der andere Computer hat es zurückgenommen; es ist nichts zu tun.

lone_rests_there = Es beruht auf einer Person, einer Mannschaft oder einem Eintrag, die nur der andere Computer kennt: Tun Sie von Hand, was noch gilt, und legen Sie es dann beiseite.

lone_photograph = Das Bild ist nur auf dem anderen Computer: Fotografieren Sie das Partieformular noch einmal.

lone_forgetting = Löschen Sie die Angaben dieser Person hier unter Einstellungen, Personenbezogene Daten; was hier steht, geht damit.

lone_told = { $device }; übernommen von { $address }, Eintrag { $seq } von { $who } ({ $other })

go_there = { $event } auf dem führenden Computer

go_back = Hier weitermachen

go_back_hint = Nur wo der andere Computer für immer ausgefallen ist: Was dort seit der Übernahme geschah, ist dann allein auf jenem Computer.

of_postgres = Dieser Server hat seine Daten in PostgreSQL, das seinen eigenen Ersatzserver kennt: deploy/README.md im Quelltext sagt, wie.

about = Dem führenden Computer eines Saals folgen, um zu übernehmen, wenn er ausfällt

line = Die Zeile, die der führende Computer unter „Zweiter Computer“ zeigt: seine Adresse mit dem Code hinter einem Zeichen #. Fehlt sie, wird der im Netz angekündigte Saal gesucht und nach dem Code gefragt

no_line = das ist keine Zeile eines zweiten Computers: Schreiben Sie sie, wie der führende Computer sie zeigt, http://192.168.1.5:8080/#8XK2-…

searching = Der Saal wird im Netz gesucht …

found = Der Saal ist unter { $address } gefunden. Tippen Sie den Code ein, den er unter „Zweiter Computer“ zeigt, was dort hinter dem Zeichen # steht:

none_found = in diesem Netz ist kein Saal angekündigt: Gehen Sie in dasselbe WLAN (ein Gastnetz trennt Geräte oft voneinander), oder tippen Sie die Zeile ein, die der führende Computer unter „Zweiter Computer“ zeigt; angekündigt wird nur ein Saal, der mit --desktop gestartet wurde oder von einem anderen Computer übernommen hat

several_found = hier sind mehrere Säle angekündigt: { $addresses }. Tippen Sie die Zeile ein, die Ihrer unter „Zweiter Computer“ zeigt

not_searched = im Netz kann nicht nach einem Saal gesucht werden: Tippen Sie die Zeile ein, die der führende Computer unter „Zweiter Computer“ zeigt

has_database = es gibt schon eine Datenbank: { $file }; nennen Sie mit --data-dir einen anderen Ordner

not_file = ein zweiter Computer hat seine Daten in einer Datei; nennen Sie keinen Datenbankserver

not_begun = dem führenden Computer kann nicht gefolgt werden: { $why }

following = Folgt { $address }. Wie weit, und übernehmen: { $page }
