### What a field takes, said where it was given something else.

# $field (text), $value (text), $allowed (text)
wrong = { $field }: “{ $value }” cannot be read. { $allowed }

# $field (text), $allowed (text)
missing = { $field } is missing. { $allowed }

# $least (text), $most (text)
allowed_number = Allowed: a whole number from { $least } to { $most }.

# $most (text)
allowed_points = Allowed: points from 0 to { $most }, such as 1 or 0.5.

# $codes (text)
allowed_codes = Allowed: { $codes }.
allowed_month = Allowed: a day or a month such as 2026-11-01 or 2026-11.
allowed_day = Allowed: a day such as 2026-11-22.
allowed_moment = Allowed: a day and an hour such as 2026-11-22 14:30.

# $until (text)
allowed_birth = Allowed: a year from 1900 to { $until }, or a day such as 2001-05-17.
allowed_federation = Allowed: three letters of FIDE's list of federations, such as NOR, CHN or FID.

# $letters (text)
allowed_text = Allowed: at most { $letters } letters.
allowed_line = It holds a break or a sign that nobody sees. Allowed: one line.
allowed_something = It cannot be left empty.

# $most (text)
allowed_amount = Allowed: an amount from 0 to { $most }, such as 500 or 499.50.
# $most (number)
allowed_fee = Allowed: an amount from 0 to { $most } with its currency, such as 25 EUR or 12.50 €.
allowed_official = Allowed: a name, and behind semicolons a federation and a FIDE ID: Kovač, Ivo; CRO; 14500000.

allowed_colour = Allowed: a colour as # and six digits from 0 to f, such as #d63a1e.

allowed_zone = Allowed: the name of a zone of clocks, such as Europe/Bucharest or Asia/Shanghai.

# A line of the field with the reductions of the entry fee
allowed_reduction = Allowed: a name and what it takes off, such as Second of a family: 50 % or Youth: 5.
