### Страницы, открытые для всех.

find_my_name = Найти себя
pairings = Пары
by_board = По доскам
by_name = По фамилиям
results = Результаты
full_screen = Во весь экран
white_against = белыми против
black_against = чёрными против
nothing_public = Пока ничего не опубликовано. Страница покажет всё, как только оно появится.
nobody_of_that_name = В этом туре такого имени нет.
as_of = На { $time }
starts_at = начало { $time }
page_of = { $n } / { $all }
scan_for_pairings = Отсканируйте: пары, результаты, положение участников
reconnecting = нет связи
demo_hint = 60 вымышленных участников, 9 туров, 6 из них сыграны. Делайте с этим что хотите.
