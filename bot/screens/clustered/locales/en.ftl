### Clustered's own texts. Terms: docs/glossary.md.

clustered-name = Clustered
clustered-cover-alt = Clustered: cards of three players in groups around the start card.
clustered-about = Play cards next to cards that match, build rectangles and lines of your own, and block the others.

## Commands. Discord takes descriptions of at most 100 characters.

command-play-card-name = play-card
command-play-card = Play a card from your hand
command-play-card-card = The card: number, shape S T C, fill o : *, e.g. 2S*; W is a wild card
command-play-card-at = The cell, e.g. M12
command-discard-cards = Cards from your hand, e.g. 2S* W

option-cards-name = cards
option-fast-name = fast
option-size_bonuses-name = size_bonuses
option-third_wild-name = third_wild
option-handicap-name = handicap
option-table-name = table

## Computer players, weakest first

clustered-level-easy = easy
clustered-level-medium = medium
clustered-level-hard = hard

## Table options

clustered-option-fast = Fast game
clustered-quick = { clustered-option-fast }
clustered-quick-about = Fast game: 16 cards each to play (full game: 29)
clustered-option-fast-true = Yes
clustered-option-fast-false = No
clustered-option-size_bonuses = Size bonuses
clustered-option-size_bonuses-true = Yes
clustered-option-size_bonuses-false = No
clustered-option-third_wild = Third wild card
clustered-option-third_wild-true = Yes
clustered-option-third_wild-false = No
clustered-option-hints = Hints
clustered-option-hints-true = On
clustered-option-hints-false = Off
clustered-option-handicap = Seats with a third wild card
clustered-option-table = Table
clustered-option-table-open = Open, 26 × 26 cells
clustered-option-table-large = Bounded, large
clustered-option-table-small = Bounded, small
clustered-option-first = First player
clustered-option-first-random = Random
clustered-option-first-1 = Seat 1
clustered-option-first-2 = Seat 2
clustered-option-first-3 = Seat 3
clustered-option-first-4 = Seat 4
clustered-option-first-5 = Seat 5
clustered-option-first-6 = Seat 6
clustered-option-first-7 = Seat 7
clustered-option-first-8 = Seat 8
clustered-option-fast-about = Start with 7 cards, discard 2, then draw up to 2 cards each turn
clustered-option-size_bonuses-about = 2 extra points each for the largest rectangle and the longest line
clustered-option-third_wild-about = 3 instead of 2 wild cards for everyone, so everyone has one more turn
clustered-option-hints-about = Whether I suggest cells where your cards fit
clustered-option-first-about = In the rulebook, the youngest begins: choose them by name
clustered-option-table-about = Bounded tables have edges: large is 13 or 20 cells wide, small 9 or 16
clustered-option-illegal-first-absent = There's no seat { $first } in a match of { $seats }. Choose another first player.
clustered-option-illegal-handicap-everybody = Everyone already gets a third wild card. Turn that off, or choose no seats for one.

## Cards

clustered-wild = a wild card
clustered-card =
    { $n ->
        [one] 1 { $fill } { $shape }
       *[other] { $n } { $fill } { $shape ->
            [square] squares
            [triangle] triangles
           *[circle] circles
        }
    }

## Points

clustered-points-rectangle = rectangle { $points }
clustered-points-lines = lines { $points }
clustered-points-largest = largest rectangle +{ $points }
clustered-points-longest = longest line +{ $points }
clustered-points-none = no rectangle or line
clustered-bonuses = Size bonuses: { $largest } (largest rectangle), { $longest } (longest line).
clustered-bonus-nobody = no one

## Colours of players, and the patterns that go with them


## Looking back

clustered-hindsight-place = **Biggest mistake:** with { $left } cards left, { $you ->
        [yes] you
       *[no] { $name }
    } played { $card } at { $cell }. The hardest computer level rates { $better } at { $there } about { $points ->
        [one] 1 point
       *[other] { $points } points
    } better.
