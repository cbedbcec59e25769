### Чтение и запись файлов: что не так и где, что исправлено, и действия, о которых сообщает файл.

place = Строка { $line }, столбец { $column }
field_starting_number = стартовый номер
field_sex = пол
field_fide_id = FIDE ID
field_birth = дата рождения
field_opponent = соперник
field_colour = цвет
field_round = тур
field_rounds = число туров
field_date = дата
field_round_date = дата тура
field_players = число участников
field_rated_players = число участников с рейтингом
field_teams = число команд
field_initial_colour = начальный цвет
field_scoring = начисление очков
field_starting_rank = способ стартовых номеров
field_type = вид турнира
field_tie_breaks = дополнительные показатели
field_bye = освобождение
field_team_number = номер команды
field_team_strength = сила команды
defect_too_large = Файл больше { $megabytes } МБ. Турнир ли это?
defect_no_players = В файле нет ни одной записи участника (001): это не TRF, или он обрезан.
defect_missing = Не хватает: { $field }.
defect_unreadable = «{ $text }» не читается как { $field }.
defect_out_of_column = «{ $text }» стоит между столбцами тура: строка сдвинута.
defect_too_great = { $field }: { $text } больше, чем { $limit }.
defect_number_twice = Номер { $number } уже стоит в строке { $line }.
defect_no_such_player = Участника { $number } нет.
defect_no_such_team = Команды { $number } нет.
defect_own_opponent = Тур { $round }: участник назван своим же соперником.
defect_not_mirrored = Тур { $round }: у участника { $player } назван соперник { $opponent }, но строка { $line } участника { $opponent } не называет { $player }.
defect_same_colour = Тур { $round }: у участников { $player } и { $opponent } (строка { $line }) один и тот же цвет.
defect_no_colours = Тур { $round }: в партии участников { $player } и { $opponent } нет цветов.
defect_contradiction = Тур { $round }: результаты противоречат друг другу: у участника { $player } — { $own }, у участника { $opponent } (строка { $line }) — { $other }.
defect_more = Есть и другие ошибки; сначала эти.
note_encoding = Прочитано как { $name }.
note_characters_lost = Некоторые знаки прочитать не удалось.
note_columns_in_bytes = Столбцы этой строки считаны в байтах.
note_dropped = { $field }: «{ $text }» ничего не значит и пропущено.
note_unknown_record = Запись { $code } неизвестна; сохранена для следующей выгрузки.
note_rounds_assumed = Число туров не указано: принято { $rounds }.
note_more_rounds = В файле указано туров { $stated }, а есть { $found }.
note_no_start = Даты начала нет: приняты нынешние редакции правил.
note_system_assumed = Система жеребьёвки принята такой: { $system }.
note_rate_contradicted = Запись 222 (контроль времени) говорит «{ $control }», название турнира говорит «{ $named }»: решает контроль времени. Если он неверен, исправьте и то и другое в настройках, прежде чем турнир обсчитают.
note_system_unknown = По системе { $code } Sonneborn пар не составляет.
note_tie_breaks_assumed = Дополнительные показатели не указаны: приняты наши.
note_scoring_inferred = Судя по очкам, выигрыш стоит { $win }, ничья { $draw }, освобождение по жеребьёвке { $bye }.
note_scoring_by_colour = Очки, разные для цветов, не сохраняются; взяты очки белых.
note_points_differ =
    { $stated ->
        [one] У участника { $player } в файле { $stated } очко, а результаты дают { $computed }.
        [few] У участника { $player } в файле { $stated } очка, а результаты дают { $computed }.
        [many] У участника { $player } в файле { $stated } очков, а результаты дают { $computed }.
       *[other] У участника { $player } в файле { $stated } очка, а результаты дают { $computed }.
    }
