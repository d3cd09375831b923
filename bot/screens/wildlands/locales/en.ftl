### Wildlands' own texts. Terms: docs/glossary.md. Names of maps, factions and characters are content
### (data/wildlands) and the same in every language.

wildlands-name = Wildlands
wildlands-about = Lead five characters, claim shards and knock out enemies. First to 5 points wins.

## Commands. Discord takes descriptions of at most 100 characters.

option-map-name = map
option-faction_1-name = faction_1
option-faction_2-name = faction_2
option-faction_3-name = faction_3
option-faction_4-name = faction_4

## Computer players, weakest first

wildlands-level-easy = easy
wildlands-level-medium = medium
wildlands-level-hard = hard

## Table options

wildlands-option-map = Map
wildlands-option-map-about = Glassmere is flat; Stonecrown has high ground, ledges and cover
wildlands-option-faction_1 = Faction of seat 1
wildlands-option-faction_1-random = Random
wildlands-option-faction_1-about = The five characters and the cards of this seat
wildlands-option-faction_2 = Faction of seat 2
wildlands-option-faction_2-random = Random
wildlands-option-faction_2-about = { wildlands-option-faction_1-about }
wildlands-option-faction_3 = Faction of seat 3
wildlands-option-faction_3-random = Random
wildlands-option-faction_3-about = { wildlands-option-faction_1-about }
wildlands-option-faction_4 = Faction of seat 4
wildlands-option-faction_4-random = Random
wildlands-option-faction_4-about = { wildlands-option-faction_1-about }
wildlands-option-illegal-faction-twice = Two seats can't both lead { $faction }. Choose another faction for one of them.

## Terms: flags, characters, cards (phrases.py)

wildlands-flag-melee = melee
wildlands-flag-heavy-melee = heavy melee
wildlands-flag-ranged = ranged
wildlands-flag-heavy-ranged = heavy ranged
wildlands-flag-area = area
wildlands-flag-guard = guard
wildlands-flag-cover = cover
wildlands-flag-rally = rally
wildlands-flag-fly = fly
wildlands-wild = wild card
wildlands-card-icon = { $n } { $flag }
wildlands-card-open = { $icons }, open: { $flag }
wildlands-space = space { $space }
wildlands-health = { $left } of { $health } health
wildlands-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
wildlands-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

## Actions in words: plans, suggestions, analysis (phrases.py)

wildlands-action-assign = set-up: { $places }
wildlands-action-recall = undo the set-up
wildlands-action-reveal = reveal { $name }
wildlands-action-move = { $name } → { $space }
wildlands-action-fly = fly { $name } → { $space }
wildlands-action-rally = rally { $steps }
wildlands-action-claim = claim the shard in { $space }
wildlands-action-attack = { $name }: { $flag } at { $target }
wildlands-action-draw = draw 2 cards
wildlands-action-end = end
wildlands-action-defend = defend { $cards }
wildlands-action-defend-none = take the damage
wildlands-action-pass = pass
wildlands-action-interrupt = interrupt
wildlands-action-paid = { $action } · { $cards }

## Standing orders: when to ask whether to interrupt; at most 34 characters

wildlands-order-attacked = One of my characters is attacked
wildlands-order-entered = An enemy enters a space I'm in
wildlands-order-shard = An enemy stands on its own shard
wildlands-order-four = Someone has 4 points
wildlands-order-ends = A turn ends
wildlands-order-always = After every action
wildlands-order-never = Never
