## Matches and seats

match-title = { $name } #{ $number }
match-heading = { $name } · #{ $number }
match-in-game = { $game } · { $title }
seat-empty = *свободное место*
seat-computer = компьютер ({ $level })
seat-resigned = { $name } (дальше играет компьютер)
seat-nameless = кто-то
# As plain text, in a game's sentences and pictures:
name-computer = Компьютер
name-computers = Компьютер { $number }
name-seat = Место { $number }
name-resigned = { $name } (компьютер)
# The colours of seats, for games that have them, and what else tells them apart:
seat-coloured = { $name } ({ $colour })
seat-colour-1 = красный
seat-colour-2 = бирюзовый
seat-colour-3 = жёлтый
seat-colour-4 = синий
seat-colour-5 = зелёный
seat-colour-6 = розовый
seat-colour-7 = серый
seat-colour-8 = коричневый
seat-pattern-1 = Без узора
seat-pattern-2 = Полосы вверх
seat-pattern-3 = Полосы вниз
seat-pattern-4 = Горизонтальные полосы
seat-pattern-5 = Вертикальные полосы
seat-pattern-6 = Ромбы
seat-pattern-7 = Квадраты
seat-pattern-8 = Частые полосы вверх

option-true = да
option-false = нет
option-none = нет

## Lobby

lobby-seats = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
    [many] { $n } игроков
   *[other] { $n } игрока
}
lobby-count = { $of ->
    [one] { $taken } из { $of } игрока
    [few] { $taken } из { $of } игроков
    [many] { $taken } из { $of } игроков
   *[other] { $taken } из { $of } игрока
}
lobby-length-days = около { $days ->
    [one] { $days } дня
    [few] { $days } дней
    [many] { $days } дней
   *[other] { $days } дня
}, а если все здесь — { $minutes ->
    [30] полчаса
    [60] час
    [90] полтора часа
    [120] 2 часа
    [180] 3 часа
    [240] 4 часа
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}
lobby-length-now = примерно { $minutes ->
    [30] полчаса
    [60] час
    [90] полтора часа
    [120] 2 часа
    [180] 3 часа
    [240] 4 часа
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}, если все здесь
lobby-length-solo = примерно { $minutes ->
    [30] полчаса
    [60] час
    [90] полтора часа
    [120] 2 часа
    [180] 3 часа
    [240] 4 часа
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}
lobby-session = { $n ->
    [one] турнирная серия из { $n } партии
    [few] турнирная серия из { $n } партий
    [many] турнирная серия из { $n } партий
   *[other] турнирная серия из { $n } партии
}
lobby-host = {" "}(хозяин стола)
lobby-invited-only = только по приглашению
lobby-anyone = Сесть может любой.
lobby-guests-only = Сесть можно только по приглашению.
lobby-empty = *свободные места*
lobby-expected = Приглашены, но ещё не за столом: { $names }
lobby-full = Все в сборе. { $name } может нажать **Начать**.
lobby-starts-alone = Партия начнётся, когда займут последнее место.
lobby-questions = Тайные вопросы я могу задать в ЛС. Отключить это можно в `/{ command-settings-name }`.
lobby-starts-host = Партию начинает хозяин стола.
lobby-now = ⚡ Сейчас
lobby-days = 📅 Не спеша
lobby-join = Сесть
lobby-leave = Уйти
lobby-start = Начать
lobby-options = Настройки
lobby-options-head = Настройки · { $title }
lobby-page-seats = Места
lobby-page-rules = Правила
lobby-page-clock = Таймер
lobby-page-guests = Гости
lobby-clock-alone = ⏱️ Без таймера: ты играешь против компьютеров.
lobby-add = Добавить компьютер
lobby-level = Компьютер: { $level }
lobby-free = Освободить место
lobby-free-seat = Место { $number }: { $name }
lobby-colour = Твой цвет
lobby-colour-any = Любой цвет
lobby-order = Изменить порядок
lobby-order-one = { $name }, затем { $other }
lobby-seat = Добавить место
lobby-shrink = Убрать место
lobby-rule = Изменить правило
lobby-late = Если время вышло
lobby-session-on = Играть серию
lobby-session-off = Играть одну партию
lobby-rated-on = Играть на рейтинг
lobby-rated-off = Без рейтинга
lobby-open-on = Открыть для всех
lobby-open-off = По приглашению
lobby-auto-on = Начать, когда все сядут
lobby-auto-off = Начать вручную
lobby-thread-on = Играть в ветке
lobby-thread-off = Играть в канале
lobby-in-thread = в отдельной ветке
lobby-in-channel = в канале
lobby-invite = Пригласить
lobby-cancel = Отменить партию
lobby-cancel-sure = Отменить партию **{ $title }**? Она закроется для всех.
lobby-cancel-no = Не отменять
lobby-closed = Партия **{ $title }** закрыта: она так и не началась. `/{ command-new-name }` откроет другую.
lobby-opened = Партия **{ $title }** открыта: { $place }. Друзья нажимают там **Сесть**, а когда все соберутся, нажми **Начать**.
lobby-started = Партия **{ $title }** началась: { $place }.
threads-suggested = 💡 Партий в этом канале: { $count }. С правом «Управлять сервером» каждой новой партии можно дать свою ветку: `/{ command-settings-name }`, **{ settings-page-server }**.

## Board

board-stuck = ## { $title }
    ⚠️ Партия зависла из-за ошибки бота. Ничего не потеряно; организатор может её закрыть.
