### Cutterland's own texts. Terms: docs/glossary.md.

cutterland-name = Cutterland
cutterland-cover-alt = Cutterland: a card cut into pieces, and a land of creatures.
cutterland-about = Cut landscape cards, let the others choose, and build the land with the best creatures.

## Commands. Discord takes descriptions of at most 100 characters.

command-cut-name = cut
command-cut = Cut one of your cards
command-cut-card = The card's number in your hand
command-cut-pieces = The squares of each piece, e.g. ABEF CDGH; the rest is the last piece
command-discard-pieces = The letters of the pieces, e.g. B D
command-take-name = take
command-take = Take a piece
command-take-piece = The piece's letter
command-place-name = place
command-place = Place a piece in your land
command-place-at = The cell of the piece's leftmost square in its top row, e.g. M14
command-place-turns = Quarter turns to the right, 0 to 3
command-place-piece = The piece's letter, if you have two
command-build-name = build
command-build = Try out your bonus tokens before you lock in
command-build-layout = e.g. tower M12, wall M12-N12, bridge O14h, prey P15
command-cards-name = cards
command-cards = See this match's cards, if they were shown before dealing
command-hunt-name = hunt
command-hunt = Watch the hunt on a land after the match
command-hunt-player = { command-land-player }
command-hunt-step = 1 = tokens; 2 = krakens; 3 = dragons; 4 = survivors
command-land-name = land
command-land = See a land and its points
command-land-player = Whose land; yours by default

option-pieces-name = pieces
option-piece-name = piece
option-turns-name = turns
option-layout-name = layout
option-player-name = player
option-step-name = step
option-pack-name = pack
option-overcut-name = overcut
option-first-name = first
option-preview-name = preview
option-hints-name = hints
option-mirrored-name = mirrored
option-shown-name = shown
option-fill-name = fill

## Computer players, weakest first


## Table options

cutterland-option-pack = Pack
cutterland-option-pack-classics = Classics
cutterland-option-pack-highwater = High Water
cutterland-option-overcut = Cut extra pieces
cutterland-option-overcut-reject = Not allowed
cutterland-option-overcut-penalty = Allowed, −3 VP
cutterland-option-overcut-free = Allowed, free
cutterland-option-first = First player
cutterland-option-preview = Try pieces first
cutterland-option-preview-about = See a piece's points before taking it
cutterland-option-hints = Hints and suggestions
cutterland-option-hints-about = I suggest cuts and spots
cutterland-option-mirrored = Turns go counter-clockwise
cutterland-option-shown = Show cards before dealing
cutterland-option-pieces = Pieces
cutterland-option-pieces-cut = Cut from cards
cutterland-option-pieces-bag = Drawn from the bag
cutterland-option-pieces-box = From the server's box
cutterland-option-fill = Fill a short bag
# What an option does, below its values in the menu of rules; at most 100 characters.
cutterland-option-pack-about = { cutterland-option-pack-highwater } has more wetland, krakens, walls and bridges
cutterland-option-overcut-about = For each extra piece, the player on the cutter's right removes a piece
cutterland-option-shown-about = Everyone sees the cards, but not who gets which
cutterland-option-first-about = Rulebook: the last player to use a map
cutterland-option-pieces-about = From the box, each card is cut once; with the bag, no one cuts
cutterland-option-fill-about = The computer cuts the missing pieces
cutterland-option-bag = Pieces in the bag
cutterland-option-filled = Pieces the computer cut for the bag
cutterland-option-illegal-bag-option = Choose either pieces from the bag or `{ $option }`.
cutterland-option-illegal-shelf-short =
    { $missing ->
        [one] The bag needs one more piece. Finish a match with cards, or turn on **{ cutterland-option-fill }**.
       *[other] The bag needs { $missing } more pieces. Finish a match with cards, or turn on **{ cutterland-option-fill }**.
    }
cutterland-option-box = Cards from the box
cutterland-option-illegal-box-short = The box has { $there } of { $wanted } cards. Start a new one with `/{ command-box-name }` (organisers), or reset **{ cutterland-option-overcut }** and **{ cutterland-option-shown }** to play from the bag.
cutterland-option-illegal-box-bag-short = The box ran short, and the bag has { $there } of { $wanted } pieces. Turn on **{ cutterland-option-fill }**, or start a new box with `/{ command-box-name }` (organisers).
cutterland-option-illegal-first-absent = { first-absent }

## Terrains, creatures, bonuses

cutterland-plains = plains
cutterland-moor = moor
cutterland-wetland = wetland
cutterland-kraken = kraken
cutterland-goblin = goblin
cutterland-centaur = centaur
cutterland-dragon = dragon
cutterland-turtle = turtle
cutterland-frog = frog
cutterland-tower = tower
cutterland-wall-bridge = wall/bridge

cutterland-count-kraken =
    { $n ->
        [one] { $n } kraken
       *[other] { $n } krakens
    }
cutterland-count-goblin =
    { $n ->
        [one] { $n } goblin
       *[other] { $n } goblins
    }
cutterland-count-centaur =
    { $n ->
        [one] { $n } centaur
       *[other] { $n } centaurs
    }
cutterland-count-dragon =
    { $n ->
        [one] { $n } dragon
       *[other] { $n } dragons
    }
cutterland-count-turtle =
    { $n ->
        [one] { $n } turtle
       *[other] { $n } turtles
    }
