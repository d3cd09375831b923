### Cutterland's own texts. Terms: docs/glossary.md.

cutterland-name = Cutterland
cutterland-cover-alt = Cutterland: карта, разрезанная на фрагменты, и страна монстров.
cutterland-about = Разрезай карты местности, уступай остальным выбор и собери страну с лучшими монстрами.

## Commands. Discord takes descriptions of at most 100 characters.

command-cut-name = разрезать
command-cut = Разрезать одну из своих карт
command-cut-card = Номер карты на руке
command-cut-pieces = Клетки фрагментов, например ABEF CDGH; остаток — последний
command-discard-pieces = Буквы фрагментов, например B D
command-take-name = выбрать
command-take = Выбрать фрагмент
command-take-piece = Буква фрагмента
command-place-name = положить
command-place = Положить фрагмент в свою страну
command-place-at = Куда ляжет левая клетка его верхнего ряда, например M14
command-place-turns = Четверти оборота вправо, от 0 до 3
command-place-piece = Буква фрагмента, если их два
command-build-name = построить
command-build = Примерить жетоны, а потом подтвердить
command-build-layout = Например: tower M12, wall M12-N12, bridge O14h, prey P15
command-cards-name = карты
command-cards = Посмотреть карты партии, если их показали до раздачи
command-hunt-name = охота
command-hunt = Посмотреть охоту в стране после партии
command-hunt-player = { command-land-player }
command-hunt-step = 1 жетоны, 2 кракены, 3 драконы, 4 выжившие
command-land-name = страна
command-land = Посмотреть страну и её очки
command-land-player = Чья страна; обычно твоя

option-pieces-name = фрагменты
option-piece-name = фрагмент
option-turns-name = повороты
option-layout-name = постройки
option-player-name = игрок
option-step-name = шаг
option-pack-name = набор
option-overcut-name = лишние
option-first-name = первый
option-preview-name = примерка
option-hints-name = подсказки
option-mirrored-name = наоборот
option-shown-name = показ
option-fill-name = пополнить

## Computer players, weakest first


## Table options

cutterland-option-pack = Набор
cutterland-option-pack-classics = Классика
cutterland-option-pack-highwater = Большая вода
cutterland-option-overcut = Лишние фрагменты
cutterland-option-overcut-reject = Запрещены
cutterland-option-overcut-penalty = Штраф 3 ПО
cutterland-option-overcut-free = Без штрафа
cutterland-option-first = Первый игрок
cutterland-option-preview = Примерка до выбора
cutterland-option-preview-about = Очки видны до того, как взять фрагмент
cutterland-option-hints = Подсказки
cutterland-option-hints-about = Советую, как резать и куда класть
cutterland-option-mirrored = Против часовой стрелки
cutterland-option-shown = Показ карт до раздачи
cutterland-option-pieces = Фрагменты
cutterland-option-pieces-cut = Вырезаны из карт
cutterland-option-pieces-bag = Из мешочка
cutterland-option-pieces-box = Из коробки сервера
cutterland-option-fill = Пополнить мешочек
# What an option does, below its values in the menu of rules; at most 100 characters.
cutterland-option-pack-about = { cutterland-option-pack-highwater }: больше водоёмов, кракенов, стен и мостов
cutterland-option-overcut-about = Лишние убирает сосед справа от того, кто режет
cutterland-option-shown-about = Карты видны всем, но неизвестно, кому достанутся
cutterland-option-first-about = По правилам — кто последним искал путь по карте
cutterland-option-pieces-about = С коробкой каждую карту режут один раз, с мешочком не режут
cutterland-option-fill-about = Недостающие фрагменты вырежет компьютер
cutterland-option-bag = Фрагменты в мешочке
cutterland-option-filled = Фрагменты для пополнения мешочка
cutterland-option-illegal-bag-option = Выбери что-то одно: фрагменты из мешочка или `{ $option }`.
cutterland-option-illegal-shelf-short =
    { $missing ->
        [one] В мешочке не хватает { $missing } фрагмента. Закончи партию с картами или выбери **{ cutterland-option-fill }**.
        [few] В мешочке не хватает { $missing } фрагментов. Закончи партию с картами или выбери **{ cutterland-option-fill }**.
        [many] В мешочке не хватает { $missing } фрагментов. Закончи партию с картами или выбери **{ cutterland-option-fill }**.
       *[other] В мешочке не хватает { $missing } фрагмента. Закончи партию с картами или выбери **{ cutterland-option-fill }**.
    }
cutterland-option-box = Карты из коробки
cutterland-option-illegal-box-short = В коробке { $there } из { $wanted } карт. Организатор может начать новую: `/{ command-box-name }`. Или отключи **{ cutterland-option-overcut }** и **{ cutterland-option-shown }**, чтобы играть с мешочком.
cutterland-option-illegal-box-bag-short = В коробке мало карт, а в мешочке { $there } из { $wanted } фрагментов. Выбери **{ cutterland-option-fill }** или попроси организатора начать новую коробку: `/{ command-box-name }`.
cutterland-option-illegal-first-absent = { first-absent }

## Terrains, creatures, bonuses

cutterland-plains = луг
cutterland-moor = пустошь
cutterland-wetland = водоём
cutterland-kraken = кракен
cutterland-goblin = гоблин
cutterland-centaur = кентавр
cutterland-dragon = дракон
cutterland-turtle = черепаха
cutterland-frog = лягушка
cutterland-tower = крепость
cutterland-wall-bridge = стена/мост

cutterland-count-kraken =
    { $n ->
        [one] { $n } кракен
        [few] { $n } кракена
        [many] { $n } кракенов
       *[other] { $n } кракена
    }
cutterland-count-goblin =
    { $n ->
        [one] { $n } гоблин
        [few] { $n } гоблина
        [many] { $n } гоблинов
       *[other] { $n } гоблина
    }
cutterland-count-centaur =
    { $n ->
        [one] { $n } кентавр
        [few] { $n } кентавра
        [many] { $n } кентавров
       *[other] { $n } кентавра
    }
cutterland-count-dragon =
    { $n ->
        [one] { $n } дракон
        [few] { $n } дракона
        [many] { $n } драконов
       *[other] { $n } дракона
    }
cutterland-count-turtle =
    { $n ->
        [one] { $n } черепаха
        [few] { $n } черепахи
        [many] { $n } черепах
       *[other] { $n } черепахи
    }
cutterland-count-frog =
    { $n ->
        [one] { $n } лягушка
        [few] { $n } лягушки
        [many] { $n } лягушек
       *[other] { $n } лягушки
    }
cutterland-count-tower =
    { $n ->
        [one] { $n } крепость
        [few] { $n } крепости
        [many] { $n } крепостей
       *[other] { $n } крепости
    }
