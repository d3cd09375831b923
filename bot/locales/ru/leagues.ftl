## Ratings

command-rating-name = рейтинг
command-rating = Рейтинг игрока и его история
command-rating-player = Чей? По умолчанию твой
command-rating-game = Какая игра? По умолчанию все
command-leaderboard-name = лидеры
command-leaderboard = Лучшие по рейтингу на этом сервере
command-leaderboard-tables = Какого размера столы?
command-profile-name = профиль
command-profile = Партии, победы и средние очки игрока
option-tables-name = столы

lobby-rated = рейтинговая
rating-size-two = столы на 2
rating-size-few = столы на 3–4
rating-size-many = столы на 5+
rating-what = { $game }, { $size }
rating-none = { $name }: рейтинга пока нет. Доиграй рейтинговую партию с другим человеком (в лобби: **{ lobby-options }** → **{ lobby-rated-on }**).
rating-head = ## Рейтинги: { $name }
rating-course = { $what }: { $name }, было { $first }, стало { $last }.
rating-beneath = { $n ->
    [one] { $n } партия
    [few] { $n } партии
    [many] { $n } партий
   *[other] { $n } партии
}
rating-line = **{ $what }**: { $number } · { $n ->
    [one] { $n } партия
    [few] { $n } партии
    [many] { $n } партий
   *[other] { $n } партии
}
rating-settled = { $number }
rating-provisional = { $number }? (предварительно)
rating-about = -# Сначала рейтинг низкий, потом растёт; «?» — пока неточный. У компьютеров и запасных его нет.
leaders-head = ## { $what }
leaders-line = { $place }. { $name }: { $number }
leaders-none = { $what }: рейтингов пока нет. Доиграй рейтинговую партию с другим человеком, и появится твой.
profile-none = { $name }: законченных партий пока нет.
profile-none-own = Законченных партий пока нет.
profile-head = ## { $name }
profile-game = **{ $game }** · { $n ->
    [one] { $n } партия
    [few] { $n } партии
    [many] { $n } партий
   *[other] { $n } партии
} · { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
    [many] { $wins } побед
   *[other] { $wins } победы
} · в среднем очков: { $average }
profile-averages = -# { $game }, в среднем: { $what }
profile-average = { $what } { $n }
profile-pace = -# Ходов вовремя: { $intime } из { $of }, обычно за { $hours } ч времени для игры
refusal-rating-bot = Выбери человека: у компьютеров рейтинга нет.

## Leagues

command-league-name = лига
command-league = Лиги и небольшие турниры
command-league-which = Какая лига? По умолчанию этого канала
command-league-help-name = помощь
command-league-help = Как работают лиги
command-league-create-name = создать
command-league-create = Создать лигу здесь (организатор)
command-league-called = Название лиги
command-league-game = Какая игра? По умолчанию первая
command-league-home-name = главная
command-league-home = Страница лиги
command-league-join-name = вступить
command-league-join = Записаться или встать в запас
command-league-leave-name = выйти
command-league-leave = Выйти из лиги
command-league-next-name = следующая
command-league-next = Твои следующие партии
command-league-standings-name = таблица
command-league-standings = Таблица дивизиона
command-league-division = Какой дивизион? По умолчанию твой
command-league-calendar-name = календарь
command-league-calendar = Все партии дивизиона
command-league-why-name = почему
command-league-why = Объяснить место игрока
command-league-player = Какой игрок? По умолчанию ты
command-league-correct-name = исправить
command-league-correct = Исправить результат (организатор)
command-league-restart-name = переиграть
command-league-restart = Переиграть аннулированную партию (организатор)
command-league-session = Номер партии из календаря
command-league-points = Очки в порядке мест за столом, напр. 41 38 38 20; дефис аннулирует партию
command-league-reason = Причина (её увидят в канале)
command-league-add-name = добавить
command-league-add = Записать игрока (организатор)
command-league-remove-name = исключить
command-league-remove = Исключить игрока (организатор)
command-league-simulate-name = симуляция
command-league-simulate = Симуляция сезона (организатор)
command-league-people = Сколько игроков? По умолчанию все записавшиеся
command-league-channel-name = канал
command-league-channel = Перенести лигу сюда (организатор)
command-league-export-name = экспорт
command-league-export = Календарь, результаты и таблица файлами
option-league-name = лига
option-name-name = название
option-division-name = дивизион
option-points-name = очки
option-reason-name = причина
option-people-name = игроки

