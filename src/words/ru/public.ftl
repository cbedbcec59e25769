### Страницы, открытые для всех.

find_my_name = Найти себя
pairings = Пары
by_board = По доскам
by_name = По фамилиям
results = Результаты
full_screen = Во весь экран
nothing_public = Пока ничего не опубликовано. Страница покажет всё, как только оно появится.
nobody_of_that_name = В этом туре такого имени нет.
as_of = На { $time }
starts_at = начало { $time }
page_of = { $n } / { $all }
scan_for_pairings = Отсканируйте: пары, результаты, положение участников
demo_hint = 60 вымышленных участников, 9 туров, 6 из них сыграны. Делайте с этим что хотите.
sheet_title = Актуален ли этот лист?
sheet_current = Да. То, что на этом листе (состояние { $state }), верно и сейчас.
sheet_published_current = Да. То, что на этом листе (состояние { $state }) открыто для всех, верно и сейчас.
sheet_outdated = Нет. То, что на этом листе (состояние { $state }), с тех пор изменилось; сейчас у турнира { $now }. Снимите лист и напечатайте снова.
sheet_later = Этот лист — из этого турнира, в состоянии { $state }. Действий с тех пор: { $acts }.
sheet_unknown = Этот турнир никогда не был в состоянии { $state }: лист не из этого турнира или не с этого сервера. Спросите судью.
sheet_follow = Следить за этим турниром
away_as_of = На { $time }: сейчас у сервера нет связи с базой данных.
find_by = Можно ввести начало имени (китайское — и пиньинем: wang, wxm) или доску: b12.

event = Турнир

start = Начало

to_my_calendar = Внести туры в мой календарь

news = Лента новостей

no_entries = Пока никто не внесён.

remarks = Примечания

entries =
    { $n ->
        [one] { $n } внесённый
        [few] { $n } внесённых
        [many] { $n } внесённых
       *[other] { $n } внесённого
    }

boards =
    { $n ->
        [one] { $n } доска
        [few] { $n } доски
        [many] { $n } досок
       *[other] { $n } доски
    }

no_connection_as_of = Нет связи. Состояние на { $time }.
another_page_as_of = Нет связи, а запрошенная страница на этом устройстве не сохранена. Это первая страница турнира, состояние на { $time }.

games = Партии

no_games = Пока ни одной партии не сохранено.

play_through = Просмотреть партию

all_rounds = Все туры

first_move = К началу

move_before = На ход назад

next_move = На ход вперёд

last_move = К последнему ходу

turn_board = Перевернуть доску

breaks_off = Дальше запись воспроизвести нельзя.
silent_as_of = По состоянию на { $time }: с тех пор из зала не было вестей.
moves_not_shown = Показаны только первые { $shown } полуходов; в записи есть все.

being_played = идёт игра
results_of = Результатов: { $entered } из { $games }

rounds_complete = Завершено туров: { $complete } из { $rounds }

all_boards = Все { $n }

open_boards = Играют { $n }

done_boards = Завершены { $n }

from_federations =
    { $n ->
        [one] { $n } федерация
        [few] { $n } федерации
        [many] { $n } федераций
       *[other] { $n } федерации
    }

race = Гонка
race_told = Нынешняя первая семёрка: место по очкам после каждого тура и цвет фигур
score_of = { $points } из { $n }

on_board = играет за доской { $board }

colours_and_scores = Цвета и очки
with_white = Белыми
with_black = Чёрными
average_opponent = Средний рейтинг соперников

# $time (text)
# Beside a time of the hall, for readers whose clock is another
own_time = { $time } по вашему времени