cutterland-count-wall-bridge =
    { $n ->
        [one] { $n } стена/мост
        [few] { $n } стены/моста
        [many] { $n } стен/мостов
       *[other] { $n } стены/моста
    }
cutterland-count-nothing = без символов
cutterland-tokens-none = нет

cutterland-square = { $terrain } ({ $icon })
cutterland-creature-at = { $creature } { $cell }
cutterland-points = { $points } ПО
cutterland-points-before = было: { $points } ПО
cutterland-turned =
    { $turns ->
        [0] без поворота
        [1] четверть оборота
        [2] пол-оборота
       *[3] три четверти оборота
    }

## Points by kind

cutterland-points-kraken = кракены { $points }
cutterland-points-goblin = гоблины { $points }
cutterland-points-centaur = кентавры { $points }
cutterland-points-dragon = драконы { $points }
cutterland-points-turtle = черепахи { $points }
cutterland-points-frog = лягушки { $points }
cutterland-points-bonus = неиспользованные жетоны { $points } (по 1)
cutterland-points-penalty = лишние фрагменты { $points }
cutterland-points-none = пока нет

cutterland-kind-kraken = Кракены
cutterland-kind-goblin = Гоблины
cutterland-kind-centaur = Кентавры
cutterland-kind-dragon = Драконы
cutterland-kind-turtle = Черепахи
cutterland-kind-frog = Лягушки
cutterland-kind-bonus = Неиспользованные жетоны
cutterland-kind-penalty = Лишние фрагменты
cutterland-kind-total = Всего
cutterland-kind-survivors = Выжившие

## Pieces

cutterland-piece =
    { $n ->
        [one] { $n } клетка
        [few] { $n } клетки
        [many] { $n } клеток
       *[other] { $n } клетки
    }: { $contents }
cutterland-piece-line = **{ $letter }** · { $piece }
cutterland-piece-fate =
    { $fate ->
        [taken] **{ $letter }** · { $piece } → { $name }
       *[there] **{ $letter }** · { $piece }
    }
cutterland-pieces-removed = -# Убрано: { $pieces }
cutterland-take = Взять { $letter }

## Tournament sessions

cutterland-cards = Эти карты (всего { $n }) раздадут рубашкой вверх. `/{ command-cards-name }` покажет их снова.
cutterland-cards-hidden = Эти карты до раздачи не показывали. Это решают в лобби.
cutterland-alt-cards = Все { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    } партии: { $cards }.
cutterland-session-won = Победа в серии: { $name }, { $points } ПО
cutterland-session-place = **{ $place }.** { $name }: { $points } ПО ({ $first } + { $second })
cutterland-session-survivors = { $n ->
    [one] { $n } выживший
    [few] { $n } выживших
    [many] { $n } выживших
   *[other] { $n } выжившего
} во второй партии
cutterland-session-turn = в ней первый разрез — раунд { $turn }

## The bag

cutterland-bag = Мешочек: { $pack }
cutterland-bag-pieces =
    { $n ->
        [one] { $n } фрагмент
        [few] { $n } фрагмента
        [many] { $n } фрагментов
       *[other] { $n } фрагмента
    }, всего { $squares ->
        [one] { $squares } клетка
        [few] { $squares } клетки
        [many] { $squares } клеток
       *[other] { $squares } клетки
    }.
cutterland-bag-contents = На них: { $contents }.
cutterland-bag-enough = Хватит на партии с { $seats } игроками.
cutterland-bag-short =
    { $missing ->
        [one] Для партии нужен ещё { $missing } фрагмент
        [few] Для партии нужны ещё { $missing } фрагмента
        [many] Для партии нужно ещё { $missing } фрагментов
       *[other] Для партии нужно ещё { $missing } фрагмента
    }. Их добавляют законченные партии.
cutterland-bag-filled =
    { $n ->
        [one] Компьютер вырезал для мешочка { $n } фрагмент.
        [few] Компьютер вырезал для мешочка { $n } фрагмента.
        [many] Компьютер вырезал для мешочка { $n } фрагментов.
       *[other] Компьютер вырезал для мешочка { $n } фрагмента.
    }
cutterland-bag-left =
    { $n ->
        [0] Мешочек пуст.
        [one] В мешочке остался { $n } фрагмент.
        [few] В мешочке осталось { $n } фрагмента.
        [many] В мешочке осталось { $n } фрагментов.
       *[other] В мешочке осталось { $n } фрагмента.
    }
cutterland-bag-instead = В коробке мало карт, поэтому играют с мешочком.
cutterland-stage-drawn = Раунд { $turn } из { $turns } · мешочек: { $active }

## The box

cutterland-box = Коробка сервера
cutterland-box-about = Осталось { $left } из { $of } карт. Каждую режут только один раз.
cutterland-box-full = **{ $pack }:** все карты ({ $of }) в коробке.
cutterland-box-pack = **{ $pack }:** в коробке { $left } из { $of }, в идущих партиях { $held }, израсходовано { $used }.
cutterland-box-unseen = На оставшихся картах: { $contents }.
cutterland-box-short = Партии на { $seats } игроков теперь идут с мешочком.
cutterland-box-bag = В мешочке { $n ->
        [one] { $n } фрагмент
        [few] { $n } фрагмента
        [many] { $n } фрагментов
       *[other] { $n } фрагмента
    }.

## Looking back

cutterland-hindsight-tokens = **Жетоны.** { $you ->
        [yes] У тебя { $points } ПО
       *[no] { $name }: { $points } ПО
    }. Можно было набрать { $best } ({ $kinds }).
    { $layout }
cutterland-hindsight-numbered = { $spot } **({ $number })**
cutterland-hindsight-nothing = оставить все жетоны
cutterland-hindsight-title = { $you ->
        [yes] Твой максимум
       *[no] { $name }, максимум
    }: { $points } ПО
cutterland-hindsight-take = **Раунд { $turn }.** Взят фрагмент { $did }{ $you ->
        [yes] {""}
       *[no] {" "}({ $name })
    }. Фрагмент { $better } ({ $contents }) на { $cell }, { $turned }, дал бы примерно на { $points } ПО больше.
cutterland-hindsight-lay = **Раунд { $turn }.** Фрагмент { $did } положен на { $at }{ $you ->
        [yes] {""}
       *[no] {" "}({ $name })
    }. Фрагмент { $better } на { $cell }, { $turned }, дал бы примерно на { $points } ПО больше.
cutterland-hindsight-cut = **Раунд { $turn }.** Карта { $card } разрезана на `{ $did }`{ $you ->
        [yes] {""}
       *[no] {" "}({ $name })
    }{ $suggested ->
        [yes] , как в подсказке. Дольше подумав, вижу: разрез
       *[no] . Разрез
    } `{ $better }` дал бы примерно на { $points } ПО больше.
