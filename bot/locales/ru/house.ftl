## Matches and seats

match-title = { $name } #{ $number }
match-heading = { $name } · #{ $number }
match-in-game = { $game } · { $title }
seat-empty = *свободное место*
seat-computer = компьютер ({ $level }{ $seconds ->
    [0] {""}
   *[other] , до { $seconds } с на ход
})
level-easy = лёгкий
level-medium = средний
level-hard = сильный
level-expert = эксперт
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

option-true = Да
option-false = Нет
option-none = нет
option-random = По жребию
first-absent = Укажи первого игрока: место от 1 до { $seats }.

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
lobby-minutes = { $minutes ->
    [30] полчаса
    [60] час
    [90] полтора часа
    [120] 2 часа
    [180] 3 часа
    [240] 4 часа
    [one] { $minutes } минуту
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}
lobby-length-days = около { $days ->
    [one] { $days } дня
    [few] { $days } дней
    [many] { $days } дней
   *[other] { $days } дня
}
lobby-length-now = примерно { lobby-minutes }
lobby-session = { $n ->
    [one] турнирная серия из { $n } партии
    [few] турнирная серия из { $n } партий
    [many] турнирная серия из { $n } партий
   *[other] турнирная серия из { $n } партии
}
lobby-host = {" "}(хозяин стола)
lobby-invited-only = только по приглашению
lobby-anyone = Сесть за стол может любой.
lobby-guests-only = { command-new-only-invited }.
lobby-empty = *свободные места*
lobby-expected = Приглашены: { $names }
lobby-full = { $name }, нажми **{ lobby-start }**.
lobby-replaces = **{ lobby-join }** — вместо компьютера.
lobby-for-host = Для хозяина стола:{ $grows ->
    [yes] {" "}**{ lobby-computer }** добавит место.
   *[no] {""}
}
lobby-starts-alone = Начнётся, когда займут последнее место.
lobby-questions = Тайные вопросы — в ЛС.
lobby-starts-host = Начинает хозяин стола.
lobby-now = ⚡ { $time }/ход
lobby-days = 📅 { $time }/ход
lobby-join = За стол
lobby-leave = Уйти
lobby-start = Начать
lobby-options = Настройки
lobby-options-head = Настройки · { $title }
lobby-page-about = Обзор
lobby-page-seats = Места
lobby-page-rules = Правила
lobby-page-clock = Таймер
lobby-page-guests = Гости
lobby-only-host = Это меняет только хозяин стола.
lobby-clock-alone = ⏱️ Против компьютеров таймера нет.
lobby-clock-people = С людьми:
lobby-is-rated = { $on ->
    [true] На рейтинг.
   *[false] Без рейтинга.
}
lobby-add = Добавить компьютер
lobby-computer = + компьютер
lobby-computers-level = 🤖 Уровень: { $level }
lobby-level = Компьютер: { $level }
lobby-free = Освободить место
lobby-free-seat = Место { $number }: { $name }
lobby-colour = Твой цвет
lobby-colour-any = Любой цвет
lobby-order = Изменить порядок
lobby-order-one = { $name }, затем { $other }
lobby-seat = Добавить место
lobby-shrink = Убрать место
lobby-rule = Узнать или изменить правила
lobby-turn-on = Включить: { $name }
lobby-turn-off = Убрать: { $name }
lobby-late = Если время вышло
lobby-session-on = По сумме { $n } партий
lobby-session-off = Играть одну партию
lobby-session-sets = Если **{ lobby-session-on }**: { $rules }
lobby-rated-on = Играть на рейтинг
lobby-rated-off = Без рейтинга
lobby-open-on = Открыть для всех
lobby-open-off = По приглашению
lobby-auto-on = Старт, когда все сядут
lobby-auto-off = Старт вручную
lobby-thread-on = Играть в ветке
lobby-thread-off = Играть в канале
lobby-in-thread = в отдельной ветке
lobby-in-channel = в канале
lobby-where = Партия пройдёт { $thread ->
    [true] { lobby-in-thread }.
   *[false] { lobby-in-channel }.
}
lobby-invite = Пригласить
lobby-cancel = Отменить
lobby-cancel-sure = Отменить партию **{ $title }** для всех?
lobby-cancel-no = Не отменять
lobby-closed = Партия **{ $title }** так и не началась.
lobby-opened = Партия **{ $title }** открыта: { $place }. Дождись других или нажми там **{ lobby-computer }**, потом **{ lobby-start }**.
lobby-ready = Партия **{ $title }** открыта: { $place }. Задай **{ lobby-options }**, потом нажми **{ lobby-start }**.
lobby-started = Партия **{ $title }** началась: { $place }.
threads-suggested =
    💡 В этом канале { $count ->
        [one] { $count } партия
        [few] { $count } партии
        [many] { $count } партий
       *[other] { $count } партии
    }. Каждой можно дать ветку: `/{ command-settings-name }` → **{ settings-page-server }**.

## Board

board-stuck = ## { $title }
    { refusal-stuck }