clustered-hindsight-numbered = { $cell } **(marked { $number })**
clustered-hindsight-none = The hardest computer level found no clearly better move for { $you ->
        [yes] you
       *[no] { $name }
    }.

## Records

clustered-record-opening = First discards
clustered-record-round =
    { $n ->
        [one] 1 card still to play
       *[other] { $n } cards still to play
    }

## The board

clustered-stage-turn =
    { $n ->
        [one] 1 card still to play
       *[other] { $n } cards still to play
    }
clustered-stage-own = hand { $hand }, deck { $deck }
clustered-stage-over = The match is over.
clustered-stage-ended = The match ended early.

clustered-duty-opening =
    { $n ->
        [one] 🃏 { $names } is choosing 2 cards to discard
       *[other] 🃏 { $names } are choosing 2 cards to discard
    }
clustered-duty-turn = 👉 { $names } plays a card
clustered-duty-trim = 👉 { $names } must discard until 5 cards are left
clustered-call-opening = 🃏 { $names }: choose 2 cards to discard.
clustered-call-turn = 👉 { $names }, play a card.
clustered-call-trim = 👉 { $names }, discard down to 5 cards.

clustered-final-winner =
    { $n ->
        [one] 🏆 { $names } wins with { $points } points!
       *[other] 🏆 { $names } share the win with { $points } points!
    }
clustered-final-solo = 🏁 { $name } scored **{ $points } points**: { $kinds }.
clustered-final-claimed = 🏆 { $name } wins: everyone else resigned.
clustered-final-nobody = The match ended early. This is how far it got.

## Panels

clustered-panel-place = ### Play a card
clustered-place-rule = A card must match every card next to it in at least two of **number, shape and fill**. Ⓦ and the start card ✦ match everything.
clustered-place-at = { $card }**{ $cell }**: { $now } → **{ $after }** points ({ $gain })
clustered-place-menu =
    { $n ->
        [one] Choose a cell (1 possible)
       *[other] Choose a cell ({ $n } possible)
    }
clustered-spot =
    { $n ->
        [one] { $cell }: { $n } point ({ $gain })
       *[other] { $cell }: { $n } points ({ $gain })
    }
clustered-spot-beside = next to { $cards }
clustered-key-up = ⬆️
clustered-key-down = ⬇️
clustered-key-left = ⬅️
clustered-key-right = ➡️
clustered-key-type = Go…
clustered-key-best = ★ Best cell
clustered-place-confirm = Play at { $cell }
clustered-place-map = -# The small map is the whole table: dots are cells where this card fits, the white frame is the enlarged part.
clustered-form-at = Where to play { $card }?
clustered-form-at-label = Cell
clustered-form-at-hint = e.g. M12

clustered-panel-opening =
    ### Discard 2 of your 7 cards
    The others see them once everyone has chosen.
clustered-panel-stuck =
    ### None of your cards fits
    Discard one face up instead. That ends your turn.
clustered-panel-trim =
    { $n ->
        [one] ### Discard a card
       *[other] ### Discard { $n } cards
    }
    You drew 2 cards, but you can keep only 5.
clustered-toss-several = { $card } ({ $n } of { $of })
clustered-toss-choose =
    { $n ->
        [one] Choose a card
       *[other] Choose { $n } cards
    }
clustered-toss-more = Choose { $n } more
clustered-toss-confirm = Discard { $cards }
clustered-panel-chosen =
    ### Your discards: { $cards }
    They stay secret until { $names } { $n ->
        [one] has
       *[other] have
    } chosen too.
clustered-recall = Undo discards