cutterland-hindsight-discard = **Раунд { $turn }.** Зря { $n ->
        [one] убран фрагмент { $did }
        [few] убраны фрагменты { $did }
        [many] убраны фрагменты { $did }
       *[other] убраны фрагменты { $did }
    }{ $you ->
        [yes] {""}
       *[no] {" "}({ $name })
    }. Убрать { $better } было бы примерно на { $points } ПО выгоднее.
cutterland-hindsight-alt = { $you ->
        [yes] Твоя страна
       *[no] { $name }: страна
    }, раунд { $turn }. Фрагмент { $piece } на лучшем месте: { $cells }.

## Records

cutterland-record-turn = Раунд { $turn } из { $turns }, разрез: место { $number }
cutterland-record-drawn = Раунд { $turn } из { $turns }, мешочек: место { $number }
cutterland-log-turn = Раунд { $turn } из { $turns }, разрез: { $name }
cutterland-log-drawn = Раунд { $turn } из { $turns }, мешочек: { $name }
cutterland-record-end = Бонусные жетоны

## The board

cutterland-stage-cut = Раунд { $turn } из { $turns }
cutterland-stage-build = Последний шаг
cutterland-stage-discard = Раунд { $turn } из { $turns } · разрез: { $active }
cutterland-stage-take = { cutterland-stage-discard }
cutterland-stage-lay = { cutterland-stage-discard }
cutterland-stage-resolve = Все тайно размещают бонусные жетоны.
cutterland-stage-over = { refusal-match-over }
cutterland-stage-ended = { ended-early }

cutterland-duty-cut =
    { $pieces ->
        [one] ✂️ { $name }: разрежь карту на { $pieces } фрагмент.
        [few] ✂️ { $name }: разрежь карту на { $pieces } фрагмента.
        [many] ✂️ { $name }: разрежь карту на { $pieces } фрагментов.
       *[other] ✂️ { $name }: разрежь карту на { $pieces } фрагмента.
    }
cutterland-duty-discard =
    { $surplus ->
        [one] ✂️ { $name }: убери { $surplus } лишний фрагмент.
        [few] ✂️ { $name }: убери { $surplus } лишних фрагмента.
        [many] ✂️ { $name }: убери { $surplus } лишних фрагментов.
       *[other] ✂️ { $name }: убери { $surplus } лишнего фрагмента.
    }
cutterland-duty-take = 👉 { $name }: выбери фрагмент.
cutterland-duty-lay =
    { $n ->
        [one] 🧩 { $name }: положи фрагмент { $laying }.
        [few] 🧩 { $name }: положи фрагменты { $laying }.
        [many] 🧩 { $name }: положи фрагменты { $laying }.
       *[other] 🧩 { $name }: положи фрагменты { $laying }.
    }
cutterland-duty-resolve =
    { $owned ->
        [0] 🏰 { $name }: выбери, кого съедят твои драконы.
       *[other] 🏰 { $name }: размести жетоны ({ $tokens }).
    }
cutterland-cut-by = Разрез: { $name }
cutterland-drawn-by = Мешочек: { $name }
cutterland-then = Затем: { $names }.
cutterland-duties-lay = 🧩 { $names }: положите свои фрагменты.
cutterland-duties-resolve = 🏰 { $names }: тайно разместите жетоны.

cutterland-final-winner = 🏆 Победа: { $name }, { $points } ПО!
cutterland-final-shared = 🏆 Общая победа: { $names } и { $last }, по { $points } ПО!
cutterland-final-nobody = Вот какими остались страны.
cutterland-final-place =
    { $place ->
        [1] **Первое место:** { $name }, { $points } ПО
        [2] **Второе место:** { $name }, { $points } ПО
        [3] **Третье место:** { $name }, { $points } ПО
       *[4] **Четвёртое место:** { $name }, { $points } ПО
    }
cutterland-final-ties = -# При равенстве решает число выживших монстров.
cutterland-final-survivors =
    { $n ->
        [one] ({ $n } выживший)
        [few] ({ $n } выживших)
        [many] ({ $n } выживших)
       *[other] ({ $n } выживших)
    }

## Panels

cutterland-panel-cut = ### { $pieces ->
        [one] Разрежь карту на { $pieces } фрагмент
        [few] Разрежь карту на { $pieces } фрагмента
        [many] Разрежь карту на { $pieces } фрагментов
       *[other] Разрежь карту на { $pieces } фрагмента
    }
cutterland-cut-order =
    { $seats ->
        [2] Сначала фрагмент выбирает соперник, потом ты.
       *[other] Остальные выбирают первыми, последний фрагмент твой.
    }
cutterland-panel-overcut-penalty = Лишние фрагменты стоят 3 ПО; их убирает { $name }.
cutterland-panel-overcut-free = Лишние фрагменты разрешены; их убирает { $name }.
cutterland-cut-presses = Клетки по пути добавлю. Нажми клетку ещё раз, чтобы убрать её. **▸** ведёт к другому фрагменту.
cutterland-cut-card = Карта { $card }
cutterland-panel-editor = ### { $pieces ->
        [one] Режь карту { $card } на { $pieces } фрагмент
        [few] Режь карту { $card } на { $pieces } фрагмента
        [many] Режь карту { $card } на { $pieces } фрагментов
       *[other] Режь карту { $card } на { $pieces } фрагмента
    }
cutterland-cut-begin = **{ $letter }**: нажми крайние клетки.
cutterland-cut-draw = Нарисуй фрагмент **{ $letter }** или режь по линиям.
cutterland-cut-few =
    { $n ->
        [1] **{ $letter }**: теперь нажми другой край.
        [one] **{ $letter }**, { $n } клетка: добавь или **{ $next } ▸**.
        [few] **{ $letter }**, { $n } клетки: добавь или **{ $next } ▸**.
        [many] **{ $letter }**, { $n } клеток: добавь или **{ $next } ▸**.
       *[other] **{ $letter }**, { $n } клетки: добавь или **{ $next } ▸**.
    }
