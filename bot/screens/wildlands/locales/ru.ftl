### Wildlands' own texts. Terms: docs/glossary.md. Names of maps, factions and characters are content
### (data/wildlands) and the same in every language.

wildlands-name = Wildlands
wildlands-about = Веди пятерых персонажей, забирай осколки и выводи врагов из боя. Для победы нужно 5 очков.

## Commands. Discord takes descriptions of at most 100 characters.

option-map-name = местность
option-faction_1-name = фракция_1
option-faction_2-name = фракция_2
option-faction_3-name = фракция_3
option-faction_4-name = фракция_4
option-even_start-name = ровный_старт

## Computer players, weakest first


## Table options

wildlands-option-map = Местность
wildlands-option-map-glassmere-about = Ровная и открытая: видно далеко
wildlands-option-map-heatherfell-about = Много холмиков и укрытий
wildlands-option-map-redgulch-about = Два плато, видно недалеко
wildlands-option-map-stonecrown-about = Три холма: всего понемногу
wildlands-option-faction_1 = Фракция места 1
wildlands-option-faction_1-own = Твоя фракция
wildlands-option-faction_1-about = Персонажи и карты этого места
wildlands-option-faction_2 = Фракция места 2
wildlands-option-faction_2-own = { wildlands-option-faction_1-own }
wildlands-option-faction_2-about = { wildlands-option-faction_1-about }
wildlands-option-faction_3 = Фракция места 3
wildlands-option-faction_3-own = { wildlands-option-faction_1-own }
wildlands-option-faction_3-about = { wildlands-option-faction_1-about }
wildlands-option-faction_4 = Фракция места 4
wildlands-option-faction_4-own = { wildlands-option-faction_1-own }
wildlands-option-faction_4-about = { wildlands-option-faction_1-about }
wildlands-faction-emberglass-strong = Бьёт далеко и по области
wildlands-faction-emberglass-weak = Беззащитна в ближнем бою
wildlands-faction-galewing-strong = Самая быстрая: сборы и полёты
wildlands-faction-galewing-weak = Только лёгкие атаки
wildlands-faction-ironbriar-strong = Сильнее всех в ближнем бою
wildlands-faction-ironbriar-weak = Не стреляет
wildlands-faction-oldroad-strong = Бьёт вблизи и издали, хорошая защита
wildlands-faction-oldroad-weak = Не летает
wildlands-option-faction_1-emberglass-about = { wildlands-faction-emberglass-strong } · { wildlands-faction-emberglass-weak }
wildlands-option-faction_1-galewing-about = { wildlands-faction-galewing-strong } · { wildlands-faction-galewing-weak }
wildlands-option-faction_1-ironbriar-about = { wildlands-faction-ironbriar-strong } · { wildlands-faction-ironbriar-weak }
wildlands-option-faction_1-oldroad-about = { wildlands-faction-oldroad-strong } · { wildlands-faction-oldroad-weak }
wildlands-option-faction_2-emberglass-about = { wildlands-option-faction_1-emberglass-about }
wildlands-option-faction_2-galewing-about = { wildlands-option-faction_1-galewing-about }
wildlands-option-faction_2-ironbriar-about = { wildlands-option-faction_1-ironbriar-about }
wildlands-option-faction_2-oldroad-about = { wildlands-option-faction_1-oldroad-about }
wildlands-option-faction_3-emberglass-about = { wildlands-option-faction_1-emberglass-about }
wildlands-option-faction_3-galewing-about = { wildlands-option-faction_1-galewing-about }
wildlands-option-faction_3-ironbriar-about = { wildlands-option-faction_1-ironbriar-about }
wildlands-option-faction_3-oldroad-about = { wildlands-option-faction_1-oldroad-about }
wildlands-option-faction_4-emberglass-about = { wildlands-option-faction_1-emberglass-about }
wildlands-option-faction_4-galewing-about = { wildlands-option-faction_1-galewing-about }
wildlands-option-faction_4-ironbriar-about = { wildlands-option-faction_1-ironbriar-about }
wildlands-option-faction_4-oldroad-about = { wildlands-option-faction_1-oldroad-about }
wildlands-even = { wildlands-option-even_start }
wildlands-even-why = 💡 Вдвоём первый побеждает в 62 % партий, с ровным стартом — в 52 %.
wildlands-option-even_start = Ровный старт
wildlands-option-even_start-about = Первому дают 5 карт, втроём — 4, вчетвером — 3
wildlands-option-hints = Подсказки
wildlands-option-hints-about = Советую действия и места на старте
wildlands-option-illegal-faction-twice = Выбери другую фракцию: { $faction } уже занята.

## Terms: flags, characters, cards (phrases.py)

wildlands-flag-melee = ближний бой
wildlands-flag-heavy-melee = тяжёлый ближний бой
wildlands-flag-ranged = дальний бой
wildlands-flag-heavy-ranged = тяжёлый дальний бой
wildlands-flag-area = атака по области
wildlands-flag-guard = защита
wildlands-flag-cover = укрытие
wildlands-flag-rally = сбор
wildlands-flag-fly = полёт
wildlands-wild = джокер
wildlands-card-icon = { $n } { $flag }
wildlands-card-open = { $icons } · любой: { $flag }
wildlands-card-named =
    { $n ->
        [one] карта { $icons }
        [few] карты { $icons }
        [many] карты { $icons }
       *[other] карты { $icons }
    }
wildlands-wilds =
    { $n ->
        [one] { $n } джокер
        [few] { $n } джокера
        [many] { $n } джокеров
       *[other] { $n } джокера
    }
