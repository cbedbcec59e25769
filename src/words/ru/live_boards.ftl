### Доски в прямой передаче: партии, которые приходят во время игры, и что судья должен или может сделать.

title = Электронные доски
must = Вмешаться
may = Можно требовать
look = Посмотреть
threefold_on_board = Позиция после { $mv } стоит в третий раз: ничью до своего хода могут требовать { $side }.
threefold_start = Начальная позиция стоит в третий раз: ничью до своего хода могут требовать { $side }.
threefold_in_sight = Третий раз могут требовать { $side }, записав и объявив { $moves }.
fifty_on_board = Пятьдесят ходов каждой стороны без взятия и хода пешкой: тот, чей ход, может требовать ничью.
fifty_in_sight = Пятьдесят ходов могут требовать { $side }, объявив ход без взятия и не пешкой.
ended = Партия закончилась ходом { $mv }: { $how }. Остановите её и запишите результат.
ended_at_start = Партия закончена с самого начала: { $how }.
contradiction = После { $mv } на доске: { $how }. В записи { $result }.
signal_contradicts = Короли в центре показывают { $signal }, в записи { $result }.
flag = Часы ({ $side }) после { $mv } стоят на 0:00:00: посмотрите на флажок.
illegal = { $word } ({ $side }) — невозможный ход: посмотрите на доску.
unreadable = Запись не читается на { $word }.
clock_too_much = После { $mv } часы показывают { $time }, а на них может быть не более { $most }.
clock_per_move = { $mv } занял { $time }, больше времени на один ход ({ $limit }).
board = Доска { $board }
seen = Просмотрено
seen_by = Просмотрено: { $name }, { $at }
open_claim = Разбор требования
no_notices = На электронных досках делать нечего.
notices = Что делать
more_notices =
    { $count ->
        [one] Ещё { $count } сообщение
        [few] Ещё { $count } сообщения
        [many] Ещё { $count } сообщений
       *[other] Ещё { $count } сообщения
    }
sound_on = Звук: включён
sound_off = Звук: выключен
boards = Доски
no_boards = Пока не пришло ни одной партии.
number = Д.
last_move = Последний ход
clocks = Часы (белые, чёрные)
by_hand = Ваша запись сохраняется; за доской программа не следит.
follow = Снова следить
strays = Партии без доски
why = Почему
games_of = Откуда приходят партии
nowhere = Пока ниоткуда. Главный судья указывает адрес ниже или создаёт ключ; папка называется при запуске сервера.
heard =
    { $count ->
        [one] { $count } партия, { $at }
        [few] { $count } партии, { $at }
        [many] { $count } партий, { $at }
       *[other] { $count } партии, { $at }
    }
not_heard = { $why }, { $at }
not_asked_yet = Ещё не запрашивалось
sent_to = Отправляется на { $address }
sent =
    { $count ->
        [one] Принята { $count } партия, { $at }
        [few] Приняты { $count } партии, { $at }
        [many] Принято { $count } партий, { $at }
       *[other] Принято { $count } партии, { $at }
    }
round_pgn = Партии тура (PGN)
public_pgn = Для публики
settings = Откуда приходят и куда отправляются партии
address = Адрес партий
address_hint = games.pgn из LiveChess, страница или tournament.json его облака либо game-N.pgn, если на доску по файлу
every = Запрашивать каждые
seconds = секунд
delay_minutes = Публика видит ходы через
minutes = минут
delay_moves = Не показывать публике
moves = ходов
push_address = Отправлять тур на (трансляция)
push_hint = https://lichess.org/api/broadcast/round/…/push
push_token = Токен для неё
token_kept = Токен сохранён; пустое поле его оставляет.
save = Сохранить
saved = Сохранено.
own_network_hint = Адреса из сети самого сервера может задать только администратор.
keys = Ключи на тур
keys_hint = Передатчик посылает партии запросом POST на { $address }, с ключом как bearer token и PGN как текстом. Ключ открывает один тур.
key_name = Название
key_round = Тур
make_key = Создать ключ
revoke = Отозвать
made = Создан
used = Последнее использование
never = никогда
key_made = Ключ { $name }. Он показывается один раз:
stray_no_round = Ни один тур не опубликован.
stray_other_round = Запись относится к туру { $round }.
stray_nobody = Таких участников нет ни на одной доске, и запись доску не называет.
stray_other_players = На доске { $board } другие участники.
stray_no_board = В туре нет доски { $board }.
stray_colours = На доске { $board } цвета наоборот.
stray_too_long = Запись слишком длинна для партии.
stray_by_hand = На доске { $board } есть запись, сделанная судьёй.
why_no_address = Адрес должен начинаться с http:// или https:// и не содержать пароля
why_own_network = Адрес из сети самого сервера; его может задать администратор
why_status = Другая сторона ответила { $status }
why_too_large = Ответ слишком велик
why_no_answer = Нет ответа ({ $told })
why_no_games = В ответе нет партий
why_folder = Папка не читается ({ $told })
why_not_saved = Ничего не удалось сохранить

result_differs = Доска показывает { $shown }, а внесено { $entered }.

enter_result = Внести { $result }

enter_all =
    { $count ->
        [one] Внести { $count } результат
        [few] Внести все { $count } результата
        [many] Внести все { $count } результатов
       *[other] Внести все { $count } результата
    }

offered =
    { $count ->
        [one] { $count } результат электронных досок ещё не внесён
        [few] { $count } результата электронных досок ещё не внесены
        [many] { $count } результатов электронных досок ещё не внесены
       *[other] { $count } результата электронных досок ещё не внесено
    }
clock_jump = После { $mv } часы перешли с { $from } на { $to }: посмотрите.
doubtful_name = Отнесена к доске { $board } по номеру и сопернику: «{ $name }» — не имя участника за ней.
this_is_board = Это доска
