### Проверка файла турнира по положению и правилам.

rounds = Жеребьёвка
totals = Очки
places = Места
all_as_paired =
    { $rounds ->
        [1] Единственный тур — как составляет программа.
       *[other] Все туры ({ $rounds }) — как составляет программа.
    }
some_as_paired = Как составляет программа: туров { $same } из { $rounds }.
no_rounds = Ни один тур ещё не составлен.
no_engine = Тур { $round }: составлен вручную, сравнивать не с чем.
totals_right = Каждая сумма очков складывается из результатов.
total_wrong = { $name }: в файле { $stated }, по результатам { $computed }
places_not_stated = Мест в файле нет.
places_not_computed = Места определить нельзя: { $why }
places_right = Все места ({ $count }) верны по { $by }.
places_wrong = По { $by } не верны места ({ $count } из { $stated }):
place_wrong = { $name }: в файле { $stated }, по положению { $computed }
place_decided = { $line } (решено по { $code }: { $figure })
colour_inferred = Начальный цвет в файле не назван; тур { $round } показывает: { $colour }.
clean = Отличий нет.
differs = Есть отличия.
title = Проверить файл турнира
hint = Дайте TRF любой версии или файл Swiss-Manager или Swiss-Chess. Жеребьёвка каждого тура проводится заново, каждая сумма складывается, каждое место определяется снова. Ничего из файла не сохраняется.
look = Проверить

paper = Проверка файла турнира

as_paper = PDF, чтобы передать другим

share_hint = В нём файл назван по своему SHA-256, чтобы каждый видел, какой файл проверен.

digest = SHA-256