league-season = сезон { $n }
league-division = Дивизион { $n }
league-session = серия { $number }
league-match = партия { $number }
league-session-match = { $session } · { $match }
league-board = -# 🏆 { $league } · { $session }
league-board-forfeits = -# ⌛ Неявка: { $who }. Почти все ходы сделал компьютер.
league-board-replaced = -# ⌛ { $who }: почти все ходы сделал компьютер.
league-board-played-for = -# 🪑 Играет { $by }. Очки получит { $name }.
league-stage-semi = полуфинал ({ $session })
league-stage-final = финал ({ $session })
league-stage-third = за третье место ({ $session })
league-annulled = { $who }: аннулировано
league-unplayed = { $who }: { $percent ->
    [0] не сыграно
   *[other] { $percent } % сыграли одни компьютеры, без очков
}
league-stopped = { $who }: прервано на { $percent } %, без очков
league-replaced = { $who }: играли почти одни компьютеры, без очков
league-waited = Чей был ход: { $who }
league-waited-away = Все отсутствовали: { $who }
league-bye = { $name } отдыхает
league-stand-in = { $name } (играет { $by })
league-stand-in-partly = { $name } (часть ходов: { $by })
league-played-for = { $name } (запасной: { $by })
league-place-forfeit = { $name } (неявка)
league-place-walkover = { $name }: победа без игры (очки: { $points })
league-place-corrected = ✏️ исправлено
league-no-season = { $league }: сезонов ещё не было.
league-standings-alt = Таблица, { $title }
league-standings-alt-leader = Таблица, { $title }: впереди { $leader }
league-standings-running = ▶️ { $stage }
league-standings-paused = ⏸️ Пауза · { $stage }
league-standings-round = Тур { $n } из { $of }
league-standings-ends = срок: { $at }
league-standings-final = { $title } · итог
league-standings-won = { league-standings-unfinished } { $n ->
    [1] 🏆 Победа: **{ $name }**.
   *[other] 🏆 Победу делят **{ $name }**.
}
league-standings-first = { league-standings-unfinished } 🏆 Первое место в дивизионе: **{ $name }**.
league-standings-over = { league-standings-unfinished } { league-letter-no-one }
league-rankless = Таблица пуста: ни одна партия не { $why ->
    [points] принесла очков.
    [none] закончена.
   *[part] закончена (надо сыграть { $needed } %).
}
league-rank-rule = В таблицу попадает тот, кто ходит и доигрывает хотя бы половину своих партий.
league-standings-unfinished = 🏁 Сезон закончен.
league-count-done = { $of ->
    [one] закончено { $done } из { $of } партии
    [few] закончено { $done } из { $of } партий
    [many] закончено { $done } из { $of } партий
   *[other] закончено { $done } из { $of } партии
}
league-count-scored = засчитано недоигранных: { $n }
league-count-open = { $n ->
    [one] { $n } идёт
    [few] { $n } идут
    [many] { $n } идут
   *[other] { $n } идут
}
league-count-away = из них { $n } без игроков
league-count-left = { $n ->
    [one] { $n } не начата
    [few] { $n } не начаты
    [many] { $n } не начато
   *[other] { $n } не начато
}
league-count-stopped = закрыто рано, без очков: { $n }
league-count-replaced = играл компьютер, без очков: { $n }
league-count-unplayed = { $n } без единого хода игроков
league-count-ended = не закончено, не засчитано: { $n }
league-standings-decides = { $n ->
    [2] Очки лиги: { $first } за победу, { $second } за второе место.
   *[other] Очки лиги за места в партии: { $prizes }.
}
league-standings-out = Вне сезона, без места: { $who }
league-standings-short = Без места: { $who }
league-short-forfeits = { $name } (неявок { $n } из { $of })
league-short-finished = { $name } ({ $n ->
    [0] нет доигранных партий
   *[other] доиграно { $n } из { $of }
})
league-short-silent = { $name } (нет ходов)
league-standings-foot = При равенстве решают { $ties }. Если и они равны, место общее{ $drawn ->
    [yes] , а переходы решает жребий.
   *[no] .
}
league-standings-mutual = { league-column-mutual }: очки в личных встречах
league-standings-share = { league-column-share }: средняя доля от очков победителя
league-standings-lines = Линии показывают повышение и понижение.
league-now-about = **Сейчас идут**
league-now-session = **{ $session }** · сыграно { $percent } %
    -# { $line }
league-now-more = … и ещё { $n }
league-now-away-in = отсутствует в { $n } из { $of }
league-now-champion = победа
league-now-up = повышение
league-now-down = понижение
league-now-rankless = без места{ $why ->
    [forfeits] {""}
    [silent] : нет ходов
   *[finished] : мало партий
}
league-now-left = выход из сезона
league-now-out = больше не играет
league-now-missed = ходы в { $n } из { $of }
league-now-claimed = в { $n } из { $of } играют другие
league-own-played = закончено: { $n }
league-own-scored = засчитано недоигранных: { $n }
league-own-forfeits = неявка: { $n }
league-own-walkovers = победа без игры: { $n }
league-own-unpaid = без очков: { $n }
league-own-void = аннулировано: { $n }
league-own-left = { $runs ->
    [yes] осталось: { $n }
   *[no] не закончено: { $n }
}
league-column-played = партии
league-column-points = очки
league-column-wins = победы
league-column-seconds = 2-е
league-column-mutual = личн.
league-column-share = доля
league-column-lot = жребий
league-measure-points = очки лиги
league-measure-wins = победы
league-measure-seconds = вторые места
league-measure-mutual = личные встречи
league-measure-share = средняя доля очков
league-why-head = 
    ### { $title }
    {""}**{ $name }**: **{ $place }**-е место.
