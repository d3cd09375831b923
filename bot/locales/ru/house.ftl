## Matches and seats

match-title = { $name } #{ $number }
seat-empty = *свободное место*
seat-computer = компьютерный игрок ({ $level })
seat-resigned = { $name } (вместо игрока продолжает компьютер)
seat-nameless = кто-то
seat-someone = кто-то
# As plain text, in a game's sentences and pictures:
name-computer = Компьютер
name-computers = Компьютер { $number }
name-seat = Место { $number }
name-resigned = { $name } (компьютер)
list-and = { $items } и { $last }

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
lobby-session = { $n ->
    [one] турнирная серия из { $n } партии
    [few] турнирная серия из { $n } партий
    [many] турнирная серия из { $n } партий
   *[other] турнирная серия из { $n } партии
}
lobby-host = {" "}(хозяин стола)
lobby-waiting-open = { $auto ->
    [true] { $n ->
        [one] Осталось { $n } место. Нажми **Сесть за стол** — партия начнётся сама.
        [few] Осталось { $n } места. Нажми **Сесть за стол** — партия начнётся сама, когда все места будут заняты.
        [many] Осталось { $n } мест. Нажми **Сесть за стол** — партия начнётся сама, когда все места будут заняты.
       *[other] Осталось { $n } места. Нажми **Сесть за стол** — партия начнётся сама, когда все места будут заняты.
    }
   *[false] { $n ->
        [one] Осталось { $n } место. Нажми **Сесть за стол**, или пусть хозяин стола добавит компьютерного игрока.
        [few] Осталось { $n } места. Нажми **Сесть за стол**, или пусть хозяин стола добавит компьютерных игроков.
        [many] Осталось { $n } мест. Нажми **Сесть за стол**, или пусть хозяин стола добавит компьютерных игроков.
       *[other] Осталось { $n } места. Нажми **Сесть за стол**, или пусть хозяин стола добавит компьютерных игроков.
    }
}
lobby-waiting-invited = { $n ->
    [one] { $n } место ждёт того, кто получил приглашение: нажми **Сесть за стол**.
    [few] { $n } места ждут тех, кто получил приглашение: нажми **Сесть за стол**.
    [many] { $n } мест ждут тех, кто получил приглашение: нажми **Сесть за стол**.
   *[other] { $n } места ждут тех, кто получил приглашение: нажми **Сесть за стол**.
}
lobby-full = Все в сборе. Хозяин стола нажимает **Начать**.
lobby-join = Сесть за стол
lobby-leave = Уйти
lobby-start = Начать
lobby-cancel = Отменить
lobby-add = Компьютер: { $level }
lobby-invite = Пригласить (хозяин стола)
lobby-free = Освободить место (хозяин стола)
lobby-free-seat = Место { $number }: { $name }
lobby-closed = Стол **{ $title }** закрыт до начала партии. Новая партия: `/{ command-new-name }`.
lobby-opened = Стол **{ $title }** открыт: { $place }. Друзья нажимают там **Сесть за стол**, а ты — **Начать**, когда все будут в сборе.
lobby-started = Партия **{ $title }** началась: { $place }.
lobby-begun = Партия началась.
lobby-done-join = Ты за столом **{ $title }**. Когда придёт твой ход, я позову.
lobby-done-leave = Ты больше не за столом **{ $title }**.
lobby-done-add = За стол сел компьютерный игрок.
lobby-done-invite = Приглашение отправлено: их позвали за стол.
lobby-done-free = Место снова свободно.
lobby-done-start = Партия **{ $title }** началась.
lobby-done-cancel = Стол **{ $title }** закрыт.

## Board

board-stuck = ## { $title }
    Эта партия наткнулась на ошибку бота. Ничего не потеряно: она продолжится, когда ошибку исправят. Организатор может её завершить.
board-end = Завершить партию (организатор)
board-ended = Партия **{ $title }** завершена.
board-claim = Завершить: победа за мной
board-cancelled = Партия завершилась досрочно: играть стало некому.
board-claimed = { $name } завершает партию: больше никого за столом не осталось.
board-resigned-last = { $n ->
    [one] Сдаётся и занимает последнее место: { $names }.
    [few] Сдаются и занимают последнее место: { $names }.
    [many] Сдаются и занимают последнее место: { $names }.
   *[other] Сдаются и занимают последнее место: { $names }.
}
board-best-first = -# Первый рубеж: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } в одиночку с этими параметрами.
board-best-new = 🎉 Новый рекорд! Прежний — { $before ->
        [one] { $before } очко
        [few] { $before } очка
        [many] { $before } очков
       *[other] { $before } очка
    }, в партии #{ $match }.
