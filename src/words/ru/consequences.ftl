### Что меняет действие и о чём спрашивается перед ним.

kind_founded = Турнир создан
kind_result_entered = Результат внесён
kind_result_changed = Результат изменён
kind_result_erased = Результат стёрт
kind_adjournment_settled = Результат отложенной партии
kind_corrected_for_rating = Исправление только для обсчёта рейтинга
kind_colours_swapped = Цвета изменены
kind_ruling_made = Решение, как предложено
kind_ruling_otherwise = Решение иное, чем предложено
kind_ruling_taken_back = Решение отменено
kind_points_adjusted = Очки вне партий
kind_round_drafted = Жеребьёвка тура (черновик)
kind_draft_altered = Черновик изменён
kind_draft_discarded = Черновик отброшен
kind_left_out_of_draft = Участники, которым нет места в ждущем черновике
kind_round_published = Тур опубликован
kind_round_unpublished = Тур без результатов возвращён в черновик
kind_results_set_aside = Тур с результатами возвращён в черновик
kind_reseated = Другие пары в опубликованном туре
kind_byes_of_round = Другие освобождения в опубликованном туре
kind_attributed = Запись о том, кто составил пары опубликованного тура
kind_players_registered = Участники внесены
kind_registration_taken_back = Внесение отменено
kind_players_exchanged = Отменено внесение, на которое опираются более поздние
kind_player_removed = Участник убран или снова в списке
kind_player_data = Данные участника
kind_presence_changed = Выбытие или возвращение
kind_player_expelled = Исключение
kind_entry_round = Первый тур при позднем вступлении
kind_bye_requested = Просьба об освобождении
kind_checked_in = Явка
kind_board_fixed = Постоянная доска
kind_numbers_given = Номера присвоены
kind_numbers_moved = Номера сдвинуты из-за опоздавших, там, где нечётные номера определяют цвет
kind_numbers_changed = Номера изменены
kind_numbers_frozen = Номера изменены, когда они уже не меняются
kind_teams_changed = Команды
kind_lots_drawn = Жребий брошен или отменён
kind_ranked_by_hand = Места по решению судьи
kind_sent_through = Кто проходит дальше
kind_prizes_changed = Призы
kind_house_points_changed = Правила очков клуба
kind_house_ending = Как закончилась партия для очков клуба
kind_details_changed = Данные турнира
kind_initial_colour_drawn = Начальный цвет по жребию
kind_file_lines = Строки, сохранённые из введённого файла
kind_closed = Турнир закрыт
kind_reopened = Турнир снова открыт
kind_fide_mode_left = Режим ФИДЕ покинут
kind_fide_mode_entered = Режим ФИДЕ начат
kind_fide_mode_reentered = Режим ФИДЕ начат снова
kind_warned_of_pair = Пара вручную, запрещённая основными правилами
kind_warned_of_half_point_byes = Больше освобождений за пол-очка, чем разрешает положение
kind_warned_of_bye = Освобождение в последних турах
kind_warned_of_duplicate = Участник, который уже в списке
kind_warned_of_field = Участники, оставленные вне тура, или в туре, хотя выбыли
kind_warned_of_adjournment = Жеребьёвка при отложенных партиях
no_result = нет результата
result = Тур { $round }, доска { $board }, { $players }: { $was } меняется на { $now }.
later =
    { $count ->
        [one] На этом основана жеребьёвка { $count } более позднего тура.
        [few] На этом основана жеребьёвка { $count } более поздних туров.
        [many] На этом основана жеребьёвка { $count } более поздних туров.
       *[other] На этом основана жеребьёвка { $count } более позднего тура.
    }
with_later = { $what } { $later }
for_rating = Тур { $round }, доска { $board }, { $players }, только для обсчёта рейтинга: { $was } меняется на { $now }. В положении участников результат прежний.
colours = Тур { $round }, доска { $board }, { $players }: участники меняются цветами, и результат меняется вместе с ними.
of_board = { $what }: тур { $round }, доска { $board }.
of_round = { $what }: тур { $round }.
of_player = { $what }: { $name }.
of_points = { $name }: очков вне партий { $points }.
regulation = { $field }: { $was } меняется на { $now }. Жеребьёвка проведена по прежнему положению; отчёт для ФИДЕ это указывает.
leaving =
    { $round ->
        [0] Турнир покидает режим ФИДЕ до первого тура: объявленное тогда можно изменить, и Sonneborn больше не держит его в правилах ФИДЕ. Это укажет каждая страница, документ и файл, и вернуться нельзя.
       *[other] Турнир покидает режим ФИДЕ после тура { $round }: объявленное тогда можно изменить, и Sonneborn больше не держит его в правилах ФИДЕ. Это укажет каждая страница, документ и файл, и вернуться нельзя.
    }
