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

## Computer players, weakest first

wildlands-level-easy = лёгкий
wildlands-level-medium = средний
wildlands-level-hard = сильный

## Table options

wildlands-option-map = Местность
wildlands-option-map-about = Glassmere — ровная; на Stonecrown есть возвышенности, уступы и укрытия
wildlands-option-faction_1 = Фракция места 1
wildlands-option-faction_1-random = По жребию
wildlands-option-faction_1-about = Пять персонажей и карты этого места
wildlands-option-faction_2 = Фракция места 2
wildlands-option-faction_2-random = По жребию
wildlands-option-faction_2-about = { wildlands-option-faction_1-about }
wildlands-option-faction_3 = Фракция места 3
wildlands-option-faction_3-random = По жребию
wildlands-option-faction_3-about = { wildlands-option-faction_1-about }
wildlands-option-faction_4 = Фракция места 4
wildlands-option-faction_4-random = По жребию
wildlands-option-faction_4-about = { wildlands-option-faction_1-about }
wildlands-option-illegal-faction-twice = У двух мест не может быть одной фракции: { $faction }. Выбери для одного из них другую.

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
wildlands-action-move = { $name } → { $space }
wildlands-action-fly = полёт: { $name } → { $space }
wildlands-action-rally = сбор: { $steps }
wildlands-action-claim = забрать осколок на поле { $space }
wildlands-action-attack = { $name }: { $flag }, цель { $target }
wildlands-action-draw = взять 2 карты
wildlands-action-end = закончить
wildlands-action-defend = защитить { $cards }
wildlands-action-defend-none = принять урон
wildlands-action-pass = пас
wildlands-action-interrupt = прервать
wildlands-action-paid = { $action } · { $cards }

## Standing orders: when to ask whether to interrupt; at most 34 characters

wildlands-order-attacked = Атакуют моего персонажа
wildlands-order-entered = Враг вошёл к моему персонажу
wildlands-order-shard = Враг стоит на своём осколке
wildlands-order-four = У кого-то 4 очка
wildlands-order-ends = Ход закончен
wildlands-order-always = После каждого действия
wildlands-order-never = Никогда
