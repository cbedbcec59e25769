### Слова проверки жеребьёвки, генератора и команды `pair`.

cannot_read = { $file } прочитать нельзя: { $why }
cannot_write = { $file } записать нельзя: { $why }
file_missing = Какой файл турнира? Назовите его или смотрите --help.
calling_line = Эта строка вызова не понята. Понимаются такие:
colour_missing = В файле не сказано, какой цвет у первого участника в первом туре, и ни одна партия этого не показывает. Проведите жребий и добавьте строку "152 W" или "152 B" (или "XXC white1" или "XXC black1").
rounds_missing = В файле не сказано, сколько в турнире туров. Добавьте строку "142 9" (или "XXR 9").
results_missing = Нет результатов тура { $round }.
all_rounds_paired =
    { $rounds ->
        [1] Единственный тур составлен.
       *[other] Составлены все туры: { $rounds }.
    }
engine_failed = Сбой программы. Пожалуйста, сообщите об этом и приложите файл.
stopped_before = Турнир кончается перед туром { $round }: { $why }
configuration_line = { $file }, строка { $line }: "{ $text }" непонятно.
check_same = Тур { $round }: как составляет программа.
check_differs =
    { $count ->
        [one] Тур { $round }: { $count } отличие.
        [few] Тур { $round }: { $count } отличия.
        [many] Тур { $round }: { $count } отличий.
       *[other] Тур { $round }: { $count } отличия.
    }
check_no_pairing = Тур { $round }: программа не находит пар: { $why }
only_in_file = { $white } – { $black }: пара только в турнире
only_by_engine = { $white } – { $black }: пара только у программы
other_colours = { $white } – { $black }: у программы цвета наоборот
other_bye = освобождение по жеребьёвке: в турнире { $file }, у программы { $engine }
nobody = никто
no_teams = В файле нет команд (записей 310 или 013), поэтому по командной швейцарской системе составлять нечего.
