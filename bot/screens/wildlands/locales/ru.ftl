### Wildlands' own texts. Terms: docs/glossary.md. Names of maps, factions and characters are content
### (data/wildlands) and the same in every language.

wildlands-name = Wildlands
wildlands-about = Веди пятерых персонажей, забирай осколки и выводи из боя врагов. Для победы нужно 5 очков.

## Commands. Discord takes descriptions of at most 100 characters.

option-map-name = местность
option-faction_1-name = фракция_1
option-faction_2-name = фракция_2
option-faction_3-name = фракция_3
option-faction_4-name = фракция_4
option-even_start-name = ровный_старт

## Computer players, weakest first

wildlands-level-easy = лёгкий
wildlands-level-medium = средний
wildlands-level-hard = сильный

## Table options

wildlands-option-map = Местность
wildlands-option-map-about = Glassmere — ровная, для первой партии; на Stonecrown возвышенности, уступы и укрытия
wildlands-option-faction_1 = Фракция места 1
wildlands-option-faction_1-own = Твоя фракция
wildlands-option-faction_1-random = По жребию
wildlands-option-faction_1-about = Пять персонажей и карты этого места
wildlands-option-faction_2 = Фракция места 2
wildlands-option-faction_2-own = { wildlands-option-faction_1-own }
wildlands-option-faction_2-random = По жребию
wildlands-option-faction_2-about = { wildlands-option-faction_1-about }
wildlands-option-faction_3 = Фракция места 3
wildlands-option-faction_3-own = { wildlands-option-faction_1-own }
wildlands-option-faction_3-random = По жребию
wildlands-option-faction_3-about = { wildlands-option-faction_1-about }
wildlands-option-faction_4 = Фракция места 4
wildlands-option-faction_4-own = { wildlands-option-faction_1-own }
wildlands-option-faction_4-random = По жребию
wildlands-option-faction_4-about = { wildlands-option-faction_1-about }
wildlands-option-faction_1-emberglass-about = Дальний обзор и атаки по области, мало здоровья
wildlands-option-faction_1-galewing-about = Быстрая: сборы и полёты
wildlands-option-faction_1-ironbriar-about = Сильна в ближнем бою, издалека не бьёт
wildlands-option-faction_1-oldroad-about = Всего понемногу, хорошая защита
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
wildlands-option-even_start = Ровный старт
wildlands-option-even_start-true = Да
wildlands-option-even_start-false = Нет
wildlands-option-even_start-about = Первый берёт 5 карт, втроём — 4, вчетвером — 3
wildlands-option-illegal-faction-twice = Фракция { $faction } может быть только у одного места. Выбери другую.

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
wildlands-card-open = { $icons }, открыто: { $flag }
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
wildlands-space = поле { $space }
wildlands-health = здоровье { $left } из { $health }
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
wildlands-action-draw = взять 2 карты
wildlands-action-end = закончить ход
wildlands-action-defend = защитить { $cards }
wildlands-action-defend-none = принять урон
wildlands-action-pass = пас
wildlands-action-interrupt = прервать
wildlands-action-paid = { $action } · { $cards }

## Standing orders: when to ask whether to interrupt; at most 34 characters

wildlands-order-attacked = Атакуют моего персонажа
wildlands-order-entered = Враг вошёл к моему персонажу
wildlands-order-shard = Враг рядом встал на свой осколок
wildlands-order-four = У кого-то 4 очка
wildlands-order-ends = Ход закончен
wildlands-order-always = После каждого действия
wildlands-order-never = Никогда

## Everyone's characters, shards and cards (phrases.py)

wildlands-side =
    { $n ->
        [one] `{ $letter }` { $name } · { $faction } · **{ $n } очко**
        [few] `{ $letter }` { $name } · { $faction } · **{ $n } очка**
        [many] `{ $letter }` { $name } · { $faction } · **{ $n } очков**
       *[other] `{ $letter }` { $name } · { $faction } · **{ $n } очка**
    }
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
wildlands-out = выбыл

## What has happened (history.py)

wildlands-deed-assigned = { $name } тайно расставляет 5 персонажей.
wildlands-deed-recalled = { $name } отменяет свою расстановку.
wildlands-deed-shards = Осколки: { $shards }.
wildlands-deed-turn = ▸ Ход { $turn }: { $name }
wildlands-deed-revealed = { $name } раскрывает { $actor } на поле { $space }.
wildlands-deed-moved = { $name } ходит: { $steps } ({ $cards }).
wildlands-deed-fly = { $name } летит: { $steps } ({ $cards }).
wildlands-deed-rally = { $name } объявляет сбор: { $steps } ({ $cards }).
wildlands-deed-claimed = { $name } забирает осколок на поле { $space } и получает 1 очко ({ $cards }).
wildlands-deed-attacked = { $name }: { $actor } атакует, цель — { $target } ({ $flag }, { $card }).
wildlands-deed-defended = { $name } защищает: { $actor } ({ $card }), урона нет.
wildlands-deed-hurt = { $actor } получает урон { $n }.
wildlands-deed-out = { $actor } выбывает, { $name } получает 1 очко.
wildlands-deed-out-own = { $actor } выбывает от атаки своих.
wildlands-deed-drawn =
    { $n ->
        [0] { $name } играет джокер, но брать нечего.
        [one] { $name } играет джокер и берёт { $n } карту.
        [few] { $name } играет джокер и берёт { $n } карты.
        [many] { $name } играет джокер и берёт { $n } карт.
       *[other] { $name } играет джокер и берёт { $n } карты.
    }
