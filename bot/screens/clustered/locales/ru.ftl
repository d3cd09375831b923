### Clustered's own texts. Terms: docs/glossary.md.

clustered-name = Clustered
clustered-cover-alt = Clustered: карты трёх игроков группами вокруг начальной карты.
clustered-about = Подбирай карты, собирай свои прямоугольники и линии и мешай остальным.

## Commands. Discord takes descriptions of at most 100 characters.

command-play-card-name = сыграть-карту
command-play-card = Сыграть карту с руки
command-play-card-card = Число, фигура S T C, заливка o : *, например 2S*; W — джокер
command-play-card-at = Ячейка, например M12
command-discard-cards = Карты с твоей руки, например 2S* W

option-cards-name = карты
option-fast-name = быстрая
option-size_bonuses-name = за_размер
option-third_wild-name = третий_джокер
option-handicap-name = фора
option-table-name = стол

## Computer players, weakest first


## Table options

clustered-option-fast = Быстрая игра
clustered-quick = { clustered-option-fast }
clustered-quick-about = Быстрая игра: по 16 карт (в полной 29)
clustered-option-size_bonuses = Бонусы за размер
clustered-option-third_wild = Третий джокер для всех
clustered-option-hints = Подсказки
clustered-option-handicap = Места с третьим джокером
clustered-option-table = Стол
clustered-option-table-open = Открытый, 26 × 26 ячеек
clustered-option-table-large = Ограниченный, большой
clustered-option-table-small = Ограниченный, малый
clustered-option-first = Первый игрок
# What an option does, below its values in the menu of rules; at most 100 characters.
clustered-option-fast-about = Бери 7 карт и сбрось 2, потом бери до 2 карт за ход и оставляй 5
clustered-option-size_bonuses-about = По 2 очка за самый большой прямоугольник и самую длинную линию; при равенстве никому
clustered-option-third_wild-about = У каждого 3 джокера вместо 2 и на один ход больше
clustered-option-hints-about = Показываю, куда подходят твои карты
clustered-option-first-about = По правилам — самый младший
clustered-option-table-about = Ограниченный: большой — 13 ячеек в ширину, малый — 9; от 5 игроков — 20 и 16
clustered-option-illegal-first-absent = { first-absent }
clustered-option-illegal-handicap-everybody = Третий джокер уже есть у всех. Отключи его или не выбирай места.

## Cards

clustered-wild = джокер
clustered-card =
    { $fill ->
        [hollow] { $shape ->
            [square] { $n ->
                [one] { $n } пустой квадрат
                [few] { $n } пустых квадрата
                [many] { $n } пустых квадратов
               *[other] { $n } пустого квадрата
            }
            [triangle] { $n ->
                [one] { $n } пустой треугольник
                [few] { $n } пустых треугольника
                [many] { $n } пустых треугольников
               *[other] { $n } пустого треугольника
            }
           *[circle] { $n ->
                [one] { $n } пустой круг
                [few] { $n } пустых круга
                [many] { $n } пустых кругов
               *[other] { $n } пустого круга
            }
        }
        [dotted] { $shape ->
            [square] { $n ->
                [one] { $n } квадрат с точками
                [few] { $n } квадрата с точками
                [many] { $n } квадратов с точками
               *[other] { $n } квадрата с точками
            }
            [triangle] { $n ->
                [one] { $n } треугольник с точками
                [few] { $n } треугольника с точками
                [many] { $n } треугольников с точками
               *[other] { $n } треугольника с точками
            }
           *[circle] { $n ->
                [one] { $n } круг с точками
                [few] { $n } круга с точками
                [many] { $n } кругов с точками
               *[other] { $n } круга с точками
            }
        }
       *[solid] { $shape ->
            [square] { $n ->
                [one] { $n } сплошной квадрат
                [few] { $n } сплошных квадрата
                [many] { $n } сплошных квадратов
               *[other] { $n } сплошного квадрата
            }
            [triangle] { $n ->
                [one] { $n } сплошной треугольник
                [few] { $n } сплошных треугольника
                [many] { $n } сплошных треугольников
               *[other] { $n } сплошного треугольника
            }
           *[circle] { $n ->
                [one] { $n } сплошной круг
                [few] { $n } сплошных круга
                [many] { $n } сплошных кругов
               *[other] { $n } сплошного круга
            }
        }
    }

## Points