league-why-none =
    ### { $title }
    {""}**{ $name }**: без места.
league-why-out = 
    ### { $title }
    {""}**{ $name }**: вне сезона, без места.
league-why-short =
    ### { $title }
    {""}**Без места.** { $reason }. { league-rank-rule }
league-why-step = { $upper } выше, чем { $lower }: { $what }, { $more } против { $less }.
league-why-draw = { $upper } и { $lower } делят место: полное равенство.
league-why-level = Поровну: { $level }.
league-why-session = - { $session }, очки: { $points }. { $line }
league-why-total = Очки: **{ $points }** · партии: { $of } ({ $what })
league-own-season = 🏆 **{ $league }**, { $season } · место: { $rank } · очки: { $points } · { $n ->
    [one] закончена { $n } партия
    [few] закончены { $n } партии
    [many] закончено { $n } партий
   *[other] закончено { $n } партии
}{ $late ->
    [0] {""}
   *[other] , из них по истечении срока { $late }
}
league-plays-not = { $name } не играет в этом сезоне.
league-my-next = Мои партии
league-why-me = Объяснить моё место
league-explain = Объяснить
league-picture = Картинка
league-calendar = Календарь
league-standings = Таблица
league-wave = **Тур { $n }**, с { $at }
league-state-pending = ⏳
league-state-open = ▶️
league-state-ended = ✅
league-state-unplayed = ➖
league-state-stopped = ⏹️
league-deadline = Конец сезона: { $at }
league-more = … и ещё { $n ->
    [one] { $n } строка
    [few] { $n } строки
    [many] { $n } строк
   *[other] { $n } строки
}: **{ league-files }**.
league-next-count = { $n ->
    [0] Твой ход пока не нужен.
    [one] **Тебя ждёт { $n } партия**.
    [few] **Тебя ждут { $n } партии**.
    [many] **Тебя ждут { $n } партий**.
   *[other] **Тебя ждут { $n } партии**.
} Всего открыто: { $of }.
league-next-mine = 👉 твой ход
league-next-stopped = твоё место пустует, партия ждёт
league-next-against = -# За столом: { $against } · { $where }
league-next-claimed = -# 🪑 За тебя играет { $by }; очки получишь ты.
league-next-for = -# 🪑 Очки получит { $name }.
league-next-away = отсутствуют: { $names }
league-next-later = ⏳ **{ $session }** начнётся { $at }. За столом: { $against }.
league-next-room = ⏳ **{ $session }** начнётся, когда все освободятся. За столом: { $against }.
league-next-none = Партий у тебя больше нет ({ $what }).
league-next-more = … и ещё { $n } позже.
league-next-signed-up = ✅ Ты играешь в сезоне { $season }! { $organises ->
    [yes] Начать его можешь ты: **{ league-home }** → **{ league-to-panel }**.
   *[no] Его начнёт организатор.
}
league-next-waiting = Твой номер в листе ожидания: { $n }.
league-next-left = Ты больше не в сезоне.
league-left-sign-up = ✅ Ты больше не в сезоне { $season }.
league-left-goes-on = Доиграй { $n ->
    [1] начатую партию
    [one] { $n } начатую партию
    [few] { $n } начатые партии
    [many] { $n } начатых партий
   *[other] { $n } начатой партии
}.
league-left-return = Передумаешь — нажми **{ league-back }**.
league-left-by = Дальше играет { $name }.
league-back = Вернуться

league-sign-up = Сезон { $season }: нажми **{ league-join }**.
league-letters = Новости сезона присылаю в ЛС; отключить: `/{ command-settings-name }`.
league-under-way = Идёт сезон { $season }. Чтобы встать в запас, нажми **{ league-home }**.
league-runs = Идёт сезон { $season }.
league-signed = 
    {""}**{ $of ->
        [0] Игроков: { $n }
       *[other] Записались: { $n } из { $of }
    }**
    { $who }
league-waiting = 
    {""}**Лист ожидания: { $n }**
    { $who }
league-substitutes = 
    {""}**В запасе: { $n }**
    { $who }