board-best-equal = Наравне с твоим рекордом: { $before ->
        [one] { $before } очко
        [few] { $before } очка
        [many] { $before } очков
       *[other] { $before } очка
    }, в партии #{ $match }.
board-best-less = -# Твой рекорд с этими параметрами — { $before ->
        [one] { $before } очко
        [few] { $before } очка
        [many] { $before } очков
       *[other] { $before } очка
    }, в партии #{ $match }.
board-seed = -# Зерно перемешивания: `{ $seed }`
    -# Его SHA-256, записанный в начале: `{ $hash }`
board-hash = -# Карты перемешаны: SHA-256 `{ $hash }`
board-retired = -# **{ $title }** продолжается [здесь]({ $link }).
note-lobby-closed = Стол **{ $title }** закрыт: за 7 дней партия не началась. Новая партия: `/{ command-new-name }`.
note-stuck = Партия **{ $title }** наткнулась на ошибку бота и остановилась. Ничего не потеряно; организатор может завершить её на доске.
note-abandoned = Партия **{ $title }** завершена: людей за столом не осталось.
note-resigned = { $name } сдаётся в партии **{ $title }**. На месте { $seat } продолжает компьютерный игрок.
note-thinking-fails = Компьютерный игрок на месте { $seat } в партии **{ $title }** не может решить. Он попробует ещё раз сам; организатор может завершить партию.
note-unreachable = Партию **{ $title }** больше нельзя показать в { $place }: мне там нельзя писать, или канала больше нет. Дай мне разрешение или введи `/{ command-table-name }` там, где она должна продолжиться.
note-thread-closed = Ветка партии **{ $title }** для меня закрыта, поэтому партия продолжается здесь.
note-channel-closed = Партия **{ $title }** продолжается здесь: в { $place } мне больше нельзя писать, или этого канала уже нет.

table-here = Доска партии **{ $title }** теперь показывается здесь.

## Records

record-complete = Полная запись партии **{ $title }**: каждый ход и зерно раздачи. С кодом проекта команда `python -m engine.{ $game } replay FILE` сыграет её заново и докажет.
record-running = Запись партии **{ $title }** до этого места, без всего, что ещё тайна. Введи `/{ command-record-name }` снова, когда партия закончится: тогда в записи будет всё, вместе с зерном.
record-head = { $name } #{ $number }
record-proves = Доказать: python -m engine.{ $game } replay record-{ $number }.txt
record-open = Партия не закончена: без зерна, карт на руках и тайных ходов её нельзя сыграть заново.
record-seat = Место { $number }: { $name }
record-resigned = Место { $number }: { $name }, сдаётся; продолжает компьютерный игрок
record-computer = компьютерный игрок
record-secret = Место { $number }: ход, который пока остаётся тайной.

## The bag

bag-empty = Мешок этого сервера пуст. Каждая законченная партия что-нибудь в нём оставляет.

## Sessions

board-session = -# Партия { $number } из { $of } в турнирной серии.
board-session-next = -# Партия { $number } из { $of } в турнирной серии: следующая начнётся сама.
board-session-broken = -# Партия { $number } из { $of } в турнирной серии, которая на этом кончается: общего итога у неё нет.
session-over = Серия закончена
session-claimed = { $name } выигрывает серию: все остальные сдались
session-place = **{ $place }.** { $name }, очки: { $points } ({ $each })
session-place-only = **{ $place }.** { $name }

## Looking back

replay-head = Как шла партия { $title }
replay-all = Все

analysis-head = Разбор партии { $title }
analysis-seat = Место { $number }: { $name }
board-analysis = Что можно было сыграть лучше?
board-record = Запись
board-replay = Повтор

## Being called