clustered-points-rectangle = прямоугольник { $points }
clustered-points-lines = линии { $points }
clustered-points-largest = самый большой прямоугольник +{ $points }
clustered-points-longest = самая длинная линия +{ $points }
clustered-points-none = нет ни прямоугольника, ни линий
clustered-bonuses = Бонусы за размер: прямоугольник — { $largest }, линия — { $longest }.
clustered-bonus-nobody = никто

## Looking back

clustered-hindsight-place = { $left ->
        [one] Оставалась { $left } карта
        [few] Оставалось { $left } карты
        [many] Оставалось { $left } карт
       *[other] Оставалось { $left } карты
    }, { $you ->
        [yes] твой ход
       *[no] { $name }
    } — { $card } на { $cell }. { $better } на { $there } — примерно на { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } лучше.
clustered-hindsight-numbered = { $cell } **({ $number })**

## Records

clustered-record-opening = Первый сброс
clustered-record-round =
    { $n ->
        [one] Осталось сыграть { $n } карту
        [few] Осталось сыграть { $n } карты
        [many] Осталось сыграть { $n } карт
       *[other] Осталось сыграть { $n } карты
    }

## The board

clustered-stage-turn =
    { $n ->
        [one] осталось сыграть { $n } карту
        [few] осталось сыграть { $n } карты
        [many] осталось сыграть { $n } карт
       *[other] осталось сыграть { $n } карты
    }
clustered-stage-own = рука { $hand }, колода { $deck }
clustered-stage-over = { refusal-match-over }
clustered-stage-ended = { ended-early }

clustered-duty-opening =
    { $n ->
        [one] 🃏 { $names } выбирает 2 карты для сброса
        [few] 🃏 { $names } выбирают 2 карты для сброса
        [many] 🃏 { $names } выбирают 2 карты для сброса
       *[other] 🃏 { $names } выбирают 2 карты для сброса
    }
clustered-duty-turn = 👉 { $names } играет карту
clustered-duty-trim = 👉 { $names } сбрасывает лишние карты
clustered-call-opening = 🃏 { $names }: выбери 2 карты для сброса.
clustered-call-turn = 👉 { $names }: сыграй карту.
clustered-call-trim = 👉 { $names }: сбрось лишние карты, чтобы осталось 5.

clustered-final-winner =
    🏆 { $n ->
        [one] Победа
        [few] Общая победа
        [many] Общая победа
       *[other] Общая победа
    }: { $names }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }!
clustered-final-solo =
    🏁 { $name }: **{ $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }** ({ $kinds }).

## Panels

clustered-panel-place = ### Сыграй карту
clustered-place-rule = С **каждой** соседней картой должны совпадать минимум два признака: **число, фигура, заливка**. Ⓦ и ✦ подходят ко всему.
clustered-place-at = { $card }**{ $cell }**: очки { $now } → **{ $after }** ({ $gain })
clustered-place-menu =
    { $n ->
        [one] Выбери ячейку (подходит { $n })
        [few] Выбери ячейку (подходят { $n })
        [many] Выбери ячейку (подходят { $n })
       *[other] Выбери ячейку (подходят { $n })
    }
clustered-spot =
    { $n ->
        [one] { $cell }: { $n } очко ({ $gain })
        [few] { $cell }: { $n } очка ({ $gain })
        [many] { $cell }: { $n } очков ({ $gain })
       *[other] { $cell }: { $n } очка ({ $gain })
    }
clustered-spot-beside = рядом: { $cards }
clustered-key-up = ⬆️
clustered-key-down = ⬇️
clustered-key-left = ⬅️
clustered-key-right = ➡️
clustered-key-type = Где…
clustered-key-best = ★ Лучшая ячейка
clustered-place-confirm = Сыграть: { $cell }
clustered-place-map = -# На маленькой схеме точки — где карта подходит, рамка — что видно здесь.
clustered-form-at = Куда сыграть { $card }?
clustered-form-at-label = Ячейка
clustered-form-at-hint = например, M12

clustered-panel-opening =
    ### Сбрось 2 карты из своих 7
    Их увидят, когда выберут все.
clustered-panel-stuck =
    ### Ни одна твоя карта не подходит
    Сбрось любую в открытую вместо хода.
clustered-panel-trim =
    { $n ->
        [one] ### Сбрось { $n } карту
        [few] ### Сбрось { $n } карты
        [many] ### Сбрось { $n } карт
       *[other] ### Сбрось { $n } карты
    }
    Оставить можно только 5.