note_count_differs = { $field }: в файле указано { $stated }, а есть { $counted }.
note_bye_from_result = Тур { $round }: { $mark } без соперника ({ $player }) принято как «{ $bye }».
note_several_byes = Тур { $round }: освобождение по жеребьёвке больше чем у одного: { $players }.
note_round_without_games = В туре { $round } есть освобождение по жеребьёвке, но нет партий. Снимите его с публикации, чтобы провести жеребьёвку.
note_byes_of_next_round = Тур { $round } ещё без жеребьёвки; отметки в нём — просьбы об освобождении: { $players }.
note_tie_break_kept = Показатель { $code } остаётся в списке, но ничего по нему не вычисляется. { $why }
note_bye_differs = Тур { $round }: освобождение участника { $player } в записи 240 не то, что в записи 001; действует второе.
note_result_from_opponent = Тур { $round }: у участника { $player } нет результата; взят у соперника { $opponent }.
note_forfeit_from_one_side = Тур { $round }: неявка только у одного из участников { $player } и { $opponent }; принято как неявка.
note_forfeit_without_mirror = Тур { $round }: у участника { $player } выигрыш без игры, а соперник { $opponent } его не называет.
note_colours_assumed = Тур { $round }: цвета не указаны; принято, что { $white } играет белыми, { $black } — чёрными.
note_results_missing =
    { $games ->
        [one] Тур { $round }: { $games } партия без результата.
        [few] Тур { $round }: { $games } партии без результата.
        [many] Тур { $round }: { $games } партий без результата.
       *[other] Тур { $round }: { $games } партии без результата.
    }
note_same_fide_id = У участников { $first } и { $second } один и тот же FIDE ID.
note_baku_otherwise = В файле названо бакинское ускорение, а очки даны не по этому методу (записи 250): очки сохранены, система записывается без него.
note_pairing_by_rank = Жеребьёвки по местам (XXC rank) в правилах нет; действуют номера.
note_team_points_differ =
    { $stated ->
        [one] { $team }: в файле { $stated } очко, матчи дают { $computed }.
        [few] { $team }: в файле { $stated } очка, матчи дают { $computed }.
        [many] { $team }: в файле { $stated } очков, матчи дают { $computed }.
       *[other] { $team }: в файле { $stated } очка, матчи дают { $computed }.
    }
note_abnormal_kept = Командные очки записи 299 сохранены только для следующей выгрузки.
column_sex = Пол
column_birth = Дата рождения
column_family = Фамилия
column_given = Имя
column_national_id = Национальный ID
column_rating_fide = Рейтинг ФИДЕ
column_rating_rapid = Рейтинг в быстрых
column_rating_blitz = Рейтинг в блице
column_rating_national = Национальный рейтинг
column_estimate = Оценка рейтинга
column_category = Категория
column_paid = Оплачено
column_reduction = Скидка
column_note = Примечание
cell_missing = Не хватает: { $column }.
cell_unreadable = «{ $text }» не читается как { $column }.
cell_too_long =
    { $limit ->
        [one] { $column }: длиннее { $limit } знака.
        [few] { $column }: длиннее { $limit } знаков.
        [many] { $column }: длиннее { $limit } знаков.
       *[other] { $column }: длиннее { $limit } знака.
    }