wildlands-whose = { $name } ({ $player })
wildlands-yours = { $name } (твой)
wildlands-space = поле { $space }
wildlands-health = здоровье { $left } из { $health }
wildlands-gain = (+1, всего { $n })
wildlands-gain-theirs = (+1 сопернику, всего { $n })
wildlands-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }
wildlands-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }

## Actions in words: plans, suggestions, analysis (phrases.py)

wildlands-action-assign = расстановка: { $places }
wildlands-action-recall = отменить расстановку
wildlands-action-reveal = раскрыть: { $name }
wildlands-action-move = { $name } → поле { $space }
wildlands-action-fly = { $name } летит → поле { $space }
wildlands-action-rally = сбор: { $steps }
wildlands-action-claim = забрать осколок на поле { $space }
wildlands-action-attack = { $name }: { $flag }, цель { $target }
wildlands-action-draw = взять 2 карты за джокер
wildlands-action-end = закончить ход
wildlands-action-defend = защитить { $cards }
wildlands-action-defend-none = принять урон
wildlands-action-pass = пас
wildlands-action-interrupt = прервать
wildlands-action-paid = { $action } · { $cards }

## Standing orders: when to ask whether to interrupt; at most 34 characters

wildlands-orders-about = Когда спрашивать, прервёшь ли ты ход? Иначе пас.
wildlands-orders-now = -# 🔕 Пасую за тебя, кроме случаев: { $orders }
wildlands-order-chance = Прерывание может дать очко
wildlands-order-chance-about = Осколок или выбитый враг
wildlands-order-attacked = Атакуют твоих персонажей
wildlands-order-attacked-about = Ответь или уйди после атаки
wildlands-order-ends = Кто-то заканчивает ход
wildlands-order-ends-about = Последний шанс перед следующим ходом
wildlands-order-always = После каждого действия
wildlands-order-always-about = Вопросов много, и все тебя ждут

## Everyone's characters, shards and cards (phrases.py)

wildlands-side-shards = Осколки: { $shards }.
wildlands-side-none = нет
wildlands-side-cards =
    { $wild ->
        [0] На руке { $hand }, в колоде { $deck }, в сбросе { $pile }.
        [one] На руке { $hand }, в колоде { $deck }, в сбросе { $pile } ({ $wild } джокер).
        [few] На руке { $hand }, в колоде { $deck }, в сбросе { $pile } ({ $wild } джокера).
        [many] На руке { $hand }, в колоде { $deck }, в сбросе { $pile } ({ $wild } джокеров).
       *[other] На руке { $hand }, в колоде { $deck }, в сбросе { $pile } ({ $wild } джокера).
    }
wildlands-hidden = скрыт
wildlands-out = вне боя

## What has happened (history.py)

wildlands-deed-assigned = { $name }: персонажи тайно расставлены.
wildlands-deed-recalled = { $name }: расстановка отменена.
wildlands-deed-shards = Осколки: { $shards }.
wildlands-deed-turn = ▸ Ход { $turn }: { $name }
wildlands-deed-revealed = { $name }: раскрыт персонаж { $actor } (поле { $space }).
wildlands-deed-moved = { $name }: { $steps } ({ $cards }).
wildlands-deed-fly = { $name }: полёт { $steps } ({ $cards }).
wildlands-deed-rally = { $name }: сбор { $steps } ({ $cards }).
wildlands-deed-claimed = { $name }: +1 очко, забран осколок на поле { $space } ({ $cards }).
wildlands-deed-attacked = { $name }: атака, { $actor } → { $target } ({ $flag }, { $card }).
wildlands-deed-defended = { $name }: атака на { $actor } отбита ({ $card }).
wildlands-deed-hurt = { $actor }: урон { $n }.
wildlands-deed-out = { $name }: +1 очко, { $actor } вне боя.
wildlands-deed-out-own = { $actor } вне боя: атака своих.
wildlands-deed-drawn =
    { $n ->
        [0] { $name }: сыгран джокер, брать было нечего.
        [one] { $name }: за джокер взята { $n } карта.
        [few] { $name }: за джокер взяты { $n } карты.
        [many] { $name }: за джокер взято { $n } карт.
       *[other] { $name }: за джокер взято { $n } карты.
    }
wildlands-deed-shuffled = { $name }: сброс замешан и стал колодой.
wildlands-deed-end = { $name }: ход закончен.
wildlands-deed-end-forced = { $name }: играть нечем, ход закончен.
wildlands-deed-interrupted = { $name }: чужой ход прерван джокером.
wildlands-deed-done = { $name }: прерывание закончено.
wildlands-deed-wiped-out = { $name }: персонажей не осталось.
wildlands-deed-ended =
    { $points ->
        [one] Победа с { $points } очком: { $names }.
        [few] Победа с { $points } очками: { $names }.
        [many] Победа с { $points } очками: { $names }.
       *[other] Победа с { $points } очками: { $names }.
    }
wildlands-record-turn = Ход { $turn }: место { $number }
wildlands-record-setup = Расстановка

## News: what has changed since you last looked (news.py, reports.py)

wildlands-news-yours = **Твой ход.**
wildlands-news-turn = { $name }: { $news }
wildlands-news-hit = 💥 { $by } → { $name } { $n } ({ $how })
wildlands-news-out = 💥 { $by } выбивает { $name } { wildlands-gain }
wildlands-news-interrupt = ⚡ прерывание
wildlands-news-moved = 👣 { $steps }
wildlands-news-last = 🃏 карт больше нет
wildlands-news-near = { $place }, { $n ->
        [0] там же твой { $name }
        [one] рядом твой { $name }
        [few] твой { $name } в { $n } шагах
        [many] твой { $name } в { $n } шагах
       *[other] твой { $name } в { $n } шага
    }