cutterland-count-frog =
    { $n ->
        [one] { $n } frog
       *[other] { $n } frogs
    }
cutterland-count-tower =
    { $n ->
        [one] { $n } tower
       *[other] { $n } towers
    }
cutterland-count-wall-bridge =
    { $n ->
        [one] { $n } wall/bridge
       *[other] { $n } walls/bridges
    }
cutterland-count-nothing = no icons
cutterland-tokens-none = none

cutterland-square = { $terrain } with { $icon }
cutterland-creature-at = { $creature } { $cell }
cutterland-points = { $points } VP
cutterland-points-before = before: { $points } VP
cutterland-turned =
    { $turns ->
        [0] unturned
        [1] turned 90°
        [2] turned 180°
       *[3] turned 270°
    }

## Points by kind

cutterland-points-kraken = krakens { $points }
cutterland-points-goblin = goblins { $points }
cutterland-points-centaur = centaurs { $points }
cutterland-points-dragon = dragons { $points }
cutterland-points-turtle = turtles { $points }
cutterland-points-frog = frogs { $points }
cutterland-points-bonus = unused tokens { $points } (1 each)
cutterland-points-penalty = overcut { $points }
cutterland-points-none = nothing yet

cutterland-kind-kraken = Krakens
cutterland-kind-goblin = Goblins
cutterland-kind-centaur = Centaurs
cutterland-kind-dragon = Dragons
cutterland-kind-turtle = Turtles
cutterland-kind-frog = Frogs
cutterland-kind-bonus = Unused tokens
cutterland-kind-penalty = Overcut
cutterland-kind-total = Total
cutterland-kind-survivors = Survivors

## Pieces

cutterland-piece =
    { $n ->
        [one] { $n } square
       *[other] { $n } squares
    }: { $contents }
cutterland-piece-line = **{ $letter }** · { $piece }
cutterland-piece-fate =
    { $fate ->
        [taken] **{ $letter }** · { $piece } → { $name }
       *[there] **{ $letter }** · { $piece }
    }
cutterland-pieces-removed = -# Removed: { $pieces }
cutterland-take = Take { $letter }

## Tournament sessions

cutterland-cards = These { $n } cards will be dealt face down. `/{ command-cards-name }` shows them again.
cutterland-cards-hidden = These cards weren't shown before dealing. The host decides that in the lobby.
cutterland-alt-cards = The { $n } cards of this match: { $cards }.
cutterland-session-won = { $name } wins the session with { $points } VP
cutterland-session-place = **{ $place }.** { $name }: { $points } VP ({ $first } + { $second })
cutterland-session-survivors = { $n ->
    [one] one survivor
   *[other] { $n } survivors
} in the second match
cutterland-session-turn = first cut in round { $turn } of the second match

## The bag

cutterland-bag = Bag: { $pack }
cutterland-bag-pieces =
    { $n ->
        [one] 1 piece
       *[other] { $n } pieces
    } with { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    } in all.
cutterland-bag-contents = On them: { $contents }.
cutterland-bag-enough = Enough for matches with { $seats } players.
cutterland-bag-short = { $missing ->
        [one] One more piece is needed
       *[other] { $missing } more pieces are needed
    } for a match. Every finished match adds its pieces.
cutterland-bag-filled =
    { $n ->
        [one] The computer cut one piece for the bag.
       *[other] The computer cut { $n } pieces for the bag.
    }
cutterland-bag-left =
    { $n ->
        [0] The bag is empty.
        [one] One piece is left in the bag.
       *[other] { $n } pieces are left in the bag.
    }
cutterland-bag-instead = The box ran short, so pieces come from the bag.
cutterland-stage-drawn = Round { $turn } of { $turns } · drawn by { $active }

## The box

cutterland-box = The server's box
cutterland-box-about = { $left } of { $of } cards are left. Each is cut only once.
cutterland-box-full = **{ $pack }:** all { $of } cards are in the box.
cutterland-box-pack = **{ $pack }:** { $left } of { $of } cards in the box, { $held } in running matches, { $used } used up.
cutterland-box-unseen = On the unused cards: { $contents }.
cutterland-box-short = Matches with { $seats } players are now played from the bag.
cutterland-box-bag = In its bag: { $n ->
        [one] 1 piece
       *[other] { $n } pieces
    }.

## Looking back

cutterland-hindsight-tokens = **Tokens:** { $you ->
        [yes] you
       *[no] { $name }
    } finished with { $points } VP. The best use scores { $best } ({ $kinds }):
    { $layout }
cutterland-hindsight-numbered = { $spot } **(marked { $number })**
cutterland-hindsight-nothing = keep all tokens
cutterland-hindsight-title = { $you ->
        [yes] Your best
       *[no] { $name }, best
    }: { $points } VP
cutterland-hindsight-take = **Round { $turn }:** { $you ->
        [yes] you
       *[no] { $name }
    } took piece { $did }. Piece { $better } ({ $contents }) at { $cell }, { $turned }, was worth about { $points } VP more.
cutterland-hindsight-lay = **Round { $turn }:** { $you ->
        [yes] you
       *[no] { $name }
    } placed piece { $did } at { $at }. Piece { $better } at { $cell }, { $turned }, was worth about { $points } VP more.
cutterland-hindsight-cut = **Round { $turn }:** { $you ->
        [yes] you
       *[no] { $name }
    } cut card { $card } into `{ $did }`{ $suggested ->
        [yes] , as suggested. After a longer look,
       *[no] . The cut
    } `{ $better }` was worth about { $points } VP more.
