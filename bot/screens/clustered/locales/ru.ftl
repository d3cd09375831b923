### Clustered's own texts. Terms: docs/glossary.md.

clustered-name = Clustered
clustered-cover-alt = Clustered: карты трёх игроков группами вокруг начальной карты.
clustered-about = Подбирай карты к соседним, собирай из своих прямоугольники и линии и мешай остальным.

## Commands. Discord takes descriptions of at most 100 characters.

command-play-card-name = сыграть-карту
command-play-card = Сыграть карту с руки
command-play-card-card = Карта: число, фигура S T C, заливка o : *, например 2S*; W — джокер
command-play-card-at = Ячейка, например M12
command-discard-cards = Карты с твоей руки, например 2S* W

option-cards-name = карты
option-fast-name = быстрая
option-size_bonuses-name = за_размер
option-third_wild-name = третий_джокер
option-handicap-name = фора
option-table-name = стол

## Computer players, weakest first

clustered-level-easy = лёгкий
clustered-level-medium = средний
clustered-level-hard = сильный

## Table options

clustered-option-fast = Быстрая игра
clustered-quick = { clustered-option-fast }
clustered-quick-about = Быстрая игра: по 16 карт (в полной 29)
clustered-option-fast-true = Да
clustered-option-fast-false = Нет
clustered-option-size_bonuses = Бонусы за размер
clustered-option-size_bonuses-true = Да
clustered-option-size_bonuses-false = Нет
clustered-option-third_wild = Третий джокер для всех
clustered-option-third_wild-true = Да
clustered-option-third_wild-false = Нет
clustered-option-hints = Подсказки
clustered-option-hints-true = Есть
clustered-option-hints-false = Нет
clustered-option-handicap = Места с третьим джокером
clustered-option-table = Стол
clustered-option-table-open = Открытый, 26 × 26 ячеек
clustered-option-table-large = Ограниченный, большой
clustered-option-table-small = Ограниченный, малый
clustered-option-first = Первый игрок
clustered-option-first-random = По жребию
clustered-option-first-1 = Место 1
clustered-option-first-2 = Место 2
clustered-option-first-3 = Место 3
clustered-option-first-4 = Место 4
clustered-option-first-5 = Место 5
clustered-option-first-6 = Место 6
clustered-option-first-7 = Место 7
clustered-option-first-8 = Место 8
# What an option does, below its values in the menu of rules; at most 100 characters.
clustered-option-fast-about = В начале 7 карт, 2 из них сбрасываешь, потом берёшь до 2 карт за ход
clustered-option-size_bonuses-about = По 2 очка за самый большой прямоугольник и самую длинную линию
clustered-option-third_wild-about = У каждого 3 джокера вместо 2, а значит, на один ход больше
clustered-option-hints-about = Буду ли я подсказывать, куда подходят твои карты
clustered-option-first-about = По правилам начинает самый младший: выбери его имя в этом списке
clustered-option-table-about = У ограниченного стола есть край: большой — 13 или 20 ячеек в ширину, малый — 9 или 16
clustered-option-illegal-first-absent = Места { $first } нет: за столом мест { $seats }. Выбери другого первого игрока.
clustered-option-illegal-handicap-everybody = Третий джокер и так есть у всех. Отключи это или не выбирай для него места.

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
clustered-bonuses = Бонусы за размер. Самый большой прямоугольник: { $largest }; самая длинная линия: { $longest }.
clustered-bonus-nobody = нет

## Colours of players, and the patterns that go with them


## Looking back

clustered-hindsight-place = **Главная ошибка.** Оставалось сыграть карт: { $left }. { $you ->
        [yes] Ты играешь
       *[no] { $name } играет
    } { $card } на { $cell }. По оценке сильнейшего компьютера, { $better } на { $there } — примерно на { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } лучше.