wildlands-deed-shuffled = { $name } замешивает сброс в новую колоду.
wildlands-deed-end = { $name } заканчивает ход.
wildlands-deed-end-forced = { $name } заканчивает ход: играть больше нечем.
wildlands-deed-interrupted = { $name } прерывает ход джокером.
wildlands-deed-done = { $name } больше не прерывает.
wildlands-deed-wiped-out = { $name } остаётся без персонажей.
wildlands-deed-ended =
    { $n ->
        [one] Победа: { $names }. Очки: { $points }.
        [few] Общая победа: { $names }. Очки: { $points }.
        [many] Общая победа: { $names }. Очки: { $points }.
       *[other] Общая победа: { $names }. Очки: { $points }.
    }
wildlands-record-turn = Ход { $turn }: место { $number }
wildlands-record-setup = Расстановка

## News: what has changed since you last looked (news.py)

wildlands-news-turn = { $name }: { $news }
wildlands-news-more = { $news } и ещё { $n }
wildlands-news-hit = 💥 { $name } { $n } ({ $health })
wildlands-news-out = 💥 { $name } выбывает
wildlands-news-reveal = 👁️ { $label } появляется на поле { $space }
wildlands-news-move = 👣 { $label } → { $space }
wildlands-news-near =
    { $n ->
        [0] { $place }, рядом { $name }
        [one] { $place }, { $name } в { $n } шаге
        [few] { $place }, { $name } в { $n } шагах
        [many] { $place }, { $name } в { $n } шагах
       *[other] { $place }, { $name } в { $n } шага
    }
wildlands-news-draw =
    { $n ->
        [one] 🃏 взята { $n } карта
        [few] 🃏 взяты { $n } карты
        [many] 🃏 взято { $n } карт
       *[other] 🃏 взято { $n } карты
    }
wildlands-news-gain =
    { $n ->
        [one] 💎 +{ $gain } ({ $n } очко)
        [few] 💎 +{ $gain } ({ $n } очка)
        [many] 💎 +{ $gain } ({ $n } очков)
       *[other] 💎 +{ $gain } ({ $n } очка)
    }
wildlands-news-point =
    { $n ->
        [one] { $name } +{ $gain } ({ $n } очко)
        [few] { $name } +{ $gain } ({ $n } очка)
        [many] { $name } +{ $gain } ({ $n } очков)
       *[other] { $name } +{ $gain } ({ $n } очка)
    }

## Что из этого вышло: над панелью (reports.py)

wildlands-report-revealed = 👁 { $name }: поле { $space }
wildlands-report-revealed-last = 👁 { $name }: поле { $space } (последний, раскрылся сам)
wildlands-report-moved = ✓ { $name } → { $space }
wildlands-report-claimed = 💎 Осколок на поле { $space } твой: +1 очко
wildlands-report-claimed-by = 💎 { $player }: осколок на поле { $space }, +1 очко
wildlands-report-guarded = 🛡️ { $name }: { $player } отбивает атаку
wildlands-report-guarded-own = 🛡️ { $name }: отражено, урона нет
wildlands-report-hurt = 💥 { $name }: урон { $n }, осталось здоровья { $left }
wildlands-report-out = 💥 { $name } выбывает: тебе 1 очко
wildlands-report-out-lost = 💥 { $name } выбывает: { $player } получает 1 очко
wildlands-report-out-own = 💥 { $name } выбывает от своей же атаки: без очка
wildlands-report-helpless = ({ $flag }: карт для защиты у { $name } нет)
wildlands-report-drawn = ✓ Взято карт: { $n }
wildlands-report-drawn-limit = ✓ Взято карт: { $n } (на руке не больше 7)
wildlands-report-interrupted = ⚡ { $name }: прерывание

## The end: how the match was decided (endings.py)

wildlands-end-claimed-turn = 💎 Ход { $turn }: { $name } забирает осколок на поле { $deed }.
wildlands-end-claimed-interrupt = 💎 Ход { $turn } ({ $player }): { $name } прерывает и забирает осколок на поле { $deed }.
wildlands-end-out-turn = 💥 Ход { $turn }: { $name } выводит из боя { $deed }.
wildlands-end-out-interrupt = 💥 Ход { $turn } ({ $player }): { $name } прерывает и выводит из боя { $deed }.
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

## Refusals of the rules: what is wrong and what to do

wildlands-refusal-other = Нажми **Мой ход**, чтобы увидеть, что можно сделать.
wildlands-refusal-wrong-phase =
    { $phase ->
        [over] Эта партия закончена. `/{ command-new-name }` откроет другую.
       *[other] Сначала кое-что другое. Нажми **Мой ход**, чтобы увидеть, что.
    }