cutterland-hindsight-discard = **Round { $turn }:** { $you ->
        [yes] you
       *[no] { $name }
    } removed { $n ->
        [one] piece { $did }. Removing piece
       *[other] pieces { $did }. Removing pieces
    } { $better } was worth about { $points } VP more.
cutterland-hindsight-alt = { $you ->
        [yes] Your land
       *[no] { $name }'s land
    } in round { $turn }, with piece { $piece } at its best spot: { $cells }.

## Records

cutterland-record-turn = Round { $turn } of { $turns }: seat { $number } cut
cutterland-record-drawn = Round { $turn } of { $turns }: seat { $number } drew pieces
cutterland-log-turn = Round { $turn } of { $turns }: { $name } cut
cutterland-log-drawn = Round { $turn } of { $turns }: { $name } drew pieces
cutterland-record-end = Bonus tokens

## The board

cutterland-stage-cut = Round { $turn } of { $turns }
cutterland-stage-build = { cutterland-record-end }
cutterland-stage-discard = Round { $turn } of { $turns } · cut by { $active }
cutterland-stage-take = { cutterland-stage-discard }
cutterland-stage-lay = { cutterland-stage-discard }
cutterland-stage-resolve = Everyone places their bonus tokens, in secret.
cutterland-stage-over = { refusal-match-over }
cutterland-stage-ended = { ended-early }

cutterland-duty-cut = ✂️ { $name }: cut a card into { $pieces } pieces.
cutterland-duty-discard =
    { $surplus ->
        [one] ✂️ { $name }: remove the extra piece.
       *[other] ✂️ { $name }: remove the { $surplus } extra pieces.
    }
cutterland-duty-take = 👉 { $name }: choose a piece.
cutterland-duty-lay =
    { $n ->
        [one] 🧩 { $name }: place piece { $laying }.
       *[other] 🧩 { $name }: place pieces { $laying }.
    }
cutterland-duty-resolve =
    { $owned ->
        [0] 🏰 { $name }: choose what your dragons devour.
       *[other] 🏰 { $name }: place your tokens ({ $tokens }).
    }
cutterland-cut-by = Cut by { $name }
cutterland-drawn-by = Drawn by { $name }
cutterland-then = Next: { $names }.
cutterland-duties-lay = 🧩 { $names }: place your pieces.
cutterland-duties-resolve = 🏰 { $names }: place your tokens, in secret.

cutterland-final-winner = 🏆 { $name } wins with { $points } VP!
cutterland-final-shared = 🏆 { $names } and { $last } share the win with { $points } VP!
cutterland-final-nobody = These are the lands so far.
cutterland-final-place =
    { $place ->
        [1] **First:** { $name }, { $points } VP
        [2] **Second:** { $name }, { $points } VP
        [3] **Third:** { $name }, { $points } VP
       *[4] **Fourth:** { $name }, { $points } VP
    }
cutterland-final-ties = -# Tie-break: most surviving creatures.
cutterland-final-survivors =
    { $n ->
        [one] ({ $n } survivor)
       *[other] ({ $n } survivors)
    }

## Panels

cutterland-panel-cut = ### Cut a card into { $pieces } pieces
cutterland-cut-order =
    { $seats ->
        [2] Your opponent chooses a piece first, then you.
       *[other] The others choose first; the last piece is yours.
    }
cutterland-panel-overcut-penalty = Extra pieces cost 3 VP in all, and { $name } removes the surplus.
cutterland-panel-overcut-free = Extra pieces are allowed; { $name } removes the surplus.
cutterland-cut-presses = I fill in squares on the way. Press a square again to take it out. **▸** leads to another piece.
cutterland-cut-card = Card { $card }
cutterland-panel-editor = ### Cut card { $card } into { $pieces } pieces
cutterland-cut-begin = **{ $letter }**: press its first and last square.
cutterland-cut-draw = Draw piece **{ $letter }**, or cut along the lines.
cutterland-cut-few =
    { $n ->
        [1] **{ $letter }**: now press its last square.
       *[other] **{ $letter }**, { $n } squares: add more, or **{ $next } ▸**.
    }
cutterland-cut-rest = **{ $letter }**: add more squares. Rest: **{ $rest }**.
cutterland-cut-worth = -# ✓ For you: { $gains }
cutterland-cut-whole = ✓ Ready. Or add more to **{ $letter }**.
cutterland-cut-apart = ⚠️ Connect the squares of { $pieces }.
cutterland-cut-many = ⚠️ At most { $most } pieces.
cutterland-cut-wrong = ⚠️ `{ $text }`: { $why }
cutterland-cut-overcut-penalty = ⚠️ Extra pieces: { $surplus }. You lose 3 VP.
cutterland-cut-overcut-free = ⚠️ Extra pieces: { $surplus }. { $name } removes that many.
cutterland-cut-confirm = ✂️ Cut
cutterland-cut-suggest = Suggest
cutterland-cut-shape = Same cut
cutterland-cut-type = Type the cut…
cutterland-cut-clear = Erase all cuts
cutterland-cut-other = Other card
cutterland-form-cut = Cut card { $card }
cutterland-form-cut-label = Squares of the { $pieces } pieces
cutterland-form-cut-hint = e.g. { $example }; the rest is the last piece

cutterland-panel-discard =
    { $n ->
        [one] ### Remove { $n } piece
       *[other] ### Remove { $n } pieces
    }
