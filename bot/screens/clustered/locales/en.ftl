### Clustered's own texts. Terms: docs/glossary.md.

clustered-name = Clustered
clustered-cover-alt = Clustered: cards of three players in groups around the start card.
clustered-about = Match cards, build rectangles and lines of your own, and block the others.

## Commands. Discord takes descriptions of at most 100 characters.

command-play-card-name = play-card
command-play-card = Play a card from your hand
command-play-card-card = Number, shape S T C, fill o : *, e.g. 2S*; W is a wild card
command-play-card-at = The cell, e.g. M12
command-discard-cards = Cards from your hand, e.g. 2S* W

option-cards-name = cards
option-fast-name = fast
option-size_bonuses-name = size_bonuses
option-third_wild-name = third_wild
option-handicap-name = handicap
option-table-name = table

## Computer players, weakest first


## Table options

clustered-option-fast = Fast game
clustered-quick = { clustered-option-fast }
clustered-quick-about = Fast game: 16 turns per player instead of 29
clustered-option-size_bonuses = Size bonuses
clustered-option-third_wild = Third wild card
clustered-option-hints = Hints
clustered-option-handicap = Seats with a third wild card
clustered-option-table = Table
clustered-option-table-open = Open, 26 × 26 cells
clustered-option-table-large = Bounded, large
clustered-option-table-small = Bounded, small
clustered-option-first = First player
clustered-option-fast-about = Start with 7 cards and discard 2. Each turn, draw up to 2, then keep at most 5
clustered-option-size_bonuses-about = 2 points each for the table's largest rectangle and longest line; ties score nothing
clustered-option-third_wild-about = Everyone gets 3 wild cards instead of 2, and one more turn
clustered-option-hints-about = I suggest cells where your cards fit
clustered-option-first-about = Rulebook: the youngest
clustered-option-table-about = Bounded: large is 13 cells wide, small 9; with 5 to 8 players, large is 20, small 16
clustered-option-illegal-first-absent = { first-absent }
clustered-option-illegal-handicap-everybody = Everyone has a third wild card. Turn that off, or choose no seats.

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

## Looking back

clustered-hindsight-place = With **{ $left }** cards left, { $you ->
        [yes] you
       *[no] { $name }
    } played { $card } at { $cell }. { $better } at { $there } was worth about { $points ->
        [one] 1 point
       *[other] { $points } points
    } more.
clustered-hindsight-numbered = { $cell } **(marked { $number })**

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
clustered-stage-over = { refusal-match-over }
clustered-stage-ended = { ended-early }

clustered-duty-opening =
    { $n ->
        [one] 🃏 { $names } is choosing 2 cards to discard
       *[other] 🃏 { $names } are choosing 2 cards to discard
    }
clustered-duty-turn = 👉 { $names } plays a card
clustered-duty-trim = 👉 { $names } discards down to 5 cards
clustered-call-opening = 🃏 { $names }: choose 2 cards to discard.
clustered-call-turn = 👉 { $names }: play a card.
clustered-call-trim = 👉 { $names }: discard down to 5 cards.

clustered-final-winner =
    { $n ->
        [one] 🏆 { $names } wins with { $points } points!
       *[other] 🏆 { $names } share the win with { $points } points!
    }
clustered-final-solo = 🏁 { $name } scored **{ $points } points**: { $kinds }.

## Panels

clustered-panel-place = ### Play a card
clustered-place-rule = A card must match **every** neighbour in at least two of **number, shape and fill**. Ⓦ and ✦ match everything.
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
clustered-place-map = -# Small map: dots mark cells that fit, the frame what you see here.
clustered-form-at = Where to play { $card }?
clustered-form-at-label = Cell
clustered-form-at-hint = e.g. M12

clustered-panel-opening =
    ### Discard 2 of your 7 cards
    They stay secret until everyone has chosen.
clustered-panel-stuck =
    ### None of your cards fits
    Discard one face up to end your turn.
clustered-panel-trim =
    { $n ->
        [one] ### Discard a card
       *[other] ### Discard { $n } cards
    }
    You can keep only 5.
