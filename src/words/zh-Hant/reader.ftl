wrong = { $field }：無法識別「{ $value }」。{ $allowed }
missing = 缺少{ $field }。{ $allowed }
allowed_number = 可用：{ $least } 至 { $most } 的整數。
allowed_points = 可用：0 至 { $most } 的分值，如 1 或 0.5。
allowed_codes = 可用：{ $codes }。
allowed_month = 可用：日期或月份，如 2026-11-01 或 2026-11。
allowed_day = 可用：日期，如 2026-11-22。
allowed_moment = 可用：日期和時間，如 2026-11-22 14:30。
allowed_birth = 可用：1900 至 { $until } 年，或日期如 2001-05-17。
allowed_federation = 可用：棋協代碼（三個字母），如 CHN、HKG 或 FID。
allowed_text = 可用：最多 { $letters } 個字。
allowed_line = 其中有換行或看不見的字元。可用：一行文字。
allowed_something = 不能留空。
allowed_amount = 可用：0 至 { $most } 的金額，如 500 或 499.50。
allowed_fee = 可用：0 至 { $most } 的金額及其貨幣，如 200 元或 25 EUR。
allowed_official = 可用：姓名，分號後可寫棋協代碼和國際棋聯ID，如 Kovač, Ivo; CRO; 14500000。

allowed_colour = 可用：以 # 加六位 0 至 f 的數字寫出的顏色，如 #d63a1e。

allowed_zone = 可用：時區名稱，如 Asia/Taipei 或 Europe/Bucharest。

allowed_reduction = 可用：名稱和減免，如「家庭第二人: 50 %」或「少年: 20」。