clustered-waiting-opening = ### Waiting for { $names } to discard
clustered-waiting-turn = ### Waiting for { $names } to play
clustered-waiting-trim = ### Waiting for { $names } to discard
clustered-waiting-plan = -# Plan your next card now, and no one waits for you.
clustered-panel-over = Frames and lines mark what scored.
clustered-news-one = -# { $name } played { $card } at { $cell }
clustered-news = -# Played: { $cards }
clustered-news-more = -# Played: { $cards } and { $n } more
clustered-standing =
    { $n ->
        [one] **{ $n } point**: { $kinds }
       *[other] **{ $n } points**: { $kinds }
    }
clustered-standing-deck =
    { $n ->
        [0] -# Your deck is empty.
        [one] -# 1 card left in your deck.
       *[other] -# { $n } cards left in your deck.
    }

## Looking

clustered-hand =
    { $n ->
        [0] You have no cards left.
        [one] Your last card (only you see it)
       *[other] Your { $n } cards (only you see them)
    }
clustered-hand-legend = -# How to type a card in `/{ command-play-card-name }`: number, shape (`S` square, `T` triangle, `C` circle), fill (`o` hollow, `:` dotted, `*` solid), e.g. `2S*`. `W` is a wild card.
clustered-hand-cells = -# With each card: how many cells it fits in now.
clustered-hand-note =
    { $n ->
        [one] 1 cell
       *[other] { $n } cells
    }
clustered-score =
    { $n ->
        [one] `{ $letter }` { $name }: **{ $n } point** · { $kinds }
       *[other] `{ $letter }` { $name }: **{ $n } points** · { $kinds }
    }
clustered-score-cards = Hand { $held }, deck { $deck }.
clustered-score-discards = Discards: { $cards }.
clustered-score-none = none

## Suggestions while typing, at most 100 characters

clustered-suggest-card =
    { $n ->
        [one] { $card } { $sign } · { $told } · 1 cell ({ $gain })
       *[other] { $card } { $sign } · { $told } · { $n } cells, best { $gain }
    }
clustered-suggest-no-card = You have no card “{ $typed }” that fits. Choose one from the list.
clustered-suggest-stuck = None of your cards fits anywhere. Type `/{ command-discard-name }` instead.
clustered-suggest-toss = { $card } { $sign } · { $told }
clustered-suggest-discard = Discard { $cards }

## What has happened

clustered-deed-placed = { $name } played { $card } at { $cell }.
clustered-deed-placed-forced = { $name } had only one legal move: { $card } at { $cell }.
clustered-deed-stuck = { $name } couldn't play and discarded { $cards }.
clustered-deed-stuck-forced = { $name } couldn't play the last card, { $cards }, and discarded it.
clustered-deed-trim = { $name } kept 5 cards and discarded { $cards }.
clustered-deed-trim-forced = { $name } kept 5 cards and discarded { $cards }.
clustered-deed-chosen = { $name } chose 2 cards to discard.
clustered-deed-recalled = { $name } undid the first discards.
clustered-deed-revealed = First discards: { $cards }.
clustered-deed-revealed-seat = { $name } { $cards }
clustered-deed-ended =
    { $n ->
        [one] { $names } wins with { $points } points.
       *[other] { $names } share the win with { $points } points.
    }
clustered-deed-ended-solo = { $names } scored { $points } points.

## Pictures in words: a grid in a code block

clustered-text-seat = `{ $letter }` { $name } { $points }
clustered-text-newest = ! newest
clustered-text-new = + new
clustered-text-held = > held here
clustered-text-fitting = ? fits here
clustered-text-better = > better (2)
clustered-text-played = < played (1)
clustered-text-squares = `S` squares
clustered-text-triangles = `T` triangles
clustered-text-circles = `C` circles
clustered-text-hollow = `o` hollow
clustered-text-dotted = `:` dotted
clustered-text-solid = `*` solid
clustered-text-wild = `W` wild card Ⓦ
clustered-text-start = `@` start card ✦
clustered-text-part = This shows only { $first } to { $last }. The cards reach from { $least } to { $most }.

## Alt texts, at most 1,024 characters each