clustered-hindsight-numbered = { $cell } **({ $number })**
clustered-hindsight-none = { $you ->
        [yes] Сильнейший компьютер не видит у тебя
       *[no] { $name }: сильнейший компьютер не видит здесь
    } явных ошибок.

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
clustered-stage-over = Партия закончена.
clustered-stage-ended = Партия закончена досрочно.

clustered-duty-opening =
    { $n ->
        [one] 🃏 Выбирает, какие 2 карты сбросить: { $names }
        [few] 🃏 Выбирают, какие 2 карты сбросить: { $names }
        [many] 🃏 Выбирают, какие 2 карты сбросить: { $names }
       *[other] 🃏 Выбирают, какие 2 карты сбросить: { $names }
    }
clustered-duty-turn = 👉 { $names } играет карту
clustered-duty-trim = 👉 { $names }: нужно сбросить лишние карты, чтобы осталось 5
clustered-call-opening = 🃏 { $names }: пора выбрать, какие 2 карты сбросить.
clustered-call-turn = 👉 { $names }: пора сыграть карту.
clustered-call-trim = 👉 { $names }: пора сбросить лишние карты, чтобы осталось 5.

clustered-final-winner =
    { $n ->
        [one] 🏆 Победа: { $names }! Очков: { $points }
        [few] 🏆 Общая победа: { $names }! Очков: { $points }
        [many] 🏆 Общая победа: { $names }! Очков: { $points }
       *[other] 🏆 Общая победа: { $names }! Очков: { $points }
    }
clustered-final-solo = 🏁 { $name }, очки: **{ $points }** ({ $kinds }).
clustered-final-claimed = 🏆 Победа: { $name }! Все остальные сдались.
clustered-final-nobody = Партия закончена досрочно. Вот каким остался стол.

## Panels

clustered-panel-place = ### Сыграй карту
clustered-place-rule = С каждой соседней картой должны совпадать два признака из трёх: **число, фигура, заливка**. Ⓦ и начальная карта ✦ подходят ко всему.
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
clustered-place-map = -# Маленькая карта — весь стол: точки — ячейки для этой карты, белая рамка — увеличенная часть.
clustered-form-at = Куда сыграть { $card }?
clustered-form-at-label = Ячейка
clustered-form-at-hint = например, M12

clustered-panel-opening =
    ### Сбрось 2 карты из своих 7
    Остальные увидят их, когда выберут все.
clustered-panel-stuck =
    ### Ни одна твоя карта не подходит
    Сбрось любую в открытую: это и есть твой ход.
clustered-panel-trim =
    { $n ->
        [one] ### Сбрось { $n } карту
        [few] ### Сбрось { $n } карты
        [many] ### Сбрось { $n } карт
       *[other] ### Сбрось { $n } карты
    }
    Взято 2 карты, а оставить можно только 5.
clustered-toss-several = { $card } ({ $n } из { $of })
clustered-toss-choose =
    { $n ->
        [one] Выбери { $n } карту
        [few] Выбери { $n } карты
        [many] Выбери { $n } карт
       *[other] Выбери { $n } карты
    }
clustered-toss-more = Выбери ещё { $n }
clustered-toss-confirm = Сбросить { $cards }
clustered-panel-chosen =
    ### Твой сброс: { $cards }
    Его никто не увидит, пока не выберут все. { $n ->
        [one] Ещё выбирает
        [few] Ещё выбирают
        [many] Ещё выбирают
       *[other] Ещё выбирают
    }: { $names }.
clustered-recall = Отменить сброс

clustered-waiting-opening = ### Ждём первого сброса: { $names }
clustered-waiting-turn = ### { $names } играет карту
clustered-waiting-trim = ### { $names } сбрасывает карты
clustered-waiting-plan = -# Спланируй следующую карту, и тебя не придётся ждать.
clustered-panel-over = Рамки и линии показывают, что принесло очки.
clustered-news-one = -# { $name } играет { $card } на { $cell }
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
        [one] Твоя { $n } карта (видишь только ты)
        [few] Твои { $n } карты (видишь только ты)
        [many] Твои { $n } карт (видишь только ты)
       *[other] Твои { $n } карты (видишь только ты)
    }
