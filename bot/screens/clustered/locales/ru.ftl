### Clustered's own texts. Terms: docs/glossary.md.

clustered-name = Clustered
clustered-cover-alt = Clustered: карты трёх игроков группами вокруг начальной карты.
clustered-about = Клади карты рядом с похожими, собирай свои в прямоугольники и линии и мешай остальным.

## Commands. Discord takes descriptions of at most 100 characters.

command-play-name = сыграть
command-play = Положить одну из своих карт на стол
command-play-card = Карта: число, фигура S T C, заливка o : *, например 2S*; W — джокер
command-play-at = Ячейка, например M12
command-discard-cards = Карты с твоей руки, например 2S* W
command-score-name = очки
command-score = Очки каждого, откуда они, и сброшенные карты

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
clustered-option-fast-true = Да
clustered-option-fast-false = Нет
clustered-option-size_bonuses = Очки за размер
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
clustered-option-table-open = Открытый, 26 на 26 ячеек
clustered-option-table-large = Ограниченный, большой
clustered-option-table-small = Ограниченный, малый
clustered-option-first = Кто начинает
clustered-option-first-random = По жребию
clustered-option-first-1 = Место 1
clustered-option-first-2 = Место 2
clustered-option-first-3 = Место 3
clustered-option-first-4 = Место 4
clustered-option-first-5 = Место 5
clustered-option-first-6 = Место 6
clustered-option-first-7 = Место 7
clustered-option-first-8 = Место 8
clustered-option-illegal-first-absent = За столом на { $seats } нет места { $first }. Выбери другого первого игрока.
clustered-option-illegal-handicap-everybody = Третий джокер уже есть у всех: убери фору или третий джокер для всех.

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
clustered-points-none = пока ничего не приносит очков

## Looking back

clustered-hindsight-place = **Самый дорогой ход.** Когда оставалось сыграть карт: { $left }, { $you ->
        [yes] ты кладёшь
       *[no] { $name } кладёт
    } { $card } на { $cell }. { $better } на { $there } со временем принесла бы примерно на { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } больше — так считает сильнейший компьютерный игрок.
clustered-hindsight-numbered = { $cell } **({ $number })**
clustered-hindsight-none = Никакой другой ход не был бы заметно лучше для { $you ->
        [yes] тебя
       *[no] { $name }
    } — так считает сильнейший компьютерный игрок.

## Records

clustered-record-opening = Сначала каждый сбрасывает
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
        [one] осталась { $n } карта
        [few] осталось { $n } карты
        [many] осталось { $n } карт
       *[other] осталось { $n } карты
    }
clustered-stage-over = Партия закончена.
clustered-stage-ended = Партия закончена досрочно.

clustered-duty-opening =
    { $n ->
        [one] 🃏 { $names } ещё выбирает, какие две карты сбросить
        [few] 🃏 { $names } ещё выбирают, какие две карты сбросить
        [many] 🃏 { $names } ещё выбирают, какие две карты сбросить
       *[other] 🃏 { $names } ещё выбирают, какие две карты сбросить
    }
clustered-duty-turn = 👉 { $names } играет карту
clustered-duty-trim =
    { $cards ->
        [one] 👉 { $names } сбрасывает { $cards } карту, до пяти
        [few] 👉 { $names } сбрасывает { $cards } карты, до пяти
        [many] 👉 { $names } сбрасывает { $cards } карт, до пяти
       *[other] 👉 { $names } сбрасывает { $cards } карты, до пяти
    }
clustered-my-move = Мой ход

clustered-final-winner =
    { $n ->
        [one] 🏆 { $names } побеждает, очки: { $points }!
        [few] 🏆 { $names } делят победу, очки: { $points }!
        [many] 🏆 { $names } делят победу, очки: { $points }!
       *[other] 🏆 { $names } делят победу, очки: { $points }!
    }
clustered-final-solo = 🏁 { $name } набирает очков: **{ $points }** ({ $kinds }).
clustered-final-claimed = 🏆 { $name } побеждает: все остальные сдались.
clustered-final-nobody = Победителя нет. Вот как далеко зашла партия.

## Panels