clustered-toss-several = { $card } ({ $n } из { $of })
clustered-toss-confirm = Сбросить
clustered-panel-chosen =
    ### Твой сброс: { $cards }
    Его никто не увидит, пока не выберут все. { $n ->
        [one] Выбирает
        [few] Выбирают
        [many] Выбирают
       *[other] Выбирают
    } { $names }.
clustered-recall = Отменить сброс

clustered-waiting-opening = ### Ждём сброса: { $names }
clustered-waiting-turn = ### { $names } играет карту
clustered-waiting-trim = { clustered-waiting-opening }
clustered-panel-over = Рамки и линии показывают, что принесло очки.
clustered-news-one = -# { $name }: { $card } на { $cell }
clustered-news = -# Сыграно: { $cards }
clustered-news-more = -# Сыграно: { $cards } и ещё { $n }
clustered-standing =
    { $n ->
        [one] **{ $n } очко**: { $kinds }
        [few] **{ $n } очка**: { $kinds }
        [many] **{ $n } очков**: { $kinds }
       *[other] **{ $n } очка**: { $kinds }
    }
clustered-standing-deck =
    { $n ->
        [0] -# Твоя колода пуста.
        [one] -# В твоей колоде осталась { $n } карта.
        [few] -# В твоей колоде осталось { $n } карты.
        [many] -# В твоей колоде осталось { $n } карт.
       *[other] -# В твоей колоде осталось { $n } карты.
    }

## Looking

clustered-hand =
    { $n ->
        [0] Карт у тебя не осталось.
        [one] Твоя карта (видишь только ты)
        [few] Твои { $n } карты (видишь только ты)
        [many] Твои { $n } карт (видишь только ты)
       *[other] Твои { $n } карты (видишь только ты)
    }
clustered-hand-legend = -# Введи число, фигуру (`S` квадрат, `T` треугольник, `C` круг) и заливку (`o` пустая, `:` с точками, `*` сплошная), например `2S*`. `W` — джокер.
clustered-hand-note =
    { $n ->
        [one] { $n } ячейка
        [few] { $n } ячейки
        [many] { $n } ячеек
       *[other] { $n } ячейки
    }
clustered-score =
    { $n ->
        [one] `{ $letter }` { $name }: **{ $n } очко** · { $kinds }
        [few] `{ $letter }` { $name }: **{ $n } очка** · { $kinds }
        [many] `{ $letter }` { $name }: **{ $n } очков** · { $kinds }
       *[other] `{ $letter }` { $name }: **{ $n } очка** · { $kinds }
    }
clustered-score-cards = На руке { $held }, в колоде { $deck }.
clustered-score-discards = Сброшено: { $cards }.
clustered-score-none = ничего

## Suggestions while typing, at most 100 characters

clustered-suggest-card =
    { $n ->
        [one] { $card } { $sign } · { $told } · { $n } ячейка ({ $gain })
        [few] { $card } { $sign } · { $told } · { $n } ячейки, лучшая { $gain }
        [many] { $card } { $sign } · { $told } · { $n } ячеек, лучшая { $gain }
       *[other] { $card } { $sign } · { $told } · { $n } ячейки, лучшая { $gain }
    }
clustered-suggest-no-card = Карты «{ $typed }» среди подходящих нет. Выбери из списка.
clustered-suggest-stuck = Ни одна карта не подходит. Введи `/{ command-discard-name }`.
clustered-suggest-toss = { $card } { $sign } · { $told }
clustered-suggest-discard = Сбросить { $cards }

## What has happened

clustered-deed-placed = { $name }: сыграно { $card } на { $cell }.
clustered-deed-placed-forced = { $name }: единственный ход — { $card } на { $cell }.
clustered-deed-stuck = { $name }: ничего не подошло, сброшено { $cards }.
clustered-deed-trim = { $name }: осталось 5 карт, сброшено { $cards }.
clustered-deed-chosen = { $name }: 2 карты для сброса выбраны.
clustered-deed-recalled = { $name }: первый сброс отменён.
clustered-deed-revealed = Первый сброс: { $cards }.
clustered-deed-revealed-seat = { $name } { $cards }
clustered-deed-ended =
    { $n ->
        [one] Победа
        [few] Общая победа
        [many] Общая победа
       *[other] Общая победа
    }: { $names }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
clustered-deed-ended-solo =
    { $names }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.

## Pictures in words: a grid in a code block

