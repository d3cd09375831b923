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
option-even_start-name = even_start

## Computer players, weakest first


## Table options

wildlands-option-map = Map
wildlands-option-map-glassmere-about = Flat, open: long range
wildlands-option-map-heatherfell-about = Many small hills, much cover
wildlands-option-map-redgulch-about = Two plateaus, short range
wildlands-option-map-stonecrown-about = Three hills: a bit of everything
wildlands-option-faction_1 = Faction of seat 1
wildlands-option-faction_1-own = Your faction
wildlands-option-faction_1-about = Characters and cards of this seat
wildlands-option-faction_2 = Faction of seat 2
wildlands-option-faction_2-own = { wildlands-option-faction_1-own }
wildlands-option-faction_2-about = { wildlands-option-faction_1-about }
wildlands-option-faction_3 = Faction of seat 3
wildlands-option-faction_3-own = { wildlands-option-faction_1-own }
wildlands-option-faction_3-about = { wildlands-option-faction_1-about }
wildlands-option-faction_4 = Faction of seat 4
wildlands-option-faction_4-own = { wildlands-option-faction_1-own }
wildlands-option-faction_4-about = { wildlands-option-faction_1-about }
wildlands-faction-emberglass-strong = Shoots far, hits whole areas
wildlands-faction-emberglass-weak = Can't stop melee
wildlands-faction-galewing-strong = Fastest: rallies and flies
wildlands-faction-galewing-weak = Only light attacks
wildlands-faction-ironbriar-strong = Deadliest in melee
wildlands-faction-ironbriar-weak = Can't shoot
wildlands-faction-oldroad-strong = Attacks near and far, well guarded
wildlands-faction-oldroad-weak = Can't fly
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
wildlands-even-why = 💡 In duels, the first player wins 62%; with an even start, 52%.
wildlands-option-even_start = Even start
wildlands-option-even_start-about = The first player starts with fewer cards: 5 with 2 players, 4 with 3, 3 with 4
wildlands-option-hints = Hints
wildlands-option-hints-about = I suggest actions and where to start
wildlands-option-illegal-faction-twice = Choose another faction: { $faction } is taken.

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
wildlands-card-open = { $icons } · anyone: { $flag }
wildlands-card-named =
    { $n ->
        [one] card { $icons }
       *[other] cards { $icons }
    }
wildlands-wilds =
    { $n ->
        [one] { $n } wild card
       *[other] { $n } wild cards
    }
wildlands-whose = { $player }'s { $name }
wildlands-yours = your { $name }
wildlands-space = space { $space }
wildlands-health = { $left } of { $health } health
wildlands-gain = (+1, now { $n })
wildlands-gain-theirs = (their point { $n })
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
wildlands-action-move = { $name } → space { $space }
wildlands-action-fly = { $name } flies → space { $space }
wildlands-action-rally = rally: { $steps }
wildlands-action-claim = claim the shard in space { $space }
wildlands-action-attack = { $name } attacks { $target } ({ $flag })
wildlands-action-draw = draw 2 for a wild card
wildlands-action-end = end the turn
wildlands-action-defend = defend { $cards }
wildlands-action-defend-none = take the damage
wildlands-action-pass = pass
wildlands-action-interrupt = interrupt
wildlands-action-paid = { $action } · { $cards }

## Standing orders: when to ask whether to interrupt; at most 34 characters

wildlands-orders-about = When should I offer you an interrupt? Otherwise I pass.
wildlands-orders-now = -# 🔕 I pass for you unless: { $orders }
wildlands-order-chance = An interrupt could score
wildlands-order-chance-about = By a claim or a knock-out
wildlands-order-attacked = Someone attacks your characters
wildlands-order-attacked-about = Hit back or flee after the attack
wildlands-order-ends = Someone ends their turn
wildlands-order-ends-about = Your last chance before the next turn
wildlands-order-always = After every action
wildlands-order-always-about = Many questions, and everyone waits for you

## Everyone's characters, shards and cards (phrases.py)

wildlands-side-shards = Shards: { $shards }.
wildlands-side-none = none
wildlands-side-cards =
    { $wild ->
        [0] Hand { $hand }, deck { $deck }, discard pile { $pile }.
        [one] Hand { $hand }, deck { $deck }, discard pile { $pile } with 1 wild card.
       *[other] Hand { $hand }, deck { $deck }, discard pile { $pile } with { $wild } wild cards.
    }