cutterland-cut-rest = **{ $letter }**: добавь клетки. Остаток: **{ $rest }**.
cutterland-cut-worth = -# ✓ Тебе: { $gains }
cutterland-cut-whole = ✓ Готово. Или дополни **{ $letter }**.
cutterland-cut-apart = ⚠️ Соедини части { $pieces }.
cutterland-cut-many = ⚠️ Фрагментов не больше { $most }.
cutterland-cut-wrong = ⚠️ `{ $text }`: { $why }
cutterland-cut-overcut-penalty = ⚠️ { $surplus ->
    [one] { $surplus } лишний фрагмент
    [few] { $surplus } лишних фрагмента
    [many] { $surplus } лишних фрагментов
   *[other] { $surplus } лишнего фрагмента
}, −3 ПО.
cutterland-cut-overcut-free = ⚠️ { $surplus ->
    [one] { $surplus } лишний фрагмент уберёт
    [few] { $surplus } лишних фрагмента уберёт
    [many] { $surplus } лишних фрагментов уберёт
   *[other] { $surplus } лишнего фрагмента уберёт
} { $name }.
cutterland-cut-confirm = ✂️ Резать
cutterland-cut-suggest = Совет
cutterland-cut-shape = Повторить
cutterland-cut-type = Разрез текстом…
cutterland-cut-clear = Стереть разрезы
cutterland-cut-other = Другая карта
cutterland-form-cut = Разрезать карту { $card }
cutterland-form-cut-label = Клетки фрагментов (всего { $pieces })
cutterland-form-cut-hint = напр. { $example }; остаток — последний фрагмент

cutterland-panel-discard =
    { $n ->
        [one] ### Убери { $n } фрагмент
        [few] ### Убери { $n } фрагмента
        [many] ### Убери { $n } фрагментов
       *[other] ### Убери { $n } фрагмента
    }
cutterland-discard-status =
    { $n ->
        [one] { $active }: вырезан { $n } лишний фрагмент. Нажми тот, что выйдет из игры.
        [few] { $active }: вырезано { $n } лишних фрагмента. Нажми те, что выйдут из игры.
        [many] { $active }: вырезано { $n } лишних фрагментов. Нажми те, что выйдут из игры.
       *[other] { $active }: вырезано { $n } лишнего фрагмента. Нажми те, что выйдут из игры.
    }
cutterland-discard-piece =
    { $out ->
        [yes] ✂️ { $letter }
       *[no] 🧩 { $letter }
    }
cutterland-discard-confirm = Убрать

cutterland-panel-take = ### Выбери фрагмент
cutterland-take-press = Нажми букву, чтобы примерить.
cutterland-take-rated = Нажми: покажу лучшее место.
cutterland-take-drag = Перетащи фрагмент на свою страну и нажми на него, чтобы повернуть.
cutterland-hold-overlap = ⚠️ **{ $letter } на { $cell }** накроет твою страну.
cutterland-hold-apart = ⚠️ **{ $letter } на { $cell }** не касается твоей страны.
cutterland-take-lay = Взять { $letter } и положить
cutterland-take-begins = С твоего фрагмента начнётся страна.
cutterland-take-later = -# После тебя: { $names }.
cutterland-take-best = Лучшее место сейчас: { $cell }, { $turned }, { $points } ПО ({ $gain })
cutterland-hold-at = **{ $letter } на { $cell }**: **{ $points } ПО** ({ $gain }){ $prey ->
        [0] {""}
       *[other] , 💀 { $prey } в конце
    }
cutterland-hold-rank =
    { $number ->
        [1] **{ $letter } на { $cell }**, { $turned }: { $n ->
            [1] единственное место.
            [one] лучшее из { $n } места.
            [few] лучшее из { $n } мест.
            [many] лучшее из { $n } мест.
           *[other] лучшее из { $n } места.
        }
       *[other] **{ $letter } на { $cell }**, { $turned }: № { $number } из { $n } по очкам.
    }
cutterland-take-gain = { $gain }, жетоны { $tokens }
cutterland-take-untried = В этой партии фрагменты до выбора не примеряют.
cutterland-take-nowhere = { $letter } не ляжет, даст только жетоны.

cutterland-panel-lay =
    { $n ->
        [one] ### Положи фрагмент { $letter }
        [few] ### Положи фрагмент { $letter }, потом { $other }
        [many] ### Положи фрагмент { $letter }, потом { $other }
       *[other] ### Положи фрагмент { $letter }, потом { $other }
    }
cutterland-hunt-now = 💀 Так прошла бы охота. { $prey }
cutterland-lay-nearest = Ближе: { $cell }
cutterland-lay-nowhere = { $letter }: места пока нет, клади другой.
cutterland-lay-menu =
    { $n ->
        [1] { $n } место
        [one] Лучшие из { $n } места
        [few] Лучшие из { $n } мест
        [many] Лучшие из { $n } мест
       *[other] Лучшие из { $n } места
    }
cutterland-lay-not-here = { $cell }: туда нельзя
cutterland-lay-spot = { $cell }: { $points } ПО ({ $gain })
cutterland-spot = { $cell }, { $turned }: { $points } ПО ({ $gain })
cutterland-lay-jump = Куда…
cutterland-lay-best = ★ Макс.
cutterland-key-turn = ↻
cutterland-key-up = ⬆️
cutterland-key-down = ⬇️
cutterland-key-left = ⬅️
cutterland-key-right = ➡️
cutterland-lay-confirm = Положить { $letter }
cutterland-form-at = Куда положить фрагмент { $letter }?
cutterland-form-at-label = Куда ляжет его первая клетка
cutterland-form-at-hint = напр. M14, или M14 1 с четвертью оборота

cutterland-panel-resolve = ### Размести свои жетоны
cutterland-build-about =
    Твои жетоны: { $tokens }; каждый неиспользованный даст 1 ПО. 💀 — те, кого съедят твои хищники.
    -# **Крепость** спасает монстра под ней. **Стена** разделяет две клетки. **Мост** соединяет клетки на своих концах.
cutterland-build-spot =
    { $kind ->
        [tower] Крепость на { $cell }
        [wall] Стена { $cell }
       *[bridge] Мост { $cell }
    }
cutterland-build-held = **{ $token }**: { $now } → **{ $after }** ({ $gain })
cutterland-build-built = **{ $points } ПО** ({ $gain } за постройки).
cutterland-build-start = **{ $points } ПО**. Выбери жетон.
cutterland-build-none = **{ $points } ПО**. Один жетон не поможет.
cutterland-build-keep = Нажми **{ cutterland-layout-confirm }**, чтобы ничего не строить.
cutterland-build-suggested =
    { $found ->
        [ask] Нажми ещё раз, чтобы заменить.
        [use-yes] 💡 **{ $points } ПО**: больше не получить.
        [use-no] 💡 **{ $points } ПО**: лучшее, что я нашёл.
        [none-yes] 💡 **{ $points } ПО**: выгоднее оставить все жетоны.
       *[none-no] 💡 **{ $points } ПО**: ничего лучше я не нашёл.
    }
cutterland-spot-worth = { $spot }: { $points } ПО ({ $gain })
cutterland-panel-prey = ### Выбери, кого съедят твои драконы
cutterland-layout-wrong = ⚠️ `{ $text }`: { $why }
cutterland-built-towers =
    { $n ->
        [one] крепость на { $cells }
        [few] крепости на { $cells }
        [many] крепости на { $cells }
       *[other] крепости на { $cells }
    }