cutterland-discard-status =
    { $n ->
        [one] { $active } cut an extra piece. Press the one to remove.
       *[other] { $active } cut { $n } extra pieces. Press the ones to remove.
    }
cutterland-discard-piece =
    { $out ->
        [yes] ✂️ { $letter }
       *[no] Piece { $letter }
    }
cutterland-discard-confirm = Remove

cutterland-panel-take = ### Choose a piece
cutterland-take-press = Press a letter to try it on your land.
cutterland-take-rated = Press one to try it at its best spot.
cutterland-take-drag = Drag a piece onto your land, then press it to turn it.
cutterland-hold-overlap = ⚠️ **{ $letter } at { $cell }** overlaps your land.
cutterland-hold-apart = ⚠️ **{ $letter } at { $cell }** doesn't touch your land.
cutterland-take-lay = Take { $letter } and place
cutterland-take-begins = Your piece starts your land.
cutterland-take-later = -# After you: { $names }.
cutterland-take-best = Best spot: { $cell } ({ $turned }), { $points } VP ({ $gain })
cutterland-hold-at = **{ $letter } at { $cell }**: **{ $points } VP** ({ $gain }){ $prey ->
        [0] {""}
       *[other] , 💀 { $prey } at end
    }
cutterland-hold-rank =
    { $number ->
        [1] **{ $letter } at { $cell }**, { $turned }: { $n ->
            [one] only spot
           *[other] best of { $n } spots
        }.
       *[other] **{ $letter } at { $cell }**, { $turned }: spot { $number } of { $n }.
    }
cutterland-take-gain = { $gain }, tokens { $tokens }
cutterland-take-untried = In this match, you can't try pieces before choosing.
cutterland-take-nowhere = { $letter } fits nowhere; you'd get only its tokens.

cutterland-panel-lay =
    { $n ->
        [one] ### Place piece { $letter }
       *[other] ### Place piece { $letter }, then { $other }
    }
cutterland-hunt-now = 💀 Hunt preview. { $prey }
cutterland-lay-nearest = Nearest: { $cell }
cutterland-lay-nowhere = { $letter } has no spot yet; place the other first.
cutterland-lay-menu =
    { $n ->
        [one] { $n } spot
       *[other] The best of { $n } spots
    }
cutterland-lay-not-here = { $cell }: not allowed
cutterland-lay-spot = { $cell }: { $points } VP ({ $gain })
cutterland-spot = { $cell }, { $turned }: { $points } VP ({ $gain })
cutterland-lay-jump = Go…
cutterland-lay-best = ★ Most VP
cutterland-key-turn = ↻
cutterland-key-up = ⬆️
cutterland-key-down = ⬇️
cutterland-key-left = ⬅️
cutterland-key-right = ➡️
cutterland-lay-confirm = Place { $letter }
cutterland-form-at = Where does piece { $letter } go?
cutterland-form-at-label = Cell of its first square
cutterland-form-at-hint = e.g. M14, or M14 1 for a quarter turn

cutterland-panel-resolve = ### Place your bonus tokens
cutterland-build-about =
    You have { $tokens }; each one you keep scores 1 VP. 💀 marks what your predators will devour.
    -# A **tower** saves the creature under it. A **wall** separates two squares. A **bridge** connects the squares at its ends.
cutterland-build-spot =
    { $kind ->
        [tower] Tower on { $cell }
        [wall] Wall { $cell }
       *[bridge] Bridge { $cell }
    }
cutterland-build-held = **{ $token }**: { $now } → **{ $after }** VP ({ $gain })
cutterland-build-built = **{ $points } VP** ({ $gain } from what you built).
cutterland-build-start = **{ $points } VP**. Choose a token.
cutterland-build-none = **{ $points } VP**. No single token adds VP.
cutterland-build-keep = Press **{ cutterland-layout-confirm }** to build nothing.
cutterland-build-suggested =
    { $found ->
        [ask] Press again to replace tokens.
        [use-yes] 💡 **{ $points } VP**: the maximum.
        [use-no] 💡 **{ $points } VP**: the best I found.
        [none-yes] 💡 **{ $points } VP**: it's best to keep all tokens.
       *[none-no] 💡 **{ $points } VP**: I found nothing better.
    }
cutterland-spot-worth = { $spot }: { $points } VP ({ $gain })
cutterland-panel-prey = ### Choose what your dragons devour
cutterland-layout-wrong = ⚠️ `{ $text }`: { $why }
cutterland-built-towers =
    { $n ->
        [one] tower on { $cells }
       *[other] towers on { $cells }
    }
cutterland-built-walls =
    { $n ->
        [one] wall at { $cells }
       *[other] walls at { $cells }
    }
cutterland-built-bridges =
    { $n ->
        [one] bridge over { $cells }
       *[other] bridges over { $cells }
    }
cutterland-layout-built = **Built:** { $layout }
cutterland-layout-left =
    { $n ->
        [0] **Unused:** none
       *[other] **Unused:** { $tokens } (1 VP each)
    }