wildlands-refusal-not-your-turn =
    { $phase ->
        [setup] Твои персонажи уже расставлены. `/{ command-undo-name }` позволит выбрать заново.
       *[other] Сейчас решают другие. Я скажу, когда очередь дойдёт до тебя.
    }
wildlands-refusal-nothing-to-recall = Расстановку можно отменить, только пока выбрали не все.
wildlands-refusal-card-unknown = Введи карту так, как её покажет `/{ command-hand-name }`, например `1m35g+r` или `W`.
wildlands-refusal-card-not-held = Карт `{ $card }` у тебя не хватает. `/{ command-hand-name }` покажет твои.
wildlands-refusal-card-icon = Персонажем { $character } ходят картой с номером { $character } или джокером.
wildlands-refusal-card-flag = Карта `{ $card }` не даёт персонажу { $character } действия «{ $flag }».
wildlands-refusal-action-unknown = Введи, например, `move 3 12`, `claim 7`, `melee 3 b`, `ranged 3 b2`, `area 3 14` или `end`.
wildlands-refusal-space-unknown = Выбери поле от 1 до 42.
wildlands-refusal-character-unknown = Выбери персонажа от 1 до { $most }.
wildlands-refusal-character-hidden = Сначала раскрой персонажа { $character }.
wildlands-refusal-character-out = Выбери другого персонажа: { $character } выбыл.
wildlands-refusal-assign-twice = Дай каждому персонажу своё поле из десяти твоих.
wildlands-refusal-reveal-open = Выбери скрытого персонажа.
wildlands-refusal-move-apart = С поля { $start } до { $space } не дойти. Нажми **Мой ход**, чтобы увидеть, куда можно.
wildlands-refusal-move-cost =
    { $cost ->
        [one] Этот шаг стоит ровно { $cost } карту.
        [few] Этот шаг стоит ровно { $cost } карты.
        [many] Этот шаг стоит ровно { $cost } карт.
       *[other] Этот шаг стоит ровно { $cost } карты.
    }
wildlands-refusal-rally-cost = Сначала назови карту сбора, потом по карте за подъём; вторая карта сбора платит за оба.
wildlands-refusal-claim-shard = Выбери поле с осколком твоего цвета.
wildlands-refusal-claim-absent = Сначала приведи персонажа на поле { $space }.
wildlands-refusal-claim-icons = Осколок забирают три карты с номером одного персонажа, который там стоит или выбыл; джокеры подходят.
wildlands-refusal-draw-empty = Прибереги джокер: брать больше нечего.
wildlands-refusal-target-unseen = Выбери другую цель. **Мой ход** покажет, кого можно атаковать.
wildlands-refusal-defend-card = Выбери другой ответ. **Мой ход** покажет, какие карты защищают.

## Commands of the game

command-act-name = действие
command-act = Сыграть действие в Wildlands или несколько через ;
command-act-action = напр. move 3 12: персонаж и поле; карты можно не указывать
command-look-name = обзор
command-look = Вся местность или поле: что оттуда видно и куда можно пойти
command-look-space = Номер поля
command-look-character = Номер персонажа от 1 до 5; твой, если не указать игрока
command-look-player = Чей персонаж
command-deck-name = колода
command-deck = Какие карты фракции ещё выйдут и какие уже сыграны
command-deck-player = Чьи карты; твои, если не указать игрока

## The board (board.py)

wildlands-stage-setup = { $map } · расстановка
wildlands-stage-turn = ход { $n }
wildlands-stage-own = ход { $n } · { $points }
wildlands-stage-line =
    { $n ->
        [one] { $n } шаг намечен · { $points }
        [few] { $n } шага намечено · { $points }
        [many] { $n } шагов намечено · { $points }
       *[other] { $n } шага намечено · { $points }
    }
wildlands-stage-over = Партия закончена.
wildlands-stage-ended = Партия закончена досрочно.
wildlands-duty-setup =
    { $n ->
        [one] 🗺️ { $names } выбирает, где начать
        [few] 🗺️ { $names } выбирают, где начать
        [many] 🗺️ { $names } выбирают, где начать
       *[other] 🗺️ { $names } выбирают, где начать
    }
wildlands-duty-reveal = 👁️ { $names } раскрывает персонажа
wildlands-duty-act = ⚔️ { $names } делает ход
wildlands-duty-interrupt = ⚡ { $names } прерывает ход
wildlands-duty-defend = 🛡️ { $attacker } атакует: { $targets } ({ $flag }). { $names }: можно защититься
wildlands-duty-ask = ⚡ { $names }: прервать ход? Ходит { $actor }
wildlands-duty-end = ⚡ { $names }: прервать ход? { $actor } заканчивает
wildlands-pass = Пас
wildlands-interrupt = Прервать
wildlands-final-winner =
    { $n ->
        [one] 🏆 { $names } побеждает, { $points }!
        [few] 🏆 { $names } делят победу, { $points }!
        [many] 🏆 { $names } делят победу, { $points }!
       *[other] 🏆 { $names } делят победу, { $points }!
    }