wildlands-hidden = hidden
wildlands-out = out

## What has happened (history.py)

wildlands-deed-assigned = { $name } placed 5 characters in secret.
wildlands-deed-recalled = { $name } undid the set-up.
wildlands-deed-shards = Shards: { $shards }.
wildlands-deed-turn = ▸ Turn { $turn }: { $name }
wildlands-deed-revealed = { $name } revealed { $actor } in space { $space }.
wildlands-deed-moved = { $name } moved { $steps } with { $cards }.
wildlands-deed-fly = { $name } flew { $steps } with { $cards }.
wildlands-deed-rally = { $name } rallied { $steps } with { $cards }.
wildlands-deed-claimed = { $name } claimed the shard in space { $space } with { $cards }: 1 point.
wildlands-deed-attacked = { $name }: { $actor } attacked { $target } ({ $flag }) with { $card }.
wildlands-deed-defended = { $name } defended { $actor } with { $card }: no damage.
wildlands-deed-hurt = { $actor } took { $n } damage.
wildlands-deed-out = { $actor } was knocked out: 1 point for { $name }.
wildlands-deed-out-own = { $actor } was knocked out by its own side.
wildlands-deed-drawn =
    { $n ->
        [0] { $name } played a wild card and drew nothing.
        [one] { $name } played a wild card and drew 1 card.
       *[other] { $name } played a wild card and drew { $n } cards.
    }
wildlands-deed-shuffled = { $name } shuffled the discard pile into a new deck.
wildlands-deed-end = { $name } ended the turn.
wildlands-deed-end-forced = { $name } ended the turn with nothing left to play.
wildlands-deed-interrupted = { $name } interrupted with a wild card.
wildlands-deed-done = { $name } ended the interrupt.
wildlands-deed-wiped-out = { $name } had no characters left.
wildlands-deed-ended =
    { $n ->
        [one] { $names } won with { $points } points.
       *[other] { $names } shared the win with { $points } points.
    }
wildlands-record-turn = Turn { $turn }: seat { $number }
wildlands-record-setup = Set-up

## News: what has changed since you last looked (news.py, reports.py)

wildlands-news-yours = **Your turn.**
wildlands-news-turn = { $name }: { $news }
wildlands-news-hit = 💥 { $by } → { $name } { $n } ({ $how })
wildlands-news-out = 💥 { $by } knocked out { $name } { wildlands-gain }
wildlands-news-interrupt = ⚡ interrupted
wildlands-news-moved = 👣 { $steps }
wildlands-news-last = 🃏 out of cards
wildlands-news-near =
    { $n ->
        [0] { $place }, with your { $name }
        [one] { $place }, beside your { $name }
       *[other] { $place }, { $n } steps from your { $name }
    }
wildlands-news-draw = 🃏 drew { $n }
wildlands-news-claim = 💎 claimed { $space } { wildlands-gain }

wildlands-report-revealed = 👁 { $name } → { $space }
wildlands-report-revealed-last = 👁 { $name } → { $space }, your last hidden character
wildlands-report-moved = ✓ { $steps }
wildlands-report-last = Out of cards: your turn ended
wildlands-report-claimed = 💎 You claimed the shard in space { $space } { wildlands-gain }
wildlands-report-guarded = 🛡️ defended { $name } from { $by }
wildlands-report-guarded-own = 🛡️ You defended { $name } from { $by }
wildlands-news-out-own = 💥 { $by } knocked out ally { $name }: no point
wildlands-report-helpless = (no { $flags } card for { $name })
wildlands-report-drawn =
    { $n ->
        [one] ✓ You drew { $n } card
       *[other] ✓ You drew { $n } cards
    }
wildlands-report-drawn-limit =
    { $n ->
        [one] ✓ You drew { $n } card (hand limit 7)
       *[other] ✓ You drew { $n } cards (hand limit 7)
    }

## The end: how the match was decided (endings.py)