cutterland-built-walls =
    { $n ->
        [one] стена { $cells }
        [few] стены { $cells }
        [many] стены { $cells }
       *[other] стены { $cells }
    }
cutterland-built-bridges =
    { $n ->
        [one] мост над { $cells }
        [few] мосты над { $cells }
        [many] мосты над { $cells }
       *[other] мосты над { $cells }
    }
cutterland-layout-built = **Построено:** { $layout }
cutterland-layout-left =
    { $n ->
        [0] Использованы все жетоны.
       *[other] **Не использовано:** { $tokens } (по 1 ПО)
    }
cutterland-layout-points = **{ $points } ПО**: { $kinds }
cutterland-layout-compared = **{ $points } ПО** ({ $gain } за постройки): { $kinds }
cutterland-layout-choice = Регион у { $cell }: твои драконы съедят { $count } из { $prey }. Выбираю наименее ценных.
cutterland-layout-chosen = Регион у { $cell }: твои драконы съедят { $count } из { $prey } по твоему выбору.
cutterland-layout-given = Регион у { $cell }: твои драконы съедят { $eaten }. Можно выбрать из { $prey }.
cutterland-layout-confirm = 🔒 Готово
cutterland-layout-confirm-none = Не строить
cutterland-layout-form = Постройки текстом…
cutterland-layout-clear = Убрать все жетоны
cutterland-form-layout = Размести свои бонусные жетоны
cutterland-form-layout-label = Все твои постройки
cutterland-form-layout-hint = напр. { $example }
cutterland-key-tower = Крепость
cutterland-key-wall = Стена
cutterland-key-bridge = Мост
cutterland-key-next = Дальше
cutterland-key-put = Строить
cutterland-key-remove = Убрать
cutterland-key-suggest = 💡 Совет
cutterland-prey-menu =
    { $count ->
        [one] Регион у { $cell }: кого съедят твои драконы?
        [few] Регион у { $cell }: выбери { $count } жертвы своих драконов
        [many] Регион у { $cell }: выбери { $count } жертв своих драконов
       *[other] Регион у { $cell }: выбери { $count } жертвы своих драконов
    }{ $pages ->
        [1] {""}
       *[other] {" "}({ $page } из { $pages })
    }
cutterland-prey-worth = { $points } ПО ({ $gain })
cutterland-prey-back = ◀ Регион
cutterland-prey-on = Регион ▶
cutterland-form-goto = Куда поставить жетон?
cutterland-form-goto-label = Ячейка твоей страны
cutterland-form-goto-hint = напр. M14
cutterland-panel-committed =
    ### Ждём: { $names }
    До тех пор твои постройки — тайна.
cutterland-recall = Отменить

cutterland-waiting-cut = ### { $names } разрезает карту
cutterland-waiting-discard = ### { $names } убирает лишние фрагменты
cutterland-waiting-take = ### { $names } выбирает фрагмент
cutterland-waiting-lay = ### Ждём: { $names }
cutterland-waiting-resolve = ### Ждём: { $names }
cutterland-standing = Пока **{ $points } ПО**: { $kinds }
cutterland-land-empty = Твоя страна начнётся с первого фрагмента.
cutterland-land-begins = Когда выберут все, твоя страна начнётся с фрагмента { $letter }.
cutterland-you = **ты**

## Looking

cutterland-hand =
    { $n ->
        [0] Все твои карты уже разрезаны.
        [one] Осталась { $n } карта, её видишь только ты
        [few] Твои { $n } карты: их видишь только ты
        [many] Твои { $n } карт: их видишь только ты
       *[other] Твои { $n } карты: их видишь только ты
    }
cutterland-land-tokens = -# Бонусные жетоны: { $tokens }

## The hunt, step by step

cutterland-hunt = Охота
cutterland-hunt-head = Охота: { $name } ({ $step } из { $steps })
cutterland-hunt-krakens = **Сначала кракены:** каждый съедает всех вокруг, даже по диагонали, по 2 ПО.
cutterland-hunt-dragons = **Затем уцелевшие драконы:** каждый съедает одного монстра в своём регионе.
cutterland-hunt-nothing = Съесть некого.
cutterland-hunt-points = Это { $points } ПО.
cutterland-hunt-score =
    { $n ->
        [0] **Не выжил ни один монстр.**
        [one] **Выжил { $n } монстр.**
        [few] **Выжило { $n } монстра.**
        [many] **Выжило { $n } монстров.**
       *[other] **Выжило { $n } монстра.**
    }
cutterland-hunt-back = ◀ Назад
cutterland-hunt-on = Дальше ▶

## Suggestions while typing, at most 100 characters

cutterland-suggest-card = Карта { $card }: { $contents }
cutterland-suggest-cut = { $sizes }: готово
cutterland-suggest-piece = { $letter } · { $piece }
cutterland-suggest-discard = { $pieces }: готово
cutterland-suggest-no-card = На руке нет карты { $typed }. Выбери из списка.
cutterland-suggest-no-piece = Фрагмента { $typed } здесь нет. Выбери из списка.
cutterland-suggest-build = Готово: { $points } ПО ({ $gain }). Подтвердишь на следующем экране.
cutterland-suggest-build-nothing = Ничего не строить (не использовано: { $tokens })

## What has happened

cutterland-deed-cut = { $name }: карта разрезана (клеток: { $pieces }).
cutterland-deed-overcut = { $name }: вырезаны лишние фрагменты (клеток: { $pieces }), минус { $penalty } ПО.
cutterland-deed-drawn = { $name }: из мешочка { $n ->
        [one] взят { $n } фрагмент
        [few] взято { $n } фрагмента
        [many] взято { $n } фрагментов
       *[other] взято { $n } фрагмента
    }.
cutterland-deed-discarded =
    { $n ->
        [one] { $name }: убран фрагмент { $pieces }.
        [few] { $name }: убраны фрагменты { $pieces }.
        [many] { $name }: убраны фрагменты { $pieces }.
       *[other] { $name }: убраны фрагменты { $pieces }.
    }
cutterland-deed-taken = { $name }: взят фрагмент { $piece }.
cutterland-deed-left = { $name }: достался последний фрагмент, { $piece }.
cutterland-deed-laid = { $name }: положен фрагмент { $piece }.
cutterland-taken-and-placed = Фрагмент { $piece } взят и положен.
cutterland-deed-lost = { $name }: фрагмент { $piece } никуда не лёг и вышел из игры.
cutterland-deed-committed = { $name }: выбор подтверждён.
cutterland-deed-recalled = { $name }: подтверждение отменено.
cutterland-deed-revealed = Все готовы. Хищники вышли на охоту!
cutterland-deed-ended =
    { $n ->
        [one] Победа: { $names }, { $points } ПО.
        [few] Общая победа: { $names }, по { $points } ПО.
        [many] Общая победа: { $names }, по { $points } ПО.
       *[other] Общая победа: { $names }, по { $points } ПО.
    }

