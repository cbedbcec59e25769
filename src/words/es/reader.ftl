### Qué admite un campo; se dice donde se dio otra cosa.

wrong = { $field }: «{ $value }» no se puede leer. { $allowed }
missing = Falta: { $field }. { $allowed }
allowed_number = Se admite: un número entero de { $least } a { $most }.
allowed_points = Se admite: puntos de 0 a { $most }, como 1 o 0.5.
allowed_codes = Se admite: { $codes }.
allowed_month = Se admite: un día o un mes como 2026-11-01 o 2026-11.
allowed_day = Se admite: un día como 2026-11-22.
allowed_moment = Se admite: día y hora como 2026-11-22 14:30.
allowed_birth = Se admite: un año de 1900 a { $until }, o un día como 2001-05-17.
allowed_federation = Se admite: tres letras de la lista de federaciones de la FIDE, como NOR, CHN o FID.
allowed_text = Se admite: { $letters } caracteres como máximo.
allowed_line = Contiene un salto de línea o un carácter invisible. Se admite: una sola línea.
allowed_something = No puede quedar vacío.
allowed_amount = Se admite: un importe de 0 a { $most }, como 500 o 499.50.
allowed_official = Se admite: un nombre y, tras punto y coma, una federación y un FIDE ID: Kovač, Ivo; CRO; 14500000.

allowed_fee = Se admite: un importe de 0 a { $most } con su moneda, como 25 EUR o 12.50 €.

allowed_colour = Se admite: un color como # y seis cifras de 0 a f, como #d63a1e.

allowed_zone = Se admite: el nombre de una zona horaria, como Europe/Bucharest o Asia/Shanghai.

allowed_reduction = Se admite: un nombre y lo que descuenta, como Segundo de una familia: 50 % o Juveniles: 5.
