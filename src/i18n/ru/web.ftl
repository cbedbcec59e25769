### Рамка страниц, вход, учётные записи, настройки турнира.

tournaments = Турниры
new_tournament = Новый турнир
no_tournaments = Турниров пока нет.
try_demo = Попробовать на показательном турнире
log_in = Войти
log_out = Выйти
account = Учётная запись
accounts = Учётные записи
user_name = Имя
password = Пароль
set_password = Выбрать пароль
set_password_for = Пароль для { $name }
first_administrator = Вы — первый администратор. Выберите имя и пароль.
administrator = Администратор
new_account = Новая учётная запись
create = Создать
save = Сохранить
cancel = Отмена
new_password = Новая ссылка для пароля
own_account = Ваша учётная запись
change_password = Сменить пароль
old_password = Нынешний пароль
new_password_for_account = Новый пароль
password_changed = Пароль изменён, на всех других устройствах выполнен выход.
own_devices = Устройства, на которых выполнен вход
this_device = это устройство
logged_in_since = С
last_used = Последнее использование
log_out_device = Выйти на этом устройстве
log_out_everywhere = Выйти везде
disable = Заблокировать
enable = Разблокировать
disabled = заблокирована
sessions = Вход выполнен на
link_made = Передайте эту одноразовую ссылку { $name }; она действует два дня:
link_spent = Эта ссылка использована или устарела. Попросите у администратора новую.
login_wrong = Неверное имя или пароль.
login_busy = Сейчас входит слишком много людей. Повторите через несколько секунд.
login_too_many = Слишком много неудачных попыток. Подождите десять минут.
password_too_short = { $length ->
    [one] В пароле должен быть хотя бы { $length } знак.
    [few] В пароле должно быть хотя бы { $length } знака.
    [many] В пароле должно быть хотя бы { $length } знаков.
   *[other] В пароле должно быть хотя бы { $length } знака.
}
name_unusable = Имя пустое или занято. Выберите другое.
error_title = Не выполнено
error_not_found = Такой страницы нет. Возможно, она перенесена или в адресе ошибка.
error_login_needed = Войдите, чтобы увидеть эту страницу.
error_forbidden = Вашей учётной записи это не разрешено. Обратитесь к главному судье.
error_unreadable = Сервер не смог прочитать отправленное. Вернитесь и попробуйте снова.
error_stale_form = Эта форма устарела. Вернитесь, обновите страницу и отправьте снова.
error_internal = На сервере произошла ошибка. Ничего не потеряно; попробуйте снова и сообщите администратору, если она останется.
back = Назад
language = Язык
theme = Оформление
theme_device = Как на устройстве
theme_light = Светлое
theme_dark = Тёмное
search = Поиск участников и досок
found_nothing = Ни участника, ни доски с таким именем нет.
found_on_board = тур { $round }, доска { $board }
keys = Клавиши
more = Ещё
skip_to_content = К содержанию
section_now = Сейчас
section_players = Участники
section_rounds = Туры
section_standings = Положение
section_claims = Требования
section_papers = Документы
section_reports = Отчёты
section_journal = Журнал
section_settings = Настройки
status_not_started = { $rounds ->
    [one] { $rounds } тур · не начат
    [few] { $rounds } тура · не начат
    [many] { $rounds } туров · не начат
   *[other] { $rounds } тура · не начат
}
status_draft = Тур { $round } из { $rounds } · черновик
status_published = Тур { $round } из { $rounds } · опубликован · результатов { $entered } из { $games }
status_complete = Тур { $round } из { $rounds } · завершён
status_closed = { $rounds ->
    [one] { $rounds } тур · закрыт
    [few] { $rounds } тура · закрыт
    [many] { $rounds } туров · закрыт
   *[other] { $rounds } тура · закрыт
}
left_fide_mode = Не по правилам ФИДЕ
nothing_to_do = Сейчас делать нечего.
task_add_players = Внести участников
task_check_in = { $count ->
    [one] Не отмечен { $count } участник
    [few] Не отмечены { $count } участника
    [many] Не отмечены { $count } участников
   *[other] Не отмечены { $count } участника
}
task_pair = Провести жеребьёвку тура { $round }
task_publish = Проверить черновик тура { $round } и опубликовать
task_results = { $count ->
    [one] Нет { $count } результата в туре { $round }: доска { $boards }
    [few] Нет { $count } результатов в туре { $round }: доски { $boards }
    [many] Нет { $count } результатов в туре { $round }: доски { $boards }
   *[other] Нет { $count } результата в туре { $round }: доски { $boards }
}
task_print = Напечатать тур { $round }
task_close = Закрыть турнир и отчитаться
task_report = Отправить отчёт
public_pages = Открытые страницы
members = Судьи и читатели
role = Роль
role_viewer = Только чтение
role_arbiter = Судья
role_chief_arbiter = Главный судья
role_none = Без роли
add_member = Дать роль
is_public = Все могут читать опубликованное
tournament_name = Название турнира
tournament_name_missing = Турниру нужно название.
place = Место проведения
start_date = Первый день
end_date = Последний день
schedule = Начало каждого тура, по одному в строке (2026-11-21 10:00)
organiser = Организатор
chief_arbiter = Главный судья
fide_id = FIDE ID
chief_arbiter_federation = Федерация главного судьи
deputies = Заместители, по одному в строке: имя; федерация; FIDE ID
website = Сайт
event = Турнир
regulations = Положение о турнире
system = Система жеребьёвки
system_dutch_2026 = Швейцарская, голландская (ФИДЕ 2026)
system_dutch_2017 = Швейцарская, голландская (ФИДЕ 2017)
system_dubov = Швейцарская, Дубова
system_burstein = Швейцарская, Бурштейна
system_round_robin = Круговая (Бергера)
system_double_round_robin = В два круга, последние два тура первого круга переставлены
system_double_round_robin_plain = В два круга, без перестановки
system_scheveningen = Схевенингенская, две команды
system_double_scheveningen = Схевенингенская, в два круга
system_knockout = Нокаут
system_by_hand = Вручную
system_other = Как в файле
rounds = Туры
scoring = Очки
win = Выигрыш
draw = Ничья
loss = Проигрыш
bye_points = Освобождение по жеребьёвке
tie_breaks = Дополнительные показатели по порядку
tie_break_edition = Редакция показателей (C.07)
rate_of_play = Вид шахмат
rate_standard = Классические
rate_rapid = Быстрые
rate_blitz = Блиц
time_control = Контроль времени
laws_edition = Редакция Правил
initial_colour = Начальный цвет
initial_colour_lot = По жребию
parity = Чётные и нечётные номера для цвета (C.04.3 5.2.5)
parity_participants = Среди когда-либо игравших, как в одобренных программах
parity_tpn = По самому стартовому номеру
numbering = Номера
numbering_strength = По рейтингу
numbering_lots = По жребию
numbering_varma = Направленный жребий (Варма)
numbering_by_hand = Вручную
acceleration = Ускорение
acceleration_none = Нет
acceleration_baku = Бакинское
acceleration_listed = Как в файле
half_point_byes = Пропусков за пол-очка, которые можно просить
no_byes_in_last = Без пропусков в последних турах
first_board = Первая доска
default_minutes = Допустимое опоздание, минут
fide_rated = С обсчётом рейтинга ФИДЕ
reason = Причина
reason_after_start = Причина изменения (жеребьёвка уже была)
confirm = Прочитано, продолжить
filter = Отобрать
older = Раньше
undo = Отменить
show_as_it_stood = Показать турнир, каким он был после действия { $seq }
as_it_stood = Таким турнир был после действия { $seq },
back_to_now = К настоящему
undone = отменено
when = Когда
who = Кто
device = Откуда
what = Что
why = Почему
languages = Языки
languages_hint = Какая часть программы сказана на каждом языке; остальное показывается по-английски.
language_said = Сказано
error_undated_form = Эта форма не говорит, что показывала её страница. Загрузите страницу снова и заполните заново.
end_before_start = Конец раньше начала.
journal_state = Состояние журнала, как его печатают документы:
trouble_full = Ничего нельзя сохранить: диск полон. Освободите место; введённое придётся ввести снова. Чтение продолжается.
trouble_damaged = Ничего нельзя сохранить: файл базы данных повреждён. Восстановите резервную копию (sonneborn restore). Чтение продолжается.
trouble_locked = Ничего нельзя сохранить: файл базы данных держит другая программа. Закройте её и попробуйте снова. Чтение продолжается.
trouble_vanished = Ничего нельзя сохранить: файл базы данных удалён, перенесён или заменён. Верните его или остановите сервер и восстановите резервную копию. Чтение продолжается.
trouble_not_writable = Ничего нельзя сохранить: диск не принимает запись (только чтение, отсоединён или сбоит). Проверьте диск. Чтение продолжается.
set_aside = Отложен, остальные турниры доступны: { $why }. Спросите sonneborn verify, восстановите резервную копию или установите более новую версию.
backup_made = Последняя резервная копия: { $at }, { $file }
backup_failed = Резервная копия { $at } не сделана: { $why }
backup_planned = Резервные копии пишутся в { $folder }; первая делается.
backup_none = Резервные копии не делаются: запустите сервер с --backup-dir и папкой на другом диске.
password_common = Этот пароль из первых, которые пробуют все, или совпадает с именем учётной записи. Выберите три слова, не связанных между собой.
login_code_needed = Эта учётная запись требует ещё кода приложения-аутентификатора. Введите снова пароль и показанный сейчас код; код действует один раз.
authenticator_code = Код аутентификатора
second_factor = Второй фактор
second_factor_hint = Приложение-аутентификатор на телефоне показывает код, который меняется каждые тридцать секунд. Отсканируйте им это или наберите ключ, затем введите показанный код.
second_factor_on = При входе спрашивается код. Кто потерял телефон, войдёт по новой ссылке для пароля.
second_factor_begin = Настроить второй фактор
second_factor_confirm = Включить
second_factor_end = Выключить
second_factor_wrong = Код не подходит. Проверьте часы телефона и введите код, показанный сейчас.
error_foreign_host = На имя { $host } этот сервер не отвечает. Запустите его с --public-url и этим именем, или пусть прокси перед ним передаёт заголовок Host (nginx: proxy_set_header Host $host).
error_other_origin = Страница пришла с { $origin }, а запрос дошёл до сервера как для { $host }. За прокси запустите сервер с --public-url { $origin }, или пусть прокси передаёт заголовок Host (nginx: proxy_set_header Host $host).
error_too_many_requests = Слишком много запросов с этого адреса. Подождите несколько секунд.
error_crowded = Сервер занят другими долгими задачами. Ничего не потеряно; попробуйте снова через минуту.
error_too_long = Это длилось дольше минуты и прекращено. Для турнира такого размера используйте командную строку.
upload_broken = Файл пришёл не целиком. Отправьте его снова.
trouble_missing = Ничего нельзя сохранить: в базе данных не хватает сохранённого прежде (лог обрезан, или на её место поставлена более старая копия). Восстановите новейшую резервную копию (sonneborn restore) или, чтобы продолжить без этого, удалите рядом с базой данных файл с окончанием -saved. Чтение продолжается.
trouble_away = Ничего нельзя сохранить: сейчас у сервера нет связи с базой данных. Попробуйте снова; сделанное не делается дважды.
error_stopping = Сервер останавливается. Попробуйте снова, когда он вернётся.
tie_break_kept = «{ $code }» стоит среди дополнительных показателей, но ничего по нему не вычисляется; он остаётся, пока список не изменён. { $why }
laws_kept = Правила «{ $code }» — не из известных здесь редакций. Они остаются, пока не выбрана другая редакция, и её спрашивает стол требований.
full_supervision = Быстрые и блиц: полные правила соревнований (A.4, B.2)
agreement_rule = Ничьи по соглашению (9.1.1)
agreement_as_laws = как говорят Правила
agreement_from = только начиная с этого хода
agreement_never = не допускаются
agreement_move = Ход
quickplay_announced = Действует Руководство III (партии без добавления времени)
device_penalty = Устройства (11.3.2): объявленное меньшее наказание; пусто: проигрыш партии
announced = Объявленное положение
task_play_off = Тай-брейк: { $a } – { $b }
task_pair_all = Составить все туры
journal_filter = Участник или слова записи
search_by = Можно ввести начало имени (китайское — и пиньинем: wang, wxm), стартовый номер, FIDE ID или доску: b12.

equals = Равные по рейтингу и званию

equals_alphabet = По алфавиту

equals_fide_id = Сначала меньший FIDE ID

equals_oldest = Сначала старшие

equals_youngest = Сначала младшие

chess960 = Шахматы-960 (Chess960)

chess960_drawn = Chess960: позиция каждого тура определяется жребием

error_shut_out = Главный судья отключил это устройство в { $time }. Хранившееся на нём не принято. Попросите новую ссылку.

error_other_boards = Это не ваши доски: вы вносите результаты идущего тура на досках, которые вам даны.

archived_events = Турниры в архиве
