## Ratings

command-rating-name = рейтинг
command-rating = Рейтинг игрока и его история
command-rating-player = Чей? По умолчанию твой
command-rating-game = В какой игре? По умолчанию во всех
command-leaderboard-name = лидеры
command-leaderboard = Лучшие по рейтингу на этом сервере
command-leaderboard-tables = Для столов какого размера?
command-profile-name = профиль
command-profile = Партии, победы и средние очки игрока
option-tables-name = столы

lobby-rated = рейтинговая
rating-size-two = столы на 2
rating-size-few = столы на 3–4
rating-size-many = столы на 5+
rating-what = { $game }, { $size }
rating-none = { $name }: рейтинга пока нет. Чтобы он появился, доиграй рейтинговую партию хотя бы с одним человеком: в рейтинговой лиге или в лобби, где нажали **{ lobby-options }**, затем **{ lobby-rated-on }**.
rating-head = ## Рейтинги: { $name }
rating-course = { $what }: { $name }, было { $first }, стало { $last }.
rating-beneath = партий: { $n }
rating-line = **{ $what }**: { $number } · партий: { $n }
rating-settled = { $number }
rating-provisional = { $number }? (предварительно)
rating-about = -# Осторожная оценка силы, поэтому сначала она низкая; «?» — оценка пока предварительная. Компьютеры, брошенные места и запасные не учитываются.
leaders-head = ## { $what }
leaders-line = { $place }. { $name }: { $number }
leaders-none = { $what }: рейтингов здесь пока нет. Чтобы они появились, доиграйте рейтинговую партию хотя бы вдвоём: в рейтинговой лиге или в лобби, где нажали **{ lobby-options }**, затем **{ lobby-rated-on }**.
profile-none = { $name }: ни одной законченной партии пока нет.
profile-none-own = У тебя пока нет законченных партий.
profile-head = ## { $name }
profile-game = **{ $game }** · закончено партий: { $n } · побед: { $wins } · очков в среднем: { $average }
profile-averages = -# { $game }, в среднем: { $what }
profile-average = { $what } { $n }
profile-pace = -# Вовремя: { $intime } из последних { $of }, чаще всего за { $hours } ч времени для игры
refusal-rating-bot = У компьютеров и других ботов рейтинга нет. Выбери человека.

## Leagues

command-league-name = лига
command-league = Лиги и небольшие турниры, которые проходят сами
command-league-which = Какая лига? По умолчанию лига этого канала
command-league-help-name = помощь
command-league-help = Как создать лигу, провести и закончить сезон
command-league-create-name = создать
command-league-create = Создать лигу в этом канале (для организаторов)
command-league-called = Название лиги
command-league-game = Какая игра? По умолчанию первая
command-league-home-name = главная
command-league-home = Начни здесь: страница лиги со всеми кнопками
command-league-join-name = вступить
command-league-join = Записаться, а во время сезона стать запасным
command-league-leave-name = выйти
command-league-leave = Выйти из сезона лиги
command-league-next-name = следующая
command-league-next = Твои следующие партии: когда, где и с кем
command-league-standings-name = таблица
command-league-standings = Таблица дивизиона
command-league-division = Какой дивизион? По умолчанию твой
command-league-calendar-name = календарь
command-league-calendar = Все партии твоего дивизиона
command-league-why-name = почему
command-league-why = Объяснить место игрока
command-league-player = Какой игрок? По умолчанию ты
command-league-correct-name = исправить
command-league-correct = Исправить результат партии (для организаторов)
command-league-restart-name = переиграть
command-league-restart = Переиграть отменённую партию (для организаторов)
command-league-session = Номер партии из календаря
command-league-points = Очки партии в порядке мест, напр. 41 38 38 20; дефис отменяет партию
command-league-reason = Причина (её увидят в канале)
command-league-add-name = добавить
command-league-add = Записать игрока (для организаторов)
command-league-remove-name = исключить
command-league-remove = Исключить игрока; вместо него сыграет запасной (для организаторов)
command-league-simulate-name = прогнать
command-league-simulate = Прогнать сезон с вымышленными игроками (для организаторов)
command-league-people = Сколько игроков? По умолчанию все записавшиеся
command-league-channel-name = канал
command-league-channel = Перенести лигу в этот канал (для организаторов)
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
league-board-played-for = -# 🪑 Здесь играет { $by } ({ $name }). Партия засчитана: { $name }.
league-stage-semi = полуфинал ({ $session })
league-stage-final = финал ({ $session })
league-stage-third = матч за третье место ({ $session })
league-annulled = { $who }: не засчитано
league-unplayed = { $who }: { $percent ->
    [0] не сыграно
   *[other] { $percent } % сыграли одни компьютеры, без очков
}
league-stopped = { $who }: прервано, сыграно { $percent } %, без очков
league-replaced = { $who }: без очков, почти все ходы сделали компьютеры
league-waited = Ждали ходов: { $who }
league-waited-away = Все игроки отсутствовали: { $who }
league-bye = { $name }: пропуск тура
league-stand-in = { $name } (играет { $by })
league-stand-in-partly = { $name } (частично играет { $by })
league-played-for = { $name }: играл на замену { $by }
league-place-forfeit = { $name } (неявка)
league-place-walkover = { $name }: победа без игры ({ $twelfths ->
    [12] { $points } очко
   *[other] очков: { $points }
})
league-place-corrected = ✏️ исправлено
league-no-season = { $league }: ни одного сезона ещё не было.
league-standings-alt = Таблица, { $title }
league-standings-alt-leader = Таблица, { $title }: впереди { $leader }
league-standings-running = ▶️ { $stage }
league-standings-paused = ⏸️ Пауза · { $stage }
league-standings-round = Тур { $n } из { $of }
league-standings-ends = срок: { $at }
league-standings-final = { $title } · итог
league-standings-won = 🏁 Сезон закончен. { $n ->
    [1] 🏆 Победа: **{ $name }**.
   *[other] 🏆 Победу делят **{ $name }**.
}
league-standings-first = 🏁 Сезон закончен. 🏆 Первое место в дивизионе: **{ $name }**.
league-standings-over = 🏁 Сезон закончен. Победителя нет: никто не доиграл достаточно партий (хотя бы половину возможных).
league-rankless = Мест нет ни у кого: ни одна партия не закончена{ $why ->
    [points] {" "}с очками.
    [none] .
   *[part] {" "}(нужно { $needed } %).
}
league-rank-rule = Для места нужны свои ходы и хотя бы половина партий, которые можно было сыграть.
league-standings-unfinished = 🏁 Сезон закончен.
league-count-done = закончено партий: { $done } из { $of }
league-count-scored = закрыто по сроку с очками: { $n }
league-count-open = идут: { $n }
league-count-away = из них никто не играет: { $n }
league-count-left = не начаты: { $n }
league-count-stopped = прервано слишком рано, без очков: { $n }
league-count-replaced = почти без ходов игроков, без очков: { $n }
league-count-unplayed = без единого хода игроков: { $n }
league-count-ended = не закончено, можно доиграть, но уже не в счёт: { $n }
league-standings-none = Мест пока нет: ни одна партия не закончена{ $why ->
    [points] {" "}с очками.
   *[none] .
}
league-standings-decides = { $n ->
    [2] Очки лиги: { $first } за победу, { $second } за второе место
   *[other] Очки лиги за партию, от первого места до последнего: { $prizes }
}. Решает их сумма.
league-standings-out = Без места (выход из сезона или неявка): { $who }
league-standings-short = Без места: { $who }
league-short-forfeits = { $name }, неявка в { $n } из { $of } партий
league-short-finished = { $name }, { $n ->
    [0] ни одной законченной партии
   *[other] закончено партий: { $n } из { $of } возможных
}
league-short-silent = { $name }, ни одного хода
league-standings-foot = При равенстве решают: { $ties }. Если равны и они, место делится.
league-standings-deciding = Показатели, которые ничего не изменили, не показаны.
league-standings-mutual = { league-column-mutual }: очки в личных встречах
league-standings-share = { league-column-share }: средняя доля от очков победителя
league-standings-lot = { league-column-lot }: случайное число. Мест не меняет: большее выше там, где общее место надо разделить (переходы, плей-офф). Весь сид ({ $seed }…) здесь: **{ league-home }** → **{ league-files }**
league-standings-lines = Над верхней чертой: переход выше. Под нижней: переход ниже.
league-now-about = **Сейчас идут** · сыграно % и очки
league-now-session = **{ $session }** · { $percent } %
    -# { $line }
