## Ratings

command-rating-name = рейтинг
command-rating = Рейтинг и как он менялся: твой или чей-нибудь
command-rating-player = Чей? Твой, если не указано
command-rating-game = В какой игре? Во всех, если не указано
command-leaderboard-name = лидеры
command-leaderboard = Рейтинги тех, кто играет на этом сервере
command-leaderboard-tables = Для столов какого размера?
command-profile-name = профиль
command-profile = Что сыграно: партии, победы, средние очки
command-new-rated = Считать для рейтинга?
option-tables-name = столы
option-rated-name = рейтинговая

lobby-rated = рейтинговая
rating-size-two = столы на двоих
rating-size-few = столы на троих и четверых
rating-size-many = столы на пятерых и больше
rating-what = { $game }, { $size }
rating-none = { $name }: рейтинга ещё нет. Он начинается с партии, открытой через `/{ command-new-name }` с параметром `{ option-rated-name }`, или в лиге.
rating-head = ## Рейтинги: { $name }
rating-course = { $what }: { $name }, в начале { $first }, сейчас { $last }.
rating-beneath = партий: { $n }
rating-line = **{ $what }**: { $number } · партий: { $n }
rating-settled = { $number }
rating-provisional = { $number }? (предварительно)
rating-about = -# Рейтинг показывает силу, в которой можно быть почти уверенным, поэтому сначала он низкий; со знаком вопроса он ещё предварительный. Места компьютерных игроков, оставленные и переданные места в рейтинг не идут.
leaders-head = ## { $what }
leaders-line = { $place }. { $name }: { $number }
leaders-none = { $what }: здесь рейтинга ещё ни у кого нет. Считаются партии, открытые через `/{ command-new-name }` с параметром `{ option-rated-name }`.
profile-none = { $name }: законченных партий ещё нет.
profile-head = ## { $name }
profile-game = **{ $game }** · закончено партий: { $n } · побед: { $wins } · очков в среднем: { $average }
profile-averages = -# { $game }, в среднем: { $what }
profile-average = { $what } { $n }
profile-pace = -# Ответов вовремя: { $intime } из последних { $of } · часов бодрствования на большинство из них: { $hours }
refusal-rating-bot = У компьютерных игроков и других ботов рейтинга нет.

## Leagues

command-league-name = лига
command-league = Лиги и небольшие турниры, которые идут сами
command-league-which = Какая лига? Лига этого канала, если не указано
command-league-help-name = помощь
command-league-help = Как подготовить, провести и завершить лигу
command-league-create-name = создать
command-league-create = Открыть запись в новую лигу в этом канале (организаторы)
command-league-called = Как она называется?
command-league-game = В какую игру? В первую, если не указано
command-league-home-name = начало
command-league-home = Начни здесь: лиги, где для всего есть кнопка
command-league-join-name = вступить
command-league-join = Записаться; во время сезона встать в запас
command-league-leave-name = выйти
command-league-leave = Отказаться от места
command-league-next-name = дальше
command-league-next = Когда, где и с кем твоя следующая серия
command-league-standings-name = таблица
command-league-standings = Таблица дивизиона
command-league-division = Какой дивизион? Твой, если не указано
command-league-calendar-name = календарь
command-league-calendar = Все серии твоего дивизиона
command-league-why-name = почему
command-league-why = Почему у игрока именно это место
command-league-player = Чьё? Твоё, если не указано
command-league-correct-name = исправить
command-league-correct = Исправить очки серии (организаторы)
command-league-again-name = заново
command-league-again = Начать заново серию, которая не считается (организаторы)
command-league-session = Номер серии, он есть в календаре
command-league-points = Очки по местам, например 41 38 38 20; дефис: не считается ни для кого
command-league-reason = Почему? Это увидит канал
command-league-enrol-name = записать
command-league-enrol = Записать кого-нибудь (организаторы)
command-league-drop-name = снять
command-league-drop = Снять кого-нибудь; место займёт запасной (организаторы)
command-league-rehearse-name = репетиция
command-league-rehearse = Сыграть сезон заранее с вымышленными людьми (организаторы)
command-league-people = Сколько людей? Записавшиеся, если не указано
command-league-here-name = сюда
command-league-here = Показывать лигу с этих пор в этом канале (организаторы)
command-league-export-name = выгрузка
command-league-export = Календарь, результаты и таблица файлами
option-league-name = лига
option-name-name = название
option-division-name = дивизион
option-points-name = очки
option-reason-name = причина
option-people-name = люди

