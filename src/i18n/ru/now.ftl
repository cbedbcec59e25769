### Главная страница турнира: что делать и зал одним взглядом.

to_do = Что делать
the_hall = Зал
still_playing = Ещё играют
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
