### Страницы участников: список, карточка, явка, ввод из файла.

players_count = { $n ->
    [one] { $n } участник
    [few] { $n } участника
    [many] { $n } участников
   *[other] { $n } участника
}
count_out = выбыли: { $n }
count_not_here = не отмечены: { $n }
count_unnumbered = без номера: { $n }
add_player = Внести участника
add_several = Внести из файла
check_in = Явка
number_players = Присвоить номера
number_players_why = По рейтингу, званию и тому, что говорят настройки о равных (C.04.2, 2.2). После жеребьёвки тура 4 никого не перенумеровывают.
numbers_are_frozen = Жеребьёвка тура 4 проведена: никого не перенумеровывают, опоздавшие получают место по своему рейтингу (C.04.2, 2.3 и 2.4).
filter = Имя, федерация, клуб или номер
show = Показать
nobody_yet = Участников пока нет. Внесите первого или весь список из файла.
nobody_found = Никого с таким именем. Очистите отбор, чтобы увидеть всех.
state = Состояние
state_playing = Играет
state_from_round = С тура { $n }
state_withdrawn = Выбыл с тура { $n }
state_expelled = Исключён с тура { $n }
state_moved = В другом турнире с тура { $n }
bye_in = { $kind }, тур { $n }
new_player = Новый участник
edit_player = Изменить участника
field_name_hint = Фамилия, Имя; китайские имена без запятой
gender = Пол
male = Мужской
female = Женский
birth = Год рождения
birth_hint = 2001 или 2001-05-17
fide_id = FIDE ID
other_title = Другое звание
national_id = Национальный ID
national_records = Записи национальных списков
category = Категория
rating_source = Откуда
other_ratings = Рейтинги по рейтинг-листам
standard_rating = Классика
rapid_rating = Быстрые
blitz_rating = Блиц
national_rating = Национальный рейтинг
k_factor = K
paid = Оплачено
note = Примечание
first_round = Первый тур
first_round_hint = Позже 1 при позднем вступлении: без очков за пропущенные туры (C.04.2, 2.4).
save = Сохранить
save_and_next = Сохранить и внести следующего
none = нет
saved_player = { $name } в списке.
taking_part = Участие
withdraw = Отметить выбытие
withdraw_consequence = С тура { $n } пар не получает. Сыгранные партии остаются.
expel = Исключить
expel_reason = Причина (Правила 12.9.9)
reenter = Вернуть в турнир
reenter_consequence = С тура { $n } снова получает пары.
remove = Убрать из списка
remove_consequence = Только до первой жеребьёвки; отмена в журнале вернёт участника.
byes_asked = Просьбы об освобождении
bye_none = играет
bye_half = освобождение за пол-очка
bye_zero = освобождение без очков
bye_full = освобождение за очко
bye_in_advance = освобождение по жеребьёвке, назначено заранее
fixed_board = Постоянная доска
fixed_board_hint = Доска, за которой участник сидит всегда, при любых очках.
games_so_far = Прошедшие туры
absent = отсутствует
checked_in = Явился
not_checked_in = Не отмечен
check_in_hint = Коснитесь строки, чтобы отметить; коснитесь снова, чтобы снять отметку.
check_in_count = здесь { $n } из { $all }
absent_to_zero = Дать отсутствующим освобождение без очков в туре { $n }
absent_to_zero_done = Отсутствующих с освобождением без очков: { $n }.
import_title = Участники из файла
import_hint = CSV или XLSX со строкой заголовков, из любой программы. Ничего не вносится, пока вы этого не увидели.
import_file = Файл
import_paste = или вставьте таблицу сюда
import_look = Посмотреть
import_column = Столбец { $n }
import_ignore = пропустить
import_now = Внести этих участников ({ $n })
import_header = Первая строка называет столбцы
import_line_short = Строка
import_encoding = Читать как { $name }
import_too_big = Файл больше { $mb } МБ. Список участников гораздо меньше: тот ли это файл?
import_nothing = Ничего не дано: выберите файл или вставьте таблицу.
trf_title = Турнир из файла
trf_hint = Файл TRF любой версии или файл Swiss-Manager (TUNX, TURX, TUMX, TUTX), Swiss-Chess (SWT), SwissPerfect (три файла в одном ZIP), PairTwo (SWS), SWAR (SWAR) или Papi (PAPI, JSON) со сыгранными турами. Прежде чем что-либо создастся, вы увидите прочитанное и как оно соотносится с правилами.
trf_paste = или вставьте сюда
trf_holds = Участников: { $players }; сыграно туров: { $rounds }
trf_mended = Что пришлось исправить
trf_refused = Файл не читается как турнир
trf_import = Создать этот турнир
leaving_before_half = Сыграно партий: { $played } из { $games }, меньше половины: партии остаются в таблице и идут в обсчёт рейтинга, но ни на чьё место не влияют. С тура { $round } остальные выигрывают без игры.
leaving_after_half = Сыграно партий: { $played } из { $games }, половина или больше: считаются все партии. С тура { $round } остальные выигрывают без игры.
check_in_until = Отметка явки до
check_in_by_players = Участники отмечаются сами, по QR-коду
check_in_by_players_hint = На открытой странице, до тура 1 и до указанного выше времени. Страница спрашивает год рождения, если он есть в списке; она не показывает ничего, чего нет в открытом списке.
check_in_rules = Время и самостоятельная отметка
check_in_open_until = Открыто до { $time }
check_in_search_hint = Введите часть имени или считайте карту с FIDE ID; Enter отмечает единственного оставшегося, а если никого нет, открывает позднее вступление.
late_entry = Никого с таким именем: внести с поздним вступлением
not_paid = не оплачено
scan_to_check_in = Считайте код, чтобы отметиться
self_check_in_closed = Сейчас отметиться здесь нельзя. Подойдите к столу судей.
other_birth_year = В списке указано другое. Проверьте год или подойдите к столу судей.
you_are_checked_in = Ваша явка отмечена.
your_birth_year = Ваш год рождения
i_am_here = Я здесь
somebody_else = Отметить кого-то ещё
self_check_in_hint = Найдите выше своё имя и отметьте, что вы здесь.
self_check_in_author = самостоятельная отметка

