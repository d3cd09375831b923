### Cutterland's own texts. Terms: docs/glossary.md.

cutterland-name = Cutterland
cutterland-cover-alt = Cutterland: a card cut into three pieces, and a land with krakens, goblins, centaurs, dragons, turtles and frogs.
cutterland-about = Cut landscape cards, let the others choose, and build the land with the best creatures.

## Commands. Discord takes descriptions of at most 100 characters.

command-cut-name = cut
command-cut = Cut one of your cards into pieces
command-cut-card = The number of the card in your hand
command-cut-pieces = The squares of each piece, such as ABEF CDGH; what is left over is the last piece
command-discard-pieces = The letters of the pieces, such as B D
command-take-name = take
command-take = Choose a piece
command-take-piece = The letter of the piece
command-place-name = place
command-place = Lay a piece in your land
command-place-at = The cell of the piece's first square, top row first, e.g. M14
command-place-turns = Quarter turns to the right, 0 to 3
command-place-piece = The letter of the piece, if you have two to lay
command-build-name = build
command-build = Try out where your bonus tokens go; you confirm it afterwards
command-build-layout = Such as: tower M12, wall M12-N12, bridge O14h, prey P15
command-cards-name = cards
command-cards = The cards that were shown before they were dealt, in a tournament session
command-hunt-name = hunt
command-hunt = Look at the hunt on a land, step by step, after the match
command-hunt-player = Whose land; yours if you leave it out
command-hunt-step = 1 what was built, 2 krakens, 3 dragons, 4 what is left
command-land-name = land
command-land = Look at somebody's land and its points
command-land-player = Whose land; yours if you leave it out

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

cutterland-level-easy = easy
cutterland-level-medium = medium
cutterland-level-hard = hard

## Table options

cutterland-option-pack = Pack
cutterland-option-pack-classics = Classics
cutterland-option-pack-highwater = High Water
cutterland-option-overcut = Too many pieces
cutterland-option-overcut-reject = Not allowed
cutterland-option-overcut-penalty = Allowed, and it costs 3 VP
cutterland-option-first = First player
cutterland-option-first-random = Chosen by chance
cutterland-option-first-1 = Seat 1
cutterland-option-first-2 = Seat 2
cutterland-option-first-3 = Seat 3
cutterland-option-first-4 = Seat 4
cutterland-option-preview = Try pieces in your land before choosing
cutterland-option-preview-true = Yes
cutterland-option-preview-false = No
cutterland-option-hints = Hints and suggestions
cutterland-option-hints-true = On
cutterland-option-hints-false = Off
cutterland-option-mirrored = Counter-clockwise
cutterland-option-mirrored-true = Yes
cutterland-option-mirrored-false = No
cutterland-option-shown = Cards shown before dealing
cutterland-option-shown-true = Yes
cutterland-option-shown-false = No
cutterland-option-pieces = Pieces
cutterland-option-pieces-cut = Cut from cards
cutterland-option-pieces-bag = Drawn from the bag
cutterland-option-fill = Fill the bag if pieces are missing
cutterland-option-fill-true = Yes
cutterland-option-fill-false = No
cutterland-option-bag = Pieces in the bag
cutterland-option-filled = Pieces cut by a computer player to fill the bag
cutterland-option-illegal-bag-option = With pieces from the bag there are no cards: leave out { $option }.
cutterland-option-illegal-bag-short =
    { $missing ->
        [one] One of the { $wanted } pieces is missing in the bag. Finish a match with cards first, or let the bag be filled.
       *[other] { $missing } of the { $wanted } pieces are missing in the bag. Finish a match with cards first, or let the bag be filled.
    }
cutterland-option-illegal-bag-long = A match takes { $wanted } pieces out of the bag, not { $there }.
cutterland-option-illegal-bag-piece = Number { $number } of the bag is not a piece.
cutterland-option-illegal-bag-unwanted = A match of cards takes nothing out of the bag.
cutterland-option-illegal-shelf-short =
    { $missing ->
        [one] One of the { $wanted } pieces is missing in the bag. Finish a match with cards first, or let the bag be filled.
       *[other] { $missing } of the { $wanted } pieces are missing in the bag. Finish a match with cards first, or let the bag be filled.
    }
