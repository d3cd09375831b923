### Cutterland's own texts. Terms: docs/glossary.md.

cutterland-name = Cutterland
cutterland-cover-alt = Cutterland: карта, разрезанная на три части, и земля с кракенами, гоблинами, кентаврами, драконами, черепахами и лягушками.
cutterland-about = Разрезай карты местности, дай выбрать остальным и создай страну с лучшими монстрами.

## Commands. Discord takes descriptions of at most 100 characters.

command-cut-name = разрезать
command-cut = Разрезать одну из своих карт на фрагменты
command-cut-card = Номер карты у тебя на руке
command-cut-pieces = Клетки каждого фрагмента, например ABEF CDGH; остаток — последний фрагмент
command-discard-pieces = Буквы фрагментов, например B D
command-take-name = выбрать
command-take = Выбрать фрагмент
command-take-piece = Буква фрагмента
command-place-name = положить
command-place = Положить фрагмент в свою страну
command-place-at = Ячейка первой клетки фрагмента, считая с верхнего ряда, напр. M14
command-place-turns = Четверти оборота вправо, от 0 до 3
command-place-piece = Буква фрагмента, если положить нужно два
command-build-name = построить
command-build = Примерить, куда лягут твои жетоны бонусов; подтвердить можно потом
command-build-layout = Например: tower M12, wall M12-N12, bridge O14h, prey P15
command-cards-name = карты
command-cards = Карты, показанные до раздачи, в турнирной серии
command-hunt-name = охота
command-hunt = Посмотреть охоту в стране, шаг за шагом, после партии
command-hunt-player = Чья страна; если не указать — твоя
command-hunt-step = 1 что построено, 2 кракены, 3 драконы, 4 кто остался
command-land-name = страна
command-land = Посмотреть чью-то страну и её очки
command-land-player = Чья страна; если не указать — твоя

option-pieces-name = фрагменты
option-piece-name = фрагмент
option-turns-name = повороты
option-layout-name = план
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

cutterland-level-easy = лёгкий
cutterland-level-medium = средний
cutterland-level-hard = сильный

## Table options

cutterland-option-pack = Набор
cutterland-option-pack-classics = Классика
cutterland-option-pack-highwater = Большая вода
cutterland-option-overcut = Лишние фрагменты
cutterland-option-overcut-reject = Нельзя
cutterland-option-overcut-penalty = Можно, но это стоит 3 ПО
cutterland-option-first = Первый игрок
cutterland-option-first-random = По жребию
cutterland-option-first-1 = Место 1
cutterland-option-first-2 = Место 2
cutterland-option-first-3 = Место 3
cutterland-option-first-4 = Место 4
cutterland-option-preview = Примерять фрагменты к своей стране до выбора
cutterland-option-preview-true = Да
cutterland-option-preview-false = Нет
cutterland-option-hints = Подсказки
cutterland-option-hints-true = Есть
cutterland-option-hints-false = Нет
cutterland-option-mirrored = Против часовой стрелки
cutterland-option-mirrored-true = Да
cutterland-option-mirrored-false = Нет
cutterland-option-shown = Карты показаны до раздачи
cutterland-option-shown-true = Да
cutterland-option-shown-false = Нет
cutterland-option-pieces = Фрагменты
cutterland-option-pieces-cut = Вырезаны из карт
cutterland-option-pieces-bag = Из мешка (бесконечная игра)
cutterland-option-fill = Пополнить мешок, если фрагментов не хватает
cutterland-option-fill-true = Да
cutterland-option-fill-false = Нет
cutterland-option-bag = Фрагменты в мешке
cutterland-option-filled = Фрагменты, вырезанные компьютерным игроком для мешка
cutterland-option-illegal-bag-option = С фрагментами из мешка карт нет: убери { $option }.
cutterland-option-illegal-bag-short =
    { $missing ->
        [one] В мешке не хватает { $missing } фрагмента из { $wanted }. Сначала закончи партию с картами или разреши пополнить мешок.
        [few] В мешке не хватает { $missing } фрагментов из { $wanted }. Сначала закончи партию с картами или разреши пополнить мешок.
        [many] В мешке не хватает { $missing } фрагментов из { $wanted }. Сначала закончи партию с картами или разреши пополнить мешок.
       *[other] В мешке не хватает { $missing } фрагмента из { $wanted }. Сначала закончи партию с картами или разреши пополнить мешок.
    }
cutterland-option-illegal-bag-long = Партии нужно фрагментов из мешка: { $wanted }, а не { $there }.
cutterland-option-illegal-bag-piece = Номер { $number } в мешке — не фрагмент.
cutterland-option-illegal-bag-unwanted = Партия с картами ничего не берёт из мешка.
cutterland-option-illegal-shelf-short =
    { $missing ->
        [one] В мешке не хватает { $missing } фрагмента из { $wanted }. Сначала закончи партию с картами или разреши пополнить мешок.
        [few] В мешке не хватает { $missing } фрагментов из { $wanted }. Сначала закончи партию с картами или разреши пополнить мешок.
        [many] В мешке не хватает { $missing } фрагментов из { $wanted }. Сначала закончи партию с картами или разреши пополнить мешок.
       *[other] В мешке не хватает { $missing } фрагмента из { $wanted }. Сначала закончи партию с картами или разреши пополнить мешок.
    }
cutterland-option-illegal-first-absent = За столом на { $seats } нет места { $first }. Выбери другого первого игрока.

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
cutterland-points-bonus = целые жетоны { $points } (по 1)
cutterland-points-penalty = лишний разрез { $points }
cutterland-points-none = пока ничего не приносит очков

cutterland-kind-kraken = Кракены
cutterland-kind-goblin = Гоблины
cutterland-kind-centaur = Кентавры
cutterland-kind-dragon = Драконы
cutterland-kind-turtle = Черепахи
cutterland-kind-frog = Лягушки
cutterland-kind-bonus = Целые жетоны
cutterland-kind-penalty = Лишний разрез
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
cutterland-pieces-removed = -# Убраны: { $pieces }
cutterland-take = Взять { $letter }

## Tournament sessions

cutterland-cards = Раздаются в закрытую эти карты, всего { $n }; `/{ command-cards-name }` покажет их снова.
cutterland-cards-hidden = Карты этой партии не показывали до раздачи: так бывает только в турнирных сериях (**{ lobby-options }** за столом).
cutterland-alt-cards = Карты этой партии в порядке набора, всего { $n }: { $cards }.
cutterland-session-won = { $name } выигрывает серию, { $points } ПО
cutterland-session-place = **{ $place }.** { $name }: { $points } ПО ({ $first } + { $second })
cutterland-session-survivors = { $n ->
    [one] { $n } выживший
    [few] { $n } выживших
    [many] { $n } выживших
   *[other] { $n } выжившего
} во второй партии
cutterland-session-turn = первый разрез в ней на ходу { $turn }

## The bag

cutterland-bag = Мешок: { $pack }
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
cutterland-bag-enough = Хватит на партию, число игроков: { $seats }. Открой её командой `/{ command-new-name }`, затем **{ lobby-options }**.
cutterland-bag-short = { $missing ->
        [one] Для партии нужен ещё { $missing } фрагмент
        [few] Для партии нужны ещё { $missing } фрагмента
        [many] Для партии нужно ещё { $missing } фрагментов
       *[other] Для партии нужно ещё { $missing } фрагмента
    }; каждая законченная партия добавляет свои, или пополни мешок (**{ lobby-options }** за столом).
cutterland-bag-filled =
    { $n ->
        [one] Мешок пополнен для этой партии: компьютерный игрок вырезал для него { $n } фрагмент.
        [few] Мешок пополнен для этой партии: компьютерный игрок вырезал для него { $n } фрагмента.
        [many] Мешок пополнен для этой партии: компьютерный игрок вырезал для него { $n } фрагментов.
       *[other] Мешок пополнен для этой партии: компьютерный игрок вырезал для него { $n } фрагмента.
    }