wildlands-final-claimed = 🏆 { $names } забирает победу.

## Panels: set-up, reveal, waiting

wildlands-panel-setup = -# Вот хороший выбор. На остальных 5 светлых полях будут осколки { $right }. Начинай ближе к центру.
wildlands-setup-start =
    ▶️ **{ $name }** начинает на поле { $space }.
    -# Нажми поле, чтобы начать на нём. Если занято, персонажи поменяются.
wildlands-setup-about =
    ### Где начинают твои персонажи
    Выбирай из десяти полей: они светлее. **С пяти начнут** твои персонажи. Пока персонаж не раскрыт, его поле видишь только ты.
    - **На пяти оставшихся** будут чужие осколки ({ $right }). Твои осколки — на полях, которые оставит { $left }: ты увидишь их, когда выберут все.
    - **Хороший выбор** — поля ближе к центру: оттуда недалеко до любого осколка.
    - **Чтобы изменить,** нажми персонажа, потом поле. Если оно занято, персонажи поменяются местами.
wildlands-setup-confirm = Занять эти пять
wildlands-panel-placed = Места: { $places }. Ждём: { $names }.
wildlands-recall = ↩️ Отменить
wildlands-panel-reveal = Твой ход начинается: раскрой персонажа.
wildlands-reveal-confirm = Раскрыть: { $name }
wildlands-waiting-setup = Ждём расстановку: { $names }.
wildlands-waiting-reveal = Ждём начала хода: { $names }.
wildlands-waiting-act = Ждём действия: { $names }.
wildlands-waiting-defend = Ждём защиты: { $names }.
wildlands-waiting-ask = Ждём ответа, прерывать ли ход: { $names }.
wildlands-waiting-answered = ✓ Ответ принят. Его не видно, пока не ответят все.

## Panels: a turn

wildlands-act-lined =
    { $n ->
        [one] ▶️ Запланирован { $n } шаг.
        [few] ▶️ Запланировано { $n } шага.
        [many] ▶️ Запланировано { $n } шагов.
       *[other] ▶️ Запланировано { $n } шага.
    }
wildlands-act-nothing-end =
    { $n ->
        [0] Карты лучше сберечь. У тебя уже 7 карт: в конце хода ты не берёшь.
        [3] Карты лучше сберечь. Закончи ход и возьми 3.
        [one] Карты лучше сберечь. Закончи ход и возьми { $n } карту: на руке не больше 7.
        [few] Карты лучше сберечь. Закончи ход и возьми { $n } карты: на руке не больше 7.
        [many] Карты лучше сберечь. Закончи ход и возьми { $n } карт: на руке не больше 7.
       *[other] Карты лучше сберечь. Закончи ход и возьми { $n }: на руке не больше 7.
    }
wildlands-act-nothing-done = Сейчас карты лучше сберечь. Закончи прерывание.
wildlands-act-empty-end = Карт больше нет. Закончи ход и возьми { $n }.
wildlands-act-empty-done = Карт больше нет. Закончи прерывание.
wildlands-about-melee = -# Ближний бой — по врагу на том же поле.
wildlands-about-area = -# Атака по области бьёт всех на поле, своих тоже.
wildlands-about-rally = -# Сбор: этот персонаж и ещё один рядом делают по шагу (или кто-то один).
wildlands-about-fly = -# Полёт: 1 или 2 поля, над уступами, но не над стенами.
wildlands-about-open = -# Знак внизу карты — для любого персонажа.
wildlands-signs =
    ### Что карта даёт персонажу
    - ⟦wildlands_melee⟧ Ближний бой (урон 1), ⟦wildlands_heavy_melee⟧ тяжёлый (2) — по врагу на том же поле.
    - ⟦wildlands_ranged⟧ Дальний бой (1) — по врагу на виду; ⟦wildlands_heavy_ranged⟧ тяжёлый (2) — не дальше 2 полей.
    - ⟦wildlands_area⟧ Атака по области (1) — по всем на своём или соседнем поле.
    - ⟦wildlands_rally⟧ Сбор: он и ещё один рядом делают по шагу. ⟦wildlands_fly⟧ Полёт: 1 или 2 поля.
    - **Оборона:** ⟦wildlands_guard⟧ защита — от дальнего боя и атак по области, ⟦wildlands_melee⟧ ближний бой — от ближнего, ⟦wildlands_cover⟧ укрытие — от дальнего боя в кустах.
    - Знак под числом — для этого персонажа, внизу карты — для любого твоего.
    - **{ wildlands-confirm }** — сыграть сразу, **{ wildlands-add }** — наметить ещё действие. **{ wildlands-other }** — сыграть другими картами.
