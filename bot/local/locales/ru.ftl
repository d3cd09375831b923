# Страница вокруг понарошку сделанного Discord.

local-title = Cutterland · игровой стол
local-brand = Игровой стол
local-you = Ты сейчас
local-person = Стать: { $name }
local-person-waits = { $waits ->
    [0] Стать: { $name }
    [one] Стать: { $name }, ждёт { $waits } партия
    [few] Стать: { $name }, ждут { $waits } партии
    [many] Стать: { $name }, ждут { $waits } партий
   *[other] Стать: { $name }, ждут { $waits } партии
}
local-place = Где
local-place-channel = # { $name }
local-place-thread = ↳ { $name }
local-place-direct = Переписка с ботом
local-hour = +1 час
local-day = +1 день
local-week = +1 неделя
local-hour-long = Пусть пройдёт час
local-day-long = Пусть пройдёт день
local-week-long = Пусть пройдёт неделя
local-restart = Перезапустить бота
local-more = Ещё
local-close = Закрыть
local-frame = Канал
local-busy = Минутку…
local-restarted = Бот остановлен и запущен снова. Всё осталось на месте.
local-passed-hour = Прошёл час.
local-passed-day = Прошёл день.
local-passed-week = Прошла неделя.
local-failed = Не получилось; причина видна в терминале.
local-key = Этот адрес от прежнего запуска. Открой тот, что сейчас показан в терминале.
local-gone = Бот не работает. Запусти его снова командой «make run» и открой адрес, который она покажет.
local-become = Стать: { $name }
local-go = Перейти туда
local-type = Набрать за меня
local-elsewhere = Стол показывает чужую переписку с ботом.
local-opening = Стол открывается…

local-press-changed = Эта кнопка изменилась раньше, чем сработало нажатие. Посмотри ещё раз и нажми нужную.
local-typed-unknown = Команды { $command } нет. Введи /, чтобы увидеть все.
local-typed-missing = Не хватает поля «{ $option }»: впиши значение или выбери из списка.
local-typed-wrong = «{ $value }» не подходит для поля «{ $option }»: выбери из списка.
local-typed-no-option = У { $command } нет поля «{ $option }»: выбери из списка.
local-typed-no-options = { $command } пишется без дополнений: сотри лишнее и нажми Enter.

local-hint-first = Впервые здесь? Введи внизу /learn: игра за три минуты, прямо в деле. Или сразу открой партию: /new.
local-hint-new = Введи внизу /new, чтобы открыть партию — с людьми или с компьютерными игроками; /league home ведёт к здешним лигам.
local-hint-server = Партии открывают в канале сервера.
local-hint-fill = { $empty ->
    [one] Осталось { $empty } место: добавь компьютер в настройках или стань наверху кем-то другим и сядь за стол.
    [few] Осталось { $empty } места: добавь компьютеры в настройках или стань наверху кем-то другим и сядь за стол.
    [many] Осталось { $empty } мест: добавь компьютеры в настройках или стань наверху кем-то другим и сядь за стол.
   *[other] Осталось { $empty } места: добавь компьютеры в настройках или стань наверху кем-то другим и сядь за стол.
}
local-hint-start = Все места заняты. Начинай партию.
local-hint-join = В партии №{ $match } есть свободное место: садись за стол.
local-hint-host = Эту партию открывает { $name } — и может её начать.
local-hint-move = Твой ход: { $name }, №{ $match }. Нажми синюю кнопку на доске или введи /hand, чтобы увидеть свои карты.
local-hint-other = Сейчас ходит { $name }.
local-hint-elsewhere = Показано одно место за раз, одно и то же для всех.
local-hint-wait = Компьютерные игроки думают.

local-terminal = Играй в браузере: { $address }
local-terminal-stop = Стол открыт, пока не нажмёшь Ctrl+C. Всё сыгранное хранится в { $file }.
local-terminal-host = Местная игра только для этого компьютера: LOCAL_HOST — { $host }, а должен быть 127.0.0.1.
local-terminal-packages = Для игры на этом компьютере не хватает { $name }. Запусти «make run» или «pip install '.[local]'» либо задай DISCORD_TOKEN для игры в Discord.