clustered-hand-legend = -# Как ввести карту в `/{ command-play-card-name }`: число, фигура (`S` — квадрат, `T` — треугольник, `C` — круг), заливка (`o` — пустая, `:` — с точками, `*` — сплошная), например `2S*`. `W` — джокер.
clustered-hand-cells = -# У каждой карты: сколько ячеек сейчас для неё подходит.
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
        [one] { $card } { $sign } · { $told } · ячеек: { $n } ({ $gain })
        [few] { $card } { $sign } · { $told } · ячеек: { $n }, лучшая { $gain }
        [many] { $card } { $sign } · { $told } · ячеек: { $n }, лучшая { $gain }
       *[other] { $card } { $sign } · { $told } · ячеек: { $n }, лучшая { $gain }
    }
clustered-suggest-no-card = Карты «{ $typed }», которая подходит, у тебя нет. Выбери карту из списка.
clustered-suggest-stuck = Ни одна карта никуда не подходит. Введи `/{ command-discard-name }`.
clustered-suggest-toss = { $card } { $sign } · { $told }
clustered-suggest-discard = Сбросить { $cards }

## What has happened

clustered-deed-placed = { $name } играет { $card } на { $cell }.
clustered-deed-placed-forced = { $name } играет { $card } на { $cell }: другого хода не было.
clustered-deed-stuck = { $name } сбрасывает { $cards }: ни одна карта не подошла.
clustered-deed-stuck-forced = { $name } сбрасывает { $cards }: последняя карта не подошла.
clustered-deed-trim = { $name } сбрасывает лишнее: { $cards }.
clustered-deed-trim-forced = { $name } сбрасывает лишнее: { $cards }.
clustered-deed-chosen = { $name }: 2 карты для сброса выбраны.
clustered-deed-recalled = { $name } отменяет свой первый сброс.
clustered-deed-revealed = Первый сброс: { $cards }.
clustered-deed-revealed-seat = { $name } { $cards }
clustered-deed-ended =
    { $n ->
        [one] Победа: { $names }. Очки: { $points }.
        [few] Общая победа: { $names }. Очки: { $points }.
        [many] Общая победа: { $names }. Очки: { $points }.
       *[other] Общая победа: { $names }. Очки: { $points }.
    }
clustered-deed-ended-solo = Итог: { $names }, очки: { $points }.

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
clustered-text-part = Здесь поместилась только часть: от { $first } до { $last }. Все карты лежат от { $least } до { $most }.

## Alt texts, at most 1,024 characters each

clustered-alt-hand =
    { $n ->
        [0] Карт у тебя не осталось.
        [one] Твоя { $n } карта: { $cards }.
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
clustered-alt-newest = Последняя карта: { $name } играет { $card } на { $cell }.
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
    }. Вот чем всё заканчивается. { $alt }
clustered-alt-final = { $place }. { $name }, очки: { $points } ({ $kinds }).

## The lesson

clustered-learn-goal =
    Каждый ход играй свою карту (красную, `a`). Крупнейший **прямоугольник** и **линии** от 3 карт дают очко за карту.

    С каждой соседней картой должны совпасть хотя бы два признака: **число** фигур (1–3), **фигура**, **заливка**. К серой ✦ подходит любая.