wildlands-act-menu = Выбери, что сделать
wildlands-kind-move = Идти
wildlands-kind-attack = Атака
wildlands-kind-claim = Забрать
wildlands-kind-fly = Полёт
wildlands-kind-rally = Сбор
wildlands-no-target = Нет цели
wildlands-no-attack = Нет атаки
wildlands-confirm = Сыграть
wildlands-confirm-line = Сыграть { $n }, дальше
wildlands-other = 🔄 Карты
wildlands-ways = Какими картами сыграть
wildlands-add = + шаг
wildlands-pop = Убрать
wildlands-pop-one = Убрать { $n }
wildlands-end = Конец хода
wildlands-end-line = Сыграть { $n } и конец
wildlands-done = Закончить
wildlands-done-line = Сыграть { $n } и конец
wildlands-plan-add = + шаг
wildlands-plan-end = Конец хода
wildlands-plan-hint = Выбери действие и нажми **{ wildlands-plan-add }**.
wildlands-offer-move = На поле { $space }: { $cost }
wildlands-offer-fly = Полёт на поле { $space }: { $cost }
wildlands-offer-rally = Сбор { $steps }: { $cost }
wildlands-offer-claim = Твой осколок на { $space }: { $cost }
wildlands-offer-claim-why = 1 очко
wildlands-offer-attack = { $target }: урон { $n }
wildlands-offer-aim = { $names } ({ $space })
wildlands-offer-reveal = Раскрыть: { $name }, поле { $space }
wildlands-offer-draw = Взять 2 карты за джокер
wildlands-offer-draw-why = На руке не бывает больше 7 карт
wildlands-goal =
    { $n ->
        [0] там твой осколок
        [one] { $n } шаг до твоего осколка
        [few] { $n } шага до твоего осколка
        [many] { $n } шагов до твоего осколка
       *[other] { $n } шага до твоего осколка
    }
wildlands-hit = { $name }: останется здоровье { $left } из { $health }
wildlands-hit-out = { $name } выбывает
wildlands-hit-already = { $name } уже вне боя
wildlands-hit-expected = если прошлая атака удастся
wildlands-hit-open = цель выбирает соперник: { $names }

## Panels: defence and interrupts

wildlands-panel-defend = { $player }: { $name } атакует, цель — { $targets } ({ $flag }, урон { $damage }).
wildlands-defend-with = ▶️ { $defence }
wildlands-harm = Без карты — { $hits }.
wildlands-harm-none = Карты для защиты нет. { $hits }.
wildlands-defend = Защититься
wildlands-take-damage = Принять урон
wildlands-defend-menu = Твой ответ
wildlands-panel-ask = Прервать за джокер (есть { $n })?
wildlands-ask-chance = 💡 Можно: { $action }.
wildlands-ask-attack = твой { $own } атакует, цель — враг { $target }
wildlands-orders = Когда спросить
wildlands-ask-buttons = -# **{ orders-quiet }**: пасую за тебя до конца хода.
wildlands-panel-ask-none =
    Джокера нет — просто пас.
    -# Спрашиваю всех, чтобы не выдать, у кого он есть.
wildlands-asked-attack = { $name } атакует, цель — { $targets }.
wildlands-asked-enter = { $name } ходит: { $steps }.
wildlands-asked-shard = { $step } (его осколок)
wildlands-asked-act = { $name } забирает осколок или берёт карты.
wildlands-asked-end = { $name } заканчивает ход.

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
wildlands-look-cover = укрытие
wildlands-look-here = Здесь: { $names }
wildlands-look-sees = Видно: { $names }
wildlands-look-steps = В одном шаге: { $spaces }
wildlands-roster-anyone = Любой
wildlands-roster-legend =
    -# **Строка:** здоровье, поле и карты колоды: с номером персонажа (ход или осколок) и с каждым знаком.
    -# { $signs }
wildlands-deck = { $name } · { $faction }
wildlands-deck-left = На руке или в колоде ({ $n }): { $cards }
wildlands-deck-pile = Сыграны ({ $n }): { $cards }

## Input that can't be read

wildlands-question-old = Нажми **Мой ход**, чтобы увидеть, что дальше.
wildlands-question-answered = Ответ уже есть, от тебя или твоих приказов.
wildlands-bad-absent = Выбери персонажа, который виден на местности.
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
        [0] Выбран { $label }.
       *[other] Выбран { $label } на поле { $space }.
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
        [0] Карт у тебя нет.
        [one] Твоя { $n } карта: { $cards }.
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

wildlands-guide-icon = значок
wildlands-guide-flag = флаг
wildlands-guide-open = открытое действие
wildlands-guide-alt = Как читать карту: сверху значки, под каждым знак его флага, внизу открытое действие. Джокер золотой, с буквой W. Рядом знаки всех девяти флагов.
wildlands-guide-high = возвышенность
wildlands-guide-ledge = уступ: вверх 2, вниз 1
wildlands-guide-stairs = лестница: 1 и 1
wildlands-guide-wall = стена
wildlands-guide-rocks = скалы, здесь нет поля
wildlands-guide-cover = укрытие
wildlands-guide-shard = осколок
wildlands-guide-map-alt = Маленькая местность с номерами: возвышенность, уступ со штрихами на верхней стороне, лестница, кирпичная стена, скалы, где нет поля, кусты-укрытие и осколок.
wildlands-guide-mark-chosen = выбран, здоровье 3 из 4
wildlands-guide-mark-cost = карт за шаг
wildlands-guide-mark-goal = куда ведёт
wildlands-guide-mark-target = можно атаковать
wildlands-guide-mark-fresh = новое для тебя
wildlands-guide-mark-fallen = здесь кто-то выбыл
wildlands-guide-mark-ghost = твой, скрыт
wildlands-guide-mark-claim = золото: три заберут
wildlands-guide-marks-alt = Что значат пометки: светлый круг под выбранным персонажем, золотое число — цена шага, белая рамка там, куда ведёт действие, красный прицел вокруг цели, розовая рамка вокруг нового, звёзды там, где кто-то выбыл, контур скрытого персонажа и золотые значки, если три карты могут забрать осколок.