clustered-alt-hand =
    { $n ->
        [0] You have no cards left.
        [one] Your last card: { $cards }.
       *[other] Your { $n } cards: { $cards }.
    }
clustered-alt-start =
    { $n ->
        [one] Only the start card is on the table.
       *[other] Only the start cards are on the table.
    }
clustered-alt-newest = Newest card: { $name } played { $card } at { $cell }.
clustered-alt-points = Points: { $each }.
clustered-alt-seat = { $letter } { $name } { $points }
clustered-alt-row = Row { $row }: { $cards }.
clustered-alt-ghost =
    { $legal ->
        [yes] { $card } held over { $cell }. It fits at: { $cells }.
       *[no] { $card } held over { $cell }, where it doesn't fit. It fits at: { $cells }.
    }
clustered-alt-replay = The table grows card by card in { $n } pictures. At the end: { $alt }
clustered-alt-final = { $place }. { $name }, { $points } points ({ $kinds }).

## The lesson

clustered-learn-goal =
    Each turn, play one of your cards (red, `a`). At the end, your largest **rectangle** and every **line** of 3 or more score 1 point per card.

    A card must match every card next to it in at least two of **number** (how many shapes, 1–3), **shape** and **fill**. Next to the grey ✦ anything fits.
clustered-learn-begin = Try it
clustered-learn-line = **Make a line of three.** Choose a card that matches the card at one end of your two, and play it there.
clustered-learn-line-done = ✓ Three in a row: 3 points. A fourth card would make it 4.
clustered-learn-line-wrong-card = That card doesn't fit at either end of your two. Choose your hollow square: number and shape match.
clustered-learn-line-wrong-cell = Right card, wrong cell. Play it at one end of your two squares.
clustered-learn-rectangle = **Fill the corner.** Three of your cards form a square with one corner missing, M13. Which card matches both neighbours there?
clustered-learn-rectangle-done = ✓ A 2 × 2 rectangle: 4 points. Ⓦ is a wild card: it fits anywhere, but you have only two.
clustered-learn-rectangle-wrong-card = That card doesn't fit at M13. Choose your wild card Ⓦ: nothing else matches both neighbours.
clustered-learn-rectangle-wrong-cell = Right card, wrong cell. Play your wild card at M13, the missing corner.
clustered-learn-block = **Block the others.** Two cards marked `b` are side by side; a third at O12 would make a line. Take that cell yourself.
clustered-learn-block-done = ✓ Blocked! Cards never move, so yours stays in the way.
clustered-learn-block-wrong-card = That card doesn't fit at O12. Choose your dotted circle: number and fill match.
clustered-learn-block-wrong-cell = Right card, wrong cell. Their line is still open: play it at O12.
clustered-learn-stuck = **When nothing fits.** None of your cards fits here. Discard one face up; that ends your turn.
clustered-learn-stuck-done = ✓ Discarded. In a match, you'd now draw a card.
clustered-learn-end = **The end.** Cards can score twice: 6 points for the rectangle plus 3 + 3 for its two rows = 12.
clustered-learn-bye = You know the game! `/{ command-new-name }` opens a match, `/{ command-rules-name }` has all the rules.

## What was typed or pressed means nothing

clustered-bad-cell = `{ $text }` isn't a cell. Type a column letter and a row number, e.g. M12.
clustered-bad-cards = Type the cards to discard, e.g. `2S* W`. `/{ command-hand-name }` shows yours.

## Plans made ahead

clustered-plan-head = On your turn, I play the first card that still fits.
clustered-plan-drop = No card fits now. Choose one to discard in case none fits on your turn.
clustered-plan-note = Add to plan
clustered-plan-pop = Undo last
clustered-plan-told-place = play { $card } at { $cell }
clustered-plan-told-discard = if nothing fits, discard { $cards }

## Refusals of the rules: what is wrong and what to do