wildlands-end-claimed-turn = 💎 { $name } claimed the shard in space { $deed } on turn { $turn }.
wildlands-end-claimed-interrupt = 💎 { $name } interrupted { $player } on turn { $turn } and claimed the shard in space { $deed }.
wildlands-end-out-turn = 💥 { $name } knocked out { $deed } on turn { $turn }.
wildlands-end-out-interrupt = 💥 { $name } interrupted { $player } on turn { $turn } and knocked out { $deed }.
wildlands-end-standstill = For two rounds, no one played, drew or revealed anything.
wildlands-end-tied = Tied on points: { $each }
wildlands-end-characters =
    { $n ->
        [one] { $name } has 1 character left
       *[other] { $name } has { $n } characters left
    }
wildlands-end-health = { $name } has { $health } health left
wildlands-end-lead = Decisive lead: { $deed }

## Refusals of the rules: what is wrong and what to do

wildlands-drop-far = Too far for your cards. Drop it nearer.
wildlands-drop-card = Drag a character: cards only pay for actions.
wildlands-refusal-wrong-phase =
    { $phase ->
        [over] This match is over. `/{ command-new-name }` opens another.
       *[other] Something else comes first: **My move** shows what.
    }
wildlands-refusal-not-your-turn =
    { $phase ->
        [setup] You've placed your characters. `/{ command-undo-name }` lets you choose again.
       *[other] { refusal-not-your-turn }
    }
wildlands-refusal-nothing-to-recall = You have no set-up to undo yet.
wildlands-refusal-card-unknown = I can't read that card. Type it as `/{ command-hand-name }` shows it, e.g. `1m35g+r` or `W`.
wildlands-refusal-card-not-held = You don't have enough `{ $card }`. `/{ command-hand-name }` shows your cards.
wildlands-refusal-card-icon = Character { $character } needs a card with a { $character }, or a wild card.
wildlands-refusal-card-flag = Character { $character } can't use { $flag } with `{ $card }`.
wildlands-refusal-action-unknown = That isn't an action. Type e.g. `move 3 12`, `claim 7`, `melee 3 b`, `ranged 3 b2`, `area 3 14` or `end`.
wildlands-refusal-space-unknown = Choose a space from 1 to 42.
wildlands-refusal-character-unknown = Choose a character from 1 to { $most }.
wildlands-refusal-character-hidden = Reveal character { $character } first.
wildlands-refusal-character-out = Character { $character } is knocked out. Choose another.
wildlands-refusal-assign-twice = Each character needs its own space among your ten.
wildlands-refusal-reveal-open = Choose a character that's still hidden.
wildlands-refusal-move-apart = Space { $space } is out of reach. **My move** shows where to go.
wildlands-refusal-move-cost =
    { $cost ->
        [one] That step costs exactly 1 card.
       *[other] That step costs exactly { $cost } cards.
    }
wildlands-refusal-rally-cost = Type the rally card, then one card for each climb; a second rally card pays for both.
wildlands-refusal-claim-shard = Choose a space with a shard of your colour.
wildlands-refusal-claim-absent = Move a character to space { $space } first.
wildlands-refusal-claim-icons = Claim with three cards of your character there, or of a knocked-out one. Wild cards count too.
wildlands-refusal-draw-empty = Nothing is left to draw. Keep the wild card.
wildlands-refusal-target-unseen = You can't attack that. **My move** shows your targets.
wildlands-refusal-defend-card = That can't defend. **My move** shows what can.

## Commands of the game

command-act-name = act
command-act = Play actions in Wildlands, separated by ;
command-act-action = e.g. move 3 12; cards are optional
command-look-name = look
command-look = The map, or what you can see and reach from a space
command-look-space = A space's number
command-look-character = A character, 1 to 5; yours unless you name a player
command-look-player = Whose character
command-deck-name = deck
command-deck = A player's cards, played and still to come
command-deck-player = Whose cards; yours by default

## The board (board.py)

wildlands-stage-setup = { $map } · set-up
wildlands-stage-turn = turn { $n }
wildlands-stage-own = You: { $n } · { $others }
wildlands-stage-over = { refusal-match-over }
wildlands-stage-ended = { ended-early }
wildlands-duty-setup =
    { $n ->
        [one] 🗺️ { $names }: choose where to start.
       *[other] 🗺️ { $names }: each choose where to start.
    }