wildlands-news-draw = 🃏 взято: { $n }
wildlands-news-claim = 💎 осколок { $space } { wildlands-gain }

wildlands-report-revealed = 👁 { $name } → { $space }
wildlands-report-revealed-last = 👁 { $name } → { $space }, последний из скрытых
wildlands-report-moved = ✓ { $steps }
wildlands-report-last = Карт больше нет, ход закончен
wildlands-report-claimed = 💎 Осколок на поле { $space } твой { wildlands-gain }
wildlands-report-guarded = 🛡️ отбита атака { $by } → { $name }
wildlands-report-guarded-own = 🛡️ Отбита атака { $by } → { $name }
wildlands-news-out-own = 💥 { $by } выбивает { $name }: очка за своих нет
wildlands-report-helpless = ({ $name }: нет карты «{ $flags }»)
wildlands-report-drawn =
    { $n ->
        [one] ✓ Взята { $n } карта
        [few] ✓ Взяты { $n } карты
        [many] ✓ Взято { $n } карт
       *[other] ✓ Взято { $n } карты
    }
wildlands-report-drawn-limit =
    { $n ->
        [one] ✓ Взята { $n } карта (на руке до 7)
        [few] ✓ Взяты { $n } карты (на руке до 7)
        [many] ✓ Взято { $n } карт (на руке до 7)
       *[other] ✓ Взято { $n } карты (на руке до 7)
    }

## The end: how the match was decided (endings.py)

wildlands-end-claimed-turn = 💎 Ход { $turn }, { $name }: забран осколок на поле { $deed }.
wildlands-end-claimed-interrupt = 💎 Ход { $turn } ({ $player }), прерывает { $name }: забран осколок на поле { $deed }.
wildlands-end-out-turn = 💥 Ход { $turn }, { $name }: вне боя { $deed }.
wildlands-end-out-interrupt = 💥 Ход { $turn } ({ $player }), прерывает { $name }: вне боя { $deed }.
wildlands-end-standstill = Два круга ничего не происходило.
wildlands-end-tied = Очков поровну: { $each }
wildlands-end-characters =
    { $n ->
        [one] { $name } — остался { $n } персонаж
        [few] { $name } — осталось { $n } персонажа
        [many] { $name } — осталось { $n } персонажей
       *[other] { $name } — осталось { $n } персонажа
    }
wildlands-end-health = { $name } — осталось здоровья { $health }
wildlands-end-lead = Решающее очко: { $deed }

## Refusals of the rules: what is wrong and what to do

wildlands-drop-far = Твоих карт на это не хватит. Отпусти ближе.
wildlands-drop-card = Перетащи персонажа: карты — только плата за действия.
wildlands-refusal-wrong-phase =
    { $phase ->
        [over] Эта партия закончена. `/{ command-new-name }` откроет другую.
       *[other] Сначала нужно другое: нажми **Мой ход**.
    }
wildlands-refusal-not-your-turn =
    { $phase ->
        [setup] Твои персонажи уже расставлены. `/{ command-undo-name }` позволит выбрать заново.
       *[other] Сейчас решают другие. Скажу, когда придёт твоя очередь.
    }
wildlands-refusal-nothing-to-recall = Расстановку можно отменить, пока выбирают другие.
wildlands-refusal-card-unknown = Такой карты нет. Введи карту, как в `/{ command-hand-name }`, например `1m35g+r` или `W`.
wildlands-refusal-card-not-held = Карт `{ $card }` у тебя не хватает. `/{ command-hand-name }` покажет твои.
wildlands-refusal-card-icon = Персонажу { $character } нужна карта с номером { $character } или джокер.
wildlands-refusal-card-flag = Карта `{ $card }` не даёт персонажу { $character } действия «{ $flag }». Выбери другую.
wildlands-refusal-action-unknown = Такого действия нет. Введи, например, `move 3 12`, `claim 7`, `melee 3 b`, `ranged 3 b2`, `area 3 14` или `end`.
wildlands-refusal-space-unknown = Выбери поле от 1 до 42.
wildlands-refusal-character-unknown = Выбери персонажа от 1 до { $most }.
wildlands-refusal-character-hidden = Сначала раскрой персонажа { $character }.
wildlands-refusal-character-out = Выбери другого персонажа: { $character } выбыл.
wildlands-refusal-assign-twice = Дай каждому персонажу своё поле из десяти.
wildlands-refusal-reveal-open = Выбери персонажа, который ещё скрыт.
wildlands-refusal-move-apart = До поля { $space } не дойти. **Мой ход** покажет, куда можно.
wildlands-refusal-move-cost =
    { $cost ->
        [one] Заплати за этот шаг ровно { $cost } карту.
        [few] Заплати за этот шаг ровно { $cost } карты.
        [many] Заплати за этот шаг ровно { $cost } карт.
       *[other] Заплати за этот шаг ровно { $cost } карты.
    }