league-nobody = Пока никто не записался.
league-as-of = -# На { $at }
league-join = Вступить
league-leave = Выйти
league-stand-by = Встать в запас
league-help-button = Как это работает
league-home = Страница лиги
league-brief-play = { $game } · столы на { $table }{ $rated ->
    [true] {" "}· на рейтинг
   *[false] {""}
}
league-brief-clock = ⏱️ { $clock }
league-brief-pace = { $rounds ->
    [single] 📅 { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    } · { $n ->
        [1] одна партия
       *[other] все партии сразу
    }
   *[several] 📅 Туры по { $days ->
        [one] { $days } дню
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    } · { $n ->
        [one] по одной партии
        [few] до { $n } партий сразу
        [many] до { $n } партий сразу
       *[other] до { $n } партий сразу
    }
}
league-brief-blitz = 3 ч на ход + резерв 6 ч
league-brief-daily = 24 ч на ход + резерв 3 дня
league-brief-relaxed = 3 дня на ход + резерв 7 дней
league-brief-bank = 6 ч на ход + резерв 5 дней
league-brief-none = { clock-none }
league-state-sign-up = Запись открыта, { $n ->
    [one] в списке { $n } игрок
    [few] в списке { $n } игрока
    [many] в списке { $n } игроков
   *[other] в списке { $n } игрока
}.
league-state-divisions = Запись открыта, { $n ->
    [one] в списке { $n } игрок
    [few] в списке { $n } игрока
    [many] в списке { $n } игроков
   *[other] в списке { $n } игрока
} (дивизионы: { $each }).
league-state-over = Сезон { $season } закончен.
league-state-won = Сезон { $season } закончен. Победа: 🏆 **{ $name }**.
league-state-running = { $phase ->
    [paused] ⏸️ Сезон { $season } на паузе
   *[running] Идёт сезон { $season }
}: { $of ->
    [one] закончено { $done } из { $of } партии
    [few] закончено { $done } из { $of } партий
    [many] закончено { $done } из { $of } партий
   *[other] закончено { $done } из { $of } партии
}{ $closed ->
    [0] {""}
   *[other] , { $closed } без очков
}. Конец не позже { $until }.
league-menu-format = Формат
league-menu-table = Столы
league-menu-division = Дивизионы
league-menu-movers = Переходы между дивизионами
league-menu-pace = Темп
league-menu-places = Места
league-menu-clock = { lobby-page-clock }
league-menu-late = { lobby-late }
league-menu-played = Недоигранные партии
league-menu-prizes = Очки лиги за места
league-menu-first = При равенстве
league-menu-enrol = Записать игроков…
league-menu-drop = Исключить игрока…
league-menu-session = { which-choose }
league-menu-whom = Объяснить чьё-то место
league-format-season = Сезон: каждый с каждым
league-format-swiss = Швейцарка: { $n ->
    [one] { $n } тур
    [few] { $n } тура
    [many] { $n } туров
   *[other] { $n } тура
}
league-choose-table = Столы на { $n }
league-choose-column = Дивизион на { $n }, под ним один
league-choose-pyramid = Дивизион на { $n }, под ним два
league-choose-movers = Понижение: до { $n } из дивизиона
league-choose-pace = { $rounds ->
    [single] Сезон { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }, все партии сразу
   *[several] Туры по { $days ->
        [one] { $days } дню
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }, { $n ->
        [one] по одной партии
        [few] по { $n } партии
        [many] по { $n } партий
       *[other] по { $n } партии
    }
}
league-choose-places = Игроков: до { $n }
league-choose-late-move = Время вышло: ходит компьютер
league-choose-late-wait = Время вышло: партия ждёт
league-choose-played = { $n ->
    [0] Недоигранные: все в зачёт
    [100] Недоигранные: без очков
    [50] Недоигранные: в зачёт с половины
   *[other] Недоигранные: в зачёт с { $n } %
}
league-choose-prizes = Очки за места: { $prizes }
league-choose-first = При равенстве: { $measure }
league-flag-rated = { $on ->
    [true] Рейтинг: да
   *[false] Рейтинг: нет
}
league-flag-final = { $on ->
    [true] Плей-офф: { $n } лучших
   *[false] Плей-офф: нет
}
league-flag-annul = { $on ->
    [true] Ушедшие рано: не в зачёт
   *[false] Ушедшие рано: в зачёт
}
league-length = { $matches ->
    [1] Такая партия
   *[other] Такая серия
} обычно идёт { $days }–{ $most } { $most ->
    [one] день
    [few] дня
    [other] дня
   *[many] дней
}{ $own ->
    [0] {""}
   *[other] {" "}(так было здесь)
}
league-length-enough =
    ⏱️ { league-length }. По настройкам на неё отводится { $limit ->
        [one] { $limit } день
        [few] { $limit } дня
        [many] { $limit } дней
       *[other] { $limit } дня
    }.
league-length-short =
    ⚠️ { league-length }, а отводится на неё только { $limit ->
        [one] { $limit } день
        [few] { $limit } дня
        [many] { $limit } дней
       *[other] { $limit } дня
    }.
