# Очередь: кто ждёт партию

command-queue-name = очередь
command-queue = Найти соперников; партия начнётся сама
command-queue-game = { command-new-game }
command-queue-players = Сколько всего игроков
command-queue-pace = Вживую или несколько дней
command-queue-rated = На рейтинг
option-pace-name = темп
option-rated-name = рейтинг
queue-pace-now = вживую, 10 мин на ход
queue-pace-days = несколько дней
queue-pick-now = ⚡ Вживую
queue-pick-days = 📅 Несколько дней
queue-unrated = без рейтинга
queue-game = Игра
queue-size = Число игроков
queue-rating = Рейтинг: { switch-state }
queue-join = Встать в очередь
queue-leave = Уйти: { $game }
queue-refresh = Обновить
queue-again = Ждать ещё
queue-empty = Пока никто не ждёт.
queue-first = Пока ждёшь только ты.
queue-name = { $name } (обычно отвечает за { $hours } ч)
queue-waiting = Ждут: { $names }
queue-waiting-more = Ждут: { $names } и ещё { $n ->
    [one] { $n }
    [few] { $n }
    [many] { $n }
   *[other] { $n }
}
queue-waiting-elsewhere = На других серверах { $n ->
    [one] ждёт { $n } игрок
    [few] ждут { $n } игрока
    [many] ждут { $n } игроков
   *[other] ждут { $n } игрока
}
queue-several = Как только найдётся партия, ты выйдешь из остальных очередей.
queue-shared = На других серверах увидят твоё имя и ходы.
queue-shared-alone = Соперники только с этого сервера.
queue-next = Партия начнётся, когда { $n ->
    [one] соберётся { $n } игрок
    [few] соберутся { $n } игрока
    [many] соберутся { $n } игроков
   *[other] соберутся { $n } игрока
}. Я сообщу тебе в { $place }.
queue-next-with = { $n ->
    [one] { $names } ждёт.
    [few] { $names } ждут.
    [many] { $names } ждут.
   *[other] { $names } ждут.
} Входи — и начнём. Я сообщу тебе в { $place }.
queue-next-any = Входи — и начнём. Я сообщу тебе в { $place }.
queue-wait = Ты в очереди. Найдётся партия — сообщу тебе в { $place }, не найдётся — выйдешь из очереди { $when }.
queue-started = 🎲 Партия **{ $title }** началась: { $place }. Соперники: { $others }.
queue-end-expired = { $name }: соперников для { $game } не нашлось, ты больше не в очереди.
queue-end-game = { $name }: в { $game } здесь больше не играют, очередь закрыта.
queue-end-matches = { $name }: партий у тебя достаточно, ты больше не в очереди на { $game }.
call-found = 🎲 { $names }: сыграй партию **{ $title }**.
call-found-with = 🎲 { $names }: сыграй партию **{ $title }**. Соперники: { $others }.
board-server = 🌐 { $server }: { $names }
call-begins = { $name }: первый ход твой.
refusal-too-many-seeks = Сначала выйди из одной из { $limit } очередей.
refusal-seeks-already = Ты уже в очереди. Чтобы что-то изменить, сначала выйди из неё.
refusal-seeks-not = Ты больше не в этой очереди. Её покажет `/{ command-queue-name }`.
refusal-rematch-unshared = Один из серверов вышел из общей очереди. `/{ command-new-name }` откроет партию здесь.
settings-page-find = Поиск соперников ▸
settings-find = **Поиск соперников** — как здесь находят других игроков.
settings-share = Общая очередь: { switch-state }
settings-share-about = Здесь можно встретить игроков других серверов с общей очередью. Партию с именами и ходами видно на обоих.
settings-share-others = { $n ->
    [0] Других серверов с общей очередью пока нет.
    [one] Общая очередь включена ещё на { $n } сервере.
    [few] Общая очередь включена ещё на { $n } серверах.
    [many] Общая очередь включена ещё на { $n } серверах.
   *[other] Общая очередь включена ещё на { $n } серверах.
}
role-name = Новые партии
settings-new-games = Роль «Новые партии»: { switch-state }
settings-role-about = Упоминаю её в новых партиях; взять и снять можно в `/{ command-queue-name }`.
queue-tell = Сообщать о партиях
queue-lobby = 💺 В партии { $title } ({ $where }) есть место.
queue-lobby-join = За этот стол
queue-mute = Больше не сообщать
refusal-role-denied = Не могу выдать роль. Дай мне право **Управлять ролями** и поставь мою роль выше роли для новых партий.
refusal-role-gone = Попроси админа включить роль: `/{ command-settings-name }`.
refusal-role-no-room = Ролей уже 250, новой нет места. Сначала удали одну.
refusal-role-two-factors = Этот сервер требует двухфакторной аутентификации от владельца бота.
call-one-more = 🪑 { $names }: займи последнее место в партии { $title }!