wildlands-refusal-rally-cost = Назови карту сбора, потом по карте за каждый подъём; вторая карта сбора оплатит оба.
wildlands-refusal-claim-shard = Выбери поле с осколком твоего цвета.
wildlands-refusal-claim-absent = Сначала приведи персонажа на поле { $space }.
wildlands-refusal-claim-icons = За осколок платят тремя картами с номером персонажа, который там стоит или уже выбыл; подходят и джокеры.
wildlands-refusal-draw-empty = Прибереги джокер: брать больше нечего.
wildlands-refusal-target-unseen = Эту цель не достать. **Мой ход** покажет подходящие.
wildlands-refusal-defend-card = Эта карта не защитит. **Мой ход** покажет подходящие.

## Commands of the game

command-act-name = действие
command-act = Сыграть действия в Wildlands, разделяя их «;»
command-act-action = напр. move 3 12; карты можно не указывать
command-look-name = обзор
command-look = Местность или поле: что видно и куда можно пойти
command-look-space = Номер поля
command-look-character = Персонаж от 1 до 5; твой, если не указать игрока
command-look-player = Чей персонаж
command-deck-name = колода
command-deck = Карты игрока: сыгранные и оставшиеся
command-deck-player = Чьи карты; твои, если не указать игрока

## The board (board.py)

wildlands-stage-setup = { $map } · расстановка
wildlands-stage-turn = ход { $n }
wildlands-stage-own = Ты: { $n } · { $others }
wildlands-stage-over = { refusal-match-over }
wildlands-stage-ended = { ended-early }
wildlands-duty-setup =
    { $n ->
        [one] 🗺️ { $names }: выбери, где начать.
        [few] 🗺️ { $names }: выберите, где начать.
        [many] 🗺️ { $names }: выберите, где начать.
       *[other] 🗺️ { $names }: выберите, где начать.
    }
wildlands-duty-reveal = 👁️ { $names }: раскрой персонажа.
wildlands-duty-act = ⚔️ { $names }: сделай ход.
wildlands-duty-interrupt = ⚡ { $names }: действуй вне очереди!
wildlands-duty-defend = 🛡️ { $names }: защитить { $targets }? Атакует { $attacker } ({ $flag }).
wildlands-duty-ask = ⚡ { $names }: прервать ход? Ходит { $actor }.
wildlands-duty-end = ⚡ { $names }: прервать ход? { $actor } заканчивает.
wildlands-pass = Пас
wildlands-interrupt = Прервать…
wildlands-interrupt-play = ⚡ Сыграть: { $cards }
wildlands-final-winner =
    { $n ->
        [one] 🏆 Победа: { $names }, { $points }!
        [few] 🏆 Общая победа: { $names }, { $points }!
        [many] 🏆 Общая победа: { $names }, { $points }!
       *[other] 🏆 Общая победа: { $names }, { $points }!
    }

## Panels: set-up, reveal, waiting

wildlands-panel-setup =
    { $why }
    -# На остальных 5 — осколки ({ $right }).
wildlands-setup-why-sight = 💡 **{ $name }** → { $space }: лучший стрелок.
wildlands-setup-why-near = 💡 **{ $name }** → { $space }: лучший вблизи.
wildlands-setup-drag = ▶️ Пятеро начнут здесь; перетащи, чтобы изменить.
wildlands-setup-choose = ▶️ Выбери поле для каждого персонажа.
wildlands-setup-start =
    ▶️ **{ $name }** → { $space }. Или другое?
    -# Видно { $seen ->
        [one] { $seen } поле
        [few] { $seen } поля
        [many] { $seen } полей
       *[other] { $seen } поля
    }, дальнее — в { $steps ->
        [one] { $steps } шаге
        [few] { $steps } шагах
        [many] { $steps } шагах
       *[other] { $steps } шага
    }.
wildlands-setup-about =
    ### Где ты начинаешь
    Твои персонажи начнут на пяти из десяти светлых полей. **На остальных** будут чужие осколки ({ $right }), а твои — на полях, которые оставит { $left }.
wildlands-setup-confirm = Занять эти пять
wildlands-panel-placed = Твои поля: { $places }. Ещё выбирают: { $names }.
wildlands-recall = ↩️ Отменить
wildlands-panel-reveal = Твой ход начинается: раскрой персонажа.
wildlands-reveal-confirm = Раскрыть
wildlands-waiting-setup = Ещё выбирают места: { $names }.
wildlands-waiting-act = Сейчас действует { $names }.
wildlands-waiting-defend = Ждём ответа на атаку: { $names }.
wildlands-waiting-ask = Ждём ответа: { $names }.
wildlands-waiting-answered = ✓ Ответ принят. Он тайный, пока не ответят все.

## Panels: a turn

wildlands-act-walk = { $name } → { $spaces }
wildlands-act-out = { $name } выбивает { $target }: { $odds }
wildlands-act-hit = { $name } → { $target }: −{ $n } ♥, { $odds }
wildlands-act-odds =
    { $odds ->
        [100] наверняка
       *[other] шанс { $odds } %
    }
wildlands-act-unlikely = ⚠️ всего { $odds } %
wildlands-act-idea = 💡 Нажми **{ $button }**: { $idea }
wildlands-act-idea-drawn = 💡 Нажми **{ $button }** на картинке: { $idea }
wildlands-act-lined = ▶️ **{ wildlands-confirm-line }** или ещё шаг.
wildlands-act-nothing-end =
    { $n ->
        [0] Рука полна, но лучше закончи ход.
        [one] Закончи ход и возьми { $n } карту.
        [few] Закончи ход и возьми { $n } карты.
        [many] Закончи ход и возьми { $n } карт.
       *[other] Закончи ход и возьми { $n } карты.
    }