board-move = Мой ход
board-link = Доска
board-end = Закрыть (организатор)
board-ended = Партия **{ $title }** закрыта.
board-claim = 🏆 Забрать победу
board-cancelled = Все сдались: победителя нет.
board-closed = Так решил организатор, или целый месяц никто не ходил: победителя нет.
board-closed-league = { $why ->
    [unplayed] Время вышло: сыграно { $percent } %, а нужно { $needed } %. Нет ни победителя, ни очков лиги.
    [replaced] Время вышло, и почти всё время ходил компьютер. Нет ни победителя, ни очков лиги.
    [counted] Время вышло: засчитаны текущие очки.
    [time] Партия закрыта: вышел её срок. Что пойдёт в зачёт, видно в лиге.
    [result] Партия закрыта: исход её серии определил организатор. Что пойдёт в зачёт, видно в лиге.
    [idle] Партия закрыта: целый месяц никто не ходил. Что пойдёт в зачёт, видно в лиге.
   *[organiser] Организатор закончил партию досрочно. Что пойдёт в зачёт, видно в лиге.
}
board-deserted = -# Сейчас здесь никто не играет: партия ждёт, пока { $n ->
    [1] не вернётся { $who }.
   *[other] кто-нибудь не вернётся.
}
board-claimed = { $name } забирает победу: других игроков не осталось.
board-forfeit-win = { $n ->
    [one] Победа: { $names }
    [few] Общая победа: { $names }
    [many] Общая победа: { $names }
   *[other] Общая победа: { $names }
}. Неявка: { $who }.
board-resigned-last = { $n ->
    [one] Сдаётся и занимает последнее место: { $names }.
    [few] Сдаются и делят последнее место: { $names }.
    [many] Сдаются и делят последнее место: { $names }.
   *[other] Сдаются и делят последнее место: { $names }.
}
board-best-first = -# Твой первый результат в одиночку с этими настройками на всех серверах: { $points }. Попробуй его улучшить!
board-best-new = 🎉 Новый личный рекорд на всех серверах! Прежний: { $before } { $match ->
    [elsewhere] (на другом сервере).
   *[other] (партия #{ $match }).
}
board-best-equal = Личный рекорд на всех серверах повторён: { $before } { $match ->
    [elsewhere] (на другом сервере).
   *[other] (партия #{ $match }).
}
board-best-less = -# Твой рекорд с этими настройками на всех серверах: { $before } { $match ->
    [elsewhere] (на другом сервере).
   *[other] (партия #{ $match }).
}
board-seed = -# Сид тасовки: `{ $seed }`
    -# Тасовка честная: SHA-256 сида совпадает с тем, что `/{ command-match-name } { command-match-file-name }` показывает с самого начала: `{ $hash }`
board-retired = -# **{ $title }** продолжается [здесь]({ $link }).
note-lobby-closed = Партия **{ $title }** не началась за { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}, и я её закрыл. `/{ command-new-name }` откроет другую.
note-stuck = ⚠️ Партия **{ $title }** зависла из-за ошибки бота. Ничего не потеряно; организатор может закрыть её на доске.
note-abandoned = Партия **{ $title }** закрыта: игроков не осталось.
note-resigned = { $name } сдаётся в партии **{ $title }**. Дальше играет компьютер.
note-thinking-fails = ⚠️ Партия **{ $title }**: компьютер на месте { $seat } не может выбрать ход. Он пробует снова; чтобы закрыть партию, организатор может ввести `/{ command-match-name } { command-match-organise-name }`.
note-unreachable = Не могу показать партию **{ $title }**: в { $place } мне нельзя писать, или канала больше нет. Дай мне разрешение или введи `/{ command-match-name } { command-match-board-name }` в другом канале, чтобы продолжить там.
note-thread-closed = Теперь партия **{ $title }** идёт здесь: в её ветке мне больше нельзя писать.
note-channel-closed = Теперь партия **{ $title }** идёт здесь: в { $place } мне больше нельзя писать, или канала уже нет.

table-here = Доска партии **{ $title }** теперь здесь.

## Records

record-complete = Файл партии **{ $title }**: все ходы и сид тасовки. Повторить и проверить партию можно кодом проекта: `python -m engine.{ $game } replay FILE`
record-running = Файл партии **{ $title }** на этот момент, без секретов. После партии `/{ command-match-name } { command-match-file-name }` даст полный файл с сидом.
record-hash = -# Тасовка честная: она задана с самого начала. После партии я покажу сид, и он должен дать этот SHA-256: `{ $hash }`
record-head = { $name } #{ $number }
record-proves = Проверить: python -m engine.{ $game } replay record-{ $number }.txt
record-open = Партия ещё идёт: в файле нет сида, карт на руках и тайных ходов, и повторить её пока нельзя.
record-seat = Место { $number }: { $name }
record-resigned = Место { $number }: { $name } (дальше играет компьютер)
record-computer = компьютер
record-secret = Место { $number }: ход пока тайный.

## The box

box-none = Здесь ни у одной игры нет коробки.
box-holders = Идут партии с картами из коробки: { $matches }
box-new = Начать новую коробку
box-sure = **Начать новую коробку?** В ней снова будут все карты, а остаток старой пропадёт. Мешочек не изменится.
box-yes = Начать
box-no = Оставить эту
box-started = ✓ Новая коробка готова.

## The bag

bag-empty = Мешочек этого сервера пуст. Каждая законченная партия что-нибудь в нём оставляет.

## Sessions

board-session = -# Турнирная серия: партия { $number } из { $of }
board-session-next = -# Турнирная серия: партия { $number } из { $of }. Следующая начнётся сама.
board-session-broken = -# Турнирная серия прервана без итога: партия { $number } из { $of }.
session-over = Итоги серии
session-claimed = Победа в серии: { $name }. Все остальные сдались
session-place = **{ $place }.** { $name }, очки: { $points } ({ $each })
session-place-only = **{ $place }.** { $name }

## Looking back

replay-head = Повтор партии { $title }
replay-all = Все игроки

analysis-head = Разбор партии { $title }
board-analysis = 🔍 Разбор
board-record = Файл партии
board-replay = Повтор

## Being called

call-soon = Следующий ход: { $names }. Уже можно составить план.
call-left = -# **{ $name }** уже не на этом сервере, поэтому упоминания не будет.
call-line = { $names }: пора ходить в партии **{ $title }**
call-line-soon = { $soon }: следующий ход в партии **{ $title }**. Уже можно составить план.
call-lobby-open = { $names }: приглашение в партию **{ $title }**. Нажми **{ lobby-join }**, чтобы играть.
call-lobby-full = { $names }: в партии **{ $title }** все в сборе. Осталось нажать **{ lobby-start }**.
call-until = Осталось: { $left }.
call-answered = -# Здесь больше ничего не ждёт.
reminder = ⏰ Твой ход в партии **{ $title }**.
reminder-last = ⌛ Твой ход в партии **{ $title }**! Последнее напоминание.
reminder-others = Ещё тебя ждут: { $matches }.
reminder-other = **{ $title }** ({ $when })
reminder-deadline = -# ⏳ Срок: { $at }
reminder-move = Иначе этот ход за тебя сделает компьютер.
reminder-wait = Иначе партия подождёт тебя ещё столько же, и это увидят все.
reminder-hold = Иначе за тебя сыграет компьютер, а твоё место смогут занять другие.
reminder-offer = Иначе твоё место смогут занять другие.
reminder-letters-closed = -# Не могу писать тебе лично, поэтому напоминаю здесь. Изменить это можно в `/{ command-settings-name }`.
letter-turn = 👉 Твой ход в партии **{ $title }**.
letter-soon = 🔜 Следующий ход в партии **{ $title }** — твой. План можно составить уже сейчас.
letter-until = Время закончится { $when }.
letter-receipt = 📋 В партии **{ $title }** сыгран твой план.
letter-late = ⌛ Время вышло: в партии **{ $title }** за тебя сходил компьютер.
letter-over = 🏁 Закончилась партия **{ $title }**, за которой ты следишь.
letter-unreachable = Я больше не могу писать в канал партии **{ $title }**, но она продолжается. Ходи через `/{ command-turns-name }`. Чтобы показать доску в другом канале того сервера, введи там `/{ command-match-name } { command-match-board-name }`.
letter-test-turns = Здесь я скажу, когда наступит твой ход. Изменить это можно в `/{ command-settings-name }`.
letter-test-reminders = Сюда будут приходить напоминания. Изменить это можно в `/{ command-settings-name }`.
letter-test-news = Сюда будут приходить новости: какие твои планы сыграны и чем закончились партии, за которыми ты следишь. Изменить это можно в `/{ command-settings-name }`.
letter-test-questions = Сюда будут приходить тайные вопросы, которые я задаю сразу нескольким. Изменить это можно в `/{ command-settings-name }`.

## Lists

turns-away = 💤 { $n ->
    [one] Тебя нет в { $n } партии. Открой её
    [few] Тебя нет в { $n } партиях. Открой каждую
    [many] Тебя нет в { $n } партиях. Открой каждую
   *[other] Тебя нет в { $n } партии. Открой каждую
} и нажми **{ seat-back }**.
turns-none = Ни одна партия тебя не ждёт.
turns-empty = Ни одна партия тебя не ждёт. `/{ command-new-name }` откроет партию, `/{ command-matches-name }` покажет здешние, `/{ command-learn-name }` научит играть.
turns-head = { $n ->
    [one] **Тебя ждёт { $n } партия.**
    [few] **Тебя ждут { $n } партии.**
    [many] **Тебя ждут { $n } партий.**
   *[other] **Тебя ждут { $n } партии.**
}
turns-line = **{ $title }** · { $where }
turns-elsewhere = на другом сервере
turns-closed = мне там нельзя писать; `/{ command-match-name } { command-match-board-name }` покажет партию в другом канале
turns-followed = ты следишь
turns-open = Мой ход #{ $number }
turns-look = Открыть #{ $number }
turns-held = пока тебя нет, играет компьютер
turns-seat = Моё место #{ $number }
turns-over = 🏁 { $title } · закончена
turns-won = { $n ->
    [one] Победа: { $names }.
    [few] Общая победа: { $names }.
    [many] Общая победа: { $names }.
   *[other] Общая победа: { $names }.
}
matches-none = Партий здесь пока нет. `/{ command-new-name }` откроет первую.
matches-open = Открытые
matches-running = Идут сейчас
matches-finished = Законченные
matches-line = **{ $game } · { $title }** · { $where } · { $people } · { $state }
matches-free = { $n ->
    [one] свободно { $n } место
    [few] свободно { $n } места
    [many] свободно { $n } мест
   *[other] свободно { $n } места
}
matches-waits = ход: { $names }
matches-thinks = думает компьютер
matches-deserted = ждёт, пока кто-нибудь вернётся
matches-look = Смотреть
matches-stuck = зависла из-за ошибки
matches-over = закончена
which-head = { $n ->
    [one] Речь об этой партии?
    [few] У тебя здесь { $n } партии. Выбери одну.
    [many] У тебя здесь { $n } партий. Выбери одну.
   *[other] У тебя здесь { $n } партии. Выбери одну.
}
which-choose = Выбери партию

## The log of a match

log-head = История партии { $title }
log-own-head = Мои ходы в партии { $title }
log-empty = Ходов пока нет.
log-seen = Показать этот момент
log-then = **{ $title }**, { $when }
log-back = Назад к истории
log-no-picture = Пока нечего показать.

## Commands of the house: their names, of lower case and at most 32 letters, and descriptions of at most 100

command-new-name = новая
command-new = Открыть новую партию
command-new-game = Во что играть; по умолчанию — твоя последняя игра
command-new-players = Сколько всего игроков (если не указать, 2)
command-new-computers = Сколько из них компьютеров. Если все соперники — компьютеры, партия начнётся сразу
command-new-level = Сила компьютеров
command-new-invite = Кого пригласить; остальных можно позвать в лобби
command-new-only-invited = Сесть можно только по приглашению
command-new-clock = Время на ход в пределах времени для игры; по умолчанию подходящее для игры
command-match-name = партия
command-match = Партия: доска, история, паузы, места и другое
command-match-board-name = доска
command-match-board = Показать доску здесь ещё раз
command-match-analysis-name = разбор
command-match-analysis = После партии: самая дорогая ошибка и что было бы лучше
command-bag-name = мешочек
command-bag = Посмотреть, какие фрагменты лежат в мешочке этого сервера
command-box-name = коробка
command-box = Посмотреть, какие карты остались в коробке этого сервера
command-match-replay-name = повтор
command-match-replay = Посмотреть партию от начала до конца
command-match-history-name = история
command-match-history = История партии, ход за ходом, с картинками
command-match-file-name = файл
command-match-file = Получить файл партии: все ходы, чтобы прочесть или повторить
command-turns-name = ходы
command-turns = Все партии, которые тебя ждут, на всех серверах
command-matches-name = партии
command-matches = Партии этого сервера: открытые, идущие и законченные
command-rules-name = правила
command-rules = Правила вкратце
command-rules-game = Какая игра
command-learn-name = обучение
command-learn = Научиться игре за три минуты
command-learn-game = Какая игра
command-match-resign-name = сдаться
command-match-resign = Сдаться; дальше за тебя играет компьютер
command-help-name = помощь
command-help = Как играть с этим ботом
command-settings-name = настройки
command-settings = Язык, картинки, время для игры, напоминания; с правом «Управлять сервером» — и настройки сервера
command-number = Номер партии

# Shared by several games:
command-discard-name = сбросить
command-discard = Сбросить карты или убрать лишние фрагменты
command-hand-name = рука
command-hand = Посмотреть свои карты; их видишь только ты
command-score-name = очки
command-score = Очки всех игроков: сколько и за что
option-card-name = карта
option-at-name = ячейка

## What the options of commands are called

option-match-name = партия
option-game-name = игра
option-players-name = игроки
option-computers-name = компьютеры
option-level-name = уровень
option-invite-name = пригласить
option-only_invited-name = по_приглашению
option-clock-name = таймер

## Rules and help

pages-back = Назад
pages-on = Дальше
pages-foot = Страница { $page } из { $pages }
help-head = ## Впервые здесь? Введи `/{ command-learn-name }`
    Обучение займёт три минуты. Потом `/{ command-new-name }` откроет партию: друзья нажимают **Сесть**, остальные места могут занять компьютеры.

    Когда наступит твой ход, я один раз упомяну тебя. Нажми **Мой ход** на доске, когда удобно: партия длится несколько дней.
help-begin = **Начать**
help-play = **Играть**
help-moves = Ходы можно вводить и текстом: { $names }
help-look = **Посмотреть**
help-after = **После партии**
help-league = **Лиги**
help-setup = **Настройки**
help-foot = -# Неофициальный проект любителей, не связан с издателем.
greeting = **Привет!** Я веду настольные игры, в которые играют несколько дней, по паре минут за раз:
greeting-game = - **{ $name }**: { $about }
greeting-how =
    {""}**`/{ command-new-name }`** откроет партию, **`/{ command-learn-name }`** за три минуты научит играть, **`/{ command-league-name } { command-league-home-name }`** проведёт целый сезон на сервере, **`/{ command-help-name }`** расскажет обо всём остальном. Если у тебя есть право «Управлять сервером», выбери в `/{ command-settings-name }`, где показывать партии.
permissions-missing = ⚠️ **Пока я не могу показать здесь доску.** Мне нужны права в этом канале: { $names }.
permissions-missing-there = ⚠️ **Пока я не могу писать в { $channel }.** Мне нужны там права: { $names }.
permission-view-channel = Просматривать канал
permission-send-messages = Отправлять сообщения
permission-send-messages-in-threads = Отправлять сообщения в ветках
permission-create-public-threads = Создавать публичные ветки
permission-create-private-threads = Создавать приватные ветки
permission-attach-files = Прикреплять файлы
permission-read-message-history = Читать историю сообщений
permission-connect = Подключаться

## What is new, and words instead of pictures

news-head = **С прошлого раза**
news-more = { $n ->
    [one] … и ещё { $n } событие раньше: `/{ command-match-name } { command-match-history-name }`
    [few] … и ещё { $n } события раньше: `/{ command-match-name } { command-match-history-name }`
    [many] … и ещё { $n } событий раньше: `/{ command-match-name } { command-match-history-name }`
   *[other] … и ещё { $n } события раньше: `/{ command-match-name } { command-match-history-name }`
}
turns-news = новое: { $n }
panel-back = Назад
panel-too-soon = Ход ещё не сделан: эта кнопка только что появилась. Нажми её ещё раз.
panel-waiting = Когда наступит твой ход, я упомяну тебя.
panel-away = Тебя нет{ $deserted ->
    [yes] , и партия ждёт
   *[no] : за тебя играет компьютер
}. Чтобы снова играть, нажми **{ seat-back }**.
panel-vote = Голосовать
panel-more = Ещё { $page }/{ $pages }
panel-details = { $news ->
    [0] Детали
   *[other] Показать новое: { $news }
}
pictures-off = Текстом
pictures-on = Картинками

## Learning

learn-head = ### Обучение: { $game }
learn-open = 📘 Изучить { $game }
learn-other = 📘 { $game }
learn-back = ◂
learn-on = Шаг ▸
learn-next = Дальше
learn-again = Начать сначала
learn-moved = Эта кнопка от другого шага. Сейчас ты здесь.
new-about =
    ### Новая партия: { $game }
    { $about }
new-open = Открыть партию
new-learn = Сначала урок
learn-match =
    { $n ->
        [one] Сыграть с компьютером
        [few] Сыграть с компьютерами
        [many] Сыграть с компьютерами
       *[other] Сыграть с компьютерами
    }

## Resigning

resign-sure = Сдаться в партии **{ $title }**? Дальше за тебя будет играть компьютер, а ты займёшь последнее место.
resign-yes = Сдаться
resign-no = Играть дальше
resign-kept = Ты играешь дальше.
resign-done = Ты больше не играешь в партии #{ $number }: дальше играет компьютер.
claim-done = 🏆 Победа в партии #{ $number } твоя!

## Second thoughts, and other people at the table

command-undo-name = отменить
command-undo = Отменить подтверждённый выбор или последний ход; если нужно согласие остальных, я спрошу
undo-button = ↩️ Отменить
undo-done = ↩️ Ход отменён. Снова твоя очередь.
deed-retract = ↩️ { $name } отменяет ход.
refusal-undo-nothing = У тебя нет хода, который можно отменить.
refusal-undo-acted = После этого уже кто-то ходил, поэтому нужно согласие всех. `/{ command-undo-name }` спросит остальных.
refusal-undo-revealed = Скрытая информация уже раскрыта, поэтому нужно согласие всех. `/{ command-undo-name }` спросит остальных.
refusal-paused-already = Таймеры уже на паузе.
refusal-not-paused = Таймеры не на паузе.
refusal-pause-organisers = Партию остановил организатор. Продолжить её может он или все игроки с общего согласия.
refusal-no-clock = В этой партии нет таймера.
refusal-hours-too-few = Это слишком много отдыха: можно не больше 12 часов в сутки и 2 дней в неделю.
refusal-extension-too-long = За один раз можно добавить не больше { $days } дней.
refusal-zone-unknown = Такого места я не знаю. Введи по-английски ближайший большой город.
refusal-zone-several = Подходит несколько мест. Введи одно из них целиком: { $names }.
note-seat-offered = 🪑 **{ $title }**: место { $seat } ({ $name }) свободно. Займи его и играй дальше теми же картами.
note-seat-taken = 🪑 { $name } занимает место { $seat } в партии **{ $title }**.
note-seat-taken-for = 🪑 { $name } теперь играет в партии **{ $title }**. Раньше на этом месте: { $for_name }.
seat-take = Занять место
seat-take-one = Занять место { $number }
seat-keep = Ждать дальше
seat-took = 🪑 Место твоё.
seat-took-league = 🪑 Место твоё. В лиге партия засчитывается не тебе ({ $name }).
seat-took-due = Сделай первый ход до { $at }.
seat-kept = Партия ждёт дальше. Занять это место больше нельзя.
deed-substitute = 🪑 { $name } занимает место за столом.
deed-computer = { $name }: пока играет компьютер.
deed-return = { $name } возвращается в игру.
deed-late = ⌛ { $line } (время вышло, сходил компьютер)
refusal-seat-offered = Это место уже может занять любой.
refusal-seat-not-offered = Это место больше не свободно.
refusal-seat-not-free = Освободить можно только своё место или место, на котором пока играет компьютер.
refusal-seat-known = Раньше у тебя было другое место в этой партии, и его тайны тебе известны. Это место должен занять кто-то другой.
refusal-nobody-comes-back = Этот игрок ушёл насовсем. Место может занять любой.
refusal-here-already = На своём месте и так играешь ты.
command-match-substitute-name = замена
command-match-substitute = Предложить другим своё место или место отсутствующего игрока
command-match-substitute-seat = Номер места; по умолчанию твоё
option-seat-name = место
note-consent-undo = ↩️ { $name } просит отменить { $n ->
    [one] последний ход
    [few] последние { $n } хода
    [many] последние { $n } ходов
   *[other] последние { $n } хода
} в партии **{ $title }**. { $seen ->
    [no] Ничего тайного не открылось.
    [rated] Кое-что уже открылось, поэтому партия не пойдёт в рейтинг.
   *[yes] То, что открылось, все уже видели.
} Нужно согласие всех.
note-consent-remove = { $name } предлагает вывести { $other_name } из партии **{ $title }**. Если все остальные согласятся, дальше играет компьютер, а место может занять любой.
note-consent-pause = ⏸️ { $name } просит поставить партию **{ $title }** на паузу. Нужно согласие всех.
note-consent-resume = ▶️ { $name } просит продолжить партию **{ $title }**, которую остановил организатор. Нужно согласие всех.
note-undone = ↩️ Все согласны: ход отменён ({ $name }). Партия **{ $title }** продолжается с этого места. Планы, составленные позже, удалены.
note-removed = Все согласны: { $name } больше не участвует в партии **{ $title }**. Дальше играет компьютер; место { $seat } может занять любой.
note-answered-undo = ↩️ { $name } просит отменить ход в партии **{ $title }**. { $outcome ->
    [agreed] Все согласились.
    [declined] { $by_name } против: всё остаётся как есть.
    [withdrawn] Голосование отменено: всё остаётся как есть.
   *[lapsed] Поздно: партия уже ушла вперёд.
}
note-answered-remove = { $name } предлагает вывести { $other_name } из партии **{ $title }**. { $outcome ->
    [agreed] Все согласились.
    [declined] { $by_name } против: всё остаётся как есть.
    [withdrawn] Голосование отменено: всё остаётся как есть.
   *[lapsed] Поздно: партия уже ушла вперёд.
}
note-answered-pause = ⏸️ { $name } просит поставить партию **{ $title }** на паузу. { $outcome ->
    [agreed] Все согласились.
    [declined] { $by_name } против: всё остаётся как есть.
    [withdrawn] Голосование отменено: всё остаётся как есть.
   *[lapsed] Поздно: партия уже ушла вперёд.
}
note-answered-resume = ▶️ { $name } просит продолжить партию **{ $title }**. { $outcome ->
    [agreed] Все согласились.
    [declined] { $by_name } против: всё остаётся как есть.
    [withdrawn] Голосование отменено: всё остаётся как есть.
   *[lapsed] Поздно: партия уже ушла вперёд.
}
note-answered-offer = 🪑 { $outcome ->
    [taken] { $by_name } занимает место { $seat } в партии **{ $title }**.
   *[stays] { $by_name } остаётся на месте { $seat } в партии **{ $title }**.
}
consent-here-undo = ↩️ **{ $name } просит отменить ход и всё после него.**
consent-here-remove = **{ $name } предлагает вывести { $about } из партии.**
consent-here-pause = ⏸️ **{ $name } просит поставить партию на паузу.**
consent-here-resume = ▶️ **{ $name } просит продолжить партию.**
consent-agree = Согласиться
consent-decline = Отклонить
consent-ask = Спросить остальных
consent-asked = Я спрошу остальных в партии **{ $title }**. Нужно согласие всех.
consent-agreed = ✅ Все согласны. Готово!
consent-open-still = Твой голос учтён. Ждём остальных.
consent-ended = Голосование закончено. В партии **{ $title }** ничего не меняется.
ask-undo-acted = После этого уже кто-то ходил, поэтому в партии **{ $title }** нужно согласие всех. Отменятся и более поздние ходы.
ask-undo-revealed = Скрытая информация уже раскрыта, поэтому в партии **{ $title }** нужно согласие всех. Отменятся и более поздние ходы.
seat-ask = Это место в партии **{ $title }** занято. Если все остальные согласятся, дальше играет компьютер, а место может занять любой.
seat-offered-done = Теперь это место в партии **{ $title }** может занять любой. Пока его не займут, играет прежний игрок.
seat-back = Я снова здесь
seat-back-done = С возвращением! Твоё место снова за тобой{ $hours ->
    [0] .
   *[other] , и на следующий ход у тебя не меньше { $hours } ч.
}
board-seat = { $name } (место { $number })
board-seats-offered = 🪑 Сыграть может любой: { $seats }. Вернуться можно так: **{ board-move }**{ $held ->
    [yes] {" "}→ **{ seat-back }**
   *[no] {""}
}.{ $hours ->
    [0] {""}
   *[other] {" "}**{ seat-keep }** (для других игроков) даёт ещё { $hours } ч.
}
deed-undo-to = ↩️ Партия вернулась к более раннему ходу.
refusal-consent-open = Голосование уже идёт. Сначала ответь на него или попроси его отменить.
refusal-consent-over = Это голосование уже закончено, или партия ушла вперёд.
refusal-consent-not-yours = В этом голосовании твой голос не нужен.
refusal-agreed-already = Твой голос уже учтён. Ждём остальных.
refusal-nobody-to-ask = Спросить об этом некого. Обратись к организатору этого сервера.
seat-span = Место { $number }, ходы с { $first } по { $last }: { $name }
command-match-organise-name = организатор
command-match-organise = Для организаторов: места, отмена ходов, пауза и завершение партии
organise-head = Управление партией { $title }
organise-rewind = Отменить ходы…
organise-end = Закрыть партию
organise-end-sure = Закрыть партию **{ $title }** для всех? Победителя не будет, и открыть её снова нельзя.
organise-offer = Предложить место всем…
organise-hold = Отдать место компьютеру…
organise-moves = { $n ->
    [0] **{ $title }**: ходов ещё нет.
    [one] **{ $title }**: { $n } ход. Выбери его, чтобы отменить.
    [few] **{ $title }**: { $n } хода. Выбери первый из отменяемых.
    [many] **{ $title }**: { $n } ходов. Выбери первый из отменяемых.
   *[other] **{ $title }**: { $n } хода. Выбери первый из отменяемых.
}
organise-before = Отменить с этого хода…
organise-newer = ◀ Позже
organise-older = Раньше ▶
organise-back = Назад
organise-move = { $number }. { $text }
organise-secret = { $name }: тайный ход
organise-revealed = этот ход открыл скрытое
organise-sure = { $n ->
    [one] Отменить последний ход партии **{ $title }**?
    [few] Отменить последние { $n } хода партии **{ $title }**?
    [many] Отменить последние { $n } ходов партии **{ $title }**?
   *[other] Отменить последние { $n } хода партии **{ $title }**?
} { $seen ->
    [no] Ничего тайного не открылось. Я всем сообщу.
    [rated] Кое-что уже открылось, поэтому партия не пойдёт в рейтинг. Я всем сообщу.
   *[yes] То, что открылось, все уже видели. Я всем сообщу.
}
organise-yes = Отменить ходы
organise-rewound = ↩️ Ходы отменены. Я всем сообщил.
organise-offered = 🪑 Место свободно. Занять его можно там, где идёт партия.
organise-held = Пока игрок не вернётся, на этом месте играет компьютер.
organise-ended = Партия закрыта.
note-rewound = ↩️ { $name } (организатор) отменяет { $n ->
    [one] последний ход
    [few] последние { $n } хода
    [many] последние { $n } ходов
   *[other] последние { $n } хода
} в партии **{ $title }**. Планы, составленные позже, удалены. { $seen ->
    [no] Ничего тайного не открылось.
    [rated] Кое-что уже открылось, поэтому партия больше не идёт в рейтинг.
   *[yes] То, что открылось, все уже видели.
}
command-match-follow-name = следить
command-match-follow = Следить за партией или перестать следить за ней
follow-on = 👀 Ты следишь за партией **{ $title }**. Новости о ней покажет `/{ command-turns-name }`.
follow-off = Ты больше не следишь за партией **{ $title }**.
follow-on-button = Следить
follow-off-button = Не следить
follow-list = Все партии
refusal-too-many-followed = Следить можно не больше чем за { $limit ->
    [one] { $limit } партией
    [few] { $limit } партиями
    [many] { $limit } партиями
   *[other] { $limit } партиями
}. Сначала перестань следить за одной.
seat-kept-for = *место ждёт: { $name }*
board-rematch = Реванш
rematch-open = Партия **{ $title }** открыта: { $place }. Настройки те же, места сдвинуты на одно.{ $begins ->
    [seat] {" "}Начинает { $name }.
    [drawn] {" "}Кто начинает, снова решит жребий.
   *[none] {""}
}{ $asked ->
    [yes] {" "}Остальным я отправил приглашение.
   *[no] {""}
}
rematch-goes = Реванш уже открыт: **{ $title }**, { $place }.
refusal-rematch-early = Эта партия ещё идёт. Когда она закончится, доска предложит реванш.
command-match-rematch-name = реванш
command-match-rematch = Сыграть законченную партию ещё раз с теми же людьми
organise-pause = Остановить таймеры
organise-resume = Запустить таймеры
organise-extend = Добавить сутки
organise-paused = ⏸️ Таймеры на паузе. Я всем сообщил.
organise-resumed = ▶️ Таймеры снова идут. Я всем сообщил.
organise-extended = ⏳ Всем, кто сейчас ходит, добавлены сутки. Я всем сообщил.
seat-held = { $name } (временно играет компьютер)
command-match-pause-name = пауза
command-match-pause = Остановить или запустить таймеры партии, если все согласны

## Clocks

note-late-waits = ⌛ { $name }: время вышло. Партия **{ $title }** ждёт ещё столько же.
note-late-held = ⌛ { $name }: время снова вышло. В партии **{ $title }** пока играет компьютер; место { $seat } может занять любой.
note-late-empty = ⌛ { $name }: время снова вышло, а других игроков за столом нет. Партия **{ $title }** ждёт; место { $seat } может занять любой.
note-late-offered = ⌛ { $name }: время снова вышло. Партия **{ $title }** ждёт; место { $seat } может занять любой.
note-paused = ⏸️ { $name } (организатор) ставит партию **{ $title }** на паузу. Продолжить её может организатор или все игроки с общего согласия.
note-paused-agreed = ⏸️ Все согласны: партия **{ $title }** на паузе. Продолжить её может любой игрок.
note-resumed = ▶️ { $name } снимает партию **{ $title }** с паузы.
note-extended = ⏳ { $name } добавляет { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
    [many] { $hours } часов
   *[other] { $hours } часа
} всем, кто сейчас ходит в партии **{ $title }**.
note-thawed = Я снова здесь. Пока меня не было, таймеры партии **{ $title }** стояли.
note-restored = 🛟 Партия **{ $title }** была повреждена, и я восстановил её из резервной копии от <t:{ $since }:f>. Более поздние ходы потеряны, таймеры всё это время стояли.
note-idle-soon = В партии **{ $title }** уже несколько недель никто не ходит. Если никто не сходит, я закрою её <t:{ $closing }:R>.
note-idle-closed = Партия **{ $title }** закрыта: 30 дней никто не ходил.
clock-blitz = Быстро: 3 ч на ход
clock-daily = Ежедневно: 24 ч на ход
clock-relaxed = Спокойно: 3 дня на ход
clock-bank = Гибко: 6 ч на ход + 5 дн.
clock-none = Без таймера
clock-without = ⏱️ Без таймера: партия ждёт всех.
clock-terms = ⏱️ { $name ->
    [blitz] Быстро
    [daily] Ежедневно
    [relaxed] Спокойно
    [bank] Гибко
   *[own] Таймер
}: { $hours } ч на ход + резерв { $bank }; только в твоё время для игры.
clock-extra-hours = { $n } ч
clock-extra-days = { $n } дн.
late-move = Ходит компьютер
late-wait = Партия ждёт
clock-late-move = Если время вышло, ходит компьютер, а если выйдет снова, место освободится.
clock-late-wait = Если время вышло, партия ждёт ещё столько же, а если выйдет снова, место освободится.
clock-pace = {" "}· вовремя { $intime } из { $of }, обычно за { $hours } ч
clock-stands-table = ⏸️ На паузе по общему согласию ({ $since }). Продолжить может любой игрок.
clock-stands-organiser = ⏸️ На паузе по решению организатора ({ $since }). Продолжить может организатор или все игроки с общего согласия.
clock-stands-away = ⏸️ На паузе ({ $since }): меня нет на сервере этой партии. Таймеры пойдут снова, когда я вернусь.
clock-resume-table = Продолжить партию
clock-resume-organiser = Попросить продолжить
clock-due = ⏳ { $name }: { $when }
clock-left = срок: { $when }
clock-over = время вышло, скоро сходит компьютер
clock-then-move = Потом ходит компьютер.
clock-then-wait = Потом партия ждёт ещё столько же, затем место освободится.
clock-own = ⏳ Твоё время закончится { $when }, с учётом резерва { $bank }
clock-own-bare = ⏳ Твоё время закончится { $when }.
settings-hours = **Время для игры** — вне его твои таймеры стоят (начиная со следующего хода). Отдыхать можно до 12 часов в сутки и до 2 дней в неделю.
hours-known = Ты играешь с { $wake } до { $sleep } ({ $place }, сейчас { $now }).
hours-always = Пока твои таймеры идут круглосуточно. По-моему, у тебя сейчас { $now } ({ $place }). Если нет, выбери своё время ниже.
hours-days-off = Выходные: { $days }.
hours-counts = На этой неделе время для игры уже менялось дважды: таймеры перейдут на новое только { $when }. Беспокоить тебя во время сна я не буду уже сейчас.
hours-clock = У меня сейчас…
hours-clock-is = У меня сейчас { $time }
hours-zone = Город
hours-zone-is = Город: { $name }
hours-wake = Мой день начинается
hours-sleep = Мой день заканчивается
hours-off = Выходные (до двух)
hours-off-is = Выходной: { $day }
hours-vacation = Отпуск (ещё { $n } дн.)
vacation-head = **Отпуск** — пока тебя нет, все твои таймеры стоят. Осталось дней в этом году: { $n }
vacation-until = 🌴 Твой отпуск до { $when }. Ходить всё равно можно.
vacation-take = 🌴 { $n } дн.
vacation-ask = { $on ->
    [true] Спрашивать заранее: да
   *[false] Спрашивать заранее: нет
}
vacation-question = 🌴 Уезжаешь? Возьми отпуск, и твои таймеры подождут.
vacation-open = Взять отпуск
refusal-vacation-days = Дней отпуска в этом году: { $n }. Выбери меньше.
refusal-vacation-overtaken = Настройки только что изменились из другого сообщения. Проверь их и возьми отпуск ещё раз.
hours-type = Ввести город
hours-place = Город или часовой пояс
calls-link = К напоминаниям
league-letters-stop = Больше не писать
day-0 = понедельник
day-1 = вторник
day-2 = среда
day-3 = четверг
day-4 = пятница
day-5 = суббота
day-6 = воскресенье

## Plans made ahead

command-plan-name = план
command-plan = Спланировать следующие ходы; план видишь только ты
plan-make = Составить план
plan-see = Мой план
plan-editor-head = ### Твой план · { $title }
plan-about = В твой ход я сыграю первую строку, которая ещё подойдёт. План видишь только ты.
plan-nothing = Плана пока нет.
plan-line = **{ $number }.** { $line }
plan-more = -# и ещё { $n }
plan-else = -# Если не подойдёт ни одна, ход за тобой.
plan-keep = Сохранить
plan-type = Текстом…
plan-leave = Отмена
plan-change = Изменить
plan-drop = Удалить план
plan-back = Назад
plan-kept-head = ### Твой план · { $title }
    -# В твой ход я сыграю первую строку, которая ещё подойдёт.
plan-done = ✓ План сохранён.
plan-dropped = ✓ План удалён. Когда наступит твой ход, я упомяну тебя.
plan-moved = Партия ушла вперёд, поэтому ничего не изменилось. Вот как она выглядит сейчас.
plan-read = ✓ План прочитан. Пока он не сохранён.
plan-missed = 📋 Твой план больше не подходит. { $why }
plan-stopped = 📋 Твой план остановлен. { $why } Осталось сыграть: { $left }.
plan-unreadable = 📋 Не получилось прочитать твой план, и я его удалил. Выбери ход или составь новый план.
line-stopped = ⏸️ Сыграно { $n } из { $all }. { $why } Осталось сыграть: { $left }.
plan-follows = 📌 Сыграю, как только будет можно: { $plan }.
plan-receipt = 📋 Твой план сыгран: { $line }
late-receipt = ⌛ За тебя сходил компьютер: { $line }
plan-form = План
plan-form-label = По одному варианту в строке, лучший первым
plan-form-hint = Разделяй ходы точкой с запятой: { $example }
bad-plan = С тех пор как открыт этот план, партия ушла вперёд. Проверь его и сохрани.
bad-plan-empty = Введи хотя бы одну строку.
refusal-plan-no-game = В этой игре планировать нельзя.
refusal-plan-not-now = Сейчас тебе нечего планировать. Загляни, когда сходят остальные.
refusal-plan-alone = Планировать нечего: ты играешь только с компьютерами, а они ходят сразу.
refusal-plan-your-turn = Сейчас и так твой ход. Нажми **Мой ход**.
refusal-plan-empty = Твой план пуст. Сначала выбери ход.
refusal-plan-too-long = В плане не может быть больше { $limit ->
    [one] { $limit } строки
    [few] { $limit } строк
    [many] { $limit } строк
   *[other] { $limit } строк
}. Убери лишние.

## Standing orders: when to be asked

command-orders-name = приказы
command-orders = Выбрать, когда тебя спрашивать; это видишь только ты
orders-head = ### Твои постоянные приказы · { $title }
orders-about = Спрашиваю тебя только в этих случаях, в остальных пасую за тебя.
orders-none = Никогда не спрашиваю и всегда пасую за тебя.
orders-menu = Спрашивать меня, когда…
orders-done = ✓ Изменено. Действует со следующего вопроса.
orders-quiet = Пас весь ход
orders-quiet-now = 🔕 До конца этого хода ты пасуешь.
orders-quiet-done = ✓ До конца этого хода ты пасуешь.
orders-quiet-passed = ✓ Пас.
orders-loud = Снова спрашивать
orders-loud-done = ✓ Снова буду спрашивать тебя.
refusal-orders-no-game = В этой игре нет постоянных приказов.

## Settings

settings-page-me = Язык и картинки
settings-page-hours = Время для игры
settings-page-calls = Напоминания
settings-page-server = Сервер: партии
settings-page-public = Сервер: язык
settings-foot = -# Изменения сохраняются сами.
settings-me = **Для тебя** — язык и картинки в сообщениях, которые видишь только ты.
settings-server = **Партии этого сервера** — где в них играют и кто ими управляет.
settings-public = **Для всех здесь** — язык и картинки на досках и в сообщениях этого сервера.
settings-threads-on = Ветки: у каждой партии
settings-threads-off = Ветки: нет
settings-games = Игровой канал (иначе любой)
settings-role = Роль организаторов
settings-notice = Канал для организаторов
settings-language = Язык
settings-language-is = Язык: { $name }
settings-auto-me = Язык: как в моём Discord
settings-auto-server = Язык: как у сервера
settings-pictures-on = Картинки: да
settings-pictures-off = Картинки: нет (текст)
settings-calls = **Напоминания** — когда наступит твой ход, я один раз скажу об этом в канале партии или в ЛС. Если есть таймер, могу напомнить ещё: в середине срока и под конец, но не пока ты спишь.
settings-questions = Вопросы в ЛС — тайные, сразу для нескольких игроков. Без них я упомяну в канале всех, кого спрашиваю.
hours-link = Ко времени для игры
settings-reminders = Напоминания
reminders-off = Напоминания: нет
reminders-off-about = Хватит одного упоминания
reminders-channel = Напоминания: в канале
reminders-channel-about = Упомяну тебя там ещё раз
reminders-dm = Напоминания: в ЛС
reminders-dm-about = Их видишь только ты; пробное придёт сразу
settings-turns-on = Ходы в ЛС: да
settings-turns-off = Ходы в ЛС: нет
settings-letters-on = Новости в ЛС: да
settings-letters-off = Новости в ЛС: нет
settings-league-on = Лиги в ЛС: да
settings-league-off = Лиги в ЛС: нет
settings-questions-on = Вопросы в ЛС: да
settings-questions-off = Вопросы в ЛС: нет
settings-theme = Фон картинок
theme-dark = Фон: тёмный
theme-dark-about = Картинки на тёмном сукне
theme-light = Фон: светлый
theme-light-about = Картинки на светлом сукне
settings-palette = Цвета картинок
palette-standard = Цвета: обычные
palette-standard-about = Исходные цвета
palette-deuteranopia = Цвета: красно-зелёный дальтонизм
palette-deuteranopia-about = Если трудно различать красный и зелёный
palette-tritanopia = Цвета: сине-жёлтый дальтонизм
palette-tritanopia-about = Если трудно различать синий и жёлтый
palette-contrast = Цвета: высокая контрастность
palette-contrast-about = Яркие цвета и чёткие границы
language-en = English
language-es = Español
language-ru = Русский

## What is kept of you

command-privacy-name = приватность
command-privacy = Посмотреть, скачать или удалить данные, которые я храню о тебе
command-privacy-do = Скачать или удалить свои данные; по умолчанию — увидеть, что я храню
option-do-name = действие
privacy-export = Скачать мои данные
privacy-forget = Удалить мои данные
privacy-statement =
    ### Твои данные
    Я храню твой ID в Discord и отображаемое имя, твой выбор в `/{ command-settings-name }`, твои партии и ходы, отметки о том, какие события тебе уже показаны, а ещё незаконченные ходы, планы и уроки. Читать сообщения я не могу и никому ничего не передаю.

    Если удалить данные, ID и имя я сотру сразу; следы исчезнут из базы за час, из резервных копий за два дня. В твоих открытых партиях дальше играет компьютер. Ходы в партиях с другими останутся, но без имени.
privacy-exported = Твои данные в файле. Чужих ходов и карт, которых ты не видишь, в нём нет.
privacy-sure = { $matches ->
    [0] Удалить имя, ID, настройки и уроки? Вернуть их нельзя.
    [one] Удалить имя, ID, настройки и уроки? В { $matches } партии дальше играет компьютер. Вернуть данные нельзя.
    [few] Удалить имя, ID, настройки и уроки? В { $matches } партиях дальше играет компьютер. Вернуть данные нельзя.
    [many] Удалить имя, ID, настройки и уроки? В { $matches } партиях дальше играет компьютер. Вернуть данные нельзя.
   *[other] Удалить имя, ID, настройки и уроки? В { $matches } партиях дальше играет компьютер. Вернуть данные нельзя.
}
privacy-yes = Удалить сейчас
privacy-no = Оставить всё
privacy-kept = Ничего не удалено.
privacy-forgotten = { $matches ->
    [0] Твои данные удалены.
    [one] Твои данные удалены, место освобождено в { $matches } партии.
    [few] Твои данные удалены, места освобождены в { $matches } партиях.
    [many] Твои данные удалены, места освобождены в { $matches } партиях.
   *[other] Твои данные удалены, места освобождены в { $matches } партиях.
}{" "}Если вернёшься, всё начнётся с нуля.

## Panels

bad-control = Эта кнопка от прежнего хода. Нажми **Мой ход**, чтобы увидеть, что можно сделать.
bad-confirm = Пока панель была открыта, твой выбор изменился. Нажми **Мой ход**, проверь его и подтверди.

## Refusals

refusal-no-such-match = Не нахожу такой партии. `/{ command-matches-name }` покажет партии этого сервера, `/{ command-turns-name }` — твои.
refusal-no-match-here = У тебя здесь нет партий. `/{ command-new-name }` откроет партию, `/{ command-turns-name }` покажет твои партии в других местах.
refusal-command-not-here = В игре { $game } нет такой команды. Какие есть, покажет `/{ command-help-name }`.
refusal-no-such-game = Игры «{ $game }» нет. Выбери из списка.
refusal-no-sessions = В этой игре нет турнирных серий.
refusal-no-such-level = Компьютеров уровня { $level } нет. Выбери из списка.
refusal-seat-count = С таким числом игроков ({ $seats }) играть нельзя. Выбери одно из: { $allowed }.
refusal-too-many-computers = Компьютеры могут занять не больше { $most ->
    [one] { $most } места
    [few] { $most } мест
    [many] { $most } мест
   *[other] { $most } мест
}: одно место твоё.
refusal-too-many-invited = Для приглашённых { $most ->
    [one] осталось только { $most } место
    [few] осталось только { $most } места
    [many] осталось только { $most } мест
   *[other] осталось только { $most } места
}. Выбери больше игроков или пригласи меньше людей.
refusal-too-many-asked = В одну партию можно пригласить не больше { $limit } человек.
refusal-option-unknown = При таком числе игроков в этой игре нет параметра { $option }.
refusal-option-value = Параметр { $option } не может быть { $value }. Выбери другое значение.
refusal-too-many-matches = У тебя уже { $limit ->
    [one] { $limit } партия
    [few] { $limit } партии
    [many] { $limit } партий
   *[other] { $limit } партии
}, больше нельзя. Сначала закончи одну.
refusal-too-many-lobbies = У тебя уже { $limit } лобби, больше нельзя. Сначала начни или отмени одну из этих партий.
refusal-server-full = На этом сервере уже { $limit ->
    [one] идёт { $limit } партия
    [few] идут { $limit } партии
    [many] идёт { $limit } партий
   *[other] идут { $limit } партии
}, больше нельзя. Подожди, пока одна закончится.
refusal-not-a-lobby = Эта партия уже началась или закрыта.
refusal-already-seated = Ты уже в этой партии.
refusal-colour-taken = Этот цвет за столом уже выбран. Выбери другой: **{ lobby-options }**.
refusal-option-of-player = Это выбирает игрок, который занял это место.
refusal-full = Все места заняты. `/{ command-new-name }` откроет другую партию.
refusal-not-invited = Сюда садятся только по приглашению. `/{ command-new-name }` откроет твою собственную.
refusal-not-host = Это может сделать только хозяин стола.
refusal-not-organiser = Это может сделать только организатор этого сервера.
refusal-not-governing = Чтобы менять настройки сервера, нужно право «Управлять сервером».
refusal-not-seated = Ты не играешь в этой партии. `/{ command-match-name } { command-match-board-name }` покажет доску.
refusal-seat-claimed = **{ $title }**: твоё место теперь занимает { $name }. В лиге партия по-прежнему засчитывается тебе. Чтобы вернуться, попроси освободить место командой `/{ command-match-name } { command-match-substitute-name }`.
refusal-seat-empty = Место { $seat } и так свободно.
refusal-not-full = { $empty ->
    [one] Свободно ещё { $empty } место. Подожди игрока или добавь компьютер.
    [few] Свободно ещё { $empty } места. Подожди игроков или добавь компьютеры.
    [many] Свободно ещё { $empty } мест. Подожди игроков или добавь компьютеры.
   *[other] Свободно ещё { $empty } места. Подожди игроков или добавь компьютеры.
}
# of a match that is over (it has ended), or that does not run yet
refusal-not-running = Эта партия сейчас не идёт. Доску по-прежнему покажет `/{ command-match-name } { command-match-board-name }`.
refusal-not-begun = Эта партия ещё не началась.
refusal-not-finished = Эта партия ещё не закончена. Введи `/{ command-match-name } { command-match-analysis-name }`, когда она закончится.
refusal-no-replay = Для этой игры повторов нет. Все ходы покажет `/{ command-match-name } { command-match-file-name }`.
refusal-nothing-to-replay = Пока показывать нечего. Введи `/{ command-match-name } { command-match-replay-name }` после первых ходов.
refusal-no-analysis = Для этой игры разбора нет. Все ходы покажет `/{ command-match-name } { command-match-file-name }`.
refusal-box-in-use =
    { $n ->
        [one] Карты этой коробки ещё в игре: идёт { $n } партия. Начни новую, когда она закончится, или сначала заверши её.
        [few] Карты этой коробки ещё в игре: идут { $n } партии. Начни новую, когда они закончатся, или сначала заверши их.
        [many] Карты этой коробки ещё в игре: идут { $n } партий. Начни новую, когда они закончатся, или сначала заверши их.
       *[other] Карты этой коробки ещё в игре: идут { $n } партии. Начни новую, когда они закончатся, или сначала заверши их.
    }
refusal-making-fails = Не получилось подготовить партию. Ничего не потеряно; попробуй ещё раз.
refusal-analysis-fails = Разбор занял слишком много времени. Попробуй позже.
refusal-stuck = Партия зависла из-за ошибки бота. Ничего не потеряно; организатор может её закрыть.
refusal-old-rules = Эта партия идёт по прежним правилам, которых я уже не знаю, поэтому показать её ходы не могу.
refusal-broke = У меня что-то сломалось. Ничего не потеряно; попробуй ещё раз.
refusal-resigned = Ты больше не играешь в этой партии: дальше за тебя играет компьютер.
refusal-not-your-turn = Сейчас не твой ход. Когда он наступит, я упомяну тебя.
refusal-answered = Это уже сделано. Вот как партия выглядит сейчас.
refusal-stale = Партия ушла вперёд. Вот как она выглядит сейчас.
refusal-cannot-claim = Забрать победу нельзя: в партии остались и другие игроки.
refusal-draft-too-long = Так длинно я сохранить не могу. Сократи, пожалуйста.
refusal-no-such-seat = Нет такого игрока ({ $text }), или подходят несколько. Выбери из подсказок при вводе.
refusal-invited-bot = Другие боты играть не умеют. Чтобы добавить компьютеры, используй параметр `{ option-computers-name }`.
refusal-other-server = Эта партия идёт на другом сервере, и её доска там же.
refusal-commands-changed = Мои команды только что изменились. Подожди минуту и попробуй ещё раз.
refusal-lapsed = Это уже не действует. Введи команду ещё раз.
refusal-older-control = Эта кнопка из старой версии. Новую покажет `/{ command-turns-name }` или `/{ command-match-name } { command-match-board-name }`.
refusal-too-fast = Слишком быстро! Подожди несколько секунд и попробуй ещё раз. Ничего не потеряно.
refusal-letters-closed = Я не могу писать тебе лично. Разреши личные сообщения для этого сервера в настройках конфиденциальности Discord и попробуй ещё раз.
refusal-only-in-server = Это работает только на сервере.
refusal-missing-permission = Здесь я не могу показать партию. Мне нужны права в этом канале: { $names }. Дай их или выбери другой канал.
invite-bot = Мои команды на этом сервере есть, а меня самого нет, и я не могу показывать партии. Тот, кто управляет сервером, может [пригласить меня как бота]({ $link }).