## Alt texts, at most 1,024 characters each

cutterland-title-land = { $name } · { $points } ПО
cutterland-alt-card =
    { $number ->
        [0] Карта местности по рядам: { $rows }.
       *[other] Карта { $number } по рядам: { $rows }.
    }
cutterland-alt-hand =
    { $n ->
        [one] Твоя последняя карта.
        [few] Твои { $n } карты.
        [many] Твои { $n } карт.
       *[other] Твои { $n } карты.
    }
cutterland-alt-shared = Разрезанная карта.
cutterland-alt-drawn = Фрагменты из мешочка.
cutterland-alt-left = Ещё ни в одном фрагменте: { $squares }.
cutterland-alt-piece = Фрагмент { $letter }: { $squares }{ $fate }.
cutterland-fate-removed = , убран
cutterland-fate-taken = , выбор: { $name }
cutterland-alt-land =
    { $n ->
        [one] { $name }: страна из { $n } клетки, { $points } ПО.
        [few] { $name }: страна из { $n } клеток, { $points } ПО.
        [many] { $name }: страна из { $n } клеток, { $points } ПО.
       *[other] { $name }: страна из { $n } клетки, { $points } ПО.
    }
# A replay's alt text begins so; $alt is that of the picture it ends with.
cutterland-alt-replay = Анимация партии, { $n ->
        [one] { $n } шаг
        [few] { $n } шага
        [many] { $n } шагов
       *[other] { $n } шага
    }. В конце: { $alt }
cutterland-alt-land-empty = { $name }: страны ещё нет.
cutterland-alt-land-contents = В ней: { $contents }.
cutterland-alt-fresh = Новое с прошлого раза: { $cells }.
cutterland-alt-land-points = Очки: { $points }.
cutterland-alt-towers = Крепости: { $cells }.
cutterland-alt-walls = Стены: { $cells }.
cutterland-alt-bridges = Мосты: { $cells }.
cutterland-devoured-krakens = Съедены кракенами: { $creatures }.
cutterland-devoured-dragons = Съедены драконами: { $creatures }.
cutterland-alt-area =
    { $n ->
        [one] Регион ({ $terrain }) из { $n } клетки у { $cell }: { $points }.
        [few] Регион ({ $terrain }) из { $n } клеток от { $cell }: { $points }.
        [many] Регион ({ $terrain }) из { $n } клеток от { $cell }: { $points }.
       *[other] Регион ({ $terrain }) из { $n } клетки от { $cell }: { $points }.
    }
cutterland-alt-ghost =
    { $legal ->
        [yes] Фрагмент { $letter } над { $cell }, { $turned }.
       *[no] Фрагмент { $letter } над { $cell }, { $turned }: сюда нельзя.
    }
cutterland-alt-box = Сколько клеток каждого вида на оставшихся картах.
cutterland-alt-bag = Виды фрагментов в мешочке, сначала крупные.
cutterland-alt-end = Анимация охоты и подсчёта очков.
cutterland-alt-final =
    { $place ->
        [1] Первое место: { $name }, { $points } ПО ({ $kinds }).
        [2] Второе место: { $name }, { $points } ПО ({ $kinds }).
        [3] Третье место: { $name }, { $points } ПО ({ $kinds }).
       *[4] Четвёртое место: { $name }, { $points } ПО ({ $kinds }).
    }

## The lesson

cutterland-learn-begin = Начать
cutterland-learn-goal =
    {""}**Создай страну с наибольшим числом победных очков (ПО).** Каждый раунд карту режут, и все берут по фрагменту. Монстры приносят очки, но в конце хищники кого-то съедят.

    Соседние клетки одной местности — это **регион**: луг (зелёный), пустошь (жёлтая), водоём (синий).
cutterland-learn-wrong = Так у страны { $points } ПО, а можно { $best }.
cutterland-learn-choose = **Выбери самый выгодный фрагмент.** Нажми букву, чтобы примерить его к своей стране. Единственная черепаха приносит 10 ПО.
cutterland-learn-choose-done = ✓ **Он твой!** С ним страна принесёт до { $points } ПО.
cutterland-learn-lay = **Присоедини луг к лугу кентавра.** Кентавр приносит 1 ПО за каждую клетку региона. Место фрагмента задаёт первая клетка: **M15** — столбец M, ряд 15.
cutterland-learn-lay-done = ✓ **Готово!** У этой страны { $points } ПО. Вот другая, в конце партии.
cutterland-learn-hunt = **Пусть дракон съест лягушку на O15.** Хищники едят всегда: кракены — всех вокруг (по 2 ПО), потом каждый дракон — одного в регионе. Живая лягушка отнимает 2 ПО.
cutterland-learn-hunt-done = ✓ **Удачная охота!** Гоблин жив. В следующей стране у тебя есть жетон.
cutterland-learn-tower = **Спаси черепаху на M13 от кракена.** Символы бонусов на фрагментах дают жетоны. Передвинь **крепость** на черепаху, нажми **{ cutterland-key-put }**, потом **{ cutterland-layout-confirm }**.
cutterland-learn-tower-done = ✓ **Спасена!** У этой страны { $points } ПО. Каждый неиспользованный жетон приносит 1 ПО.
cutterland-learn-bridge = **Положи мост над O13, между гоблинами.** Он соединяет клетки на своих концах: два гоблина в регионе приносят 5 ПО, четыре — 14.
cutterland-learn-bridge-done = ✓ **Соединено!** У этой страны { $points } ПО. Этот жетон может быть и стеной: она разделяет две клетки.
cutterland-learn-cut = **Теперь разрежь карту на три фрагмента.** Нажми первую и последнюю клетку фрагмента или **{ cutterland-cut-suggest }**, потом **{ cutterland-cut-confirm }**.
cutterland-learn-cut-done = ✓ **Карта разрезана!** В партии сначала выберут остальные, последний — твой.
cutterland-learn-score = **Конец.** Очки приносят выжившие и жертвы кракенов. Побеждает тот, у кого больше ПО.

## Pictures as text: grids of squares in the notation, and what their signs mean

cutterland-text-card = Карта { $number }
cutterland-text-piece = Фрагмент { $letter }{ $fate }
cutterland-text-plains = `p` луг
cutterland-text-moor = `m` пустошь
cutterland-text-wetland = `w` водоём
cutterland-text-kraken = `K` кракен
cutterland-text-goblin = `G` гоблин
cutterland-text-centaur = `C` кентавр
cutterland-text-turtle = `T` черепаха
cutterland-text-dragon = `D` дракон
cutterland-text-frog = `F` лягушка
cutterland-text-icon-tower = `^` крепость
cutterland-text-token = `=` стена/мост
cutterland-text-bare = `.` ничего
cutterland-text-slot = `--` пустое место
cutterland-text-held = `(pC)` фрагмент, который ты держишь
cutterland-text-covered = `!` накрывает клетку твоей страны
cutterland-text-near = `~` ближайшее подходящее место
cutterland-text-cursor = `>` ты здесь
cutterland-text-fresh = `+` новое с прошлого раза
cutterland-text-tower = `^` после клетки: крепость
cutterland-text-bones = `x` съеден