league-length-night = ⚠️ Без времени для игры таймер идёт и ночью.
league-length-helps = Что поможет:
league-length-partly = Что поможет (серое — только вместе с другим):
league-fix-quick = { $name }: { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}
league-fix-single = Одна партия: { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}
league-fix-table = Столы на { $n }: { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}
league-fix-interval = { $rounds ->
    [single] Сезон на { $n ->
        [one] { $n } день
        [few] { $n } дня
        [many] { $n } дней
       *[other] { $n } дня
    }
   *[several] Туры по { $n ->
        [one] { $n } дню
        [few] { $n } дня
        [many] { $n } дней
       *[other] { $n } дня
    }
}
league-fix-clock = { $n ->
    [bank] Гибко
   *[daily] Ежедневно
}: { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}
league-flag-quick = { $name }: { $on ->
    [true] да
   *[false] нет
}
league-flag-single = { $on ->
    [true] Турнирные серии: нет
   *[false] Турнирные серии: да
}
league-begin = Начать сезон { $n }
league-rehearse = Симуляция
league-announce = Объявить снова
league-undo-act = Отменить: { $act ->
    [changed] настройки
    [signed-up] запись
    [withdrew] выход
    [listed] запас
    [corrected] исправление
    [dropped] исключение
    [paused] пауза
    [resumed] конец паузы
    [hastened] досрочный тур
    [extended] сдвиг срока
   *[closed] конец сезона
}
league-pause = Пауза
league-resume = Продолжить
league-extend = Ещё 7 дней
league-hasten = Начать тур раньше
league-begin-question = **Начать сезон { $season }?** { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}, { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
} и, если понадобится, ещё до 7.{ $small ->
    [yes] {" "}За столом будет меньше { $table } игроков.
   *[no] {""}
} Потом нельзя ни отменить начало, ни изменить настройки{ $all ->
    [yes] , ни вступить.
   *[no] .
}
league-end = Закончить сезон
league-hasten-question = Начать следующий тур сейчас? Кто ещё занят, присоединится позже. Остальные туры тоже начнутся раньше.
league-hasten-yes = Да, начать
league-end-question = Закончить сезон? Недоигранное не засчитают, а после срока могли бы. Это можно отменить.
league-end-yes = Да, закончить
league-leave-question = Выйти из сезона? Начатые партии нужно доиграть. Остальные сыграет запасной, а без него засчитают неявку.
league-leave-yes = Да, выйти
league-drop-question = { $name }: исключить из сезона? { $left ->
    [0] Доиграет, но без места в таблице.
   *[other] Неначатые партии сыграет запасной, а без него засчитают неявку.
}
league-drop-yes = Да, исключить
league-no = Нет
league-not-yet = Пока нет
league-to-panel = Страница организатора
league-page-play = Размер и формат
league-page-points = Время и очки
league-people = Игроки
league-sessions = Партии
league-add-computer = { lobby-add }
league-computer = Компьютер { $letter }
league-files = Файлы
league-none = Здесь пока нет лиг. Открыть её может организатор.
league-none-organiser = Здесь пока нет лиг. Выбери игру, чтобы открыть запись; настройки подождут.
league-none-in-channel = Открыть лигу в этом канале:
league-new = Новая лига: { $game }
league-new-form = Новая лига
league-usual-name = Лига { $game }
league-which = Лиги этого сервера
league-begin-here = Показать лиги
league-closed-channel = ⚠️ Не могу писать в { $channel }. Дай права или введи `/{ command-league-name } { command-league-channel-name }` в другом канале.
league-shown-here = ⚠️ Не могу писать в { $channel }. Организаторы могут перенести новости: `/{ command-league-name } { command-league-channel-name }`.
league-then-few = ➡️ Для сезона нужно хотя бы { $least ->
    [one] { $least } игрок
    [few] { $least } игрока
    [many] { $least } игроков
   *[other] { $least } игрока
}; свободные места займёт **{ league-add-computer }**.
league-then-small = ➡️ Столы на { $table }, а игроков меньше. Подожди, нажми **{ league-add-computer }** или уменьши столы.
league-then-begin = ➡️ Все в сборе? Начинай сезон.
league-then-running = ➡️ Сезон закончится с последней партией или в срок.
league-then-waits = ⏳ Ждём хода: { $who }.
league-then-waits-one = { $name } (начался { $since })
league-panel-away = 💤 Отсутствуют: { $who }. Эти места может занять любой.
league-away-at = { $name } ({ $sessions })
league-panel-remind = 🔔 **{ league-remind }** позовёт в канале: { $who }.
league-panel-reminded = 🔔 Напомнить снова можно { $at }.
league-you = ты
league-then-away = ⚠️ Никто не играет в { $n } из { $of ->
    [one] { $of } идущей партии
    [few] { $of } идущих партий
    [many] { $of } идущих партий
   *[other] { $of } идущей партии
}.
league-then-away-one = ⚠️ { $session } ждёт: все отсутствуют ({ $who }).
league-then-round = ➡️ Следующий тур начнётся после этого.
league-start-at = ➡️ Следующие партии начнутся { $at }.
league-start-free = ➡️ Следующие партии начнутся, когда их игроки освободятся.
league-start-busy = Ещё играют другую партию: { $who }.
league-then-unfinished = 💡 Ни одна партия не закончена. Попробуй меньше партий или больше дней: **{ league-page-points }**.
league-then-paused = ➡️ Чтобы начались новые партии, нажми **{ league-resume }**.
league-then-join = ➡️ Чтобы играть, нажми **{ league-join }**.
league-then-wait = ➡️ Ты в лиге! Сезон начнёт организатор.
league-then-organise = ➡️ Чтобы начать сезон { $season }, нажми **{ league-to-panel }**.
league-then-gather = ➡️ Для сезона { $season } нужно хотя бы { $least ->
    [one] { $least } игрок
    [few] { $least } игрока
    [many] { $least } игроков
   *[other] { $least } игрока
}. Повтори объявление: **{ league-to-panel }** → **{ league-announce }**.
league-then-play = ➡️ Чтобы играть, нажми **{ league-my-next }**.
league-then-stand-by = ➡️ В этом сезоне ты не играешь. **{ league-stand-by }**: получишь партии того, кто выйдет.
league-then-listed = ➡️ Ты в запасе: если кто-то выйдет, его партии твои.
league-then-started = ➡️ Все партии начались. Запись откроется после сезона.
league-people-head = ### Игроки
    { $runs ->
        [no] Записаться можно и в канале.
        [started] Все партии начались: исключённый игрок останется без места, но его партии продолжатся.
       *[yes] Неначатые партии исключённого сыграет запасной, а без него засчитают неявку. Запасных: { $subs }.
    }