clustered-learn-begin = Попробовать
clustered-learn-line = **Собери линию из трёх:** выбери карту, которая подходит к крайней из двух, и сыграй её рядом.
clustered-learn-line-done = ✓ Три в ряд: 3 очка. С четвёртой картой было бы 4.
clustered-learn-line-wrong-card = Эта карта не подходит ни к одному краю. Выбери пустой квадрат: совпадают число и фигура.
clustered-learn-line-wrong-cell = Карта верная, ячейка нет. Сыграй её с края от двух твоих квадратов.
clustered-learn-rectangle = **Заполни угол M13.** Какая карта подходит к обеим соседним?
clustered-learn-rectangle-done = ✓ Прямоугольник 2 × 2: 4 очка. Ⓦ — джокер: подходит куда угодно, но у тебя их только два.
clustered-learn-rectangle-wrong-card = Эта карта не подходит на M13. Выбери джокер Ⓦ: другие не подходят к обеим соседним.
clustered-learn-rectangle-wrong-cell = Карта верная, ячейка нет. Сыграй джокер на M13: там не хватает угла.
clustered-learn-block = **Помешай остальным.** Две карты с буквой `b` лежат рядом; третья на O12 дала бы линию. Займи эту ячейку.
clustered-learn-block-done = ✓ Линия закрыта! Карты не двигают, поэтому твоя так и останется на пути.
clustered-learn-block-wrong-card = Эта карта не подходит на O12. Выбери круг с точками: совпадают число и заливка.
clustered-learn-block-wrong-cell = Карта верная, ячейка нет. Линия соперника всё ещё открыта: сыграй её на O12.
clustered-learn-stuck = **Если ничего не подходит.** Сейчас не подходит ни одна твоя карта. Сбрось любую в открытую: это и есть твой ход.
clustered-learn-stuck-done = ✓ Сброшено. В партии затем берут карту из колоды.
clustered-learn-end = **Конец.** Карта может дать очки дважды: 6 за прямоугольник и 3 + 3 за его два ряда = 12.
clustered-learn-bye = Теперь ты умеешь играть! `/{ command-new-name }` откроет партию, `/{ command-rules-name }` покажет все правила.

## What was typed or pressed means nothing

clustered-bad-cell = `{ $text }` — не ячейка. Введи букву столбца и номер ряда, например M12.
clustered-bad-cards = Введи, какие карты сбросить, например `2S* W`. `/{ command-hand-name }` покажет твои.

## Plans made ahead

clustered-plan-head = В твой ход я сыграю первую карту, которая ещё подойдёт.
clustered-plan-drop = Сейчас ничего не подходит. Выбери, что сбросить, если и в твой ход ничего не подойдёт.
clustered-plan-note = В план
clustered-plan-pop = Отменить последнюю
clustered-plan-told-place = сыграть { $card } на { $cell }
clustered-plan-told-discard = если ничего не подойдёт, сбросить { $cards }

## Refusals of the rules: what is wrong and what to do

clustered-refusal-other = Правила этого не позволяют. Нажми **Мой ход**, чтобы увидеть, что можно сделать.
clustered-refusal-wrong-phase =
    { $phase ->
        [opening] Сначала все сбрасывают по 2 карты. Нажми **Мой ход**, чтобы выбрать свои.
        [trim] Сначала кто-то должен сбросить лишние карты. Нажми **Мой ход**, чтобы узнать, не ты ли.
        [turn] Сейчас играют карту. Нажми **Мой ход**, чтобы узнать, твоя ли очередь.
       *[over] Эта партия закончена. `/{ command-new-name }` откроет другую.
    }
clustered-refusal-not-your-turn =
    { $phase ->
        [opening] Твой выбор уже сделан. `/{ command-undo-name }` отменит его, пока другие ещё выбирают.
       *[other] Сейчас не твой ход. Когда он наступит, я упомяну тебя.
    }