cutterland-bag-left =
    { $n ->
        [0] Мешок пуст.
        [one] В мешке остался { $n } фрагмент.
        [few] В мешке осталось { $n } фрагмента.
        [many] В мешке осталось { $n } фрагментов.
       *[other] В мешке осталось { $n } фрагмента.
    }
cutterland-stage-drawn = Ход { $turn } из { $turns } · из мешка тянет { $active }

## Looking back

cutterland-hindsight-tokens =
    { $lost ->
        [0] { $sure ->
            [true] **Жетоны.** { $you ->
                [yes] У тебя { $points } ПО
               *[no] { $name }: { $points } ПО
            }, и никакое другое применение жетонов не принесло бы больше.
           *[false] **Жетоны.** { $you ->
                [yes] У тебя { $points } ПО
               *[no] { $name }: { $points } ПО
            }, и лучшего применения жетонов не нашлось.
        }
       *[other] **Жетоны.** { $you ->
            [yes] У тебя { $points } ПО
           *[no] { $name }: { $points } ПО
        }; { $best ->
            [one] возможно было { $best }
            [few] возможно было { $best }
            [many] возможно было { $best }
           *[other] возможно было { $best }
        } ({ $kinds }):
        { $layout }
    }
cutterland-hindsight-numbered = { $spot } **({ $number })**
cutterland-hindsight-nothing = без единого жетона
cutterland-hindsight-title = { $you ->
        [yes] Тебе было доступно { $points } ПО
       *[no] { $name }: возможно было { $points } ПО
    }
cutterland-hindsight-unused = **Жетоны.** Партия кончилась раньше, чем { $you ->
        [yes] ты применяешь
       *[no] { $name } применяет
    } хоть один.
cutterland-hindsight-none = **Выбор.** Ни другой разрез, ни другой фрагмент, ни другое место не были бы заметно лучше для { $you ->
        [yes] тебя
       *[no] { $name }
    } — так считает сильнейший компьютерный игрок.
cutterland-hindsight-take = **Самый дорогой выбор.** На ходу { $turn } { $you ->
        [yes] ты выбираешь
       *[no] { $name } выбирает
    } фрагмент { $did }. Фрагмент { $better } ({ $contents }) на { $cell }, { $turned }, стоил примерно на { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } больше — так считает сильнейший компьютерный игрок.
cutterland-hindsight-lay = **Самый дорогой выбор.** На ходу { $turn } { $you ->
        [yes] ты кладёшь
       *[no] { $name } кладёт
    } фрагмент { $did } на { $at }. Фрагмент { $better } на { $cell }, { $turned }, стоил примерно на { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } больше — так считает сильнейший компьютерный игрок.
cutterland-hindsight-cut = **Самый дорогой выбор.** На ходу { $turn } { $you ->
        [yes] ты разрезаешь
       *[no] { $name } разрезает
    } карту { $card } на `{ $did }`{ $suggested ->
        [yes] , как предложено. Если смотреть дольше, разрез на
       *[no] . Разрез на
    } `{ $better }` стоил примерно на { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } больше — судя по тому, что выбрали бы все, по мнению сильнейшего компьютерного игрока.
cutterland-hindsight-discard = **Самый дорогой выбор.** На ходу { $turn } { $you ->
        [yes] ты убираешь
       *[no] { $name } убирает
    } { $n ->
        [one] фрагмент { $did }. Убрать фрагмент { $better }
        [few] фрагменты { $did }. Убрать фрагменты { $better }
        [many] фрагменты { $did }. Убрать фрагменты { $better }
       *[other] фрагменты { $did }. Убрать фрагменты { $better }
    } стоило примерно на { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } больше — судя по тому, что выбрали бы все, по мнению сильнейшего компьютерного игрока.
cutterland-hindsight-alt = { $you ->
        [yes] Твоя страна на
       *[no] { $name }: страна на
    } ходу { $turn }, фрагмент { $piece } там, где ему лучше всего: { $cells }.

## Records

cutterland-record-turn = Ход { $turn } из { $turns }: разрезает место { $number }
cutterland-record-drawn = Ход { $turn } из { $turns }: тянет место { $number }
cutterland-log-turn = Ход { $turn } из { $turns }: разрезает { $name }
cutterland-log-drawn = Ход { $turn } из { $turns }: тянет { $name }
cutterland-record-end = Применяются жетоны

## The board

cutterland-stage-cut = Ход { $turn } из { $turns }
cutterland-stage-build = Последний шаг
cutterland-stage-discard = Ход { $turn } из { $turns } · разрез: { $active }
cutterland-stage-take = Ход { $turn } из { $turns } · разрез: { $active }
cutterland-stage-lay = Ход { $turn } из { $turns } · разрез: { $active }
cutterland-stage-resolve = Все карты разрезаны. Теперь каждый тайно размещает свои жетоны бонусов.
cutterland-stage-over = Партия закончена.
cutterland-stage-ended = Партия закончена досрочно.

cutterland-duty-cut =
    { $pieces ->
        [one] ✂️ { $name } разрезает карту на { $pieces } фрагмент.
        [few] ✂️ { $name } разрезает карту на { $pieces } фрагмента.
        [many] ✂️ { $name } разрезает карту на { $pieces } фрагментов.
       *[other] ✂️ { $name } разрезает карту на { $pieces } фрагмента.
    }
cutterland-duty-discard =
    { $surplus ->
        [one] ✂️ { $name } убирает { $surplus } лишний фрагмент.
        [few] ✂️ { $name } убирает { $surplus } лишних фрагмента.
        [many] ✂️ { $name } убирает { $surplus } лишних фрагментов.
       *[other] ✂️ { $name } убирает { $surplus } лишнего фрагмента.
    }
cutterland-duty-take = 👉 { $name } выбирает фрагмент.
cutterland-duty-lay =
    { $n ->
        [one] 🧩 { $name } кладёт фрагмент { $laying }.
        [few] 🧩 { $name } кладёт фрагменты { $laying }.
        [many] 🧩 { $name } кладёт фрагменты { $laying }.
       *[other] 🧩 { $name } кладёт фрагменты { $laying }.
    }
cutterland-duty-resolve =
    { $owned ->
        [0] 🏰 { $name } выбирает, кого съедят драконы.
       *[other] 🏰 { $name } размещает жетоны: { $tokens }.
    }
cutterland-then = Затем: { $names }.
cutterland-duties-lay = 🧩 { $names } кладут свои фрагменты.
cutterland-duties-resolve = 🏰 { $names } тайно размещают жетоны.
cutterland-my-move = Мой ход

cutterland-final-winner = 🏆 { $name } побеждает, { $points } ПО!
cutterland-final-shared = 🏆 { $names } и { $last } делят победу, { $points } ПО!
cutterland-final-claimed = 🏆 { $name } побеждает: все остальные сдались.
cutterland-final-nobody = Победителя нет. Вот насколько выросли страны.
cutterland-final-place =
    { $place ->
        [1] **Первое место:** { $name }, { $points } ПО
        [2] **Второе место:** { $name }, { $points } ПО
        [3] **Третье место:** { $name }, { $points } ПО
       *[4] **Четвёртое место:** { $name }, { $points } ПО
    }
cutterland-final-ties = -# Выжившие решают при ничьей.
cutterland-final-survivors =
    { $n ->
        [one] (выжил { $n } монстр)
        [few] (выжило { $n } монстра)
        [many] (выжило { $n } монстров)
       *[other] (выжило { $n } монстра)
    }