league-more-people = Ещё игроки
league-sessions-head = ### Партии
    Выбери, какую исправить, аннулировать или переиграть.
league-sessions-away = все отсутствуют
league-more-sessions = Ещё партии
league-session-pending = Начнётся не раньше { $at }.
league-session-open = Идёт. Исправление сразу её закончит.
league-session-ended = Закончена.
league-session-unplayed = Закрыта, не сыграна.
league-session-stopped = Закрыта рано, без очков лиги.
league-session-result = Результат: { $line }
league-session-seats = Места: { $seats }
league-correct = Исправить результат
league-void = Аннулировать партию
league-again = Переиграть партию
league-form-points = Очки в порядке мест за столом
league-form-reason = { command-league-reason }
league-form-void = { $session }: очков не получит никто. Это можно отменить.
league-done-found = ✅ Лига создана, запись открыта здесь.
league-done-computer = ✅ Компьютер добавлен.
league-done-again = ✅ Партия { $number } переигрывается.
league-done-saved = ✅ Сохранено.
league-done-begin = ✅ Сезон начался.
league-done-pause = ⏸️ Пауза. Начатые партии продолжаются.
league-done-resume = ▶️ Сезон продолжается, все даты сдвинуты.
league-done-extend = ✅ Срок сдвинут на 7 дней.
league-done-remind = 🔔 Напоминание отправлено в канал: { $who }.
league-done-hasten = ✅ Начинается следующий тур.
league-done-undo = ↩️ Отменено: { $act }.
league-done-end = { league-standings-unfinished }
league-done-announce = ✅ Объявление повторено.
league-done-enrol = ✅ Игроки записаны.
league-done-drop = ✅ Игрок исключён.
league-done-correct = ✅ Партия { $number } исправлена.
league-done-champion = 🏆 Победа — **{ $name }** (раньше: { $before }). Это можно отменить.
league-done-ranks = Итоговые места изменились. { $ranks }. Это можно отменить.
league-done-scale = ⚠️ { $points } похожи на очки лиги; нужны очки партии.
league-done-here = ✅ Новости лиги теперь здесь.

league-began = ## { $title } начался
league-digest = ### { $title }: итоги недели
league-digest-ended = **За неделю { $n ->
    [one] закончена { $n } партия
    [few] закончены { $n } партии
    [many] закончено { $n } партий
   *[other] закончено { $n } партии
}**
league-digest-none = За неделю ни одна партия не закончилась.
league-digest-waits = ⏳ { $session }: ждём хода ({ $who })
league-digest-late = ⏳ { $session } ждёт начала.
league-digest-stopped = 💤 { $session }: все отсутствуют ({ $who })
league-digest-same = 💤 По-прежнему без игроков: { $sessions }
league-reminded = ### 🔔 { $title }: ждём твоего хода
league-stalling = ⚠️ **{ $league }** · { $season }: в таком темпе { $of ->
    [1] идущая партия не закончится
    [one] не закончить { $n } из { $of } идущей партии
    [few] не закончить { $n } из { $of } идущих партий
    [many] не закончить { $n } из { $of } идущих партий
   *[other] не закончить { $n } из { $of } идущей партии
} до { $at }.
league-stalling-helps = ➡️ **{ league-to-panel }** (`/{ command-league-name } { command-league-home-name }`): напомни игрокам, дай больше времени или закончи сезон. Иначе партии, где кто-то ходил, получат ещё 7 дней.
league-champion = { $n ->
    [1] { $league }, { $season }: побеждает { $name }!
   *[other] { $league }, { $season }: титул делят { $name }!
}
league-next-season = ➡️ Открыт сезон { $season }, все уже записаны. Не хочешь играть — нажми **{ league-leave }**.
league-places-lost = ➡️ Открыт сезон { $season }. Не записаны: { $who }. Чтобы играть, нажми **{ league-join }**.
league-places-free = ➡️ Открыт сезон { $season }. Чтобы играть, нажми **{ league-join }**.
league-lost-left = { $name } (выход)
league-lost-silent = { $name } (ни одного хода)
league-lost-out = { $name } (больше не играет)
league-lost-forfeits = { $name } (много неявок)
league-going-up = ⬆️ Повышение из дивизиона { $n }: { $who }
league-going-down = ⬇️ Понижение из дивизиона { $n }: { $who }
league-post-places = Новые места, { $season }:
league-post-champion = Исправлено, { $season }: победа — **{ $name }** (раньше: { $before }).
league-nobody-won = никто
league-letter-over = 🏁 **{ $league }** · { $season } закончен.
league-letter-rank = Твоё место: **{ $rank }** из { $of } · очки: **{ $points }** · партии: { $drawn } ({ $what })
league-letter-unranked =
    Ты вне таблицы{ $why ->
        [silent] : твоих ходов не было.
       *[other] . { league-rank-rule }
    } Очки: **{ $points }** · партии: { $drawn } ({ $what })