clustered-text-seat = `{ $letter }` { $name } { $points }
clustered-text-newest = ! последняя
clustered-text-new = + новая
clustered-text-held = > твоя карта
clustered-text-fitting = ? подходит сюда
clustered-text-better = > лучше (2)
clustered-text-played = < сыграна (1)
clustered-text-squares = `S` квадраты
clustered-text-triangles = `T` треугольники
clustered-text-circles = `C` круги
clustered-text-hollow = `o` пустые
clustered-text-dotted = `:` с точками
clustered-text-solid = `*` сплошные
clustered-text-wild = `W` джокер Ⓦ
clustered-text-start = `@` начальная карта ✦
clustered-text-part = Показано от { $first } до { $last }; карты лежат от { $least } до { $most }.

## Alt texts, at most 1,024 characters each

clustered-alt-hand =
    { $n ->
        [0] Карт у тебя не осталось.
        [one] Твоя карта: { $cards }.
        [few] Твои { $n } карты: { $cards }.
        [many] Твои { $n } карт: { $cards }.
       *[other] Твои { $n } карты: { $cards }.
    }
clustered-alt-start =
    { $n ->
        [one] На столе только начальная карта.
        [few] На столе только начальные карты.
        [many] На столе только начальные карты.
       *[other] На столе только начальные карты.
    }
clustered-alt-newest = Последняя карта: { $card } на { $cell } ({ $name }).
clustered-alt-points = Очки: { $each }.
clustered-alt-seat = { $letter } { $name } { $points }
clustered-alt-row = Ряд { $row }: { $cards }.
clustered-alt-ghost =
    { $legal ->
        [yes] { $card } над { $cell }. Подходящие ячейки: { $cells }.
       *[no] { $card } над { $cell }, но сюда не подходит. Подходящие ячейки: { $cells }.
    }
clustered-alt-replay = Стол растёт карта за картой, { $n ->
        [one] { $n } картинка
        [few] { $n } картинки
        [many] { $n } картинок
       *[other] { $n } картинки
    }. В конце: { $alt }
clustered-alt-final = { $place }. { $name }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } ({ $kinds }).

## The lesson

clustered-learn-goal =
    Играй по одной карте за ход (твои — красные, `a`). Самый большой **прямоугольник** и каждая **линия** от 3 карт дают по очку за карту.

    У соседних карт должны совпадать хотя бы два признака: **число** (1–3), **фигура**, **заливка**. Серая ✦ подходит ко всему.
clustered-learn-begin = Попробовать
clustered-learn-line = **Собери линию из трёх.** К двум своим картам подбери третью и сыграй её с краю.
clustered-learn-line-done = ✓ Три в ряд: 3 очка.
clustered-learn-rectangle = **Заполни угол.** Джокеры Ⓦ подходят ко всему, но их только два. Сыграй один на M13: другие карты не подходят к обеим соседним.
clustered-learn-rectangle-done = ✓ Прямоугольник 2 × 2: 4 очка.
clustered-learn-block = **Помешай остальным.** Сопернику `b` для линии не хватает O12. Займи эту ячейку.
clustered-learn-block-done = ✓ Линия закрыта! Карты не двигают.
clustered-learn-wrong = Подходит, но попробуй { $card } на { $cell }.
clustered-learn-stuck = **Если ничего не подходит,** сбрось любую карту в открытую вместо хода.
clustered-learn-stuck-done = ✓ В партии взамен берут карту.
clustered-learn-end = **Конец.** Карты могут дать очки дважды: 6 за прямоугольник и 3 + 3 за два его ряда.

## What was typed means nothing

clustered-bad-cards = Введи, какие карты сбросить, например `2S* W`.

## Plans made ahead

clustered-plan-head = В твой ход я сыграю первую карту, которая ещё подойдёт.
clustered-plan-drop = Сейчас ничего не подходит. Выбери, что сбросить, если так и останется.
clustered-plan-note = В план
clustered-plan-pop = Отменить последнюю
clustered-plan-told-place = { $card } на { $cell }
clustered-plan-told-discard = если ничего не подойдёт, сбросить { $cards }

## Refusals of the rules: what is wrong and what to do

clustered-refusal-not-your-turn =
    { $phase ->
        [opening] `/{ command-undo-name }` отменит твой выбор, пока выбирают другие.
       *[other] { refusal-not-your-turn }
    }
