# Страница вокруг понарошку сделанного Discord.

local-title = Cutterland · игровой стол
local-brand = Игровой стол
local-you = Кто играет
local-person-waits = { $waits ->
    [0] Сменить игрока: { $name }
    [one] Сменить игрока: { $name } (ждёт { $waits } партия)
    [few] Сменить игрока: { $name } (ждут { $waits } партии)
    [many] Сменить игрока: { $name } (ждут { $waits } партий)
   *[other] Сменить игрока: { $name } (ждут { $waits } партии)
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
local-restarted = Бот перезапущен. Ничего не потеряно.
local-passed-hour = Прошёл час.
local-passed-day = Прошёл день.
local-passed-week = Прошла неделя.
local-failed = Не получилось. Причина видна в терминале.
local-key = Этот адрес остался от прежнего запуска. Открой тот, что показан в терминале.
local-gone = Бот не работает. Запусти его командой «make run» и открой адрес, который она покажет.
local-become = Сменить игрока: { $name }
local-go = Перейти туда
local-type = Набрать за меня
local-elsewhere = Это личные сообщения другого игрока.
local-opening = Стол открывается…

local-press-changed = Кнопка изменилась раньше, чем сработало нажатие. Посмотри ещё раз и нажми нужную.
local-typed-unknown = Команды { $command } нет. Введи /, чтобы увидеть все.
local-typed-missing = Поле «{ $option }» не заполнено. Впиши значение или выбери из списка.
local-typed-wrong = «{ $value }» не подходит для поля «{ $option }». Выбери из списка.
local-typed-no-option = У { $command } нет поля «{ $option }». Выбери из списка.
local-typed-no-options = У { $command } нет полей. Сотри лишнее и нажми Enter.

local-hint-first = Впервые здесь? Введи внизу /learn, чтобы за три минуты научиться игре, или /new, чтобы открыть партию.
local-hint-new = Введи внизу /new, чтобы открыть партию с людьми или компьютерами. /league home покажет лиги.
local-hint-server = Партию можно открыть только в канале сервера.
local-hint-fill = { $empty ->
    [one] Свободно { $empty } место. Добавь компьютер в настройках или смени игрока наверху и нажми «Сесть».
    [few] Свободно { $empty } места. Добавь компьютеры в настройках или смени игрока наверху и нажми «Сесть».
    [many] Свободно { $empty } мест. Добавь компьютеры в настройках или смени игрока наверху и нажми «Сесть».
   *[other] Свободно { $empty } места. Добавь компьютеры в настройках или смени игрока наверху и нажми «Сесть».
}
local-hint-start = Все места заняты. Нажми «Начать».
local-hint-join = В партии #{ $match } есть свободное место. Нажми «Сесть».
local-hint-kept = В партии #{ $match } место оставлено: { $name }.
local-hint-host = { $name } может начать партию: это хозяин стола.
local-hint-move = Твой ход в партии { $name } #{ $match }. Нажми «Мой ход» или введи /hand, чтобы увидеть свои карты.
local-hint-other = Сейчас ходит { $name }.
local-hint-elsewhere = Все за столом видят один и тот же канал.
local-hint-wait = Компьютеры думают.
local-hint-away = { $name } #{ $match }: время вышло у всех, партия ждёт. Чтобы продолжить, нажми «Мой ход».
local-hint-stuck = Бот завис. Нажми «Перезапустить бота»: партии не пропадут.

local-terminal = Играй в браузере: { $address }
local-terminal-stop = Стол открыт, пока не нажмёшь Ctrl+C. Твои партии хранятся в { $file }.
local-terminal-host = Локальная игра работает только на этом компьютере. Задай LOCAL_HOST 127.0.0.1; сейчас там { $host }.
local-terminal-packages = Для локальной игры нужен пакет { $name }, а он не установлен. Запусти «make run» или «pip install '.[local]'» либо задай DISCORD_TOKEN для игры в Discord.