league-now-more = … и ещё { $n }
league-now-away-in = отсутствует: { $n } из { $of }
league-now-champion = победа
league-now-up = переход выше
league-now-down = переход ниже
league-now-rankless = без места{ $why ->
    [forfeits] {""}
    [silent] : нет ходов
   *[finished] : мало партий
}
league-now-left = выход из сезона
league-now-out = больше не играет
league-now-missed = ходы в { $n } из { $of } партий
league-now-claimed = играют другие: { $n } из { $of }
league-own-played = закончено: { $n }
league-own-scored = не до конца: { $n }
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
league-column-wins = побед
league-column-seconds = 2-е
league-column-mutual = личн.
league-column-share = доля
league-column-lot = жребий
league-measure-points = очки лиги
league-measure-wins = победы
league-measure-seconds = вторые места
league-measure-mutual = личные встречи
league-measure-share = доля очков победителя
league-measure-lot = жребий
league-why-head = 
    ### { $title }
    {""}**{ $name }**: **{ $place }**-е место.
league-why-none =
    ### { $title }
    {""}**{ $name }**: без места.
league-why-out = 
    ### { $title }
    {""}**{ $name }**: вне сезона, поэтому без места.
league-why-short =
    ### { $title }
    {""}**Без места.** { $reason }. { league-rank-rule }
league-why-step = { $upper } выше, чем { $lower }. Решает: { $what }, { $more } против { $less }.
league-why-draw = { $upper } и { $lower } делят место: полное равенство.
league-why-level = Равенство: { $level }.
league-why-session = - { $session }: { $twelfths ->
    [12] { $points } очко
   *[other] очков { $points }
}. { $line }
league-why-total = { $twelfths ->
    [12] **{ $points }** очко
   *[other] Очков: **{ $points }**
} · партий: { $of } ({ $what })
league-own-season = 🏆 **{ $league }**, { $season } · место: { $rank } · очки: { $points } · закончено партий: { $n }{ $late ->
    [0] {""}
   *[other] , из них по сроку: { $late }
}
league-plays-not = { $name } не участвует в этом сезоне.
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
league-more = … и ещё строк: { $n }. Все они в файлах: нажми **{ league-files }**.
league-next-count = { $n ->
    [0] Твоего хода сейчас не ждут.
   *[other] **Ждут тебя: { $n }**.
} Открытых партий: { $of }.
league-next-mine = 👉 твой ход
league-next-stopped = тебя нет, и партия ждёт, пока кто-нибудь вернётся
league-next-against = -# Соперники: { $against } · { $where }
league-next-claimed = -# 🪑 Сейчас за тебя играет { $by }; партия засчитывается тебе.
league-next-for = -# 🪑 Ты играешь не за себя: { $name }. Партия засчитывается не тебе.
league-next-away = отсутствует: { $names }
league-next-later = ⏳ **{ $session }**: начнётся { $at }. Соперники: { $against }.
league-next-room = ⏳ **{ $session }**: начнётся, как только все освободятся. Соперники: { $against }.
league-next-none = Партий для тебя в этом сезоне не осталось ({ $what }).
league-next-more = … и ещё партий позже: { $n }.
league-next-signed-up = ✅ Ты в игре: сезон { $season }! { $organises ->
    [yes] Начать его можешь ты: **{ league-home }** → **{ league-to-panel }**.
   *[no] Его начнёт организатор.
} { $rounds ->
    [single] Все твои партии начнутся сразу.
   *[several] Партий одновременно у тебя будет до { $n }.
} Я позову, когда твой ход.
league-next-waiting = Твой номер в листе ожидания: { $n }.
league-next-substitute = ✅ Ты в запасе: если кто-то выйдет, тебе достанутся его неначатые партии и очки за них. Я напишу об этом в канал.
league-next-outside = В этом сезоне ты не играешь. Чтобы выйти на замену: **{ league-home }** → **{ league-stand-by }**.
league-next-left = Этот сезон ты уже не играешь. Запись откроется, когда он закончится.
league-left-sign-up = ✅ Ты больше не участвуешь в сезоне { $season }. Чтобы вернуться, нажми **{ league-join }**.
league-left-goes-on = Доиграй партии, которые уже начались: { $n }.
league-left-return = Передумаешь — нажми **{ league-back }**: оставшиеся партии снова станут твоими.
league-left-by = Оставшиеся партии доиграет { $name }.
league-back = Вернуться