wildlands-duty-reveal = 👁️ { $names }: reveal a character.
wildlands-duty-act = ⚔️ { $names }: take your turn.
wildlands-duty-interrupt = ⚡ { $names }: play your interrupt.
wildlands-duty-defend = 🛡️ { $names }: defend { $targets }? { $attacker } attacks ({ $flag }).
wildlands-duty-ask = ⚡ { $names }: interrupt { $actor }?
wildlands-duty-end = ⚡ { $names }: interrupt before { $actor } ends the turn?
wildlands-pass = Pass
wildlands-interrupt = Interrupt…
wildlands-interrupt-play = ⚡ Play { $cards }
wildlands-final-winner =
    { $n ->
        [one] 🏆 { $names } wins with { $points }!
       *[other] 🏆 { $names } share the win with { $points }!
    }

## Panels: set-up, reveal, waiting

wildlands-panel-setup =
    { $why }
    -# The other 5 spaces get { $right }'s shards.
wildlands-setup-why-sight = 💡 **{ $name }** → { $space }. Your best shooter.
wildlands-setup-why-near = 💡 **{ $name }** → { $space }. Your best in melee.
wildlands-setup-drag = ▶️ Your five start here; drag to change.
wildlands-setup-choose = ▶️ Choose a space for each character.
wildlands-setup-start =
    ▶️ **{ $name }** → { $space }. Or try another.
    -# It sees { $seen } spaces, up to { $steps } steps away.
wildlands-setup-about =
    ### Where you start
    Your characters start in five of the ten light spaces. **The other five** get { $right }'s shards; yours go to { $left }'s other five.
wildlands-setup-confirm = Confirm these five
wildlands-panel-placed = You start at: { $places }. Waiting for { $names }.
wildlands-recall = ↩️ Undo
wildlands-panel-reveal = Your turn begins: reveal a character.
wildlands-reveal-confirm = Reveal
wildlands-waiting-setup = Waiting for { $names } to choose where to start.
wildlands-waiting-act = Waiting for { $names } to act.
wildlands-waiting-defend = Waiting for { $names } to defend.
wildlands-waiting-ask = Waiting for { $names }.
wildlands-waiting-answered = ✓ Your answer stays secret until all are in.

## Panels: a turn

wildlands-act-walk = { $name } → { $spaces }
wildlands-act-out = { $name } knocks out { $target }: { $odds }
wildlands-act-hit = { $name } hits { $target }: −{ $n } ♥, { $odds }
wildlands-act-odds =
    { $odds ->
        [100] sure
       *[other] { $odds }% chance
    }
wildlands-act-unlikely = ⚠️ only { $odds }%
wildlands-act-idea = 💡 Press **{ $button }**: { $idea }
wildlands-act-idea-drawn = 💡 Press **{ $button }** in the picture: { $idea }
wildlands-act-lined = ▶️ **{ wildlands-confirm-line }**, or add a step.
wildlands-act-nothing-end =
    { $n ->
        [0] Best to end your turn (hand full).
       *[other] Best to end your turn and draw { $n }.
    }
wildlands-act-nothing-done = Choose an action, or press **{ wildlands-done }**.
wildlands-act-empty-end = No cards left: end your turn and draw { $n }.
wildlands-act-empty-done = No cards left: press **{ wildlands-done }**.
wildlands-about-buttons = -# **▸**: press again for the next. **{ wildlands-to-shard }**: walk to your shard.
wildlands-act-menu = Choose what to do
wildlands-kind-move = Move
wildlands-kind-attack = Attack
wildlands-kind-claim = Claim
wildlands-claim-plan = Then claim
wildlands-kind-fly = Fly
wildlands-kind-rally = Rally
wildlands-kind-draw = Draw 2…
wildlands-to-shard = Go 💎
wildlands-claim-price = 💎3×{ $character }
wildlands-no-target = No target
wildlands-no-melee = Melee: same space
wildlands-no-attack = No attack card
wildlands-confirm = Play
wildlands-confirm-line =
    { $n ->
        [1] Play this
        [2] Play both
       *[other] Play all { $n }
    }
wildlands-claim-ready = 💎 { wildlands-kind-claim }
wildlands-claim-win =
    { $n ->
        [1] 🏆 Play and win
       *[other] 🏆 Play { $n } and win
    }