call-soon = { $n ->
    [one] Дальше выбор за { $names }: его уже можно подготовить.
    [few] Дальше выбор по очереди за { $names }: его уже можно подготовить.
    [many] Дальше выбор по очереди за { $names }: его уже можно подготовить.
   *[other] Дальше выбор по очереди за { $names }: его уже можно подготовить.
}
call-left = -# **{ $name }**: этого игрока больше нет на сервере, и позвать его я не могу.
call-line = Партия **{ $title }** ждёт: { $names } · [к доске]({ $link })
call-line-soon = Партия **{ $title }**: следующий выбор уже можно подготовить: { $soon } · [к доске]({ $link })
call-line-both = Партия **{ $title }** ждёт: { $names }, а вскоре и { $soon } · [к доске]({ $link })
call-answered = -# На всё это уже есть ответ. Спасибо!

## Lists

turns-none = Ни одна партия тебя не ждёт.
turns-head = { $n ->
    [one] **Тебя ждёт { $n } партия.**
    [few] **Тебя ждут { $n } партии.**
    [many] **Тебя ждут { $n } партий.**
   *[other] **Тебя ждут { $n } партии.**
}
turns-line = **{ $title }** · { $where }
turns-elsewhere = на другом сервере
turns-open = Мой ход в #{ $number }
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
matches-more = { $n ->
    [one] и ещё { $n }
    [few] и ещё { $n }
    [many] и ещё { $n }
   *[other] и ещё { $n }
}
matches-line = **{ $title }** · { $where } · { $people } · { $state }
matches-free = { $n ->
    [one] свободно { $n } место
    [few] свободно { $n } места
    [many] свободно { $n } мест
   *[other] свободно { $n } места
}
matches-waits = сейчас ход: { $names }
matches-thinks = думает компьютерный игрок
matches-stuck = остановлена
matches-over = закончена
which-head = { $n ->
    [one] Речь об этой партии?
    [few] У тебя здесь { $n } партии. О какой речь?
    [many] У тебя здесь { $n } партий. О какой речь?
   *[other] У тебя здесь { $n } партии. О какой речь?
}
which-choose = Выбери партию

## Commands of the house: their names, of lower case and at most 32 letters, and descriptions of at most 100

command-new-name = новая
command-new = Открыть новую партию
command-new-game = Во что играть; если не указать — { $game }
command-new-players = Сколько игроков, считая компьютерных; если не указать — кого назовёшь, не меньше 2
command-new-computers = Сколько из них компьютерных; если больше ждать некого, партия начнётся сразу
command-new-level = Насколько сильны компьютерные игроки
command-new-invite = Кого пригласить; ещё людей можно позвать из-за стола до начала партии
command-new-session = Турнирная серия: несколько партий с одним общим итогом
command-new-only-invited = За стол садятся только по приглашению
command-new-auto = Начать сразу, когда все места заняты; иначе хозяин стола нажимает «Начать»
command-table-name = стол
command-table = Показать доску ещё раз, здесь
command-analysis-name = разбор
command-analysis = После партии: что можно было сыграть лучше и какой выбор обошёлся дороже всего
command-bag-name = мешок
command-bag = Что лежит в мешке этого сервера после законченных партий
command-replay-name = повтор
command-replay = Партия в движении, от первого хода до последнего
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
option-invite2-name = пригласить2
option-invite3-name = пригласить3
option-session-name = серия
option-only_invited-name = по_приглашению
option-auto-name = сразу

## Rules and help

pages-back = Назад
pages-on = Дальше
pages-foot = Страница { $page } из { $pages }
help-head = ## Впервые здесь? Введи `/{ command-learn-name }`
    Эта команда научит игре за три минуты, на деле. Потом `/{ command-new-name }` откроет партию: друзья нажимают **Сесть за стол**, свободные места занимают компьютерные игроки.

    Когда придёт твой ход, я упомяну тебя один раз: нажми **Мой ход** на доске, там видно, что делать. Партия длится несколько дней: отвечай, когда удобно. Любой ход можно сделать и командой, если тебе удобнее писать.
help-begin = **Начать**
help-play = **Играть**
help-look = **Смотреть**
help-after = **После партии**
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
    [one] Новое: { $last }
    [few] { $n } новости, последняя: { $last }
    [many] { $n } новостей, последняя: { $last }
   *[other] { $n } новости, последняя: { $last }
}
pictures-off = Текстом
pictures-on = Картинками

## Learning