clustered-refusal-other = The rules don't allow that. Press **My move** to see what you can do now.
clustered-refusal-wrong-phase =
    { $phase ->
        [opening] Everyone discards 2 cards first. Press **My move** to choose yours.
        [trim] First, someone must discard until 5 cards are left. Press **My move** to see if it's you.
        [turn] It's time to play a card. Press **My move** to see if it's your turn.
       *[over] This match is over. `/{ command-new-name }` opens another one.
    }
clustered-refusal-not-your-turn =
    { $phase ->
        [opening] You've already chosen. `/{ command-undo-name }` undoes your choice while others are still choosing.
       *[other] It's not your turn yet. I'll ping you when it is.
    }
clustered-refusal-nothing-to-recall = You have no discards to undo. Once everyone has chosen, they're final.
clustered-refusal-card-unknown = `{ $card }` isn't a card. Type number, shape (`S T C`) and fill (`o : *`), e.g. `2S*`, or `W` for a wild card.
clustered-refusal-card-not-held = { $card } isn't in your hand. `/{ command-hand-name }` shows your cards.
clustered-refusal-card-named-often = You named { $card } more times than you have it. `/{ command-hand-name }` shows your cards.
clustered-refusal-plan-line = One line can plan up to 5 turns. Type e.g. `place 2S* M12; place 1Co M13`, or `discard W` if nothing fits.
clustered-refusal-plan-cell-twice = This line uses { $cell } twice, but a cell holds one card. Change one of the two.
clustered-refusal-cell-unknown = `{ $cell }` isn't a cell of the table. Type a column letter and a row number, e.g. M12.
clustered-refusal-place-edge = That cell is off the table. Choose one closer to the middle.
clustered-refusal-place-taken = { $cell } is taken by { $by }. Choose a free cell next to a card.
clustered-refusal-place-apart = { $cell } isn't next to any card. Choose a free cell that shares a side with one.
clustered-refusal-place-mismatch =
    { $card } doesn't fit at { $cell }. It shares { $common ->
        [0] nothing
       *[other] only one thing
    } with { $neighbour } at { $beside }; two of number, shape and fill must match.
clustered-refusal-discard-placeable = You can't discard: { $card } fits at { $cell }. Play a card instead.
clustered-refusal-discard-count =
    { $wanted ->
        [one] Discard exactly 1 card. You named { $named }.
       *[other] Discard exactly { $wanted } cards. You named { $named }.
    }
clustered-refusal-board-unknown = `{ $text }` at { $cell } isn't a card on a table. Type its owner first, e.g. `a2S*`.
clustered-refusal-owner-absent = { $text } at { $cell } belongs to no player: the match has { $seats }. Change its first letter.
clustered-refusal-grid-large = That table is too large. Use at most { $most } rows and columns.
clustered-refusal-grid-uneven = Row { $row } isn't as long as the first. Type `.` for an empty cell.
clustered-refusal-action-unknown = `{ $text }` isn't a move. Type place, discard or recall.
clustered-refusal-action-place = `{ $text }` doesn't name a card and a cell. Type both, e.g. `place 2S* M12`.
clustered-refusal-action-discard = `{ $text }` names no card. Type the cards, e.g. `discard 2S* W`.
clustered-refusal-action-recall = Type only `recall` to undo your first discards.

## The rules in short: one page each

clustered-rules-goal =
    ## Clustered: the goal
    Everyone plays cards of their own colour on one shared table. At the end, only your own cards score for you: your largest **rectangle**, and every **line** of three or more cards.

    - **Your turn:** play one of the 5 cards in your hand, then draw a new one while your deck lasts. Cards never move, so your cards can also block the others.
    - **The end:** the match ends when all cards are played or discarded. If you run out of cards before the others, your turns are skipped. The most points win; tied players share the win.