league-letter-crowned = 🏆 Победа: **{ $name }**
league-letter-no-one = Победителя нет: доиграно слишком мало партий.
league-letter-in = ➡️ Ты уже в списке на сезон { $season }. { $organises ->
    [yes] Начать его можешь ты: **{ league-to-panel }**.
   *[no] Не хочешь играть — нажми **{ league-leave }** в канале.
}
league-letter-out = ➡️ Открыт сезон { $season }. Чтобы играть, нажми **{ league-join }** в канале.
league-letter-away = 💤 **{ $season }** · Твоё время вышло дважды, и любой может занять { $n ->
    [1] твоё место
   *[other] твои места
}:
league-letter-away-too = И эти:
league-letter-away-more = … и ещё { $n } в `/{ command-turns-name }`.
league-letter-away-for = { $match } (очки получит { $name })
league-letter-away-then = { $late ->
    [wait] ➡️ Чтобы сохранить место, сделай там ход.
   *[move] ➡️ Чтобы сохранить место, открой партию и нажми **{ seat-back }**.{ $hours ->
        [0] {""}
       *[other] {" "}На следующий ход будет не меньше { $hours } ч.
    }
}
league-letter-seat =
    🪑 **{ $season }**: за тебя играет { $by } ({ $session }), очки получишь ты.
    Ты вернёшься, если { $by } введёт `/{ command-match-name } { command-match-substitute-name }`.
league-letter-silent = 💤 **{ $season }** · Отсутствуют (время вышло дважды): { $who }.
league-letter-silent-then = ➡️ Сезон продолжается, а места может занять любой. Что ещё можно сделать: `/{ command-league-name } { command-league-home-name }` → **{ league-to-panel }** → **{ league-silent }**
league-remind = Напомнить игрокам
league-silent = Игрок молчит?
league-silent-about =
    ### { league-silent }
    Делать ничего не нужно: место может занять любой, а если почти все ходы сделает компьютер, засчитают неявку. Ещё можно:
    - раз в день позвать всех, кого ждут (**{ league-remind }**);
    - исключить игрока (**{ league-people }**).
league-letter-channel = Канал лиги
league-post-dropped = { $name } больше не в сезоне. Начатые партии продолжаются, за остальные — неявка.
league-post-substitute = { $name } выходит из сезона. Дальше играет { $by }.
league-post-corrected = Исправлено, { $session }: { $line }
league-post-reason = Причина: { $reason }
league-post-adjudicated = Время вышло, засчитаны текущие очки:
league-post-unplayed = Закончены без очков лиги:
league-unplayed-waited = - { $session }: { $percent ->
    [0] никто не ходил
   *[other] ходили только компьютеры (сыграно { $percent } %)
}
league-stopped-waited = - { $session }: сыграно { $percent } %, нужно { $needed } %
league-replaced-waited = - { $session }: почти все ходы сделал компьютер ({ $who })
league-unplayed-never = - { $session }: не начато
league-absence-in = { $name } (в { $n } из { $of ->
    [one] { $of } партии
    [few] { $of } партий
    [many] { $of } партий
   *[other] { $of } партии
})
league-post-vacation = 🌴 В отпуске: { $who }
league-post-absent = Вне сезона после двух пропущенных туров: { $name }. Вернуться: `/{ command-league-name } { command-league-join-name }`.
league-post-absent-substitute = После двух пропущенных туров выбывает { $name }. Дальше играет { $by }.
league-post-cancelled = Закрыто организатором, { $session }: { $line }
league-post-walkover = { $session }: { $line }
league-post-extended = Срок сдвинут на { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}, теперь до { $at }.
league-post-overtime = ⏳ Время вышло. Партии, в которых кто-то ходил, получают ещё { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}, до { $at }.
league-post-hastened = Следующий тур начинается раньше, остальные тоже.
league-post-round = Тур { $n }: соперников покажет **{ league-home }**.
league-post-paused = Сезон на паузе, новые партии ждут.
league-post-resumed = Сезон продолжается.
league-post-reopened = Сезон продолжается.
league-post-repeated = Переигрывается { $session }: { $line }
league-post-uncorrected = Исправление отменено, { $session }: { $line }
league-post-back = { $name } возвращается в сезон.
league-post-undone = Отменено организатором: { $act }. Срок сезона: { $at }.
league-act-changed = изменение настроек
league-act-signed-up = запись ({ $name })
league-act-withdrew = выход ({ $name })
league-act-listed = запас ({ $name })
league-act-corrected = исправление ({ $session })
league-act-dropped = исключение ({ $name })
league-act-paused = пауза
league-act-resumed = конец паузы
league-act-hastened = досрочное начало тура
league-act-extended = ещё { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}
league-act-closed = конец сезона
league-made-up = Этот сезон выдуман и ничего не значит.
league-rehearsed = **Симуляция: { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
        [many] { $n } игроков
       *[other] { $n } игрока
    }, { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }.** { league-made-up }
