# Страница вокруг понарошку сделанного Discord.

local-title = Игровой стол на твоём ПК
local-brand = Игровой стол
local-you = Кто играет
local-person-waits = { $waits ->
    [0] Играть за: { $name }
    [one] Играть за: { $name } (ждёт { $waits } партия)
    [few] Играть за: { $name } (ждут { $waits } партии)
    [many] Играть за: { $name } (ждут { $waits } партий)
   *[other] Играть за: { $name } (ждут { $waits } партии)
}
local-place = Канал
local-place-channel = # { $name }
local-place-thread = ↳ { $name }
local-place-direct = Личные сообщения
local-hour = +1 час
local-day = +1 день
local-week = +1 неделя
local-hour-long = Пропустить час
local-day-long = Пропустить день
local-week-long = Пропустить неделю
local-restart = Перезапустить бота
local-more = Ещё
local-close = Закрыть
local-frame = Канал
local-busy = Минутку…
local-restarted = Бот перезапущен.
local-passed-hour = Прошёл час.
local-passed-day = Прошёл день.
local-passed-week = Прошла неделя.
local-failed = Не получилось. Причина видна в терминале.
local-key = Открой новый адрес из терминала.
local-gone = Запусти бота командой «make run» и открой его адрес.
local-board = Открыть доску
local-become = Играть за: { $name }
local-go = Перейти туда
local-type = Набрать за меня
local-elsewhere = Это ЛС другого игрока.
local-opening = Стол открывается…

local-press-changed = Кнопка только что изменилась. Посмотри ещё раз и нажми.
local-typed-unknown = Команды { $command } нет. Введи /, чтобы увидеть все.
local-typed-missing = Заполни «{ $option }».
local-typed-wrong = Выбери «{ $option }» из списка: «{ $value }» не подходит.
local-typed-no-option = У { $command } нет поля «{ $option }». Выбери из списка.
local-typed-no-options = { $command } вводят без полей. Сотри лишнее и нажми Enter.

local-hint-first = Впервые здесь? Введи внизу /learn, а для новой партии — /new.
local-hint-new = Введи внизу /new, а для лиг — /league home.
local-hint-server = Открывай партии в канале сервера.
local-hint-fill = { $empty ->
    [one] Свободно { $empty } место. Нажми «+ компьютер» или смени игрока наверху и нажми «За стол».
    [few] Свободно { $empty } места. Нажми «+ компьютер» или смени игрока наверху и нажми «За стол».
    [many] Свободно { $empty } мест. Нажми «+ компьютер» или смени игрока наверху и нажми «За стол».
   *[other] Свободно { $empty } места. Нажми «+ компьютер» или смени игрока наверху и нажми «За стол».
}
local-hint-start = Все в сборе. Нажми «Начать».
local-hint-join = В партии #{ $match } есть свободное место. Нажми «За стол».
local-hint-kept = В партии #{ $match } есть бронь: { $name }.
local-hint-host = { $name } может начать партию.
local-hint-move = Твой ход в партии { $name } #{ $match }. Нажми «Мой ход».
local-hint-several = Тебя ждут партии: { $n }. Их покажет /turns.
local-hint-other = Сейчас ходит { $name }.
local-hint-elsewhere = Перейди в общий канал.
local-hint-wait = Компьютеры думают.
local-hint-away = В партии { $name } #{ $match } время вышло у всех. Чтобы продолжить, нажми «Мой ход».
local-hint-stuck = Бот завис. Нажми «Перезапустить бота».

local-terminal = Играй в браузере: { $address }
local-terminal-stop = Ctrl+C закроет стол. Твои партии хранятся в { $file }.
local-terminal-host = Задай LOCAL_HOST=127.0.0.1, а не { $host }: локальная игра идёт только на этом компьютере.
local-terminal-packages = Для локальной игры установи { $name }: «make run» или «pip install '.[local]'», а для Discord задай DISCORD_TOKEN.