cutterland-option-illegal-first-absent = There is no seat { $first } at a table of { $seats }. Choose another first player.

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
cutterland-turned =
    { $turns ->
        [0] not turned
        [1] a quarter turn
        [2] a half turn
       *[3] three quarter turns
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
cutterland-points-none = nothing scores yet

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

cutterland-cards = These { $n } cards are dealt, hidden; `/{ command-cards-name }` shows them again.
cutterland-cards-hidden = The cards of this match were not shown before they were dealt: that is for tournament sessions (**{ lobby-options }** in a lobby).
cutterland-alt-cards = The { $n } cards of this match, in the order of the pack: { $cards }.
cutterland-session-won = { $name } wins the session with { $points } VP
cutterland-session-place = **{ $place }.** { $name }: { $points } VP ({ $first } + { $second })
cutterland-session-survivors = { $n ->
    [one] one survivor
   *[other] { $n } survivors
} in the second match
cutterland-session-turn = first to cut in turn { $turn } of it

## The bag

cutterland-bag = The bag: { $pack }
cutterland-bag-pieces =
    { $n ->
        [one] One piece
       *[other] { $n } pieces
    }, { $squares ->
        [one] one square
       *[other] { $squares } squares
    } in all.
cutterland-bag-contents = On them: { $contents }.
cutterland-bag-enough = Enough for a match of { $seats } players: `/{ command-new-name }`, then **{ lobby-options }**.
cutterland-bag-short = { $missing ->
        [one] One more piece is needed
       *[other] { $missing } more pieces are needed
    } for a match; every finished match adds its own, or let the bag be filled (**{ lobby-options }** in a lobby).
cutterland-bag-filled =
    { $n ->
        [one] The bag was filled for this match: a computer player cut one piece for it.
       *[other] The bag was filled for this match: a computer player cut { $n } pieces for it.
    }
cutterland-bag-left =
    { $n ->
        [0] The bag is empty.
        [one] One piece is left in the bag.
       *[other] { $n } pieces are left in the bag.
    }
cutterland-stage-drawn = Turn { $turn } of { $turns } · { $active } has drawn these pieces

## Looking back

cutterland-hindsight-tokens =
    { $lost ->
        [0] { $sure ->
            [true] **Tokens.** { $you ->
                [yes] You scored
               *[no] { $name } scored
            } { $points } VP, and no other use of the tokens would have brought more.
           *[false] **Tokens.** { $you ->
                [yes] You scored
               *[no] { $name } scored
            } { $points } VP, and no better use of the tokens was found.
        }
       *[other] **Tokens.** { $you ->
            [yes] You scored
           *[no] { $name } scored
        } { $points } VP; { $best } { $best ->
            [one] was
           *[other] were
        } possible ({ $kinds }):
        { $layout }
    }
cutterland-hindsight-numbered = { $spot } **({ $number })**
cutterland-hindsight-nothing = no token used
cutterland-hindsight-title = { $you ->
        [yes] { $points } VP were possible for you
       *[no] { $name }: { $points } VP were possible
    }
cutterland-hindsight-unused = **Tokens.** The match ended before { $you ->
        [yes] you
       *[no] { $name }
    } used any.
cutterland-hindsight-none = **Choices.** No cut, piece or place would have been clearly better for { $you ->
        [yes] you
       *[no] { $name }
    }, as the strongest computer player sees it.
cutterland-hindsight-take = **The choice that cost most.** In turn { $turn } { $you ->
        [yes] you
       *[no] { $name }
    } took piece { $did }. Piece { $better } ({ $contents }) at { $cell }, { $turned }, was worth about { $points ->
        [one] one point
       *[other] { $points } points
    } more, as the strongest computer player sees it.
cutterland-hindsight-lay = **The choice that cost most.** In turn { $turn } { $you ->
        [yes] you
       *[no] { $name }
    } laid piece { $did } at { $at }. Piece { $better } at { $cell }, { $turned }, was worth about { $points ->
        [one] one point
       *[other] { $points } points
    } more, as the strongest computer player sees it.
cutterland-hindsight-cut = **The choice that cost most.** In turn { $turn } { $you ->
        [yes] you
       *[no] { $name }
    } cut card { $card } into `{ $did }`{ $suggested ->
        [yes] , as suggested. A longer look finds that cutting it into
       *[no] . Cutting it into
    } `{ $better }` was worth about { $points ->
        [one] one point
       *[other] { $points } points
    } more, as the strongest computer player sees what all would choose.
cutterland-hindsight-discard = **The choice that cost most.** In turn { $turn } { $you ->
        [yes] you
       *[no] { $name }
    } removed { $n ->
        [one] piece { $did }. Removing piece { $better }
       *[other] pieces { $did }. Removing pieces { $better }
    } was worth about { $points ->
        [one] one point
       *[other] { $points } points
    } more, as the strongest computer player sees what all would choose.
cutterland-hindsight-alt = { $you ->
        [yes] Your land
       *[no] The land of { $name }
    } in turn { $turn }, with piece { $piece } held where it was best: { $cells }.

## Records

cutterland-record-turn = Turn { $turn } of { $turns }: seat { $number } cuts
cutterland-record-drawn = Turn { $turn } of { $turns }: seat { $number } draws
cutterland-log-turn = Turn { $turn } of { $turns }: { $name } cuts
cutterland-log-drawn = Turn { $turn } of { $turns }: { $name } draws
cutterland-record-end = The tokens are used

## The board

cutterland-stage-cut = Turn { $turn } of { $turns }
cutterland-stage-build = After the last card
cutterland-stage-discard = Turn { $turn } of { $turns } · { $active } has cut this card
cutterland-stage-take = Turn { $turn } of { $turns } · { $active } has cut this card
cutterland-stage-lay = Turn { $turn } of { $turns } · { $active } has cut this card
cutterland-stage-resolve = All cards are cut. Now everybody places their bonus tokens, in secret.
cutterland-stage-over = The match is over.
cutterland-stage-ended = The match has ended early.

cutterland-duty-cut = ✂️ { $name } cuts a card into { $pieces } pieces.
cutterland-duty-discard =
    { $surplus ->
        [one] ✂️ { $name } removes the piece that is too many.
       *[other] ✂️ { $name } removes the { $surplus } pieces that are too many.
    }
cutterland-duty-take = 👉 { $name } chooses a piece.
cutterland-duty-lay =
    { $n ->
        [one] 🧩 { $name } places piece { $laying }.
       *[other] 🧩 { $name } places pieces { $laying }.
    }
cutterland-duty-resolve =
    { $owned ->
        [0] 🏰 { $name } chooses what the dragons devour.
       *[other] 🏰 { $name } has { $tokens } to place.
    }
cutterland-then = Then { $names }.
cutterland-duties-lay = 🧩 { $names } place their pieces.
cutterland-duties-resolve = 🏰 { $names } place their tokens, in secret.
cutterland-my-move = My move

cutterland-final-winner = 🏆 { $name } wins with { $points } VP!
cutterland-final-shared = 🏆 { $names } and { $last } share the victory with { $points } VP!
cutterland-final-claimed = 🏆 { $name } wins: everybody else has resigned.
cutterland-final-nobody = There is no winner. This is how far the lands had grown.
cutterland-final-place =
    { $place ->
        [1] **First:** { $name }, { $points } VP
        [2] **Second:** { $name }, { $points } VP
        [3] **Third:** { $name }, { $points } VP
       *[4] **Fourth:** { $name }, { $points } VP
    }
cutterland-final-ties = -# Survivors break ties.
cutterland-final-survivors =
    { $n ->
        [one] ({ $n } surviving creature)
       *[other] ({ $n } surviving creatures)
    }

## Panels

cutterland-panel-cut = ### Cut a card into { $pieces } pieces
cutterland-cut-order =
    { $seats ->
        [2] Your opponent chooses a piece first, then you.
       *[other] The others choose first, and the last piece is yours.
    }
cutterland-cut-about =
    { $seats ->
        [2] You cut a card into { $pieces } pieces. Your opponent chooses one, then you, then each of you once more. Make every piece one you'd be happy with.
       *[other] You cut a card into { $pieces } pieces. The others choose first, and you get the last one. Make every piece one you'd be happy with.
    }
cutterland-panel-overcut = You may cut more than { $pieces } pieces. Then the player to your right removes the extra ones, and you lose 3 VP at the end.
cutterland-cut-presses = A square that you press is cut off, along with those on the way to its piece; press it again to put it back. Once a piece has its even share of squares, the next square begins another piece. To add that square anyway, press it two more times. What you leave is a piece, too, or several if it falls apart. The pieces already have the letters that they'll have on the board.
cutterland-cut-card = Card { $card }
cutterland-panel-editor = ### Cut card { $card } into { $pieces } pieces
cutterland-cut-begin = Press one end of a piece, then the other. What you leave is the last piece.
cutterland-cut-few = Squares you press go to piece **{ $letter }**. Then: **{ cutterland-cut-next }**
cutterland-cut-new = Press the squares of the next piece.
cutterland-cut-whole = ✓ Ready to cut. Squares you press go to piece **{ $letter }**.
cutterland-cut-apart =
    { $n ->
        [one] ⚠️ Piece { $pieces } isn't connected: its squares must share sides.
       *[other] ⚠️ Pieces { $pieces } aren't connected: squares must share sides.
    }
cutterland-cut-many = ⚠️ That's { $n } pieces, and { $most } is the most. Put some squares back.
cutterland-cut-wrong = ⚠️ `{ $text }`: { $why }
cutterland-cut-overcut =
    { $surplus ->
        [one] ⚠️ One piece too many: that costs you 3 VP.
       *[other] ⚠️ { $surplus } pieces too many: that costs you 3 VP.
    }
cutterland-cut-confirm = ✂️ Cut
cutterland-cut-suggest = Suggest
cutterland-cut-suggest-other = Another
cutterland-cut-next = Next ▸
cutterland-cut-shape = Same cut
cutterland-cut-type = Type…
cutterland-cut-clear = Clear
cutterland-cut-other = Other card
cutterland-form-cut = Cut card { $card }
cutterland-form-cut-label = Squares of each of the { $pieces } pieces
cutterland-form-cut-hint = e.g. { $example }: what is left is the last piece

cutterland-panel-discard =
    { $n ->
        [one] ### Remove { $n } piece
       *[other] ### Remove { $n } pieces
    }
cutterland-discard-status =
    { $n ->
        [one] { $active } cut one piece too many. Press the one that leaves the game.
       *[other] { $active } cut { $n } pieces too many. Press those that leave the game.
    }
cutterland-discard-piece =
    { $out ->
        [yes] ✂️ { $letter }
       *[no] Piece { $letter }
    }
cutterland-discard-none =
    { $n ->
        [one] One more to remove
       *[other] { $n } more to remove
    }
cutterland-discard-confirm = Remove { $pieces }

cutterland-panel-take = ### Choose a piece
cutterland-take-press = Press a letter to try it on your land.
cutterland-hold-overlap = ⚠️ **{ $letter } at { $cell }** covers your land.
cutterland-hold-apart = ⚠️ **{ $letter } at { $cell }** doesn’t touch your land.
cutterland-take-lay = Take and place
cutterland-take-begins = Your land begins with it.
cutterland-take-later = -# After you: { $names }.
cutterland-take-best = best spot now: { $cell }, { $turned }, { $points } VP ({ $gain })
cutterland-hold-at = **{ $letter } at { $cell }**: { $now } → **{ $after }** VP ({ $gain })
cutterland-hold-rank =
    { $number ->
        [1] **{ $letter } at { $cell }**, { $turned }: the best of { $n ->
            [one] one spot
           *[other] { $n } spots
        }.
       *[other] **{ $letter } at { $cell }**, { $turned }: spot { $number } of { $n }.
    }
cutterland-take-gain = { $gain }, tokens { $tokens }
cutterland-take-untried = At this table nobody tries a piece in their land before taking it.
cutterland-take-nowhere = { $letter } fits nowhere in your land: you would only keep its bonus tokens.

cutterland-panel-lay =
    { $n ->
        [one] ### Place piece { $letter }
       *[other] ### Place piece { $letter }, then { $other }
    }
cutterland-hunt-now = 🦴 The hunt, as things stand. { $prey }
cutterland-lay-nearest = Nearest: { $cell }
cutterland-lay-nowhere = Piece { $letter } has no spot yet. Place the other piece first: it may make room.
cutterland-lay-menu =
    { $n ->
        [one] { $n } spot
       *[other] The best of { $n } spots
    }
cutterland-lay-not-here = { $cell }: it may not lie there
cutterland-lay-spot = { $cell }: { $points } VP ({ $gain })
cutterland-spot = { $cell }, { $turned }: { $points } VP ({ $gain })
cutterland-lay-jump = Go…
cutterland-lay-best = ★ Most points now
cutterland-key-turn = ↻
cutterland-key-up = ⬆️
cutterland-key-down = ⬇️
cutterland-key-left = ⬅️
cutterland-key-right = ➡️
cutterland-lay-confirm = Place { $letter }
cutterland-form-at = Where does piece { $letter } go?
cutterland-form-at-label = Cell of its first square
cutterland-form-at-hint = e.g. M14, or M14 1 with a quarter turn

cutterland-panel-resolve = ### Place your bonus tokens
cutterland-build-about =
    You have { $tokens }. Use as many as you like: each one left over is worth 1 VP. Bones mark what your predators will devour.
    -# A **tower** saves the creature it stands on. A **wall** parts two squares. A **bridge** over one square or slot joins the two beyond it. `/{ command-build-name }` does the same.
cutterland-build-spot =
    { $kind ->
        [tower] Tower on { $cell }
        [wall] Wall { $cell }
       *[bridge] Bridge { $cell }
    }
cutterland-build-held = **{ $token }**: { $now } → **{ $after }** VP ({ $gain })
cutterland-build-built = **{ $points } VP** ({ $gain } by what you built).
cutterland-build-none = **{ $points } VP**. No single token gains more.
cutterland-build-suggested =
    { $found ->
        [use-yes] 💡 **{ $points } VP**: nothing brings more.
        [use-no] 💡 **{ $points } VP**: the best I found.
        [none-yes] 💡 **{ $points } VP**: keep all tokens.
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
        [0] **Left over:** none
       *[other] **Left over:** { $tokens } (1 VP each)
    }
cutterland-layout-points = **{ $points } VP**: { $kinds }
cutterland-layout-compared = **{ $points } VP** ({ $gain } against building nothing): { $kinds }
cutterland-layout-choice =
    { $count ->
        [one] In the area at { $cell } your dragons devour { $count } of { $prey }. Shown is what costs you least; choose another in the menu.
       *[other] In the area at { $cell } your dragons devour { $count } of { $prey }. Shown is what costs you least; choose others in the menu.
    }
cutterland-layout-chosen = In the area at { $cell } your dragons devour { $count } of { $prey }, as you chose.
cutterland-layout-given = In the area at { $cell } your dragons devour { $eaten }, unless you choose: they can have { $prey }.
cutterland-layout-confirm = 🔒 Lock in
cutterland-layout-confirm-none = Keep tokens
cutterland-layout-form = Write…
cutterland-layout-clear = Clear
cutterland-form-layout = Place your bonus tokens
cutterland-form-layout-label = Your whole layout
cutterland-form-layout-hint = Such as { $example }
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
       *[other] Area at { $cell }: choose { $count } that your dragons devour
    }{ $pages ->
        [1] {""}
       *[other] {" "}({ $page } of { $pages })
    }