league-sign-up = Сезон { $season }: нажми **{ league-join }**.
league-letters = О твоих местах и сезоне я могу написать в ЛС. Отключить это можно в `/{ command-settings-name }`.
league-under-way = Идёт сезон { $season }. Встать в запас: **{ league-home }**.
league-runs = Идёт сезон { $season }, все партии начались.
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
league-guide = Организаторам
league-home = Страница лиги
league-brief-play = { $game } · столы на { $table }{ $rated ->
    [true] {" "}· на рейтинг
   *[false] {""}
}
league-brief-clock = ⏱️ { $clock }
league-brief-pace = { $rounds ->
    [single] 📅 { $days } дн. · все партии сразу
   *[several] 📅 Туры по { $days } дн. · партий одновременно: до { $n }
}
league-brief-blitz = 3 ч на ход, резерв 6 ч
league-brief-daily = 24 ч на ход, резерв 3 дня
league-brief-relaxed = 3 дня на ход, резерв 7 дней
league-brief-bank = 6 ч на ход, резерв 5 дней
league-brief-none = без таймера
league-terms-season = { $game }: дивизионы примерно по { $n }, столы на { $table }
league-terms-swiss = { $game }: швейцарка, туров: { $n }, столы на { $table }, соперники по возможности не повторяются
league-terms-final = Затем плей-офф, лучших: { $n }
league-terms-column = На каждом уровне один дивизион; из каждого выше: { $up }, ниже: { $down }
league-terms-pyramid = На каждом уровне вдвое больше дивизионов, чем выше; из каждого поднимаются { $up }, опускаются { $down }
league-terms-pace = { $rounds ->
    [single] Сезон длится { $days } дн. и ещё до 7, если они нужны партии. Все твои партии начнутся сразу
   *[several] Новый тур раз в { $days } дн. Партий у тебя одновременно: до { $n }
}
league-terms-clock = ⏱️ { $clock }
league-terms-deadline = Твой срок виден на доске: сначала время на ход, потом резерв
league-terms-late-move = Время вышло в партии первый раз: этот ход сделает компьютер, а резерв потерян. Второй раз: компьютер играет за тебя дальше, пока ты не вернёшься или кто-то не займёт твоё место
league-terms-late-wait = Время вышло в партии первый раз: партия ждёт, а резерв потерян. Второй раз: партия ждёт, пока ты не вернёшься или кто-то не займёт твоё место
league-terms-played = { $n ->
    [0] Если в конце партия не доиграна, считаются её текущие очки
    [100] Если в конце партия не доиграна, она не считается
    [50] Если в конце партия не доиграна, её текущие очки считаются, когда сыграна хотя бы половина
   *[other] Если в конце партия не доиграна, её текущие очки считаются, когда сыграно хотя бы { $n } %
}
league-terms-rated = На рейтинг: считаются партии, доигранные до конца
league-terms-annul = Если выйти, не сыграв половины партий, результаты не засчитываются
league-terms-points = Очки лиги за место в партии: { $prizes }. При равенстве делятся поровну
league-terms-ties = При равенстве: { $ties }; потом место делится
league-clock-blitz = Быстро: 3 ч на ход и резерв на всю партию: 6 ч
league-clock-daily = Ежедневно: 24 ч на ход и резерв на всю партию: 3 дня
league-clock-relaxed = Спокойно: 3 дня на ход и резерв на всю партию: 7 дней
league-clock-bank = Гибко: 6 ч на ход и резерв на всю партию: 5 дней
league-clock-none = Без таймера
league-state-sign-up = Запись открыта. Игроков: { $n }.
league-state-divisions = Запись открыта. Игроков: { $n } (по дивизионам: { $each }).
league-state-over = Сезон { $season } закончен.
league-state-won = Сезон { $season } закончен. Победа: 🏆 **{ $name }**.
league-state-running = Идёт сезон { $season }. Закончено партий: { $done } из { $of }{ $closed ->
    [0] {""}
   *[other] , закрыто без очков: { $closed }
}. Конец не позже: { $until }.
league-state-paused = ⏸️ Сезон { $season } на паузе. Закончено партий: { $done } из { $of }{ $closed ->
    [0] {""}
   *[other] , закрыто без очков: { $closed }
}. Конец не позже: { $until }.
league-menu-format = Формат
league-menu-table = Столы
league-menu-division = Дивизионы
league-menu-movers = Переходы между дивизионами
league-menu-pace = Темп: туры и партии
league-menu-places = Сколько мест в лиге
league-menu-clock = Таймер
league-menu-late = Если время вышло
league-menu-played = Недоигранные партии
league-menu-prizes = Очки лиги за места
league-menu-first = Что решает при равенстве
league-menu-enrol = Записать игроков …
league-menu-drop = Исключить игрока …
league-menu-session = Выбери партию
league-menu-whom = Объяснить чьё-то место
league-format-season = Сезон: каждый с каждым
league-format-swiss = Швейцарка, туров: { $n }
league-choose-table = Столы на { $n }
league-choose-column = Дивизионы по { $n }, под ним один
league-choose-pyramid = Дивизионы по { $n }, под ним два
league-choose-movers = Вниз из дивизиона: до { $n }
league-choose-pace = { $rounds ->
    [single] Сезон { $days } дн., все партии сразу
   *[several] Тур { $days } дн., партий сразу: { $n }
}
league-choose-places = Игроков: до { $n }
league-choose-clock-blitz = Быстро: 3 ч на ход + 6 ч
league-choose-clock-daily = Ежедневно: 24 ч на ход + 3 дня
league-choose-clock-relaxed = Спокойно: 3 дня на ход + 7 дней
league-choose-clock-bank = Гибко: 6 ч/ход + 5 дн.
league-choose-clock-none = { league-clock-none }
league-choose-late-move = Время вышло: ходит компьютер
league-choose-late-wait = Время вышло: партия ждёт
league-choose-played = { $n ->
    [0] Недоигранные: всегда в счёт
    [100] Недоигранные: не в счёт
    [50] Недоигранные: от половины
   *[other] Недоигранные: от { $n } %
}
league-choose-prizes = Очки за места: { $prizes }
league-choose-first = Сначала: { $measure }
league-flag-rated = { $on ->
    [true] Рейтинг: да
   *[false] Рейтинг: нет
}
league-flag-final = { $on ->
    [true] Плей-офф: да
   *[false] Плей-офф: нет
}
league-flag-annul = { $on ->
    [true] Ушедшие: не в зачёт
   *[false] Ушедшие: в зачёт
}
league-length-enough = ⏱️ { $matches ->
    [1] Партия на { $n } обычно идёт
   *[other] Серия (партий: { $matches }, за столом: { $n }) обычно идёт
} { $days }–{ $most } дн.{ $own ->
    [0] {""}
   *[other] {" "}(по последним партиям этого сервера: { $own })
} По настройкам на неё есть { $limit } дн.
league-length-short = ⚠️ { $matches ->
    [1] Партия на { $n } обычно идёт
   *[other] Серия (партий: { $matches }, за столом: { $n }) обычно идёт
} { $days }–{ $most } дн.{ $own ->
    [0] {""}
   *[other] {" "}(по последним партиям этого сервера: { $own })
}, а на неё есть только { $limit } дн.
league-length-night = ⚠️ Этот таймер короче ночи. Без времени для игры он может выйти во время сна.
league-length-helps = Поможет:
league-length-partly = Помогут изменения (серых по одному мало):
league-fix-quick = { $name }: { $days } дн.
league-fix-single = Одна партия: { $days } дн.
league-fix-table = Столы на { $n }: { $days } дн.
league-fix-interval = { $rounds ->
    [single] Сезон на { $n } дн.
   *[several] Тур на { $n } дн.
}
league-fix-clock = { $n ->
    [bank] Гибко
   *[daily] Ежедневно
}: { $days } дн.
league-flag-quick = { $name }: { $on ->
    [true] да
   *[false] нет
}
league-flag-single = { $on ->
    [true] Турнирные серии: нет
   *[false] Турнирные серии: да
}
league-begin = Начать сезон { $n }
league-rehearse = Прогнать сезон
league-announce = Объявить снова
league-undo-act = Отменить: { $act ->
    [changed] настройки
    [signed-up] запись
    [withdrew] снятие
    [listed] запасной
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
league-begin-question = **Начать сезон { $season }?** Он начнётся с теми, кто записан: { $players }. Длится { $days } дн. и ещё до 7, если они нужны партии. { $all ->
    [yes] Партий у каждого: { $n }, все одновременно
   *[no] Партий одновременно у каждого: до { $n }
}.{ $small ->
    [yes] {" "}Игроков мало, поэтому за столами будет меньше, чем { $table }.
   *[no] {""}
} Отменить начало нельзя. Потом настройки уже не изменить{ $all ->
    [yes] , и вступить до конца сезона будет нельзя.
   *[no] , а новые люди смогут только заменить тех, кто выйдет.
}
league-end = Закончить сезон
league-hasten-question = Начать следующий тур сейчас? { $n ->
    [0] Все начатые партии сыграны.
   *[other] Ещё не доиграно партий: { $n }. Они продолжатся.
} Партий одновременно у игрока не больше { $most }: если они уже идут, новая подождёт. Следующие туры тоже сдвигаются раньше. Тур, начатый досрочно, не считается пропущенным.
league-hasten-yes = Да, начать
league-end-question = Закончить сезон? Незаконченные партии можно доиграть, но они не будут засчитаны, сколько бы ни было сыграно: места определят остальные. Если подождать до срока, текущие очки могут засчитать. Это можно отменить до начала следующего сезона.
league-end-yes = Да, закончить
league-leave-question = Выйти из сезона? Начатые партии нужно доиграть; остальные сыграет запасной, а если его нет, засчитают неявку.
league-leave-yes = Да, выйти
league-drop-question = { $name }: исключить из сезона? { $left ->
    [0] Все партии этого игрока уже начались и продолжатся, но места у него не будет.
   *[other] Неначатые партии сыграет запасной, а без него засчитают неявку.
} Я сообщу об этом в канале.
league-drop-yes = Да, исключить
league-no = Нет
league-not-yet = Пока нет
league-to-panel = Страница организатора
league-page-play = Размер и формат
league-page-points = Время и очки
league-page-head-play = ### Размер и формат
    Изменения сохраняются сами.
league-page-head-points = ### Время и очки
    Изменения сохраняются сами.
league-foot-play = -# Швейцарка: в каждом туре встречаются игроки с близкими очками.{ $annul ->
    [yes] {" "}Ушедшие: если игрок вышел, не сыграв половины партий, засчитать ли его результаты?
   *[no] {""}
}
league-foot-points = -# «Сначала»: что решает при равных очках.
league-people = Игроки
league-sessions = Партии
league-add-computer = Добавить компьютер
league-computer = Компьютер { $letter }
league-files = Файлы
league-none = Здесь пока нет лиг. Организатор может открыть её этой же командой, и тогда ты сможешь вступить.
league-none-organiser = Здесь пока нет лиг. Выбери игру: запись откроется в этом канале, а настройки можно менять до начала сезона.
league-none-in-channel = В этом канале своей лиги пока нет. Открыть её здесь:
league-new = Новая лига: { $game }
league-new-form = Новая лига
league-usual-name = Лига { $game }
league-which = Лиги этого сервера
league-begin-here = Показать лиги
league-closed-channel = ⚠️ Не могу писать в { $channel }. Дай мне там права или введи `/{ command-league-name } { command-league-channel-name }` в другом канале.
league-shown-here = ⚠️ Не могу писать в { $channel }, поэтому новости лиги здесь. Организаторам: `/{ command-league-name } { command-league-channel-name }` перенесёт их в нужный канал.
league-then-few = ➡️ Для сезона нужно хотя бы { $least ->
    [one] { $least } игрок
    [few] { $least } игрока
    [many] { $least } игроков
   *[other] { $least } игрока
}. Люди нажимают **{ league-join }** в канале, а **{ league-add-computer }** займёт свободные места.
league-then-small = ➡️ Для стола на { $table } игроков мало. Подожди, нажми **{ league-add-computer }** или начни с меньшим столом.
league-then-begin = ➡️ Все в сборе? Начинай сезон: { $days } дн., партий сразу: { $all ->
    [yes] { $n }
   *[no] до { $n }
}.
league-then-running = ➡️ Все партии начались. Сезон может закончиться и раньше, вместе с последней.
league-then-waits = ⏳ Ждём хода: { $who }.
league-then-waits-one = { $name } (ход начался { $since })
league-panel-away = 💤 Отсутствуют: { $who }. Эти места может занять любой.
league-away-at = { $name } ({ $sessions })
league-panel-remind = 🔔 **{ league-remind }** позовёт в канале: { $who }.
league-panel-reminded = 🔔 Следующее напоминание возможно: { $at }.
league-you = ты
league-then-away = ⚠️ Сейчас никто не играет в { $n } из { $of } идущих партий. Игра продолжится, если кто-то вернётся или займёт место.
league-then-away-one = ⚠️ { $session } ждёт, пока кто-то вернётся или займёт место. Отсутствуют: { $who }.
league-then-round = ➡️ Следующий тур начнётся сам, когда закончится этот.
league-start-all = ➡️ Следующие партии начнутся сами: { $at }.
league-start-all-free = ➡️ Следующие партии начнутся сами, когда игроки освободятся.
league-start-own = ➡️ Твоя следующая партия начнётся сама: { $at }.
league-start-own-free = ➡️ Твоя следующая партия начнётся сама, когда все её игроки освободятся.
league-start-busy = Ещё в другой партии: { $who }.
league-then-unfinished = 💡 Ни одна партия не закончена (0 из { $of }). Перед новым сезоном попробуй меньше партий одновременно или больше дней: **{ league-page-points }**.
league-then-paused = ➡️ Чтобы начинались новые партии, нажми **{ league-resume }**.
league-then-join = ➡️ Чтобы играть, нажми **{ league-join }**.
league-then-wait = ➡️ Ты в лиге! Партии появятся здесь, когда организатор начнёт сезон.
league-then-organise = ➡️ Чтобы начать сезон { $season }, нажми **{ league-to-panel }**.
league-then-gather = ➡️ Чтобы начать сезон { $season }, нужно игроков: { $least }. Пусть нажмут **{ league-join }**. Показать запись снова: **{ league-to-panel }** → **{ league-announce }**.
league-then-play = ➡️ Чтобы узнать, чей ход, и открыть свои партии, нажми **{ league-my-next }**.
league-then-stand-by = ➡️ В этом сезоне ты не играешь. **{ league-stand-by }**: если кто-то выйдет, тебе достанутся его неначатые партии и очки за них.
league-then-listed = ➡️ Ты в запасе: если кто-то выйдет, тебе достанутся его неначатые партии и очки за них.
league-then-started = ➡️ Все партии сезона уже начались, вступить нельзя. Запись откроется, когда он закончится. Если в партии освободится место, его может занять любой: **{ seat-take }**.
league-people-head = ### Игроки
    { $runs ->
        [no] Записаться можно и в канале.
        [started] Все партии уже начались: новые люди могут только занять место отсутствующего. Исключённый игрок останется без места, но его партии продолжатся.
       *[yes] Если кто-то выйдет, его ещё не начатые партии сыграет запасной, а без него засчитают неявку. { $subs ->
            [0] Запасных пока нет: попроси кого-нибудь нажать **{ league-stand-by }** (**{ league-home }**).
           *[other] Запасных: { $subs }.
        }
    }
