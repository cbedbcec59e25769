### Рейтинг-листы: ввод и сверка участников турнира с ними.

lists = Рейтинг-листы
import = Ввести рейтинг-лист
import_hint = Лист ФИДЕ, как он скачан (TXT или XML, сжатый или нет), или национальный лист в CSV. Имеющиеся листы остаются, пока новый не прочитан целиком.
list_name = Название листа
valid_from = Действует с
national_federation = Национальный лист федерации (три буквы; для ФИДЕ пусто)
rate_of_single = Вид шахмат листа с одним рейтингом
file = Файл
start_import = Ввести
players = Участники
imported_at = Введён
delete = Удалить
no_lists = Рейтинг-листов пока нет.
running =
    { $players ->
        [one] Вводится: { $players } участник, { $percent } %
        [few] Вводится: { $players } участника, { $percent } %
        [many] Вводится: { $players } участников, { $percent } %
       *[other] Вводится: { $players } участника, { $percent } %
    }
imported =
    { $players ->
        [one] { $list } введён: { $players } участник.
        [few] { $list } введён: { $players } участника.
        [many] { $list } введён: { $players } участников.
       *[other] { $list } введён: { $players } участника.
    }
skipped = Строк, в которых нет участника: { $count } (первые: { $lines }).
failed = Ничего не введено; листы прежние. { $why }
missing_column = В первой строке нет столбца «{ $heading }».
rate_unknown = В листе только один рейтинг: выберите его вид шахмат и введите снова.
empty = В файле нет ни одного участника.
unreadable = Файл не читается: { $why }
xml_damaged = Строка { $line }, столбец { $column }: XML обрывается или повреждён ({ $why }).
busy = Вводится другой лист: дождитесь конца.
no_file = Выберите файл.
match_columns = { $list }: что значат столбцы? Это сохраняется для следующего листа с этим названием.
check = Сверить с рейтинг-листом
check_hint = Внесённые участники рядом с листом { $list }. Принятое идёт в журнал, по действию на изменение; остальное не меняется.
not_in_force = { $list } не действует в первый день турнира.
all_agree = Все участники — как в листе.
registered = Внесено
in_list = В листе
accept = Принять
accept_all = Принять всё
accept_ticked = Принять отмеченное
doubtful = возможно, кто-то другой
accepted = Принято: { $done }.
left = Не сделано, потому что участника тем временем изменили или этот ID у другого: { $left }.
reason = рейтинг-лист { $list }
kind_rating = Новые рейтинги
kind_title = Звания
kind_federation = Смена федерации
kind_name = Имена
kind_birth = Годы рождения
kind_sex = Пол
kind_missing_id = Без FIDE ID: кандидаты
kind_not_listed = ID нет в листе
kind_twice = Дважды в турнире