wildlands-act-nothing-done = Выбери действие или нажми **{ wildlands-done }**.
wildlands-act-empty-end =
    { $n ->
        [one] Карт нет. Закончи ход и возьми { $n } карту.
        [few] Карт нет. Закончи ход и возьми { $n } карты.
        [many] Карт нет. Закончи ход и возьми { $n } карт.
       *[other] Карт нет. Закончи ход и возьми { $n } карты.
    }
wildlands-act-empty-done = Карт нет. Нажми **{ wildlands-done }**.
wildlands-about-buttons = -# **▸**: нажми ещё раз, чтобы увидеть следующий вариант. **{ wildlands-to-shard }**: путь к твоему осколку.
wildlands-act-menu = Выбери, что сделать
wildlands-kind-move = Идти
wildlands-kind-attack = Атака
wildlands-kind-claim = Забрать
wildlands-claim-plan = И забрать
wildlands-kind-fly = Полёт
wildlands-kind-rally = Сбор
wildlands-kind-draw = Взять 2…
wildlands-to-shard = К 💎
wildlands-claim-price = 💎3×{ $character }
wildlands-no-target = Нет цели
wildlands-no-melee = Бой: на одном поле
wildlands-no-attack = Нет атаки
wildlands-confirm = Сыграть
wildlands-confirm-line =
    { $n ->
        [1] Сыграть это
        [2] Сыграть оба
       *[other] Сыграть все { $n }
    }
wildlands-claim-ready = 💎 { wildlands-kind-claim }
wildlands-claim-win =
    { $n ->
        [1] 🏆 Сыграть и победить
       *[other] 🏆 Сыграть { $n } и победить
    }
wildlands-other = 🔄 Карты
wildlands-ways = Какими картами сыграть
wildlands-add = Затем
wildlands-pop = Убрать
wildlands-pop-one = Убрать { $n }
wildlands-end = Конец хода
wildlands-end-full = Конец хода (на руке 7)
wildlands-end-unclaimed = Конец без осколка
wildlands-end-line = { wildlands-confirm-line } и конец
wildlands-done = Закончить
wildlands-done-line = { wildlands-confirm-line } и конец
wildlands-plan-add = + шаг
wildlands-plan-end = Конец хода
wildlands-plan-hint = { $aim }. Потом нажми **{ wildlands-plan-add }**.
wildlands-offer-move = На поле { $space }: { $cost }
wildlands-offer-fly = Полёт на поле { $space }: { $cost }
wildlands-offer-rally = Сбор { $steps }: { $cost }
wildlands-offer-claim = Твой осколок на поле { $space }: { $cost }
wildlands-offer-claim-why =
    { $n ->
        [5] победа в партии
       *[other] 1 очко за 3 карты
    }
wildlands-offer-attack = { $target }: урон { $n }
wildlands-offer-aim = { $names } ({ $space })
wildlands-offer-reveal = Раскрыть: { $name }, поле { $space }
wildlands-offer-draw = Взять 2 карты за джокер
wildlands-offer-draw-why = На руке не больше 7
wildlands-goal =
    { $n ->
        [0] там твой 💎
        [one] { $n } шаг до 💎
        [few] { $n } шага до 💎
        [many] { $n } шагов до 💎
       *[other] { $n } шага до 💎
    }
wildlands-goal-price = осколок: 3 карты с номером { $character }
wildlands-goal-melee = бой с { $names }
wildlands-hit = { $name }: здоровье { $left } из { $health }
wildlands-hit-out = { $name } выбывает
wildlands-hit-already = { $name } уже вне боя
wildlands-hit-expected = если предыдущая атака удастся
wildlands-hit-open = цель выбирает соперник: { $names }

## Panels: defence and interrupts

wildlands-panel-defend = { $player } атакует: { $name } → { $targets } ({ $flag }, урон { $damage }).
wildlands-defend-with = ▶️ { $defence }, иначе { $harm }
wildlands-harm = { $hits }.
wildlands-harm-none = Нет карты «{ $flags }». { $hits }.
wildlands-defend = Защититься
wildlands-take-damage = Принять урон
wildlands-defend-menu = Твой ответ
wildlands-panel-ask = 💡 Пас: прерывание стоит джокера, а очков сейчас не даст.
wildlands-panel-ask-price = Прерывание стоит джокера.
wildlands-ask-chance =
    { $n ->
        [5] 🏆 Для победы: { $action }.
       *[other] 💡 +1 очко тебе: { $action }.
    }
wildlands-ask-claim =
    { $n ->
        [5] ⚠️ { $name } может забрать осколок { $space } и победить!
       *[other] ⚠️ { $name } может забрать осколок { $space }: { $n }-е очко из 5.
    }
wildlands-ask-threat =
    { $n ->
        [5] ⚠️ { $name } может выбить { $target } и победить!
       *[other] ⚠️ { $name } может выбить { $target }: { $n }-е очко из 5.
    }
wildlands-ask-last = ⚠️ { $name }: до победы 1 очко.
wildlands-orders = Когда спрашивать
wildlands-quiet = Пас до моего хода
wildlands-quiet-about = -# **{ wildlands-quiet }**: спрошу, если тебя атакуют.
wildlands-quiet-now = 🔕 До твоего хода пасую за тебя, если не атакуют.
wildlands-ask-why = -# Поручение: «{ $order }».
wildlands-ask-blind = -# Спрашиваю всех, чтобы не выдать карты на руках.
wildlands-panel-ask-none = Джокера у тебя нет, нажми **{ wildlands-pass }**.
wildlands-asked-attack = { $name }: атака на { $targets }.
wildlands-asked-enter = { $name }: { $steps }.
wildlands-asked-shard = { $step } (свой 💎)
wildlands-asked-end = { $name } хочет закончить ход.