wildlands-other = 🔄 Cards
wildlands-ways = Cards to play it with
wildlands-add = Then
wildlands-pop = Remove
wildlands-pop-one = Remove { $n }
wildlands-end = End turn
wildlands-end-full = End turn (hand full)
wildlands-end-unclaimed = End, don't claim
wildlands-end-line = { wildlands-confirm-line }, end turn
wildlands-done = Done
wildlands-done-line = { wildlands-confirm-line }, done
wildlands-plan-add = Add
wildlands-plan-end = End the turn
wildlands-plan-hint = { $aim }. Then press **{ wildlands-plan-add }**.
wildlands-offer-move = To space { $space }: { $cost }
wildlands-offer-fly = Fly to space { $space }: { $cost }
wildlands-offer-rally = Rally { $steps }: { $cost }
wildlands-offer-claim = Your shard in { $space }: { $cost }
wildlands-offer-claim-why =
    { $n ->
        [5] wins the match
       *[other] 1 point for 3 cards
    }
wildlands-offer-attack = { $target }: { $n } damage
wildlands-offer-aim = { $names } ({ $space })
wildlands-offer-reveal = Reveal { $name } in { $space }
wildlands-offer-draw = Draw 2 for a wild card
wildlands-offer-draw-why = Up to 7 in hand
wildlands-goal =
    { $n ->
        [0] your 💎 is there
        [one] 1 step to your 💎
       *[other] { $n } steps to your 💎
    }
wildlands-goal-price = a claim takes 3 cards with a { $character }
wildlands-goal-melee = to hit { $names }
wildlands-hit = { $name } drops to { $left } of { $health } health
wildlands-hit-out = { $name } is knocked out
wildlands-hit-already = { $name } is already out
wildlands-hit-expected = if the last attack hits
wildlands-hit-open = they choose: { $names }

## Panels: defence and interrupts

wildlands-panel-defend = { $player } attacks { $targets } with { $name }: { $flag }, { $damage } damage.
wildlands-defend-with = ▶️ { $defence }, or { $harm }
wildlands-harm = { $hits }.
wildlands-harm-none = You have no { $flags } card: { $hits }.
wildlands-defend = Defend
wildlands-take-damage = Take the damage
wildlands-defend-menu = Your answer
wildlands-panel-ask = 💡 Pass: an interrupt costs a wild card and can't score now.
wildlands-panel-ask-price = Interrupting costs a wild card.
wildlands-ask-chance =
    { $n ->
        [5] 🏆 You could win: { $action }.
       *[other] 💡 +1 point for you: { $action }.
    }
wildlands-ask-claim =
    { $n ->
        [5] ⚠️ { $name } could claim { $space } next and win!
       *[other] ⚠️ { $name } could claim { $space } next: point { $n } of 5.
    }
wildlands-ask-threat =
    { $n ->
        [5] ⚠️ { $name } could knock out { $target } next and win!
       *[other] ⚠️ { $name } could knock out { $target } next: point { $n } of 5.
    }
wildlands-ask-last = ⚠️ { $name } needs just 1 more point.
wildlands-orders = Ask me when…
wildlands-quiet = Pass until my turn
wildlands-quiet-about = -# **{ wildlands-quiet }**: I ask only if you're attacked.
wildlands-quiet-now = 🔕 I pass for you until your turn, unless you're attacked.
wildlands-ask-why = -# Your orders: { $order }.
wildlands-ask-blind = -# I ask even those who can't interrupt.
wildlands-panel-ask-none = You have no wild card, so pass.
wildlands-asked-attack = { $name } attacked { $targets }.
wildlands-asked-enter = { $name } moved: { $steps }.
wildlands-asked-shard = { $step } (their 💎)
wildlands-asked-end = { $name } wants to end the turn.

## Commands that show something

wildlands-hand =
    { $n ->
        [0] You have no cards.
        [one] Your only card
       *[other] Your { $n } cards
    }
wildlands-look = **Space { $space }**
wildlands-look-high = high ground
wildlands-look-cover = { wildlands-flag-cover }
wildlands-look-here = Here: { $names }
wildlands-look-sees = In sight: { $names }
wildlands-look-steps = One step away: { $spaces }
wildlands-roster-anyone = Anyone
wildlands-hand-legend =
    -# The icon below a number is for that character; at a card's foot, for any of yours.
    -# { $signs }
wildlands-roster-legend =
    -# Health, space, and how many cards have each icon.
    -# { $signs }
wildlands-deck-left = In hand or deck ({ $n })
wildlands-deck-pile = Played ({ $n })

