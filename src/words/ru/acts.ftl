### Действия журнала словами: что сделано, прежнее и новое.

created = Турнир создан: { $name }
imported = Введён из { $source }: участников { $players }, туров { $rounds }
details_changed = Данные изменены: { $what }
regulations_changed = Положение изменено: { $what }
by_hand = вручную
registered = Внесено участников: { $count } ({ $source }): { $names }
edited = { $name }, изменено: { $what }
removed = { $name } больше не в списке
returned = { $name } снова играет
withdrew = { $name } выбывает с тура { $round }
expelled = { $name }: исключение с тура { $round }
moved_away = { $name } переходит в другой турнир с тура { $round }
bye_changed = { $name }, тур { $round }: { $was } → { $now }
checked_in = { $name }: явка отмечена
checked_out = { $name }: отметка явки снята
board_fixed = { $name }: постоянная доска { $was } → { $now }
estimated = Рейтинги оценены: { $names }
numbered = Номера получили участники: { $count }
numbers_drawn = Номера по жребию получили участники: { $count } ({ $lots }, зерно { $seed })
teams_changed = Команды: { $names }
drafted = Жеребьёвка тура { $round } проведена (черновик): партий { $games }, освобождений { $byes }
prizes_changed = Призы изменены; категорий: { $count }
altered = Черновик тура { $round } изменён вручную
discarded = Черновик тура { $round } отброшен
published = Тур { $round } опубликован
unpublished = Тур { $round } возвращён в черновик
result = Тур { $round }, доска { $board }: { $was } → { $now }
ruled = Тур { $round }, доска { $board }: { $claim }, { $decision }; { $was } → { $now }
colours = Тур { $round }, доска { $board }: цвета изменены
for_rating = Тур { $round }, доска { $board }, только для обсчёта: { $was } → { $now }
adjusted = { $name }: очков вне партий { $points }
sent_through = { $winner } проходит дальше, { $loser } выбывает: { $how }
lots = Жребий: { $names }
ranked = Места по решению судьи: { $names }
closed = Турнир закрыт
reopened = Турнир снова открыт
undid = Действие { $seq } отменено
nothing = нет
change = { $field } { $was } → { $now }
clashing = { $field }: { $theirs }, у вас { $mine }.
left_fide_mode =
    { $round ->
        [0] Режим ФИДЕ покинут до тура 1
       *[other] Режим ФИДЕ покинут после тура { $round }
    }
left_out =
    { $count ->
        [one] Вне тура { $round } оставлен { $count } неявившийся участник: { $names }
        [few] Вне тура { $round } оставлены { $count } неявившихся участника: { $names }
        [many] Вне тура { $round } оставлены { $count } неявившихся участников: { $names }
       *[other] Вне тура { $round } оставлены { $count } неявившегося участника: { $names }
    }
table_published =
    { $count ->
        [1] Опубликован единственный тур таблицы
       *[other] Опубликованы все туры таблицы: { $count }
    }
played_off = Тай-брейк, { $pace }: { $white } – { $black } { $result }
teams_registered = Внесено команд: { $teams }, участников в них: { $players } ({ $source }): { $names }
team_changed = { $name }: { $changes }
teams_numbered = Номера получили команды: { $count }
teams_drawn = Номера по жребию получили команды: { $count } (зерно { $seed })
line_up = Тур { $round }, заявка команды { $team }: { $was } → { $now }
order_of_squad = порядок состава
line_ups_closed = Тур { $round }: приём заявок закрыт, заявки показаны
team_plays = участвует
team_out = выбыла с тура { $round }

numbers_exchanged = { $one } и { $other } обменялись номерами { $was } и { $now }

adjourned_missing = Тур { $round }: партии без результата отложены, { $boards }

value_given = { $name }, показатель извне: { $was } → { $now }

public_side_changed = Изменено, что участники делают сами и что видят зрители

screens_changed = Экраны в зале: { $count }

result_reported = Тур { $round }, доска { $board }: { $name } сообщает { $now } (было { $was })

bye_asked_for = { $name } просит об освобождении, тур { $round }: { $now } (было { $was })

signed_up = { $name }: запись на турнир

signed_up_to_wait = { $name }: запись на турнир, ждёт места

waiting_admitted = Записавшийся действием { $act } получает место

waiting_turned_away = Записавшийся действием { $act } места не получает

style_changed = Изменены имена и оформление документов
typing_kept = Тур { $round }, доска { $board }: набрано { $typed } (считалось { $was }), что противоречит доске
typings_answered = Тур { $round }, доска { $board }: набраны два результата; верен { $now } (было { $was })
typings_answered_so = Тур { $round }, доска { $board }: набраны два результата; остаётся { $now }
undone_act = Действие { $seq } отменено: { $act }
result_again = На доске { $board } снова { $result }.

forgotten = Личные данные удалены: { $name }