cutterland-prey-worth = { $points } VP ({ $gain })
cutterland-prey-back = ◀ Area
cutterland-prey-on = Area ▶
cutterland-form-goto = Where does the token go?
cutterland-form-goto-label = Cell of your land
cutterland-form-goto-hint = Such as M14
cutterland-panel-committed =
    ### Waiting for { $names } to build
    Your layout is locked in, and secret until then.
cutterland-recall = Undo

cutterland-waiting-cut = ### Waiting for { $names } to cut
cutterland-waiting-discard = ### Waiting for { $names } to remove pieces
cutterland-waiting-take = ### Waiting for { $names } to choose
cutterland-waiting-lay = ### Waiting for { $names } to place
cutterland-waiting-resolve = ### Waiting for { $names } to build
cutterland-panel-over = This is what became of your land.
cutterland-standing = **{ $points } VP** so far: { $kinds }
cutterland-standing-tokens = -# Bonus tokens so far: { $tokens }
cutterland-land-empty = Your land begins with the first piece you get.
cutterland-land-begins = Piece { $letter } is yours. Your land begins with it as soon as all have chosen.
cutterland-you = **you**

## Looking

cutterland-hand =
    { $n ->
        [0] You have cut all your cards.
        [one] Your last card
       *[other] Your { $n } cards, for your eyes only
    }
