## Matches and seats

match-title = { $name } #{ $number }
match-heading = { $name } · #{ $number }
match-in-game = { $game } · { $title }
seat-empty = *свободное место*
seat-computer = компьютер ({ $level })
seat-resigned = { $name } (партия сдана, играет компьютер)
seat-nameless = кто-то
seat-someone = кто-то
# As plain text, in a game's sentences and pictures:
name-computer = Компьютер
name-computers = Компьютер { $number }
name-seat = Место { $number }
name-resigned = { $name } (компьютер)

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
   *[other] { $minutes } минут
}
lobby-length-now = примерно { $minutes ->
    [30] полчаса
    [60] час
    [90] полтора часа
    [120] 2 часа
    [180] 3 часа
    [240] 4 часа
   *[other] { $minutes } минут
}, если все здесь
lobby-length-solo = примерно { $minutes ->
    [30] полчаса
    [60] час
    [90] полтора часа
    [120] 2 часа
    [180] 3 часа
    [240] 4 часа
   *[other] { $minutes } минут
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
lobby-full = Все в сборе. { $name }, можно нажать **Начать**.
lobby-starts-alone = Партия начнётся, когда займут последнее место.
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
lobby-order = Изменить порядок
lobby-order-one = { $name } — перед: { $other }
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
lobby-closed = Партия **{ $title }** закрыта до начала. `/{ command-new-name }` откроет новую.
lobby-opened = Партия **{ $title }** открыта: { $place }. Друзья нажимают там **Сесть**, а ты — **Начать**, когда все соберутся.
lobby-started = Партия **{ $title }** началась: { $place }.
lobby-begun = Партия началась.

## Board

board-stuck = ## { $title }
    ⚠️ Партия зависла из-за ошибки бота. Ничего не потеряно; организатор может её завершить.
board-move = Мой ход
board-link = Доска
board-end = Завершить (организатор)
board-ended = Партия **{ $title }** завершена.
board-claim = 🏆 Забрать победу
board-cancelled = Партия закончилась досрочно: все сдались.
board-closed = Партия закрыта досрочно: её завершил организатор или целый месяц никто не ходил.
board-closed-league = Что идёт в зачёт, видно в лиге.
board-deserted = -# Все отошли: партия ждёт, пока кто-нибудь вернётся.
board-claimed = { $name } забирает победу: больше никого не осталось.
board-resigned-last = { $n ->
    [one] Партия сдана, последнее место: { $names }.
    [few] Партия сдана, последнее место: { $names }.
    [many] Партия сдана, последнее место: { $names }.
   *[other] Партия сдана, последнее место: { $names }.
}
board-best-first = -# Твой первый результат в одиночку с этими настройками: { $points }. Попробуй улучшить!
board-best-new = 🎉 Новый личный рекорд! Прежний: { $before } (партия #{ $match }).
board-best-equal = Личный рекорд повторён: { $before } (партия #{ $match }).
board-best-less = -# Твой рекорд с этими настройками: { $before } (партия #{ $match }).
board-seed = -# Сид тасовки: `{ $seed }`
    -# Тасовка честная: SHA-256 сида совпадает с тем, что `/{ command-match-name } { command-match-file-name }` показывает с самого начала: `{ $hash }`
board-retired = -# **{ $title }** продолжается [здесь]({ $link }).
note-lobby-closed = Партия **{ $title }** не началась за { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}, и я её закрыл. Новая партия: `/{ command-new-name }`.
note-stuck = ⚠️ Партия **{ $title }** зависла из-за ошибки бота. Ничего не потеряно; организатор может завершить её на доске.
note-abandoned = Партия **{ $title }** завершена: игроков не осталось.
note-resigned = { $name }: партия **{ $title }** сдана. Дальше играет компьютер.
note-thinking-fails = ⚠️ Партия **{ $title }**, место { $seat }: компьютер не может выбрать ход. Он пробует снова; организатор может завершить партию.
note-unreachable = Не могу показать партию **{ $title }**: в { $place } мне нельзя писать, или канала больше нет. Дай мне разрешение или введи `/{ command-match-name } { command-match-board-name }` там, где партия продолжится.
note-thread-closed = Партия **{ $title }** продолжается здесь: в её ветке мне больше нельзя писать.
note-channel-closed = Партия **{ $title }** продолжается здесь: в { $place } мне больше нельзя писать, или канала уже нет.

table-here = Доска партии **{ $title }** теперь здесь.

## Records

record-complete = Файл партии **{ $title }**: все ходы и сид тасовки. Чтобы повторить и проверить партию кодом проекта: `python -m engine.{ $game } replay FILE`
record-running = Файл партии **{ $title }** до этого момента, без секретов. Полный файл с сидом даст `/{ command-match-name } { command-match-file-name }` после партии.
record-hash = -# Тасовка честная: она задана с самого начала. Сид станет виден после партии и должен дать этот SHA-256: `{ $hash }`
record-head = { $name } #{ $number }
record-proves = Проверить: python -m engine.{ $game } replay record-{ $number }.txt
record-open = Партия идёт: без сида, карт на руках и тайных ходов её пока нельзя повторить.
record-seat = Место { $number }: { $name }
record-resigned = Место { $number }: { $name } (партия сдана, играет компьютер)
record-computer = компьютер
record-secret = Место { $number }: ход пока тайный.

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

call-soon = Следующий ход: { $names }. План можно составить уже сейчас.
call-left = -# **{ $name }**: больше не на сервере, упомянуть не могу.
call-line = { $names }: пора ходить в партии **{ $title }**
call-line-soon = { $soon }: следующий ход в партии **{ $title }**. План можно составить уже сейчас.
call-lobby-open = { $names }: приглашение в партию **{ $title }**. Нажми **{ lobby-join }**, чтобы играть.
call-lobby-full = { $names }: все в сборе, партия **{ $title }**. Нажми **{ lobby-start }**, чтобы начать.
call-until = Время закончится { $when }.
call-answered = -# ✅ Все ходы сделаны.
reminder = ⏰ Твой ход в партии **{ $title }**. Время закончится { $when }.
reminder-last = ⌛ Твой ход в партии **{ $title }**! Время закончится { $when }.
reminder-move = Иначе этот ход за тебя сделает компьютер.
reminder-wait = Иначе партия подождёт ещё один раз, и это увидят все.
reminder-hold = Иначе за тебя временно сыграет компьютер, а место смогут занять.
reminder-offer = Иначе твоё место смогут занять.
reminder-vacation = Иначе спишется день отпуска, и срок сдвинется на сутки.
reminder-letters-closed = -# Не могу писать тебе лично, поэтому напоминаю здесь. Изменить: `/{ command-settings-name }`.
letter-turn = 👉 Твой ход в партии **{ $title }**.
letter-soon = 🔜 Следующий ход в партии **{ $title }** — твой. План можно составить уже сейчас.
letter-until = Время закончится { $when }.
letter-receipt = 📋 Твой план сыгран в партии **{ $title }**.
letter-late = ⌛ Время вышло в партии **{ $title }**; за тебя походил компьютер.
letter-over = 🏁 Закончилась партия **{ $title }**, за которой ты следишь.
letter-unreachable = Я больше не могу писать в канал партии **{ $title }**, но она продолжается. Ходи через `/{ command-turns-name }` или введи `/{ command-match-name } { command-match-board-name }` в другом канале того сервера, чтобы показать доску там.
letter-test-turns = Здесь я скажу, когда придёт твой ход. Изменить: `/{ command-settings-name }`.
letter-test-reminders = Напоминания будут приходить сюда. Изменить: `/{ command-settings-name }`.
letter-test-news = Новости будут приходить сюда: что сыграли твои планы и чем закончились партии, за которыми ты следишь. Изменить: `/{ command-settings-name }`.

## Lists

turns-none = Ни одна партия тебя не ждёт.
turns-empty = Ни одна партия тебя не ждёт. `/{ command-new-name }` откроет новую, `/{ command-matches-name }` покажет партии этого сервера, а `/{ command-learn-name }` научит игре за три минуты.
turns-head = { $n ->
    [one] **Тебя ждёт { $n } партия.**
    [few] **Тебя ждут { $n } партии.**
    [many] **Тебя ждут { $n } партий.**
   *[other] **Тебя ждут { $n } партии.**
}
turns-line = **{ $title }** · { $where }
turns-elsewhere = на другом сервере
turns-closed = туда мне нельзя писать; `/{ command-match-name } { command-match-board-name }` покажет партию в другом канале
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
matches-line = **{ $title }** · { $where } · { $people } · { $state }
matches-free = { $n ->
    [one] свободно { $n } место
    [few] свободно { $n } места
    [many] свободно { $n } мест
   *[other] свободно { $n } места
}
matches-waits = сейчас ход: { $names }
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
log-empty = Ходов пока нет.
log-seen = Показать этот момент
log-then = **{ $title }**, { $when }
log-back = Назад к истории
log-no-picture = Показывать пока нечего.

## Commands of the house: their names, of lower case and at most 32 letters, and descriptions of at most 100

command-new-name = новая
command-new = Открыть новую партию
command-new-game = Во что играть; по умолчанию — { $game }
command-new-players = Сколько игроков вместе с компьютерами; по умолчанию ты и приглашённые, минимум 2
command-new-computers = Сколько из них компьютеров; если ждать некого, партия начнётся сразу
command-new-level = Насколько сильны компьютеры
command-new-invite = Кого пригласить; ещё людей можно позвать в лобби
command-new-only-invited = Войти можно только по приглашению
command-new-clock = Время на ход без учёта сна; по умолчанию сутки
command-match-name = партия
command-match = Партия: доска, история, паузы, места и другое
command-match-board-name = доска
command-match-board = Показать доску здесь ещё раз
command-match-analysis-name = разбор
command-match-analysis = После партии: самая дорогая ошибка и что было бы лучше
command-bag-name = мешочек
command-bag = Посмотреть, что законченные партии оставили в мешочке этого сервера
command-match-replay-name = повтор
command-match-replay = Посмотреть партию от начала до конца
command-match-history-name = история
command-match-history = История партии, ход за ходом, с картинками
command-match-file-name = файл
command-match-file = Файл партии: все ходы, чтобы прочесть или повторить
command-turns-name = ходы
command-turns = Все партии, которые тебя ждут, на всех серверах
command-matches-name = партии
command-matches = Открытые, идущие и законченные партии этого сервера
command-rules-name = правила
command-rules = Правила вкратце
command-rules-game = Какая игра
command-learn-name = обучение
command-learn = Освоить игру за три минуты, играя
command-learn-game = Какая игра
command-match-resign-name = сдаться
command-match-resign = Сдаться; дальше за тебя играет компьютер
command-help-name = помощь
command-help = Как играть с этим ботом
command-settings-name = настройки
command-settings = Язык, картинки, время для игры, напоминания; с «Управлять сервером» — и для сервера
command-number = Номер партии

# Shared by several games:
command-discard-name = сбросить
command-discard = Сбросить карты или убрать лишние фрагменты после слишком мелкого разреза
command-hand-name = рука
command-hand = Посмотреть свои карты; их видишь только ты
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
    Обучение игре займёт три минуты. Потом `/{ command-new-name }` откроет партию: друзья нажимают **Сесть**, остальные места могут занять компьютеры.

    Когда придёт твой ход, я один раз упомяну тебя. Нажми **Мой ход** на доске, когда удобно: партия длится несколько дней.
help-begin = **Начать**
help-play = **Играть**
help-moves = Ходы, которые можно и ввести: { $names }
help-look = **Посмотреть**
help-after = **После партии**
help-league = **Лиги**
help-setup = **Настройки**
help-foot = -# Неофициальный проект любителей, не связан с издателем.
greeting = **Привет!** Я веду настольные игры, в которые играют несколько дней, по паре минут за раз:
greeting-game = - **{ $name }**: { $about }
greeting-how =
    Введи **`/{ command-new-name }`**, чтобы открыть партию, **`/{ command-learn-name }`**, чтобы освоить игру за три минуты, **`/{ command-help-name }`** — обо всём остальном. С правом «Управлять сервером» выбери в `/{ command-settings-name }`, где показывать партии.
permissions-missing = ⚠️ **Пока я не могу показать здесь доску.** Дай мне в этом канале: { $names }.
permission-view-channel = Просматривать канал
permission-send-messages = Отправлять сообщения
permission-send-messages-in-threads = Отправлять сообщения в ветках
permission-create-public-threads = Создавать публичные ветки
permission-attach-files = Прикреплять файлы
permission-read-message-history = Читать историю сообщений

## What is new, and words instead of pictures

news-head = **С прошлого раза**
news-more = { $n ->
    [one] … и ещё { $n } событие до этого
    [few] … и ещё { $n } события до этого
    [many] … и ещё { $n } событий до этого
   *[other] … и ещё { $n } события до этого
}
turns-news = новое: { $n }
panel-back = Назад
panel-waiting = Когда придёт твой ход, я упомяну тебя.
panel-vote = Голосовать
panel-more = Ещё { $page }/{ $pages }
panel-details = { $news ->
    [0] Детали
   *[other] Детали ({ $news })
}
pictures-off = Текстом
pictures-on = Картинками

## Learning

learn-head = ## Обучение: { $game } · { $step } из { $steps }
learn-back = Назад
learn-on = Пропустить
learn-again = Начать сначала
learn-moved = Эта кнопка была для другого шага. Сейчас ты здесь.
learn-match = Сыграть с компьютерами

## Resigning

resign-sure = Сдаться в партии **{ $title }**? Дальше за тебя играет компьютер, а у тебя последнее место.
resign-yes = Сдаться
resign-no = Играть дальше
resign-kept = Ты по-прежнему в партии.
resign-done = Партия #{ $number } сдана. Дальше за тебя играет компьютер.
claim-done = 🏆 Победа в партии #{ $number } твоя!

## Second thoughts, and other people at the table

command-undo-name = отменить
command-undo = Отменить подтверждённый выбор или последний ход; если нужно, остальных спросят
undo-button = ↩️ Отменить
undo-done = ↩️ Ход отменён. Снова твоя очередь.
deed-retract = ↩️ { $name }: ход отменён.
refusal-undo-nothing = У тебя нет хода, который можно отменить.
refusal-undo-acted = После этого уже кто-то ходил, поэтому нужно согласие всех. `/{ command-undo-name }` спросит их.
refusal-undo-revealed = Скрытое уже раскрыто, поэтому нужно согласие всех. `/{ command-undo-name }` спросит их.
refusal-paused-already = Таймер уже на паузе.
refusal-not-paused = Таймер не на паузе.
refusal-pause-organisers = Партию остановил организатор. Продолжить её может он или все игроки с общего согласия.
refusal-no-clock = В этой партии нет таймера.
refusal-hours-too-few = Слишком много свободного времени: не больше 12 часов сна в день и 2 выходных в неделю.
refusal-extension-too-long = За один раз можно добавить не больше { $days } дней.
refusal-zone-unknown = Такого места я не знаю. Введи ближайший большой город по-английски.
refusal-zone-several = Подходит несколько мест. Введи одно из них целиком: { $names }.
note-seat-offered = 🪑 **{ $title }**: место { $seat } ({ $name }) свободно. Займи его и играй дальше теми же картами.
note-seat-taken = 🪑 { $name }: теперь на месте { $seat } в партии **{ $title }**.
seat-take = Занять место
seat-keep = Ждать дальше
seat-took = 🪑 Место твоё.
seat-kept = Партия ждёт дальше. Место больше не предлагается.
deed-substitute = 🪑 { $name }: замена за столом.
deed-computer = { $name }: пока играет компьютер.
deed-return = { $name } снова в игре.
deed-late = ⌛ { $line } (время вышло, ходил компьютер)
refusal-seat-offered = Это место уже предложено всем.
refusal-seat-not-offered = Это место больше не предлагается.
refusal-seat-not-free = Освободить можно только своё место или то, за которое пока играет компьютер.
refusal-nobody-comes-back = Этот игрок ушёл насовсем. Место может занять любой.
refusal-here-already = На твоём месте и так играешь ты.
command-match-substitute-name = замена
command-match-substitute = Предложить другим своё место или место отсутствующего игрока
command-match-substitute-seat = Номер места; по умолчанию твоё
option-seat-name = место
note-consent-undo = ↩️ { $name } просит отменить ходы в партии **{ $title }**: { $n ->
    [one] { $n } ход
    [few] { $n } хода
    [many] { $n } ходов
   *[other] { $n } хода
}. { $seen ->
    [no] Ничего скрытого не раскрыто.
    [rated] Раскрытое уже известно, поэтому партия не пойдёт в рейтинг.
   *[yes] Раскрытое уже известно.
} Нужно согласие всех.
note-consent-remove = { $name } предлагает продолжить партию **{ $title }** без одного игрока: { $other_name }. Если все остальные согласны, дальше играет компьютер, а место может занять любой.
note-consent-pause = ⏸️ { $name } просит паузу в партии **{ $title }**. Нужно согласие всех.
note-consent-resume = ▶️ { $name } просит продолжить партию **{ $title }**, которую остановил организатор. Нужно согласие всех.
note-consent-declined = { $name } не соглашается. В партии **{ $title }** всё остаётся как есть.
note-consent-withdrawn = { $name } снимает вопрос. В партии **{ $title }** всё остаётся как есть.
note-undone = ↩️ Все согласны, ход отменён: { $name }. Партия **{ $title }** продолжается с этого места, более поздние планы удалены.
note-removed = Все согласны: партия **{ $title }** продолжается без одного игрока ({ $name }). Играет компьютер; место { $seat } может занять любой.
note-answered-undo = ↩️ { $name } просит отменить ход в партии **{ $title }**. { $outcome ->
    [agreed] Все согласились.
    [declined] Против: { $by_name }.
    [withdrawn] Вопрос снят.
   *[lapsed] Партия с тех пор ушла вперёд.
}
note-answered-remove = { $name } предлагает продолжить партию **{ $title }** без одного игрока: { $other_name }. { $outcome ->
    [agreed] Все согласились.
    [declined] Против: { $by_name }.
    [withdrawn] Вопрос снят.
   *[lapsed] Партия с тех пор ушла вперёд.
}
note-answered-pause = ⏸️ { $name } просит паузу в партии **{ $title }**. { $outcome ->
    [agreed] Все согласились.
    [declined] Против: { $by_name }.
    [withdrawn] Вопрос снят.
   *[lapsed] Партия с тех пор ушла вперёд.
}
note-answered-resume = ▶️ { $name } просит продолжить партию **{ $title }**. { $outcome ->
    [agreed] Все согласились.
    [declined] Против: { $by_name }.
    [withdrawn] Вопрос снят.
   *[lapsed] Партия с тех пор ушла вперёд.
}
note-answered-offer = 🪑 { $outcome ->
    [taken] { $by_name }: теперь на месте { $seat } в партии **{ $title }**.
   *[stays] Место { $seat } в партии **{ $title }** остаётся за своим игроком: { $by_name }.
}
consent-here-undo = ↩️ **{ $name } просит отменить ход и всё после него.**
consent-here-remove = **{ $name } предлагает продолжить без игрока: { $about }.**
consent-here-pause = ⏸️ **{ $name } просит паузу.**
consent-here-resume = ▶️ **{ $name } просит продолжить партию.**
consent-agree = Согласиться
consent-decline = Отклонить
consent-ask = Спросить остальных
consent-asked = Остальные увидят вопрос в партии **{ $title }**. Нужно согласие всех.
consent-agreed = ✅ Все согласны. Готово!
consent-open-still = Твоё согласие есть. Ждём остальных.
consent-ended = Голосование окончено. В партии **{ $title }** всё остаётся как есть.
ask-undo-acted = После этого уже кто-то ходил, поэтому в партии **{ $title }** нужно согласие всех. Более поздние ходы тоже отменятся.
ask-undo-revealed = Скрытое уже раскрыто, поэтому в партии **{ $title }** нужно согласие всех. Более поздние ходы тоже отменятся.
seat-ask = Это место в партии **{ $title }** занято. Если все остальные согласны, дальше играет компьютер, а место может занять любой.
seat-offered-done = Место в партии **{ $title }** предложено всем. Оно остаётся за своим игроком, пока его не займут.
seat-back = Я снова здесь
seat-back-done = С возвращением! Твоё место снова за тобой.
board-seat-offered = 🪑 Место { $number } ({ $name }) свободно.
deed-undo-to = ↩️ Партия возвращена к более раннему ходу.
refusal-consent-open = Голосование уже идёт. Сначала ответь на него или попроси снять вопрос.
refusal-consent-over = Это голосование окончено, или партия ушла вперёд.
refusal-consent-not-yours = В этом голосовании твой голос не нужен.
refusal-agreed-already = Твоё согласие уже есть. Ждём остальных.
refusal-nobody-to-ask = Согласиться на это некому. Обратись к организатору этого сервера.
seat-span = Место { $number }, ходы с { $first } по { $last }: { $name }
command-match-organise-name = организатор
command-match-organise = Для организаторов: места, отмена ходов, пауза и завершение партии
organise-head = Организатору: { $title }
organise-rewind = Отменить ходы…
organise-end = Завершить партию
organise-end-sure = Завершить партию **{ $title }** для всех? Победителя не будет, и открыть её снова нельзя.
organise-offer = Предложить место всем…
organise-hold = Отдать место компьютеру…
organise-moves = { $n ->
    [0] **{ $title }**: ходов ещё нет.
    [one] **{ $title }**: { $n } ход. Выбери, с какого хода отменить всё.
    [few] **{ $title }**: { $n } хода. Выбери, с какого хода отменить всё.
    [many] **{ $title }**: { $n } ходов. Выбери, с какого хода отменить всё.
   *[other] **{ $title }**: { $n } хода. Выбери, с какого хода отменить всё.
}
organise-before = Отменить с этого хода…
organise-newer = ◀ Новее
organise-older = Старше ▶
organise-back = Назад
organise-move = { $number }. { $name }: { $text }
organise-secret = тайный ход
organise-revealed = раскрыл скрытое
organise-sure = Отменить последние ходы партии **{ $title }** (всего { $n })? { $seen ->
    [no] Ничего скрытого не раскрыто. Все об этом узнают.
    [rated] Раскрытое уже известно, поэтому партия не пойдёт в рейтинг. Все об этом узнают.
   *[yes] Раскрытое уже известно. Все об этом узнают.
}
organise-yes = Отменить ходы
organise-rewound = ↩️ Отменено, все об этом знают.
organise-offered = 🪑 Место свободно. Его можно занять там, где идёт партия.
organise-held = На этом месте играет компьютер, пока не вернётся игрок.
organise-ended = Партия завершена.
note-rewound = ↩️ { $name } (организатор): { $n ->
    [one] отменён { $n } ход
    [few] отменено { $n } хода
    [many] отменено { $n } ходов
   *[other] отменено { $n } хода
} в партии **{ $title }**. Более поздние планы удалены. { $seen ->
    [no] Ничего скрытого не раскрыто.
    [rated] Раскрытое уже известно, поэтому партия больше не идёт в рейтинг.
   *[yes] Раскрытое уже известно.
}
command-match-follow-name = следить
command-match-follow = Следить за партией или перестать следить за ней
follow-on = 👀 Ты следишь за партией **{ $title }**. Новости о ней покажет `/{ command-turns-name }`.
follow-off = Ты больше не следишь за партией **{ $title }**.
follow-on-button = Следить
follow-off-button = Не следить
refusal-too-many-followed = Ты уже следишь за партиями: { $limit }. Сначала перестань следить за одной.
seat-kept-for = *место держат: { $name }*
board-rematch = Реванш
rematch-open = Партия **{ $title }** открыта: { $place }. Настройки те же, места сдвинуты на одно, остальных я позвал.
rematch-goes = Реванш — **{ $title }**: { $place }.
refusal-rematch-early = Эта партия ещё идёт. Когда она закончится, доска предложит реванш.
command-match-rematch-name = реванш
command-match-rematch = Сыграть законченную партию ещё раз с теми же людьми
organise-pause = Остановить таймеры
organise-resume = Запустить таймеры
organise-extend = Добавить сутки
organise-paused = ⏸️ Таймеры на паузе, все об этом знают.
organise-resumed = ▶️ Таймеры снова идут, все об этом знают.
organise-extended = ⏳ На каждый открытый выбор есть ещё сутки, все об этом знают.
seat-held = { $name } (временно играет компьютер)
command-match-pause-name = пауза
command-match-pause = Остановить или запустить таймеры партии, если все согласны

## Clocks

note-vacation = 🌴 { $name } в отпуске от партии **{ $title }**: минус день, { $days ->
    [0] в этом году больше не осталось.
    [one] в этом году остался { $days } день.
    [few] в этом году осталось { $days } дня.
    [many] в этом году осталось { $days } дней.
   *[other] в этом году осталось { $days } дня.
}
note-late-waits = ⌛ { $name }: время вышло. Партия **{ $title }** ждёт ещё столько же.
note-late-held = ⌛ { $name }: время снова вышло. В партии **{ $title }** пока играет компьютер; место { $seat } может занять любой.
note-late-empty = ⌛ { $name }: время снова вышло, других игроков тоже нет. Партия **{ $title }** ждёт; место { $seat } может занять любой.
note-late-offered = ⌛ { $name }: время снова вышло. Партия **{ $title }** ждёт; место { $seat } может занять любой.
note-paused = ⏸️ Партия **{ $title }** на паузе, организатор: { $name }. Продолжить её может организатор или все игроки с общего согласия.
note-paused-agreed = ⏸️ Все согласны: партия **{ $title }** на паузе. Продолжить её может любой игрок.
note-resumed = ▶️ Партия **{ $title }** продолжается: { $name }.
note-extended = ⏳ { $name }: на каждый открытый выбор в партии **{ $title }** { $hours ->
    [one] добавлен { $hours } час.
    [few] добавлено { $hours } часа.
    [many] добавлено { $hours } часов.
   *[other] добавлено { $hours } часа.
}
note-thawed = Я снова здесь. Пока меня не было, таймеры партии **{ $title }** стояли.
note-restored = 🛟 Партия **{ $title }** была повреждена и восстановлена из резервной копии. Всё как на <t:{ $since }:f>; более поздние ходы потеряны, таймеры всё это время стояли.
note-idle-soon = В партии **{ $title }** уже несколько недель никто не ходит. Без хода я закрою её <t:{ $closing }:R>.
note-idle-closed = Партия **{ $title }** закрыта: 30 дней никто не ходил.
clock-blitz = Быстро: 3 ч на ход
clock-daily = Ежедневно: 24 ч на ход
clock-relaxed = Спокойно: 3 дня на ход
clock-none = Без таймера
clock-without = ⏱️ Без таймера: партия ждёт всех.
clock-terms = ⏱️ { $name ->
    [blitz] Быстро
    [daily] Ежедневно
    [relaxed] Спокойно
   *[own] Таймер
}: { $hours } ч на ход + резерв { $bank } ч; сон не считается.
late-move = Ходит компьютер
late-wait = Партия ждёт
clock-late-move = Время вышло — ходит компьютер; во второй раз место освобождается.
clock-late-wait = Время вышло — партия ждёт; во второй раз место освобождается.
clock-pace = {" "}· вовремя { $intime } из { $of }, обычно за { $hours } ч
clock-stands-table = ⏸️ На паузе по общему согласию ({ $since }). Продолжить может любой игрок.
clock-stands-organiser = ⏸️ На паузе по решению организатора ({ $since }). Продолжить может он или все игроки с общего согласия.
clock-stands-away = ⏸️ На паузе ({ $since }): меня нет на сервере этой партии. Таймеры пойдут, когда я вернусь.
clock-resume-table = Продолжить партию
clock-resume-organiser = Попросить продолжить
clock-due = ⏳ { $name }: { $when }
clock-then-move = Потом ходит компьютер.
clock-then-wait = Потом партия ждёт ещё раз, а во второй раз место освобождается.
clock-own = ⏳ Твоё время закончится { $when }, включая резерв { $bank } ч.
clock-own-bare = ⏳ Твоё время закончится { $when }.
settings-hours = **Время для игры** — твои таймеры идут только в это время, начиная со следующего хода. Отдыхать можно до 12 часов в день и 2 дней в неделю.
hours-known = Ты играешь с { $wake } до { $sleep } ({ $place }, сейчас { $now }).
hours-always = Твои таймеры идут всегда. Сейчас { $now } ({ $place }): если это не твоё время, выбери его ниже.
hours-days-off = Выходные: { $days }.
hours-counts = За неделю время для игры менялось дважды. Во сне я тебя не потревожу, а таймеры перейдут на новое время { $when }.
hours-clock = У меня сейчас…
hours-clock-is = У меня сейчас { $time }
hours-zone = Город
hours-zone-is = Город: { $name }
hours-wake = Мой день начинается
hours-sleep = Мой день кончается
hours-off = Выходные (до двух)
hours-off-is = Выходной: { $day }
hours-vacation-on = Отпуск: да (ещё { $n })
hours-vacation-off = Отпуск: нет
hours-type = Ввести город
hours-place = Город или часовой пояс
calls-link = К напоминаниям
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
plan-make = План заранее
plan-see = Мой план
plan-editor-head = ### Твой план · { $title }
plan-about = Сыграется сам в твой ход, если ещё будет возможен. Видишь его только ты.
plan-nothing = Плана пока нет.
plan-line = **{ $number }.** { $line }
plan-more = -# и ещё { $n }
plan-else = -# Если ничего из этого не подойдёт, решать предложат тебе, как обычно.
plan-keep = Сохранить
plan-type = Написать…
plan-leave = Отмена
plan-change = Изменить
plan-drop = Удалить план
plan-back = Назад
plan-kept-head = ### Твой план · { $title }
    -# Первая возможная строка сыграется сама в твой ход. Видишь план только ты.
plan-done = ✓ План сохранён.
plan-dropped = ✓ План удалён. В твой ход решать тебе.
plan-moved = Партия ушла вперёд, поэтому ничего не изменилось. Вот как она выглядит сейчас.
plan-read = ✓ Понято. Пока ничего не сохранено.
plan-missed = 📋 Твой план больше не подходит. { $why }
plan-unreadable = 📋 Твой план не удалось прочитать, и он удалён. Выбери ход или составь новый план.
plan-follows = 📌 Как только будет можно: { $plan }.
plan-receipt = 📋 Твой план сыгран: { $line }
late-receipt = ⌛ За тебя походил компьютер: { $line }
plan-form = План заранее
plan-form-label = По строке на вариант, лучший первым
plan-form-hint = Разделяй ходы точкой с запятой: { $example }
bad-plan = Партия ушла вперёд с тех пор, как показан этот план. Проверь его и сохрани.
bad-plan-empty = Напиши хотя бы одну строку.
refusal-plan-no-game = В этой игре планировать нельзя.
refusal-plan-not-now = Сейчас тебе нечего планировать. Загляни, когда походят остальные.
refusal-plan-alone = Планировать нечего: ты играешь только с компьютерами, они ходят сразу.
refusal-plan-your-turn = Уже твой ход. Нажми **Мой ход**.
refusal-plan-empty = Твой план пуст. Сначала выбери ход.
refusal-plan-too-long = В плане может быть не больше { $limit } строк. Убери часть из них.

## Settings

settings-page-me = Язык и картинки
settings-page-hours = Время для игры
settings-page-calls = Напоминания
settings-page-server = Сервер: партии
settings-page-public = Сервер: язык
settings-foot = -# Изменения сохраняются сами.
settings-me = **Для тебя** — язык и картинки всего, что видишь только ты.
settings-server = **Партии этого сервера** — где в них играют и кто ими управляет.
settings-public = **Для всех здесь** — язык и картинки досок и сообщений этого сервера.
settings-threads-on = Ветки: у каждой партии
settings-threads-off = Ветки: нет
settings-games = Игровой канал (иначе любой)
settings-role = Роль организаторов партий
settings-notice = Канал сообщений организаторам
settings-language = Язык
settings-language-is = Язык: { $name }
settings-auto-me = Язык: как в моём Discord
settings-auto-server = Язык: как у сервера
settings-pictures-on = Картинки: да
settings-pictures-off = Картинки: текстом
settings-calls = **Напоминания** — когда придёт твой ход, я один раз скажу об этом в канале партии или в ЛС. Если есть таймер, могу напомнить на половине времени и ближе к концу, но никогда во время сна.
hours-link = К времени для игры
settings-reminders = Напоминания
reminders-off = Напоминания: нет
reminders-off-about = Хватит одного упоминания
reminders-channel = Напоминания: в канале
reminders-channel-about = Упомяну тебя там ещё раз
reminders-dm = Напоминания: личным сообщением
reminders-dm-about = Их видишь только ты; пробное придёт сразу
settings-turns-on = Ходы в ЛС: да
settings-turns-off = Ходы в ЛС: нет
settings-letters-on = Новости в ЛС: да
settings-letters-off = Новости в ЛС: нет
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
command-privacy-do = Скачать или удалить свои данные; по умолчанию — что я храню
option-do-name = действие
privacy-export = Скачать мои данные
privacy-forget = Удалить мои данные
privacy-statement =
    ### Твои данные
    Я храню твой ID в Discord и отображаемое имя, выбор в `/{ command-settings-name }`, твои партии и ходы в них, докуда ты их видишь, а ещё незаконченные ответы, планы и уроки. Сообщения читать я не могу и никому ничего не передаю.

    Если удалить данные, ID и имя исчезнут сразу, через час их не будет в базе, через два дня — и в её копиях. В твоих открытых партиях дальше играет компьютер. Ходы в партиях с другими останутся, но без имени.
privacy-exported = Твои данные в файле. Чужих ходов и карт, которых ты не видишь, в нём нет.
privacy-sure = { $matches ->
    [0] Удалить имя, ID, настройки и уроки? Вернуть их нельзя.
    [one] Удалить имя, ID, настройки и уроки? В { $matches } партии дальше сыграет компьютер. Вернуть данные нельзя.
    [few] Удалить имя, ID, настройки и уроки? В { $matches } партиях дальше сыграет компьютер. Вернуть данные нельзя.
    [many] Удалить имя, ID, настройки и уроки? В { $matches } партиях дальше сыграет компьютер. Вернуть данные нельзя.
   *[other] Удалить имя, ID, настройки и уроки? В { $matches } партиях дальше сыграет компьютер. Вернуть данные нельзя.
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

bad-confirm = Твой выбор изменился с тех пор, как показана эта панель. Нажми **Мой ход**, проверь и подтверди.

## Refusals

refusal-no-such-match = Не нахожу такой партии. `/{ command-matches-name }` покажет партии этого сервера, `/{ command-turns-name }` — твои.
refusal-no-match-here = У тебя здесь нет партий. `/{ command-new-name }` откроет новую, `/{ command-turns-name }` покажет твои партии в других местах.
refusal-no-such-game = Игры «{ $game }» нет. Выбери из списка.
refusal-no-sessions = В этой игре нет турнирных серий.
refusal-no-such-level = Компьютеров уровня { $level } нет. Выбери из списка.
refusal-seat-count = Столько игроков нельзя: { $seats }. Выбери из { $allowed }.
refusal-too-many-computers = Компьютерам можно отдать мест: { $most }. Одно место твоё.
refusal-too-many-invited = Мест для приглашённых осталось: { $most }. Выбери больше игроков или пригласи меньше людей.
refusal-too-many-asked = В одну партию можно пригласить не больше { $limit } человек.
refusal-option-unknown = При таком числе игроков в этой игре нет параметра { $option }.
refusal-option-value = Параметр { $option } не может быть { $value }. Выбери другое значение.
refusal-too-many-matches = У тебя уже партий: { $limit }. Сначала закончи одну.
refusal-too-many-lobbies = У тебя уже открыто лобби: { $limit }. Сначала начни или отмени одно.
refusal-server-full = На этом сервере уже идёт партий: { $limit }. Сначала нужно закончить одну.
refusal-not-a-lobby = Эта партия уже началась или закрыта.
refusal-already-seated = Ты уже в этой партии.
refusal-full = Все места заняты. `/{ command-new-name }` откроет другую партию.
refusal-not-invited = Эта партия только по приглашениям. `/{ command-new-name }` откроет твою.
refusal-not-host = Это может сделать только хозяин стола.
refusal-not-organiser = Это может сделать только организатор этого сервера.
refusal-not-governing = Чтобы менять настройки сервера, нужно право «Управлять сервером».
refusal-not-seated = Ты не играешь в этой партии. `/{ command-match-name } { command-match-board-name }` покажет доску.
refusal-seat-empty = Место { $seat } и так свободно.
refusal-not-full = { $empty ->
    [one] Ещё { $empty } место свободно. Подожди игрока или добавь компьютер.
    [few] Ещё { $empty } места свободны. Подожди игроков или добавь компьютеры.
    [many] Ещё { $empty } мест свободны. Подожди игроков или добавь компьютеры.
   *[other] Ещё { $empty } места свободны. Подожди игроков или добавь компьютеры.
}
refusal-not-running = Эта партия сейчас не идёт. `/{ command-match-name } { command-match-board-name }` всё ещё покажет её.
refusal-not-begun = Эта партия ещё не началась.
refusal-not-finished = Эта партия ещё не закончена. Введи `/{ command-match-name } { command-match-analysis-name }` после неё.
refusal-no-replay = Для этой игры повторов нет. Все ходы есть в `/{ command-match-name } { command-match-file-name }`.
refusal-nothing-to-replay = Повторять пока нечего. Введи `/{ command-match-name } { command-match-replay-name }` после первых ходов.
refusal-no-analysis = Для этой игры разбора нет.
refusal-making-fails = Не получилось подготовить партию. Ничего не потеряно; попробуй ещё раз.
refusal-analysis-fails = Разбор занял слишком много времени. Попробуй позже.
refusal-stuck = Партия зависла из-за ошибки бота. Ничего не потеряно; организатор может её завершить.
refusal-broke = У меня что-то сломалось. Ничего не потеряно; попробуй ещё раз.
refusal-resigned = Эта партия тобой сдана. Дальше за тебя играет компьютер.
refusal-not-your-turn = Сейчас не твой ход. Когда он придёт, я упомяну тебя.
refusal-answered = Это уже сделано. Вот как партия выглядит сейчас.
refusal-stale = Партия ушла вперёд. Вот как она выглядит сейчас.
refusal-cannot-claim = Забрать победу нельзя: в партии есть и другие игроки.
refusal-draft-too-long = Слишком длинно, не сохранить. Сократи, пожалуйста.
refusal-no-such-seat = Нет такого игрока ({ $text }), или подходят несколько. Выбери из подсказок при вводе.
refusal-invited-bot = Другие боты играть не умеют. Чтобы добавить компьютеры, используй параметр `{ option-computers-name }`.
refusal-other-server = Эта партия на другом сервере, и её доска там же.
refusal-commands-changed = Мои команды только что изменились. Подожди минуту и попробуй ещё раз.
refusal-lapsed = Это уже недействительно. Введи команду ещё раз.
refusal-older-control = Эта кнопка из старой версии. Нынешнюю покажет `/{ command-turns-name }` или `/{ command-match-name } { command-match-board-name }`.
refusal-too-fast = Слишком быстро! Подожди несколько секунд и попробуй ещё раз. Ничего не потеряно.
refusal-letters-closed = Я не могу писать тебе лично. Разреши личные сообщения для этого сервера в настройках конфиденциальности Discord и попробуй ещё раз.
refusal-only-in-server = Это работает только на сервере.
refusal-missing-permission = Здесь я не могу показать партию. Дай мне в этом канале: { $names } — или выбери другой канал.
