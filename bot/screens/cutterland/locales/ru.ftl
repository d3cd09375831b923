### Cutterland's own texts. Terms: docs/glossary.md.

cutterland-name = Cutterland
cutterland-cover-alt = Cutterland: карта, разрезанная на три фрагмента, и страна с кракенами, гоблинами, кентаврами, драконами, черепахами и лягушками.
cutterland-about = Разрезай карты местности, уступай остальным выбор и собери страну с лучшими монстрами.

## Commands. Discord takes descriptions of at most 100 characters.

command-cut-name = разрезать
command-cut = Разрезать одну из своих карт на фрагменты
command-cut-card = Номер карты на руке
command-cut-pieces = Клетки каждого фрагмента, например ABEF CDGH; остаток — последний фрагмент
command-discard-pieces = Буквы фрагментов, например B D
command-take-name = выбрать
command-take = Выбрать фрагмент
command-take-piece = Буква фрагмента
command-place-name = положить
command-place = Положить фрагмент в свою страну
command-place-at = Куда ляжет первая клетка фрагмента (в верхнем ряду слева), напр. M14
command-place-turns = Четверти оборота вправо, от 0 до 3
command-place-piece = Буква фрагмента, если у тебя их два
command-build-name = построить
command-build = Примерить жетоны бонусов; подтвердить можно потом
command-build-layout = Например: tower M12, wall M12-N12, bridge O14h, prey P15
command-cards-name = карты
command-cards = Ещё раз посмотреть карты, показанные до раздачи в турнирной серии
command-hunt-name = охота
command-hunt = После партии: охота в стране, шаг за шагом
command-hunt-player = Чья страна; если не указать, твоя
command-hunt-step = 1 постройки, 2 кракены, 3 драконы, 4 выжившие
command-land-name = страна
command-land = Посмотреть страну и её очки
command-land-player = Чья страна; если не указать, твоя

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

cutterland-level-easy = лёгкий
cutterland-level-medium = средний
cutterland-level-hard = сильный

## Table options

cutterland-option-pack = Набор
cutterland-option-pack-classics = Классика
cutterland-option-pack-highwater = Большая вода
cutterland-option-overcut = Лишние фрагменты
cutterland-option-overcut-reject = Запрещены
cutterland-option-overcut-penalty = Разрешены за 3 ПО
cutterland-option-overcut-free = Разрешены без штрафа
cutterland-option-first = Первый игрок
cutterland-option-first-random = По жребию
cutterland-option-first-1 = Место 1
cutterland-option-first-2 = Место 2
cutterland-option-first-3 = Место 3
cutterland-option-first-4 = Место 4
cutterland-option-preview = Примерять фрагменты до выбора
cutterland-option-preview-true = Да
cutterland-option-preview-false = Нет
cutterland-option-hints = Подсказки
cutterland-option-hints-true = Есть
cutterland-option-hints-false = Нет
cutterland-option-mirrored = Против часовой стрелки
cutterland-option-mirrored-true = Да
cutterland-option-mirrored-false = Нет
cutterland-option-shown = Показать карты до раздачи
cutterland-option-shown-true = Да
cutterland-option-shown-false = Нет
cutterland-option-pieces = Фрагменты
cutterland-option-pieces-cut = Вырезаны из карт
cutterland-option-pieces-bag = Из мешочка (бесконечная игра)
cutterland-option-pieces-box = Из коробки сервера
cutterland-option-fill = Пополнить мешочек при нехватке
cutterland-option-fill-true = Да
cutterland-option-fill-false = Нет
# What an option does, below its values in the menu of rules; at most 100 characters.
cutterland-option-pack-about = { cutterland-option-pack-highwater }: больше водоёмов, кракенов, стен и мостов
cutterland-option-overcut-about = Можно ли вырезать лишние фрагменты: их убирает сосед справа
cutterland-option-preview-about = Можно ли примерить фрагмент к своей стране до выбора
cutterland-option-shown-about = Все видят, какие карты будут в партии, но не знают, кому какие достанутся
cutterland-option-hints-about = Буду ли я подсказывать разрезы, места и постройки
cutterland-option-first-about = По правилам начинает тот, кто последним смотрел на карту: выбери его имя
cutterland-option-pieces-about = Новый набор, коробка сервера (каждую карту режут один раз) или мешочек, где карты не режут
cutterland-option-fill-about = Для игры с мешочком: недостающие фрагменты вырежет компьютер
cutterland-option-bag = Фрагменты в мешочке
cutterland-option-filled = Фрагменты для пополнения мешочка
cutterland-option-illegal-bag-option = Фрагменты из мешочка не сочетаются с настройкой { $option }. Откажись от чего-то одного.
cutterland-option-illegal-bag-short =
    { $missing ->
        [one] В мешочке не хватает { $missing } фрагмента из { $wanted }. Сначала закончи партию с картами или выбери **{ cutterland-option-fill }**.
        [few] В мешочке не хватает { $missing } фрагментов из { $wanted }. Сначала закончи партию с картами или выбери **{ cutterland-option-fill }**.
        [many] В мешочке не хватает { $missing } фрагментов из { $wanted }. Сначала закончи партию с картами или выбери **{ cutterland-option-fill }**.
       *[other] В мешочке не хватает { $missing } фрагмента из { $wanted }. Сначала закончи партию с картами или выбери **{ cutterland-option-fill }**.
    }
