### Документы на бумаге.

player_list = Стартовый список
players_by_name = Участники по фамилиям
check_in_list = Лист явки
pairings_by_board = Пары по доскам
pairings_by_name = Пары по фамилиям
results = Результаты
crosstable_by_rank = Таблица по местам
crosstable_by_number = Таблица по номерам
round_robin_table_by_rank = Таблица кругового турнира по местам
round_robin_table_by_number = Таблица кругового турнира по номерам
figures_explained = Расчёт дополнительных показателей
level_on = поровну очков: { $points }
decided_by = Решено по
shares_rank = делёж
by_lots_or_hand = жребий или судья
nothing_to_print = На этом листе пока нечего печатать. Листы появятся, когда для него будут положение, туры или участники.
nobody_there = На этом месте никого нет. Откройте показатели со страницы положения.
struck_does_not_count = Серые строки не считаются.
result_slips = Карточки результата
player_cards = Карточки участников
public_notice = Следите за турниром
round_pack = Папка тура
page_of = Страница { $page } из { $pages }
printed_from = Напечатано { $at } · журнал { $journal }
after_round = после тура { $n }
draft = ЧЕРНОВИК, не опубликован
category = Категория
gender = Пол
female = ж
male = м
fide_id = FIDE ID
birth = Г. р.
present = Явка
paid = Оплата
requested = Просьбы об освобождении
note = Примечание
start = Начало
colour = Цв.
has_white = белые
has_black = чёрные
no_opponent = Без пары
absent = Отсутствует
withdrawn = выбыл
moved = в другом турнире
expelled = исключён
set_apart = Выбыл, не сыграв половины партий: вне зачёта
running_score = Сумма
totals = Участников: { $players }, явились: { $present }
totals_players = Участников: { $players }
games_and_missing = Партий: { $games }, нет результатов: { $missing }
white_signs = Подпись белых
black_signs = Подпись чёрных
arbiter_signs = Подпись судьи
chief_arbiter = Главный судья: { $name }
slip_hint = Подписывают оба; сдаёт победитель, после ничьей — игравший белыми.
crosstable_key = 12w1: выигрыш белыми у занявшего место 12. b: чёрные, ½: ничья, +: выигрыш без игры, -: неявка или отсутствие, u: без обсчёта.
crosstable_key_by_number = 12w1: выигрыш белыми у номера 12. b: чёрные, ½: ничья, +: выигрыш без игры, -: неявка или отсутствие, u: без обсчёта.
crosstable_key_of_teams = 12w2½: 2½ очка в матче белыми на первой доске против команды на 12-м месте. b: чёрные, +: выигрыш без игры, -: неявка или отсутствие.
crosstable_key_of_teams_by_number = 12w2½: 2½ очка в матче белыми на первой доске против команды номер 12. b: чёрные, +: выигрыш без игры, -: неявка или отсутствие.
bye_key = U: освобождение по жеребьёвке, H: освобождение за пол-очка, F: освобождение за очко, Z: освобождение без очков.
scan = Пары, результаты и положение в вашем телефоне
paper = Документ
paper_language = Язык документов
choose = Выбрать
print_pack = Напечатать всё для тура { $round }
without_opponents = (без соперников)
whole_event = Весь турнир
no_such_round = Жеребьёвка тура { $round } ещё не проведена.
no_such_norm = Эта норма не выполнена.
bad_font = Шрифт непригоден ({ $why }). Выберите другой файл или печатайте встроенными.
bad_tie_break = Показатель из положения вычислить нельзя ({ $why }). Исправьте список в настройках и печатайте снова.
no_such_ruling = Действие { $seq } — не решение, или оно отменено.
too_long_for_qr = Открытый адрес слишком длинен для QR-кода. Задайте серверу более короткий --public-url.

receipts = Квитанции
receipt = Квитанция
entry_fee_paid = Турнирный взнос уплачен: { $paid }
date_and_signature = Дата и подпись
is_free = без партии

no_such_board = В туре { $round } нет доски { $board }.

no_font_has = Ни в одном шрифте нет { $characters }

labels_21 = Наклейки, 21 на листе (63,5 × 38,1 мм)

labels_24 = Наклейки, 24 на листе (70 × 37 мм)

labels_14 = Наклейки, 14 на листе (99,1 × 38,1 мм)
labels_30 = Наклейки, 30 на листе (66,7 × 25,4 мм, Letter)
labels_10 = Наклейки, 10 на листе (101,6 × 50,8 мм, Letter)

badges = Бейджи

place_cards = Таблички на столы

certificates = Грамоты

certificate_heading = Грамота

place_won = Место { $place }

place_won_in = Место { $place } · { $category }

points_of_rounds = Очков: { $points }, туров: { $rounds }

sum_of_prizes = Все призы вместе: { $sum } { $currency }

organiser_signs = Организатор

chief_arbiter_signs = Главный судья

order_book = Программа турнира

result_book = Сборник результатов

rounds_and_times = Туры

rating_list = Изменения рейтинга, по строке на участника

rating_list_key = Ro — свой рейтинг · Ra — средний рейтинг соперников с рейтингом · n — партии, идущие в обсчёт · W — очки · We — ожидаемые очки · Rp — перформанс. Первый рейтинг новичка стоит в столбце изменения.

blank_games = Пары в PGN, для досок

files = Файлы

as_chess_results = Таблица с заголовками chess-results (XLSX)
for_swiss_manager = Участники для Swiss-Manager (CSV)
no_such_complaint = Действие { $seq } — не жалоба.
sheets = { $count ->
        [one] { $count } лист
        [few] { $count } листа
        [many] { $count } листов
       *[other] { $count } листа
    }