cutterland-land-none = { $name } has no land yet. It begins with the first piece.
cutterland-land-tokens = -# Bonus tokens: { $tokens }

## The hunt, step by step

cutterland-hunt = The hunt
cutterland-hunt-head = The hunt in the land of { $name } ({ $step } of { $steps })
cutterland-hunt-layout = This is what was built before the hunt.
cutterland-hunt-krakens = **Krakens first:** each devours every creature beside it and at its corners, 2 VP for each.
cutterland-hunt-dragons = **Then the dragons that are left:** each devours one creature of its own area.
cutterland-hunt-nothing = There is nothing for them.
cutterland-hunt-points = That brings { $points } VP.
cutterland-hunt-score =
    { $n ->
        [0] **No creature is left.**
        [one] **One creature is left**, and only survivors count.
       *[other] **{ $n } creatures are left**, and only survivors count.
    }
cutterland-hunt-back = ◀ Back
cutterland-hunt-on = On ▶

## Suggestions while typing, at most 100 characters

cutterland-suggest-card = Card { $card }: { $contents }
cutterland-suggest-cut = { $sizes }: ready
cutterland-suggest-piece = { $letter } · { $piece }
cutterland-suggest-discard = { $pieces }: ready
cutterland-suggest-no-card = There is no card { $typed } in your hand.
cutterland-suggest-no-piece = There is no piece { $typed } to take.
cutterland-suggest-build = Ready: { $points } VP ({ $gain }). You confirm it in the next step.
cutterland-suggest-build-nothing = Build nothing (left over: { $tokens })

## What has happened

cutterland-deed-cut = { $name } cut a card: { $pieces }.
cutterland-deed-overcut = { $name } cut a card into too many pieces and loses { $penalty } VP: { $pieces }.
cutterland-deed-drawn = { $name } drew { $n } pieces from the bag.
cutterland-deed-discarded =
    { $n ->
        [one] { $name } removed piece { $pieces }.
       *[other] { $name } removed pieces { $pieces }.
    }