cutterland-layout-points = **{ $points } VP**: { $kinds }
cutterland-layout-compared = **{ $points } VP** ({ $gain } compared with keeping all tokens): { $kinds }
cutterland-layout-choice = Area at { $cell }: your dragons devour { $count } of { $prey }. I chose what costs you least.
cutterland-layout-chosen = Area at { $cell }: your dragons devour { $count } of { $prey }, as you chose.
cutterland-layout-given = Area at { $cell }: your dragons devour { $eaten }. You can choose from { $prey }.
cutterland-layout-confirm = 🔒 Lock in
cutterland-layout-confirm-none = Keep tokens
cutterland-layout-form = Type the layout…
cutterland-layout-clear = Remove all tokens
cutterland-form-layout = Place your bonus tokens
cutterland-form-layout-label = All your tokens
cutterland-form-layout-hint = e.g. { $example }
cutterland-key-tower = Tower
cutterland-key-wall = Wall
cutterland-key-bridge = Bridge
cutterland-key-next = Next spot
cutterland-key-put = Build
cutterland-key-remove = Remove
cutterland-key-suggest = 💡 Suggest
cutterland-prey-menu =
    { $count ->
        [one] Area at { $cell }: choose what your dragons devour
       *[other] Area at { $cell }: choose { $count } for your dragons to devour
    }{ $pages ->
        [1] {""}
       *[other] {" "}({ $page } of { $pages })
    }
cutterland-prey-worth = { $points } VP ({ $gain })
cutterland-prey-back = ◀ Area
cutterland-prey-on = Area ▶
cutterland-form-goto = Where does the token go?
cutterland-form-goto-label = Cell of your land
cutterland-form-goto-hint = e.g. M14
cutterland-panel-committed =
    ### Waiting for { $names } to build
    Until then, your layout is secret.
cutterland-recall = Undo

cutterland-waiting-cut = ### Waiting for { $names } to cut
cutterland-waiting-discard = ### Waiting for { $names } to remove pieces
cutterland-waiting-take = ### Waiting for { $names } to choose
cutterland-waiting-lay = ### Waiting for { $names } to place
cutterland-waiting-resolve = ### Waiting for { $names } to build
cutterland-standing = **{ $points } VP** so far: { $kinds }
cutterland-land-empty = Your land begins with your first piece.
cutterland-land-begins = Once everyone has chosen, piece { $letter } starts your land.
cutterland-you = **you**

## Looking

cutterland-hand =
    { $n ->
        [0] You've cut all your cards.
        [one] Your last card
       *[other] Your { $n } cards (only you see them)
    }
cutterland-land-tokens = -# Bonus tokens: { $tokens }

## The hunt, step by step

cutterland-hunt = The hunt
cutterland-hunt-head = Hunt: { $name } ({ $step } of { $steps })
cutterland-hunt-krakens = **Krakens first:** each devours every creature around it, corners included, for 2 VP each.
cutterland-hunt-dragons = **Then the surviving dragons:** each devours one creature in its area.
cutterland-hunt-nothing = Nothing to devour.
cutterland-hunt-points = That scores { $points } VP.
cutterland-hunt-score =
    { $n ->
        [0] **No creature survives.**
        [one] **One creature survives.**
       *[other] **{ $n } creatures survive.**
    }
cutterland-hunt-back = ◀ Back
cutterland-hunt-on = Next ▶

## Suggestions while typing, at most 100 characters

cutterland-suggest-card = Card { $card }: { $contents }
cutterland-suggest-cut = { $sizes }: ready
cutterland-suggest-piece = { $letter } · { $piece }
cutterland-suggest-discard = { $pieces }: ready
cutterland-suggest-no-card = You have no card { $typed } in your hand.
cutterland-suggest-no-piece = There's no piece { $typed } to take.
cutterland-suggest-build = Ready: { $points } VP ({ $gain }). You lock in on the next screen.
cutterland-suggest-build-nothing = Build nothing (unused: { $tokens })

## What has happened

cutterland-deed-cut = { $name } cut a card into pieces of { $pieces } squares.
cutterland-deed-overcut = { $name } cut extra pieces ({ $pieces } squares) and lost { $penalty } VP.
cutterland-deed-drawn = { $name } drew { $n } pieces from the bag.
cutterland-deed-discarded =
    { $n ->
        [one] { $name } removed piece { $pieces }.
       *[other] { $name } removed pieces { $pieces }.
    }
cutterland-deed-taken = { $name } took piece { $piece }.
cutterland-deed-left = { $name } got the last piece, { $piece }.
cutterland-deed-laid = { $name } placed piece { $piece }.
cutterland-taken-and-placed = Took { $piece } and placed it.
cutterland-deed-lost = { $name } lost piece { $piece }: it fits nowhere.
cutterland-deed-committed = { $name } locked in.
cutterland-deed-recalled = { $name } undid the lock-in.
cutterland-deed-revealed = Everyone has built. The predators hunt!
cutterland-deed-ended =
    { $n ->
        [one] { $names } won with { $points } VP.
       *[other] { $names } shared the win with { $points } VP.
    }

## Alt texts, at most 1,024 characters each

cutterland-title-land = { $name } · { $points } VP
cutterland-alt-card =
    { $number ->
        [0] Landscape card, by rows: { $rows }.
       *[other] Card { $number }, by rows: { $rows }.
    }
cutterland-alt-hand =
    { $n ->
        [one] Your last card.
       *[other] Your { $n } cards.
    }
cutterland-alt-shared = The card that was cut.
cutterland-alt-drawn = The pieces drawn from the bag.
cutterland-alt-left = Not in a piece yet: { $squares }.
cutterland-alt-piece = Piece { $letter }: { $squares }{ $fate }.
cutterland-fate-removed = , removed
cutterland-fate-taken = , taken by { $name }
cutterland-alt-land =
    { $n ->
        [one] { $name }'s land: { $n } square, { $points } VP.
       *[other] { $name }'s land: { $n } squares, { $points } VP.
    }
