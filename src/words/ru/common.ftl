### Слова, нужные нескольким страницам и документам. Термины Правил вида спорта «шахматы»: тур, жеребьёвка,
### освобождение, дополнительные показатели, стартовый номер, главный судья.

round = Тур
round_n = Тур { $n }
board = Доска
board_short = Д.
white = Белые
black = Чёрные
player = Участник
players = Участники
opponent = Соперник
name = Фамилия, имя
title = Звание
federation = Федерация
federation_short = Фед.
club = Клуб
rating = Рейтинг
rating_short = Рейт.
points = Очки
points_short = Очки
rank = Место
rank_short = М.
number_short = №
result = Результат
standings = Положение участников
crosstable = Таблица
bye = Освобождение от тура
pairing_allocated_bye = Освобождение по жеребьёвке
half_point_bye = Освобождение за пол-очка
full_point_bye = Освобождение за очко
label = { $what }:{ " " }
zero_point_bye = Освобождение без очков
noted = { $what } ({ $note })
and_then = { $said } { $next }
list_comma = ,{ " " }
list_semicolon = ;{ " " }
boards_named =
    { $count ->
        [1] доска { $boards }
       *[other] доски { $boards }
    }