## Input that can't be read

wildlands-question-answered = You or your orders have already answered.
wildlands-bad-seat = Choose a seat from 1 to { $seats }.

## Pictures in words: hexagons in a code block, then lists (text_pictures.py)

wildlands-text-high = `^` high ground
wildlands-text-cover = `%` cover
wildlands-text-high-cover = `&` high ground with cover
wildlands-text-wall = `|` `==` walls
wildlands-text-shard = `*` shard
wildlands-text-more = `+` more characters
wildlands-text-ghost = `(1)` yours, hidden
wildlands-text-offer = `[ ]` your map cards
wildlands-text-stairs = stairs { $stairs }
wildlands-text-chosen =
    { $space ->
        [0] Chosen: { $label }.
       *[other] Chosen: { $label } in { $space }.
    }
wildlands-text-goal = Goal: { $space }.
wildlands-text-reach = In reach: { $spaces }.
wildlands-text-cost = { $space } ({ $n } cards)
wildlands-text-targets = Targets in: { $spaces }.
wildlands-text-sight = In sight: { $spaces }.
wildlands-text-fresh = Changed: { $spaces }.
wildlands-text-fallen = Knocked out in: { $spaces }.
wildlands-text-seat = `{ $letter }` { $name } { $n } 💎 { $pieces }
wildlands-text-others = hidden { $hidden }, out { $out }

## Alt texts, at most 1,024 characters each (alt_text.py)

wildlands-alt-hand =
    { $n ->
        [one] Your only card: { $cards }.
       *[other] Your { $n } cards: { $cards }.
    }
wildlands-alt-map = The map { $map }.
wildlands-alt-ghosts = Your hidden characters: { $ghosts }.
wildlands-alt-offers = Your map cards: { $spaces }.
wildlands-alt-seat =
    { $n ->
        [one] { $letter } { $name } ({ $faction }), 1 point: { $pieces }; hidden: { $hidden }.
       *[other] { $letter } { $name } ({ $faction }), { $n } points: { $pieces }; hidden: { $hidden }.
    }
wildlands-alt-fighter = { $name } in { $space }, { $health }
wildlands-alt-nobody = no one revealed
wildlands-alt-shards = Shards of { $letter }: { $spaces }.
wildlands-alt-final =
    { $n ->
        [one] { $place }. { $name }, 1 point.
       *[other] { $place }. { $name }, { $n } points.
    }

## How a card is read (rules_pages.py)

wildlands-guide-icon = number
wildlands-guide-flag = icon
wildlands-guide-open = open action
wildlands-guide-alt = A card with its parts named, and the nine icons.
wildlands-guide-high = { wildlands-look-high }
wildlands-guide-ledge = ledge: up 2, down 1
wildlands-guide-stairs = stairs: 1 both ways
wildlands-guide-wall = wall
wildlands-guide-rocks = rocks, no space
wildlands-guide-cover = { wildlands-flag-cover }
wildlands-guide-shard = shard
wildlands-guide-map-alt = A small map with its parts named.
wildlands-guide-mark-chosen = chosen, health 3 of 4
wildlands-guide-mark-cost = cards a step costs
wildlands-guide-mark-goal = where it leads
wildlands-guide-mark-target = can be attacked
wildlands-guide-mark-fresh = new since you looked
wildlands-guide-mark-fallen = knocked out here
wildlands-guide-mark-ghost = yours, hidden
wildlands-guide-mark-claim = gold: 3 cards claim it
wildlands-guide-marks-alt = The marks on a map and what they mean.

## The cover and the film (cover.py, replay.py)

wildlands-cover-alt = Characters and shards of four factions on a map.
wildlands-alt-replay =
    { $n ->
        [one] The map in one picture. At the end: { $alt }
       *[other] The map in { $n } pictures. At the end: { $alt }
    }

## The rules in short: one page each (rules_pages.py)

wildlands-rules-goal =
    ## Wildlands: the goal
    Lead five characters. The first to **5 points** wins at once.

    - **1 point** for each of your shards you claim and each enemy you knock out.
    - **Your turn:** reveal a hidden character, if you have one. Act as often as you like, then draw 3, up to 7 in hand. An empty deck is reshuffled.
    - Once a player has no characters left, the survivor with the most points wins; while tied, you play on.