clustered-refusal-nothing-to-recall = Когда выбрали все, сброс уже не отменить.
clustered-refusal-card-unknown = `{ $card }` — не карта. Введи число, фигуру (`S T C`) и заливку (`o : *`), например `2S*`, или `W` для джокера.
clustered-refusal-card-not-held = Этой карты нет на руке. Свои покажет `/{ command-hand-name }`.
clustered-refusal-plan-line = Введи до 5 ходов, например `place 2S* M12; place 1Co M13`, или `discard W`, если ничего не подойдёт.
clustered-refusal-plan-cell-twice = Не повторяй в строке ячейку { $cell }.
clustered-refusal-cell-unknown = `{ $cell }` — не ячейка. Введи букву столбца и номер ряда, например M12.
clustered-drop-apart = Карта должна подойти ко всем соседним.
clustered-refusal-place-apart = Выбери свободную ячейку стола, у которой общая сторона с картой.
clustered-refusal-place-mismatch = У { $card } и { $neighbour } на { $beside } должны совпадать хотя бы два признака: число, фигура, заливка.
clustered-refusal-discard-placeable = Сбрасывать рано: { $card } подходит на { $cell }.
clustered-refusal-discard-count =
    { $wanted ->
        [one] Сбрось ровно { $wanted } карту.
        [few] Сбрось ровно { $wanted } карты.
        [many] Сбрось ровно { $wanted } карт.
       *[other] Сбрось ровно { $wanted } карты.
    }

## The rules in short: one page each

clustered-rules-goal =
    ## Clustered: цель
    Стол один на всех, карты у каждого своего цвета. В конце очки приносят только твои карты: самый большой **прямоугольник** и каждая **линия**.

    - **Твой ход:** сыграй одну из 5 карт и возьми новую, пока есть колода. Сыгранные карты не двигают.
    - **Конец** наступает, когда все карты сыграны или сброшены. Побеждает тот, у кого больше очков; при равенстве победа общая.
clustered-rules-placing =
    ## Как сыграть карту
    У тебя 29 карт: все сочетания **числа** (1–3), **фигуры** (квадрат, треугольник, круг) и **заливки** (пустая, с точками, сплошная) и два **джокера** Ⓦ.

    - Выбери свободную ячейку, у которой **общая сторона** с картой.
    - { clustered-place-rule } Чьи это карты, неважно.
    - **Ничего не подходит?** Сбрось карту в открытую вместо хода и возьми новую. Если хоть одна подходит, её нужно сыграть.
clustered-rules-points =
    ## Очки
    Каждая твоя карта даёт по 1 очку:

    - в самом большом **прямоугольнике** (от 2 × 2, без пропусков);
    - в каждой **линии** (от трёх карт подряд в ряду или столбце).

    Карта может дать очки трижды: блок 2 × 2 даёт 4 очка, 3 × 2 — 12, 3 × 3 — 27. Начальная карта ✦ прерывает прямоугольники и линии.
clustered-rules-options =
    ## Игроки и варианты
    - **В одиночку** побей свой лучший результат с теми же настройками. Бонусов за размер нет.
    - **От 5 до 8 игроков:** две начальные карты на всех.
    - **{ clustered-option-first }.** По жребию или по выбору до начала. Дальше ходят по номерам мест.
    - **{ clustered-option-fast }.** { clustered-option-fast-about }.
    - **{ clustered-option-size_bonuses }.** { clustered-option-size_bonuses-about }.
    - **{ clustered-option-third_wild }.** { clustered-option-third_wild-about }. Как фора — только для выбранных мест.
    - **{ clustered-option-table }.** { clustered-option-table-open }. { clustered-option-table-about }.
clustered-rules-playing =
    ## Как играть здесь
    Нажми **Мой ход**, выбери карту, подвинь её стрелками и сыграй. `/{ command-score-name }` покажет очки и сброс каждого.

    У каждого игрока свой цвет с узором и буква. Золотая рамка отмечает последнюю карту, розовые — остальные новые для тебя.

## Задача дня

clustered-puzzle-hand = Сыграй все карты ({ $n }) как можно выгоднее. Новых карт и чужих ходов нет.
clustered-puzzle-about-hand = -# { clustered-place-rule } Очко за карту в самом большом прямоугольнике и в линиях от 3.
clustered-puzzle-uses-hand = { $n ->
        [1] попытку тратит последняя карта
        [one] попытку тратит { $n }-я карта
        [few] попытку тратит { $n }-я карта
        [many] попытку тратит { $n }-я карта
       *[other] попытку тратит { $n }-я карта
    }
clustered-puzzle-forced = Последняя карта подходила только на { $cell } и сыграна за тебя.
clustered-puzzle-no-cell = Не подошли никуда: { $cards }
clustered-puzzle-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
clustered-puzzle-title-hand = Сыграй выгоднее всего
