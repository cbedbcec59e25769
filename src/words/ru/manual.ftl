### Руководство: его рамка и заголовки таблиц, которые оно берёт из программы. Сами тексты стоят в `src/manual`.

help = Помощь
title = Руководство
contents = Содержание
as_pdf = В PDF
in_this_chapter = В этой главе
chapters = Главы
page_number = Страница
when_it_suits = Когда подходит
code = Код
meaning = Значение
article = Статья C.07
teams_only = только для команд
claim = Требование