## Panels

cutterland-panel-cut = ### Разрежь карту, фрагментов: { $pieces }
cutterland-cut-order =
    { $seats ->
        [2] Сначала фрагмент выбирает соперник, потом ты.
       *[other] Остальные выбирают первыми, последний фрагмент — твой.
    }
cutterland-cut-about =
    { $seats ->
        [2] Ты разрезаешь карту, фрагментов: { $pieces }. Один выбирает соперник, потом ты, затем каждый ещё по одному. Пусть тебя устроит любой из них.
       *[other] Ты разрезаешь карту, фрагментов: { $pieces }. Остальные выбирают первыми, последний достаётся тебе. Пусть тебя устроит любой из них.
    }
cutterland-panel-overcut = Фрагментов может быть больше, чем { $pieces }. Тогда игрок справа от тебя уберёт лишние, а в конце ты потеряешь 3 ПО.
cutterland-cut-presses = Нажатая клетка отрезается вместе с клетками на пути к её фрагменту; нажми ещё раз, чтобы вернуть её. Когда во фрагменте набралась равная доля клеток, следующая клетка начинает другой. Чтобы всё же добавить её, нажми на неё ещё два раза. Остаток — тоже фрагмент или несколько, если он распадается. Буквы у фрагментов уже те, что будут на доске.
cutterland-cut-card = Карта { $card }
cutterland-panel-editor = ### Разрежь карту { $card }, фрагментов: { $pieces }
cutterland-cut-begin = Нажми на один край фрагмента, затем на другой. Остаток — последний фрагмент.
cutterland-cut-few = Нажатые клетки идут во фрагмент **{ $letter }**. Потом: **{ cutterland-cut-next }**
cutterland-cut-new = Нажимай на клетки следующего фрагмента.
cutterland-cut-whole = ✓ Можно резать. Нажатые клетки идут во фрагмент **{ $letter }**.
cutterland-cut-apart =
    { $n ->
        [one] ⚠️ Фрагмент { $pieces } распадается: его клетки должны касаться сторонами.
        [few] ⚠️ Фрагменты { $pieces } распадаются: клетки должны касаться сторонами.
        [many] ⚠️ Фрагменты { $pieces } распадаются: клетки должны касаться сторонами.
       *[other] ⚠️ Фрагменты { $pieces } распадаются: клетки должны касаться сторонами.
    }
cutterland-cut-many = ⚠️ Фрагментов { $n }, а можно не больше { $most }. Верни часть клеток.
cutterland-cut-wrong = ⚠️ `{ $text }`: { $why }
cutterland-cut-overcut = ⚠️ Лишних фрагментов: { $surplus }. Это будет стоить 3 ПО.
cutterland-cut-confirm = ✂️ Резать
cutterland-cut-suggest = Совет
cutterland-cut-suggest-other = Другой
cutterland-cut-next = Далее ▸
cutterland-cut-shape = Как раньше
cutterland-cut-type = Текст…
cutterland-cut-clear = Сброс
cutterland-cut-other = Другая карта
cutterland-form-cut = Разрезать карту { $card }
cutterland-form-cut-label = Клетки каждого из { $pieces } фрагментов
cutterland-form-cut-hint = напр. { $example }: остаток — последний фрагмент

cutterland-panel-discard =
    { $n ->
        [one] ### Убери { $n } фрагмент
        [few] ### Убери { $n } фрагмента
        [many] ### Убери { $n } фрагментов
       *[other] ### Убери { $n } фрагмента
    }
cutterland-discard-status =
    { $n ->
        [one] { $active } оставляет лишний фрагмент: { $n }. Нажми на тот, что выйдет из игры.
        [few] { $active } оставляет лишние фрагменты: { $n }. Нажми на те, что выйдут из игры.
        [many] { $active } оставляет лишние фрагменты: { $n }. Нажми на те, что выйдут из игры.
       *[other] { $active } оставляет лишние фрагменты: { $n }. Нажми на те, что выйдут из игры.
    }
cutterland-discard-piece =
    { $out ->
        [yes] ✂️ { $letter }
       *[no] Фр. { $letter }
    }
cutterland-discard-none =
    { $n ->
        [one] Осталось убрать { $n }
        [few] Осталось убрать { $n }
        [many] Осталось убрать { $n }
       *[other] Осталось убрать { $n }
    }
cutterland-discard-confirm = Убрать { $pieces }

cutterland-panel-take = ### Выбери фрагмент
cutterland-take-press = Нажми на букву фрагмента.
cutterland-hold-overlap = ⚠️ **{ $letter } на { $cell }** накрывает страну.
cutterland-hold-apart = ⚠️ **{ $letter } на { $cell }** не касается страны.
cutterland-take-lay = Взять и положить
cutterland-take-begins = С него начнётся твоя страна.
cutterland-take-later = -# После тебя: { $names }.
cutterland-take-best = лучшее место сейчас: { $cell }, { $turned }, { $points } ПО ({ $gain })
cutterland-hold-at = **{ $letter } на { $cell }**: { $now } → **{ $after }** ({ $gain })
cutterland-hold-rank =
    { $number ->
        [1] **{ $letter } на { $cell }**, { $turned }: { $n ->
            [one] лучшее из { $n } места.
            [few] лучшее из { $n } мест.
            [many] лучшее из { $n } мест.
           *[other] лучшее из { $n } места.
        }
       *[other] **{ $letter } на { $cell }**, { $turned }: место { $number } из { $n }.
    }
cutterland-take-gain = { $gain }, жетоны { $tokens }
cutterland-take-untried = За этим столом никто не примеряет фрагмент к своей стране до выбора.
cutterland-take-nowhere = { $letter }: в твоей стране ему нет места, тебе остались бы только его жетоны бонусов.

cutterland-panel-lay =
    { $n ->
        [one] ### Положи фрагмент { $letter }
        [few] ### Положи фрагмент { $letter }, потом { $other }
        [many] ### Положи фрагмент { $letter }, потом { $other }
       *[other] ### Положи фрагмент { $letter }, потом { $other }
    }
cutterland-hunt-now = 🦴 Охота, если так и останется. { $prey }
cutterland-lay-nearest = Рядом: { $cell }
cutterland-lay-nowhere = Фрагменту { $letter } пока нет места. Положи сначала другой: он может освободить место.
cutterland-lay-menu =
    { $n ->
        [one] { $n } место
        [few] Лучшие из { $n } мест
        [many] Лучшие из { $n } мест
       *[other] Лучшие из { $n } места
    }
cutterland-lay-not-here = { $cell }: туда нельзя
cutterland-lay-spot = { $cell }: { $points } ПО ({ $gain })
cutterland-spot = { $cell }, { $turned }: { $points } ПО ({ $gain })
cutterland-lay-jump = Куда…
cutterland-lay-best = ★ Больше очков сейчас
cutterland-key-turn = ↻
cutterland-key-up = ⬆️
cutterland-key-down = ⬇️
cutterland-key-left = ⬅️
cutterland-key-right = ➡️
cutterland-lay-confirm = Положить { $letter }
cutterland-form-at = Куда положить фрагмент { $letter }?
cutterland-form-at-label = Ячейка его первой клетки
cutterland-form-at-hint = напр. M14 или M14 1 с четвертью оборота

cutterland-panel-resolve = ### Размести свои жетоны
cutterland-build-about =
    У тебя есть: { $tokens }. Применяй сколько хочешь: каждый оставшийся жетон приносит 1 ПО. Кости отмечают тех, кого съедят твои хищники.
    -# **Крепость** спасает монстра, на котором стоит. **Стена** разделяет две клетки. **Мост** над клеткой или пустым местом соединяет две клетки на его концах. `/{ command-build-name }` делает то же самое.