cutterland-option-illegal-bag-long = Для партии нужно фрагментов из мешочка: { $wanted }, а не { $there }.
cutterland-option-illegal-bag-piece = Номер { $number } в мешочке — не фрагмент.
cutterland-option-illegal-bag-unwanted = Партия с картами не берёт фрагменты из мешочка.
cutterland-option-illegal-shelf-short =
    { $missing ->
        [one] В мешочке не хватает { $missing } фрагмента из { $wanted }. Сначала закончи партию с картами или выбери **{ cutterland-option-fill }**.
        [few] В мешочке не хватает { $missing } фрагментов из { $wanted }. Сначала закончи партию с картами или выбери **{ cutterland-option-fill }**.
        [many] В мешочке не хватает { $missing } фрагментов из { $wanted }. Сначала закончи партию с картами или выбери **{ cutterland-option-fill }**.
       *[other] В мешочке не хватает { $missing } фрагмента из { $wanted }. Сначала закончи партию с картами или выбери **{ cutterland-option-fill }**.
    }
cutterland-option-box = Карты из коробки
cutterland-option-illegal-box-short = В коробке карт: { $there }, а для партии нужно { $wanted }. Организатор может начать новую коробку: `/{ command-box-name }`. Или верни обычные **{ cutterland-option-overcut }** и **{ cutterland-option-shown }**: тогда подойдёт мешочек.
cutterland-option-illegal-box-bag-short = В коробке мало карт, а в мешочке фрагментов: { $there } из { $wanted } нужных. Организатор может начать новую коробку: `/{ command-box-name }`. Или выбери **{ cutterland-option-fill }**.
cutterland-option-illegal-box-cards = Для партии нужно разных карт одного набора из коробки: { $wanted }.
cutterland-option-illegal-box-unwanted = Карты из коробки берёт только партия с коробкой.
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
cutterland-pieces-removed = -# Убраны: { $pieces }
cutterland-take = Взять { $letter }

## Tournament sessions

cutterland-cards = Эти карты (всего { $n }) раздадут рубашкой вверх. `/{ command-cards-name }` покажет их снова.
cutterland-cards-hidden = В этой партии карты до раздачи не показывали. Их показывают в турнирных сериях или если так выбрано в лобби: **{ lobby-options }**.
cutterland-alt-cards = Карты этой партии в порядке набора, всего { $n }: { $cards }.
cutterland-session-won = Победа в серии: { $name }, { $points } ПО
cutterland-session-place = **{ $place }.** { $name }: { $points } ПО ({ $first } + { $second })
cutterland-session-survivors = { $n ->
    [one] { $n } выживший
    [few] { $n } выживших
    [many] { $n } выживших
   *[other] { $n } выжившего
} во второй партии
cutterland-session-turn = первый разрез в ней — в раунде { $turn }

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
cutterland-bag-enough = Хватит на партию с таким числом игроков: { $seats }. Введи `/{ command-new-name }`, затем нажми **{ lobby-options }**.
cutterland-bag-short = { $missing ->
        [one] Для партии нужен ещё { $missing } фрагмент
        [few] Для партии нужны ещё { $missing } фрагмента
        [many] Для партии нужно ещё { $missing } фрагментов
       *[other] Для партии нужно ещё { $missing } фрагмента
    }. Их добавляет каждая законченная партия; может добавить и компьютер: нажми **{ lobby-options }** в лобби.
cutterland-bag-filled =
    { $n ->
        [one] Компьютер вырезал { $n } фрагмент, чтобы пополнить мешочек для этой партии.
        [few] Компьютер вырезал { $n } фрагмента, чтобы пополнить мешочек для этой партии.
        [many] Компьютер вырезал { $n } фрагментов, чтобы пополнить мешочек для этой партии.
       *[other] Компьютер вырезал { $n } фрагмента, чтобы пополнить мешочек для этой партии.
    }
cutterland-bag-left =
    { $n ->
        [0] Мешочек пуст.
        [one] В мешочке остался { $n } фрагмент.
        [few] В мешочке осталось { $n } фрагмента.
        [many] В мешочке осталось { $n } фрагментов.
       *[other] В мешочке осталось { $n } фрагмента.
    }
cutterland-bag-instead = В коробке мало карт, поэтому фрагменты тянут из мешочка.
cutterland-stage-drawn = Раунд { $turn } из { $turns } · из мешочка тянет { $active }

## The box

cutterland-box = Коробка сервера
cutterland-box-about = Осталось карт: { $left } из { $of }. Каждую режут только один раз. Чтобы играть ими, выбери коробку в лобби: **{ lobby-options }**.
cutterland-box-full = **{ $pack }:** все карты ({ $of }) в коробке.
cutterland-box-pack = **{ $pack }:** в коробке { $left } из { $of }, в идущих партиях { $held }, израсходовано { $used }.
cutterland-box-unseen = На неизрасходованных картах: { $contents }.
cutterland-box-short = Партии с таким числом игроков теперь играют из мешочка: { $seats }.
cutterland-box-bag = В мешочке { $n ->
        [one] { $n } фрагмент
        [few] { $n } фрагмента
        [many] { $n } фрагментов
       *[other] { $n } фрагмента
    }.

## Looking back