clustered-refusal-nothing-to-recall = Отменять нечего: сброс ещё не выбран или уже выбран всеми.
clustered-refusal-card-unknown = `{ $card }` — не карта. Введи число, фигуру (`S T C`) и заливку (`o : *`), например `2S*`, или `W` — это джокер.
clustered-refusal-card-not-held = { $card } нет у тебя на руке. `/{ command-hand-name }` покажет твои карты.
clustered-refusal-card-named-often = У тебя нет столько карт { $card }. `/{ command-hand-name }` покажет твои карты.
clustered-refusal-plan-line = В строке плана до 5 ходов. Введи, например, `place 2S* M12; place 1Co M13` или `discard W`, если ничего не подойдёт.
clustered-refusal-plan-cell-twice = В этой строке ячейка { $cell } названа дважды, а карта в ней может быть только одна. Измени одну из двух.
clustered-refusal-cell-unknown = `{ $cell }` — не ячейка стола. Введи букву столбца и номер ряда, например M12.
clustered-refusal-place-edge = Эта ячейка за краем стола. Выбери ячейку ближе к середине.
clustered-refusal-place-taken = Ячейка { $cell } занята: { $by }. Выбери свободную рядом с картой.
clustered-refusal-place-apart = Рядом с { $cell } карт нет. Выбери свободную ячейку, у которой общая сторона с картой.
clustered-refusal-place-mismatch =
    { $card } не подходит на { $cell }. С картой { $neighbour } на { $beside } { $common ->
        [0] не совпадает ни один признак
       *[other] совпадает только один признак
    } из трёх (число, фигура, заливка), а нужно два.
clustered-refusal-discard-placeable = Сбросить карту нельзя: { $card } подходит на { $cell }. Сыграй карту.
clustered-refusal-discard-count =
    { $wanted ->
        [one] Нужно сбросить ровно { $wanted } карту, а выбрано { $named }.
        [few] Нужно сбросить ровно { $wanted } карты, а выбрано { $named }.
        [many] Нужно сбросить ровно { $wanted } карт, а выбрано { $named }.
       *[other] Нужно сбросить ровно { $wanted } карты, а выбрано { $named }.
    }
clustered-refusal-board-unknown = `{ $text }` на { $cell } — не карта на столе. Сначала введи букву владельца, например `a2S*`.
clustered-refusal-owner-absent = У карты { $text } на { $cell } нет владельца: в партии игроков { $seats }. Измени её первую букву.
clustered-refusal-grid-large = Такой стол слишком велик: рядов и столбцов может быть не больше { $most }.
clustered-refusal-grid-uneven = Ряд { $row } не такой длины, как первый. Вместо пустой ячейки введи `.`
clustered-refusal-action-unknown = `{ $text }` — не ход. Введи place, discard или recall.
clustered-refusal-action-place = В `{ $text }` нет карты и ячейки. Введи и то и другое, например `place 2S* M12`.
clustered-refusal-action-discard = В `{ $text }` нет карт. Введи карты, например `discard 2S* W`.
clustered-refusal-action-recall = Чтобы отменить первый сброс, введи только `recall`.

## The rules in short: one page each

clustered-rules-goal =
    ## Clustered: цель
    Стол один на всех, карты у каждого своего цвета. В конце очки тебе приносят только твои карты: самый большой **прямоугольник** и каждая **линия** от трёх карт.

    - **Твой ход:** сыграй одну из 5 карт на руке и возьми новую, пока колода не кончилась. Двигать сыгранные карты нельзя, поэтому карта в нужной ячейке ещё и мешает остальным.
    - **Конец:** партия заканчивается, когда все карты сыграны или сброшены. Если твои кончились раньше, твой ход пропускают. Побеждает тот, у кого больше очков; при равенстве победа общая.
clustered-rules-cards =
    ## Карты
    У каждой карты есть **число** (1, 2 или 3), **фигура** (квадрат, треугольник или круг) и **заливка** (пустая, с точками или сплошная). В твоей колоде 29 карт: все сочетания по одному разу и два **джокера** Ⓦ. Цвет показывает только, чья это карта.

    Карта записывается так: число, фигура, заливка. `2S*` — 2 сплошных квадрата, `1To` — 1 пустой треугольник, `3C:` — 3 круга с точками; `W` — джокер. На столе первой идёт буква владельца: `a2S*`.