## Commands that show something

wildlands-hand =
    { $n ->
        [0] У тебя нет карт.
        [one] Твоя единственная карта
        [few] Твои { $n } карты
        [many] Твои { $n } карт
       *[other] Твои { $n } карты
    }
wildlands-look = **Поле { $space }**
wildlands-look-high = возвышенность
wildlands-look-cover = { wildlands-flag-cover }
wildlands-look-here = Здесь: { $names }
wildlands-look-sees = Видно: { $names }
wildlands-look-steps = В одном шаге: { $spaces }
wildlands-roster-anyone = Любой
wildlands-hand-legend =
    -# Значок под номером — для этого персонажа, внизу карты — для любого твоего.
    -# { $signs }
wildlands-roster-legend =
    -# Здоровье, поле и сколько карт с каждым значком.
    -# { $signs }
wildlands-deck-left = На руке или в колоде ({ $n })
wildlands-deck-pile = Сыграны ({ $n })

## Input that can't be read

wildlands-question-answered = Ответ уже дан: тобой или по твоим поручениям.
wildlands-bad-seat = Выбери место от 1 до { $seats }.

## Pictures in words: hexagons in a code block, then lists (text_pictures.py)

wildlands-text-high = `^` возвышенность
wildlands-text-cover = `%` укрытие
wildlands-text-high-cover = `&` возвышенность с укрытием
wildlands-text-wall = `|` `==` стены
wildlands-text-shard = `*` осколок
wildlands-text-more = `+` ещё персонажи
wildlands-text-ghost = `(1)` твой, скрыт
wildlands-text-offer = `[ ]` твои карты полей
wildlands-text-stairs = лестницы { $stairs }
wildlands-text-chosen =
    { $space ->
        [0] Выбор: { $label }.
       *[other] Выбор: { $label } на поле { $space }.
    }
wildlands-text-goal = Цель — поле { $space }.
wildlands-text-reach = Доступны поля: { $spaces }.
wildlands-text-cost =
    { $n ->
        [one] { $space } ({ $n } карта)
        [few] { $space } ({ $n } карты)
        [many] { $space } ({ $n } карт)
       *[other] { $space } ({ $n } карты)
    }
wildlands-text-targets = Цели на полях: { $spaces }.
wildlands-text-sight = На виду поля: { $spaces }.
wildlands-text-fresh = Новое на полях: { $spaces }.
wildlands-text-fallen = Выбыли на полях: { $spaces }.
wildlands-text-seat = `{ $letter }` { $name } { $n } 💎 { $pieces }
wildlands-text-others = скрыто { $hidden }, выбыло { $out }

## Alt texts, at most 1,024 characters each (alt_text.py)

wildlands-alt-hand =
    { $n ->
        [one] Твоя карта: { $cards }.
        [few] Твои { $n } карты: { $cards }.
        [many] Твои { $n } карт: { $cards }.
       *[other] Твои { $n } карты: { $cards }.
    }
wildlands-alt-map = Местность { $map }.
wildlands-alt-ghosts = Твои скрытые персонажи: { $ghosts }.
wildlands-alt-offers = Твои карты полей: { $spaces }.
wildlands-alt-seat =
    { $n ->
        [one] { $letter } { $name } ({ $faction }), { $n } очко: { $pieces }; скрыто { $hidden }.
        [few] { $letter } { $name } ({ $faction }), { $n } очка: { $pieces }; скрыто { $hidden }.
        [many] { $letter } { $name } ({ $faction }), { $n } очков: { $pieces }; скрыто { $hidden }.
       *[other] { $letter } { $name } ({ $faction }), { $n } очка: { $pieces }; скрыто { $hidden }.
    }
wildlands-alt-fighter = { $name } на поле { $space }, { $health }
wildlands-alt-nobody = никто не раскрыт
wildlands-alt-shards = Осколки { $letter }: { $spaces }.
wildlands-alt-final =
    { $n ->
        [one] { $place }. { $name }, { $n } очко.
        [few] { $place }. { $name }, { $n } очка.
        [many] { $place }. { $name }, { $n } очков.
       *[other] { $place }. { $name }, { $n } очка.
    }

## How a card is read (rules_pages.py)

wildlands-guide-icon = номер
wildlands-guide-flag = значок
wildlands-guide-open = открытое действие
wildlands-guide-alt = Части карты и девять значков с названиями.
wildlands-guide-high = { wildlands-look-high }
wildlands-guide-ledge = уступ: вверх 2, вниз 1
wildlands-guide-stairs = лестница: 1 карта
wildlands-guide-wall = стена
wildlands-guide-rocks = скалы, здесь нет поля
wildlands-guide-cover = { wildlands-flag-cover }
wildlands-guide-shard = осколок
wildlands-guide-map-alt = Маленькая местность и что на ней есть.
wildlands-guide-mark-chosen = выбран, здоровье 3 из 4
wildlands-guide-mark-cost = карт за шаг
wildlands-guide-mark-goal = куда ведёт
wildlands-guide-mark-target = можно атаковать
wildlands-guide-mark-fresh = новое для тебя
wildlands-guide-mark-fallen = здесь кто-то выбыл
wildlands-guide-mark-ghost = твой, скрыт
wildlands-guide-mark-claim = золото: 3 дают осколок
wildlands-guide-marks-alt = Пометки на местности и что они значат.