league-season = сезон { $n }
league-division = Дивизион { $n }
league-session = серия { $number }
league-board = -# 🏆 { $league }, { $session }
league-stage-semi = полуфинал (серия { $number })
league-stage-final = финал (серия { $number })
league-stage-third = матч за третье место (серия { $number })
league-annulled = { $who }: не считается
league-bye = { $name } отдыхает
league-place-forfeit = { $name } (неявка)
league-no-season = { $league }: ни один сезон ещё не начался.
league-standings-alt = Таблица, { $title }: впереди { $leader }
league-standings-foot = Каждый столбец решает, когда в предыдущих равенство; последний: жребий по опубликованному зерну { $seed }…
league-column-played = игр
league-column-points = очки
league-column-wins = побед
league-column-seconds = вторых
league-column-mutual = личные
league-column-share = доля
league-column-lot = жребий
league-measure-points = очки лиги
league-measure-wins = выигранные серии
league-measure-seconds = вторые места
league-measure-mutual = очки в личных встречах
league-measure-share = средняя доля очков победителя
league-measure-lot = жребий
league-why-head = 
    ### { $title }
    {""}**{ $name }**: место **{ $place }**.
league-why-step = { $upper } выше, чем { $lower }. Решает: { $what }, { $more } против { $less }.
league-why-level = До этого равенство: { $level }.
league-why-session = - { $session }: { $twelfths ->
    [12] { $points } очко
   *[other] очков { $points }
}. { $line }
league-why-total = { $twelfths ->
    [12] **{ $points }** очко
   *[other] Очков: **{ $points }**
} · сыграно: { $n } · осталось: { $open }
league-plays-not = { $name }: в этом сезоне места нет.
league-my-next = Моя следующая серия
league-why-me = Почему я здесь?
league-calendar = Календарь
league-standings = Таблица
league-wave = **Волна { $n }**, с { $at }
league-state-pending = ⏳
league-state-open = ▶️
league-state-ended = ✅
league-deadline = Все серии должны закончиться до { $at }.
league-more = … и ещё строк: { $n }; в выгрузке есть все.
league-next-now = ▶️ **{ $session }** идёт: { $where }. Соперники: { $against }. Закончить нужно до { $until }.
league-next-later = ⏳ **{ $session }** начнётся сама, начиная с { $at } ({ $soon }), как только у всех освободится время. Соперники: { $against }. Партия появится в канале лиги.
league-next-room = ⏳ **{ $session }** начнётся сама, когда все закончат достаточно других своих серий. Соперники: { $against }.
league-next-none = Все твои серии этого сезона закончены.
league-next-more = … и позже ещё: { $n }.
league-next-signed-up = Твоё место записано. Сезон начинает организатор; серии потом начинаются сами и появляются в этом канале. **{ league-my-next }** скажет где.
league-next-waiting = Твой номер в листе ожидания: { $n }.
league-next-substitute = Ты в запасе: если кто-то выйдет, тебе достанутся ещё не начатые серии.
league-next-outside = В этом сезоне тебя нет. `/{ command-league-name } { command-league-join-name }` запишет тебя или поставит в запас.
league-next-left = Тебя в этом сезоне больше нет. Запись на следующий откроется, когда он закончится.
league-left-goes-on = То, что уже играется, идёт дальше и для тебя: { $n }.
league-left-return = **{ league-back }** отменит твой выход: всё неначатое снова твоё.
league-left-by = За тебя играет { $name }.
league-back = Вернуться

league-sign-up = Запись на сезон { $season } открыта: нажми **{ league-join }**.
league-under-way = Сезон { $season } идёт. Кто вступит сейчас, встанет в запас.
league-signed = 
    {""}**Записались: { $n } из { $of }**
    { $who }
league-waiting = 
    {""}**Лист ожидания: { $n }**
    { $who }