## The cover and the film (cover.py, replay.py)

wildlands-cover-alt = Wildlands: персонажи четырёх фракций и их осколки на шестиугольных полях и две карты действий.
wildlands-alt-replay =
    { $n ->
        [one] Карта ход за ходом, { $n } картинка. В конце: { $alt }
        [few] Карта ход за ходом, { $n } картинки. В конце: { $alt }
        [many] Карта ход за ходом, { $n } картинок. В конце: { $alt }
       *[other] Карта ход за ходом, { $n } картинки. В конце: { $alt }
    }

## The rules in short: one page each (rules_pages.py)

wildlands-rules-goal =
    ## Wildlands: цель
    Ты ведёшь пятерых персонажей. Побеждает тот, кто первым наберёт **5 очков**.

    - **1 очко** — за каждый свой осколок, который ты заберёшь, и за каждого врага, которого выведешь из боя.
    - **Твой ход:** если есть скрытые персонажи, раскрой хотя бы одного. Действуй, сколько позволяют карты, затем закончи ход и возьми 3 карты — на руке будет не больше 7.
    - **Конец:** у кого-то 5 очков или кто-то остался без персонажей. Тогда из остальных побеждает тот, у кого больше очков; при равенстве игра идёт, пока кто-то не вырвется вперёд.
wildlands-rules-cards =
    ## Персонажи и карты
    У твоих персонажей номера **от 1 до 5** и здоровье от 2 до 5. Урон не проходит. Когда здоровья не осталось, персонаж выбывает.

    Карту играют ради **чего-то одного** из того, что на ней есть:
    - **Значки** — это номера персонажей. С картой, где есть 3, персонаж 3 ходит или забирает осколок.
    - **Флаг** под значком — что ещё может этот персонаж: красный — ближний бой, синий — дальний бой и область, зелёный — защита, жёлтый — движение.
    - **Открытое действие** — без номера, оно для любого твоего раскрытого персонажа.
    - **Джокер** `W` заменяет любой значок, даёт 2 карты или прерывает чужой ход.

    Запись `1m35g+r` значит «1 ближний бой, 3, 5 защита, открыто дальний бой». Флаги: `m` — ближний бой, `h` — тяжёлый ближний, `r` — дальний бой, `s` — тяжёлый дальний, `a` — атака по области, `g` — защита, `c` — укрытие, `y` — сбор, `f` — полёт.
wildlands-rules-actions =
    ## Ходы и осколки
    - **Шаг** на соседнее поле, если между ними нет стены — 1 карта со значком персонажа. На поле помещается сколько угодно персонажей.
    - **Подъём** на уступ — 2 такие карты. Вниз — 1, по лестнице тоже 1.
    - **Осколок:** забери свой осколок на поле персонажа за 3 карты с его значком или 3 со значком твоего выбывшего персонажа.
    - ⟦wildlands_rally⟧ **Сбор** (флаг): этот персонаж и ещё один твой на том же или соседнем поле делают по шагу, или только один из них. За каждый подъём ещё 1 карта; вторая карта со сбором платит за оба.
    - ⟦wildlands_fly⟧ **Полёт** (флаг): один или два шага. Уступы ничего не стоят, стены не пускают.
    - **Добор:** джокер даёт 2 карты, но на руке будет не больше 7.

    Джокер заменяет любой значок, но не флаг.
wildlands-rules-attacks =
    ## Атаки и защита
    - ⟦wildlands_melee⟧ **Ближний бой:** урон 1 на своём поле, ⟦wildlands_heavy_melee⟧ **тяжёлый** — 2. Ты называешь игрока; если у него там несколько персонажей, он выбирает, кто примет удар.
    - ⟦wildlands_ranged⟧ **Дальний бой:** урон 1 врагу на виду, ⟦wildlands_heavy_ranged⟧ **тяжёлый** — 2, но не дальше двух полей.
    - ⟦wildlands_area⟧ **Атака по области:** урон 1 всем раскрытым на своём или соседнем поле, своим тоже.

    Если атакуют твоих персонажей, каждого можно тайно защитить одной картой:
    - Карта ⟦wildlands_melee⟧ **ближнего боя** останавливает обычный и тяжёлый ближний бой.
    - ⟦wildlands_guard⟧ **Защита** останавливает дальний бой, тяжёлый дальний бой и атаку по области.
    - ⟦wildlands_cover⟧ **Укрытие** останавливает дальний бой, обычный и тяжёлый, на поле с укрытием.

    Потом весь урон наносится сразу. За выбывшего врага атакующий получает очко, за своего — нет.