## What was typed or pressed means nothing

cutterland-bad-which-piece = Добавь букву фрагмента, например `{ $first } M14`.
cutterland-bad-not-building = Жетоны размещают после последней карты и до подтверждения.
cutterland-bad-step = Введи число от 1 до { $steps }.
cutterland-bad-hunt = Охоту можно посмотреть, когда подтвердят все.
cutterland-bad-seat = Выбери игрока этой партии.

## Plans made ahead

cutterland-plan-pieces =
    { $asked ->
        [yes] Нажимай фрагменты в нужном порядке.
       *[no] Нажми фрагмент, и он ляжет, как только станет твоим.
    }
cutterland-plan-rank =
    { $number ->
        [0] { $letter }
       *[other] { $number }. { $letter }
    }
cutterland-plan-piece =
    { $number ->
        [0] { $letter }
       *[other] ✓ { $letter }
    }
cutterland-plan-best = Сначала лучшие
cutterland-plan-places = Лучшие места
cutterland-plan-only = Только фрагменты
cutterland-plan-lay-too = И места тоже
cutterland-plan-spots = Другие места
cutterland-plan-laying = ### План: куда ляжет { $letter }
cutterland-plan-cutting = -# До твоего хода этот разрез видишь только ты.
cutterland-plan-whole = ◀ План
cutterland-plan-spot = Выбрать место
cutterland-plan-note = В план
cutterland-plan-cut = Следующую карту режешь ты.
cutterland-plan-cut-make = Подготовить разрез
cutterland-plan-cut-change = Изменить разрез
cutterland-plan-cut-leave = Убрать разрез
cutterland-plan-then = ### План: после твоего разреза
cutterland-plan-then-make = План после разреза
cutterland-plan-then-change = Изменить план
cutterland-plan-build = Твоя страна готова: жетоны можно разместить уже сейчас.
cutterland-plan-build-make = Разместить жетоны
cutterland-plan-build-change = Изменить жетоны
cutterland-plan-build-leave = Убрать жетоны
cutterland-plan-building = -# Твои постройки останутся тайной, пока не подтвердят все.
cutterland-plan-place =
    на { $cell }{ $turns ->
        [0] {""}
        [1] {" "}↻
        [2] {" "}↻↻
       *[3] {" "}↺
    }{ $gain ->
        [none] {""}
       *[other] , { $gain }
    }
cutterland-plan-told-take = взять { $letter }
cutterland-plan-told-lay = взять { $letter }: { $place }
cutterland-plan-told-left = если достанется { $letter }: { $place }
cutterland-plan-told-own = положить { $letter } { $place }
cutterland-plan-told-cut = резать карту { $card } на { $sizes }
cutterland-plan-told-after = или { $line }
cutterland-plan-told-build =
    { $layout ->
        [none] оставить все жетоны
       *[other] жетоны: { $layout }
    }

## Refusals of the rules: what is wrong and what to do

cutterland-refusal-wrong-phase =
    { $phase ->
        [cut] Дождись разреза, а если режешь ты, нажми **Мой ход**.
        [discard] Подожди, пока уберут лишние фрагменты.
        [take] Идёт выбор фрагментов. **Мой ход** покажет, твоя ли очередь.
        [lay] Все кладут фрагменты. **Мой ход** покажет твои.
        [resolve] Все размещают жетоны. Нажми **Мой ход**, чтобы разместить свои.
       *[over] Эта партия закончена. `/{ command-new-name }` откроет другую.
    }
cutterland-refusal-not-your-turn =
    { $phase ->
        [lay] Твои фрагменты уже лежат. Подожди остальных.
        [resolve] Твой выбор подтверждён. `/{ command-undo-name }` отменит его, пока другие строят.
       *[other] { refusal-not-your-turn }
    }
cutterland-refusal-nothing-to-recall = Свой выбор можно отменить, пока не подтвердили все.
cutterland-refusal-card = Введи номер карты на руке, например 2. `/{ command-hand-name }` покажет твои карты.
cutterland-refusal-cut = Введи клетки от A до L (латиницей), каждую один раз, например `ABEF CDGH`.
cutterland-refusal-cut-twice = Оставь клетку { $letter } только в одном фрагменте.
cutterland-refusal-cut-few = Введи все фрагменты (нужно { $least }) или все, кроме последнего, например `ABEF CDGH`.
cutterland-refusal-cut-many = Фрагментов может быть не больше { $most }.
cutterland-refusal-cut-line = Режь от края до края.
cutterland-refusal-cut-left-out = Добавь к фрагментам клетки { $letters }.
cutterland-refusal-cut-apart = Клетки { $group } должны соприкасаться сторонами.
cutterland-refusal-plan = Введи ходы по порядку, например `take B; place B M14 1`.
cutterland-refusal-plan-untried = Здесь планируют только выбор фрагментов.
cutterland-refusal-piece = Выбирай фрагменты, которые показывает **Мой ход**, каждый один раз.
cutterland-refusal-piece-taken = Фрагмент { $piece } уже выбран. Выбери другой.
cutterland-refusal-discard =
    { $wanted ->
        [one] Укажи { $wanted } лишний фрагмент, например `B`.
        [few] Укажи { $wanted } лишних фрагмента, например `B D`.
        [many] Укажи { $wanted } лишних фрагментов, например `B D`.
       *[other] Укажи { $wanted } лишнего фрагмента, например `B D`.
    }
cutterland-refusal-cell = Введи букву столбца и номер ряда, например M14.
cutterland-refusal-turns = Введи 0, 1, 2 или 3 четверти оборота.
cutterland-refusal-place = Выбери ячейку, где фрагмент коснётся твоей страны стороной и ничего не накроет.
cutterland-refusal-place-long = Выбери другую ячейку: страна не поместится в сетку.
cutterland-refusal-layout = Введи `tower` (крепость), `wall` (стена), `bridge` (мост) или `prey` (жертва) и ячейки, например `tower M12, wall M12-N12`.
cutterland-refusal-tower = Поставь крепость на своего монстра, у которого её нет.
cutterland-refusal-wall = Поставь стену между двумя соседними клетками своей страны.
cutterland-refusal-wall-unknown = Введи клетки по обе стороны стены, например `wall M12-N12`.
cutterland-refusal-bridge = Положи мост там, где на обоих концах есть клетки, а стены и моста нет.
cutterland-refusal-bridge-unknown = Введи `bridge O14h` для моста над O14 по горизонтали или `bridge O14v` по вертикали.
cutterland-refusal-token = Там уже есть такой жетон. Выбери другую ячейку.
cutterland-refusal-tokens = Убери лишние жетоны: у тебя их меньше.
cutterland-refusal-prey = Укажи всех жертв своих драконов, например `prey P15`, или убери `prey`, и выберу я.
cutterland-refusal-action = Введи ход, например `cut 2 ABEF CDGH`, `take B`, `place B M13 1` или `resolve tower M12`.