league-substitutes = 
    {""}**В запасе: { $n }**
    { $who }
league-nobody = Пока никто не записался.
league-join = Вступить
league-leave = Выйти
league-stand-by = Встать в запас
league-help-button = Как это устроено
league-panel-head = -# Эта страница видна только тебе.
league-home = К лиге
league-terms-season = { $game }: дивизионы примерно по { $n }, столы на { $table }
league-terms-swiss = { $game }: туров по швейцарской системе: { $n }, столы на { $table }; без повторных встреч, если это возможно
league-terms-final = затем плей-офф лучших: { $n }
league-terms-column = дивизионы друг под другом: вверх { $up }, вниз { $down }
league-terms-pyramid = на каждой ступени вдвое больше дивизионов: вверх { $up } из каждого, вниз { $down }
league-terms-pace = серии идут волнами, дней между ними: { $days }; одновременно у одного человека не больше { $n }
league-terms-clock = часы: { $clock }
league-terms-late-move = за того, чьё время вышло, ходит компьютерный игрок
league-terms-late-wait = того, чьё время вышло, ждут
league-terms-rated = партии идут в рейтинг
league-terms-annul = серии того, кто выйдет, сыграв меньше половины, не считаются
league-terms-points = очки лиги по местам: { $prizes }, при равенстве делятся
league-terms-ties = при равенстве очков решают по порядку: { $ties }
league-clock-blitz = быстро: 3 часа на решение, 6 в запасе
league-clock-daily = каждый день: сутки на решение, трое в запасе
league-clock-relaxed = спокойно: трое суток на решение, семь в запасе
league-clock-none = нет
league-state-sign-up = Запись открыта. Занято мест: { $n }.
league-state-divisions = Запись открыта. Занято мест: { $n }; получатся дивизионы: { $each }.
league-state-over = Сезон { $season } окончен.
league-state-won = Сезон { $season } окончен, первое место: **{ $name }**.
league-state-running = Сезон { $season } идёт. Закончено серий: { $done } из { $of }; до { $until }.
league-state-paused = Сезон { $season } на паузе: новое не начинается. Закончено серий: { $done } из { $of }; до { $until }.
league-menu-format = Сезон или небольшой турнир
league-menu-table = Столы
league-menu-division = Дивизионы
league-menu-pace = Темп
league-menu-places = Места
league-menu-clock = Часы
league-menu-late = Опоздания
league-menu-prizes = Очки лиги по местам
league-menu-first = При равенстве
league-menu-enrol = Записать …
league-menu-drop = Снять …
league-menu-session = Какая серия?
league-menu-whom = Почему кто-то на этом месте? Выбери кто
league-format-season = Сезон: все встречаются друг с другом как можно ровнее
league-format-swiss = Туров по швейцарской системе: { $n }
league-choose-table = Столы на { $n }
league-choose-column = Дивизионы примерно по { $n }, друг под другом
league-choose-pyramid = Дивизионы примерно по { $n }, ниже вдвое больше
league-choose-pace = Дней между волнами: { $days }, одновременно не больше: { $n }
league-choose-places = Мест: { $n }
league-choose-clock = Часы: { $clock }
league-choose-late-move = Кто опоздал: ходит компьютерный игрок
league-choose-late-wait = Кто опоздал: партия ждёт
league-choose-prizes = Очки лиги по местам: { $prizes }
league-choose-first = При равенстве очков сначала решает: { $measure }
league-flag-rated = { $on ->
    [true] Рейтинг: да
   *[false] Рейтинг: нет
}
league-flag-final = { $on ->
    [true] Плей-офф лучших: да
   *[false] Плей-офф лучших: нет
}
league-flag-annul = { $on ->
    [true] Не считать ранний выход: да
   *[false] Не считать ранний выход: нет
}
league-begin = Начать сезон { $n }
league-rehearse = Отрепетировать
league-announce = Объявить запись ещё раз
league-undo = Отменить последнее
league-pause = Пауза
league-resume = Продолжить
league-extend = Ещё семь дней
league-hasten = Следующая волна сейчас
league-end = Завершить сезон сейчас
league-end-question = Завершить сезон как есть? То, что ещё играется, продолжится, но не будет считаться. До начала следующего сезона это можно вернуть: **{ league-undo }**.
league-end-yes = Да, завершить
league-leave-question = Выйти из сезона? Неначатое получит запасной, или это будет неявка; сыгранное остаётся, текущее продолжается.
league-leave-yes = Да, выйти
league-no = Нет
league-to-panel = К странице организатора
league-organise = Организация
league-as-player = Как участник
league-page-play = Размер и вид
league-page-points = Время и очки
league-page-head-play = ### Кто и сколько играет
    Выбирай в меню, выбранное действует сразу. **Дальше:** назад к странице организатора.