league-more-people = Ещё игроки
league-sessions-head = ### Партии
    Выбери партию, чтобы исправить, отменить или переиграть её.
league-sessions-away = все игроки отсутствуют
league-more-sessions = Ещё партии
league-session-pending = Начнётся сама, не раньше { $at }.
league-session-open = Идёт. Если её исправить или отменить, она сразу закончится, в том числе для тех, кто занял чужое место.
league-session-ended = Закончена.
league-session-unplayed = Закрыта: её не сыграли.
league-session-stopped = Закрыта до конца игры, без очков лиги.
league-session-result = Результат: { $line }
league-session-seats = Места за столом: { $seats }
league-session-again = Чтобы сыграть её снова, нажми **{ league-again }**.
league-correct = Исправить результат
league-void = Отменить партию
league-again = Переиграть партию
league-form-points = Очки партии, в порядке мест
league-form-reason = Причина (видна в канале)
league-form-void = { $session }: очков не получит никто, я сообщу об этом в канале. Отменить можно.
league-done-found = ✅ Лига создана, запись открыта здесь.
league-done-computer = ✅ Компьютер добавлен.
league-done-again = ✅ Партия { $number } скоро сама начнётся заново.
league-done-saved = ✅ Сохранено.
league-done-begin = ✅ Сезон начался. Партии появятся в канале.
league-done-pause = ⏸️ Пауза. Начатые партии продолжаются.
league-done-resume = ▶️ Сезон продолжается, календарь сдвинут на время паузы.
league-done-extend = ✅ Срок сдвинут на 7 дней.
league-done-remind = 🔔 Напоминание в канале: { $who }.
league-done-hasten = ✅ Начинается следующий тур.
league-done-undo = ↩️ Отменено: { $act }.
league-done-end = 🏁 Сезон закончен.
league-done-announce = ✅ Объявление о записи повторено.
league-done-enrol = ✅ Игроки записаны.
league-done-drop = ✅ Игрок исключён.
league-done-correct = ✅ Партия { $number } исправлена, я сообщу об этом в канале.
league-done-champion = 🏆 Теперь победа: **{ $name }** (раньше: { $before }). Это можно отменить.
league-done-ranks = Итоговые места изменились. { $ranks }. Это можно отменить.
league-done-scale = ⚠️ { $points } похожи на очки лиги, а нужны очки партии. Если это очки лиги, исправь партию ещё раз.
league-done-here = ✅ Теперь новости лиги будут в этом канале.