cell_twice = Этот участник уже стоит в строке { $line }.
cell_no_team = Нет команды. Назовите её в столбце, который взят как клуб.
cell_no_names = Ни один столбец не отмечен как имена. Выберите тот, где они стоят.
grid_too_large = Файл больше { $megabytes } МБ. Отправьте только список участников.
grid_too_many_rows = Строка { $line }: строк больше { $limit }.
grid_too_many_columns = Строка { $line }: столбцов больше { $limit }.
grid_not_text = Строка { $line } — не текст. Сохраните список как CSV или XLSX и отправьте его.
grid_empty = В файле ничего нет.
grid_not_a_spreadsheet = Таблица не открывается ({ $why }). Сохраните её снова как XLSX или CSV.
archive_too_large = Файл больше { $megabytes } МБ.
archive_json = Файл повреждён: { $why }. Скопируйте его снова оттуда, где он был сохранён.
archive_unknown = Этой версии неизвестно то, что сказано в файле в { $member }, и оно было бы потеряно. Прочтите файл той версией, которая его записала, или более новой.
archive_other_format = Этот файл — не турнир Sonneborn.
archive_too_new = Файл редакции { $edition }, эта программа знает { $known }. Установите более новую.
archive_empty = В файле нет действий.
archive_gap = Действия { $seq } нет: файл неполон.
archive_no_beginning = Файл не начинается с создания турнира.
archive_unknown_player = В туре { $round } есть участник, которого не вносили.
archive_player_twice = В туре { $round } участник стоит дважды или играет сам с собой.
archive_refused = Действие { $seq } файла не могло быть совершено: { $why }
too_great_to_check = Турнир слишком велик, чтобы сверять его здесь с программой. Запустите: sonneborn check ФАЙЛ
whole_tournament = Весь турнир (на другую машину)
story_line = { $at } { $who }: { $what }
story_line_with_reason = { $at } { $who }: { $what } ({ $why })
story_late_entry = позднее вступление в туре { $round }: { $names }
story_return = { $name } снова играет
story_withdrawal = { $name } выбывает с тура { $round }
story_expulsion = { $name }: исключение с тура { $round }
story_move = { $name } переходит в другой турнир с тура { $round }
story_adjustment = { $name }: очков вне партий { $points }
story_lots = жребий: { $names }
story_ranking = места по решению судьи: { $names }
grid_wants_too_much = Чтение этого файла требует больше памяти или времени, чем нужно списку людей: он повреждён или сделан во вред. Сохраните список снова как XLSX или CSV.
defect_in_two_teams = Участник { $number } уже в другой команде.

note_unknown_result = Результат «{ $text }» неизвестен: партия принята как отложенная.

cell_unknown_title = «{ $text }» — неизвестное звание.

allowed_title = Звания ФИДЕ: GM, IM, WGM, FM, WIM, CM, WFM, WCM.

allowed_sex = m или w.

allowed_birth = Год или дата: 2001, 2001-05-17, 17.05.2001, 17 May 2001.

allowed_federation = Три буквы, например NOR.

allowed_fide_id = Только цифры.

allowed_rating = Число от 1 до 3500 или ничего.

allowed_k = 40, 20 или 10.

column_latin_name = Имя латиницей

note_lichess = Турнир по швейцарской системе с lichess: вместо имён — имена пользователей, вместо рейтингов ФИДЕ — рейтинги самого lichess, места не указаны, а показатель взят его (Зоннеборн-Бергер).

note_address_for_place = В записи 022, где должно быть место проведения, стоит { $text }; принято как сайт.

note_date_in_words = Дата «{ $text }» прочитана как { $day }.

note_game_goes_on = Тур { $round }: партия участника { $player } ещё идёт, результата пока нет.

audits_busy = Сервер проверяет другие большие файлы. Отправьте этот снова позже.

audit_broken = Проверка файла прервалась. Отправьте его снова.

audit_runs = Файл проверяется: туров с повторной жеребьёвкой { $rounds } из { $of }.

audit_look_again = Посмотреть снова
field_team_table = строка таблицы команд (801, 802)
note_old_team_records = Команды записей 013 есть и в записях 310; действуют они.
note_team_table_totals = Запись { $code } даёт команде { $team } очки { $stated }, матчи дают { $computed }.
note_team_table_round = Тур { $round }, { $team }: в записи { $code } «{ $stated }», матчи дают «{ $computed }».

column_phone = Телефон

allowed_board = Число от 1 до 100.

note_beside_columns = «{ $text }» стоит рядом со столбцами поля: { $field }. Пропущено; проверьте, не сдвинута ли строка.

note_record_twice = Запись { $code } встречается снова и говорит иное: действует эта, а прежнее «{ $text }» пропущено.

note_record_kept = Запись { $code } — для командных турниров, а этот не командный: сохранена для следующей выгрузки и ни на что не влияет.

note_title_kept = «{ $text }» — неизвестное звание: сохранено так, как написано.

note_title_read = «{ $text }» прочитано как звание { $title }; проверьте, не сдвинута ли строка.