clustered-toss-several = { $card } ({ $n } of { $of })
clustered-toss-confirm = Discard
clustered-panel-chosen =
    ### Your discards: { $cards }
    They stay secret until { $names } { $n ->
        [one] has
       *[other] have
    } chosen too.
clustered-recall = Undo discards

clustered-waiting-opening = ### Waiting for { $names } to discard
clustered-waiting-turn = ### Waiting for { $names } to play
clustered-waiting-trim = { clustered-waiting-opening }
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
clustered-hand-legend = -# Type a card as number, shape (`S` square, `T` triangle, `C` circle) and fill (`o` hollow, `:` dotted, `*` solid), e.g. `2S*`. `W` is a wild card.
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
clustered-suggest-no-card = You have no “{ $typed }” that fits. Choose from the list.
clustered-suggest-stuck = None of your cards fits. Type `/{ command-discard-name }` instead.
clustered-suggest-toss = { $card } { $sign } · { $told }
clustered-suggest-discard = Discard { $cards }

## What has happened

clustered-deed-placed = { $name } played { $card } at { $cell }.
clustered-deed-placed-forced = { $name } had only one legal move: { $card } at { $cell }.
clustered-deed-stuck = { $name } couldn't play and discarded { $cards }.
clustered-deed-trim = { $name } kept 5 cards and discarded { $cards }.
clustered-deed-chosen = { $name } chose 2 cards to discard.
clustered-deed-recalled = { $name } undid the first discards.
clustered-deed-revealed = First discards: { $cards }.
clustered-deed-revealed-seat = { $name } { $cards }
clustered-deed-ended =
    { $n ->
        [one] { $names } won with { $points } points.
       *[other] { $names } shared the win with { $points } points.
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
clustered-text-part = Cells { $first } to { $last } of { $least } to { $most }.

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
clustered-alt-replay = The table grows in { $n } pictures. At the end: { $alt }
clustered-alt-final = { $place }. { $name }, { $points } points ({ $kinds }).

## The lesson

clustered-learn-goal =
    Play one card per turn (yours are red, marked `a`). Your largest **rectangle** and every **line** of 3 or more score 1 point per card.

    A card must match every card next to it in at least two of **number** (1–3), **shape** and **fill**. The grey ✦ matches everything.
clustered-learn-begin = Try it
clustered-learn-line = **Make a line of three.** Play a card that matches either end of your pair.
clustered-learn-line-done = ✓ Three in a row: 3 points.
clustered-learn-rectangle = **Fill the corner.** A wild card Ⓦ matches everything, but you have only two. Use one at M13: nothing else matches both neighbours.
clustered-learn-rectangle-done = ✓ A 2 × 2 rectangle: 4 points.
clustered-learn-block = **Block the others.** Player `b` needs O12 for a line. Take that cell yourself.
clustered-learn-block-done = ✓ Blocked! Cards never move.
clustered-learn-wrong = That fits, but try { $card } at { $cell } instead.
clustered-learn-stuck = **When nothing fits,** discard one card face up. That ends your turn.
clustered-learn-stuck-done = ✓ In a match, you'd now draw a card.
clustered-learn-end = **The end.** These cards score twice: 6 points for the rectangle plus 3 + 3 for its two rows.

## What was typed means nothing

clustered-bad-cards = Type the cards to discard, e.g. `2S* W`.

## Plans made ahead

clustered-plan-head = On your turn, I play the first card that still fits.
clustered-plan-drop = No card fits now. Choose one to discard in case none fits later.
clustered-plan-note = Add to plan
clustered-plan-pop = Undo last
clustered-plan-told-place = { $card } at { $cell }
clustered-plan-told-discard = if nothing fits, discard { $cards }

## Refusals of the rules: what is wrong and what to do

clustered-refusal-not-your-turn =
    { $phase ->
        [opening] You've chosen. `/{ command-undo-name }` changes that while others choose.
       *[other] { refusal-not-your-turn }
    }
clustered-refusal-nothing-to-recall = Discards are final once everyone has chosen.
clustered-refusal-card-unknown = `{ $card }` isn't a card. Type number, shape (`S T C`) and fill (`o : *`), e.g. `2S*`, or `W` (wild).
clustered-refusal-card-not-held = You don't have that card. `/{ command-hand-name }` shows yours.
clustered-refusal-plan-line = Type up to 5 moves, e.g. `place 2S* M12; place 1Co M13`, or `discard W` if nothing fits.
clustered-refusal-plan-cell-twice = Your plan uses { $cell } twice. Choose another cell for one of the cards.
clustered-refusal-cell-unknown = `{ $cell }` isn't a cell. Type column letter and row number, e.g. M12.
clustered-drop-apart = It must match all its neighbours.
clustered-refusal-place-apart = Choose a free cell on the table that shares a side with a card.
clustered-refusal-place-mismatch = { $card } must match { $neighbour } at { $beside } in at least two of number, shape and fill.
clustered-refusal-discard-placeable = You can still play: { $card } fits at { $cell }.
clustered-refusal-discard-count =
    { $wanted ->
        [one] Discard exactly 1 card.
       *[other] Discard exactly { $wanted } cards.
    }

## The rules in short: one page each

clustered-rules-goal =
    ## Clustered: the goal
    Everyone plays cards of their own colour on one table. At the end, only your own cards score: your largest **rectangle** and every **line**.

    - **Your turn:** play one of your 5 cards, then draw one while your deck lasts. Played cards never move.
    - **The end** comes when all cards are played or discarded. Most points wins; tied players share the win.
clustered-rules-placing =
    ## Playing a card
    You have 29 cards: every combination of **number** (1–3), **shape** (square, triangle, circle) and **fill** (hollow, dotted, solid), and two **wild cards** Ⓦ.

    - Choose a free cell that **shares a side** with a card.
    - { clustered-place-rule } It doesn't matter whose cards they are.
    - **Nothing fits?** Discard one card face up and draw; that ends your turn. If one fits, you must play.
clustered-rules-points =
    ## Points
    Each of your cards scores 1 point in

    - your largest **rectangle**, at least 2 × 2 without gaps;
    - every **line**: a row or column of 3 or more without a gap.

    A card can score up to three times. A 2 × 2 block scores 4 points, 3 × 2 scores 12, 3 × 3 scores 27. The start card ✦ breaks rectangles and lines.
clustered-rules-options =
    ## Players and options
    - **Alone,** beat your best score with the same options. There are no size bonuses.
    - **5 to 8 players** share two start cards.
    - **{ clustered-option-first }.** Random, or chosen in the lobby. Turns follow seat order.
    - **{ clustered-option-fast }.** { clustered-option-fast-about }.
    - **{ clustered-option-size_bonuses }.** { clustered-option-size_bonuses-about }.
    - **{ clustered-option-third_wild }.** { clustered-option-third_wild-about }. As a handicap, only chosen seats get it.
    - **{ clustered-option-table }.** { clustered-option-table-open }. { clustered-option-table-about }.
clustered-rules-playing =
    ## Playing here
    Press **My move**, choose a card, move it with the arrows and play it. `/{ command-score-name }` shows everyone's points and discards.

    Each player has a colour with a pattern, and a letter. A gold frame marks the newest card, pink ones any others new to you.

## The daily puzzle

clustered-puzzle-hand = Play all { $n } cards for the most points. You draw none, and the others don't play.
clustered-puzzle-about-hand = -# { clustered-place-rule } Your cards score 1 each in your largest rectangle and in lines of 3 or more.
clustered-puzzle-uses-hand = { $n ->
        [one] the card you play uses one
       *[other] playing all { $n } cards uses one
    }
clustered-puzzle-forced = Your last card fitted only at { $cell }, so I played it.
clustered-puzzle-no-cell = No cell left for: { $cards }
clustered-puzzle-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
clustered-puzzle-title-hand = Play all cards for the most points