league-began = ## { $title } начался
league-began-pace = Партий одновременно у каждого: { $all ->
    [yes] { $n }
   *[no] до { $n }
}. Когда твой ход, я позову.
league-digest = ### { $title }: итоги недели
league-digest-ended = **Закончено за неделю: { $n }**
league-digest-none = На этой неделе не закончилась ни одна партия.
league-digest-waits = ⏳ { $session }. Ждём хода: { $who }
league-digest-late = ⏳ { $session } пока не может начаться.
league-digest-stopped = 💤 { $session }. Все игроки отсутствуют: { $who }
league-digest-same = 💤 По-прежнему отсутствуют все игроки: { $sessions }
league-reminded = ### 🔔 { $title }: организатор просит сыграть
league-reminded-then = ➡️ Чтобы открыть свои партии, нажми **{ league-my-next }**.
league-stalling = ⚠️ **{ $league }** · { $season }: в таком темпе к сроку ({ $at }) не закончатся идущие партии: { $n } из { $of }.
league-stalling-helps = Организаторы могут напомнить игрокам (**{ league-remind }**), дать больше времени (**{ league-extend }**) или закончить сезон (**{ league-end }**).
    Иначе партии, в которых ходил хотя бы один человек, получат после срока ещё 7 дней, один раз.