clustered-rules-placing =
    ## Как сыграть карту
    - Выбери свободную ячейку, у которой **общая сторона** с картой на столе.
    - С **каждой** соседней картой должны совпадать хотя бы **два признака: число, фигура, заливка**. Чьи это карты, неважно.
    - Джокер подходит к любой карте. Любая карта подходит к джокеру Ⓦ и к начальной карте ✦.

    - **Ничего не подходит?** Если ни одна твоя карта никуда не подходит, сбрось любую в открытую и возьми новую: это и есть твой ход. Если хоть одна подходит, её нужно сыграть.
clustered-rules-points =
    ## Очки
    - **Прямоугольник:** твой самый большой прямоугольник без пропусков, не меньше 2 × 2, даёт 1 очко за карту. Считается только один.
    - **Линии:** каждый ряд или столбец хотя бы из трёх твоих карт подряд даёт 1 очко за карту.

    Карта может считаться трижды: в прямоугольнике, в ряду и в столбце. Блок 2 × 2 даёт 4 очка, 3 × 2 — 12, 3 × 3 — 27.

    Начальная карта ничья: она прерывает твои линии и прямоугольники.
clustered-rules-players =
    ## Игроки и стол
    - **1 игрок:** побей свой лучший результат с теми же настройками. Учитываются все твои партии в одиночку, на любом сервере.
    - **От 2 до 4 игроков:** одна начальная карта, на M13.
    - **От 5 до 8 игроков:** две начальные карты, на J13 и Q13. Играть можно вокруг обеих.
    - **Порядок:** первого игрока определяет жребий, если хозяин стола не выбрал его по имени — например, самого младшего, как велят правила игры. Дальше ходят по номерам мест.
    - **Стол:** открытый (26 × 26 ячеек) или ограниченный. Большой — 13 × 13, а с двумя начальными картами 20 × 13; малый — 9 × 9, а с двумя — 16 × 9.
    - **Кто-то сдался?** Его картами дальше играет компьютер.
clustered-rules-options =
    ## Варианты
    - **Быстрая игра:** все берут по 7 карт и сбрасывают по 2; сброс открывают одновременно. В свой ход сыграй карту (или сбрось одну, если ничего не подходит), возьми до 2 карт, затем сбрось лишние в открытую, чтобы осталось 5.
    - **Бонусы за размер:** ещё 2 очка за самый большой прямоугольник на столе и 2 за самую длинную линию. При равенстве этот бонус не получает никто. В одиночной партии бонусов нет.
    - **Третий джокер:** у каждого будет третий джокер, а значит, и на один ход больше.
    - **Фора:** третий джокер получают только выбранные места.
    - **Подсказки:** если их отключить, я не покажу, куда подходит карта.
clustered-rules-playing =
    ## Как играть здесь
    Нажми **Мой ход** под доской. Выбери карту, подвинь её стрелками к подходящей ячейке и сыграй. Или введи `/{ command-play-card-name }`: команда подскажет карты и ячейки, куда они подходят.

    - `/{ command-hand-name }` покажет твои карты.
    - `/{ command-score-name }` покажет очки и сброс каждого.
    - `/{ command-match-name } { command-match-board-name }` покажет доску ещё раз.

    На картинках у каждого игрока свой цвет с узором и буква. Цвет можно выбрать до начала партии: **{ lobby-options }**. Золотая рамка отмечает последнюю карту. Если стол большой, панель увеличивает часть вокруг твоей карты; на маленькой схеме точки — это ячейки, куда она подходит, а розовые рамки — новые карты.

## Задача дня

clustered-puzzle-hand = Сыграй все карты ({ $n }) и набери больше всего очков. Новых карт и чужих ходов нет.
clustered-puzzle-about-hand = -# У соседних карт совпадают два признака из трёх (✦ и Ⓦ — ко всем). Твои карты дают по 1 в большом прямоугольнике и линиях от 3 карт.
clustered-puzzle-uses-hand = { $n ->
        [1] попытку тратит последняя карта
        [one] карт: { $n }, попытку тратит последняя
        [few] карт: { $n }, попытку тратит последняя
        [many] карт: { $n }, попытку тратит последняя
       *[other] карт: { $n }, попытку тратит последняя
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