wildlands-rules-interrupts =
    ## Прерывания и приказы
    После каждого действия другого игрока и перед концом его хода можно **прервать** его джокером. Ты действуешь как в свой ход, пока не закончишь, но карт потом не берёшь.

    - Ответы тайные до конца партии. Если прерывают несколько, первым идёт тот, чей сейчас ход, потом следующий за ним. Остальные сохраняют джокер.
    - Нельзя прервать сразу после раскрытия, прерывания или его конца: сначала кто-то должен действовать.

    Твои **приказы** говорят, когда тебя спрашивать; в остальных случаях я пасую за тебя. Их видишь только ты. Первые три действуют с начала партии:
    - { wildlands-order-attacked }
    - { wildlands-order-entered }
    - { wildlands-order-shard }
    - { wildlands-order-four }
    - { wildlands-order-ends }
    - { wildlands-order-always } или { wildlands-order-never }
wildlands-rules-ground =
    ## Обзор и возвышенности
    - **На виду:** прямая между центрами двух полей не пересекает стен. Край местности — тоже стена. Персонажи не заслоняют.
    - Если прямая задевает угол, её можно сдвинуть на волосок влево или вправо. Достаточно одной свободной прямой.
    - **Возвышенность:** снизу в неё не прицелиться, можно только атаковать по области. Сверху видно всё, что на виду.
    - **Уступ** — граница низины и возвышенности. Вверх — 2 карты, вниз — 1. По **лестнице** в обе стороны 1.
    - **Укрытие** на поле помогает только с картой укрытия.
wildlands-rules-players =
    ## Игроки и расстановка
    - **От 2 до 4 игроков**, у каждого своя фракция. Ходят по номерам мест.
    - **Расстановка:** тебе сдают 10 карт полей. Тайно выбери поле для каждого персонажа. Пять оставшихся карт получает тот, кто ходит перед тобой: там лежат его осколки.
    - **Начало:** все берут по 7 карт. Начинает тот, чей осколок лежит на поле с наименьшим номером.
    - **Без персонажей** ты больше не ходишь и не можешь победить.
    - **Ничего не происходит:** если два круга никто не играет и не берёт карт и никого не раскрывает, партия заканчивается.
    - **Кто-то сдался?** Его персонажами дальше играет компьютер.
wildlands-rules-options =
    ## Варианты
    - **Местность:** Glassmere — ровная, лучшая для первой партии. На Stonecrown есть возвышенности, уступы, лестницы и укрытия.
    - **Фракции:** выбери для каждого места или оставь жребию.
      - **Ironbriar** сильна в ближнем бою, но издалека не бьёт.
      - **Emberglass** бьёт издалека и по целым полям, но хрупкая.
      - **Galewing** быстрая — у неё сбор и полёт.
      - **Oldroad** умеет всего понемногу и хорошо защищается.
    - **Ровный старт:** кто начинает, берёт 5 карт, втроём — 4, вчетвером — 3. Без него все берут по 7, и у начинающего преимущество.
wildlands-rules-playing =
    ## Как играть здесь
    Нажми **Мой ход**. Выбери персонажа, что он делает и где — я предложу карты, которые дешевле всего.

    - `/{ command-hand-name }` покажет твои карты.
    - `/{ command-score-name }` — персонажи всех игроков, их здоровье и что им дают карты, осколки и число карт; `/{ command-look-name }` — местность.
    - `/{ command-match-name } { command-match-board-name }` покажет доску ещё раз.

    На картинках у каждого игрока свой цвет, форма и буква. Квадраты под персонажем — его здоровье, тёмные потеряны. Бледные персонажи — твои скрытые, их видишь только ты.

## Lines of actions: what stops them (engine/wildlands/plan.py)

wildlands-refusal-plan-form = Введи от 1 до { $most } действий своего хода, например `move 3 12; end`.
wildlands-refusal-plan-line = Заканчивай ход только последним действием.
wildlands-refusal-plan-hurt = Твой персонаж ранен.
wildlands-refusal-plan-revealed = На поле { $space } появился враг { $enemy }, рядом { $own }.
wildlands-refusal-plan-defended = Твою атаку отразили.
wildlands-refusal-plan-interrupted = Тебя прервали.

## The lesson (lesson.py)

wildlands-learn-goal =
    Твои персонажи красные (двое пока скрыты), у соперника — бирюзовые. **Забирай свои осколки** и **выводи из боя врагов**: каждый раз 1 очко, а 5 — победа.

    Карта с номером 1 ведёт персонажа 1 на соседнее поле. Значок под номером — что ещё он может, например атаковать.