wildlands-rules-cards =
    ## Characters and cards
    Characters **1 to 5** have 2 to 5 health. Damage stays; at 0, they're knocked out.

    A card does **one** of these:
    - A **number** moves that character or helps it claim.
    - The **icon** below a number is for that character: red for melee, blue for ranged and area, green for defence, yellow for movement.
    - The **open action** at the foot is for any of your revealed characters.
    - A **wild card** `W` stands for any number, draws 2 cards or interrupts.
wildlands-rules-actions =
    ## Moves and claims
    - **Move** to an adjacent space with no wall between: 1 card with the character's number.
    - **Climb** a ledge: 2 such cards. Going down or using stairs costs 1.
    - **Claim** your shard in a character's space: 3 cards with its number, or that of a knocked-out character of yours.
    - ⟦wildlands_rally⟧ **Rally:** this character, another in the same or an adjacent space, or both take a step. Each climb costs 1 more card; a second rally card pays for both.
    - ⟦wildlands_fly⟧ **Fly** one or two steps, over ledges but not walls.
wildlands-rules-attacks =
    ## Attacks and defence
    - ⟦wildlands_melee⟧ **Melee:** 1 damage in the same space; ⟦wildlands_heavy_melee⟧ **heavy melee:** 2. You name a player, who chooses which character there is hit.
    - ⟦wildlands_ranged⟧ **Ranged:** 1 damage to an enemy in sight; ⟦wildlands_heavy_ranged⟧ **heavy ranged:** 2, at most two spaces away.
    - ⟦wildlands_area⟧ **Area:** 1 damage to everyone revealed in the same or an adjacent space, yours too.

    One card defends a character:
    - ⟦wildlands_melee⟧ **Melee** stops both melee attacks.
    - ⟦wildlands_guard⟧ **Guard** stops ranged, heavy ranged and area.
    - ⟦wildlands_cover⟧ **Cover** stops ranged and heavy ranged, in a space with cover.

    Knocking out your own scores nothing.
wildlands-rules-interrupts =
    ## Interrupts and orders
    After another player's action, or before they end their turn, you can **interrupt** with a wild card: act as on your turn, but draw nothing.

    - Answers are secret. If several try, only the next in turn order interrupts; the others keep their wild cards.
    - No one can interrupt a reveal, or the start or end of an interrupt.

    Your **orders** say when I ask.
wildlands-rules-ground =
    ## Sight and high ground
    - **In sight:** a straight line between the centres of two spaces crosses no wall and stays on the map. Characters never block; through a corner, one clear side is enough.
    - **High ground:** from below, only area attacks reach it. From above, you can hit everything in sight.
wildlands-rules-players =
    ## Set-up and standstill
    - **Set-up:** each of your 10 map cards is a space. In secret, choose five to start in; the other five get the shards of the player before you.
    - **Start:** everyone draws 7. The player with a shard in the lowest-numbered space goes first.
    - **Standstill:** if no one plays, draws or reveals anything for two rounds, the match ends.
wildlands-rules-playing =
    ## Playing here
    Press **My move**, then a character and what it does. I pick the cards you need least.

    In pictures, hearts are health. Pale characters are hidden: only you see them.

## Lines of actions: what stops them (engine/wildlands/plan.py)

wildlands-refusal-plan-form = Type 1 to { $most } actions of your turn, e.g. `move 3 12; end`.
wildlands-refusal-plan-line = Only the last action can end the turn.
wildlands-refusal-plan-hurt = One of your characters was hurt.
wildlands-refusal-plan-revealed = { $enemy } has appeared in space { $space }, near { $own }.
wildlands-refusal-plan-defended = Your attack was stopped.
wildlands-refusal-plan-interrupted = Someone interrupted you.

## The lesson (lesson.py)

wildlands-learn-goal =
    You're red, the computer is turquoise. Beside each name: cards in hand, then points. **Claim your shards** and **knock out enemies**: 1 point each, first to 5 wins.

    A card with a 2 moves character 2 one space, or lets it use the icon below the 2, e.g. to attack.