league-champion = { $n ->
    [1] { $league }, { $season }: побеждает { $name }!
   *[other] { $league }, { $season }: титул делят { $name }!
}
league-next-season = ➡️ Открыта запись на сезон { $season }. Все игроки этого сезона уже записаны; не хочешь играть — нажми **{ league-leave }**.
league-places-lost = ➡️ Открыта запись на сезон { $season }. Уже записаны все, кроме: { $who }. Чтобы снова играть, нажми **{ league-join }**.
league-places-free = ➡️ Открыта запись на сезон { $season }. Пока никто не записан: нажми **{ league-join }**, чтобы играть.
league-lost-left = { $name } (выход)
league-lost-silent = { $name } (без ходов)
league-lost-out = { $name } (больше не играет)
league-lost-forfeits = { $name } (неявка в большинстве партий)
league-no-champion = 🏁 { $league } · { $season } закончен. Победителя нет: никто не доиграл достаточно партий (хотя бы половину возможных).
league-going-up = ⬆️ Повышение из дивизиона { $n }: { $who }
league-going-down = ⬇️ Понижение из дивизиона { $n }: { $who }
league-post-places = Места после исправления, { $season }:
league-post-champion = После исправления побеждает **{ $name }**, { $season } (раньше: { $before }). Новые места:
league-nobody-won = никто
league-letter-over = 🏁 **{ $league }** · { $season } закончен.
league-letter-rank = Твоё место: **{ $rank }** из { $of } · { $twelfths ->
    [12] **{ $points }** очко
   *[other] очков: **{ $points }**
} · партий: { $drawn } ({ $what })
league-letter-unranked = Места у тебя нет{ $why ->
    [silent] : ни одного твоего хода
   *[other] {""}
}. { league-rank-rule } Очков: **{ $points }** · партий: { $drawn } ({ $what })
league-letter-crowned = 🏆 Победа: **{ $name }**
league-letter-no-one = Победителя нет: никто не доиграл достаточно партий (хотя бы половину возможных).
league-letter-in = ➡️ Ты уже в списке на сезон { $season }. { $organises ->
    [yes] Начать его можешь ты: **{ league-to-panel }**.
   *[no] Его начнёт организатор.
} Не хочешь играть — нажми **{ league-leave }** в канале.
league-letter-out = ➡️ На сезон { $season } тебя в списке нет. Чтобы снова играть, нажми **{ league-join }** в канале.
league-letter-away = 💤 **{ $season }**: твоё время вышло дважды, поэтому { $n ->
    [1] твоё место в партии может занять любой
   *[other] твои места в партиях может занять любой
}:
league-letter-away-too = Другие твои места, которые может занять любой:
league-letter-away-more = … и ещё { $n }: набери `/{ command-turns-name }`.
league-letter-away-for = { $match } (ты играешь не за себя: { $name })
league-letter-away-then = { $late ->
    [wait] ➡️ Чтобы сохранить место, сделай там ход.
   *[move] ➡️ Чтобы сохранить место, открой партию и нажми **{ seat-back }**.{ $hours ->
        [0] {""}
       *[other] {" "}На следующий ход будет не меньше { $hours } ч.
    }
}
league-letter-seat = 🪑 **{ $season }**: твоё место теперь занимает { $by } ({ $session }). Партия по-прежнему засчитывается тебе.
    Чтобы вернуться, попроси освободить место командой `/{ command-match-name } { command-match-substitute-name }`.
