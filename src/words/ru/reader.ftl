### Что принимает поле, когда ему дано другое.

wrong = { $field }: «{ $value }» не читается. { $allowed }
missing = { $field }: не хватает. { $allowed }
allowed_number = Допустимо: целое число от { $least } до { $most }.
allowed_points = Допустимо: очки от 0 до { $most }, например 1 или 0.5.
allowed_codes = Допустимо: { $codes }.
allowed_day = Допустимо: день, например 2026-11-22.
allowed_moment = Допустимо: день и время, например 2026-11-22 14:30.
allowed_birth = Допустимо: год от 1900 до { $until } или день, например 2001-05-17.
allowed_federation = Допустимо: три буквы из списка федераций ФИДЕ, например NOR, CHN или FID.
allowed_text = Допустимо: букв не больше { $letters }.
allowed_something = Пустым оставить нельзя.
allowed_month = Допустимо: день или месяц, например 2026-11-01 или 2026-11.
allowed_amount = Допустимо: сумма от 0 до { $most }, например 500 или 499.50.
allowed_official = Допустимо: имя, за ним через точку с запятой федерация и FIDE ID: Kovač, Ivo; CRO; 14500000.

allowed_fee = Допустимо: сумма от 0 до { $most } с валютой, например 25 EUR или 12.50 €.

allowed_colour = Допустимо: цвет в виде # и шести цифр от 0 до f, например #d63a1e.

allowed_zone = Допустимо: название часового пояса, например Europe/Bucharest или Asia/Shanghai.

allowed_reduction = Допустимо: название и сколько снимается, например Второй в семье: 50 % или Юноши: 5.