wildlands-learn-begin = Try it
wildlands-learn-move = **Move.** A wall separates character **2** in space 6 from your shard in 7: go via space 2 or 11. Gold numbers are costs in cards.
wildlands-learn-move-wrong = Move character 2 to space 2 or 11.
wildlands-learn-move-done = ✓ One card, one step. **{ wildlands-to-shard }** walks to your shard; **{ wildlands-add }** adds actions.
wildlands-learn-climb = **Climb.** A step up to high ground costs **2 cards** with the character's number. Move **3** up to space 9.
wildlands-learn-climb-wrong = Move character 3 to space 9.
wildlands-learn-climb-done = ✓ You can aim down; no one below can aim at you. Stairs cost just 1 card. ⟦wildlands_fly⟧ Flying crosses ledges; a ⟦wildlands_rally⟧ rally moves two characters.
wildlands-learn-claim = **Claim a shard.** Character **3** is on your shard. Press **{ wildlands-claim-ready }**: it costs any **3 cards with a 3**.
wildlands-learn-claim-wrong = Press **{ wildlands-claim-ready }**.
wildlands-learn-claim-done = ✓ 1 point! A knocked-out character's number works, too.
wildlands-learn-attack = **Attack.** Your card with **2** and 4 lets **2** shoot anyone in sight. Knock out the computer's **1** in space 3, who has 1 health left.
wildlands-learn-attack-wrong = Press **{ wildlands-kind-attack }**, then **{ wildlands-confirm }**.
wildlands-learn-attack-done = ✓ Knocked out: another point! ⟦wildlands_melee⟧ Melee hits only in the same space, ⟦wildlands_area⟧ area everyone in a space, yours too.
wildlands-learn-defend = **Defend.** The computer's **2** in space 8 shoots at your 2, who has 1 health left. Your card with **2** and 4 has **guard** for it.
wildlands-learn-defend-wrong = Defend character 2 with the card.
wildlands-learn-defend-done = ✓ No damage. ⟦wildlands_guard⟧ Guard stops ⟦wildlands_ranged⟧ ranged and ⟦wildlands_area⟧ area attacks; only ⟦wildlands_melee⟧ melee stops melee. In bushes, ⟦wildlands_cover⟧ cover stops ranged attacks.
wildlands-learn-turn = **End your turn.** Character **2** has reached your shard in 7, but only two of your cards have a 2. Keep them: end your turn and draw 3.
wildlands-learn-turn-wrong = Keep your cards: press **{ wildlands-end }**.
wildlands-learn-turn-done = ✓ You drew 3 cards, two with a 2: now you can claim.
wildlands-learn-reveal = **Reveal.** Your turns begin like this while you have hidden characters. Reveal **5** in space 11, next to your shard.
wildlands-learn-reveal-wrong = Reveal character 5.
wildlands-learn-reveal-done = ✓ Now everyone sees it, and you can play cards for it. An icon at a card's foot is for any revealed character.
wildlands-learn-setup = **Set-up.** Your characters start, in secret, in five of the ten light spaces; the computer's shards go in the other five. Press **2 Tobin**, then **6**, and confirm.
wildlands-learn-setup-wrong = Press **2 Tobin**, then **6**.
wildlands-learn-setup-done = ✓ Matches begin like this. The computer chose too, and shards appear: the two red ones are yours.
wildlands-learn-interrupt = **Interrupt.** After others' actions, a **wild card** (`W`) lets you act at once. The computer's **2** in space 3 has 1 health left.
wildlands-learn-interrupt-wrong = Interrupt, or the computer claims and wins.
wildlands-learn-interrupt-done = ✓ Your 2 shot first: your fifth point! In matches, I ask at times like this; otherwise I pass (`/{ command-orders-name }`). A wild card can also be any number, or draw 2.
wildlands-learn-end = **The end.** The fifth point wins at once.

## Looking back (analysis.py)

wildlands-hindsight-finding = **Turn { $turn }:** { $did }. Better: **{ $better }** (+{ $cost }%)
wildlands-hindsight-aim-claim = { $action }, for the shard in space { $space }
wildlands-hindsight-aim-knock-out = { $action }, to knock out { $name }

## The daily puzzle

wildlands-puzzle-turn = Score the most points this turn.
wildlands-puzzle-about-turn = -# A claim or knock-out scores 1. Your opponent has no cards: no defence, no interrupts.
wildlands-puzzle-uses-turn = ending the turn uses one
wildlands-puzzle-points = { wildlands-points }
wildlands-puzzle-title-turn = Most points this turn