league-letter-stalled = ➡️ В канале лиги набери `/{ command-league-name } { command-league-home-name }` и нажми **{ league-to-panel }**: там можно напомнить игрокам (**{ league-remind }**), дать больше времени или закончить сезон.
league-letter-silent = 💤 **{ $season }** · Отсутствуют (время вышло дважды): { $who }.
league-letter-silent-then = ➡️ Делать ничего не нужно: сезон продолжается, а место может занять любой. Что ещё можно сделать: в канале лиги набери `/{ command-league-name } { command-league-home-name }` → **{ league-to-panel }** → **{ league-silent }**
league-remind = Напомнить игрокам
league-silent = Игрок молчит?
league-silent-about =
    ### Игрок молчит: что делать?
    Делать ничего не нужно. Но можно:
    - **Напомнить.** **{ league-remind }** зовёт тех, кого ждут партии. Это можно делать раз в день, на очки это не влияет.
    - **Найти замену.** Когда время в партии вышло дважды, любой не из этой партии может нажать **{ seat-take }**. Партия засчитывается прежнему игроку, но без собственных ходов места не будет.
    - **Подождать.** { $late ->
        [wait] Партия ждёт до срока
       *[move] Компьютер играет дальше
    }. Если игрок сделал меньше половины ходов и никто не занял место, это неявка: очки получат остальные.
    - **Убрать.** **{ league-people }** → **{ league-menu-drop }** Идущие партии продолжаются. { $pending ->
        [no] {""}
       *[yes] Неначатые играет запасной, за свои очки; без него в свой срок засчитают неявку.
    } Места у игрока не будет.
league-letter-channel = Канал лиги
league-post-dropped = { $name } больше не участвует в сезоне. Неначатые партии засчитаны как неявка, начатые продолжаются.
league-post-substitute = { $name } выходит из сезона. Оставшиеся партии доиграет { $by }.
league-post-corrected = Исправлено, { $session }: { $line }
league-post-reason = Причина: { $reason }
league-post-adjudicated = Время вышло. Считаются текущие очки:
league-post-unplayed = Закончены без очков лиги:
league-unplayed-waited = - { $session }: { $percent ->
    [0] никто не ходил
   *[other] никто из её игроков не ходил (сыграно { $percent } %)
}
league-stopped-waited = - { $session }: сыграно { $percent } %, нужно { $needed } %
league-replaced-waited = - { $session }. Почти все ходы сделали компьютеры за игроков: { $who }
league-unplayed-never = - { $session }: игра не начиналась
league-post-absence = ⌛ Отсутствуют: время вышло дважды. Место может занять любой, кого нет в партии:
league-post-absence-then = { $late ->
    [wait] ➡️ Чтобы сохранить место, сделай ход.
   *[move] ➡️ Чтобы сохранить место, открой партию и нажми **{ seat-back }**.
}
league-absence-in = { $name } (партии: { $n } из { $of })
league-post-vacation = 🌴 В отпуске: { $who }
league-post-absent = Вне сезона после двух пропущенных туров подряд: { $name }. Оставшиеся партии — неявка. Вернуться: `/{ command-league-name } { command-league-join-name }`.
league-post-absent-substitute = Два тура подряд без игры: { $name }. Оставшиеся партии доиграет { $by }.
league-post-cancelled = Закрыто организатором, { $session }: { $line }
league-post-walkover = { $session }: { $line }
league-post-extended = Больше времени: срок сдвинут на { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}, теперь до { $at }.
league-post-overtime = ⏳ Время вышло. Партии, в которых ходил хотя бы один человек, один раз продлены, дней: { $days }. Новый срок сезона: { $at }.
league-post-hastened = Следующий тур начинается раньше. Остальные тоже.
league-post-round = Тур { $n }: соперники определены. Чтобы увидеть своих, введи `/{ command-league-name } { command-league-next-name }`.
league-post-paused = Сезон на паузе. Новые партии не начинаются.
league-post-resumed = Сезон продолжается.
league-post-reopened = Сезон продолжается: его завершение отменено.
league-post-repeated = Начинается заново, { $session }: { $line }
league-post-uncorrected = Исправление отменено, { $session }: { $line }
league-post-back = { $name } возвращается в сезон.
league-post-undone = Организатор отменил: { $act }. Срок теперь: { $at }.
league-act-changed = изменение настроек
league-act-signed-up = запись ({ $name })
league-act-withdrew = снятие с записи ({ $name })
league-act-listed = список запасных ({ $name })
league-act-corrected = исправление ({ $session })
league-act-dropped = исключение ({ $name })
league-act-paused = пауза
league-act-resumed = конец паузы
league-act-hastened = досрочное начало тура
league-act-extended = сдвиг срока на { $days } дн.
league-act-closed = конец сезона
league-export = Первый файл — точные числа и сид жребия, второй — строка на каждое место за столом, третий — таблица для публикации.
league-rehearsed = **Прогон: { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
    [many] { $n } игроков
   *[other] { $n } игрока
}, { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}.** Этот сезон выдуман и сыгран за несколько секунд. Он ни на что не влияет.
league-rehearsed-in-part = **Прогон: { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
    [many] { $n } игроков
   *[other] { $n } игрока
}, прерван до конца, чтобы не ждать.** Этот сезон выдуман и ни на что не влияет.
league-rehearsed-left = Потом выходит из сезона: { $name }. Начатые партии засчитаны, остальные — неявка.
league-rehearsed-made-up = Участник { $number }
league-rehearsed-strangers = - Все ходят как лёгкий компьютер{ $hours ->
    [0] , каждая партия за один присест
   *[other] {" "}и отвечают примерно через { $hours } ч
}.
league-rehearsed-away = - Для примера отсутствует весь { $rounds ->
    [single] сезон
   *[several] первый тур
}: { $name }.
league-rehearsed-calendar = **Партии**
league-rehearsed-session = { $session }, дни { $first }–{ $last }: { $who }
league-rehearsed-player = игрок
league-rehearsed-tables = **Итоговая таблица**
league-rehearsed-then = ➡️ Подходит? Вернись и начни сезон. Нет? Измени настройки.