clustered-rules-cards =
    ## The cards
    Each card has a **number** (1, 2 or 3), a **shape** (square, triangle or circle) and a **fill** (hollow, dotted or solid). Your deck has 29 cards: every combination once, and two **wild cards** Ⓦ. The colour only shows whose card it is.

    You can type a card as number, shape and fill: `2S*` is 2 solid squares, `1To` is 1 hollow triangle, `3C:` is 3 dotted circles, and `W` is a wild card. On the table, the owner's letter comes first: `a2S*`.
clustered-rules-placing =
    ## Playing a card
    - Choose a free cell that **shares a side** with a card on the table.
    - Your card must match **every** card next to it in at least **two of number, shape and fill**. It doesn't matter whose cards they are.
    - A wild card fits next to anything. Anything fits next to a wild card Ⓦ or the start card ✦.

    - **Nothing fits?** If none of your cards fits anywhere, discard one face up and draw; that ends your turn. If any card fits, you must play.
clustered-rules-points =
    ## Points
    - **Rectangle:** your largest rectangle without gaps, at least 2 × 2 cards, scores 1 point per card. Only one rectangle counts.
    - **Lines:** every row or column of at least three of your cards without a gap scores 1 point per card.

    A card can count three times: in the rectangle, in a row and in a column. A 2 × 2 block scores 4 points, 3 × 2 scores 12, 3 × 3 scores 27.

    The start card belongs to no one: it interrupts your lines and rectangles.
clustered-rules-players =
    ## Players and table
    - **1 player:** beat your own best score with the same options. All your solo matches count, on every server.
    - **2 to 4 players:** one start card, at M13.
    - **5 to 8 players:** two start cards, at J13 and Q13. Everyone can play around both.
    - **Order:** the first player is random unless the host chooses one by name, e.g. the youngest, as in the rulebook. Turns follow the seat numbers.
    - **Table:** open (26 × 26 cells) or bounded. A large bounded table has 13 × 13 cells, a small one 9 × 9. With two start cards, they're 20 × 13 and 16 × 9.
    - **Resigning:** if a player resigns, the computer plays on with their cards.
clustered-rules-options =
    ## Options
    - **Fast game:** everyone draws 7 cards and discards 2; the discards are revealed at the same time. On your turn, play a card (or discard one if nothing fits), draw up to 2, then discard face up until you hold 5.
    - **Size bonuses:** 2 extra points for the largest rectangle on the table, and 2 for the longest line. If players tie for a bonus, no one gets it. Solo matches have no bonuses.
    - **Third wild card:** everyone gets a third wild card, so everyone has one more turn.
    - **Handicap:** only the seats you choose get a third wild card.
    - **Hints:** if you turn them off, I don't suggest cells.
clustered-rules-playing =
    ## Playing here
    Press **My move** under the board. Choose a card, move it with the arrows to a cell where it fits, and play it. Or type `/{ command-play-card-name }`: it suggests your cards and the cells that fit.

    - `/{ command-hand-name }` shows your cards.
    - `/{ command-score-name }` shows everyone's points and discards.
    - `/{ command-match-name } { command-match-board-name }` posts the board again.

    In pictures, each player has a colour with a pattern, and a letter. You can choose your colour in the lobby, under **{ lobby-options }**. A gold frame marks the newest card. On a large table, your panel enlarges the part around your card; in the small map, dots are the cells where it fits and pink frames are new cards.

## The daily puzzle

clustered-puzzle-hand = Play all { $n } cards for the most points. You draw none, and the others don't play.
clustered-puzzle-about-hand = -# Neighbours must share two of number, shape and fill (✦ and Ⓦ fit all). Your own cards score 1 each in your largest rectangle and in lines of 3 or more.
clustered-puzzle-uses-hand = { $n ->
        [one] the last card uses one
       *[other] the last of { $n } cards uses one
    }
clustered-puzzle-forced = Your last card fit only at { $cell }, so I played it for you.
clustered-puzzle-no-cell = No cell left for: { $cards }
clustered-puzzle-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
clustered-puzzle-title-hand = Play all cards for the most points