## The cover and the film (cover.py, replay.py)

wildlands-cover-alt = Персонажи и осколки четырёх фракций на местности.
wildlands-alt-replay =
    { $n ->
        [one] Местность на { $n } картинке. В конце: { $alt }
        [few] Местность на { $n } картинках. В конце: { $alt }
        [many] Местность на { $n } картинках. В конце: { $alt }
       *[other] Местность на { $n } картинки. В конце: { $alt }
    }

## The rules in short: one page each (rules_pages.py)

wildlands-rules-goal =
    ## Wildlands: цель
    Веди пятерых персонажей. Побеждает тот, кто первым наберёт **5 очков**.

    - **1 очко** за каждый забранный осколок своего цвета и каждого выбывшего врага.
    - **Твой ход:** раскрой скрытого персонажа, если он есть. Действуй сколько хочешь, потом возьми 3 карты (на руке до 7). Кончилась колода — замешай сброс.
    - Если кто-то теряет всех пятерых, побеждает тот из остальных, у кого больше очков; при равенстве игра продолжается.
wildlands-rules-cards =
    ## Персонажи и карты
    У персонажей **1–5** здоровье от 2 до 5. Раны не заживают; без здоровья персонаж выбывает.

    Карта даёт **что-то одно**:
    - **Номер** ведёт персонажа или помогает ему забрать осколок.
    - **Значок** под номером — для него же: красный — ближний бой, синий — дальний бой и область, зелёный — защита, жёлтый — движение.
    - **Открытое действие** внизу — для любого твоего раскрытого персонажа.
    - **Джокер** `W` заменяет любой номер, даёт 2 карты или прерывает ход.
wildlands-rules-actions =
    ## Движение и осколки
    - **Шаг** на соседнее поле, если нет стены, стоит 1 карту с номером персонажа.
    - **Подъём** на уступ стоит 2 такие карты, спуск или лестница — 1.
    - **Осколок** на поле персонажа забирают за 3 карты с его номером или с номером твоего выбывшего.
    - ⟦wildlands_rally⟧ **Сбор:** шаг делает этот персонаж, другой твой (на том же или соседнем поле) или оба. Каждый подъём стоит ещё 1 карту; вторая карта сбора оплачивает оба подъёма.
    - ⟦wildlands_fly⟧ **Полёт:** один или два шага над уступами, но не над стенами.
wildlands-rules-attacks =
    ## Атаки и защита
    - ⟦wildlands_melee⟧ **Ближний бой:** урон 1 на том же поле, ⟦wildlands_heavy_melee⟧ **тяжёлый** — урон 2. Ты называешь игрока, а он — кто из его персонажей примет удар.
    - ⟦wildlands_ranged⟧ **Дальний бой:** урон 1 врагу на виду, ⟦wildlands_heavy_ranged⟧ **тяжёлый** — урон 2, но не дальше двух полей.
    - ⟦wildlands_area⟧ **Атака по области:** урон 1 всем раскрытым на выбранном поле, том же или соседнем, даже своим.

    Персонажа защищает одна карта:
    - ⟦wildlands_melee⟧ **ближний бой** — от обоих ближних,
    - ⟦wildlands_guard⟧ **защита** — от обоих дальних и области,
    - ⟦wildlands_cover⟧ **укрытие** — от обоих дальних, но только на поле с укрытием.

    Очко дают только за выбывшего врага.
wildlands-rules-interrupts =
    ## Прерывания и поручения
    После чужого действия и перед концом чужого хода можно **прервать** его джокером: ты действуешь как в свой ход, но карт не берёшь.

    - Ответы тайные. Если желающих несколько, прерывает только первый, считая от того, чей сейчас ход; остальные сохраняют джокер.
    - Нельзя прервать раскрытие, начало и конец прерывания.

    Твои **поручения** говорят, когда спрашивать; иначе я пасую за тебя.
wildlands-rules-ground =
    ## Обзор и возвышенности
    - **На виду:** прямая между центрами полей не пересекает стен и не выходит за край местности. Персонажи обзор не закрывают; если прямая проходит через угол, достаточно, чтобы она была свободна с одной стороны.
    - **Возвышенность:** снизу её достаёт только атака по области. Сверху можно бить по любой цели на виду.
wildlands-rules-players =
    ## Расстановка и застой
    - **Расстановка:** у тебя 10 карт полей. На пяти из этих полей тайно начнут твои персонажи, на остальных пяти будут осколки того, кто ходит перед тобой.
    - **Начало:** все берут по 7 карт. Начинает тот, чей осколок на поле с наименьшим номером.
    - **Застой:** если за два круга никто не играл карт, не брал их и не раскрывал персонажей, партия заканчивается.
wildlands-rules-playing =
    ## Как играть здесь
    Нажми **Мой ход**, выбери персонажа и действие. Я предложу карты, которые нужны тебе меньше всего.

    Сердца — это здоровье. Бледные персонажи скрыты, их видишь только ты.

## Lines of actions: what stops them (engine/wildlands/plan.py)

wildlands-refusal-plan-form = Введи от 1 до { $most } действий своего хода, например `move 3 12; end`.
wildlands-refusal-plan-line = Закончить ход можно только последним действием.
wildlands-refusal-plan-hurt = Твой персонаж ранен.
wildlands-refusal-plan-revealed = На поле { $space } появился враг { $enemy }, рядом { $own }.
wildlands-refusal-plan-defended = Твою атаку отбили.
wildlands-refusal-plan-interrupted = Тебя прервали.

## The lesson (lesson.py)

