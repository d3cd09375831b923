# Задача дня.

command-puzzle-name = задача
command-puzzle = Решить задачу дня: три попытки, считается лучшая
puzzle-head = 🧩 **{ $game }: { $question }**
puzzle-left = -# { $n ->
        [one] { $n } попытка
        [few] { $n } попытки
        [many] { $n } попыток
       *[other] { $n } попытки
    } · { $uses }{ $most }
puzzle-so-far = {" "}· твой лучший: { $points }
puzzle-rules = -# Три попытки, до { $end }.
puzzle-making = 🧩 Готовлю сегодняшнюю задачу. Она появится здесь через несколько секунд.
puzzle-most = -# Твой лучший результат: { $points }
puzzle-position = ℹ️
puzzle-back = Назад к задаче
puzzle-rules-page = Правила
puzzle-yesterday = Вчера
puzzle-answer = Мой ответ
puzzle-restart = Начать сначала
puzzle-again = Ещё попытка
puzzle-over = 🗓️ Та задача уже закончилась. Вот сегодняшняя: **{ $game }**.
puzzle-has-ended = 🗓️ Эта задача закончилась.
puzzle-see-answer = Ответ
puzzle-moved = Эта кнопка от прошлого шага. Сейчас ты здесь.
puzzle-repeated = Такой ответ уже был: { $points }. Попытка не потрачена.
puzzle-tried = **{ $points }** ({ $gain } к началу). { $left ->
        [0] Попыток больше нет.
        [one] Осталась { $left } попытка.
        [few] Осталось { $left } попытки.
        [many] Осталось { $left } попыток.
       *[other] Осталось { $left } попытки.
    }
puzzle-better = 📈 Лучше прежнего.
puzzle-equal = Столько же, сколько в лучшей попытке.
puzzle-worse = 📉 Твой лучший результат: { $points }.
puzzle-found-best = 🏆 **{ $points }**: доказано, это лучший ответ!
puzzle-missed = { $reached ->
        [none] Здесь можно прибавить очки.
        [less] Возможно вдвое больше.
       *[half] Это не меньше половины возможной прибавки.
    }
puzzle-player = Игрок
puzzle-tomorrow = -# Лучший ответ с { $end }: `/{ command-puzzle-name }`, **{ puzzle-yesterday }**
puzzle-streak = 🔥 Серия: { $days ->
        [one] { $days } день
        [few] { $days } дня подряд
        [many] { $days } дней подряд
       *[other] { $days } дня подряд
    }
puzzle-share = -# Чтобы сравнить с друзьями, скопируй:
puzzle-share-line = 🧩 { $game } { $date }
    { $points } · { $tries ->
        [one] { $tries } попытка
        [few] { $tries } попытки
        [many] { $tries } попыток
       *[other] { $tries } попытки
    } · 🔥 { $days }
refusal-puzzle-late = Сегодняшняя задача ещё не готова. Попробуй через минуту.
refusal-puzzle-none = Сегодня задачи нет. Загляни завтра.
refusal-puzzle-tries = Сегодняшние попытки ({ $tries }) закончились. Следующая задача будет завтра.
puzzle-solve = Решить
puzzle-solve-today = Сегодняшняя задача
puzzle-post = ### 🧩 Задача дня: { $game }
    {""}**{ $question }**
    -# Три попытки, считается лучшая. До конца: { $end }.
puzzle-ended = ### 🧩 Задача дня: { $game }
    {""}**{ $question }**
    -# Эта задача закончилась.
puzzle-last = **{ $date }** · лучший ответ: { $best }
puzzle-best = { $points }; { $answer }
puzzle-tried-by = { $n ->
        [0] Задачу не решал никто.
        [one] Задачу решал { $n } человек.
        [few] Задачу решали { $n } человека.
        [many] Задачу решали { $n } человек.
       *[other] Задачу решали { $n } человека.
    }
puzzle-found = Лучший ответ: { $more ->
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
puzzle-week = **Прошлая неделя** · до 100 за день: доля от прибавки лучшего ответа
puzzle-week-line = { $rank }. { $name } · { $points } · { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }
settings-page-puzzle = Задача дня
settings-puzzle-link = Сервер: задача дня
settings-puzzle = **Задача дня** — раз в день задача в канале. Каждый решает её сам, а ответ приходит со следующей.
settings-puzzle-at = Следующая появится { $next }, дальше каждый день в { $at } по твоему времени. Каждая заканчивается в { $end }.
settings-puzzle-now = Первая уже в пути, дальше каждый день в { $at } по твоему времени. Каждая заканчивается в { $end }.
settings-puzzle-closed = ⚠️ Не удалось написать в { $channel }. Дай мне право видеть этот канал и писать в нём или выбери другой.
settings-puzzle-channel = Канал (по умолчанию: нет)
settings-puzzle-when = Время дня
settings-puzzle-hour = { $hour } по Гринвичу