cutterland-deed-taken = { $name } took piece { $piece }.
cutterland-deed-left = Piece { $piece } was left for { $name }.
cutterland-deed-laid = { $name } laid piece { $piece }.
cutterland-deed-lost = Piece { $piece } fits nowhere in the land of { $name } and leaves the game.
cutterland-deed-committed = { $name } has committed a layout.
cutterland-deed-recalled = { $name } took the layout back.
cutterland-deed-revealed = All layouts are open, and the predators hunt.
cutterland-deed-ended =
    { $n ->
        [one] { $names } wins with { $points } VP.
       *[other] { $names } share the victory with { $points } VP.
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
cutterland-alt-drawn = The pieces that were drawn.
cutterland-alt-left = In no piece yet: { $squares }.
cutterland-alt-piece = Piece { $letter }: { $squares }{ $fate }.
cutterland-fate-removed = , removed
cutterland-fate-taken = , taken by { $name }
cutterland-alt-land =
    { $n ->
        [one] The land of { $name }: { $n } square, { $points } VP.
       *[other] The land of { $name }: { $n } squares, { $points } VP.
    }
# A replay's alt text begins so; $alt is that of the picture it ends with.
cutterland-alt-replay = A moving picture in { $n } steps: pieces are laid one after another, the newest outlined; at the end the hunt. It ends like this: { $alt }
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
       *[other] A { $terrain } area of { $n } squares from { $cell } on: { $points }.
    }
cutterland-alt-ghost =
    { $legal ->
        [yes] Piece { $letter } held at { $cell }, { $turned }.
       *[no] Piece { $letter } held at { $cell }, { $turned }, where it may not lie.
    }
cutterland-alt-bag =
    { $n ->
        [one] The one kind of piece in the bag.
       *[other] { $left ->
            [0] The { $n } kinds of pieces in the bag, the largest first.
           *[other] The { $n } largest kinds of pieces in the bag; { $left } more are in it.
        }
    }
cutterland-alt-end = A moving picture: what was built, then the krakens and dragons that come for their prey, and the points counted up.
cutterland-alt-final =
    { $place ->
        [1] First: { $name }, { $points } VP ({ $kinds }).
        [2] Second: { $name }, { $points } VP ({ $kinds }).
        [3] Third: { $name }, { $points } VP ({ $kinds }).
       *[4] Fourth: { $name }, { $points } VP ({ $kinds }).
    }

## The lesson

cutterland-learn-begin = Let's begin
cutterland-learn-goal = **Build the land with the most victory points (VP).** Again and again somebody cuts a card, everybody takes a piece of it and lays it in their own land. Creatures bring points. At the end predators devour some of them.

    There are three terrains: **plains** (green), **moor** (yellow) and **wetland** (blue). Squares of the same terrain side by side are an **area**. A land looks like this:
cutterland-learn-cut = **You cut.** Divide the card into three pieces whose squares share sides. The others choose before you, and the last piece is yours: make every piece one you could live with.

    Press one end of a piece, then the other. The next square begins another piece once this one has four squares; if it's smaller, press **{ cutterland-cut-next }** first. What you leave is the last piece. Or press **{ cutterland-cut-suggest }**. Then press **{ cutterland-cut-confirm }**.
cutterland-learn-cut-done = ✓ **Cut.** The others would choose now. Next it is the other way round.
cutterland-learn-choose = **You choose.** Someone else has cut this card, and you are first. Press a letter to hold that piece over your land, where it brings most. One turtle in your land brings 10 VP. Take and place the piece that brings most.
cutterland-learn-choose-wrong = With that piece your land would have { $points } VP at best; another one gives { $best }. Take the piece that brings most.
cutterland-learn-choose-done = ✓ **Taken:** laid well, it brings your land to { $points } VP. The tower icon on it has given you a tower for the end of the match.
cutterland-learn-lay = **You only place** when the last piece of your own card is left for you. It must share a side with your land; turn it as you like. Here its dragon shares the moor with your goblin and would devour it. Move it away with the arrows, or press **{ cutterland-lay-best }**. Then place it.
cutterland-learn-lay-wrong = There your land has { $points } VP, and { $best } are easy to get: keep the dragon off the goblin's moor. **{ cutterland-lay-best }** shows one.
cutterland-learn-lay-done = ✓ **Laid:** that land had { $points } VP. Here is another one, at the end of a match.
cutterland-learn-tower = **After the last card you place your bonus tokens**, in secret. A kraken devours every creature around it, at its corners too, and brings 2 VP for each. But your turtle is worth 10. A **tower** protects the creature it stands on: move it to the turtle with the arrows, press **{ cutterland-key-put }**, then **{ cutterland-layout-confirm }**.
cutterland-learn-tower-wrong = That brings { $points } VP, and { $best } are possible. Move the tower to the turtle at M13, press **{ cutterland-key-put }**, then **{ cutterland-layout-confirm }**.
cutterland-learn-tower-done = ✓ **Safe:** that land had { $points } VP. Tokens you do not use bring 1 VP each. Here is another land.
cutterland-learn-bridge = **One token is a wall or a bridge, as you need.** A wall parts two squares. A bridge over a square joins the two at its ends, as if they lay side by side. Two goblins in an area bring 5 VP, four bring 14. Move the bridge to O13 between them, press **{ cutterland-key-put }**, then **{ cutterland-layout-confirm }**.
cutterland-learn-bridge-wrong = That brings { $points } VP, and { $best } are possible. Move the bridge to O13, the wet square between the goblins, press **{ cutterland-key-put }**, then **{ cutterland-layout-confirm }**.
cutterland-learn-bridge-done = ✓ **Joined:** all four goblins lived in one area, and that land had { $points } VP. Here is another land.
cutterland-learn-hunt = **Then predators hunt, whether you like it or not.** Krakens are first: yours devours the frog beside it, and that is good, for a living frog costs 2 VP. Then each dragon devours one creature of its own area, and you choose which. Yours has the goblin in sight: choose the **frog** in the menu instead, then commit.
cutterland-learn-hunt-wrong = That leaves you { $points } VP, and { $best } are possible: let the dragon devour the frog at O15. Choose it in the menu, then commit.
cutterland-learn-hunt-done = ✓ **Well hunted.** The goblin lives.
cutterland-learn-score = **The end.** Only survivors bring points, and krakens for what they devoured. Most VP wins. This is how every match ends:
cutterland-learn-bye = **That is all you need.** `/{ command-new-name }` with { option-players-name } 3 and { option-computers-name } 2 begins a match against two computer players at once. `/{ command-rules-name }` has the details, `/{ command-help-name }` everything else.

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
cutterland-text-slot = `--` no square
cutterland-text-held = `(pC)` the piece you hold
cutterland-text-covered = `!` covers a square of your land
cutterland-text-near = `~` the nearest place where it may lie
cutterland-text-cursor = `>` here you are
cutterland-text-fresh = `+` new since you last looked
cutterland-text-tower = `^` behind a square: a tower
cutterland-text-bones = `x` devoured