cutterland-hindsight-tokens =
    { $lost ->
        [0] { $sure ->
            [true] **Жетоны.** { $you ->
                [yes] У тебя { $points } ПО
               *[no] { $name }: { $points } ПО
            }, больше получить нельзя.
           *[false] **Жетоны.** { $you ->
                [yes] У тебя { $points } ПО
               *[no] { $name }: { $points } ПО
            }. Ничего лучше я не нашёл.
        }
       *[other] **Жетоны.** { $you ->
            [yes] У тебя { $points } ПО
           *[no] { $name }: { $points } ПО
        }. Лучше всего вышло бы { $best } ({ $kinds }):
        { $layout }
    }
cutterland-hindsight-numbered = { $spot } **({ $number })**
cutterland-hindsight-nothing = оставить все жетоны
cutterland-hindsight-title = { $you ->
        [yes] Твой максимум
       *[no] { $name }, максимум
    }: { $points } ПО
cutterland-hindsight-unused = **Жетоны.** { $you ->
        [yes] Партия
       *[no] { $name }: партия
    } закончилась до размещения жетонов.
cutterland-hindsight-none = **Решения.** { $you ->
        [yes] Разреза,
       *[no] { $name }: разреза,
    } фрагмента или места заметно лучше сильнейший компьютер не нашёл.
