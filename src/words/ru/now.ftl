### Главная страница турнира: что делать и зал одним взглядом.

to_do = Что делать
not_open = Ещё не открыто для зрителей
only_here = Этот адрес открывается только на этом компьютере. Для телефонов в зале запустите Sonneborn с --listen 0.0.0.0:8080 или --desktop.
the_hall = Зал
here_now = Судьи сейчас здесь
backup = Резервная копия
next_round_at = Тур { $round } начнётся { $at }
players =
    { $count ->
        [one] { $count } участник
        [few] { $count } участника
        [many] { $count } участников
       *[other] { $count } участника
    }
players_checked_in = Явились: { $here } из { $all }
fide_refuses = ФИДЕ не примет: { $count }
fide_asks = ФИДЕ может спросить: { $count }

task_check_ratings =
    { $count ->
        [one] { $count } участник расходится с действующим рейтинг-листом: сверьте
        [few] { $count } участника расходятся с действующим рейтинг-листом: сверьте
        [many] { $count } участников расходятся с действующим рейтинг-листом: сверьте
       *[other] { $count } участника расходятся с действующим рейтинг-листом: сверьте
    }

task_claim = Требование не решено: { $claim }, тур { $round }, доска { $board }

task_missing_ids =
    { $count ->
        [one] { $count } участник без FIDE ID
        [few] { $count } участника без FIDE ID
        [many] { $count } участников без FIDE ID
       *[other] { $count } участника без FIDE ID
    }

gone_since = { $name }: нет связи с { $at }; набранные там результаты могли не уйти

joined =
    { $count ->
        [one] По ссылке присоединился { $count } заместитель
        [few] По ссылке присоединились { $count } заместителя
        [many] По ссылке присоединилось { $count } заместителей
       *[other] По ссылке присоединились { $count } заместителя
    }

open_links =
    { $count ->
        [one] Открыта { $count } ссылка для присоединения
        [few] Открыты { $count } ссылки для присоединения
        [many] Открыто { $count } ссылок для присоединения
       *[other] Открыты { $count } ссылки для присоединения
    }

task_appeal = Апелляция не решена: { $player }, тур { $round }

task_adjourned =
    { $count ->
        [one] Отложено в туре { $round }: доска { $boards }
        [few] Отложено в туре { $round }: доски { $boards }
        [many] Отложено в туре { $round }: доски { $boards }
       *[other] Отложено в туре { $round }: доски { $boards }
    }
task_gone_from_draft = В черновике тура { $round }, но уже не в туре ({ $count }): { $names }
task_outside_draft = Нет в черновике тура { $round } ({ $count }): { $names }
task_without_game = Ни партии, ни освобождения в туре { $round } ({ $count }): { $names }
task_no_shows = Не явились, но попадут в жеребьёвку ({ $count }): { $names }

needs_you =
    { $n ->
        [one] Вас ждёт { $n } дело
        [few] Вас ждут { $n } дела
        [many] Вас ждут { $n } дел
       *[other] Вас ждут { $n } дела
    }

of_results =
    { $n ->
        [one] из { $n } результата
        [few] из { $n } результатов
        [many] из { $n } результатов
       *[other] из { $n } результатов
    }

hall_in = внесено
hall_playing = играют
hall_said = сообщено участниками
hall_clash = два результата
task_disagreement = Тур { $round }, доска { $board }: набраны два результата ({ $both }). Укажите, какой верен
gone_with_unsent = { $name }: уход в { $at }; не отправлено результатов на устройстве: { $n }
task_elsewhere = В другом турнире в то же время ({ $count }): { $named }