## What was typed or pressed means nothing

cutterland-bad-control = That control belongs to an earlier decision. Press **My move** for what you can do now.
cutterland-no-hints = This match has no hints: its host switched them off. Decide for yourself.
cutterland-bad-empty = Nothing was typed. Write the squares of each piece, such as `ABEF CDGH`.
cutterland-bad-card = Name the card by its number, such as 2. `/{ command-hand-name }` shows your cards.
cutterland-bad-pieces = Name the pieces by their letters, such as `B D`.
cutterland-bad-cell = `{ $text }` is no cell. Write a column letter and a row number, such as M14.
cutterland-bad-prey = Your dragons' choice has changed since that menu was shown. Choose again.
cutterland-bad-turns = Quarter turns are 0, 1, 2 or 3.
cutterland-bad-nothing-to-lay = You have no piece to lay right now.
cutterland-bad-which-piece = You have two pieces to lay. Say which one, { $first } or { $second }, such as `{ $first } M14`.
cutterland-bad-not-building = Bonus tokens are placed once, after the last card. It is not yet time, or you have committed already.
cutterland-bad-step = The hunt has { $steps } steps. Write a number from 1 to { $steps }.
cutterland-bad-hunt = The hunt can be looked at once all have committed their layouts.
cutterland-bad-seat = There are { $seats } seats at this table. Choose one of its players.

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
cutterland-plan-best = By points
cutterland-plan-places = Best spots
cutterland-plan-only = Only take
cutterland-plan-lay-too = Place too
cutterland-plan-spots = Change spots
cutterland-plan-laying = ### Plan: where { $letter } goes
cutterland-plan-cutting = -# Your next cut. Nobody sees it before it is your turn.
cutterland-plan-whole = ◀ Plan
cutterland-plan-note = Add to plan
cutterland-plan-cut = The next card is yours to cut.
cutterland-plan-cut-make = Prepare my cut
cutterland-plan-cut-change = Change my cut
cutterland-plan-cut-leave = Remove cut
cutterland-plan-then = ### Plan: after your cut
cutterland-plan-then-make = Plan its pieces
cutterland-plan-then-change = Change what follows
cutterland-plan-build = Your land is final: place your bonus tokens now if you like.
cutterland-plan-build-make = Place my tokens
cutterland-plan-build-change = Change my tokens
cutterland-plan-build-leave = Remove tokens
cutterland-plan-building = -# Your tokens for the end. Nobody sees them before all have placed theirs.
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
cutterland-plan-told-take = take { $letter }
cutterland-plan-told-lay = take { $letter }, place it at { $place }
cutterland-plan-told-left = if { $letter } is yours: { $place }
cutterland-plan-told-own = place { $letter } at { $place }
cutterland-plan-told-cut = your cut: card { $card } into { $pieces }
cutterland-plan-told-after = after that cut: { $line }
cutterland-plan-told-build =
    { $layout ->
        [none] your tokens: none
       *[other] your tokens: { $layout }
    }

## Refusals of the rules: what is wrong and what to do

cutterland-refusal-other = The rules do not allow that. Press **My move** for what you can do now.
cutterland-refusal-wrong-phase =
    { $phase ->
        [cut] Now a card is being cut. Wait until there are pieces, or press **My move** if it is your turn.
        [discard] Now the pieces too many are being removed. The others choose after that.
        [take] Now pieces are being chosen. Press **My move** to see whether it is your turn.
        [lay] Now everybody lays the pieces they got. Press **My move** to see yours.
        [resolve] All cards are cut: now the bonus tokens are placed. Press **My move** to place yours.
       *[over] This match is over. `/{ command-new-name }` starts another one.
    }
cutterland-refusal-not-your-turn =
    { $phase ->
        [cut] It is not your turn to cut. You are called when you are asked.
        [take] It is not your turn to choose. You are called when you are asked.
        [lay] You have laid all your pieces. The others are still at it.
        [resolve] You have committed your layout. `/{ command-recall-name }` takes it back while others are still building.
       *[other] It is not your turn. You are called when you are asked.
    }
cutterland-refusal-nothing-to-recall = There is no layout of yours to take back. Once all have committed, it stays.
cutterland-refusal-card-unknown = You were dealt no card { $card }: your cards are numbered 1 to { $cards }. `/{ command-hand-name }` shows them.
cutterland-refusal-card-spent = Card { $card } has been cut already. `/{ command-hand-name }` shows the cards you have left.
cutterland-refusal-card-shape = A card has three rows of four squares. Write all twelve.
cutterland-refusal-card-icons = The card has { $icons } icons, and a card has exactly { $wanted }.
cutterland-refusal-card-terrain =
    The card has no { $terrain ->
        [plains] plains
        [moor] moor
       *[wetland] wetland
    }. Every card has all three terrains.