import_again = Проверить ещё раз

import_cell = { $cell }, строка { $line }

import_counts = годных { $good } · посмотреть { $faulty } · пропущено { $skipped }

import_added =
    { $n ->
        [one] Внесён { $n } участник. Строки ниже остались.
        [few] Внесены { $n } участника. Строки ниже остались.
        [many] Внесено { $n } участников. Строки ниже остались.
       *[other] Внесено { $n } участника. Строки ниже остались.
    }

import_only_faulty = Показать только те, которые надо посмотреть: { $n }

import_all_rows = Показать все строки

import_skip = Пропустить

import_skip_row = Пропустить строку { $line }

import_means = Что значит «{ $heading }»

import_skip_caption = надпись

import_skip_heading = заголовки

import_skip_by_hand = пропущено

import_here = Уже в турнире: { $who }
import_waits = ждёт всю свою команду

import_another = другой с таким именем

import_keep_title = оставить звание, как написано

import_pick = Кто из листа?

import_unlisted = нет в рейтинг-листе

import_complete = Дополнить все из листа

import_complete_row = Дополнить

import_take_all =
    { $n ->
        [one] Принять { $n } отличие
        [few] Принять все { $n } отличия
        [many] Принять все { $n } отличий
       *[other] Принять все { $n } отличия
    }

import_no_list = На этом сервере нет рейтинг-листа: дополнить строки нельзя.

import_pages = Страницы таблицы

import_left_out = Строка { $line } не относится к таблице и пропущена: { $text }

no_half_point_byes = Без права на освобождение за пол-очка

number_anew = Присвоить номера заново

number_anew_why = По нынешним рейтингам и званиям (C.04.2, 2.3). Прежние и новые номера показываются до того, как это сделано. При позднем вступлении участники получают своё место и без этого.

latin_name = Имя латиницей, для ФИДЕ

import_against_rules = Эти туры — не такие, как по правилам и у программы: { $rounds }. Всё равно ввести; отчёт для ФИДЕ это указывает.

phone = Телефон

import_columns_left_out = Пропущено: { $columns } (если столбец нужно прочесть, выберите над ним, что это)