clustered-panel-place = ### Сыграй карту
clustered-place-rule = С каждой соседней у карты совпадают два из трёх: **число, фигура, заливка**. ★ и начальная карта ✦ подходят ко всему.
clustered-place-at = { $card } на **{ $cell }**: очки { $now } → **{ $after }** ({ $gain })
clustered-place-menu =
    { $n ->
        [one] { $n } ячейка
        [few] Лучшие из { $n } ячеек
        [many] Лучшие из { $n } ячеек
       *[other] Лучшие из { $n } ячейки
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
clustered-key-best = ★ Больше очков сейчас
clustered-place-confirm = Сыграть на { $cell }
clustered-form-at = Куда положить { $card }?
clustered-form-at-label = Ячейка
clustered-form-at-hint = напр. M12

clustered-panel-opening =
    ### Сбрось две из своих семи карт
    Остальные увидят их, когда выберут все.
clustered-panel-stuck =
    ### Ни одна твоя карта не подходит
    Сбрось одну в открытую и возьми новую. Это твой ход.
clustered-panel-trim =
    { $n ->
        [one] ### Сбрось { $n } карту
        [few] ### Сбрось { $n } карты
        [many] ### Сбрось { $n } карт
       *[other] ### Сбрось { $n } карты
    }
    В конце хода на руке не больше пяти карт.
clustered-toss-several = { $card } ({ $n } из { $of })
clustered-toss-more =
    { $n ->
        [one] Выбери ещё { $n }
        [few] Выбери ещё { $n }
        [many] Выбери ещё { $n }
       *[other] Выбери ещё { $n }
    }
clustered-toss-confirm = Сбросить { $cards }
clustered-panel-chosen =
    ### Ты сбрасываешь { $cards }
    { $n ->
        [one] Это останется тайной, пока выбирает { $names }.
        [few] Это останется тайной, пока выбирают { $names }.
        [many] Это останется тайной, пока выбирают { $names }.
       *[other] Это останется тайной, пока выбирают { $names }.
    }
clustered-recall = Вернуть их

clustered-waiting-opening = ### Ждём сброс: { $names }
clustered-waiting-turn = ### Ждём ход: { $names }
clustered-waiting-trim = ### Ждём сброс: { $names }
clustered-panel-over = Вот что стало с твоими картами. Белые рамки и линии — то, что приносит очки.
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
        [one] Твои карты (осталась { $n }), только для твоих глаз
        [few] Твои { $n } карты, только для твоих глаз
        [many] Твои { $n } карт, только для твоих глаз
       *[other] Твои { $n } карты, только для твоих глаз
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
clustered-suggest-no-card = Карты { $typed }, которая куда-нибудь подходит, у тебя на руке нет.
clustered-suggest-toss = { $card } { $sign } · { $told }
clustered-suggest-discard = Сбросить { $cards }

## What has happened

clustered-deed-placed = { $name } кладёт { $card } на { $cell }.
clustered-deed-placed-forced = { $name }: осталась одна карта, и подходит она только в одну ячейку: { $card } на { $cell }.
clustered-deed-stuck = { $name }: ни одной карте нет места, сброс: { $cards }.
clustered-deed-stuck-forced = { $name }: последней карте нет места, сброс: { $cards }.
clustered-deed-trim = { $name } сбрасывает { $cards }, до пяти карт.
clustered-deed-trim-forced = { $name } сбрасывает { $cards }, до пяти карт.
clustered-deed-chosen = { $name }: выбраны две карты для сброса.
clustered-deed-recalled = { $name } возвращает свой первый сброс.
clustered-deed-revealed = Первый сброс: { $cards }.
clustered-deed-revealed-seat = { $name } { $cards }
clustered-deed-ended =
    { $n ->
        [one] { $names } побеждает, очки: { $points }.
        [few] { $names } делят победу, очки: { $points }.
        [many] { $names } делят победу, очки: { $points }.
       *[other] { $names } делят победу, очки: { $points }.
    }
clustered-deed-ended-solo = { $names } набирает очков: { $points }.

## Pictures in words: a grid in a code block

clustered-text-seat = `{ $letter }` { $name } { $points }
clustered-text-newest = ! самая новая
clustered-text-new = + новая
clustered-text-held = > ты держишь её здесь
clustered-text-better = > лучше (2)
clustered-text-played = < сыграна (1)
clustered-text-fitting = ? сюда подходит
clustered-text-squares = `S` квадраты
clustered-text-triangles = `T` треугольники
clustered-text-circles = `C` круги
clustered-text-hollow = `o` пустые
clustered-text-dotted = `:` с точками
clustered-text-solid = `*` сплошные
clustered-text-wild = `W` джокер
clustered-text-start = `@` стартовая карта
clustered-text-part = Весь стол здесь не помещается: видно от { $first } до { $last }, а карты лежат от { $least } до { $most }.

## Alt texts, at most 1,024 characters each

clustered-alt-hand =
    { $n ->
        [0] Карт у тебя не осталось.
        [one] Твои карты, осталась { $n }: { $cards }.
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
clustered-alt-newest = Самая новая карта: { $name } кладёт { $card } на { $cell }.
clustered-alt-points = Очки: { $each }.
clustered-alt-seat = { $letter } { $name } { $points }
clustered-alt-row = Ряд { $row }: { $cards }.
clustered-alt-ghost =
    { $legal ->
        [yes] { $card } над { $cell }. Подходит в: { $cells }.
       *[no] { $card } над { $cell }, где ей лежать нельзя. Подходит в: { $cells }.
    }
clustered-alt-replay = Стол растёт карта за картой, картинок: { $n }. В конце: { $alt }
clustered-alt-final = { $place }. { $name }, очки: { $points } ({ $kinds }).

## The lesson

clustered-learn-goal =
    Все кладут карты своего цвета на один стол. Твои отмечены буквой `a`. В конце очки приносят твой самый большой **прямоугольник** и твои **линии** из трёх и больше.

    У карты есть **число**, **фигура** и **заливка**: на L12 лежит один сплошной квадрат. Два из трёх должны совпадать с каждой картой рядом. Серая карта ✦ — начальная: к ней подходит всё. Золотая рамка отмечает самую новую карту.
clustered-learn-begin = Попробую
clustered-learn-line = **Сделай линию из трёх.** Выбери карту, похожую на твои квадраты, найди ячейку у одного из их концов и подтверди.
clustered-learn-line-done = ✓ Три в ряд: 3 очка. С четвёртой было бы 4.
clustered-learn-line-wrong = Лежать там можно, но линии не выйдет. У одного пустого квадрата те же число и фигура, что у твоих: положи его с краю от двух.
clustered-learn-rectangle = **Заполни угол.** Три твои карты лежат в квадрате из четырёх. Какая из твоих карт подходит к обеим соседкам M13?
clustered-learn-rectangle-done = ✓ Прямоугольник 2 на 2: 4 очка. Джокер подходит к любой карте; их всего два.
clustered-learn-rectangle-wrong = Лежать там можно, но прямоугольник не заполнится. На M13 карта должна подойти к обеим соседкам, а подходит только твой джокер ★.
clustered-learn-block = **Помешай остальным.** Две карты с буквой `b` лежат рядом, и ещё одна на O12 дала бы линию. Займи эту ячейку.
clustered-learn-block-done = ✓ Их линия закрыта. Карты не двигают, и твоя останется на пути.
clustered-learn-block-wrong = Лежать там можно, но остальные всё ещё могут сделать линию. У одного круга с точками те же число и заливка, что у их треугольника с точками: положи его на O12.
clustered-learn-stuck = **Когда ничего не подходит.** Ни одна из твоих карт ни к чему здесь не подходит. Тогда сбрось одну в открытую — это и есть твой ход.
clustered-learn-stuck-done = ✓ Сброшено. В партии теперь была бы твоя следующая карта из колоды.
clustered-learn-stuck-wrong = Выбери карту и подтверди.
clustered-learn-end = **Конец.** Когда сыграны все карты, считают очки. Белые рамки и линии показывают, что их приносит: здесь прямоугольник из 6 и два ряда по 3.
clustered-learn-bye = Это всё. `/{ command-new-name }` откроет партию, `/{ command-rules-name }` — правила вкратце.

## What was typed or pressed means nothing

clustered-bad-control = Эта кнопка от прежнего решения. Нажми **Мой ход** — увидишь, что можно делать сейчас.
clustered-no-hints = В этой партии нет подсказок: их отключили при создании. Решай без них.
clustered-bad-cell = `{ $text }` — не ячейка. Напиши букву столбца и номер ряда, например M12.
clustered-bad-cards = Назови карты для сброса, например `2S* W`. `/{ command-hand-name }` покажет твои.

## Plans made ahead

clustered-plan-head = Сыграет первая, что подойдёт.
clustered-plan-drop = Сейчас ничего не подходит. Какую карту сбросить?
clustered-plan-note = В план
clustered-plan-pop = Убрать последнюю
clustered-plan-told-place = сыграть { $card } на { $cell }
clustered-plan-told-discard = если ничего не подходит, сбросить { $cards }

## Refusals of the rules: what is wrong and what to do

clustered-refusal-other = Правила этого не позволяют. Нажми **Мой ход** — увидишь, что можно делать сейчас.
clustered-refusal-wrong-phase =
    { $phase ->
        [opening] Сейчас каждый сбрасывает две карты. Нажми **Мой ход**, чтобы выбрать свои.
        [trim] Сейчас сбрасывают до пяти карт. Нажми **Мой ход**, если очередь твоя.
        [turn] Сейчас кладут карту. Нажми **Мой ход**, чтобы узнать, твоя ли очередь.
       *[over] Эта партия закончена. `/{ command-new-name }` откроет другую.
    }
clustered-refusal-not-your-turn =
    { $phase ->
        [opening] Твой выбор уже сделан. `/{ command-recall-name }` вернёт карты, пока другие ещё выбирают.
       *[other] Сейчас не твой ход. Когда он придёт, я позову.
    }
clustered-refusal-nothing-to-recall = Твоего первого сброса, который можно вернуть, нет.
clustered-refusal-card-unknown = `{ $card }` — не карта. Напиши число, фигуру (S T C) и заливку (o : *), например 2S*, или W.
clustered-refusal-card-not-held = { $card } нет у тебя на руке. `/{ command-hand-name }` покажет твои карты.
clustered-refusal-card-named-often = { $card } названа больше раз, чем есть у тебя.
clustered-refusal-plan-line = Напиши в строке карту за картой, не больше пяти: `place 2S* M12; place 1Co M13`, или `discard W`, если ничего не подходит.
clustered-refusal-plan-cell-twice = Ячейка { $cell } названа в строке дважды. В ячейке лежит одна карта.
clustered-refusal-cell-unknown = `{ $cell }` — не ячейка стола. Напиши букву столбца и номер ряда, например M12.
clustered-refusal-place-edge = Стол кончается раньше этой ячейки. Выбери ближе к середине.
clustered-refusal-place-taken = На { $cell } уже лежит карта: { $by }. Выбери свободную ячейку рядом с картой.
clustered-refusal-place-apart = У { $cell } нет общей стороны ни с одной картой. Выбери свободную ячейку рядом с картой.
clustered-refusal-place-mismatch =
    На { $cell } карта { $card } легла бы рядом с { $neighbour } на { $beside }: { $common ->
        [0] ничего не совпадает, а из числа, фигуры и заливки должны совпасть две.
       *[other] совпадает только одно, а из числа, фигуры и заливки должны совпасть две.
    }
clustered-refusal-discard-placeable = Сбрасывать нельзя, если можно положить: { $card } подходит на { $cell }.
clustered-refusal-discard-count =
    { $wanted ->
        [one] Назови ровно { $wanted } карту для сброса; названо: { $named }.
        [few] Назови ровно { $wanted } карты для сброса; названо: { $named }.
        [many] Назови ровно { $wanted } карт для сброса; названо: { $named }.
       *[other] Назови ровно { $wanted } карты для сброса; названо: { $named }.
    }
clustered-refusal-board-unknown = `{ $text }` на { $cell } — не карта на столе. Сначала напиши владельца, например `a2S*`.
clustered-refusal-owner-absent = Владельца { $text } на { $cell } нет за столом на { $seats }.
clustered-refusal-grid-large = Это слишком много: рядов и столбцов может быть { $most }.
clustered-refusal-grid-uneven = Ряд { $row } не такой длины, как первый. Пустую ячейку пиши как `.`.
clustered-refusal-action-unknown = `{ $text }` — не ход. Напиши place, discard или recall.
clustered-refusal-action-place = `{ $text }` — не место. Напиши карту и ячейку, например `place 2S* M12`.
clustered-refusal-action-discard = `{ $text }` не называет карт. Напиши карты, например `discard 2S* W`.
clustered-refusal-action-recall = Чтобы вернуть первый сброс, напиши только `recall`.

## The rules in short: one page each

clustered-rules-goal =
    ## Clustered вкратце
    Все кладут карты своего цвета на один стол. В конце считаются твои карты: самый большой **прямоугольник** из них и каждая **линия** из трёх и больше.

    В свой ход ты кладёшь одну карту из пяти на руке и берёшь другую. Положенные карты не двигают, поэтому твоя карта в нужной ячейке ещё и мешает остальным соединиться.

    Партия кончается, когда сыграны все карты. От одного до четырёх игроков играют вокруг одной начальной карты, от пяти до восьми — вокруг двух.
clustered-rules-cards =
    ## Карты
    У каждой карты есть **число** (1, 2 или 3), **фигура** (квадрат, треугольник или круг) и **заливка** (пустая, с точками или сплошная). В твоей колоде по одной карте каждого вида, всего 27, и два **джокера** ★. Цвет говорит только о том, чья это карта.

    Карту пишут так: число, фигура, заливка. `2S*` — два сплошных квадрата, `1To` — один пустой треугольник, `3C:` — три круга с точками; `W` — джокер. На столе впереди стоит буква владельца: `a2S*`.
clustered-rules-placing =
    ## Как класть карту
    - Она ложится в свободную ячейку, у которой есть **общая сторона** с картой на столе.
    - С **каждой** картой рядом она совпадает хотя бы в **двух из трёх: число, фигура, заливка**. Чья это карта, не важно.
    - Джокер подходит к любой карте, и любая карта подходит к джокеру или к начальной карте.

    Если **ни одна** твоя карта никуда не подходит, сбрось одну из них в открытую — это и есть твой ход. Если хоть одна подходит, сбрасывать нельзя.
clustered-rules-points =
    ## Очки
    - **Прямоугольник:** самый большой сплошной прямоугольник из твоих карт, не меньше 2 на 2, приносит столько очков, сколько в нём карт. Считается только один.
    - **Линии:** каждый ряд и столбец хотя бы из трёх твоих карт подряд приносит столько очков, сколько в нём карт.

    Карта может считаться трижды: в прямоугольнике, в ряду и в столбце. Блок 2 на 2 приносит 4 очка, 3 на 2 — 12, 3 на 3 — 27.

    Начальная карта прерывает линии. Побеждает тот, у кого больше очков; при равенстве победу делят.
clustered-rules-options =
    ## Варианты
    - **Быстрая игра:** все сразу берут по семь карт и сбрасывают две. Потом клади карту, бери до двух и сбрасывай до пяти.
    - **Очки за размер:** два очка за единственный самый большой прямоугольник на столе, два — за единственную самую длинную линию. При равенстве игроков их не получает никто.
    - **Третий джокер:** для всех или как фора для названных мест.
    - **Стол:** открытый или ограниченный, двух размеров.
    - **В одиночку:** играй на свой лучший результат.
clustered-rules-playing =
    ## Как играть здесь
    Нажми **Мой ход** под доской: выбери карту, посмотри, куда она подходит, и подтверди. Или введи `/{ command-play-name }` с картой и ячейкой; подходящие ячейки появятся в подсказках, сначала самые выгодные.

    `/{ command-hand-name }` покажет твои карты, `/{ command-score-name }` — очки и сброс каждого, `/{ command-table-name }` покажет доску ещё раз. На картинках у каждого игрока свой цвет, узор и буква; золотая рамка отмечает самую новую карту.