leave_for_ever = Покинуть режим ФИДЕ раз и навсегда? Отменить это нельзя.
leave = Покинуть режим ФИДЕ
stay = Остаться в режиме ФИДЕ
leave_hint = Объявленное до тура 1 в режиме ФИДЕ не меняется. Турнир, которому надо это изменить, сначала покидает режим ФИДЕ, раз и навсегда.
fide_mode = Режим ФИДЕ
free_mode = Другой
levels_title = О чём спрашивается перед действием
levels_hint = О действии судят по тому, что оно меняет, об отмене так же. Считается высший уровень среди последствий; выключить нельзя ни один.
what_changes = Что меняется
mode = Режим
both_modes = оба
before_start = До начала
this_round = Этот тур
round_before = Прошлый тур
earlier = Раньше
least_role = Кем
article = По
level_told = делается
level_seen = 2: сначала показывается
level_confirmed = 3: подтверждается, с причиной
level_confirmed_alone = 3: подтверждается
level_leaves = 4: подтверждается дважды, покидает режим ФИДЕ
level_refused = 5: не принимается
with_reason = с причиной
scoring_of_byes = Очки за освобождение по жеребьёвке
team_scoring = Очки в командных матчах
seed = Зерно жребия
kind_of_rules = Как определяется режим
knockout_matches = Матчи нокаута

kind_warned_of_colours = Пара, в которой никто не получает положенный цвет
kind_incident_noted = Инцидент записан
kind_incident_taken_back = Запись об инциденте отменена
kind_appeal_lodged = Апелляция подана
kind_appeal_heard = Апелляция заслушана
kind_appeal_decided = Решение по апелляции
kind_appeal_taken_back = Апелляция отменена
kind_appeal_reopened = Слушание или решение по апелляции отменено
kind_move_sealed = Конверт отложенной партии
kind_play_off = Партии тай-брейка
kind_teams_registered = Команды внесены
kind_team_data = Данные команды
kind_team_presence = Выбытие или возвращение команды
kind_squad = Участники команды
kind_squad_reordered = Порядок состава, участники которого уже сидели за досками
kind_teams_numbered = Номера команд
kind_line_up = Заявка команды
kind_line_up_changed = Заявка изменена после показа
kind_line_up_out_of_order = Заявка не в порядке состава или с пустой доской в середине
kind_line_ups_closed = Приём заявок закрыт, заявки показаны
kind_line_ups_reopened = Приём заявок открыт снова
of_line_up = { $what }: { $name }, тур { $round }.

kind_adjournment_drawn = Отложенная партия закончилась вничью, как и считалась при жеребьёвке

kind_numbers_exchanged = Равные участники обменялись номерами

kind_numbers_exchanged_late = Обмен номерами, когда они уже не меняются

kind_public_side = Что предлагается участникам и зрителям

kind_screens = Экраны в зале

kind_result_reported = Результат, сообщённый участником

kind_bye_asked_for = Освобождение, о котором просит участник

kind_waiting_list = Лист ожидания

kind_hand_pairing_published = Опубликованы не те пары, что у программы

kind_style_changed = Имена и оформление документов

kind_warned_of_full_point_bye = Освобождение за очко

kind_table_joined = Запись в начатую таблицу

kind_warned_of_allocated_bye = Освобождение по жеребьёвке, данное вручную

pair_at_board = доска { $board }: { $white } – { $black }

no_pair = нет

bye_of = освобождение: { $name }

not_as_engine = Пары тура { $round } не такие, как у программы. У программы: { $engine }. К публикации: { $played }. Отчёт указывает и то и другое.

kind_settled_result_changed = Результат отложенной партии изменён после внесения
kind_through_otherwise = По результатам дальше проходит другой

nobody_leads = никто

word_falls = Счёт матча больше не равный: решение в пользу { $went } отпадает, дальше проходит { $now }.

went_on = По этому результату дальше прошёл бы { $now }. { $went } с тех пор в паре и остаётся: { $boards }. Сетка сохраняет сыгранное.

board_of_round = доска { $board } тура { $round }
kind_typing_kept = Ввод, противоречащий доске
kind_typing_answered = Какой из двух вводов верен
kind_typing_lost = Ввод исчез бы без ответа
kind_warned_of_disagreement = Жеребьёвка, пока для доски набраны два результата
kind_warned_of_others_result = Отмена результата, внесённого другим
kind_warned_of_elsewhere = Участник, который играет в другом турнире в то же время
kind_photograph_kept = Фотография сохранена
kind_photograph_taken_back = Фотография отозвана
kind_photograph_of_appeal = Отозвана фотография партии, по которой подана апелляция
kind_photograph_brought_back = Отозванная фотография появилась бы снова

pair_of = { $white } – { $black }
not_as_engine_in = { $n ->
    [one] Пары тура { $round } не такие, как у программы сейчас: отличается { $n } пара. Отчёт укажет и те и другие, с вашей причиной.
    [few] Пары тура { $round } не такие, как у программы сейчас: отличаются { $n } пары. Отчёт укажет и те и другие, с вашей причиной.
    [many] Пары тура { $round } не такие, как у программы сейчас: отличаются { $n } пар. Отчёт укажет и те и другие, с вашей причиной.
   *[other] Пары тура { $round } не такие, как у программы сейчас: отличаются { $n } пары. Отчёт укажет и те и другие, с вашей причиной.
}
to_be_published = К публикации
engine_has = У программы
the_bye = освобождение
as_the_other = та же пара в обоих вариантах, за другой доской
engine_instead = Чтобы взять пары программы, вернитесь к черновику и проведите жеребьёвку тура заново.
not_yet = Пока не публиковать
stays_published = Оставить тур { $round } опубликованным
enter = Доска { $board }: { $result }
leave_result = Оставить { $result }
turn = Поменять цвета на доске { $board }
alter_draft = Изменить черновик тура { $round }
