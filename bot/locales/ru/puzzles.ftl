# Задача дня.

command-puzzle-name = задача
command-puzzle = Решить задачу дня за три попытки
puzzle-head = 🧩 **{ $game }: { $question }**
puzzle-left = -# { $n ->
        [one] { $n } попытка
        [few] { $n } попытки
        [many] { $n } попыток
       *[other] { $n } попытки
    } · { $uses }{ $most }
puzzle-so-far = {" "}· лучшая: { $points }
puzzle-rules = -# Лучшая из 3 попыток, до { $end }.{ $real ->
        [true] {" "}Из сыгранной партии.
       *[false] {""}
    }
puzzle-making = 🧩 Сегодняшняя задача скоро появится.
puzzle-most = -# Лучшая попытка: { $points }
puzzle-position = ℹ️
puzzle-back = Назад к задаче
puzzle-rules-page = { lobby-page-rules }
puzzle-yesterday = Вчера
puzzle-answer = Мой ответ
puzzle-restart = { learn-again }
puzzle-again = Ещё попытка
puzzle-over = { puzzle-has-ended } Сегодняшняя: **{ $game }**.
puzzle-has-ended = 🗓️ Срок этой задачи вышел.
puzzle-see-answer = Ответ
puzzle-repeated = Такой ответ уже был: { $points }. Попытка не потрачена.
puzzle-tried = **{ $points }** (прирост { $gain }). { $left ->
        [0] Попыток больше нет.
        [one] Осталась { $left } попытка.
        [few] Осталось { $left } попытки.
        [many] Осталось { $left } попыток.
       *[other] Осталось { $left } попытки.
    }
puzzle-better = 📈 Лучше прежнего.
puzzle-equal = Как в лучшей попытке.
puzzle-worse = 📉 Лучшая попытка: { $points }.
puzzle-found-best = 🏆 **{ $points }**: лучше не бывает!
puzzle-missed = { $reached ->
        [none] Есть ответ лучше.
        [less] Прирост меньше половины возможного.
       *[half] Прирост не меньше половины возможного.
    }
puzzle-player = Игрок
puzzle-tomorrow = -# Лучший ответ с { $end }: `/{ command-puzzle-name }` → **{ puzzle-yesterday }**
puzzle-streak = 🔥 Серия: { $days ->
        [1] { $days } день
        [one] { $days } день подряд
        [few] { $days } дня подряд
        [many] { $days } дней подряд
       *[other] { $days } дня подряд
    }
puzzle-share = -# Чтобы поделиться, скопируй:
puzzle-share-line = 🧩 { $game } { $date }
    { $points } · { $tries ->
        [one] { $tries } попытка
        [few] { $tries } попытки
        [many] { $tries } попыток
       *[other] { $tries } попытки
    } · 🔥 { $days }
refusal-puzzle-late = Сегодняшняя задача ещё не готова. Попробуй через минуту.
refusal-puzzle-none = Следующая задача будет завтра.
refusal-puzzle-tries = { $tries ->
        [one] Использована { $tries } попытка, больше нет.
        [few] Использованы все { $tries } попытки.
        [many] Использованы все { $tries } попыток.
       *[other] Использованы все { $tries } попытки.
    } Следующая задача завтра.
puzzle-solve = Решить
puzzle-solve-today = Сегодняшняя задача
puzzle-post-head = ### 🧩 Задача дня: { $game }
    {""}**{ $question }**
puzzle-post = { puzzle-post-head }
    { puzzle-rules }
puzzle-ended = { puzzle-post-head }
    -# Срок вышел.
puzzle-last = **{ $date }** · лучший ответ: { $best }
puzzle-best = { $points }; { $answer }
puzzle-tried-by = { $n ->
        [0] Задачу не решал никто.
        [one] Задачу решал { $n } человек.
        [few] Задачу решали { $n } человека.
        [many] Задачу решали { $n } человек.
       *[other] Задачу решали { $n } человека.
    }
puzzle-found = Лучший ответ нашли: { $more ->
        [0] { $names }
       *[other] { $names } и ещё { $more }
    }
puzzle-not-found = Лучшего ответа не нашёл никто.
puzzle-streaks = 🔥 Серии: { $list }
puzzle-streak-of = { $name } { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }
puzzle-week = **Прошлая неделя** · лучший ответ дня даёт 100 очков
puzzle-week-line = { $rank }. { $name } · { $points } · { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }
settings-page-puzzle = Задача дня ▸
settings-puzzle = **Задача дня** — решают тайно, ответ на следующий день.
settings-puzzle-times = Каждый день с { $at } до { $end } по твоему времени. Следующая { $next ->
    [soon] уже в пути
   *[due] появится { $next }
}.
settings-puzzle-closed = ⚠️ Дай мне право видеть { $channel } и писать туда или смени канал.
settings-puzzle-channel = Канал (по умолчанию: нет)
settings-puzzle-when = Время
settings-puzzle-hour = { $hour } по Гринвичу
settings-puzzle-share = Из партий: { switch-state }
settings-puzzle-share-about = Позиции здешних партий могут стать общими задачами, без имён.