# A replay's alt text begins so; $alt is that of the picture it ends with.
cutterland-alt-replay = An animation of the match in { $n } steps. The last one: { $alt }
cutterland-alt-land-empty = { $name } has no land yet.
cutterland-alt-land-contents = On it: { $contents }.
cutterland-alt-fresh = New since you last looked: { $cells }.
cutterland-alt-land-points = Points: { $points }.
cutterland-alt-towers = Towers: { $cells }.
cutterland-alt-walls = Walls: { $cells }.
cutterland-alt-bridges = Bridges: { $cells }.
cutterland-devoured-krakens = Devoured by krakens: { $creatures }.
cutterland-devoured-dragons = Devoured by dragons: { $creatures }.
cutterland-alt-area =
    { $n ->
        [one] A { $terrain } area of { $n } square at { $cell }: { $points }.
       *[other] A { $terrain } area of { $n } squares from { $cell }: { $points }.
    }
cutterland-alt-ghost =
    { $legal ->
        [yes] Piece { $letter } held at { $cell } ({ $turned }).
       *[no] Piece { $letter } held at { $cell } ({ $turned }), where it can't go.
    }
cutterland-alt-box = How often each kind of square is on the unused cards.
cutterland-alt-bag = Kinds of pieces in the bag, the largest first.
cutterland-alt-end = An animation of the hunt and the points.
cutterland-alt-final =
    { $place ->
        [1] First: { $name }, { $points } VP ({ $kinds }).
        [2] Second: { $name }, { $points } VP ({ $kinds }).
        [3] Third: { $name }, { $points } VP ({ $kinds }).
       *[4] Fourth: { $name }, { $points } VP ({ $kinds }).
    }

## The lesson

cutterland-learn-begin = Let's begin
cutterland-learn-goal =
    {""}**Build the land with the most victory points (VP).** Each round, someone cuts a card, and everyone takes a piece. Creatures score, but at the end predators devour some.

    Adjacent squares of one terrain form an **area**: plains (green), moor (yellow), wetland (blue).
cutterland-learn-wrong = That makes { $points } VP; you can get { $best }.
cutterland-learn-choose = **Choose the piece that scores most.** Press a letter to try it on your land. A single turtle scores 10 VP.
cutterland-learn-choose-done = ✓ **Taken!** It can bring your land to { $points } VP.
cutterland-learn-lay = **Add the new plains to the centaur's.** A centaur scores 1 VP per square of its area. A piece's spot is its first square: **M15** is column M, row 15.
cutterland-learn-lay-done = ✓ **Placed!** Your land is worth { $points } VP. Next, a land at the end of a match.
cutterland-learn-hunt = **Let your dragon devour the frog at O15.** Predators must hunt: first, each kraken eats everything around it, for 2 VP each; then each dragon eats one creature in its area. A living frog costs 2 VP.
cutterland-learn-hunt-done = ✓ **Well hunted!** The goblin lives. In the next land you have a token.
cutterland-learn-tower = **Save the turtle at M13 from the kraken.** Bonus icons on pieces give you tokens. Move the **tower** to the turtle, press **{ cutterland-key-put }**, then **{ cutterland-layout-confirm }**.
cutterland-learn-tower-done = ✓ **Safe!** That makes { $points } VP. Each token you don't use scores 1 VP.
cutterland-learn-bridge = **Put the bridge over O13, between the goblins.** It connects the squares at its ends: two goblins in an area score 5 VP, four score 14.
cutterland-learn-bridge-done = ✓ **Connected!** That makes { $points } VP. The same token can be a wall, which separates two squares.
cutterland-learn-cut = **Now cut a card into three pieces.** Press a piece's first and last square, or **{ cutterland-cut-suggest }**, then **{ cutterland-cut-confirm }**.
cutterland-learn-cut-done = ✓ **Cut!** In a match, the others choose first; the last piece is yours.
cutterland-learn-score = **The end.** Survivors score, and krakens score what they devoured. Most VP wins.

## Pictures as text: grids of squares in the notation, and what their signs mean

cutterland-text-card = Card { $number }
cutterland-text-piece = Piece { $letter }{ $fate }
cutterland-text-plains = `p` plains
cutterland-text-moor = `m` moor
cutterland-text-wetland = `w` wetland
cutterland-text-kraken = `K` kraken
cutterland-text-goblin = `G` goblin
cutterland-text-centaur = `C` centaur
cutterland-text-turtle = `T` turtle
cutterland-text-dragon = `D` dragon
cutterland-text-frog = `F` frog
cutterland-text-icon-tower = `^` tower
cutterland-text-token = `=` wall/bridge
cutterland-text-bare = `.` nothing
cutterland-text-slot = `--` empty slot
cutterland-text-held = `(pC)` the piece you hold
cutterland-text-covered = `!` covers a square of your land
cutterland-text-near = `~` nearest spot where it can go
cutterland-text-cursor = `>` you are here
cutterland-text-fresh = `+` new since you last looked
cutterland-text-tower = `^` after a square: a tower
cutterland-text-bones = `x` devoured

## What was typed or pressed means nothing