league-help-head = ## Как работают лиги
league-help-begin = **1. Создай.** Введи `/{ command-league-name } { command-league-home-name }` в нужном канале и нажми зелёную кнопку своей игры. Настройки можно не менять. **{ league-rehearse }** сыграет выдуманный сезон, чтобы показать, как всё может пройти. Игроки нажимают **{ league-join }**; свободное место займёт **{ league-add-computer }**.
league-help-season = **2. Начни.** Нажми **{ league-to-panel }**, а там зелёную кнопку, и подтверди: начнутся первые партии. Все встречаются друг с другом примерно поровну.
league-help-play = **3. Играй.** **{ league-my-next }** откроет твои партии, `/{ command-turns-name }` покажет всё, что тебя ждёт. Места показывает **{ league-standings }**; откуда взялось твоё, объяснит **{ league-why-me }** (кнопка там, где **{ league-home }**). В конце недели я публикую итоги.
league-help-trouble = **4. Исправь.** Нажми **{ league-to-panel }**. Там **{ league-people }** — исключить игрока, а **{ league-sessions }** — исправить, отменить или переиграть партию. Последнее действие организатора можно отменить: кнопка говорит какое.
league-help-end = **5. Закончи.** Сезон заканчивается с последней партией.
    - За доигранную партию дают очки по её итогу. Если кто-то занял чужое место, она засчитывается прежнему игроку.
    - Если партию не закончили в срок, она один раз получает ещё 7 дней. Потом считаются текущие очки, если сыграно достаточно, иначе она не даёт ничего. Если раньше нажать **{ league-end }**, недоигранные партии не считаются.
    - { league-rank-rule }
    - Если почти все ходы за игрока сделал компьютер и никто не занял место, это неявка. В сезоне с турами игрок, пропустивший два тура подряд, выбывает.
    - В конце я объявлю победителя, переведу игроков в дивизионы выше и ниже и открою запись на следующий сезон.
league-rules-play = **Игра.** Твои партии начинаются сами. **{ league-my-next }** откроет их, а `/{ command-turns-name }` покажет всё, что тебя ждёт. { league-rank-rule }
league-rules-time = **Срок.** Если партию не закончили в срок, но в ней ходил хотя бы один человек, она один раз получает ещё 7 дней.
league-rules-absent = **Неявка.** Если почти все ходы за тебя сделал компьютер и никто не занял место, это неявка. Если занял, партия засчитывается тебе. После неявки в большинстве партий сезона на следующий нужно записаться снова: **{ league-join }**. { $rounds ->
    [single] {""}
   *[several] После двух пропущенных туров подряд сезон для тебя закончен: дальше играет запасной.{" "}
}Если все игроки партии отсутствуют, она ждёт их до срока.

refusal-league-broken = Не могу прочитать данные этой лиги. Её партии продолжаются; сообщи владельцу бота.
refusal-no-such-league = Не нахожу такой лиги. `/{ command-league-name } { command-league-home-name }` покажет лиги этого сервера.
refusal-league-name = Такое название не подходит. Введи от 1 до { $limit } символов.
refusal-league-named = Лига с названием { $name } здесь уже есть. Выбери другое.
refusal-league-too-many = На этом сервере уже { $limit ->
    [one] { $limit } лига
    [few] { $limit } лиги
    [many] { $limit } лиг
   *[other] { $limit } лиги
}, больше нельзя. Выбери одну из них.
refusal-league-signed-up = Ты уже в списке на сезон { $season }.
refusal-league-not-signed-up = Тебя нет в списке, выходить неоткуда.
refusal-league-plays-already = Этот игрок уже играет в сезоне и не может быть запасным.
refusal-league-cannot-return = Вернуться нельзя: на твоём месте уже играет запасной. Запишись снова, когда сезон закончится.
refusal-league-removed = Ты больше не участвуешь в этом сезоне: так решил организатор. Вернуть тебя может только организатор.
refusal-league-listed = Этот игрок уже в запасе.
refusal-league-not-listed = Этого игрока нет в запасе.
refusal-league-running = Это можно менять только между сезонами.
refusal-league-not-running = Сейчас сезона нет.
refusal-league-not-waiting = Ни одна идущая партия никого не ждёт.
refusal-league-reminded = Напомнить игрокам можно раз в день. Следующий раз: { $at }.
refusal-league-not-paused = Сезон не на паузе.
refusal-league-plays-not = Этот игрок не участвует в сезоне.
refusal-league-terms = Для этой игры такая настройка не подходит ({ $term }). Выбери другую.
refusal-league-too-few = Игроков мало: сначала должны записаться хотя бы { $least }.
refusal-league-nothing-to-hasten = Нет тура, который ждёт начала.
refusal-league-full = Все места заняты ({ $n }). Сначала добавь мест в настройках лиги.
refusal-league-no-session = Партии { $number } в этом сезоне нет. Номера есть в календаре.
refusal-league-not-repeatable = Партию { $number } нельзя переиграть. Переиграть можно только отменённую, пока идёт сезон и осталось хотя бы два игрока.
refusal-league-scores = В этой партии мест: { $n }. Введи по одному числу на место, в порядке мест.
refusal-league-nothing-to-undo = Отменять нечего.
refusal-league-cannot-undo = Это уже не отменить: от этого зависит то, что случилось потом.
refusal-league-rehearsing = Идёт другой прогон. Попробуй через минуту.