cutterland-refusal-cut-letter = `{ $letter }` is no square of a card. Use the letters A to L.
cutterland-refusal-cut-range = `{ $text }` is no range of squares. Write the earlier letter first, such as A-D.
cutterland-refusal-cut-twice = Square { $letter } is named twice. Leave it in one piece only.
cutterland-refusal-cut-few =
    { $groups ->
        [one] You named { $groups } piece, and { $least } are wanted. Name all, or all but one: what is left over is the last piece.
       *[other] You named { $groups } pieces, and { $least } are wanted. Name all, or all but one: what is left over is the last piece.
    }
cutterland-refusal-cut-many = That is { $groups } pieces, and there may be no more than { $most }. Join some of them.
cutterland-refusal-cut-left-out = Left out: { $letters }. Give each of these squares to a piece.
cutterland-refusal-cut-apart = The squares { $group } do not hang together. A piece's squares must share sides; corners do not hold.
cutterland-refusal-cut-empty = One of the pieces has no squares. Leave it out, or give it some.
cutterland-refusal-plan-line = Write a line as what happens one after another: `take B; place B M14 1; cut 2 ABEF CDGH IJKL; place A M16 0`. It may begin later; takes come first, and after your own cut its pieces.
cutterland-refusal-plan-no-choice = You have no piece to choose now, so leave `take` out.
cutterland-refusal-plan-no-lay = You have no more pieces to lay now. Leave `place` out.
cutterland-refusal-plan-untried = At this table pieces are not laid before they are chosen: put them in order, and lay yours then.
cutterland-refusal-plan-no-cut = You are not the next to cut a card, so a cut cannot be planned yet.
cutterland-refusal-plan-no-build = You have pieces to lay before you place your tokens. Say where they go in the same line, or leave `resolve` out.
cutterland-refusal-piece-unknown = There is no piece `{ $piece }`. The pieces are A to { $last }.
cutterland-refusal-piece-twice = Piece { $piece } is named twice. Name each piece once.
cutterland-refusal-piece-taken = Piece { $piece } has been taken already. Choose another one.
cutterland-refusal-piece-discarded = Piece { $piece } has left the game. Choose another one.
cutterland-refusal-piece-laid = You have laid piece { $piece } already. What is laid never moves.
cutterland-refusal-piece-not-yours = Piece { $piece } is not yours. Lay the piece you took.
cutterland-refusal-piece-empty = A piece has at least one square.
cutterland-refusal-piece-large = A piece fits on a card of three rows and four columns. Make it smaller.
cutterland-refusal-piece-apart = The piece's squares do not hang together. They must share sides; corners do not hold.
cutterland-refusal-discard-count =
    { $wanted ->
        [one] Name exactly { $wanted } piece to remove; you named { $named }.
       *[other] Name exactly { $wanted } pieces to remove; you named { $named }.
    }
cutterland-refusal-cell-unknown = `{ $cell }` is no cell of the table. Write a column letter and a row number, such as M14.
cutterland-refusal-turns-unknown = A piece is turned 0, 1, 2 or 3 times, not { $turns } times.
cutterland-refusal-place-turns = A piece is turned 0, 1, 2 or 3 times, not { $turns } times.
cutterland-refusal-place-edge = There it would stick out over the edge of the table. Choose a cell further in.
cutterland-refusal-place-first = The first piece of a land lies at { $cell }, not turned.
cutterland-refusal-place-overlap = There it would cover { $cell }, where your land already is. Choose a free place beside it.
cutterland-refusal-place-apart = There it would not touch your land. At least one of its squares must share a full side with it.
cutterland-refusal-layout-word = I do not understand `{ $text }`. Write `tower`, `wall`, `bridge` or `prey`, then the cells.
cutterland-refusal-layout-bare = Say where: write a cell after `{ $word }`.
cutterland-refusal-wall-unknown = `{ $text }` is no wall. Name the two squares it stands between, such as `wall M12-N12`.
cutterland-refusal-bridge-unknown = `{ $text }` is no bridge. Name the cell it covers and its direction: `bridge O14h` across, `bridge O14v` up and down.
cutterland-refusal-token-twice =
    { $kind ->
        [wall] A wall stands between { $one } and { $other } already. One is enough.
        [bridge] That bridge lies over { $one } already. One is enough.
        [prey] { $one } is prey already. Once is enough.
       *[tower] A tower stands on { $one } already. One is enough.
    }
cutterland-refusal-tokens-towers =
    { $owned ->
        [0] You have no towers. Leave them out.
        [one] You have { $owned } tower, and this uses { $used }. Leave some out.
       *[other] You have { $owned } towers, and this uses { $used }. Leave some out.
    }
cutterland-refusal-tokens-wall-bridges =
    { $owned ->
        [0] You have no walls/bridges. Leave them out.
        [one] You have { $owned } wall/bridge, and this uses { $used }. Leave some out.
       *[other] You have { $owned } walls/bridges, and this uses { $used }. Leave some out.
    }
cutterland-refusal-tower-slot = There is no square at { $cell }. Put the tower on a creature of your land.
cutterland-refusal-tower-empty = No creature stands on { $cell }. A tower goes on a creature.
cutterland-refusal-wall-border = { $one } and { $other } have no border in common. A wall stands between two squares side by side.
cutterland-refusal-wall-slot = There is no square at { $cell }. A wall stands between two squares of your land.
cutterland-refusal-bridge-direction = `{ $bridge }` has no direction. Add `h` for across or `v` for up and down.
cutterland-refusal-bridge-crossed = Two bridges lie over { $cell }. Leave one of them out.
cutterland-refusal-bridge-edge = The bridge over { $over }, { $way ->
        [h] lying across
       *[v] lying up and down
    }, would stick out over the edge of the table.
cutterland-refusal-bridge-end = The bridge over { $over }, { $way ->
        [h] lying across
       *[v] lying up and down
    }, would end in the empty slot { $cell }. Both its ends must rest on squares of your land.
cutterland-refusal-bridge-wall = The bridge over { $over }, { $way ->
        [h] lying across
       *[v] lying up and down
    }, would end on the wall between { $one } and { $other }. Leave one of them out.