cutterland-hindsight-take = **Главная ошибка.** Раунд { $turn }: { $you ->
        [yes] ты берёшь
       *[no] { $name } берёт
    } фрагмент { $did }. Сильнейший компьютер взял бы { $better } ({ $contents }) и положил на { $cell }, { $turned }: примерно +{ $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
cutterland-hindsight-lay = **Главная ошибка.** Раунд { $turn }: { $you ->
        [yes] ты кладёшь
       *[no] { $name } кладёт
    } фрагмент { $did } на { $at }. Сильнейший компьютер положил бы { $better } на { $cell }, { $turned }: примерно +{ $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
cutterland-hindsight-cut = **Главная ошибка.** Раунд { $turn }: { $you ->
        [yes] ты разрезаешь
       *[no] { $name } разрезает
    } карту { $card } на `{ $did }`{ $suggested ->
        [yes] , как в подсказке. Подумав подольше, сильнейший компьютер предпочёл бы
       *[no] . Сильнейший компьютер предпочёл бы
    } `{ $better }`: примерно +{ $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
cutterland-hindsight-discard = **Главная ошибка.** Раунд { $turn }: { $you ->
        [yes] ты убираешь
       *[no] { $name } убирает
    } { $n ->
        [one] фрагмент { $did }. Сильнейший компьютер убрал бы фрагмент { $better }
        [few] фрагменты { $did }. Сильнейший компьютер убрал бы фрагменты { $better }
        [many] фрагменты { $did }. Сильнейший компьютер убрал бы фрагменты { $better }
       *[other] фрагменты { $did }. Сильнейший компьютер убрал бы фрагменты { $better }
    }: примерно +{ $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
cutterland-hindsight-alt = { $you ->
        [yes] Твоя страна
       *[no] { $name }: страна
    }, раунд { $turn }. Фрагмент { $piece } на лучшем месте: { $cells }.

## Records

cutterland-record-turn = Раунд { $turn } из { $turns }: разрезает место { $number }
cutterland-record-drawn = Раунд { $turn } из { $turns }: из мешочка тянет место { $number }
cutterland-log-turn = Раунд { $turn } из { $turns }: разрезает { $name }
cutterland-log-drawn = Раунд { $turn } из { $turns }: из мешочка тянет { $name }
cutterland-record-end = Жетоны бонусов

## The board

cutterland-stage-cut = Раунд { $turn } из { $turns }
cutterland-stage-build = Последний шаг
cutterland-stage-discard = Раунд { $turn } из { $turns } · разрезает { $active }
cutterland-stage-take = Раунд { $turn } из { $turns } · разрезает { $active }
cutterland-stage-lay = Раунд { $turn } из { $turns } · разрезает { $active }
cutterland-stage-resolve = Все карты разрезаны. Теперь каждый тайно размещает жетоны бонусов.
cutterland-stage-over = Эта партия закончена.
cutterland-stage-ended = Эта партия закончилась досрочно.

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
       *[other] 🏰 { $name } размещает жетоны ({ $tokens }).
    }
cutterland-cut-by = Разрезает { $name }
cutterland-drawn-by = Из мешочка тянет { $name }
cutterland-then = Затем: { $names }.
cutterland-duties-lay = 🧩 { $names } кладут фрагменты.
cutterland-duties-resolve = 🏰 { $names } тайно размещают жетоны.

cutterland-final-winner = 🏆 Победа: { $name }, { $points } ПО!
cutterland-final-shared = 🏆 Общая победа: { $names } и { $last }, по { $points } ПО!
cutterland-final-claimed = 🏆 Победа: { $name }. Все остальные сдались.
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
cutterland-cut-about = { $pieces ->
        [one] Разрежь карту на { $pieces } фрагмент
        [few] Разрежь карту на { $pieces } фрагмента
        [many] Разрежь карту на { $pieces } фрагментов
       *[other] Разрежь карту на { $pieces } фрагмента
    }. { $seats ->
        [2] Один выбирает соперник, потом ты, затем каждый ещё по одному. Режь так, чтобы тебя устроил любой.
       *[other] Остальные выбирают первыми, последний достаётся тебе. Режь так, чтобы тебя устроил любой.
    }
cutterland-panel-overcut-penalty = Можно и больше чем на { $pieces }: лишние убирает { $name }, а ты теряешь 3 ПО.
cutterland-panel-overcut-free = Можно и больше чем на { $pieces }: лишние убирает { $name }.
cutterland-cut-presses = Нажми один край фрагмента, затем другой: клетки между ними войдут в него. Ещё раз — и клетка вернётся. Когда фрагмент набрал равную долю, следующая клетка начнёт новый; нажми её ещё дважды, чтобы добавить к прежнему. На доске будут те же буквы.
cutterland-cut-card = Карта { $card }
cutterland-panel-editor = ### { $pieces ->
        [one] Режь карту { $card } на { $pieces } фрагмент
        [few] Режь карту { $card } на { $pieces } фрагмента
        [many] Режь карту { $card } на { $pieces } фрагментов
       *[other] Режь карту { $card } на { $pieces } фрагмента
    }
cutterland-cut-begin = Нажми первую и последнюю клетку фрагмента. Остаток станет последним фрагментом.
cutterland-cut-few = Нажимай клетки фрагмента **{ $letter }** или **{ cutterland-cut-next }**
cutterland-cut-new = Нажимай клетки следующего фрагмента.
cutterland-cut-whole = ✓ Можно резать. Любая нажатая клетка перейдёт в **{ $letter }**.
cutterland-cut-apart =
    { $n ->
        [one] ⚠️ Фрагмент { $pieces } распадается: его клетки должны соприкасаться сторонами.
        [few] ⚠️ Фрагменты { $pieces } распадаются: клетки каждого должны соприкасаться сторонами.
        [many] ⚠️ Фрагменты { $pieces } распадаются: клетки каждого должны соприкасаться сторонами.
       *[other] ⚠️ Фрагменты { $pieces } распадаются: клетки каждого должны соприкасаться сторонами.
    }
cutterland-cut-many = ⚠️ { $n ->
        [one] { $n } фрагмент
        [few] { $n } фрагмента
        [many] { $n } фрагментов
       *[other] { $n } фрагмента
    } — это слишком много, можно не больше { $most }. Верни часть клеток.
cutterland-cut-wrong = ⚠️ `{ $text }`: { $why }
cutterland-cut-overcut-penalty = ⚠️ { $surplus ->
        [one] { $surplus } лишний фрагмент
        [few] { $surplus } лишних фрагмента
        [many] { $surplus } лишних фрагментов
       *[other] { $surplus } лишнего фрагмента
    }: это стоит 3 ПО.
cutterland-cut-overcut-free = ⚠️ { $surplus ->
        [one] { $surplus } лишний фрагмент
        [few] { $surplus } лишних фрагмента
        [many] { $surplus } лишних фрагментов
       *[other] { $surplus } лишнего фрагмента
    }: столько убирает { $name }.
cutterland-cut-confirm = ✂️ Резать
cutterland-cut-suggest = Совет
cutterland-cut-suggest-other = Другой
cutterland-cut-next = Далее ▸
cutterland-cut-shape = Повторить
cutterland-cut-type = Текстом…
cutterland-cut-clear = Очистить
cutterland-cut-other = Другая карта
cutterland-form-cut = Разрезать карту { $card }
cutterland-form-cut-label = Клетки каждого фрагмента (всего { $pieces })
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
        [one] { $active } вырезает { $n } лишний фрагмент. Нажми тот, что выйдет из игры.
        [few] { $active } вырезает { $n } лишних фрагмента. Нажми те, что выйдут из игры.
        [many] { $active } вырезает { $n } лишних фрагментов. Нажми те, что выйдут из игры.
       *[other] { $active } вырезает { $n } лишнего фрагмента. Нажми те, что выйдут из игры.
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
cutterland-take-press = Нажми букву, чтобы примерить фрагмент.
cutterland-hold-overlap = ⚠️ **{ $letter } на { $cell }** накрывает твою страну.
cutterland-hold-apart = ⚠️ **{ $letter } на { $cell }** не касается твоей страны.
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
       *[other] **{ $letter } на { $cell }**, { $turned }: № { $number } по очкам из { $n }.
    }
cutterland-take-gain = { $gain }, жетоны { $tokens }
cutterland-take-untried = За этим столом фрагменты до выбора не примеряют.
cutterland-take-nowhere = Фрагмент { $letter } никуда не ляжет: тебе достались бы только его жетоны бонусов.

cutterland-panel-lay =
    { $n ->
        [one] ### Положи фрагмент { $letter }
        [few] ### Положи фрагмент { $letter }, потом { $other }
        [many] ### Положи фрагмент { $letter }, потом { $other }
       *[other] ### Положи фрагмент { $letter }, потом { $other }
    }
cutterland-hunt-now = 🦴 Так прошла бы охота. { $prey }
cutterland-lay-nearest = Ближайшее: { $cell }
cutterland-lay-nowhere = Фрагменту { $letter } пока нет места. Сначала положи другой: место может появиться.
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
    У тебя есть: { $tokens }. Размещай сколько хочешь: каждый неиспользованный жетон приносит 1 ПО. Кости отмечают тех, кого съедят твои хищники.
    -# **Крепость** спасает монстра, на котором стоит. **Стена** разделяет две клетки. **Мост** над клеткой или пустым местом соединяет две клетки на своих концах. Можно и текстом: `/{ command-build-name }`.
cutterland-build-spot =
    { $kind ->
        [tower] Крепость на { $cell }
        [wall] Стена { $cell }
       *[bridge] Мост { $cell }
    }
cutterland-build-held = **{ $token }**: { $now } → **{ $after }** ({ $gain })
cutterland-build-built = **{ $points } ПО** ({ $gain } за постройки).
cutterland-build-start = **{ $points } ПО**. Выбери жетон, чтобы построить.
cutterland-build-none = **{ $points } ПО**. Жетон сам очков не даст.
cutterland-build-suggested =
    { $found ->
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
cutterland-layout-choice =
    { $count ->
        [one] Регион у { $cell }: твои драконы съедят { $count } из { $prey }. Я выбираю наименьшую потерю; изменить выбор можно в меню.
        [few] Регион у { $cell }: твои драконы съедят { $count } из { $prey }. Я выбираю наименьшую потерю; изменить выбор можно в меню.
        [many] Регион у { $cell }: твои драконы съедят { $count } из { $prey }. Я выбираю наименьшую потерю; изменить выбор можно в меню.
       *[other] Регион у { $cell }: твои драконы съедят { $count } из { $prey }. Я выбираю наименьшую потерю; изменить выбор можно в меню.
    }
cutterland-layout-chosen = Регион у { $cell }: твои драконы съедят { $count } из { $prey }, по твоему выбору.
cutterland-layout-given = Регион у { $cell }: твои драконы съедят { $eaten }. В меню можно выбрать из { $prey }.
cutterland-layout-confirm = 🔒 Готово
cutterland-layout-confirm-none = Оставить
cutterland-layout-form = Текстом…
cutterland-layout-clear = Стереть
cutterland-form-layout = Размести свои жетоны бонусов
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
        [few] Регион у { $cell }: выбери { $count } жертвы твоих драконов
        [many] Регион у { $cell }: выбери { $count } жертв твоих драконов
       *[other] Регион у { $cell }: выбери { $count } жертвы твоих драконов
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
    ### Ещё строят: { $names }
    Твои постройки подтверждены и пока остаются тайной.
cutterland-recall = Отменить

cutterland-waiting-cut = ### { $names } разрезает карту
cutterland-waiting-discard = ### { $names } убирает лишние фрагменты
cutterland-waiting-take = ### { $names } выбирает фрагмент
cutterland-waiting-lay = ### Ещё кладут: { $names }
cutterland-waiting-resolve = ### Ещё строят: { $names }
cutterland-panel-over = Твоя страна в конце партии
cutterland-standing = Пока **{ $points } ПО**: { $kinds }
cutterland-standing-tokens = -# Жетоны бонусов: { $tokens }
cutterland-land-empty = Твоя страна начнётся с первого фрагмента.
cutterland-land-begins = Фрагмент { $letter } твой. Когда выберут все, с него начнётся твоя страна.
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
cutterland-land-none = { $name }: страны ещё нет, она начнётся с первого фрагмента.
cutterland-land-tokens = -# Жетоны бонусов: { $tokens }

## The hunt, step by step

cutterland-hunt = Охота
cutterland-hunt-head = Охота: { $name } ({ $step } из { $steps })
cutterland-hunt-layout = Постройки перед охотой.
cutterland-hunt-krakens = **Сначала кракены:** каждый съедает всех монстров вокруг себя, в том числе по углам, и приносит 2 ПО за каждого.
cutterland-hunt-dragons = **Затем уцелевшие драконы:** каждый съедает одного монстра в своём регионе.
cutterland-hunt-nothing = Съесть некого.
cutterland-hunt-points = Это { $points } ПО.
cutterland-hunt-score =
    { $n ->
        [0] **Не выжил ни один монстр.**
        [one] **Выжил { $n } монстр.** Очки приносят только выжившие.
        [few] **Выжило { $n } монстра.** Очки приносят только выжившие.
        [many] **Выжило { $n } монстров.** Очки приносят только выжившие.
       *[other] **Выжило { $n } монстра.** Очки приносят только выжившие.
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

cutterland-deed-cut = { $name } разрезает карту. Клеток во фрагментах: { $pieces }.
cutterland-deed-overcut = { $name } вырезает лишние фрагменты и теряет { $penalty } ПО. Клеток: { $pieces }.
cutterland-deed-drawn = { $name } тянет из мешочка { $n ->
        [one] { $n } фрагмент
        [few] { $n } фрагмента
        [many] { $n } фрагментов
       *[other] { $n } фрагмента
    }.
cutterland-deed-discarded =
    { $n ->
        [one] { $name } убирает фрагмент { $pieces }.
        [few] { $name } убирает фрагменты { $pieces }.
        [many] { $name } убирает фрагменты { $pieces }.
       *[other] { $name } убирает фрагменты { $pieces }.
    }
cutterland-deed-taken = { $name } берёт фрагмент { $piece }.
cutterland-deed-left = { $name } получает последний фрагмент, { $piece }.
cutterland-deed-laid = { $name } кладёт фрагмент { $piece }.
cutterland-deed-lost = { $name }: фрагмент { $piece } никуда не ложится и выходит из игры.
cutterland-deed-committed = { $name } подтверждает свой выбор.
cutterland-deed-recalled = { $name } выбирает заново.
cutterland-deed-revealed = Все построили. Хищники выходят на охоту!
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
        [one] Твои карты, осталась { $n }.
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
cutterland-alt-replay = Анимация, { $n ->
        [one] { $n } шаг
        [few] { $n } шага
        [many] { $n } шагов
       *[other] { $n } шага
    }. Фрагменты ложатся один за другим, новый обведён; в конце охота. Вот чем всё заканчивается. { $alt }
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
        [one] Регион ({ $terrain }) из { $n } клетки на { $cell }: { $points }.
        [few] Регион ({ $terrain }) из { $n } клеток от { $cell }: { $points }.
        [many] Регион ({ $terrain }) из { $n } клеток от { $cell }: { $points }.
       *[other] Регион ({ $terrain }) из { $n } клетки от { $cell }: { $points }.
    }
cutterland-alt-ghost =
    { $legal ->
        [yes] Фрагмент { $letter } над { $cell }, { $turned }.
       *[no] Фрагмент { $letter } над { $cell }, { $turned }, сюда его класть нельзя.
    }
cutterland-alt-box = Каждый вид клетки и сколько раз он встречается на неизрасходованных картах.
cutterland-alt-bag =
    { $n ->
        [one] Фрагменты в мешочке, видов: { $n }.
        [few] { $left ->
            [0] Все { $n } вида фрагментов в мешочке, сначала крупные.
           *[other] { $n } вида самых крупных фрагментов в мешочке; не показано ещё { $left }.
        }
        [many] { $left ->
            [0] Все { $n } видов фрагментов в мешочке, сначала крупные.
           *[other] { $n } видов самых крупных фрагментов в мешочке; не показано ещё { $left }.
        }
       *[other] { $left ->
            [0] Все { $n } вида фрагментов в мешочке, сначала крупные.
           *[other] { $n } вида самых крупных фрагментов в мешочке; не показано ещё { $left }.
        }
    }
cutterland-alt-end = Анимация: постройки, охота кракенов и драконов, подсчёт очков.
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
cutterland-learn-choose = **Выбери самый выгодный фрагмент.** Нажми букву, чтобы примерить его к своей стране. Одна черепаха приносит 10 ПО.
cutterland-learn-choose-done = ✓ **Выбрано!** С ним у страны может быть { $points } ПО.
cutterland-learn-lay = **Положи фрагмент так, чтобы его луг продолжил луг кентавра.** Кентавр приносит 1 ПО за каждую клетку своего региона. Ячейки называют по столбцу и ряду: первая клетка фрагмента сейчас на M15.
cutterland-learn-lay-done = ✓ **Готово!** У этой страны { $points } ПО. Вот другая, в конце партии.
cutterland-learn-hunt = **Пусть дракон съест лягушку на O15.** Хищники охотятся всегда: сначала кракены съедают всех вокруг, по 2 ПО за каждого, потом каждый дракон — одного монстра своего региона. Живая лягушка отнимает 2 ПО.
cutterland-learn-hunt-done = ✓ **Удачная охота!** Гоблин жив. В следующей стране у тебя есть жетон.
cutterland-learn-tower = **Спаси черепаху на M13 от кракена.** Символы бонусов на твоих фрагментах дают жетоны. Передвинь **крепость** на черепаху, нажми **{ cutterland-key-put }**, потом **{ cutterland-layout-confirm }**.
cutterland-learn-tower-done = ✓ **Спасена!** У этой страны { $points } ПО. Каждый неиспользованный жетон приносит 1 ПО.
cutterland-learn-bridge = **Положи мост над O13.** Он соединяет клетки на своих концах: два гоблина в регионе приносят 5 ПО, четыре — 14.
cutterland-learn-bridge-done = ✓ **Соединено!** У этой страны { $points } ПО. Этот жетон может быть и стеной: она разделяет две клетки.
cutterland-learn-cut = **Теперь разрежь карту на три фрагмента.** Остальные выбирают первыми, так что пусть каждый будет хорош. Нажми первую и последнюю клетку фрагмента или **{ cutterland-cut-suggest }**, потом **{ cutterland-cut-confirm }**.
cutterland-learn-cut-done = ✓ **Карта разрезана!** Последний фрагмент достался бы тебе.
cutterland-learn-score = **Конец.** Очки приносят выжившие и жертвы кракенов. Побеждает тот, у кого больше ПО.
cutterland-learn-bye = **Вот и всё!** `/{ command-rules-name }` расскажет подробности, `/{ command-new-name }` откроет партию с друзьями.

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
cutterland-bad-hunt = Охоту можно будет посмотреть, когда все подтвердят свои постройки.
cutterland-bad-seat = Выбери кого-то из этой партии.

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
cutterland-plan-cutting = -# Твой следующий разрез. До твоего хода его никто не увидит.
cutterland-plan-whole = ◀ План
cutterland-plan-note = В план
cutterland-plan-cut = Следующую карту разрезаешь ты.
cutterland-plan-cut-make = Подготовить разрез
cutterland-plan-cut-change = Изменить разрез
cutterland-plan-cut-leave = Убрать разрез
cutterland-plan-then = ### План: после твоего разреза
cutterland-plan-then-make = Спланировать дальше
cutterland-plan-then-change = Изменить дальше
cutterland-plan-build = Твоя страна готова: жетоны можно разместить уже сейчас.
cutterland-plan-build-make = Разместить жетоны
cutterland-plan-build-change = Изменить жетоны
cutterland-plan-build-leave = Убрать жетоны
cutterland-plan-building = -# Твои жетоны на конец партии. Их никто не увидит, пока все не подтвердят.
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
cutterland-plan-told-cut = разрезать карту { $card } на { $pieces }
cutterland-plan-told-after = после этого разреза: { $line }
cutterland-plan-told-build =
    { $layout ->
        [none] оставить все жетоны
       *[other] жетоны: { $layout }
    }

## Refusals of the rules: what is wrong and what to do

cutterland-refusal-other = Нажми **Мой ход**, чтобы увидеть, что можно сделать.
cutterland-refusal-wrong-phase =
    { $phase ->
        [cut] Дождись разреза, а если режешь ты, нажми **Мой ход**.
        [discard] Подожди, пока уберут лишние фрагменты.
        [take] Идёт выбор фрагментов. Нажми **Мой ход**, чтобы узнать, твоя ли очередь.
        [lay] Все кладут фрагменты. Нажми **Мой ход**, чтобы увидеть свои.
        [resolve] Все размещают жетоны. Нажми **Мой ход**, чтобы разместить свои.
       *[over] Эта партия закончена. `/{ command-new-name }` откроет другую.
    }
cutterland-refusal-not-your-turn =
    { $phase ->
        [lay] Твои фрагменты уже лежат. Подожди остальных.
        [resolve] Твой выбор подтверждён. `/{ command-undo-name }` отменит его, пока другие строят.
       *[other] Сейчас чужой ход. Когда начнётся твой, я упомяну тебя.
    }
cutterland-refusal-nothing-to-recall = Свой выбор можно отменить, пока не подтвердили все.
cutterland-refusal-card = Введи номер карты на руке, например 2. `/{ command-hand-name }` покажет твои карты.
cutterland-refusal-cut = Введи латинские буквы клеток от A до L, каждую в одном фрагменте, например `ABEF CDGH`.
cutterland-refusal-cut-twice = Оставь клетку { $letter } только в одном фрагменте.
cutterland-refusal-cut-few = Введи все фрагменты (нужно { $least }) или все, кроме последнего, например `ABEF CDGH`.
cutterland-refusal-cut-many = Фрагментов может быть не больше { $most }.
cutterland-refusal-cut-left-out = Добавь к фрагментам и { $letters }.
cutterland-refusal-cut-apart = Клетки { $group } должны соприкасаться сторонами.
cutterland-refusal-plan = Введи свои следующие ходы по порядку, например `take B; place B M14 1; cut 2 ABEF CDGH IJKL`.
cutterland-refusal-plan-untried = В этой партии планируй только, какие фрагменты взять.
cutterland-refusal-piece = Выбери фрагмент из тех, что показывает **Мой ход**, каждый один раз.
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
cutterland-refusal-place-long = Выбери другую ячейку: страна стала бы длиннее сетки.
cutterland-refusal-layout = Введи `tower` (крепость), `wall` (стена), `bridge` (мост) или `prey` (жертва) и ячейки, например `tower M12, wall M12-N12`.
cutterland-refusal-tower = Поставь крепость на монстра своей страны, где её ещё нет.
cutterland-refusal-wall = Поставь стену между двумя соседними клетками своей страны.
cutterland-refusal-wall-unknown = Введи клетки по обе стороны стены, например `wall M12-N12`.
cutterland-refusal-bridge = Положи мост там, где на обоих концах клетки и не мешает стена или другой мост.
cutterland-refusal-bridge-unknown = Введи `bridge O14h` для моста над O14 по горизонтали или `bridge O14v` по вертикали.
cutterland-refusal-token = Там уже есть такой жетон. Выбери другую ячейку.
cutterland-refusal-tokens = Убери лишние жетоны: у тебя их меньше.
cutterland-refusal-prey = Укажи всех жертв своих драконов, например `prey P15`, или убери `prey`, и выберу я.
cutterland-refusal-action = Введи ход, например `cut 2 ABEF CDGH`, `discard B D`, `take B`, `place B M13 1`, `resolve tower M12` или `recall`.

## The rules in short: one page each

cutterland-rules-goal =
    ## Cutterland вкратце
    Создай страну из фрагментов карт местности. Выжившие в ней монстры приносят **победные очки (ПО)**.

    1. **Разрезать.** Один игрок разрезает карту на фрагменты.
    2. **Выбирать.** Каждый берёт по одному; последним — тот, кто разрезал.
    3. **Класть.** Каждый добавляет фрагмент к своей стране.

    Потом режет следующий: 8 карт на двоих, 9 на троих, 12 на четверых.

    После последней карты — **жетоны бонусов** и **охота**. Побеждает тот, у кого больше ПО, а при равенстве — больше выживших; если и тут равенство, победа общая.
cutterland-rules-cut =
    ## Разрезать и выбирать
    Разрежь карту из 12 клеток на столько фрагментов, сколько игроков; вдвоём — на четыре. Клетки фрагмента должны соприкасаться сторонами, размер любой.

    Первым выбирает сосед слева от того, кто разрезал, а он сам — последним. Вдвоём выбирают по очереди, по два фрагмента.
cutterland-rules-land =
    ## Твоя страна
    Фрагмент можно поворачивать, но не переворачивать. Он касается твоей страны стороной и не накрывает её. Лежащие фрагменты не двигают.

    Местность бывает трёх видов: ⟦cutterland_plains⟧ **луг**, ⟦cutterland_moor⟧ **пустошь** и ⟦cutterland_wetland⟧ **водоём**. Клетки с общей стороной **соединены**; соединённые клетки одной местности образуют **регион**.

    Ячейка фрагмента, например `M14`, — та, где лежит его левая клетка в верхнем ряду. За столбцом Z снова идёт A.
cutterland-rules-creatures =
    ## Что приносит очки
    • ⟦cutterland_goblin⟧ **Гоблины** (пустошь): 1, 2, 3 или 4 в одном регионе приносят 2, 5, 9 или 14 ПО, каждый следующий — ещё 2.
    • ⟦cutterland_centaur⟧ **Кентавр** (луг): 1 ПО за каждую клетку своего региона. Второй там ничего не добавляет.
    • ⟦cutterland_turtle⟧ **Черепахи** (луг, водоём): одна на всю страну приносит 10 ПО, две вместе — 5, больше — ничего.
    • ⟦cutterland_dragon⟧ **Драконы** (луг, пустошь): 7 ПО за каждый регион ровно с двумя.
    • ⟦cutterland_kraken⟧ **Кракен** (водоём): 2 ПО за каждого съеденного монстра.
    • ⟦cutterland_frog⟧ **Лягушки** (пустошь, водоём): −2 ПО каждая.
    • **Неиспользованные жетоны бонусов**: 1 ПО каждый.
cutterland-rules-predators =
    ## Охота
    Очки приносят только выжившие, а хищники охотятся всегда.

    Сначала каждый **кракен** съедает всех вокруг, даже драконов, но не кракенов. Стена его останавливает, кроме углов; по мосту он достаёт дальше.

    Потом каждый уцелевший **дракон** съедает одного монстра своего региона, но не дракона. Кого — выбираешь ты.

    Клетки остаются, но теперь на них кости.
cutterland-rules-bonuses =
    ## Крепости, стены и мосты
    Каждый символ бонуса на твоих фрагментах даёт жетон. После последней карты тайно размести сколько хочешь:

    • ⟦cutterland_token_tower⟧ **Крепость** на монстре: его нельзя съесть, но хищник в крепости охотится.
    • ⟦cutterland_token_wall⟧ **Стена** между двумя клетками: они больше не соединены.
    • ⟦cutterland_token_bridge⟧ **Мост** над клеткой или пустым местом: клетки на его концах соединены, если не мешает стена.

    Жетон «стена/мост» может быть и тем и другим.
cutterland-rules-variants =
    ## Варианты игры
    Их выбирает хозяин стола в лобби: **{ lobby-options }**.

    • **Мешочек** (`/{ command-bag-name }`): карты не режут. Каждый раунд тянут случайные фрагменты, из них и выбирают. Мешочек пополняют законченные партии.
    • **Коробка** (`/{ command-box-name }`): каждую карту режут только один раз. Когда карт не хватает, играют с мешочком.
    • **Турнирная серия:** две партии, очки складываются; вторая идёт против часовой стрелки. При равенстве выше тот, у кого во второй партии больше выживших, потом — кто в ней позже начал резать.

## Задача дня

cutterland-puzzle-build = Построй на максимум ПО: { $tokens }.
cutterland-puzzle-cut = Разрежь карту так, чтобы оставшийся тебе фрагмент принёс больше всего ПО.
cutterland-puzzle-scoring = -# ПО: { $list }.
cutterland-puzzle-scores = { $kind ->
        [kraken] кракен 2 за съеденного, и по диагонали
        [goblin] гоблины в регионе 2, 5, 9, 14, +2
        [centaur] регион с кентаврами 1 за клетку
        [dragon] регион ровно с 2 драконами 7, каждый ест 1
        [turtle] черепаха 10, две 5
       *[frog] лягушка −2
    }
cutterland-puzzle-about-build = -# Крепость спасает, стена делит, мост соединяет. Жетон в запасе: 1.
cutterland-puzzle-about-cut = -# Остальные выбирают раньше то, что сейчас выгоднее; при равенстве первую букву. Каждый жетон: 1.
cutterland-puzzle-uses-build = попытку тратит **{ cutterland-layout-confirm }** или **{ cutterland-layout-confirm-none }**
cutterland-puzzle-uses-cut = попытку тратит **{ cutterland-cut-confirm }**
cutterland-puzzle-takes = { $name } берёт { $piece } ({ $gain })
cutterland-puzzle-taken = { $others } · тебе остаётся **{ $piece }** ({ $gain } ПО)
cutterland-puzzle-none = жетоны не нужны
cutterland-puzzle-points = { $n } ПО
cutterland-puzzle-prey = { $built }; драконы съедят { $cells }
cutterland-puzzle-title-build = Построй выгоднее всего
cutterland-puzzle-title-cut = Разрежь выгоднее всего