wildlands-learn-goal =
    Твои персонажи красные, у соперника — бирюзовые. Рядом с именем — карты на руке и очки. **Забирай свои осколки** и **выводи из боя врагов**: это по 1 очку, 5 очков — победа.

    Карта с номером 1 ведёт персонажа 1 на соседнее поле. Значок под номером — другое его умение, например атака.
wildlands-learn-begin = Попробовать
wildlands-learn-move = **Сделай шаг.** Между персонажем **2** (поле 6) и твоим осколком (поле 7) стена: обойди её через поле 2 или 11. Золотые числа — цена в картах.
wildlands-learn-move-wrong = Веди персонажа 2 на поле 2 или 11.
wildlands-learn-move-done = ✓ Одна карта — один шаг. **{ wildlands-to-shard }** ведёт к осколку, **{ wildlands-add }** добавит шаг.
wildlands-learn-climb = **Поднимись.** Шаг на возвышенность стоит **2 карты** с номером персонажа. Подними **3** на поле 9.
wildlands-learn-climb-wrong = Веди персонажа 3 на поле 9.
wildlands-learn-climb-done = ✓ Сверху можно целиться вниз, а снизу в тебя — нет. Лестница стоит 1 карту. ⟦wildlands_fly⟧ Полёту уступы не помеха, ⟦wildlands_rally⟧ сбор двигает двоих.
wildlands-learn-claim = **Забери осколок.** Персонаж **3** стоит на твоём осколке. Нажми **{ wildlands-claim-ready }**: цена — любые **3 карты с номером 3**.
wildlands-learn-claim-wrong = Нажми **{ wildlands-claim-ready }**.
wildlands-learn-claim-done = ✓ 1 очко! Подходят и карты с номером выбывшего персонажа.
wildlands-learn-attack = **Атакуй.** Картой с номерами **2** и 4 персонаж 2 стреляет в любого на виду. Цель — враг **1** на поле 3 (здоровье 1).
wildlands-learn-attack-wrong = Нажми **{ wildlands-kind-attack }**, потом **{ wildlands-confirm }**.
wildlands-learn-attack-done = ✓ Выбит: ещё очко! ⟦wildlands_melee⟧ Ближний бой — только на том же поле, ⟦wildlands_area⟧ атака по области бьёт всех на одном поле, и своих.
wildlands-learn-defend = **Защитись.** Враг **2** с поля 8 стреляет в твоего персонажа 2 (здоровье 1). На карте с номерами **2** и 4 для него есть **защита**.
wildlands-learn-defend-wrong = Защити персонажа 2 картой.
wildlands-learn-defend-done = ✓ Урона нет. ⟦wildlands_guard⟧ Защита спасает от ⟦wildlands_ranged⟧ дальнего боя и ⟦wildlands_area⟧ области, а от ⟦wildlands_melee⟧ ближнего — только ближний бой. ⟦wildlands_cover⟧ Укрытие в кустах спасает от дальнего боя.
wildlands-learn-turn = **Закончи ход.** Персонаж **2** дошёл до твоего осколка на поле 7, но карт с номером 2 только две. Прибереги их, закончи ход и возьми 3.
wildlands-learn-turn-wrong = Прибереги карты и нажми **{ wildlands-end }**.
wildlands-learn-turn-done = ✓ У тебя 3 новые карты, две с номером 2: на осколок хватит.
wildlands-learn-reveal = **Раскрой персонажа.** Так начинается твой ход, пока есть скрытые. Раскрой **5** на поле 11, рядом с твоим осколком.
wildlands-learn-reveal-wrong = Раскрой персонажа 5.
wildlands-learn-reveal-done = ✓ Теперь его видят все, и он может действовать. Значок внизу карты — для любого твоего персонажа.
wildlands-learn-setup = **Расстановка.** На пяти светлых полях тайно встанут твои персонажи, на остальных — осколки соперника. Выбери персонажа **2**, поле **6** и подтверди.
wildlands-learn-setup-wrong = Выбери персонажа **2**, потом поле **6**.
wildlands-learn-setup-done = ✓ Так начинается партия. Соперник тоже выбрал, появились осколки: два красных — твои.
wildlands-learn-interrupt = **Прерви ход.** После чужого действия можно сыграть **джокер** (`W`) и вмешаться. Цель — враг **2** на поле 3 (здоровье 1).
wildlands-learn-interrupt-wrong = Прерви ход, иначе соперник заберёт осколок и победит.
wildlands-learn-interrupt-done = ✓ Твой выстрел успел раньше: пятое очко! В партии я спрашиваю в такие моменты, а в других пасую (`/{ command-orders-name }`). Джокер ещё заменяет любой номер или даёт 2 карты.
wildlands-learn-end = **Конец.** Пятое очко сразу даёт победу.

## Looking back (analysis.py)

wildlands-hindsight-finding = **Ход { $turn }.** { $did }. Лучше — **{ $better }** (+{ $cost } %)
wildlands-hindsight-aim-claim = { $action }, к осколку на поле { $space }
wildlands-hindsight-aim-knock-out = { $action }, чтобы выбить { $name }

## The daily puzzle

wildlands-puzzle-turn = Набери за этот ход как можно больше очков.
wildlands-puzzle-about-turn = -# Осколок или выбывший враг: 1 очко. У соперника нет карт: он не защищается и не прерывает.
wildlands-puzzle-uses-turn = попытку тратит конец хода
wildlands-puzzle-points = { wildlands-points }
wildlands-puzzle-title-turn = Больше очков за ход