cutterland-refusal-prey-slot = There is no square at { $cell }. Name a creature your dragons can devour.
cutterland-refusal-prey-safe = Your dragons cannot devour what is at { $cell }. Choose another creature, or none at all: then it is what costs you least.
cutterland-refusal-prey-twice = The prey { $cell } is named twice. Once is enough.
cutterland-refusal-prey-none = Name the prey's cells after `prey`, or leave the word out.
cutterland-refusal-prey-count =
    { $wanted ->
        [one] Of { $cells } your dragons devour exactly { $wanted }; you named { $named }.
       *[other] Of { $cells } your dragons devour exactly { $wanted }; you named { $named }.
    }
cutterland-refusal-grid-large = That is too large: there is room for { $most } rows and columns.
cutterland-refusal-grid-uneven = Row { $row } is not as long as the first one. Write `--` for an empty slot.
cutterland-refusal-square-unknown = `{ $text }` at { $cell } is no square. Write a terrain (p, m, w) and an icon or a dot, such as `wK` or `m.`.
cutterland-refusal-square-habitat =
    At { $cell }: the { $creature } does not live on { $terrain }. Write another terrain.
cutterland-refusal-action-unknown = `{ $text }` is no move. Write cut, discard, take, place, resolve or recall.
cutterland-refusal-action-cut = `{ $text }` is no cut. Write the card's number and the groups, such as `cut 2 ABEF CDGH IJKL`.
cutterland-refusal-action-discard = `{ $text }` names no pieces. Write their letters, such as `discard B D`.
cutterland-refusal-action-take = `{ $text }` is no piece. Write its letter, such as `take B`.
cutterland-refusal-action-place = `{ $text }` is no place. Write the piece, the cell and the quarter turns, such as `place B M13 1`.
cutterland-refusal-action-recall = Write `recall` alone to take your layout back.

## The rules in short: one page each

cutterland-rules-goal =
    ## Cutterland in short
    Everybody builds a land out of pieces cut from landscape cards. Creatures live there, and in the end they bring **victory points (VP)** – those that are not devoured.

    1. **Cut.** One player cuts a card into pieces.
    2. **Choose.** Everybody takes a piece; the one who cut gets the last one.
    3. **Lay.** Everybody adds their piece to their own land.

    Then the next player cuts. With 2, 3 or 4 players there are 8, 9 or 12 cards.

    After the last card come the **bonus tokens**, then the predators **hunt**, then the points are counted. Most VP wins; on a tie, most surviving creatures.
cutterland-rules-cut =
    ## Cutting and choosing
    A card has 12 squares, named A to L row by row. Cut it along their borders into exactly as many pieces as there are players (4 pieces with 2 players).

    • The squares of a piece must share sides. Corners do not hold.
    • Pieces may have any size, even a single square.
    • You write the cut as letters: `ABEF CDGH`. What is left over is the last piece.

    From the cutter's left, everybody chooses one piece, the cutter last. With 2 players each gets two, in turn.

    If the table allows an **overcut**, you may make more pieces: the player to your right removes those too many, and you lose 3 VP.
cutterland-rules-land =
    ## Your land
    Turn a piece as you like, but never flip it over. It must not cover what is there, and at least one square must share a side with your land. Holes are fine. What is laid stays.

    There are three terrains: **plains** (green), **moor** (yellow) and **wetland** (blue). Two squares are **connected** if they share a side. Connected squares of the same terrain form an **area**.

    Places have names: a column letter and a row number. `M14` is where the first square of the piece goes, counted from its top row. The first piece is placed for you.
cutterland-rules-creatures =
    ## What brings points
    • **Goblins** (moor): 1, 2, 3 or 4 in one area bring 2, 5, 9 or 14 VP, each further one 2 more.
    • **Centaur** (plains): 1 VP for each square of its area. A second centaur there adds nothing.
    • **Turtles** (plains, wetland): in your whole land one brings 10, two bring 5, more bring nothing.
    • **Dragons** (plains, moor): 7 VP for each area with exactly two.
    • **Kraken** (wetland): 2 VP for each creature it devours.
    • **Frogs** (moor, wetland): −2 VP each. Let them be devoured!
    • **Bonus tokens** you do not use: 1 VP each.
cutterland-rules-predators =
    ## The hunt
    Only survivors count. Predators always hunt, whether you like it or not.

    First the **krakens**. A kraken devours every creature on the squares beside it and on those at its corners, dragons too. Krakens leave each other alone.

    Then the **dragons** that are left. Each devours one creature of its own area, never another dragon. You choose which one.

    The squares stay in your land; only bones are left on them.
cutterland-rules-bonuses =
    ## Towers, walls and bridges
    For each bonus icon on your pieces you get a token. After the last card you place as many as you like, in secret:

    • **Tower** on a creature: it cannot be devoured. A predator in a tower still hunts.
    • **Wall** between two squares: they are no longer connected. It parts an area and keeps a kraken from the square beside it, but not from its corners.
    • **Bridge** over one square or empty slot: the two squares at its ends are connected, as if they lay side by side.

    A wall/bridge token is either one, as you like. A bridge needs a square at both ends and no wall there. You write it like this: `tower M12, wall M12-N12, bridge O14h` (`h` lies across, `v` up and down).
cutterland-rules-playing =
    ## Playing here
    The button **My move** on the board opens a panel only you can see. It shows what you can do and what it brings. It all counts once you confirm.

    Rather type? `/{ command-cut-name }`, `/{ command-take-name }`, `/{ command-place-name }`, `/{ command-build-name }` and `/{ command-recall-name }` do the same, and check what you write while you write it.

    `/{ command-hand-name }` shows your cards, `/{ command-land-name }` anybody's land with its points, `/{ command-turns-name }` every match that waits for you.

    There is no hurry: a match goes on when you come back.
