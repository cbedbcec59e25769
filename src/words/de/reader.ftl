### Was ein Feld nimmt; gezeigt, wo etwas anderes angegeben wurde.

wrong = { $field }: „{ $value }“ ist nicht lesbar. { $allowed }
missing = Es fehlt: { $field }. { $allowed }
allowed_number = Erlaubt: eine ganze Zahl von { $least } bis { $most }.
allowed_points = Erlaubt: Punkte von 0 bis { $most }, etwa 1 oder 0.5.
allowed_codes = Erlaubt: { $codes }.
allowed_month = Erlaubt: ein Tag oder ein Monat, etwa 2026-11-01 oder 2026-11.
allowed_day = Erlaubt: ein Tag, etwa 2026-11-22.
allowed_moment = Erlaubt: Tag und Uhrzeit, etwa 2026-11-22 14:30.
allowed_birth = Erlaubt: ein Jahr von 1900 bis { $until } oder ein Tag, etwa 2001-05-17.
allowed_federation = Erlaubt: drei Buchstaben aus der Liste der FIDE-Föderationen, etwa NOR, CHN oder FID.
allowed_text = Erlaubt: höchstens { $letters } Zeichen.
allowed_line = Es enthält einen Umbruch oder ein unsichtbares Zeichen. Erlaubt: eine Zeile.
allowed_something = Es darf nicht leer bleiben.
allowed_amount = Erlaubt: ein Betrag von 0 bis { $most }, etwa 500 oder 499.50.
allowed_official = Erlaubt: ein Name, dahinter nach Strichpunkten eine Föderation und eine FIDE-ID: Kovač, Ivo; CRO; 14500000.

allowed_fee = Erlaubt: ein Betrag von 0 bis { $most } mit seiner Währung, etwa 25 EUR oder 12.50 €.

allowed_colour = Erlaubt: eine Farbe als # und sechs Ziffern von 0 bis f, etwa #d63a1e.

allowed_zone = Erlaubt: der Name einer Zeitzone, etwa Europe/Bucharest oder Asia/Shanghai.

allowed_reduction = Erlaubt: ein Name und was abgezogen wird, etwa Zweiter einer Familie: 50 % oder Jugend: 5.