league-rehearsed-in-part = **Симуляция прервана: { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
        [many] { $n } игроков
       *[other] { $n } игрока
    }.** { league-made-up }
league-rehearsed-left = Потом выходит { $name }, за неначатые партии — неявка.
league-rehearsed-made-up = Участник { $number }
league-rehearsed-strangers = - Все ходят как лёгкий компьютер{ $hours ->
    [0] , каждая партия за один присест
   *[other] {" "}и отвечают примерно через { $hours } ч
}.
league-rehearsed-away = - Весь { $rounds ->
    [single] сезон
   *[several] первый тур
} отсутствует { $name }.
league-rehearsed-calendar = **Партии**
league-rehearsed-session = { $session }, дни { $first }–{ $last }: { $who }
league-rehearsed-player = игрок
league-rehearsed-tables = **Итоговая таблица**

league-help-head = ## Как работают лиги
league-help-play = **Игра.** Твои партии начинаются сами, и я зову, когда твой ход. Их откроет **{ league-my-next }**, твоё место объяснит **{ league-why-me }**.
league-help-points = **Очки.** За партию очки получает записанный игрок, даже если играл другой. Партия, не законченная в срок, один раз получает ещё 7 дней, потом засчитывается как есть, если сыграно достаточно. { league-rank-rule }
league-help-absent = **Неявка.** Когда время выйдет второй раз, твоё место смогут занять, пока ты не вернёшься. Если почти все ходы сделал компьютер, это неявка. Пропустишь два тура — ты вне сезона, играет запасной.
league-help-organise = **Организация.** Введи `/{ command-league-name } { command-league-home-name }` в канале и выбери игру. **{ league-to-panel }**: сначала настройки, **{ league-rehearse }** и старт, потом **{ league-people }**, **{ league-sessions }** (исправления) и отмена.

refusal-league-broken = Не могу прочитать данные этой лиги. Сообщи владельцу бота.
refusal-no-such-league = Такой лиги нет. `/{ command-league-name } { command-league-home-name }` покажет лиги этого сервера.
refusal-league-name = Введи название (до { $limit } символов).
refusal-league-named = { $name } уже есть. Выбери другое название.
refusal-league-too-many = На этом сервере уже { $limit ->
    [one] { $limit } лига
    [few] { $limit } лиги
    [many] { $limit } лиг
   *[other] { $limit } лиги
}, больше нельзя.
refusal-league-signed-up = Ты уже в сезоне { $season }.
refusal-league-not-signed-up = Тебя нет в списке. Чтобы играть, нажми **{ league-join }**.
refusal-league-plays-already = Этот игрок уже в сезоне.
refusal-league-cannot-return = За тебя уже играет запасной. Запишись на следующий сезон.
refusal-league-removed = Тебя исключил организатор. Попроси его вернуть тебя.
refusal-league-running = Это можно менять только между сезонами.
refusal-league-not-running = Сезон не идёт. Его начинает организатор.
refusal-league-not-waiting = Ни одна партия никого не ждёт.
refusal-league-reminded = Напомнить снова можно { $at }.
refusal-league-not-paused = Сезон не на паузе.
refusal-league-plays-not = Этого игрока нет в сезоне.
refusal-league-terms = Для этой игры настройка не подходит ({ $term }). Выбери другую.
refusal-league-too-few = Игроков мало: нужно хотя бы { $least }.
refusal-league-nothing-to-hasten = Ускорять нечего: ни один тур не ждёт начала.
refusal-league-full = Все места заняты ({ $n }). Сначала добавь мест в настройках.
refusal-league-no-session = Партии { $number } в этом сезоне нет. Номера есть в календаре.
refusal-league-not-repeatable = Переиграть можно только аннулированную партию идущего сезона.
refusal-league-scores = Введи { $n ->
    [one] { $n } число
    [few] { $n } числа
    [many] { $n } чисел
   *[other] { $n } числа
}: очки каждого в порядке мест за столом.
refusal-league-cannot-undo = Отменять больше нечего.
refusal-league-rehearsing = Идёт другая симуляция. Попробуй через минуту.