board-move = Мой ход
board-link = Доска
board-end = Закрыть (организатор)
board-ended = Партия **{ $title }** закрыта.
board-claim = 🏆 Забрать победу
board-cancelled = Все сдались, победителя нет.
ended-early = Партия закончена досрочно.
claimed-win = 🏆 Победа: { $name }! Все остальные сдались.
board-closed = Закрыта организатором или после месяца без ходов. Победителя нет.
board-closed-league = { $why ->
    [unplayed] Время вышло: сыграно { $percent } %, а нужно { $needed } %. Победителя и очков лиги нет.
    [replaced] Время вышло, а ходил в основном компьютер. Победителя и очков лиги нет.
    [counted] Время вышло. Засчитаны текущие очки.
    [time] Вышел срок лиги. Что засчитано, покажет лига.
    [result] Результат определил организатор. Его покажет лига.
    [idle] Месяц никто не ходил. Что засчитано, покажет лига.
   *[organiser] Партию закрыл организатор. Что засчитано, покажет лига.
}
board-deserted = -# Никто не играет, партия ждёт, пока { $n ->
    [1] не вернётся { $who }.
   *[other] кто-нибудь не вернётся.
}
board-claimed = { $name } побеждает: других игроков не осталось.
board-forfeit-win = { $n ->
    [one] Победа: { $names }
    [few] Общая победа: { $names }
    [many] Общая победа: { $names }
   *[other] Общая победа: { $names }
}. Неявка: { $who }.
board-resigned-last = Последнее место за сдачу: { $names }.
board-best-first = -# Твой первый результат в одиночку с этими настройками — { $points }.
board-best-new = 🎉 Новый личный рекорд! { board-best-less }
board-best-equal = Личный рекорд повторён! { board-best-less }
board-best-less = Лучший результат до этого: { $before } { $match ->
    [elsewhere] (другой сервер).
   *[other] (партия #{ $match }).
}
board-seed = -# Сид тасовки: `{ $seed }`
    -# Его SHA-256 показан с самого начала: `{ $hash }`
board-retired = -# **{ $title }** продолжается [здесь]({ $link }).
note-lobby-closed = Партия **{ $title }** закрыта: она не началась за { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}.
note-stuck = **{ $title }**: { refusal-stuck }
note-abandoned = Партия **{ $title }** закрыта: игроков не осталось.
note-resigned = { $name } больше не играет в партии **{ $title }**. Доиграет компьютер.
note-thinking-fails = ⚠️ Компьютер на месте { $seat } в партии **{ $title }** не находит хода. Организатор может закрыть её: `/{ command-match-name } { command-match-organise-name }`.
note-unreachable = Мне больше нельзя писать в { $place }. Чтобы продолжить партию **{ $title }**, верни мне права или введи `/{ command-match-name } { command-match-board-name }` в другом канале.
note-moved-here = Партия **{ $title }** теперь здесь: в прежнем канале мне нельзя писать.

table-here = Доска партии **{ $title }** теперь здесь.

## Records

record-complete = Файл партии **{ $title }**. Его проверит `/{ command-match-name } { command-match-verify-name }`.
file-verified = ✅ **{ $title }**: все ходы ({ $moves }) верны. Итог: `{ $hash }`
record-running = Файл партии **{ $title }**. Она ещё идёт, тайное скрыто.
record-hash = -# После партии откроется сид; его SHA-256 — `{ $hash }`
record-head = { $name } #{ $number }
record-proves = Проверить: python -m engine.{ $game } replay record-{ $number }.txt
record-open = Повтора пока нет: сид, карты и тайные ходы скрыты.
record-seat = Место { $number }: { $name }
record-secret = Место { $number }: тайный ход.

## The box

box-none = Здесь ни у одной игры нет коробки.
box-holders = Партии с её картами: { $matches }
box-new = Начать новую коробку
box-sure = **Начать новую коробку?** В ней будут все карты, а остаток старой пропадёт.
box-yes = Начать
box-no = Оставить эту
box-started = ✓ Новая коробка готова.

## The bag

bag-empty = Мешочек этого сервера пуст. Его наполняют законченные партии.

## Sessions

board-session = -# Турнирная серия: партия { $number } из { $of }
board-session-next = { board-session }. Следующая начнётся сама.
board-session-broken = { board-session }. Прервана без итога.
session-over = Итоги серии
session-claimed = Победа в серии: { $name }
session-place = **{ $place }.** { $name }, очки: { $points } ({ $each })
session-place-only = **{ $place }.** { $name }

## Looking back

replay-head = Повтор партии { $title }
replay-all = Все игроки
replay-film = Фильм

analysis-head = Разбор партии { $title }
analysis-chances = Шансы победить
analysis-luck = **Везение** с картами, в { luck-unit }: { $luck }
luck-unit = { $unit ->
    [percent] % шансов на победу
   *[points] очках
}
analysis-mistakes = **Самые дорогие ошибки**
analysis-none = { $you ->
        [yes] Явных
       *[no] { $name }: явных
    } ошибок я не нашёл.
analysis-running = Пока разобрано решений: { $done } из { $total }.
analysis-again = Обновить
board-analysis = 🔍 Разбор
board-record = Файл
board-replay = Повтор
board-last-turn = 🎬 Последний ход

## Being called

plan-now = Уже можно составить план.
call-soon = { $names }: скоро твой ход. { plan-now }
left-server = -# **{ $name }** уже не на этом сервере.
call-line = { $names }: твой ход в партии **{ $title }**
call-line-soon = { $soon }: скоро твой ход в партии **{ $title }**. { plan-now }
call-lobby-open = { $names }: нажми **{ lobby-join }**, чтобы сыграть партию **{ $title }**.
call-lobby-full = { $names }: все в сборе. Нажми **{ lobby-start }**, и партия **{ $title }** начнётся.
call-until = У тебя есть { $left }.
call-answered = -# Здесь всё сделано.
reminder = ⏰ Твой ход в партии **{ $title }**.
reminder-last = ⌛ Последнее напоминание: твой ход в партии **{ $title }**!
reminder-others = Ещё тебя ждут: { $matches }.
reminder-other = **{ $title }** ({ $when })
reminder-deadline = -# ⏳ Срок: { $at }
reminder-move = Иначе за тебя сходит компьютер.
reminder-wait = Иначе тебя подождут ещё один раз, и это увидят все.
reminder-hold = Иначе за тебя сыграет компьютер, а место смогут занять другие.
reminder-offer = Иначе твоё место смогут занять другие.
reminder-letters-closed = -# Не могу писать тебе в ЛС. { change-in-settings }
change-in-settings = Изменить это можно в `/{ command-settings-name }`.
letter-turn = 👉 Твой ход в партии **{ $title }**.
letter-soon = 🔜 Скоро твой ход в партии **{ $title }**. { plan-now }
letter-receipt = 📋 В партии **{ $title }** сыгран твой план.
letter-late = ⌛ Время вышло: в партии **{ $title }** за тебя сходил компьютер.
letter-held = ⌛ В партии **{ $title }** снова вышло время. Твоё место может занять любой, пока ты не нажмёшь **{ seat-back }**.
letter-offered = ⌛ В партии **{ $title }** снова вышло время. Твоё место может занять любой, пока ты не сходишь.
letter-wish = ⏳ В партии **{ $title }** по твоей просьбе сходил компьютер.
letter-over = 🏁 Партия **{ $title }**, за которой ты следишь, закончилась.
letter-unreachable = Играй партию **{ $title }** через `/{ command-turns-name }`: в её канал мне больше нельзя писать.
letter-test = Я буду писать сюда. { change-in-settings }

## Lists

turns-away = 💤 { $n ->
    [1] В { $n } партии твоё место пустует. Открой её
    [one] В { $n } партии твоё место пустует. Открой каждую
    [few] В { $n } партиях твоё место пустует. Открой каждую
    [many] В { $n } партиях твоё место пустует. Открой каждую
   *[other] В { $n } партии твоё место пустует. Открой каждую
} и нажми **{ seat-back }**.
turns-none = Ни одна партия тебя не ждёт.
turns-empty = { turns-none } Новую откроет `/{ command-new-name }`, другие покажет `/{ command-matches-name }`, игре научит `/{ command-learn-name }`.
turns-head = { $n ->
    [one] **Тебя ждёт { $n } партия.**
    [few] **Тебя ждут { $n } партии.**
    [many] **Тебя ждут { $n } партий.**
   *[other] **Тебя ждут { $n } партии.**
}
turns-line = **{ $title }** · { $where }
turns-elsewhere = на другом сервере
turns-closed = мне там нельзя писать; `/{ command-match-name } { command-match-board-name }` перенесёт партию
turns-followed = ты следишь
turns-open = Мой ход #{ $number }
turns-look = Открыть #{ $number }
turns-held = пока тебя нет, играет компьютер
turns-seat = Моё место #{ $number }
turns-over = 🏁 { $title } · закончена
turns-won = { $n ->
    [1] Победа: { $names }.
    [one] Общая победа: { $names }.
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
    [1] Речь об этой партии?
    [one] Выбери одну из своих { $n } партий.
    [few] Выбери одну из своих { $n } партий.
    [many] Выбери одну из своих { $n } партий.
   *[other] Выбери одну из своих { $n } партий.
}
which-undo = Какой ход отменить?
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
command-new-game = Какая игра; по умолчанию последняя
command-new-players = Сколько всего игроков; по умолчанию 2
command-new-computers = Сколько из них компьютеров
command-new-level = Сила компьютеров
command-new-invite = Кого пригласить
command-new-only-invited = Только по приглашению
command-new-clock = Время на ход
menu-invite = Пригласить в партию
menu-analyse = Разобрать
command-match-name = партия
command-match = Доска, история, паузы, места и другое
command-match-board-name = доска
command-match-board = Показать доску здесь
command-match-analysis-name = разбор
command-match-analysis = Твои главные ошибки
command-bag-name = мешочек
command-bag = Фрагменты в мешочке этого сервера
command-box-name = коробка
command-box = Карты в коробке этого сервера
command-match-replay-name = повтор
command-match-replay = Посмотреть партию от начала до конца
command-match-history-name = история
command-match-history = Партия ход за ходом
command-match-file-name = файл
command-match-file = Файл со всеми ходами
command-match-verify-name = проверить
command-match-verify = Проверить и посмотреть файл партии
command-match-verify-file = Файл законченной партии
option-file-name = файл
command-turns-name = ходы
command-turns = Партии, которые тебя ждут, на всех серверах
command-matches-name = партии
command-matches = Партии этого сервера
command-rules-name = правила
command-rules = Правила вкратце
command-rules-game = Какая игра
command-learn-name = обучение
command-learn = Научиться игре за три минуты
command-learn-game = { command-rules-game }
command-match-resign-name = сдаться
command-match-resign = Сдаться; дальше за тебя играет компьютер
command-help-name = помощь
command-help = Как играть с этим ботом
command-settings-name = настройки
command-settings = Язык, картинки, время для игры, напоминания, сервер
command-number = Номер партии

# Shared by several games:
command-discard-name = сбросить
command-discard = Сбросить карты или лишние фрагменты
command-hand-name = рука
command-hand = Твои карты; их видишь только ты
command-score-name = очки
command-score = Очки всех игроков с объяснением
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

pages-back = Предыдущая
pages-on = Следующая
pages-foot = Страница { $page } из { $pages }
help-head =
    ## Впервые здесь? Введи `/{ command-learn-name }`
    Когда позову, нажми **{ board-move }**.
help-more = Ещё
help-begin = Начать
help-play = Играть
help-moves = Ходы текстом: { $names }
help-look = Посмотреть
help-after = После партии
help-league = Лиги
help-setup = Настройки
help-foot = -# Неофициальный любительский проект, не связан с издателем.
greeting = **Привет!** Мои настольные игры длятся несколько дней, по паре минут в день:
greeting-game = - **{ $name }**: { $about }
greeting-how =
    {""}**`/{ command-new-name }`** откроет партию, **`/{ command-learn-name }`** научит играть, **`/{ command-league-name } { command-league-home-name }`** проведёт сезон, **`/{ command-help-name }`** расскажет остальное. С правом «Управлять сервером» выбери в **`/{ command-settings-name }`**, где показывать партии.
permissions-missing = ⚠️ { refusal-missing-permission }
permissions-missing-there = ⚠️ **Чтобы писать в { $channel }, мне нужны права:** { $names }.
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
news-more = … и ещё { $n } раньше: `/{ command-match-name } { command-match-history-name }`
turns-news = { $n ->
    [one] { $n } новый ход
    [few] { $n } новых хода
    [many] { $n } новых ходов
   *[other] { $n } новых хода
}
panel-back = Назад
panel-too-soon = Эта кнопка только что появилась. Нажми её ещё раз.
panel-waiting = Скажу, когда твой ход.
panel-thinking = ⏳ Компьютер думает{ $seconds ->
    [0] {""}
   *[other] , до { $seconds } с
}.
panel-away = Твоё место пустует{ $deserted ->
    [yes] , и партия ждёт
   *[no] : играет компьютер
}. Чтобы вернуться, нажми **{ seat-back }**.
panel-vote = Голосовать
panel-scoring = За что очки
panel-more = Стр. { $page }/{ $pages } ▸
panel-next-turn = Твой ход: #{ $match }
panel-details = Детали{ $news ->
    [0] {""}
   *[other] {" "}· { $news }
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
learn-bye = Готово! `/{ command-new-name }` откроет партию, остальное — в `/{ command-rules-name }`.
step-moved = Ты уже на другом шаге.
new-about =
    ### Новая партия: { $game }
    { $about }
new-open = Открыть партию
new-learn = Сначала урок
learn-match =
    { $n ->
        [1] Сыграть с компьютером
        [one] Сыграть с компьютерами
        [few] Сыграть с компьютерами
        [many] Сыграть с компьютерами
       *[other] Сыграть с компьютерами
    }

## Resigning

resign-sure = Сдаться в партии **{ $title }** и занять последнее место? Доиграет компьютер.
resign-yes = Сдаться
resign-no = Играть дальше
resign-kept = Ты играешь дальше.
resign-done = В партии #{ $number } за тебя теперь играет компьютер.
claim-done = 🏆 Победа в партии #{ $number } твоя!

## Second thoughts, and other people at the table

command-undo-name = отменить
command-undo = Отменить последний ход; если другие уже сходили, спросить их
undo-button = ↩️ Отменить
undo-to = ↩️ **{ $title }**: отменить это? { $what }
undo-kept = Другие уже сходили, поэтому это остаётся: { $what }.
undo-done = { $what ->
    [none] ↩️ Ход отменён.
   *[other] ↩️ Отменено: { $what }.
}
deed-retract = ↩️ { $name }: ход отменён.
refusal-undo-nothing = У тебя нет хода, который можно отменить.
refusal-undo-acted = Другие уже сходили: `/{ command-undo-name }` спросит согласия всех.
refusal-undo-known = Открылось что-то новое: { $what }. Нужно согласие всех; `/{ command-undo-name }` спросит остальных.
refusal-paused-already = Таймеры уже на паузе.
refusal-not-paused = Таймеры уже идут.
refusal-pause-organisers = Продолжить партию могут организатор или все игроки вместе.
refusal-no-clock = В этой партии нет таймера.
refusal-hours-too-few = Отдыхать можно до 12 часов в сутки и до 2 дней в неделю.
refusal-extension-too-long = Добавь не больше { $days } дней.
refusal-zone-unknown = Такого города не знаю. Введи по-английски ближайший крупный.
refusal-zone-several = Введи одно из этих мест целиком: { $names }.
note-seat-offered = 🪑 В партии **{ $title }** свободно место { $seat } ({ $name }). Займи его и играй дальше.
note-seat-taken = 🪑 { $name } теперь на месте { $seat } в партии **{ $title }**.
note-seat-taken-for = 🪑 В партии **{ $title }** теперь играет { $name } (раньше { $for_name }).
seat-take = Занять место
seat-take-one = Занять место { $number }
seat-keep = Ждать дальше
seat-took = 🪑 Место твоё.
seat-took-league = 🪑 Место твоё. Очки в лиге получит { $name }.
seat-took-due = Сделай ход до { $at }.
seat-kept = Партия ждёт дальше, место больше не свободно.
deed-substitute = 🪑 { $name } теперь за столом.
deed-computer = { $name }: теперь играет компьютер.
deed-return = { $name } снова в игре.
deed-late = ⌛ { $line } (время вышло, компьютер)
deed-wish = ⏳ { $line } (компьютер)
refusal-seat-offered = Это место уже предложено всем.
refusal-seat-not-offered = Это место снова занято. Другие партии покажет `/{ command-matches-name }`.
refusal-seat-not-free = Освободить можно своё место или то, где играет компьютер.
refusal-seat-known = Тебе известны тайны этой партии. Место должен занять кто-то другой.
refusal-nobody-comes-back = Этот игрок не вернётся, место может занять любой.
command-match-substitute-name = замена
command-match-substitute = Предложить место другим
command-match-substitute-seat = Номер места; по умолчанию твоё
option-seat-name = место
all-agree = Нужно согласие всех.
computer-until = Потом играет компьютер, пока место не займут.
note-consent-undo =
    ↩️ { $name } просит отменить { $n ->
        [one] { $n } ход
        [few] { $n } хода
        [many] { $n } ходов
       *[other] { $n } хода
    } в партии **{ $title }**. { hidden-now } { all-agree }
hidden-now = { $seen ->
    [no] Ничего тайного не открылось.
    [rated] Кое-что тайное открылось, поэтому партия не пойдёт в рейтинг.
   *[yes] Кое-что тайное открылось.
}
note-consent-remove = { $name } предлагает заменить игрока ({ $other_name }) в партии **{ $title }**. Нужно согласие остальных. { computer-until }
note-consent-pause = ⏸️ { $name } просит поставить партию **{ $title }** на паузу. { all-agree }
note-consent-resume = ▶️ { $name } просит продолжить партию **{ $title }**. { all-agree }
note-undone = ↩️ Все согласны на отмену: в партии **{ $title }** снова ходит { $name }. Более поздние планы удалены.
note-removed = Все согласны: { $name } больше не играет в партии **{ $title }**. Играет компьютер, пока место { $seat } не займут.
note-answered-vote = { $vote ->
    [undo] ↩️ { $name }: просьба отменить ход в партии **{ $title }**.
    [remove] { $name }: просьба заменить игрока ({ $other_name }) в партии **{ $title }**.
    [pause] ⏸️ { $name }: просьба о паузе в партии **{ $title }**.
   *[resume] ▶️ { $name }: просьба продолжить партию **{ $title }**.
} { $outcome ->
    [agreed] Все согласились.
    [declined] { $by_name } против.
    [withdrawn] Голосование снято.
   *[lapsed] Партия ушла вперёд.
}
note-answered-offer = 🪑 Место { $seat } в партии **{ $title }** { $outcome ->
    [taken] теперь занято ({ $by_name }).
   *[stays] осталось за прежним игроком ({ $by_name }).
}
consent-here = { $what ->
    [undo] ↩️ **{ $name } просит отменить ход и всё после него.**
    [remove] **{ $name } предлагает заменить игрока: { $about }.**
    [pause] ⏸️ **{ $name } просит о паузе.**
   *[resume] ▶️ **{ $name } просит продолжить партию.**
}
consent-agree = Согласиться
consent-decline = Отклонить
consent-ask = Спросить остальных
consent-asked = Я спрошу остальных в партии **{ $title }**. { all-agree }
consent-agreed = ✅ Все согласны. Готово!
consent-ended = Голосование закончено. Партия **{ $title }** продолжается.
undo-since = Открылось что-то новое: { $what }.
ask-undo = Чтобы отменить в партии **{ $title }** этот ход{ $what ->
    [told] {""}
   *[other] {" "}({ $what })
} и все после него, нужно согласие всех.
seat-ask = Предложить остальным в партии **{ $title }** заменить этого игрока? { computer-until }
seat-offered-done = Место в партии **{ $title }** свободно. Пока его не займут, играет прежний игрок.
seat-back = Я снова здесь
seat-back-done = С возвращением!{ $hours ->
    [0] {""}
   *[other] {" "}На ход у тебя не меньше { $hours } ч.
}
board-seat = { $name } (место { $number })
board-seats-offered = 🪑 Свободно: { $seats }. Место может занять любой. Чтобы вернуть своё, нажми **{ board-move }**{ $held ->
    [yes] {" "}→ **{ seat-back }**
   *[no] {""}
}.{ $hours ->
    [0] {""}
   *[other] {" "}**{ seat-keep }** добавит { $hours } ч.
}
deed-undo-to = ↩️ Партия вернулась к более раннему ходу.
refusal-consent-open = Голосование уже идёт: сначала ответь или попроси снять его.
refusal-consent-over = Голосование закончено. Что дальше, покажет доска.
refusal-consent-not-yours = В этом голосовании решают другие. Дождись их ответа.
refusal-agreed-already = Твой голос учтён, ждём остальных.
seat-span = Место { $number }, ходы с { $first } по { $last }: { $name }
command-match-organise-name = организатор
command-match-organise = Для организаторов: места, отмена ходов, пауза, завершение
organise-head = Управление партией { $title }
organise-rewind = Отменить ходы…
organise-end = Закрыть партию
organise-end-sure = Закрыть партию **{ $title }** для всех, без победителя?
organise-offer = Предложить место всем…
organise-hold = Отдать место компьютеру…
organise-moves = { $n ->
    [0] В партии **{ $title }** ходов ещё нет.
   *[other] Выбери в партии **{ $title }** ход, чтобы отменить его и все после него.
}
organise-before = Отменить с этого хода…
organise-newer = ◀ Позже
organise-older = Раньше ▶
organise-back = { panel-back }
organise-move = { $number }. { $text }
organise-secret = { $name }: тайный ход
organise-revealed = этот ход открыл скрытое
organise-sure = { $n ->
    [1] Отменить последний ход партии **{ $title }**?
    [one] Отменить последний { $n } ход партии **{ $title }**?
    [few] Отменить последние { $n } хода партии **{ $title }**?
    [many] Отменить последние { $n } ходов партии **{ $title }**?
   *[other] Отменить последние { $n } хода партии **{ $title }**?
} { hidden-now } Я всем сообщу.
organise-yes = Отменить ходы
organise-rewound = ↩️ Ходы отменены.
organise-offered = 🪑 Место свободно.
organise-held = Пока играет компьютер.
organise-ended = Партия закрыта.
note-rewound = ↩️ В партии **{ $title }** по решению организатора ({ $name }) { $n ->
    [one] отменён { $n } ход
    [few] отменены { $n } хода
    [many] отменены { $n } ходов
   *[other] отменены { $n } хода
}. Более поздние планы удалены. { hidden-now }
command-match-follow-name = следить
command-match-follow = Следить за партией или перестать
follow-on = 👀 Ты следишь за партией **{ $title }**. Новости покажет `/{ command-turns-name }`.
follow-off = Ты больше не следишь за партией **{ $title }**.
follow-on-button = Следить
follow-off-button = Не следить
follow-list = Все партии
refusal-too-many-followed = Сначала перестань следить за одной из { $limit } партий.
seat-kept-for = *бронь: { $name }*
board-rematch = Реванш
rematch-open = Партия **{ $title }** открыта: { $place }. Места сдвинуты на одно.{ $begins ->
    [seat] {" "}Начинает { $name }.
    [drawn] {" "}Кто начинает, снова решит жребий.
   *[none] {""}
}{ $asked ->
    [yes] {" "}Остальные приглашены.
   *[no] {""}
}
rematch-goes = Реванш уже открыт: **{ $title }**, { $place }.
command-match-rematch-name = реванш
command-match-rematch = Сыграть ещё раз с теми же людьми
organise-pause = Остановить таймеры
organise-resume = Запустить таймеры
organise-extend = Добавить сутки
organise-paused = ⏸️ Таймеры на паузе.
organise-resumed = ▶️ Таймеры снова идут.
organise-extended = ⏳ Всем, кто сейчас ходит, добавлены сутки.
seat-held = { $name } (временно играет компьютер)
command-match-pause-name = пауза
command-match-pause = Остановить или запустить таймеры с согласия всех

## Clocks

note-late-waits = ⌛ { $name }: время вышло. Партия **{ $title }** подождёт ещё один раз.
note-late-held = ⌛ { $name }: время снова вышло. В партии **{ $title }** играет компьютер, пока место { $seat } не займут.
note-late-empty = { note-late-offered }
note-late-offered = ⌛ { $name }: время снова вышло. Партия **{ $title }** ждёт; место { $seat } может занять любой.
note-paused = ⏸️ Партия **{ $title }** на паузе по решению организатора ({ $name }).
note-paused-agreed = ⏸️ Все согласны на паузу в партии **{ $title }**. Продолжить может любой игрок.
note-resumed = ▶️ Партия **{ $title }** снова идёт ({ $name }).
note-extended = ⏳ Всем, кто сейчас ходит в партии **{ $title }**, { $hours ->
    [one] добавлен { $hours } час
    [few] добавлены { $hours } часа
    [many] добавлены { $hours } часов
   *[other] добавлены { $hours } часа
} ({ $name }).
note-thawed = Я снова здесь. Таймеры партии **{ $title }** всё это время стояли.
note-restored = 🛟 Партия **{ $title }** была повреждена. Восстановлены ходы до <t:{ $since }:f>, повтори остальные. Времени никто не потерял.
note-idle-soon = Сделай ход в партии **{ $title }**, иначе я закрою её <t:{ $closing }:R>.
note-idle-closed = Партия **{ $title }** закрыта: 30 дней никто не ходил.
clock-live = Вживую: 10 мин на ход
clock-blitz = Быстро: 3 ч на ход + 6 ч
clock-daily = Ежедневно: 24 ч на ход + 3 дня
clock-relaxed = Спокойно: 3 дня на ход + 7 дней
clock-bank = Гибко: 6 ч на ход + 5 дней
clock-none = Без таймера
clock-without = ⏱️ Без таймера
clock-per-move = { $time } на ход + { $bank } резерва
clock-terms = ⏱️ { $name ->
    [live] Вживую
    [blitz] Быстро
    [daily] Ежедневно
    [relaxed] Спокойно
    [bank] Гибко
   *[own] Таймер
}: { $pace }, в твоё время для игры.
clock-extra-minutes = { $n } мин
clock-extra-hours = { $n } ч
clock-extra-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
    [many] { $n } дней
   *[other] { $n } дня
}
clock-late =
    Если время вышло, { $then ->
        [move] ходит компьютер
       *[wait] партия ждёт ещё раз
    }; во второй раз место освободится.
clock-pace = {" "}· ходит за { $hours } ч, вовремя { $intime } из { $of }
clock-stands-table = ⏸️ Пауза ({ $since }). Продолжить может любой игрок.
clock-stands-organiser = ⏸️ Пауза ({ $since }). { refusal-pause-organisers }
clock-stands-away = ⏸️ Пауза ({ $since }), пока меня нет на этом сервере.
clock-resume-table = Продолжить партию
clock-resume-organiser = Попросить продолжить
clock-due = ⏳ { $name }: { $when }
clock-due-bank = { clock-due }, включая резерв ({ $bank })
clock-left = срок { $when }
clock-left-bank = { clock-left } с резервом
clock-over = время вышло, скоро сходит компьютер
clock-then-move = Потом ходит компьютер.
clock-then-wait = Потом партия ждёт ещё раз, затем место освободится.
clock-own = ⏳ Твоё время закончится { $when }, включая резерв ({ $bank }).
clock-own-bare = ⏳ Твоё время закончится { $when }.
settings-hours = **Время для игры** — в остальное время твой таймер стоит (со следующего хода).
hours-known = Ты играешь с { $wake } до { $sleep } ({ $place }, сейчас { $now }).
hours-always = Пока таймер идёт круглосуточно. Сейчас не { $now } ({ $place })? Укажи своё время.
hours-days-off = Выходные: { $days }.
hours-counts = Второе изменение за неделю: таймеры учтут его { $when }, напоминания — сразу.
hours-clock = У меня сейчас…
hours-clock-is = У меня сейчас { $time }
hours-zone = Город
hours-zone-is = Город: { $name }
hours-all = Играю весь день
hours-wake = Играю с
hours-sleep = Играю до
hours-off = Выходные: нет (до двух)
hours-off-is = Выходной: { $day }
hours-vacation = Отпуск: ещё { $n ->
    [one] { $n } день
    [few] { $n } дня
    [many] { $n } дней
   *[other] { $n } дня
} ▸
vacation-head = **Отпуск** — твои таймеры стоят. В этом году у тебя ещё { $n ->
    [one] { $n } день
    [few] { $n } дня
    [many] { $n } дней
   *[other] { $n } дня
}.
vacation-begins = Закончишь раньше — оставшиеся целые дни вернутся.
vacation-sure = 🌴 Отпуск до { $until }? Твои таймеры остановятся сразу.
vacation-begin = Начать сейчас
vacation-end = Закончить отпуск
vacation-until = 🌴 Твой отпуск до { $when }. Ходить всё равно можно.
vacation-take = 🌴 { $n ->
    [one] { $n } день
    [few] { $n } дня
    [many] { $n } дней
   *[other] { $n } дня
}
vacation-ask = Предлагать отпуск, пока время не вышло: { switch-state }
vacation-question = 🌴 Уезжаешь? Твои таймеры подождут.
vacation-open = Взять отпуск
refusal-vacation-days = В этом году у тебя { $n ->
    [one] остался { $n } день
    [few] осталось { $n } дня
    [many] осталось { $n } дней
   *[other] осталось { $n } дня
} отпуска. Выбери меньше.
refusal-vacation-overtaken = Настройки только что изменились. Возьми отпуск ещё раз.
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
command-plan = Втайне спланировать следующие ходы
plan-make = План
plan-offer = -# Идея: { $plan }
plan-offer-take = В план
plan-decline = Нет
plan-see = Мой план
plan-editor-head = ### Твой план · { $title }
plan-about = В каждый твой ход сыграю первую подходящую строку.
plan-nothing = Плана пока нет.
plan-line = **{ $number }.** { $line }
plan-keep = Сохранить
plan-type = План текстом…
plan-leave = Отмена
plan-change = Изменить
plan-drop = Удалить план
plan-back = { panel-back }
plan-kept-head = ### Твой план · { $title }
    -# { plan-about }
plan-done = ✓ План сохранён.
plan-dropped = ✓ План удалён.
plan-unsaved = Несохранённые изменения пропали.
plan-resumed = Здесь твой несохранённый план.
plan-read = ✓ План прочитан. Осталось сохранить его.
plan-missed = 📋 Сейчас в плане ничего не подходит. { $why }
plan-stopped = 📋 Твой план остановлен. { $why } Осталось сыграть: { $left }.
plan-unreadable = 📋 План не читается. Выбери ход или составь новый.
line-stopped = ⏸️ Сыграно { $n } из { $all }. { $why } Осталось сыграть: { $left }.
plan-follows = ⏳ При первой возможности: { $plan }.
plan-receipt = ✓ Как задумано: { $line }
late-receipt = ⌛ За тебя сходил компьютер: { $line }
wish-counts = -# ⏳ Компьютер сходит за тебя { $when } (`/{ command-settings-name }`).
plan-form = План
plan-form-label = По одному варианту в строке, лучший первым
plan-form-hint = Разделяй ходы точкой с запятой: { $example }
bad-plan = Партия ушла вперёд. Проверь план и сохрани его.
bad-plan-empty = Введи хотя бы одну строку.
refusal-plan-not-now = Составь план, когда сходят остальные.
refusal-plan-alone = План не нужен: компьютеры ходят сразу.
refusal-your-turn = Партия ждёт тебя: нажми **{ board-move }**.
refusal-plan-empty = Сначала выбери ход.
refusal-plan-too-long = Оставь не больше { $limit ->
    [one] { $limit } строки
    [few] { $limit } строк
    [many] { $limit } строк
   *[other] { $limit } строк
}.

## Standing orders: when to be asked

command-orders-name = поручения
command-orders = Выбрать, когда тебя спрашивать
orders-head = ### Поручения · { $title }
orders-none = Всегда пасую за тебя.
orders-menu = Спрашивать меня, когда…
orders-done = ✓ Сохранено и для следующих партий.
orders-quiet-passed = ✓ Пас.
orders-passed = -# 🔕 Я не стал прерывать. Когда спрашивать: `/{ command-orders-name }`
orders-loud = Снова спрашивать
orders-loud-done = ✓ Снова буду спрашивать тебя.

## Settings

settings-page-me = Язык и картинки
settings-page-hours = Время для игры
settings-page-calls = Напоминания
settings-page-server = Сервер: партии
settings-page-public = Сервер: язык
settings-foot = -# Изменения сохраняются сами.
switch-state = { $on ->
    [true] да
   *[false] нет
}
settings-me = **Для тебя** — сообщения, которые видишь только ты.
settings-avoid = Таких нет
settings-avoid-about = -# С кем `/{ command-queue-name }` не сводит:
settings-switches-about = -# Без картинок — текст. Без подсказок — никаких советов.
settings-server = **Партии этого сервера** — в отдельных ветках, в одном канале или в любом.
settings-organisers-about = -# Организаторы ставят паузу, отменяют ходы и завершают партии. О сбоях пишу в их канал.
settings-public = **Для всех здесь** — доски и сообщения.
settings-threads = Ветки: { switch-state }
settings-games = Игровой канал: любой
settings-role = Роль организаторов
settings-notice = Канал для организаторов
settings-language = Язык
settings-language-is = Язык: { $name }
settings-auto-me = Язык: как в моём Discord
settings-auto-server = Язык: как у сервера
settings-pictures = Картинки: { switch-state }
settings-hints = Подсказки: { switch-state }
settings-page-look = Вид ▸
settings-calls = **Напоминания** — о твоём ходе и незадолго до срока, только в твоё время для игры.
settings-reminders = { settings-page-calls }
reminders-off = Напоминать перед сроком
reminders-channel = Ещё и в середине срока (канал)
reminders-dm = Ещё и в середине срока (ЛС)
settings-dm = Ничего
settings-dm-about = -# В личных сообщениях (ЛС) получаю:
settings-turns = Ходы
settings-turns-about = Вместо упоминания в канале
settings-letters = Новости партий
settings-letters-about = Просрочки, голосования и места
settings-league = Лиги
settings-league-about = Мои места и сезоны
settings-questions = Тайные вопросы
settings-questions-about = О чём другим знать нельзя, например, прервать ли ход
settings-next = «Скоро твой ход»
settings-next-about = Чтобы успеть составить план
settings-wishes = Никогда
settings-wishes-about = -# Компьютер ходит за меня, не дожидаясь срока (не более 3 раз подряд):
wish-half = { $game }: через половину моего времени
wish-hour = { $game }: через 1 час
settings-theme = Фон картинок
theme-dark = Фон: тёмный
theme-light = Фон: светлый
settings-palette = Цвета картинок
palette-standard = Цвета: обычные
palette-deuteranopia = Цвета: красно-зелёный дальтонизм
palette-tritanopia = Цвета: сине-жёлтый дальтонизм
palette-contrast = Цвета: высокая контрастность
language-en = English
language-es = Español
language-ru = Русский

## What is kept of you

command-privacy-name = приватность
command-privacy = Посмотреть, скачать или удалить свои данные
command-privacy-do = Скачать или удалить; по умолчанию посмотреть
option-do-name = действие
privacy-export = Скачать мои данные
privacy-forget = Удалить мои данные
privacy-statement =
    ### Твои данные
    Храню твой ID в Discord, имя, партии, ходы, планы, уроки и `/{ command-settings-name }`. Сообщений не читаю. Другим видны твоё имя и партии.
    Удалённое исчезнет за час, из копий — за два дня. Ходы в партиях с другими останутся без имени.
privacy-exported = Твои данные, без чужих ходов и карт, которых ты не видишь.
privacy-sure = Удалить твои данные навсегда?{ $matches ->
    [0] {""}
    [one] {" "}В { $matches } партии дальше играет компьютер.
    [few] {" "}В { $matches } партиях дальше играет компьютер.
    [many] {" "}В { $matches } партиях дальше играет компьютер.
   *[other] {" "}В { $matches } партиях дальше играет компьютер.
}
privacy-yes = Удалить сейчас
privacy-no = Оставить всё
privacy-kept = Ничего не удалено.
privacy-forgotten = Твои данные удалены{ $matches ->
    [0] .
    [one] , место освобождено в { $matches } партии.
    [few] , места освобождены в { $matches } партиях.
    [many] , места освобождены в { $matches } партиях.
   *[other] , места освобождены в { $matches } партиях.
}

## Panels

bad-control = Сейчас так нельзя. **{ board-move }** покажет, что можно.
bad-confirm = Твой выбор изменился. Нажми **{ board-move }**, проверь его и подтверди.

## Refusals

refusal-no-such-match = Такой партии нет. Выбери в `/{ command-matches-name }` или `/{ command-turns-name }`.
refusal-no-match = У тебя нет партий. `/{ command-new-name }` откроет новую, `/{ command-queue-name }` найдёт соперников{ $lobby ->
    [none] .
   *[other] , а в **{ $lobby }** есть место.
}
refusal-no-match-here = У тебя здесь нет партий. `/{ command-new-name }` откроет новую, `/{ command-turns-name }` покажет другие.
refusal-command-not-here = Здесь эта команда не работает. Команды игры { $game } покажет `/{ command-help-name }`.
refusal-no-such-game = Игры { $game } нет. Выбери из списка.
refusal-no-sessions = Серий в этой игре нет.
refusal-no-such-level = Уровня «{ $level }» нет. Выбери из списка.
refusal-seat-count = Игроков может быть { $allowed }, а не { $seats }.
refusal-too-many-computers = Компьютеры могут занять не больше { $most ->
    [one] { $most } места
    [few] { $most } мест
    [many] { $most } мест
   *[other] { $most } мест
}.
refusal-too-many-invited = { $most ->
    [one] Осталось { $most } место
    [few] Осталось { $most } места
    [many] Осталось { $most } мест
   *[other] Осталось { $most } места
}. Выбери больше игроков или пригласи меньше.
refusal-too-many-asked = Пригласить можно не больше { $limit } человек.
refusal-option-unknown = Для «{ $option }» нужно другое число игроков.
refusal-option-value = Для «{ $option }» не подходит «{ $value }». Выбери другое.
refusal-too-many-matches = Сначала закончи одну из своих { $limit } партий.
refusal-too-many-lobbies = Сначала начни или отмени одну из своих { $limit } партий.
refusal-server-full = Подожди, пока закончится одна из { $limit } партий этого сервера.
refusal-not-a-lobby = Эта партия началась или закрыта. Другие покажет `/{ command-matches-name }`.
refusal-already-seated = Ты уже за столом.
refusal-already-joined = Ты уже за столом. { $host ->
    [true] Дождись других или нажми **{ lobby-computer }**, потом **{ lobby-start }**.
   *[other] { lobby-starts-host }
}
refusal-colour-taken = Этот цвет занят. Выбери другой в **{ lobby-options }**.
refusal-option-of-player = Это выбирает игрок на этом месте.
refusal-full = Все места заняты. `/{ command-new-name }` откроет другую партию.
refusal-not-invited = Нужно приглашение. Попроси его у хозяина стола.
refusal-not-host = Это может только хозяин стола{ $name ->
    [none] .
   *[other] : { $name }.
}
refusal-not-organiser = Это может только организатор. Попроси его.
refusal-not-governing = Для этого нужно право «Управлять сервером».
refusal-not-seated = Ты не играешь в этой партии. `/{ command-match-name } { command-match-board-name }` покажет доску.
refusal-seat-claimed = В партии **{ $title }** за тебя играет { $name }, очки лиги твои. Ты вернёшься, если { $name } введёт `/{ command-match-name } { command-match-substitute-name }`.
refusal-seat-empty = Место { $seat } свободно. Выбери занятое.
refusal-not-full = { $empty ->
    [one] Свободно { $empty } место. Подожди или добавь компьютер.
    [few] Свободно { $empty } места. Подожди или добавь компьютеры.
    [many] Свободно { $empty } мест. Подожди или добавь компьютеры.
   *[other] Свободно { $empty } места. Подожди или добавь компьютеры.
}
# of a match that is over (it has ended), or that does not run yet
refusal-not-running = Эта партия сейчас не идёт. Доску покажет `/{ command-match-name } { command-match-board-name }`.
refusal-match-over = Партия закончена.
refusal-not-finished = Дождись конца этой партии.
refusal-no-replay = Повтора в этой игре нет. Все ходы покажет `/{ command-match-name } { command-match-file-name }`.
refusal-file-unreadable = Это не файл партии: нужен текст не больше 128 кБ.
refusal-file-wrong = Ошибка в строке { $line } файла: { $reason }
refusal-nothing-to-replay = Пока показывать нечего.
refusal-box-in-use =
    { $n ->
        [1] Карты этой коробки в игре: идёт { $n } партия. Сначала закончи её.
        [one] Карты этой коробки в игре: идёт { $n } партия. Сначала закончи их.
        [few] Карты этой коробки в игре: идут { $n } партии. Сначала закончи их.
        [many] Карты этой коробки в игре: идут { $n } партий. Сначала закончи их.
       *[other] Карты этой коробки в игре: идут { $n } партии. Сначала закончи их.
    }
refusal-analysis-fails = Разбор занял слишком много времени. Попробуй позже.
refusal-stuck = ⚠️ Партия зависла из-за ошибки. Ничего не потеряно, организатор может её закрыть.
refusal-old-rules = Партия идёт по старым правилам, её ходы показать нельзя.
refusal-broke = Что-то сломалось. Попробуй ещё раз.
refusal-resigned = За тебя в этой партии играет компьютер.
refusal-not-your-turn = Сейчас ходят другие. Я скажу, когда будет твой ход.
refusal-answered = Это уже сделано.
refusal-stale = Партия ушла вперёд. Вот она сейчас.
refusal-cannot-claim = Забирать победу рано: другие ещё играют.
refusal-draft-too-long = Слишком длинно. Сократи, пожалуйста.
refusal-no-such-seat = Игрока «{ $text }» нет. Выбери из списка.
refusal-invited-bot = Другие боты играть не умеют. Добавь компьютеры: `{ option-computers-name }`.
refusal-other-server = Открой эту партию на её сервере.
refusal-commands-changed = Мои команды только что изменились. Попробуй через минуту.
refusal-lapsed = Это устарело. Введи команду ещё раз.
refusal-older-control = Эта кнопка устарела. Введи `/{ command-turns-name }` или `/{ command-match-name } { command-match-board-name }`.
refusal-too-fast = Слишком быстро! Попробуй через несколько секунд.
refusal-letters-closed = Разреши личные сообщения этого сервера в настройках конфиденциальности Discord и попробуй ещё раз.
refusal-only-in-server = Это работает только на сервере, где я есть.
refusal-missing-permission = Чтобы показать здесь партию, мне нужны права в этом канале: { $names }.
invite-bot = Здесь есть только мои команды. Админ сервера может [пригласить меня как бота]({ $link }).