wildlands-learn-begin = Попробовать
wildlands-learn-move = **Сделай шаг.** Выбери персонажа **2** на поле 6. Путь к твоему осколку на 7 закрыт стеной: обойди её через 2 или 11. Золотые числа — цена в картах.
wildlands-learn-move-wrong = Выбери персонажа 2, потом поле 2 или 11.
wildlands-learn-move-done = ✓ Одна карта — один шаг. До осколка ещё один.
wildlands-learn-climb = **Поднимись.** Шаг на возвышенность стоит **2 карты** с номером персонажа. Подними **3** на поле 9.
wildlands-learn-climb-wrong = Выбери персонажа 3, потом поле 9.
wildlands-learn-climb-done = ✓ Сверху можно целиться вниз, а снизу в тебя нельзя. По лестнице хватает 1 карты.
wildlands-learn-claim = **Забери осколок.** Персонаж **3** стоит на твоём осколке. Выбери его и нажми **{ wildlands-kind-claim }**: платят любые **3 карты с номером 3**.
wildlands-learn-claim-wrong = Выбери персонажа 3, потом **{ wildlands-kind-claim }**.
wildlands-learn-claim-done = ✓ 1 очко! Осталось ещё четыре.
wildlands-learn-attack = **Атакуй.** С картой с номерами **2** и 4 персонаж 2 стреляет в любого на виду. У врага **1** на поле 3 осталось здоровья 1.
wildlands-learn-attack-wrong = Выбери персонажа 2, потом **{ wildlands-kind-attack }**.
wildlands-learn-attack-done = ✓ Защититься было нечем. Враг выбыл, ещё очко!
wildlands-learn-defend = **Защитись.** Враг **2** с поля 8 стреляет в твоего персонажа 2, а здоровья у того 1. На карте с номерами **2** и 4 для него есть **защита**.
wildlands-learn-defend-wrong = Защити персонажа 2 картой.
wildlands-learn-defend-done = ✓ Урона нет. ⟦wildlands_guard⟧ Защита — от ⟦wildlands_ranged⟧ дальнего боя и ⟦wildlands_area⟧ атак по области; от ⟦wildlands_melee⟧ ближнего — только ближний.
wildlands-learn-interrupt = **Прерви ход.** Позже у соперника 4 очка, и его **2** со здоровьем 1 стоит на своём осколке на поле 3. После чужого действия **джокер** (`W`) даёт сразу действовать.
wildlands-learn-interrupt-wrong = Прерви ход, иначе соперник заберёт осколок и победит.
wildlands-learn-interrupt-done = ✓ Ты действуешь раньше: твой 2 выстрелил, вражеский 2 выбыл. У тебя 4 очка.
wildlands-learn-turn = **Закончи ход.** Персонаж **2** дошёл до твоего осколка на поле 7, но карт с номером 2 только две. Прибереги их, закончи ход и возьми 3.
wildlands-learn-turn-wrong = Прибереги карты и нажми **{ wildlands-end }**.
wildlands-learn-turn-done = ✓ Взято 3 карты, две с номером 2: хватит на осколок. Джокер тоже подошёл бы.
wildlands-learn-reveal = **Раскрой персонажа.** Так начинается твой ход, пока есть скрытые. Раскрой **5** на поле 11, рядом с твоим осколком.
wildlands-learn-reveal-wrong = Выбери персонажа 5 и раскрой его.
wildlands-learn-reveal-done = ✓ Теперь его видят все, и для него можно играть карты.
wildlands-learn-setup = **Расстановка.** Так начинается каждая партия. На пяти из десяти светлых полей тайно встанут твои персонажи, на остальных — осколки соперника. Выбери персонажа **2**, поле **6** и подтверди.
wildlands-learn-setup-wrong = Выбери персонажа **2**, потом поле **6** и подтверди.
wildlands-learn-setup-done = ✓ Соперник тоже выбрал, и появились осколки: два красных — твои, бирюзовый — его.
wildlands-learn-end = **Конец.** Пятое очко сразу даёт победу.
wildlands-learn-bye = Теперь ты умеешь играть! `/{ command-new-name }` откроет партию, остальное — в `/{ command-rules-name }`.

## Looking back (analysis.py)

wildlands-hindsight-head = { $you ->
        [yes] Здесь сильнейший компьютер сыграл бы иначе.
       *[no] { $name }: здесь сильнейший компьютер сыграл бы иначе.
    }
wildlands-hindsight-finding = - **Ход { $turn }.** { $did }. Лучше — **{ $better }** (шанс победить +{ $cost } %)
wildlands-hindsight-aim-claim = { $action }, к осколку на поле { $space }
wildlands-hindsight-aim-knock-out = { $action }, чтобы выбыл враг { $name }
wildlands-hindsight-none = { $you ->
        [yes] Сильнейший компьютер не видит у тебя
       *[no] { $name }: сильнейший компьютер не видит здесь
    } явных ошибок.
wildlands-hindsight-swings = { $you ->
        [yes] Что сильнее всего изменило твой шанс победить:
       *[no] { $name }: вот что сильнее всего изменило шанс победить.
    }
wildlands-hindsight-claimed = - Ход { $turn }: { $by } забирает осколок на поле { $space } ({ $before } → { $after } %)
wildlands-hindsight-knocked-out = - Ход { $turn }: { $by } выводит из боя { $name } ({ $before } → { $after } %)
