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
lobby-expected = Приглашены и пока не сели: { $names }
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
lobby-closed = Стол **{ $title }** закрыт до начала партии. Новая партия: `/{ command-new-name }`.
lobby-opened = Стол **{ $title }** открыт: { $place }. Друзья нажимают там **Сесть**, а ты — **Начать**, когда все будут в сборе.
lobby-started = Партия **{ $title }** началась: { $place }.
lobby-begun = Партия началась.

## Board

board-stuck = ## { $title }
    ⚠️ Партия зависла из-за ошибки бота. Ничего не потеряно; организатор может её завершить.
board-end = Завершить (организатор)
board-ended = Партия **{ $title }** завершена.
board-claim = 🏆 Забрать победу
board-cancelled = Партия закончилась досрочно: все сдались.
board-closed = Партия закрыта досрочно: её завершил организатор или целый месяц никто не ходил.
board-closed-league = Что идёт в зачёт, видно в лиге.
board-deserted = -# Никого из игроков нет: партия ждёт, пока кто-нибудь вернётся.
board-claimed = { $name } забирает победу: больше никого не осталось.
board-resigned-last = { $n ->
    [one] Партия сдана, последнее место: { $names }.
    [few] Партия сдана, последнее место: { $names }.
    [many] Партия сдана, последнее место: { $names }.
   *[other] Партия сдана, последнее место: { $names }.
}
board-best-first = -# Твой первый счёт в одиночку с этими настройками: { $points }. Попробуй побить!
board-best-new = 🎉 Новый личный рекорд! Прежний: { $before } (партия #{ $match }).
board-best-equal = Личный рекорд повторён: { $before } (партия #{ $match }).
board-best-less = -# Твой рекорд с этими настройками: { $before } (партия #{ $match }).
board-seed = -# Сид тасовки: `{ $seed }`
    -# Тасовка честная: SHA-256 сида совпадает с тем, что `/{ command-record-name }` показывает с самого начала: `{ $hash }`
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
note-unreachable = Не могу показать партию **{ $title }**: в { $place } мне нельзя писать, или канала больше нет. Дай мне разрешение или введи `/{ command-table-name }` там, где партия продолжится.
note-thread-closed = Партия **{ $title }** продолжается здесь: в её ветке мне больше нельзя писать.
note-channel-closed = Партия **{ $title }** продолжается здесь: в { $place } мне больше нельзя писать, или канала уже нет.

table-here = Доска партии **{ $title }** теперь здесь.

## Records

record-complete = Файл партии **{ $title }**: все ходы и сид тасовки. Чтобы повторить и проверить партию кодом проекта: `python -m engine.{ $game } replay FILE`
record-running = Файл партии **{ $title }** на сейчас, без тайного. Полный файл с сидом даст `/{ command-record-name }` после партии.
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
call-left = -# **{ $name }**: игрока больше нет на сервере, упомянуть не могу.
call-line = { $names }: пора ходить в партии **{ $title }** · [доска]({ $link })
call-line-soon = { $soon }: следующий ход в партии **{ $title }**. План можно составить уже сейчас · [доска]({ $link })
call-line-both = { $names }: пора ходить в партии **{ $title }** · [доска]({ $link })
    -# Следующий ход: { $soon }. План можно составить уже сейчас.
call-answered = -# ✅ Все ходы сделаны.
reminder = ⏰ Твой ход в партии **{ $title }** · [доска]({ $link })
reminder-until = Твоё время закончится { $when }.
reminder-last = ⌛ Твой ход в партии **{ $title }**! Время закончится { $when } · [доска]({ $link })
reminder-move = Иначе этот ход за тебя сделает компьютер.
reminder-wait = Иначе партия подождёт ещё один раз, и это увидят все.
reminder-hold = Иначе за тебя временно сыграет компьютер, а место смогут занять.
reminder-offer = Иначе твоё место смогут занять.
reminder-vacation = Иначе спишется день отпуска, и срок сдвинется на сутки.
reminder-letters-closed = -# Личные сообщения мне закрыты, поэтому напоминаю здесь. Изменить: `/{ command-settings-name }`.
letter-receipt = 📋 Твой план сыгран в партии **{ $title }** · [доска]({ $link })
letter-late = ⌛ Время вышло в партии **{ $title }**; за тебя походил компьютер · [доска]({ $link })
letter-over = 🏁 Закончилась партия **{ $title }**, за которой ты следишь · [итог]({ $link })
letter-unreachable = Я больше не могу писать в канал партии **{ $title }**, но она продолжается. Ходи через `/{ command-turns-name }` или введи `/{ command-table-name }` в другом канале того сервера, чтобы показать доску там.
letter-test-reminders = Напоминания будут приходить сюда. Изменить: `/{ command-settings-name }`.
letter-test-news = Новости будут приходить сюда: что сыграли твои планы и чем закончились партии, за которыми ты следишь. Изменить: `/{ command-settings-name }`.

## Lists

turns-none = Ни одна партия тебя не ждёт.
turns-empty = Тебя не ждёт ни одна партия. `/{ command-new-name }` откроет новую, `/{ command-matches-name }` покажет партии этого сервера, а `/{ command-learn-name }` научит игре за три минуты.
turns-head = { $n ->
    [one] **Тебя ждёт { $n } партия.**
    [few] **Тебя ждут { $n } партии.**
    [many] **Тебя ждут { $n } партий.**
   *[other] **Тебя ждут { $n } партии.**
}
turns-line = **{ $title }** · { $where }
turns-elsewhere = на другом сервере
turns-closed = её место для меня закрыто; `/{ command-table-name }` покажет её в другом канале
turns-others = **Твои остальные партии**
turns-followed = **Ты следишь**
turns-open = Мой ход в #{ $number }
turns-look = Посмотреть #{ $number }
turns-held = твоё место до твоего возвращения держит компьютерный игрок
turns-seat = К моему месту в #{ $number }
turns-end = Посмотреть итог
turns-over = 🏁 { $title } · окончена
turns-won = { $n ->
    [one] Победа: { $names }.
    [few] Общая победа: { $names }.
    [many] Общая победа: { $names }.
   *[other] Общая победа: { $names }.
}
turns-more = { $n ->
    [one] и ещё { $n }
    [few] и ещё { $n }
    [many] и ещё { $n }
   *[other] и ещё { $n }
}
matches-none = На этом сервере ещё нет партий. Первую откроет `/{ command-new-name }`.
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
matches-thinks = думает компьютерный игрок
matches-deserted = ждёт, пока кто-нибудь не вернётся
matches-look = Посмотреть
matches-stuck = остановлена
matches-over = закончена
which-head = { $n ->
    [one] Речь об этой партии?
    [few] У тебя здесь { $n } партии. О какой речь?
    [many] У тебя здесь { $n } партий. О какой речь?
   *[other] У тебя здесь { $n } партии. О какой речь?
}
which-choose = Выбери партию

## The log of a match

log-head = Летопись партии { $title }
log-empty = Пока ничего не произошло.
log-seen = Как это выглядело
log-then = **{ $title }**, как это было { $when }
log-back = Назад к летописи
log-no-picture = Смотреть было ещё не на что.

## Commands of the house: their names, of lower case and at most 32 letters, and descriptions of at most 100

command-new-name = новая
command-new = Открыть новую партию
command-new-game = Во что играть; если не указать — { $game }
command-new-players = Сколько игроков, считая компьютерных; если не указать — кого назовёшь, не меньше 2
command-new-computers = Сколько из них компьютерных; если больше ждать некого, партия начнётся сразу
command-new-level = Насколько сильны компьютерные игроки
command-new-invite = Кого пригласить; ещё людей можно позвать из-за стола до начала партии
command-new-only-invited = За стол садятся только по приглашению
command-new-clock = Сколько времени на решение, считая только часы бодрствования; без выбора: сутки
command-table-name = стол
command-table = Показать доску ещё раз, здесь
command-analysis-name = разбор
command-analysis = После партии: что можно было сыграть лучше и какой выбор обошёлся дороже всего
command-bag-name = мешок
command-bag = Что лежит в мешке этого сервера после законченных партий
command-replay-name = повтор
command-replay = Партия в движении, от первого хода до последнего
command-log-name = летопись
command-log = Летопись партии, ход за ходом, с картинками того, как всё выглядело
command-record-name = запись
command-record = Запись партии в файле: каждый ход, чтобы прочесть или сыграть заново
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
command-resign-name = сдаться
command-resign = Сдаться в партии; за тебя продолжит компьютерный игрок
command-help-name = помощь
command-help = Как играть с этим ботом
command-settings-name = настройки
command-settings = Твой язык и картинки; с правом «Управлять сервером» — и настройки сервера
command-number = Номер партии

# Shared by several games:
command-discard-name = убрать
command-discard = Сбросить карты или убрать лишние фрагменты слишком мелкого разреза
command-recall-name = отозвать
command-recall = Отозвать подтверждённое, пока другие ещё выбирают
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
option-clock-name = часы

## Rules and help

pages-back = Назад
pages-on = Дальше
pages-foot = Страница { $page } из { $pages }
help-head = ## Впервые здесь? Введи `/{ command-learn-name }`
    Эта команда научит игре за три минуты, на деле. Потом `/{ command-new-name }` откроет партию: друзья нажимают **Сесть**, свободные места занимают компьютерные игроки.

    Когда придёт твой ход, я упомяну тебя один раз: нажми **Мой ход** на доске, там видно, что делать. Партия длится несколько дней: отвечай, когда удобно.
help-begin = **Начать**
help-play = **Играть**
help-moves = Любой ход, если удобнее писать: { $names }
help-look = **Смотреть**
help-after = **После партии**
help-league = **Лиги**
help-setup = **Настроить**
help-foot = -# Неофициальный проект любителей, не связан с издателем.
greeting = **Привет!** Я веду настольные игры, которые длятся днями, по несколько минут за раз:
greeting-game = - **{ $name }**: { $about }
greeting-how =
    Введи **`/{ command-new-name }`**, чтобы открыть первую партию, **`/{ command-learn-name }`**, чтобы научиться игре за три минуты, **`/{ command-help-name }`** — обо всём остальном. С правом «Управлять сервером» команда `/{ command-settings-name }` выбирает, где показывать партии.
permissions-missing = **Не хватает одного:** дай мне здесь { $names }, иначе я не смогу показать доску.
permission-view-channel = Просматривать канал
permission-send-messages = Отправлять сообщения
permission-send-messages-in-threads = Отправлять сообщения в ветках
permission-create-public-threads = Создавать публичные ветки
permission-embed-links = Встраивать ссылки
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
turns-news = { $n ->
    [one] { $n } новость.
    [few] { $n } новости.
    [many] { $n } новостей.
   *[other] { $n } новости.
}
panel-back = Назад
panel-waiting = Я скажу, когда будет твой ход.
panel-vote = Ответить
panel-details = { $news ->
    [0] Подробнее
   *[other] Подробнее ({ $news })
}
pictures-off = Текстом
pictures-on = Картинками

## Learning

learn-head = ## Обучение: { $game } · { $step } из { $steps }
learn-back = Назад
learn-on = Пропустить
learn-again = Ещё раз
learn-moved = Это было для другого шага. Вот где ты сейчас.
learn-match = Сыграть с двумя компьютерами

## Resigning

resign-sure = Сдаться в партии **{ $title }**? За тебя продолжит компьютерный игрок, а твоё место станет последним.
resign-yes = Сдаться
resign-no = Играть дальше
resign-kept = Хорошо: игра продолжается.
resign-done = Партия #{ $number } для тебя окончена. За тебя продолжает компьютерный игрок.
claim-done = Партия #{ $number } завершена, победа за тобой.

## Second thoughts, and other people at the table

command-undo-name = отменить
command-undo = Отменить свой последний ход или спросить на это согласия остальных
undo-button = Отменить ход
undo-done = ↩️ Последний ход отменён. Снова твоя очередь.
deed-retract = ↩️ { $name }: ход отменён.
refusal-undo-nothing = У тебя нет хода, который можно отменить.
refusal-undo-acted = На этот ход уже ответили, поэтому без остальных его не отменить. `/{ command-undo-name }` спросит их.
refusal-undo-revealed = С этим ходом или после него что-то открылось, поэтому без остальных его не отменить. `/{ command-undo-name }` спросит их.
refusal-paused-already = Часы этой партии уже стоят.
refusal-not-paused = Часы этой партии идут.
refusal-pause-organisers = Эти часы остановил организатор: пустить их снова может организатор или все, кто играет, с общего согласия.
refusal-no-clock = У этой партии нет часов.
refusal-hours-too-few = Не больше 12 часов сна в день и 2 выходных в неделю, чтобы никто не ждал слишком долго.
refusal-extension-too-long = За один раз можно добавить не больше { $days } дней.
refusal-zone-unknown = Такого места я не знаю. Введи ближайший большой город латиницей, по-английски.
refusal-zone-several = Подходит несколько мест; введи одно из них целиком: { $names }.
note-seat-offered = 🪑 Место { $seat } в партии **{ $title }** можно занять: кто сядет, продолжит за { $name } с теми же картами. До тех пор оно остаётся за { $name }.
note-seat-taken = 🪑 { $name } продолжает на месте { $seat } в партии **{ $title }**.
seat-take = Занять место
seat-keep = Ждать дальше
seat-took = 🪑 Место твоё.
seat-kept = Стол ждёт дальше; место больше не предлагается.
deed-substitute = 🪑 { $name } продолжает вместо другого игрока.
deed-computer = Пока за { $name } играет компьютер.
deed-return = { $name } снова за столом.
deed-late = ⌛ { $line } (компьютерный игрок: время вышло)
refusal-seat-offered = Это место уже предлагается.
refusal-seat-not-offered = Это место больше не предлагается.
refusal-seat-not-free = Предложить можно только своё место или то, на котором за кого-то играет компьютер; остальные заняты своими игроками.
refusal-nobody-comes-back = Кто там сидел, не вернётся. Место может занять любой.
refusal-here-already = Твоё место и так за тобой.
command-substitute-name = замена
command-substitute = Предложить другому своё место или место того, кого нет
command-substitute-seat = Номер места; если не указать — твоё
option-seat-name = место
note-consent-undo = ↩️ { $name } просит отменить ход в партии **{ $title }**. { $n ->
    [one] Отменится { $n } ход.
    [few] Отменятся { $n } хода.
    [many] Отменится { $n } ходов.
   *[other] Отменятся { $n } хода.
} { $seen ->
    [no] Ничего при этом не открылось.
    [rated] То, что при этом открылось, уже не забыть, поэтому партия перестанет идти в рейтинг.
   *[yes] То, что при этом открылось, уже не забыть.
} Нужно согласие всех, кто играет.
note-consent-remove = { $name } предлагает продолжить партию **{ $title }** без { $other_name }. Нужно согласие всех остальных; тогда продолжит компьютерный игрок, а место можно будет занять.
note-consent-pause = ⏸️ { $name } просит паузу в партии **{ $title }**. Нужно согласие всех, кто играет.
note-consent-resume = ▶️ { $name } просит снова пустить часы партии **{ $title }**, которые остановил организатор. Нужно согласие всех, кто играет.
note-consent-declined = { $name } не даёт согласия, так что в партии **{ $title }** всё остаётся как есть.
note-consent-withdrawn = { $name } снимает вопрос; в партии **{ $title }** всё остаётся как есть.
note-undone = ↩️ Все согласны: партия **{ $title }** продолжается с того, что было до хода { $name }. Планы, составленные после этого, забыты.
note-removed = { $name } больше не играет в партии **{ $title }**: так решили остальные. Играет компьютерный игрок, а место { $seat } можно занять: кто сядет, продолжит с теми же картами.
note-answered-undo = ↩️ Просьба отменить ход в партии **{ $title }**, имя игрока: { $name }. { $outcome ->
    [agreed] Все согласились.
    [declined] Не все согласны, имя игрока: { $by_name }.
    [withdrawn] Вопрос снят.
   *[lapsed] Партия с тех пор продолжилась.
}
note-answered-remove = Предложение продолжить партию **{ $title }** без { $other_name }, имя игрока: { $name }. { $outcome ->
    [agreed] Все согласились.
    [declined] Не все согласны, имя игрока: { $by_name }.
    [withdrawn] Вопрос снят.
   *[lapsed] Партия с тех пор продолжилась.
}
note-answered-pause = ⏸️ Просьба о паузе в партии **{ $title }**, имя игрока: { $name }. { $outcome ->
    [agreed] Все согласились.
    [declined] Не все согласны, имя игрока: { $by_name }.
    [withdrawn] Вопрос снят.
   *[lapsed] Партия с тех пор продолжилась.
}
note-answered-resume = ▶️ Просьба снова пустить часы партии **{ $title }**, имя игрока: { $name }. { $outcome ->
    [agreed] Все согласились.
    [declined] Не все согласны, имя игрока: { $by_name }.
    [withdrawn] Вопрос снят.
   *[lapsed] Партия с тех пор продолжилась.
}
note-answered-offer = 🪑 { $outcome ->
    [taken] { $by_name } продолжает на месте { $seat } партии **{ $title }**.
   *[stays] Место { $seat } партии **{ $title }** остаётся за { $by_name }.
}
consent-here-undo = ↩️ **{ $name } просит отменить ход и всё, что было после него.**
consent-here-remove = **{ $name } предлагает продолжить без { $about }.**
consent-here-pause = ⏸️ **{ $name } просит паузу.**
consent-here-resume = ▶️ **{ $name } просит снова пустить часы.**
consent-agree = Согласиться
consent-decline = Не соглашаться
consent-ask = Спросить остальных
consent-asked = Остальных спрашивают там, где идёт партия **{ $title }**. Всё произойдёт, когда согласятся все.
consent-agreed = Все согласны, и дело сделано.
consent-open-still = Твоё согласие есть. Всё произойдёт, когда согласятся и остальные.
consent-ended = Вопрос снят; в партии **{ $title }** всё остаётся как есть.
ask-undo-acted = На этот ход уже ответили. Его можно отменить со всем, что было после, если согласятся все, кто играет в партии **{ $title }**.
ask-undo-revealed = С этим ходом или после него что-то открылось. Его можно отменить со всем, что было после, если согласятся все, кто играет в партии **{ $title }**.
seat-ask = Это место в партии **{ $title }** занято своим игроком. Если согласятся все остальные, продолжит компьютерный игрок, а место можно будет занять.
seat-offered-done = Место предложено там, где идёт партия **{ $title }**. Пока его не займут, оно остаётся за своим игроком.
seat-back = Я снова здесь
seat-back-done = С возвращением: твоё место снова за тобой.
board-seat-offered = 🪑 Место { $number } ({ $name }) можно занять.
deed-undo-to = ↩️ Партия продолжается с более раннего хода.
refusal-consent-open = Стол уже о чём-то спрашивают. Сначала ответьте на это, или пусть вопрос снимет тот, кто его задал.
refusal-consent-over = Этот вопрос уже решён, или партия с тех пор ушла вперёд.
refusal-consent-not-yours = На это отвечать не тебе.
refusal-agreed-already = Твоё согласие уже есть. Остались остальные.
refusal-nobody-to-ask = Согласиться на это некому. Поможет организатор этого сервера.
seat-span = Место { $number }, ходы с { $first } по { $last }: { $name }
command-organise-name = организатору
command-organise = Для организаторов: места, возврат к любому ходу, завершение партии
organise-head = Организатору: { $title }
organise-rewind = Вернуться к ходу…
organise-end = Завершить партию
organise-end-sure = Завершить **{ $title }** для всех? Победителя не будет, и открыть её снова нельзя.
organise-offer = Предложить место всем…
organise-hold = Пусть место подержит компьютер…
organise-moves = { $n ->
    [0] **{ $title }**: ходов ещё нет.
    [one] **{ $title }**: сделан { $n } ход. Выбери, перед каким ходом продолжить; он и все следующие отменятся.
    [few] **{ $title }**: сделано { $n } хода. Выбери, перед каким ходом продолжить; он и все следующие отменятся.
    [many] **{ $title }**: сделано { $n } ходов. Выбери, перед каким ходом продолжить; он и все следующие отменятся.
   *[other] **{ $title }**: сделано { $n } хода. Выбери, перед каким ходом продолжить; он и все следующие отменятся.
}
organise-before = Вернуться к тому, что было до…
organise-newer = ◀ Новее
organise-older = Старше ▶
organise-back = Назад
organise-move = { $number }. { $name }: { $text }
organise-secret = тайный ход
organise-revealed = им что-то открылось
organise-sure = Отменить последние ходы партии **{ $title }** (всего { $n })? { $seen ->
    [no] Ничего при этом не открылось. Об этом узнают все.
    [rated] То, что открылось, уже не забыть, поэтому партия перестанет идти в рейтинг. Об этом узнают все.
   *[yes] То, что открылось, уже не забыть. Об этом узнают все.
}
organise-yes = Отменить
organise-rewound = Партия продолжается оттуда, и об этом сказано всем.
organise-offered = Место предложено там, где идёт партия.
organise-held = Место держит компьютерный игрок, пока не вернётся его игрок.
organise-ended = Партия завершена.
note-rewound = ↩️ Партия **{ $title }** отведена назад, организатор: { $name }. { $n ->
    [one] Отменён { $n } ход.
    [few] Отменено { $n } хода.
    [many] Отменено { $n } ходов.
   *[other] Отменено { $n } хода.
} Планы, составленные после этого, забыты. { $seen ->
    [no] Ничего при этом не открылось.
    [rated] То, что при этом открылось, теперь известно, поэтому партия больше не идёт в рейтинг.
   *[yes] То, что при этом открылось, теперь известно, и партия продолжается с этим.
}
command-follow-name = следить
command-follow = Следить за партией других или перестать следить за ней
follow-on = 👀 Теперь **{ $title }** среди партий, за которыми ты следишь: `/{ command-turns-name }` покажет, что в ней нового.
follow-off = **{ $title }** больше не среди партий, за которыми ты следишь.
follow-on-button = Следить
follow-off-button = Не следить
refusal-too-many-followed = Партий, за которыми ты следишь, уже { $limit }: сначала перестань следить за одной.
seat-kept-for = *ждёт: { $name }*
board-rematch = Ещё партию
rematch-open = Стол **{ $title }** открыт: { $place }. Всё как было, только места сдвинуты на одно; остальных уже позвали.
rematch-goes = Эта новая партия — **{ $title }**: { $place }.
refusal-rematch-early = Эта партия ещё не закончена. Потом её доска предложит сыграть ещё раз.
command-rematch-name = реванш
command-rematch = Сыграть законченную партию ещё раз с теми же людьми
organise-pause = Остановить часы
organise-resume = Пустить часы
organise-extend = Ещё сутки
organise-paused = Часы стоят, и об этом сказано всем.
organise-resumed = Часы идут, и об этом сказано всем.
organise-extended = У каждого открытого решения на сутки больше, и об этом сказано всем.
seat-held = { $name } (пока нет на месте, играет компьютер)
command-pause-name = пауза
command-pause = Остановить часы партии, если все согласны, или пустить их снова

## Clocks

note-vacation = 🌴 { $name } сейчас не в партии **{ $title }**: тратится день отпуска, { $days ->
    [0] последний в этом году.
    [one] в этом году остаётся { $days }.
    [few] в этом году остаётся { $days }.
    [many] в этом году остаётся { $days }.
   *[other] в этом году остаётся { $days }.
}
note-late-waits = ⌛ Время вышло в партии **{ $title }**, имя игрока: { $name }. Партия ждёт ещё раз столько же, сколько даётся на решение.
note-late-held = ⌛ Время снова вышло в партии **{ $title }**, имя игрока: { $name }. Место { $seat } держит компьютерный игрок, пока { $name } не вернётся или кто-нибудь его не займёт: кто сядет, продолжит за { $name } с теми же картами.
note-late-empty = ⌛ Время снова вышло в партии **{ $title }**, имя игрока: { $name }, и других за столом тоже нет. Партия ждёт, пока кто-нибудь не вернётся или не займёт место { $seat }: кто сядет, продолжит за { $name } с теми же картами.
note-late-offered = ⌛ Время снова вышло в партии **{ $title }**, имя игрока: { $name }. Партия ждёт дальше, а место { $seat } можно занять: кто сядет, продолжит за { $name } с теми же картами.
note-paused = ⏸️ Часы партии **{ $title }** с этого момента стоят. Так решил организатор: { $name }. Пустить их снова может организатор или все, кто играет, с общего согласия.
note-paused-agreed = ⏸️ Все согласны: часы партии **{ $title }** с этого момента стоят. Пустить их снова может любой, кто играет.
note-resumed = ▶️ { $name } запускает часы партии **{ $title }**.
note-extended = ⏳ { $name } даёт каждому открытому решению в партии **{ $title }** { $hours ->
    [one] ещё { $hours } час.
    [few] ещё { $hours } часа.
    [many] ещё { $hours } часов.
   *[other] ещё { $hours } часа.
}
note-thawed = Я снова здесь. Пока меня не было, часы партии **{ $title }** стояли.
note-restored = 🛟 Данные партии **{ $title }** были повреждены, и она восстановлена из резервной копии. Всё как на <t:{ $since }:f>; более поздние ходы потеряны. Часы всё это время стояли.
note-idle-soon = В партии **{ $title }** уже несколько недель никто не ходит. Если так и останется, я закрою её <t:{ $closing }:R>.
note-idle-closed = Партия **{ $title }** закрыта: 30 дней никто не ходил.
clock-blitz = Быстро: 3 ч на ход
clock-daily = Ежедневно: 24 ч на ход
clock-relaxed = Спокойно: 3 дня на ход
clock-none = Без часов
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
clock-pace = {" "}· вовремя { $intime } из { $of }, обычно за { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
    [many] { $hours } часов
   *[other] { $hours } часа
}
clock-stands-table = ⏸️ Часы стоят с { $since }: так договорились за столом. Пустить их снова может любой, кто играет.
clock-stands-organiser = ⏸️ Часы стоят с { $since } по решению организатора. Пустить их снова может организатор или все, кто играет, с общего согласия.
clock-stands-away = ⏸️ Часы стоят с { $since }: меня нет на сервере этой партии. Они пойдут, когда я вернусь.
clock-resume-table = Пустить часы
clock-resume-organiser = Попросить пустить часы
clock-due = ⏳ { $name }: { $when }
clock-then-move = Потом ход сделает компьютерный игрок.
clock-then-wait = Потом партия подождёт, а во второй раз место можно будет занять.
clock-own = ⏳ Твоё время закончится { $when }; из них { $bank ->
    [one] { $bank } час: запас на всю партию.
    [few] { $bank } часа: запас на всю партию.
    [many] { $bank } часов: запас на всю партию.
   *[other] { $bank } часа: запас на всю партию.
}
clock-own-bare = ⏳ Твоё время закончится { $when }.
clock-waits = Твоего хода ждут: { $since }.
clock-waits-until = Твоего хода ждут: { $since }, срок { $when }.
settings-hours = **Часы бодрствования** — часы твоих партий идут, только пока ты не спишь, начиная со следующего решения. Не больше 12 часов сна в день и 2 выходных в неделю.
hours-known = Ты не спишь с { $wake } до { $sleep } по часам, как в { $place }; там сейчас { $now }.
hours-always = Твои часы идут всегда. По часам, как в { $place }, сейчас { $now }: если у тебя иначе, нажми, что показывают твои часы.
hours-days-off = Выходные: { $days }.
hours-counts = За неделю твои часы менялись дважды: во сне тебя не будут звать уже сейчас, а часы партий пойдут по новым с { $when }.
hours-clock = Мои часы показывают…
hours-clock-is = Мои часы показывают { $time }
hours-zone = Где ты
hours-zone-is = Место: { $name }
hours-wake = Просыпаюсь в
hours-sleep = Засыпаю в
hours-off = Выходные (не больше двух)
hours-off-is = Выходной: { $day }
hours-vacation-on = Отпуск: да, дней ещё { $n }
hours-vacation-off = Отпуск: нет
hours-type = Ввести место
hours-place = Город или часовой пояс
calls-link = Как мне напоминать
day-0 = понедельник
day-1 = вторник
day-2 = среда
day-3 = четверг
day-4 = пятница
day-5 = суббота
day-6 = воскресенье

## Plans made ahead

command-plan-name = план
command-plan = Спланировать следующие ходы, пока решают остальные; план видишь только ты
plan-make = План заранее
plan-make-in = План в #{ $number }
plan-open = Пока решают другие, можно составить план:
plan-see = Мой план
plan-editor-head = ### Твой план · { $title }
plan-about = Сыграется сам в твой ход, если ещё будет возможен. Видишь его только ты.
plan-nothing = Пока ничего не запланировано.
plan-line = **{ $number }.** { $line }
plan-more = -# и ещё { $n }
plan-else = -# Если ничего из этого не подойдёт, решать предложат тебе, как обычно.
plan-keep = Сохранить
plan-type = Написать…
plan-leave = Сбросить
plan-change = Изменить
plan-drop = Отменить план
plan-back = Назад
plan-kept-head = ### Твой план · { $title }
    -# Первая возможная строка сыграется сама в твой ход. Видишь план только ты.
plan-done = ✓ План сохранён.
plan-dropped = ✓ План отменён: когда придёт твой ход, решать тебе.
plan-moved = Партия продвинулась. Вот что на столе сейчас; нажатая кнопка ничего не изменила.
plan-read = ✓ Понято. Пока ничего не сохранено.
plan-missed = 📋 Твой план больше не подходит. { $why }
plan-unreadable = 📋 Твой план не удалось прочитать, и он удалён. Выбери ход или составь новый план.
plan-follows = 📌 Как только будет можно: { $plan }.
plan-receipt = 📋 Твой план исполнен: { $line }
late-receipt = ⌛ За тебя походил компьютерный игрок: { $line }
plan-form = План заранее
plan-form-label = По строке на вариант, лучший первым
plan-form-hint = Ходы в строке разделяй точкой с запятой: { $example }
bad-plan = Стол изменился с тех пор, как показан этот план. Посмотри на него ещё раз и сохрани.
bad-plan-empty = Напиши хотя бы одну строку.
refusal-plan-no-game = В этой игре заранее ничего не спланировать.
refusal-plan-not-now = Сейчас тебе нечего планировать. Загляни снова, когда остальные сделают ход.
refusal-plan-alone = Здесь с тобой только компьютерные игроки. Они отвечают сразу, так что планировать нечего.
refusal-plan-your-turn = Уже твой ход, планировать больше нечего: нажми **Мой ход**.
refusal-plan-empty = Этот план пока пуст. Сначала что-нибудь выбери.
refusal-plan-too-long = Строк в плане может быть самое большее { $limit }. Убери часть из них.

## Settings

settings-page-me = Язык и картинки
settings-page-hours = Часы бодрствования
settings-page-calls = Напоминания
settings-page-server = Сервер: партии
settings-page-public = Сервер: язык и картинки
settings-foot = -# Каждое изменение действует сразу.
settings-me = **Для тебя** — так написано и нарисовано то, что видно только тебе.
settings-server = **Партии этого сервера** — где их играют и кто ими управляет.
settings-public = **Что видят здесь все** — так написаны и нарисованы доски и сообщения этого сервера.
settings-threads-on = Партии: каждой — своя ветка
settings-threads-off = Партии: прямо в канале
settings-games = Игровой канал (иначе где введено /{ command-new-name })
settings-role = Организаторы (иначе «Управлять сервером»)
settings-notice = Канал для сообщений организаторам
settings-language = Язык
settings-language-is = Язык: { $name }
settings-auto-me = Язык: как в моём Discord
settings-auto-server = Язык: как у этого сервера в Discord
settings-pictures-on = Картинки: показывать
settings-pictures-off = Картинки: словами
settings-calls = **Напоминания** — когда приходит твой ход, я один раз упоминаю тебя в канале партии. Время может кончиться только в партиях с часами: в них, если хочешь, я напомню дважды, когда пройдёт половина времени и ещё раз ближе к концу; никогда во время сна и никогда после ответа.
hours-link = Когда я сплю
settings-reminders = Напоминания
reminders-off = Напоминания: нет
reminders-off-about = Одного упоминания достаточно
reminders-channel = Напоминания: в канале
reminders-channel-about = Там я упомяну тебя ещё раз
reminders-dm = Напоминания: личным сообщением
reminders-dm-about = Его видишь только ты; первое придёт сразу
settings-letters-on = Новости личным сообщением: да
settings-letters-off = Новости личным сообщением: нет
settings-theme = Фон картинок
theme-dark = Фон: тёмный
theme-dark-about = Картинки на тёмном сукне
theme-light = Фон: светлый
theme-light-about = Картинки на светлом сукне
settings-palette = Цвета картинок
palette-standard = Цвета: обычные
palette-standard-about = Так, как задумано
palette-deuteranopia = Цвета: слабый красный или зелёный
palette-deuteranopia-about = Если трудно различать красный и зелёный
palette-tritanopia = Цвета: слабый синий или жёлтый
palette-tritanopia-about = Если трудно различать синий и жёлтый
palette-contrast = Цвета: высокая контрастность
palette-contrast-about = Сильные цвета с чёткими границами
language-en = English
language-es = Español
language-ru = Русский

## What is kept of you

command-privacy-name = приватность
command-privacy = Что о тебе хранится: посмотреть всё или попросить забыть
command-privacy-do = Посмотреть всё в файле или попросить забыть; без этого — что хранится
option-do-name = действие
privacy-export = Показать всё
privacy-forget = Забыть меня
privacy-statement =
    ### Что о тебе хранится
    Твой номер в Discord и имя, под которым тебя видно, твой выбор в `/{ command-settings-name }`, партии, в которых у тебя есть место, и каждый твой ход в них, докуда ты их смотришь, незаконченные ответы, планы и уроки. Никаких сообщений: бот не может их читать. Ничто никому не передаётся.

    Это хранится, пока ты не попросишь забыть. Тогда номер и имя исчезают сразу, в твоих открытых партиях продолжает компьютерный игрок, через час от них ничего не остаётся в файле, через два дня — и в его копиях. Ходы остаются в партиях, которые играли и другие, но без имени.
privacy-exported = Всё, что о тебе хранится, в одном файле. Ходов других и карт, которые тебе не показаны, в нём нет.
privacy-sure = { $matches ->
    [0] Твоё имя, номер, настройки и уроки будут удалены сейчас. Вернуть их нельзя.
    [one] Твоё имя, номер, настройки и уроки будут удалены сейчас, и в { $matches } партии продолжит компьютерный игрок. Вернуть их нельзя.
    [few] Твоё имя, номер, настройки и уроки будут удалены сейчас, и в { $matches } партиях продолжат компьютерные игроки. Вернуть их нельзя.
    [many] Твоё имя, номер, настройки и уроки будут удалены сейчас, и в { $matches } партиях продолжат компьютерные игроки. Вернуть их нельзя.
   *[other] Твоё имя, номер, настройки и уроки будут удалены сейчас, и в { $matches } партиях продолжат компьютерные игроки. Вернуть их нельзя.
}
privacy-yes = Забыть сейчас
privacy-no = Оставить всё
privacy-kept = Хорошо: всё остаётся как есть.
privacy-forgotten = { $matches ->
    [0] О тебе больше ничего не хранится.
    [one] О тебе больше ничего не хранится; твоё место освободилось в { $matches } партии.
    [few] О тебе больше ничего не хранится; твои места освободились в { $matches } партиях.
    [many] О тебе больше ничего не хранится; твои места освободились в { $matches } партиях.
   *[other] О тебе больше ничего не хранится; твои места освободились в { $matches } партиях.
}{" "}Если снова что-нибудь ввести или нажать, всё начнётся заново.

## Panels

bad-confirm = Твой план изменился с тех пор, как показана эта панель. Нажми **Мой ход**, посмотри на него и подтверди.

## Refusals

refusal-no-such-match = Здесь нет такой партии. `/{ command-matches-name }` покажет партии этого сервера, `/{ command-turns-name }` — твои.
refusal-no-match-here = У тебя здесь нет партии. `/{ command-new-name }` откроет её, `/{ command-turns-name }` покажет те, что ждут тебя в других местах.
refusal-no-such-game = Здесь нет игры под названием { $game }.
refusal-no-sessions = В этой игре нет турнирных серий.
refusal-no-such-level = Компьютерных игроков уровня { $level } нет.
refusal-seat-count = В эту игру нельзя играть при числе игроков { $seats }; выбери из { $allowed }.
refusal-too-many-computers = { $most ->
    [one] Компьютерным может быть самое большее { $most } место: одно из мест твоё.
    [few] Компьютерными могут быть самое большее { $most } места: одно из мест твоё.
    [many] Компьютерными могут быть самое большее { $most } мест: одно из мест твоё.
   *[other] Компьютерными могут быть самое большее { $most } места: одно из мест твоё.
}
refusal-too-many-invited = { $most ->
    [one] Для приглашений осталось { $most } место; возьми больше игроков или пригласи меньше людей.
    [few] Для приглашений осталось { $most } места; возьми больше игроков или пригласи меньше людей.
    [many] Для приглашений осталось { $most } мест; возьми больше игроков или пригласи меньше людей.
   *[other] Для приглашений осталось { $most } места; возьми больше игроков или пригласи меньше людей.
}
refusal-too-many-asked = В одну партию можно пригласить не больше { $limit } человек.
refusal-option-unknown = Для этой игры и этого числа игроков нет параметра { $option }.
refusal-option-value = Значение { $value } не подходит для параметра { $option }.
refusal-too-many-matches = У тебя уже { $limit } столов: сначала закончи одну из партий.
refusal-too-many-lobbies = У тебя уже открыто столов: { $limit }. Сначала начни или отмени один из них.
refusal-server-full = На этом сервере уже идёт партий: { $limit }. Сначала закончите одну.
refusal-not-a-lobby = Эта партия уже началась или закрыта; кнопки лобби больше не действуют.
refusal-already-seated = Ты уже за этим столом.
refusal-full = Все места заняты. `/{ command-new-name }` откроет другую партию.
refusal-not-invited = Эта партия только по приглашениям. `/{ command-new-name }` откроет твою собственную.
refusal-not-host = Это может сделать только хозяин стола.
refusal-not-organiser = Это может сделать только организатор этого сервера.
refusal-not-governing = Настройки сервера меняет только тот, у кого есть право «Управлять сервером».
refusal-not-seated = Тебя нет за этим столом. `/{ command-table-name }` и доска покажут, как идут дела.
refusal-seat-empty = Место { $seat } и так свободно.
refusal-not-full = { $empty ->
    [one] Ещё { $empty } место свободно: подожди кого-нибудь или добавь компьютерного игрока.
    [few] Ещё { $empty } места свободны: подожди людей или добавь компьютерных игроков.
    [many] Ещё { $empty } мест свободны: подожди людей или добавь компьютерных игроков.
   *[other] Ещё { $empty } места свободны: подожди людей или добавь компьютерных игроков.
}
refusal-not-running = Эта партия сейчас не идёт. `/{ command-table-name }` всё ещё покажет её.
refusal-not-begun = Эта партия ещё не началась, рассказывать пока нечего.
refusal-not-finished = Эта партия не закончена. Потом `/{ command-analysis-name }` покажет, что можно было сыграть лучше.
refusal-no-replay = Для этой игры повторов нет. Каждый ход есть в `/{ command-record-name }`.
refusal-nothing-to-replay = На столе ещё ничего нет. Введи `/{ command-replay-name }` снова, когда что-нибудь появится.
refusal-no-analysis = Для этой игры разбора нет.
refusal-making-fails = То, что нужно этой партии, сейчас не удалось приготовить. Ничего не потеряно; попробуй ещё раз.
refusal-analysis-fails = Разбор занял слишком много времени. Попробуй ещё раз чуть позже.
refusal-stuck = Эта партия остановилась из-за ошибки бота. Ничего не потеряно; попробуй позже.
refusal-broke = У нас что-то сломалось. Ничего не потеряно; попробуй ещё раз.
refusal-resigned = В этой партии за тебя уже продолжает компьютерный игрок.
refusal-not-your-turn = Сейчас не твой ход. Когда он придёт, я позову.
refusal-answered = Это уже сделано. Вот как обстоят дела сейчас.
refusal-stale = Партия ушла вперёд с тех пор, как это было показано. Вот как обстоят дела сейчас.
refusal-cannot-claim = Так партию не завершить: за столом остались и другие люди.
refusal-draft-too-long = Это слишком длинно, чтобы сохранить. Сделай короче.
refusal-no-such-seat = Здесь никого не зовут { $text }, или таких несколько. Выбери из подсказок, которые появляются при вводе.
refusal-invited-bot = Другие боты играть не умеют. Для компьютерных игроков есть параметр `{ option-computers-name }`.
refusal-other-server = Эта партия с другого сервера; её доска показывается там.
refusal-commands-changed = Мои команды только что изменились. Подожди минуту и введи ещё раз.
refusal-lapsed = Этот вопрос был задан давно. Введи команду ещё раз.
refusal-older-control = Эта кнопка из старой версии. Нынешнюю покажет `/{ command-turns-name }` или `/{ command-table-name }`.
refusal-too-fast = Слишком быстро. Подожди несколько секунд и продолжай; ничего не потеряно.
refusal-letters-closed = Я не могу написать тебе лично: разреши личные сообщения от участников этого сервера в настройках конфиденциальности Discord и выбери это ещё раз.
refusal-only-in-server = Это работает только на сервере.
refusal-missing-permission = Здесь я не могу показать партию: дай мне { $names } в этом канале или выбери другой.