learn-head = ## Обучение: { $game } · { $step } из { $steps }
learn-back = ◀ Назад
learn-on = Пропустить ▶
learn-again = Ещё раз
learn-moved = Это было для другого шага. Вот где ты сейчас.

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
note-seat-offered = 🪑 Место { $seat } в партии **{ $title }** можно занять: кто сядет, продолжит за { $name } с теми же картами. До тех пор { $name } может вернуться.
note-seat-taken = 🪑 { $name } продолжает на месте { $seat } в партии **{ $title }**.
seat-take = Занять место
seat-keep = Ждать дальше
seat-took = 🪑 Место твоё.
seat-kept = Стол ждёт дальше; место больше не предлагается.
deed-substitute = 🪑 { $name } продолжает вместо другого игрока.
deed-computer = Пока за { $name } играет компьютер.
deed-return = { $name } снова за столом.
refusal-seat-offered = Это место уже предлагается.
refusal-seat-not-offered = Это место больше не предлагается.
refusal-seat-not-free = Предложить можно только своё место или то, на котором за кого-то играет компьютер; остальные заняты своими игроками.
refusal-here-already = Твоё место и так за тобой.
command-substitute-name = замена
command-substitute = Предложить другому своё место или место того, кого нет
command-substitute-seat = Номер места; если не указать — твоё
option-seat-name = место
note-consent-undo = ↩️ { $name } просит отменить ход в партии **{ $title }** { $seen ->
    [true] { $n ->
        [one] вместе с тем, что им открылось.
        [few] и всё, что было с тех пор: { $n } хода и то, что ими открылось.
        [many] и всё, что было с тех пор: { $n } ходов и то, что ими открылось.
       *[other] и всё, что было с тех пор: { $n } хода и то, что ими открылось.
    }
   *[other] { $n ->
        [one] и больше ничего.
        [few] и всё, что было с тех пор: { $n } хода.
        [many] и всё, что было с тех пор: { $n } ходов.
       *[other] и всё, что было с тех пор: { $n } хода.
    }
} Нужно согласие всех, кто играет.
note-consent-remove = { $name } предлагает продолжить партию **{ $title }** без { $other_name }. Нужно согласие всех остальных; тогда продолжит компьютерный игрок, а место можно будет занять.
note-consent-pause = ⏸️ { $name } просит паузу в партии **{ $title }**. Нужно согласие всех, кто играет.
note-consent-declined = { $name } не даёт согласия, так что в партии **{ $title }** всё остаётся как есть.
note-consent-withdrawn = { $name } снимает вопрос; в партии **{ $title }** всё остаётся как есть.
note-undone = ↩️ Все согласны: партия **{ $title }** продолжается с того, что было до хода { $name }.
note-removed = { $name } больше не играет в партии **{ $title }**: так решили остальные.
consent-here-undo = ↩️ **{ $name } просит отменить ход и всё, что было после него.**
consent-here-remove = **{ $name } предлагает продолжить без { $about }.**
consent-here-pause = ⏸️ **{ $name } просит паузу.**
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

## Plans made ahead

refusal-plan-no-game = В этой игре заранее ничего не спланировать.
refusal-plan-not-now = Сейчас тебе нечего планировать. Загляни снова, когда остальные сделают ход.
refusal-plan-your-turn = Уже твой ход, планировать больше нечего: нажми **Мой ход**.
refusal-plan-empty = Этот план пока пуст. Сначала что-нибудь выбери.
refusal-plan-too-long = Строк в плане может быть самое большее { $limit }. Убери часть из них.

## Settings

settings-page-me = Язык и картинки
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
settings-auto-me = Как в моём Discord
settings-auto-server = Как у этого сервера в Discord
settings-pictures-on = Картинки: показывать
settings-pictures-off = Картинки: словами
settings-theme = Фон картинок
theme-dark = Тёмный фон
theme-dark-about = Картинки на тёмном сукне
theme-light = Светлый фон
theme-light-about = Картинки на светлом сукне
settings-palette = Цвета картинок
palette-standard = Обычные цвета
palette-standard-about = Так, как задумано
palette-deuteranopia = Слабый красный или зелёный
palette-deuteranopia-about = Если трудно различать красный и зелёный
palette-tritanopia = Слабый синий или жёлтый
palette-tritanopia-about = Если трудно различать синий и жёлтый
palette-contrast = Высокая контрастность
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
refusal-only-in-server = Это работает только на сервере.
refusal-missing-permission = Здесь я не могу показать партию: дай мне { $names } в этом канале или выбери другой.