cutterland-build-spot =
    { $kind ->
        [tower] Крепость на { $cell }
        [wall] Стена { $cell }
       *[bridge] Мост { $cell }
    }
cutterland-build-held = **{ $token }**: { $now } → **{ $after }** ({ $gain })
cutterland-build-built = **{ $points } ПО** ({ $gain } за постройки).
cutterland-build-none = **{ $points } ПО**. Жетон не поможет.
cutterland-build-suggested =
    { $found ->
        [use-yes] 💡 **{ $points } ПО**: больше не получить.
        [use-no] 💡 **{ $points } ПО**: лучшее, что нашлось.
        [none-yes] 💡 **{ $points } ПО**: сохрани жетоны.
       *[none-no] 💡 **{ $points } ПО**: лучше не нашлось.
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
        [0] **Осталось:** ничего
       *[other] **Осталось:** { $tokens } (по 1 ПО за каждый жетон)
    }
cutterland-layout-points = **{ $points } ПО**: { $kinds }
cutterland-layout-compared = **{ $points } ПО** ({ $gain }, если сравнить с пустым планом): { $kinds }
cutterland-layout-choice =
    { $count ->
        [one] В регионе у { $cell } твои драконы съедят { $count } из: { $prey }. Показано то, что обойдётся тебе дешевле всего; другую добычу выбери в меню.
        [few] В регионе у { $cell } твои драконы съедят { $count } из: { $prey }. Показано то, что обойдётся тебе дешевле всего; другую добычу выбери в меню.
        [many] В регионе у { $cell } твои драконы съедят { $count } из: { $prey }. Показано то, что обойдётся тебе дешевле всего; другую добычу выбери в меню.
       *[other] В регионе у { $cell } твои драконы съедят { $count } из: { $prey }. Показано то, что обойдётся тебе дешевле всего; другую добычу выбери в меню.
    }