league-page-head-points = ### Как считаются время и очки
    Выбирай в меню, выбранное действует сразу. **Дальше:** назад к странице организатора.
league-people = Люди
league-sessions = Серии
league-add-computer = Добавить компьютерного игрока
league-computer = Компьютер { $letter }
league-files = Файлы
league-none = На этом сервере пока нет лиг. Лигу открывает организатор этой же командой; вступить потом можно кнопкой.
league-none-organiser = На этом сервере пока нет лиг. **Дальше:** открой лигу для какой-нибудь игры. Запись появится в этом канале для всех, а у тебя будет своя страница, чтобы её вести.
league-new = Новая лига: { $game }
league-new-form = Новая лига
league-usual-name = Лига { $game }
league-which = Здешние лиги
league-begin-here = Лиги здесь
league-closed-channel = ⚠️ Я не могу писать в канал лиги { $channel }, её новостей там не видно. Разреши мне писать там или введи `/{ command-league-name } { command-league-here-name }` в другом канале.
league-shown-here = ⚠️ Я не могу писать в канал лиги { $channel }, поэтому её новости здесь. Организатор выбирает другой канал, введя там `/{ command-league-name } { command-league-here-name }`.
league-then-few = ➡️ **Дальше:** люди нажимают **{ league-join }** под сообщением в канале; играть можно и тебе (**{ league-as-player }**). Чтобы попробовать в одиночку, нажми несколько раз **{ league-add-computer }**. Нужно хотя бы: { $least }.
league-then-small = ➡️ **Дальше:** подожди ещё людей или начинай: на стол из { $table } мест их не хватает, поэтому столы будут меньше. **{ league-add-computer }** заполнит их.
league-then-begin = ➡️ **Дальше:** когда все собрались, нажми зелёную кнопку. Сезон { $season } пойдёт сам; менять условия тогда уже нельзя.
league-then-running = ➡️ **Дальше:** ничего, всё идёт само: серии начинаются, время идёт и для тех, кого нет, а в конце здесь объявят победу. Твои собственные серии: **{ league-as-player }**.
league-then-waves = ➡️ **Дальше:** ничего, всё идёт само: следующие серии начнутся { $at } (**{ league-hasten }**: не ждать), время идёт и для тех, кого нет, а в конце здесь объявят победу. Твои собственные серии: **{ league-as-player }**.
league-then-paused = ➡️ **Дальше:** нажми **{ league-resume }**, когда сезон должен идти дальше.
league-then-join = ➡️ **Дальше:** нажми **{ league-join }**, чтобы занять место.
league-then-wait = ➡️ **Дальше:** место у тебя есть; сезон начнёт организатор, и тогда твои серии будут здесь.
league-then-organise = ➡️ **{ league-organise }**: страница, где начинается сезон { $season }.
league-then-play = ➡️ **Дальше:** **{ league-my-next }** скажет, когда, где и с кем, и откроет твою партию.
league-then-stand-by = ➡️ **Дальше:** сезон идёт без тебя; нажми **{ league-stand-by }** или подожди следующего.
league-then-listed = ➡️ **Дальше:** ты в запасе; если кто-то выйдет, играть будешь ты.
league-people-head = ### Люди
    Люди записываются сами под сообщением в канале; можно записать их или снять. Во время сезона неначатое получит первый из запаса.
league-more-people = Ещё люди
league-sessions-head = ### Серии
    Выбери серию, чтобы исправить результат, не считать её или начать заново.