## The rules in short: one page each

cutterland-rules-goal =
    ## Cutterland вкратце
    Создай страну из фрагментов карт местности. Выжившие в ней монстры приносят **победные очки (ПО)**.

    1. **Разрезать.** Один игрок разрезает карту на фрагменты.
    2. **Выбирать.** Каждый берёт по одному, разрезавший — последним.
    3. **Класть.** Каждый добавляет его к своей стране.

    Потом режет следующий: 8 карт на двоих, 9 на троих, 12 на четверых.

    После последней — **бонусные жетоны** и **охота**. Побеждает тот, у кого больше ПО, потом — больше выживших; при полном равенстве победа общая.
cutterland-rules-cut =
    ## Разрезать и выбирать
    Разрежь карту из 12 клеток на столько фрагментов любого размера, сколько игроков, а вдвоём — на четыре. Клетки фрагмента должны соприкасаться сторонами.

    Первым выбирает сосед слева от того, кто разрезал, а он сам — последним. Вдвоём выбирают по очереди, по два фрагмента.
cutterland-rules-land =
    ## Твоя страна
    Поворачивай фрагмент, но не переворачивай. Он должен касаться твоей страны стороной и не накрывать её. Лежащие фрагменты не двигают.

    Местность: ⟦cutterland_plains⟧ **луг**, ⟦cutterland_moor⟧ **пустошь** и ⟦cutterland_wetland⟧ **водоём**. Клетки с общей стороной **соединены**; соединённые клетки одной местности — это **регион**.

    Место фрагмента задаёт его первая клетка, левая в верхнем ряду: `M14` — это столбец M, ряд 14. За столбцом Z снова идёт A.
cutterland-rules-creatures =
    ## Что приносит очки
    • ⟦cutterland_goblin⟧ **Гоблины:** 1, 2, 3 или 4 в регионе приносят 2, 5, 9 или 14 ПО, каждый следующий — ещё 2.
    • ⟦cutterland_centaur⟧ **Кентавр:** 1 ПО за клетку своего региона; второй там ничего не добавляет.
    • ⟦cutterland_turtle⟧ **Черепахи:** одна на всю страну приносит 10 ПО, две вместе — 5, больше — ничего.
    • ⟦cutterland_dragon⟧ **Драконы:** 7 ПО за регион ровно с двумя.
    • ⟦cutterland_kraken⟧ **Кракен:** 2 ПО за съеденного монстра.
    • ⟦cutterland_frog⟧ **Лягушки:** −2 ПО каждая.
    • **Неиспользованные жетоны:** 1 ПО каждый.
cutterland-rules-predators =
    ## Охота
    Очки приносят только выжившие, а хищники охотятся всегда.

    Сначала каждый **кракен** съедает всех вокруг, даже драконов, но не кракенов. Стена его останавливает, но не по диагонали; по мосту он достаёт дальше.

    Потом каждый уцелевший **дракон** съедает одного монстра своего региона, но не дракона. Кого — решаешь ты.

    На клетках остаются кости.
cutterland-rules-bonuses =
    ## Крепости, стены и мосты
    Каждый символ бонуса на твоих фрагментах даёт жетон. После последней карты тайно размести сколько хочешь:

    • ⟦cutterland_token_tower⟧ **Крепость** на монстре: его нельзя съесть, но он охотится.
    • ⟦cutterland_token_wall⟧ **Стена** между двумя клетками: они больше не соединены.
    • ⟦cutterland_token_bridge⟧ **Мост** над клеткой или пустым местом соединяет клетки на концах, если там нет стены.

    Жетон «стена/мост» можно сделать стеной или мостом — на твой выбор.
cutterland-rules-variants =
    ## Варианты игры
    Их выбирает хозяин стола в лобби: **{ lobby-options }**.

    • **{ cutterland-option-pack }.** { cutterland-option-pack-about }.
    • **{ cutterland-option-overcut }.** { cutterland-option-overcut-about }.
    • **Мешочек** (`/{ command-bag-name }`): карты не режут, каждый раунд достают случайные фрагменты. Мешочек пополняют законченные партии.
    • **Коробка** (`/{ command-box-name }`): каждую карту режут один раз. Когда карт не хватает, играют с мешочком.
    • **Турнирная серия:** две партии, очки складываются; вторая идёт против часовой стрелки. При равенстве важнее выжившие во второй партии, потом — кто в ней позже начал резать.

## Задача дня

cutterland-puzzle-build = Найди лучшие постройки: { $tokens }.
cutterland-puzzle-cut = Разрежь карту так, чтобы оставшийся тебе фрагмент принёс больше всего ПО.
cutterland-puzzle-scoring = -# ПО: { $list }.
cutterland-puzzle-scores = { $kind ->
        [kraken] кракен: 2 за жертву, и по диагонали
        [goblin] гоблины региона: 2, 5, 9, 14, +2
        [centaur] регион с кентавром: 1 за клетку
        [dragon] ровно 2 дракона в регионе: 7, каждый ест 1
        [turtle] черепаха: 10, две 5
       *[frog] лягушка: −2
    }
cutterland-puzzle-about-build = -# Крепость спасает, стена делит, мост соединяет. Лишний жетон: 1 ПО.
cutterland-puzzle-about-cut = -# До тебя каждый берёт самое выгодное сейчас, при равенстве — букву ближе к A. Жетон: 1 ПО.
cutterland-puzzle-uses-build = попытку тратит **{ cutterland-layout-confirm }** или **{ cutterland-layout-confirm-none }**
cutterland-puzzle-uses-cut = попытку тратит **{ cutterland-cut-confirm }**
cutterland-puzzle-takes = { $name } берёт { $piece } ({ $gain })
cutterland-puzzle-taken = { $others } · тебе остаётся **{ $piece }** ({ $gain } ПО)
cutterland-puzzle-none = жетоны не нужны
cutterland-puzzle-points = { $n } ПО
cutterland-puzzle-prey = { $built }; драконы съедят { $cells }
cutterland-puzzle-title-build = Найди лучшие постройки
cutterland-puzzle-title-cut = Найди лучший разрез
