# Очередь: кто ждёт партию

command-queue-name = очередь
command-queue = Подождать соперников; партия начнётся сама
command-queue-game = В какую игру; иначе та, в которую ты играешь
command-queue-players = Сколько всего игроков
command-queue-pace = Прямо сейчас или несколько дней
command-queue-rated = Идёт ли партия в рейтинг
option-pace-name = темп
option-rated-name = рейтинг
queue-pace-now = прямо сейчас
queue-pace-days = несколько дней
queue-pick-now = ⚡ Прямо сейчас
queue-pick-days = 📅 Несколько дней
queue-unrated = без рейтинга
queue-game = Игра
queue-size = Число игроков
queue-rated-off = Рейтинг: нет
queue-rated-on = Рейтинг: да
queue-join = Встать в очередь
queue-leave = Уйти: { $game }
queue-refresh = Обновить
queue-again = Ждать ещё
queue-empty = Пока никто не ждёт.
queue-first = Пока ждёшь только ты.
queue-waiting = Ждут: { $names }
queue-waiting-more = Ждут: { $names } и ещё { $n ->
    [one] { $n }
    [few] { $n }
    [many] { $n }
   *[other] { $n }
}
queue-waiting-elsewhere = Ждут на других серверах: { $n }
queue-shared = Очередь общая с другими серверами: там увидят твоё имя и ходы.
queue-shared-alone = Других серверов с общей очередью сейчас нет: прийти могут только здешние игроки.
queue-not-shared = Очередь этого сервера не общая: прийти могут только здешние игроки.
queue-next = Партия начнётся, когда { $n ->
    [2] придёт второй игрок
    [one] соберётся { $n } игрок
    [few] соберутся { $n } игрока
    [many] соберутся { $n } игроков
   *[other] соберутся { $n } игрока
}. Я упомяну тебя здесь: { $place }.
queue-next-with = { $n ->
    [one] { $names } ждёт. Входи — и начнём.
    [few] { $names } ждут. Входи — и начнём.
    [many] { $names } ждут. Входи — и начнём.
   *[other] { $names } ждут. Входи — и начнём.
} Я упомяну тебя здесь: { $place }.
queue-next-any = Присоединись — и партия начнётся. Я упомяну тебя здесь: { $place }.
queue-wait = Ты в очереди. Когда партия начнётся, я упомяну тебя здесь: { $place }. Если никто не придёт, ты выйдешь из очереди { $when }.
queue-started = 🎲 Партия **{ $title }** началась: { $place }. С тобой играют: { $others }.
queue-end-expired = { $name }: соперники для { $game } не нашлись вовремя, очередь для тебя закончилась.
queue-end-game = { $name }: в { $game } здесь больше не играют, очередь для тебя закончилась.
queue-end-matches = { $name }: больше партий одновременно играть нельзя, очередь для { $game } закончилась.
call-found = 🎲 { $names }: партия **{ $title }** началась.
call-found-with = 🎲 { $names }: партия **{ $title }** началась. С тобой играют: { $others }.
board-server = 🌐 { $server }: { $names }
call-begins = Начинает { $name }.
refusal-too-many-seeks = Ждать можно не больше { $limit } игр. Сначала выйди из одной очереди.
refusal-seeks-already = Ты уже ждёшь эту игру. Чтобы что-то изменить, сначала выйди из её очереди.
refusal-seeks-not = Ты больше не ждёшь эту игру. Очередь показывает `/{ command-queue-name }`.
settings-page-find = Поиск соперников
settings-find = **Поиск соперников** — как здесь находят других игроков.
settings-share-on = Общая очередь: да
settings-share-off = Общая очередь: нет
settings-share-about = С общей очередью можно играть и с людьми с других серверов. На другом сервере её тоже нужно включить. Там видно, сколько игроков здесь ждёт. Партия между двумя серверами показана на обоих: имена и ходы. Если выключить, начатые партии и реванши продолжатся.
settings-share-others = { $n ->
    [0] Других серверов с общей очередью пока нет.
    [one] Общая очередь включена ещё на { $n } сервере.
    [few] Общая очередь включена ещё на { $n } серверах.
    [many] Общая очередь включена ещё на { $n } серверах.
   *[other] Общая очередь включена ещё на { $n } серверах.
}
role-name = Новые партии
settings-role-on = Роль для новостей: да
settings-role-off = Роль для новостей: нет
settings-role-about = Роль упоминают новые лобби. Взять или вернуть её можно кнопкой в `/{ command-queue-name }`.
queue-tell = Сообщать о партиях
queue-lobby = 💺 В партии { $title } ({ $where }) есть место.
queue-lobby-join = Сесть в эту партию
queue-mute = Больше не сообщать
refusal-role-denied = Для этого мне нужно право **Управлять ролями**. Пусть его даст тот, кто управляет сервером, и поставит мою роль выше роли для новых партий.
refusal-role-gone = На этом сервере больше нет роли для новых партий. Включить её снова можно в `/{ command-settings-name }`.
call-one-more = 🪑 { $title }: не хватает одного игрока! { $names }