league-more-sessions = Ещё серии
league-session-pending = Начнётся сама, начиная с { $at }.
league-session-open = Сейчас играется.
league-session-ended = Закончена.
league-session-seats = Места за столом: { $seats }
league-session-again = Не считается. **Дальше:** оставь так или **{ league-again }**.
league-correct = Исправить очки
league-void = Не считать
league-again = Начать заново
league-form-points = Очки по местам за столом
league-form-reason = Почему? Это увидит канал
league-done-found = ✅ Запись открыта, объявление появится здесь.
league-done-computer = ✅ Компьютерный игрок занял место.
league-done-again = ✅ Серия { $number } начнётся заново сама.
league-done-saved = ✅ Сохранено.
league-done-begin = ✅ Сезон начался.
league-done-pause = ⏸️ Новое не начнётся, пока ты не продолжишь; текущие партии идут.
league-done-resume = ▶️ Сезон продолжается, календарь сдвинут на паузу.
league-done-extend = ✅ У всех открытых серий есть ещё семь дней.
league-done-hasten = ✅ Следующие серии начинаются сейчас, календарь сдвинут вперёд.
league-done-undo = ↩️ Отменено: { $act }. Это больше не считается.
league-done-end = 🏁 Сезон завершён.
league-done-announce = ✅ Объявление о записи опубликовано ещё раз.
league-done-enrol = ✅ Записано.
league-done-drop = ✅ Снято.
league-done-correct = ✅ Серия { $number } исправлена, канал об этом узнает.
league-done-here = ✅ Лига с этих пор показывается в этом канале.

league-began = ## { $title }: начало
league-began-seed = -# Жребий при равенстве, опубликован сейчас, чтобы каждый мог проверить: зерно { $seed }.
league-digest = ### Неделя: { $title }
league-digest-state = Закончено за неделю: { $fresh } · играются: { $open } · впереди: { $left }
league-champion = { $league }, { $season }: побеждает { $name }!
league-next-season = Запись на следующий сезон открыта: все остаются на своих местах, если не выйдут.
league-post-dropped = { $name } больше не участвует; неначатое засчитано как неявка.
league-post-substitute = { $name } больше не участвует; неначатые серии теперь у { $by }.
league-post-corrected = исправлено, { $session }: { $line }. Причина: { $reason }
league-post-adjudicated = время вышло, { $session } решена по текущим очкам: { $line }
league-post-cancelled = { $session } завершена организатором: { $line }
league-post-walkover = { $session } не играется, участники вышли: { $line }
league-post-extended = дней добавлено: { $days }. Закончить всё нужно до { $at }, потом открытое решат по очкам.
league-post-hastened = следующие серии начинаются сейчас, остальные настолько же раньше.
league-post-round = тур { $n } составлен. **{ league-my-next }** и `/{ command-league-name } { command-league-next-name }` скажут, с кем ты играешь.
league-post-paused = сезон на паузе; новое не начинается.
league-post-resumed = сезон продолжается.
league-post-reopened = сезон был завершён слишком рано и продолжается.
league-post-repeated = { $session } начинается заново: { $line }
league-post-uncorrected = исправление отменено, { $session }: { $line }
league-post-back = { $name } снова участвует.
league-post-undone = отменено действие организатора: { $act }. Закончить всё нужно до { $at }.
league-act-changed = изменение условий
league-act-signed-up = запись ({ $name })
league-act-withdrew = снятие с записи ({ $name })
league-act-listed = список запасных ({ $name })
league-act-corrected = исправление, { $session }
league-act-dropped = выход из сезона ({ $name })
league-act-paused = пауза
league-act-resumed = конец паузы
league-act-hastened = досрочное начало следующих серий
league-act-extended = добавленные дни: { $days }
league-act-closed = конец сезона
league-export = В первом файле точные числа, во втором строка для каждого места, в третьем текст, который может опубликовать кто угодно.
league-rehearsed = **Репетиция: людей { $n }, дней до конца: { $days }.** Номер { $away } отсутствует всю первую волну.
league-rehearsed-in-part = **Репетиция: людей { $n }, за отведённое время до конца не дошла.** Номер { $away } отсутствует всю первую волну.
league-rehearsed-left = Номер { $number } после неё выходит.
league-rehearsed-columns = Серия, дивизион, первый и последний день, игроки, места:
league-rehearsed-tables = Место, игрок, очки, победы:
league-rehearsed-then = ➡️ **Дальше:** если календарь подходит, вернись и начинай; если нет, измени там условия.