cutterland-layout-chosen = В регионе у { $cell } твои драконы съедят { $count } из: { $prey } — по твоему выбору.
cutterland-layout-given = В регионе у { $cell } твои драконы съедят { $eaten }, если не выберешь иначе: им доступны { $prey }.
cutterland-layout-confirm = 🔒 Готово
cutterland-layout-confirm-none = Оставить
cutterland-layout-form = Написать…
cutterland-layout-clear = Стереть
cutterland-form-layout = Размести свои жетоны бонусов
cutterland-form-layout-label = Весь твой план
cutterland-form-layout-hint = Например, { $example }
cutterland-key-tower = Крепость
cutterland-key-wall = Стена
cutterland-key-bridge = Мост
cutterland-key-next = Дальше
cutterland-key-put = Строить
cutterland-key-remove = Убрать
cutterland-key-suggest = 💡 Совет
cutterland-prey-menu =
    { $count ->
        [one] Регион у { $cell }: выбери { $count } добычу своих драконов
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
cutterland-form-goto-hint = Например, M14
cutterland-panel-committed =
    ### Ещё строят: { $names }
    Твои постройки утверждены и до тех пор останутся тайной.
cutterland-recall = Отменить

cutterland-waiting-cut = ### Ждём разрез: { $names }
cutterland-waiting-discard = ### Убирает лишнее: { $names }
cutterland-waiting-take = ### Ждём выбор: { $names }
cutterland-waiting-lay = ### Ещё кладут: { $names }
cutterland-waiting-resolve = ### Ещё строят: { $names }
cutterland-panel-over = Вот что стало с твоей страной.
cutterland-standing = Пока **{ $points } ПО**: { $kinds }
cutterland-standing-tokens = -# Жетоны бонусов на сейчас: { $tokens }
cutterland-land-empty = Твоя страна начнётся с первого фрагмента, который тебе достанется.
cutterland-land-begins = Фрагмент { $letter } твой. Твоя страна начнётся с него, как только выберут все.
cutterland-you = **ты**

## Looking

cutterland-hand =
    { $n ->
        [0] Все твои карты разрезаны.
        [one] Твои карты (осталась { $n }), только для твоих глаз
        [few] Твои { $n } карты, только для твоих глаз
        [many] Твои { $n } карт, только для твоих глаз
       *[other] Твои { $n } карты, только для твоих глаз
    }
cutterland-land-none = { $name }: страны ещё нет. Она начнётся с первого фрагмента.
cutterland-land-tokens = -# Жетоны бонусов: { $tokens }

## The hunt, step by step

cutterland-hunt = Охота
cutterland-hunt-head = Охота в стране, { $name } ({ $step } из { $steps })
cutterland-hunt-layout = Вот что построено перед охотой.
cutterland-hunt-krakens = **Сначала кракены:** каждый съедает всех монстров рядом и по углам, 2 ПО за каждого.
cutterland-hunt-dragons = **Затем оставшиеся драконы:** каждый съедает одного монстра в своём регионе.
cutterland-hunt-nothing = Добычи для них нет.
cutterland-hunt-points = Это приносит { $points } ПО.
cutterland-hunt-score =
    { $n ->
        [0] **Не уцелел ни один монстр.**
        [one] **Уцелел { $n } монстр**, а считаются только выжившие.
        [few] **Уцелело { $n } монстра**, а считаются только выжившие.
        [many] **Уцелело { $n } монстров**, а считаются только выжившие.
       *[other] **Уцелело { $n } монстра**, а считаются только выжившие.
    }
cutterland-hunt-back = ◀ Назад
cutterland-hunt-on = Дальше ▶

## Suggestions while typing, at most 100 characters

cutterland-suggest-card = Карта { $card }: { $contents }
cutterland-suggest-cut = { $sizes }: готово
cutterland-suggest-piece = { $letter } · { $piece }
cutterland-suggest-discard = { $pieces }: готово
cutterland-suggest-no-card = Карты { $typed } у тебя на руке нет.
cutterland-suggest-no-piece = Фрагмента { $typed } среди доступных нет.
cutterland-suggest-build = Готово: { $points } ПО ({ $gain }). Подтвердишь на следующем шаге.
cutterland-suggest-build-nothing = Ничего не строить (останется: { $tokens })

## What has happened

cutterland-deed-cut = { $name } разрезает карту: { $pieces }.
cutterland-deed-overcut = { $name } разрезает карту слишком мелко и теряет { $penalty } ПО: { $pieces }.
cutterland-deed-drawn =
    { $n ->
        [one] { $name } тянет из мешка { $n } фрагмент.
        [few] { $name } тянет из мешка { $n } фрагмента.
        [many] { $name } тянет из мешка { $n } фрагментов.
       *[other] { $name } тянет из мешка { $n } фрагмента.
    }
cutterland-deed-discarded =
    { $n ->
        [one] { $name } убирает фрагмент { $pieces }.
        [few] { $name } убирает фрагменты { $pieces }.
        [many] { $name } убирает фрагменты { $pieces }.
       *[other] { $name } убирает фрагменты { $pieces }.
    }
cutterland-deed-taken = { $name } выбирает фрагмент { $piece }.
cutterland-deed-left = { $name } получает оставшийся фрагмент { $piece }.
cutterland-deed-laid = { $name } кладёт фрагмент { $piece }.
cutterland-deed-lost = { $name }: фрагменту { $piece } нет места в стране, он выходит из игры.
cutterland-deed-committed = { $name } утверждает план.
cutterland-deed-recalled = { $name } отзывает план.
cutterland-deed-revealed = Все планы открыты, хищники вышли на охоту.
cutterland-deed-ended =
    { $n ->
        [one] { $names } побеждает, { $points } ПО.
        [few] { $names } делят победу, { $points } ПО.
        [many] { $names } делят победу, { $points } ПО.
       *[other] { $names } делят победу, { $points } ПО.
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
        [one] Твои карты, осталась { $n }.
        [few] Твои { $n } карты.
        [many] Твои { $n } карт.
       *[other] Твои { $n } карты.
    }
cutterland-alt-shared = Разрезанная карта.
cutterland-alt-drawn = Фрагменты, вытянутые из мешка.
cutterland-alt-left = Пока ни в каком фрагменте: { $squares }.
cutterland-alt-piece = Фрагмент { $letter }: { $squares }{ $fate }.
cutterland-fate-removed = , убран
cutterland-fate-taken = , достаётся: { $name }
cutterland-alt-land =
    { $n ->
        [one] { $name }: страна из { $n } клетки, { $points } ПО.
        [few] { $name }: страна из { $n } клеток, { $points } ПО.
        [many] { $name }: страна из { $n } клеток, { $points } ПО.
       *[other] { $name }: страна из { $n } клетки, { $points } ПО.
    }
# A replay's alt text begins so; $alt is that of the picture it ends with.
cutterland-alt-replay = Картинка в движении, шагов: { $n }. Фрагменты ложатся один за другим, новейший обведён; в конце охота. Вот чем всё кончается: { $alt }
cutterland-alt-land-empty = { $name }: страны ещё нет.
cutterland-alt-land-contents = В ней: { $contents }.
cutterland-alt-fresh = Новое с прошлого раза: { $cells }.
cutterland-alt-land-points = Очки: { $points }.
cutterland-alt-towers = Крепости: { $cells }.
cutterland-alt-walls = Стены: { $cells }.
cutterland-alt-bridges = Мосты: { $cells }.
cutterland-devoured-krakens = Добыча кракенов: { $creatures }.
cutterland-devoured-dragons = Добыча драконов: { $creatures }.
cutterland-alt-area =
    { $n ->
        [one] Регион ({ $terrain }) из { $n } клетки на { $cell }: { $points }.
        [few] Регион ({ $terrain }) из { $n } клеток от { $cell }: { $points }.
        [many] Регион ({ $terrain }) из { $n } клеток от { $cell }: { $points }.
       *[other] Регион ({ $terrain }) из { $n } клетки от { $cell }: { $points }.
    }
cutterland-alt-ghost =
    { $legal ->
        [yes] Фрагмент { $letter } над { $cell }, { $turned }.
       *[no] Фрагмент { $letter } над { $cell }, { $turned }, где ему лежать нельзя.
    }
cutterland-alt-bag =
    { $n ->
        [one] Фрагменты в мешке, видов: { $n }.
        [few] { $left ->
            [0] Все { $n } вида фрагментов в мешке, сначала крупнейшие.
           *[other] { $n } вида крупнейших фрагментов в мешке; есть и другие, ещё { $left }.
        }
        [many] { $left ->
            [0] Все { $n } видов фрагментов в мешке, сначала крупнейшие.
           *[other] { $n } видов крупнейших фрагментов в мешке; есть и другие, ещё { $left }.
        }
       *[other] { $left ->
            [0] Все { $n } вида фрагментов в мешке, сначала крупнейшие.
           *[other] { $n } вида крупнейших фрагментов в мешке; есть и другие, ещё { $left }.
        }
    }
cutterland-alt-end = Анимация: что построено, как кракены и драконы приходят за добычей и как считаются очки.
cutterland-alt-final =
    { $place ->
        [1] Первое место: { $name }, { $points } ПО ({ $kinds }).
        [2] Второе место: { $name }, { $points } ПО ({ $kinds }).
        [3] Третье место: { $name }, { $points } ПО ({ $kinds }).
       *[4] Четвёртое место: { $name }, { $points } ПО ({ $kinds }).
    }

## The lesson

cutterland-learn-begin = Начнём
cutterland-learn-goal =
    {""}**Создай страну, которая принесёт больше всего победных очков (ПО).** Раз за разом кто-то разрезает карту, каждый выбирает фрагмент и кладёт его в свою страну. Монстры приносят очки. В конце хищники съедают некоторых из них.

    Местность бывает трёх видов: **луг** (зелёный), **пустошь** (жёлтая) и **водоём** (синий). Соседние клетки одной местности — это **регион**. Вот как выглядит страна:
cutterland-learn-cut =
    {""}**Ты разрезаешь.** Подели карту на три фрагмента, клетки которых соединены сторонами. Остальные выбирают раньше тебя, последний фрагмент твой: пусть тебя устроит любой.

    Нажми на один край фрагмента, затем на другой. Когда в нём четыре клетки, следующая начинает другой фрагмент; если их меньше, сначала нажми **{ cutterland-cut-next }**. Остаток — последний фрагмент. Или нажми **{ cutterland-cut-suggest }**. Потом нажми **{ cutterland-cut-confirm }**.
cutterland-learn-cut-done = ✓ **Карта разрезана.** Теперь выбирали бы остальные. Дальше всё наоборот.
cutterland-learn-choose =
    {""}**Ты выбираешь.** Эту карту разрезал другой игрок, и первый выбор за тобой. Нажми на букву: фрагмент окажется над твоей страной там, где приносит больше всего. Одна черепаха в твоей стране приносит 10 ПО. Выбери и положи фрагмент, который приносит больше всех.
cutterland-learn-choose-wrong = С этим фрагментом у твоей страны было бы самое большее { $points } ПО; другой даёт { $best }. Возьми тот, что приносит больше всех.
cutterland-learn-choose-done = ✓ **Выбрано:** на хорошем месте у страны будет { $points } ПО. Символ крепости на нём даёт тебе крепость на конец партии.
cutterland-learn-lay =
    {""}**Только положить** нужно, когда тебе остаётся последний фрагмент своей карты. Он должен касаться твоей страны стороной; поворачивай его как хочешь. Здесь его дракон делит пустошь с твоим гоблином и съел бы его. Отодвинь фрагмент стрелками или нажми **{ cutterland-lay-best }**. Потом положи.
cutterland-learn-lay-wrong = Там у твоей страны { $points } ПО, а легко получить { $best }: не пускай дракона на пустошь гоблина. Место покажет кнопка **{ cutterland-lay-best }**.
cutterland-learn-lay-done = ✓ **Готово:** у той страны было { $points } ПО. Вот другая, в конце партии.
cutterland-learn-tower =
    {""}**После последней карты ты тайно размещаешь жетоны бонусов.** Кракен съедает всех монстров вокруг себя, в том числе по углам, и приносит по 2 ПО за каждого. Но твоя черепаха стоит 10. **Крепость** защищает монстра, на котором стоит: передвинь её стрелками на черепаху, нажми **{ cutterland-key-put }**, потом **{ cutterland-layout-confirm }**.
cutterland-learn-tower-wrong = Это приносит { $points } ПО, а возможно { $best }. Передвинь крепость на черепаху на M13, нажми **{ cutterland-key-put }**, потом **{ cutterland-layout-confirm }**.
cutterland-learn-tower-done = ✓ **Спасена:** у той страны было { $points } ПО. Каждый неприменённый жетон приносит 1 ПО. Вот другая страна.
cutterland-learn-bridge =
    {""}**Один жетон — это стена или мост, смотря что нужно.** Стена разделяет две клетки. Мост над клеткой соединяет две клетки на своих концах, будто они лежат рядом. Два гоблина в одном регионе приносят 5 ПО, четыре — 14. Передвинь мост на O13 между ними, нажми **{ cutterland-key-put }**, потом **{ cutterland-layout-confirm }**.
cutterland-learn-bridge-wrong = Это приносит { $points } ПО, а возможно { $best }. Передвинь мост на O13, клетку водоёма между гоблинами, нажми **{ cutterland-key-put }**, потом **{ cutterland-layout-confirm }**.
cutterland-learn-bridge-done = ✓ **Соединено:** все четыре гоблина жили в одном регионе, и у той страны было { $points } ПО. Вот другая страна.
cutterland-learn-hunt =
    {""}**Потом охотятся хищники, хочешь ты этого или нет.** Первыми — кракены: твой съедает лягушку рядом, и это хорошо, ведь живая лягушка отнимает 2 ПО. Затем каждый дракон съедает одного монстра в своём регионе, и выбираешь ты. Твой приглядел гоблина: выбери в меню **лягушку** и утверди план.
cutterland-learn-hunt-wrong = Так у тебя останется { $points } ПО, а возможно { $best }: пусть дракон съест лягушку на O15. Выбери её в меню и утверди план.
cutterland-learn-hunt-done = ✓ **Хорошая охота.** Гоблин жив.
cutterland-learn-score = **Конец.** Очки приносят только выжившие, а кракены — за тех, кого съели. Побеждает тот, у кого больше ПО. Так кончается каждая партия:
cutterland-learn-bye =
    {""}**Это всё, что нужно знать.** `/{ command-new-name }` с параметрами { option-players-name } 3 и { option-computers-name } 2 сразу начнёт партию против двух компьютерных игроков. `/{ command-rules-name }` — подробности, `/{ command-help-name }` — всё остальное.

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
cutterland-text-slot = `--` нет клетки
cutterland-text-held = `(pC)` фрагмент, который ты держишь
cutterland-text-covered = `!` накрывает клетку твоей страны
cutterland-text-near = `~` ближайшее место, где ему можно лежать
cutterland-text-cursor = `>` ты здесь
cutterland-text-fresh = `+` новое с прошлого раза
cutterland-text-tower = `^` после клетки: крепость
cutterland-text-bones = `x` съеден

## What was typed or pressed means nothing

cutterland-bad-control = Эта кнопка от прежнего решения. Нажми **Мой ход** — увидишь, что можно делать сейчас.
cutterland-no-hints = В этой партии нет подсказок: их отключили при создании. Решай без них.
cutterland-bad-empty = Ничего не введено. Напиши клетки каждого фрагмента, например `ABEF CDGH`.
cutterland-bad-card = Назови карту по номеру, например 2. `/{ command-hand-name }` покажет твои карты.
cutterland-bad-pieces = Назови фрагменты по буквам, например `B D`.
cutterland-bad-cell = `{ $text }` — не ячейка. Напиши букву столбца и номер ряда, например M14.
cutterland-bad-prey = Выбор твоих драконов изменился с тех пор, как показано это меню. Выбери снова.
cutterland-bad-turns = Четвертей оборота бывает 0, 1, 2 или 3.
cutterland-bad-nothing-to-lay = Сейчас тебе нечего класть.
cutterland-bad-which-piece = Тебе нужно положить два фрагмента. Скажи, какой: { $first } или { $second }, например `{ $first } M14`.
cutterland-bad-not-building = Жетоны бонусов размещают один раз, после последней карты. Ещё не время, или твой план уже утверждён.
cutterland-bad-step = В охоте { $steps } шага. Напиши число от 1 до { $steps }.
cutterland-bad-hunt = Охоту можно посмотреть, когда свои планы утвердили все.
cutterland-bad-seat = Мест за этим столом: { $seats }. Выбери одного из игроков.

## Plans made ahead

cutterland-plan-pieces =
    { $asked ->
        [yes] Нажимай фрагменты в нужном порядке.
       *[no] Нажми фрагмент, чтобы положить его, как только он станет твоим.
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
cutterland-plan-best = По очкам
cutterland-plan-places = Лучшие места
cutterland-plan-only = Только взять
cutterland-plan-lay-too = И положить
cutterland-plan-spots = Другие места
cutterland-plan-laying = ### План: куда ляжет { $letter }
cutterland-plan-cutting = -# Твой следующий разрез. До твоей очереди его никто не увидит.
cutterland-plan-whole = ◀ План
cutterland-plan-note = В план
cutterland-plan-cut = Следующую карту режешь ты.
cutterland-plan-cut-make = Подготовить разрез
cutterland-plan-cut-change = Изменить разрез
cutterland-plan-cut-leave = Убрать разрез
cutterland-plan-then = ### План: после твоего разреза
cutterland-plan-then-make = План на фрагменты
cutterland-plan-then-change = Изменить, что дальше
cutterland-plan-build = Твоя страна готова: жетоны бонусов можно разместить уже сейчас.
cutterland-plan-build-make = Разместить жетоны
cutterland-plan-build-change = Изменить жетоны
cutterland-plan-build-leave = Убрать жетоны
cutterland-plan-building = -# Твои жетоны для конца игры. Никто не увидит их, пока не разместят все.
cutterland-plan-place =
    { $cell }{ $turns ->
        [0] {""}
        [1] {" "}↻
        [2] {" "}↻↻
       *[3] {" "}↺
    }{ $gain ->
        [none] {""}
       *[other] {" "}({ $gain })
    }
cutterland-plan-told-take = взять { $letter }
cutterland-plan-told-lay = взять { $letter }, положить на { $place }
cutterland-plan-told-left = если { $letter } твой: { $place }
cutterland-plan-told-own = положить { $letter } на { $place }
cutterland-plan-told-cut = твой разрез: карта { $card } на { $pieces }
cutterland-plan-told-after = после этого разреза: { $line }
cutterland-plan-told-build =
    { $layout ->
        [none] твои жетоны: ни одного
       *[other] твои жетоны: { $layout }
    }

## Refusals of the rules: what is wrong and what to do

cutterland-refusal-other = Правила этого не позволяют. Нажми **Мой ход** — увидишь, что можно делать сейчас.
cutterland-refusal-wrong-phase =
    { $phase ->
        [cut] Сейчас разрезают карту. Подожди фрагментов или нажми **Мой ход**, если он твой.
        [discard] Сейчас убирают лишние фрагменты. Потом выбирают остальные.
        [take] Сейчас выбирают фрагменты. Нажми **Мой ход**, чтобы узнать, твоя ли очередь.
        [lay] Сейчас каждый кладёт доставшиеся фрагменты. Нажми **Мой ход**, чтобы увидеть свои.
        [resolve] Все карты разрезаны: сейчас размещают жетоны бонусов. Нажми **Мой ход**, чтобы разместить свои.
       *[over] Эта партия закончена. `/{ command-new-name }` откроет другую.
    }
cutterland-refusal-not-your-turn =
    { $phase ->
        [cut] Сейчас не твоя очередь разрезать. Когда она придёт, я позову.
        [take] Сейчас не твоя очередь выбирать. Когда она придёт, я позову.
        [lay] Все твои фрагменты уже лежат. Остальные ещё заняты.
        [resolve] Твой план уже утверждён. `/{ command-recall-name }` отзовёт его, пока другие ещё строят.
       *[other] Сейчас не твой ход. Когда он придёт, я позову.
    }
cutterland-refusal-nothing-to-recall = Твоего плана, который можно отозвать, нет. Когда утвердили все, планы не меняются.
cutterland-refusal-card-unknown = Карты { $card } у тебя не было: твои карты пронумерованы от 1 до { $cards }. `/{ command-hand-name }` покажет их.
cutterland-refusal-card-spent = Карта { $card } уже разрезана. `/{ command-hand-name }` покажет оставшиеся.
cutterland-refusal-card-shape = В карте три ряда по четыре клетки. Напиши все двенадцать.
cutterland-refusal-card-icons = Символов на карте: { $icons }, а должно быть ровно { $wanted }.
cutterland-refusal-card-terrain =
    На карте нет местности «{ $terrain ->
        [plains] луг
        [moor] пустошь
       *[wetland] водоём
    }». На каждой карте есть все три вида.
cutterland-refusal-cut-letter = `{ $letter }` — не клетка карты. Пользуйся латинскими буквами от A до L.
cutterland-refusal-cut-range = `{ $text }` — не ряд клеток. Напиши сначала более раннюю букву, например A-D.
cutterland-refusal-cut-twice = Клетка { $letter } названа дважды. Оставь её только в одном фрагменте.
cutterland-refusal-cut-few =
    { $groups ->
        [one] Назван { $groups } фрагмент, а нужно { $least }. Назови все или все, кроме одного: остаток — последний фрагмент.
        [few] Названо { $groups } фрагмента, а нужно { $least }. Назови все или все, кроме одного: остаток — последний фрагмент.
        [many] Названо { $groups } фрагментов, а нужно { $least }. Назови все или все, кроме одного: остаток — последний фрагмент.
       *[other] Названо { $groups } фрагмента, а нужно { $least }. Назови все или все, кроме одного: остаток — последний фрагмент.
    }
cutterland-refusal-cut-many = Фрагментов здесь { $groups }, а может быть не больше { $most }. Соедини некоторые.
cutterland-refusal-cut-left-out = Без фрагмента: { $letters }. Отнеси каждую из этих клеток к фрагменту.
cutterland-refusal-cut-apart = Клетки { $group } не держатся вместе. Клетки фрагмента соединяются сторонами; углы не держат.
cutterland-refusal-cut-empty = В одном из фрагментов нет клеток. Убери его или дай ему клетки.
cutterland-refusal-plan-line = Напиши в строке, что делать по порядку: `take B; place B M14 1; cut 2 ABEF CDGH IJKL; place A M16 0`. Начать можно и позже; сначала выбор, а после своего разреза — его фрагменты.
cutterland-refusal-plan-no-choice = Сейчас тебе нечего выбирать: убери `take`.
cutterland-refusal-plan-no-lay = Сейчас тебе больше нечего класть. Убери `place`.
cutterland-refusal-plan-untried = За этим столом фрагменты не кладут до выбора: расставь их по порядку, а свой положишь потом.
cutterland-refusal-plan-no-cut = Следующую карту режешь не ты, поэтому план разреза составить пока нельзя.
cutterland-refusal-plan-no-build = До жетонов тебе ещё нужно положить фрагменты. Скажи в той же строке, куда их класть, или убери `resolve`.
cutterland-refusal-piece-unknown = Фрагмента `{ $piece }` нет. Есть фрагменты от A до { $last }.
cutterland-refusal-piece-twice = Фрагмент { $piece } назван дважды. Назови каждый один раз.
cutterland-refusal-piece-taken = Фрагмент { $piece } уже выбран. Выбери другой.
cutterland-refusal-piece-discarded = Фрагмент { $piece } вышел из игры. Выбери другой.
cutterland-refusal-piece-laid = Фрагмент { $piece } уже лежит. Положенное не двигают.
cutterland-refusal-piece-not-yours = Фрагмент { $piece } не твой. Положи тот, что достался тебе.
cutterland-refusal-piece-empty = Во фрагменте есть хотя бы одна клетка.
cutterland-refusal-piece-large = Фрагмент помещается на карте из трёх рядов и четырёх столбцов. Сделай его меньше.
cutterland-refusal-piece-apart = Клетки фрагмента не держатся вместе. Они соединяются сторонами; углы не держат.
cutterland-refusal-discard-count =
    { $wanted ->
        [one] Назови ровно { $wanted } фрагмент, который убрать; названо: { $named }.
        [few] Назови ровно { $wanted } фрагмента, которые убрать; названо: { $named }.
        [many] Назови ровно { $wanted } фрагментов, которые убрать; названо: { $named }.
       *[other] Назови ровно { $wanted } фрагмента, которые убрать; названо: { $named }.
    }
cutterland-refusal-cell-unknown = `{ $cell }` — не ячейка стола. Напиши букву столбца и номер ряда, например M14.
cutterland-refusal-turns-unknown = Фрагмент поворачивают 0, 1, 2 или 3 раза, а не { $turns }.
cutterland-refusal-place-turns = Фрагмент поворачивают 0, 1, 2 или 3 раза, а не { $turns }.
cutterland-refusal-place-edge = Там он вышел бы за край стола. Выбери ячейку ближе к середине.
cutterland-refusal-place-first = Первый фрагмент страны лежит на { $cell }, без поворота.
cutterland-refusal-place-overlap = Там он накрыл бы { $cell }, где уже лежит твоя страна. Выбери свободное место рядом.
cutterland-refusal-place-apart = Там он не касался бы твоей страны. Хотя бы одна его клетка должна прилегать к ней целой стороной.
cutterland-refusal-layout-word = Не понимаю `{ $text }`. Напиши `tower` (крепость), `wall` (стена), `bridge` (мост) или `prey` (добыча), затем ячейки.
cutterland-refusal-layout-bare = Скажи где: напиши ячейку после `{ $word }`.
cutterland-refusal-wall-unknown = `{ $text }` — не стена. Назови две клетки, между которыми она стоит, например `wall M12-N12`.
cutterland-refusal-bridge-unknown = `{ $text }` — не мост. Назови ячейку под ним и направление: `bridge O14h` по горизонтали, `bridge O14v` по вертикали.
cutterland-refusal-token-twice =
    { $kind ->
        [wall] Между { $one } и { $other } уже стоит стена. Одной хватит.
        [bridge] Над { $one } этот мост уже лежит. Одного хватит.
        [prey] { $one } — уже добыча. Хватит одного раза.
       *[tower] На { $one } уже стоит крепость. Одной хватит.
    }
cutterland-refusal-tokens-towers =
    { $owned ->
        [0] Крепостей у тебя нет. Убери их.
        [one] У тебя { $owned } крепость, а здесь нужно { $used }. Убери лишние.
        [few] У тебя { $owned } крепости, а здесь нужно { $used }. Убери лишние.
        [many] У тебя { $owned } крепостей, а здесь нужно { $used }. Убери лишние.
       *[other] У тебя { $owned } крепости, а здесь нужно { $used }. Убери лишние.
    }
cutterland-refusal-tokens-wall-bridges =
    { $owned ->
        [0] Стен и мостов у тебя нет. Убери их.
        [one] У тебя { $owned } стена/мост, а здесь нужно { $used }. Убери лишние.
        [few] У тебя { $owned } стены/моста, а здесь нужно { $used }. Убери лишние.
        [many] У тебя { $owned } стен/мостов, а здесь нужно { $used }. Убери лишние.
       *[other] У тебя { $owned } стены/моста, а здесь нужно { $used }. Убери лишние.
    }
cutterland-refusal-tower-slot = На { $cell } нет клетки. Поставь крепость на монстра своей страны.
cutterland-refusal-tower-empty = На { $cell } нет монстра. Крепость ставят на монстра.
cutterland-refusal-wall-border = У { $one } и { $other } нет общей стороны. Стена стоит между двумя соседними клетками.
cutterland-refusal-wall-slot = На { $cell } нет клетки. Стена стоит между двумя клетками твоей страны.
cutterland-refusal-bridge-direction = У `{ $bridge }` нет направления. Добавь `h` (по горизонтали) или `v` (по вертикали).
cutterland-refusal-bridge-crossed = Над { $cell } лежат два моста. Убери один из них.
cutterland-refusal-bridge-edge = Мост над { $over } { $way ->
        [h] по горизонтали
       *[v] по вертикали
    } вышел бы за край стола.
cutterland-refusal-bridge-end = Мост над { $over } { $way ->
        [h] по горизонтали
       *[v] по вертикали
    } кончался бы на пустом месте { $cell }. Оба его конца должны лежать на клетках твоей страны.
cutterland-refusal-bridge-wall = Мост над { $over } { $way ->
        [h] по горизонтали
       *[v] по вертикали
    } кончался бы на стене между { $one } и { $other }. Убери что-то одно.
cutterland-refusal-prey-slot = На { $cell } нет клетки. Назови монстра, которого могут съесть твои драконы.
cutterland-refusal-prey-safe = Твои драконы не могут съесть то, что на { $cell }. Выбери другого монстра или никого: тогда это обойдётся тебе дешевле всего.
cutterland-refusal-prey-twice = Добыча { $cell } названа дважды. Хватит одного раза.
cutterland-refusal-prey-none = Назови ячейки добычи после `prey` или не пиши это слово.
cutterland-refusal-prey-count =
    { $wanted ->
        [one] Из { $cells } твои драконы съедят ровно { $wanted }; названо: { $named }.
        [few] Из { $cells } твои драконы съедят ровно { $wanted }; названо: { $named }.
        [many] Из { $cells } твои драконы съедят ровно { $wanted }; названо: { $named }.
       *[other] Из { $cells } твои драконы съедят ровно { $wanted }; названо: { $named }.
    }
cutterland-refusal-grid-large = Это слишком много: рядов и столбцов может быть { $most }.
cutterland-refusal-grid-uneven = Ряд { $row } не такой длины, как первый. Пустое место пиши как `--`.
cutterland-refusal-square-unknown = `{ $text }` на { $cell } — не клетка. Напиши местность (p, m, w) и символ или точку, например `wK` или `m.`.
cutterland-refusal-square-habitat =
    На { $cell }: { $creature ->
        [kraken] кракен
        [goblin] гоблин
        [centaur] кентавр
        [dragon] дракон
        [turtle] черепаха
       *[frog] лягушка
    } не живёт на местности «{ $terrain ->
        [plains] луг
        [moor] пустошь
       *[wetland] водоём
    }». Напиши другую местность.
cutterland-refusal-action-unknown = `{ $text }` — не ход. Напиши cut, discard, take, place, resolve или recall.
cutterland-refusal-action-cut = `{ $text }` — не разрез. Напиши номер карты и группы, например `cut 2 ABEF CDGH IJKL`.
cutterland-refusal-action-discard = `{ $text }` не называет фрагментов. Напиши их буквы, например `discard B D`.
cutterland-refusal-action-take = `{ $text }` — не фрагмент. Напиши его букву, например `take B`.
cutterland-refusal-action-place = `{ $text }` — не место. Напиши фрагмент, ячейку и четверти оборота, например `place B M13 1`.
cutterland-refusal-action-recall = Чтобы отозвать план, напиши только `recall`.

## The rules in short: one page each

cutterland-rules-goal =
    ## Cutterland вкратце
    Каждый создаёт страну из фрагментов, вырезанных из карт местности. В ней живут монстры, которые в конце приносят **победные очки (ПО)** — если их не съели.

    1. **Разрезать.** Один игрок разрезает карту на фрагменты.
    2. **Выбирать.** Каждый берёт фрагмент; тому, кто разрезал, достаётся последний.
    3. **Класть.** Каждый добавляет свой фрагмент к своей стране.

    Затем разрезает следующий. На 2, 3 или 4 игроков приходится 8, 9 или 12 карт.

    После последней карты идут в ход **жетоны бонусов**, потом **охотятся** хищники, потом считают очки. Побеждает тот, у кого больше ПО; при равенстве — у кого выжило больше монстров.
cutterland-rules-cut =
    ## Разрезать и выбирать
    В карте 12 клеток, они названы латинскими буквами от A до L по рядам. Разрежь её по границам клеток ровно на столько фрагментов, сколько игроков (вдвоём — на 4).

    • Клетки фрагмента соединяются сторонами. Углы не держат.
    • Фрагмент может быть любого размера, хоть из одной клетки.
    • Разрез пишут буквами: `ABEF CDGH`. Остаток — последний фрагмент.

    Начиная слева от того, кто разрезал, каждый выбирает фрагмент; сам он — последним. Вдвоём каждый получает два, по очереди.

    Если за столом разрешены **лишние фрагменты**, их можно сделать больше: игрок справа от тебя уберёт лишние, а ты потеряешь 3 ПО.
cutterland-rules-land =
    ## Твоя страна
    Поворачивай фрагмент как хочешь, но не переворачивай. Он не должен накрывать того, что уже лежит, и хотя бы одна клетка должна касаться твоей страны стороной. Дыры допустимы. Положенное остаётся на месте.

    Местность бывает трёх видов: **луг** (зелёный), **пустошь** (жёлтая) и **водоём** (синий). Две клетки **соединены**, если у них общая сторона. Соединённые клетки одной местности образуют **регион**.

    У мест есть имена: буква столбца и номер ряда. `M14` — это куда ляжет первая клетка фрагмента, считая с верхнего ряда. Первый фрагмент ложится сам.
cutterland-rules-creatures =
    ## Что приносит очки
    • **Гоблины** (пустошь): 1, 2, 3 или 4 в одном регионе приносят 2, 5, 9 или 14 ПО, каждый следующий — ещё 2.
    • **Кентавр** (луг): 1 ПО за каждую клетку своего региона. Второй кентавр там ничего не добавляет.
    • **Черепахи** (луг, водоём): одна на всю страну приносит 10, две — 5, больше — ничего.
    • **Драконы** (луг, пустошь): 7 ПО за каждый регион ровно с двумя.
    • **Кракен** (водоём): 2 ПО за каждого съеденного монстра.
    • **Лягушки** (пустошь, водоём): по −2 ПО. Пусть их съедят!
    • **Жетоны бонусов**, которые ты не применишь: по 1 ПО.
cutterland-rules-predators =
    ## Охота
    Считаются только выжившие. Хищники охотятся всегда, нравится тебе это или нет.

    Сначала **кракены**. Кракен съедает всех монстров на клетках рядом и по углам, даже драконов. Друг друга кракены не трогают.

    Потом **драконы**, которые остались. Каждый съедает одного монстра в своём регионе, но не другого дракона. Кого — выбираешь ты.

    Клетки остаются в твоей стране; на них лежат только кости.
cutterland-rules-bonuses =
    ## Крепости, стены и мосты
    За каждый символ бонуса на своих фрагментах ты получаешь жетон. После последней карты тайно размести сколько хочешь:

    • **Крепость** на монстре: его нельзя съесть. Хищник в крепости всё равно охотится.
    • **Стена** между двумя клетками: они больше не соединены. Она делит регион и защищает от кракена клетку рядом, но не клетки по углам.
    • **Мост** над одной клеткой или пустым местом: две клетки на его концах соединены, будто лежат рядом.

    Жетон «стена/мост» — одно из двух, на твой выбор. Мосту нужны клетки на обоих концах, и без стены там. Пишут так: `tower M12` (крепость), `wall M12-N12` (стена), `bridge O14h` (мост; `h` по горизонтали, `v` по вертикали).
cutterland-rules-playing =
    ## Как играть здесь
    Кнопка **Мой ход** на доске открывает панель, которую видишь только ты. Она показывает, что можно сделать и что это принесёт. Всё засчитывается, когда ты подтвердишь.

    Удобнее писать? `/{ command-cut-name }`, `/{ command-take-name }`, `/{ command-place-name }`, `/{ command-build-name }` и `/{ command-recall-name }` делают то же самое и проверяют написанное ещё при вводе.

    `/{ command-hand-name }` покажет твои карты, `/{ command-land-name }` — страну любого игрока с её очками, `/{ command-turns-name }` — все партии, которые тебя ждут.

    Спешить некуда: партия продолжится, когда ты вернёшься.
