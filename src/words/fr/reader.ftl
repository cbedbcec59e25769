### Ce que prend un champ, dit là où il a reçu autre chose.

wrong = { $field } : « { $value } » est illisible. { $allowed }
missing = { $field } : rien n’est donné. { $allowed }
allowed_number = Permis : un nombre entier de { $least } à { $most }.
allowed_points = Permis : des points de 0 à { $most }, comme 1 ou 0.5.
allowed_codes = Permis : { $codes }.
allowed_month = Permis : un jour ou un mois comme 2026-11-01 ou 2026-11.
allowed_day = Permis : un jour comme 2026-11-22.
allowed_moment = Permis : un jour et une heure comme 2026-11-22 14:30.
allowed_birth = Permis : une année de 1900 à { $until }, ou un jour comme 2001-05-17.
allowed_federation = Permis : trois lettres de la liste des fédérations de la FIDE, comme NOR, CHN ou FID.
allowed_text = Permis : { $letters } lettres au plus.
allowed_line = Le texte contient un saut de ligne ou un caractère invisible. Permis : une seule ligne.
allowed_something = Ce champ ne peut rester vide.
allowed_amount = Permis : un montant de 0 à { $most }, comme 500 ou 499.50.
allowed_official = Permis : un nom, puis, après des points-virgules, une fédération et un code FIDE : Kovač, Ivo; CRO; 14500000.

allowed_fee = Permis : un montant de 0 à { $most } avec sa monnaie, comme 25 EUR ou 12.50 €.

allowed_colour = Permis : une couleur notée # et six chiffres de 0 à f, comme #d63a1e.

allowed_zone = Permis : le nom d’un fuseau horaire, comme Europe/Bucharest ou Asia/Shanghai.

allowed_reduction = Permis : un nom et ce qui est retiré, comme Deuxième d’une famille: 50 % ou Jeunes: 5.