league-help-head = ## Лиги: от начала до чемпиона
league-help-begin = **1. Открой.** Нажми внизу **{ league-begin-here }** или введи `/{ command-league-name } { command-league-home-name }`: для всего есть кнопка, и каждая страница говорит, что дальше. Организатор открывает лигу в том канале, где её будет видно; разумные условия уже выбраны. **{ league-rehearse }**: сезон играется заранее. Люди нажимают **{ league-join }** под сообщением; места могут занять и компьютерные игроки, так что сезон можно попробовать в одиночку.
league-help-season = **2. Начни.** Кнопка, которая начинает сезон, есть на странице организатора. Дивизионы и серии составляются так, чтобы встречи и места за столом были как можно ровнее. Серии начинаются сами, одновременно не больше, чем условлено.
league-help-play = **3. Играйте.** **{ league-my-next }**: когда, где и с кем, и оттуда открывается партия; `/{ command-turns-name }` покажет, что тебя ждёт. Кого нет слишком долго, того не ждут, поэтому сезон дойдёт до конца и без них. **{ league-standings }** показывает места, **{ league-why-me }** объясняет их. Каждую неделю в канале сводка.
league-help-trouble = **4. Если что-то пошло не так.** На странице организатора **{ league-people }** снимает участника, и неначатое получит первый из запаса; **{ league-sessions }** исправляет результат или начинает серию заново. **{ league-undo }** отменяет действие организатора; всё записано.
league-help-end = **5. Конец.** Сезон закончится сам, когда закончатся все серии; опоздавшим один раз даётся семь дней, потом решают очки. Объявляется победа, кто-то меняет дивизион, и открыта запись на следующий сезон со всеми, кто остаётся: его начинает та же кнопка.

refusal-no-such-league = Такой лиги здесь нет. `/{ command-league-name } { command-league-home-name }` покажет те, что есть.
refusal-league-name = Дай лиге название не длиннее { $limit } букв.
refusal-league-named = Лига с названием { $name } здесь уже есть; назови новую иначе.
refusal-league-too-many = На этом сервере лиг уже { $limit }.
refusal-league-signed-up = Запись уже есть.
refusal-league-not-signed-up = Отменять нечего: записи нет.
refusal-league-plays-already = Кто играет в этом сезоне, не может быть в нём в запасе.
refusal-league-cannot-return = Вернуться уже нельзя: замена уже играет. Запись на следующий сезон откроется, когда закончится этот.
refusal-league-listed = Это имя уже в списке запасных.
refusal-league-not-listed = Этого имени нет в списке запасных.
refusal-league-running = Это можно менять только между сезонами.
refusal-league-not-running = Сейчас нет идущего сезона.
refusal-league-not-paused = Сезон не на паузе.
refusal-league-plays-not = Этот человек в сезоне не участвует.
refusal-league-terms = Для этой игры так нельзя: { $term }. Выбери в этом меню другое.
refusal-league-too-few = Сначала должно записаться людей: { $least } или больше.
refusal-league-nothing-to-hasten = Ни одна серия не ждёт своего дня.
refusal-league-full = Все места заняты: { $n }. Сначала выбери больше мест.
refusal-league-no-session = Серии { $number } в этом сезоне нет; номера есть в календаре.
refusal-league-not-repeatable = Серию { $number } нельзя начать заново: это возможно в идущем сезоне, если серия не считается и играть её есть кому.
refusal-league-scores = Мест в этой серии: { $n }. Введи столько же чисел по порядку мест.
refusal-league-nothing-to-undo = Отменять нечего: действий организаторов нет.
refusal-league-cannot-undo = Это уже не отменить: на этом держится то, что было потом.
refusal-league-rehearsing = Сейчас идёт другая репетиция. Попробуй через минуту.