cutterland-bad-which-piece = Add the piece's letter, e.g. `{ $first } M14`.
cutterland-bad-not-building = You can place tokens after the last card, until you lock in.
cutterland-bad-step = Type a number from 1 to { $steps }.
cutterland-bad-hunt = You can watch the hunt once everyone has locked in.
cutterland-bad-seat = Choose a player of this match.

## Plans made ahead

cutterland-plan-pieces =
    { $asked ->
        [yes] Press pieces in the order you want them.
       *[no] Press a piece to place it as soon as it's yours.
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
cutterland-plan-best = Best first
cutterland-plan-places = Best spots
cutterland-plan-only = Plan pieces only
cutterland-plan-lay-too = Plan spots too
cutterland-plan-spots = Change spots
cutterland-plan-laying = ### Plan: where { $letter } goes
cutterland-plan-cutting = -# Your next cut stays secret until your turn.
cutterland-plan-whole = ◀ Plan
cutterland-plan-spot = Use this spot
cutterland-plan-note = Add to plan
cutterland-plan-cut = You cut the next card.
cutterland-plan-cut-make = Prepare my cut
cutterland-plan-cut-change = Change my cut
cutterland-plan-cut-leave = Remove cut
cutterland-plan-then = ### Plan: after your cut
cutterland-plan-then-make = Plan what follows
cutterland-plan-then-change = Change what follows
cutterland-plan-build = Your land is complete: place your tokens now if you like.
cutterland-plan-build-make = Place my tokens
cutterland-plan-build-change = Change my tokens
cutterland-plan-build-leave = Remove tokens
cutterland-plan-building = -# Your tokens for the end stay secret until everyone has locked in.
cutterland-plan-place =
    at { $cell }{ $turns ->
        [0] {""}
        [1] {" "}↻
        [2] {" "}↻↻
       *[3] {" "}↺
    }{ $gain ->
        [none] {""}
       *[other] , { $gain }
    }
cutterland-plan-told-take = take { $letter }
cutterland-plan-told-lay = take { $letter }: { $place }
cutterland-plan-told-left = if you get { $letter }: { $place }
cutterland-plan-told-own = place { $letter } { $place }
cutterland-plan-told-cut = cut card { $card } into { $sizes }
cutterland-plan-told-after = or { $line }
cutterland-plan-told-build =
    { $layout ->
        [none] keep all tokens
       *[other] tokens: { $layout }
    }

## Refusals of the rules: what is wrong and what to do

cutterland-refusal-wrong-phase =
    { $phase ->
        [cut] Wait for the cut, or press **My move** if it's yours.
        [discard] Wait until the extra pieces are removed.
        [take] Players are choosing. **My move** shows if it's your turn.
        [lay] Everyone is placing pieces. **My move** shows yours.
        [resolve] Everyone is placing tokens. **My move** lets you place yours.
       *[over] This match is over. `/{ command-new-name }` opens another.
    }
cutterland-refusal-not-your-turn =
    { $phase ->
        [lay] Your pieces are placed. Wait for the others.
        [resolve] You've locked in. `/{ command-undo-name }` undoes that while others build.
       *[other] { refusal-not-your-turn }
    }
cutterland-refusal-nothing-to-recall = You can undo a lock-in until everyone has locked in.
cutterland-refusal-card = Type the number of a card in your hand, e.g. 2. `/{ command-hand-name }` shows them.
cutterland-refusal-cut = Type squares A to L, each in one piece, e.g. `ABEF CDGH`.
cutterland-refusal-cut-twice = Keep square { $letter } in only one piece.
cutterland-refusal-cut-few = Name all { $least } pieces, or all but the last, e.g. `ABEF CDGH`.
cutterland-refusal-cut-many = Cut at most { $most } pieces.
cutterland-refusal-cut-line = Cut from edge to edge.
cutterland-refusal-cut-left-out = Add { $letters } to a piece too.
cutterland-refusal-cut-apart = The squares { $group } must share sides.
cutterland-refusal-plan = Type your next steps in order, e.g. `take B; place B M14 1`.
cutterland-refusal-plan-untried = Here you can only plan which pieces you want.
cutterland-refusal-piece = Use a piece that **My move** shows, and each only once.
cutterland-refusal-piece-taken = Piece { $piece } is taken. Choose another.
cutterland-refusal-discard =
    { $wanted ->
        [one] Name { $wanted } piece to remove, e.g. `B`.
       *[other] Name { $wanted } pieces to remove, e.g. `B D`.
    }
cutterland-refusal-cell = Type a column letter and a row number, e.g. M14.
cutterland-refusal-turns = Type 0, 1, 2 or 3 quarter turns.
cutterland-refusal-place = A piece must share a side with your land and cover none of it.
cutterland-refusal-place-long = Your land would be longer than the grid. Choose another cell.
cutterland-refusal-layout = Type `tower`, `wall`, `bridge` or `prey`, then the cells, e.g. `tower M12, wall M12-N12`.
cutterland-refusal-tower = Put a tower on a creature of your land that has none.
cutterland-refusal-wall = Put a wall between two squares of your land that share a side.
cutterland-refusal-wall-unknown = Type a wall by the squares on its sides, e.g. `wall M12-N12`.
cutterland-refusal-bridge = Put a bridge where both ends are on squares, without another bridge or a wall in the way.
cutterland-refusal-bridge-unknown = Type `bridge O14h` for a horizontal bridge over O14, `bridge O14v` for a vertical one.
cutterland-refusal-token = That token is already there. Choose another cell.
cutterland-refusal-tokens = You don't own that many tokens. Leave some out.
cutterland-refusal-prey = Name every creature your dragons devour, e.g. `prey P15`, or leave `prey` out and I choose.
cutterland-refusal-action = Type a move, e.g. `cut 2 ABEF CDGH`, `take B`, `place B M13 1` or `resolve tower M12`.

## The rules in short: one page each

cutterland-rules-goal =
    ## Cutterland in short
    Build a land from pieces of landscape cards. Creatures that survive there score **victory points (VP)**.

    1. **Cut.** One player cuts a card into pieces.
    2. **Choose.** Everyone takes one, the cutter last.
    3. **Place.** Everyone adds theirs to their land.

    Then the next player cuts: 8 cards with 2 players, 9 with 3, 12 with 4.

    After the last card come **bonus tokens** and the **hunt**. Most VP wins, then most survivors; players still tied share the win.
cutterland-rules-cut =
    ## Cutting and choosing
    Cut a 12-square card into pieces of any size: one per player, or four with 2 players. The squares of a piece must share sides.

    The player to the cutter's left chooses first, the cutter last; 2 players take turns until each has two pieces.
cutterland-rules-land =
    ## Your land
    Turn a piece as you like, but never flip it. It must share a side with your land and cover none of it. Placed pieces never move.

    Terrains are ⟦cutterland_plains⟧ **plains**, ⟦cutterland_moor⟧ **moor** and ⟦cutterland_wetland⟧ **wetland**. Squares that share a side are **connected**; connected squares of one terrain form an **area**.

    A piece's cell, e.g. `M14`, is that of its top row's leftmost square. After column Z comes A again.
cutterland-rules-creatures =
    ## What scores
    • ⟦cutterland_goblin⟧ **Goblins:** 1, 2, 3 or 4 in an area score 2, 5, 9 or 14 VP; each more adds 2.
    • ⟦cutterland_centaur⟧ **Centaur:** 1 VP per square of its area; a second one there adds nothing.
    • ⟦cutterland_turtle⟧ **Turtles:** one in your land scores 10 VP, two score 5 in total, more score nothing.
    • ⟦cutterland_dragon⟧ **Dragons:** 7 VP per area with exactly two.
    • ⟦cutterland_kraken⟧ **Kraken:** 2 VP per creature it devours.
    • ⟦cutterland_frog⟧ **Frogs:** −2 VP each.
    • **Unused bonus tokens:** 1 VP each.
cutterland-rules-predators =
    ## The hunt
    Only survivors score, and predators must hunt.

    First each **kraken** devours every creature around it, even dragons but not krakens. Walls block it, except at corners; bridges let it reach further.

    Then each surviving **dragon** devours one creature in its area, never a dragon. You choose which.

    Squares stay, with bones.
cutterland-rules-bonuses =
    ## Towers, walls and bridges
    Each bonus icon on your pieces gives you a token. After the last card, use any of them in secret:

    • ⟦cutterland_token_tower⟧ **Tower** on a creature: it can't be devoured, but still hunts.
    • ⟦cutterland_token_wall⟧ **Wall** between two squares: they're no longer connected.
    • ⟦cutterland_token_bridge⟧ **Bridge** over a square or empty slot: it connects the squares at its ends, if no wall is there.

    A wall/bridge token can be either.
cutterland-rules-variants =
    ## Variants
    The host chooses them in the lobby, under **{ lobby-options }**.

    • **{ cutterland-option-pack }:** { cutterland-option-pack-about }.
    • **{ cutterland-option-overcut }.** { cutterland-option-overcut-about }.
    • **Bag** (`/{ command-bag-name }`): no one cuts; each round, random pieces are drawn. Finished matches fill the bag.
    • **Box** (`/{ command-box-name }`): each card is cut only once. When it runs short, the bag takes over.
    • **Tournament session:** two matches, added up; the second goes counter-clockwise. Ties: more survivors there, then the player who made their first cut later.

## The daily puzzle

cutterland-puzzle-build = Build for the most VP: { $tokens }.
cutterland-puzzle-cut = Cut this card so the piece left for you adds the most VP.
cutterland-puzzle-scoring = -# VP: { $list }.
cutterland-puzzle-scores = { $kind ->
        [kraken] kraken: 2 per creature devoured, diagonals too
        [goblin] goblins per area: 2, 5, 9, 14, 16…
        [centaur] area with centaurs: 1 per square
        [dragon] area with exactly 2 dragons: 7; each devours 1 there
        [turtle] turtles: one 10, two 5
       *[frog] frog: −2
    }
cutterland-puzzle-about-build = -# Towers save, walls separate, bridges connect their ends. An unused token: 1.
cutterland-puzzle-about-cut = -# The others choose first: each takes the piece worth most now, or the first letter if tied. Each token scores 1 VP.
cutterland-puzzle-uses-build = **{ cutterland-layout-confirm }** or **{ cutterland-layout-confirm-none }** uses one
cutterland-puzzle-uses-cut = **{ cutterland-cut-confirm }** uses one
cutterland-puzzle-takes = { $name } takes { $piece } ({ $gain })
cutterland-puzzle-taken = { $others } · left for you: **{ $piece }** ({ $gain } VP)
cutterland-puzzle-none = no tokens used
cutterland-puzzle-points = { $n } VP
cutterland-puzzle-prey = { $built }; the dragons devour { $cells }
cutterland-puzzle-title-build = Build for most VP
cutterland-puzzle-title-cut = Cut for most VP
