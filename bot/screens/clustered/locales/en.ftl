### Clustered's own texts. Terms: docs/glossary.md.

clustered-name = Clustered
clustered-cover-alt = Clustered: cards of three players in groups around the start card.
clustered-about = Place cards beside cards that match, gather yours in rectangles and lines, and block the others.

## Commands. Discord takes descriptions of at most 100 characters.

command-play-name = play
command-play = Place one of your cards on the table
command-play-card = The card: number, shape S T C, fill o : *, such as 2S*; W is a wild card
command-play-at = The cell, such as M12
command-discard-cards = Cards of your hand, such as 2S* W
command-score-name = score
command-score = Everybody's points, what brings them, and the discards

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
clustered-option-fast-true = Yes
clustered-option-fast-false = No
clustered-option-size_bonuses = Size bonuses
clustered-option-size_bonuses-true = Yes
clustered-option-size_bonuses-false = No
clustered-option-third_wild = Third wild card for everybody
clustered-option-third_wild-true = Yes
clustered-option-third_wild-false = No
clustered-option-hints = Hints and suggestions
clustered-option-hints-true = On
clustered-option-hints-false = Off
clustered-option-handicap = Seats with a third wild card
clustered-option-table = Table
clustered-option-table-open = Open, 26 by 26 cells
clustered-option-table-large = Bounded, large
clustered-option-table-small = Bounded, small
clustered-option-first = First player
clustered-option-first-random = By chance
clustered-option-first-1 = Seat 1
clustered-option-first-2 = Seat 2
clustered-option-first-3 = Seat 3
clustered-option-first-4 = Seat 4
clustered-option-first-5 = Seat 5
clustered-option-first-6 = Seat 6
clustered-option-first-7 = Seat 7
clustered-option-first-8 = Seat 8
clustered-option-illegal-first-absent = There is no seat { $first } at a table of { $seats }. Choose another first player.
clustered-option-illegal-handicap-everybody = Everybody has a third wild card already: leave out the handicap, or the third wild card for everybody.

## Cards

clustered-wild = a wild card
clustered-card =
    { $n ->
        [one] one { $fill } { $shape }
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
clustered-points-none = nothing scores yet

## Looking back

clustered-hindsight-place = **The placement that cost most.** With { $left } cards left to play, { $you ->
        [yes] you
       *[no] { $name }
    } placed { $card } at { $cell }. { $better } at { $there } was worth about { $points ->
        [one] one point
       *[other] { $points } points
    } more by and by, as the strongest computer player sees it.
clustered-hindsight-numbered = { $cell } **({ $number })**
clustered-hindsight-none = No other placement would have been clearly better for { $you ->
        [yes] you
       *[no] { $name }
    }, as the strongest computer player sees it.

## Records

clustered-record-opening = First everybody discards
clustered-record-round =
    { $n ->
        [one] One card is left to play
       *[other] { $n } cards are left to play
    }

## The board

clustered-stage-turn =
    { $n ->
        [one] one card left
       *[other] { $n } cards left
    }
clustered-stage-over = The match is over.
clustered-stage-ended = The match has ended early.

clustered-duty-opening =
    { $n ->
        [one] 🃏 { $names } still chooses two cards to discard
       *[other] 🃏 { $names } still choose two cards to discard
    }
clustered-duty-turn = 👉 { $names } plays a card
clustered-duty-trim =
    { $cards ->
        [one] 👉 { $names } discards a card, down to five
       *[other] 👉 { $names } discards { $cards } cards, down to five
    }
clustered-my-move = My move

clustered-final-winner =
    { $n ->
        [one] 🏆 { $names } wins with { $points } points!
       *[other] 🏆 { $names } share the victory with { $points } points!
    }
clustered-final-solo = 🏁 { $name } has gathered **{ $points } points**: { $kinds }.
clustered-final-claimed = 🏆 { $name } wins: everybody else has resigned.
clustered-final-nobody = There is no winner. This is how far the match had come.

## Panels

clustered-panel-place = ### Play a card
clustered-place-rule = With each neighbour a card shares two of **number, shape and fill**. ★ and the start card ✦ go with everything.
clustered-place-at = { $card } at **{ $cell }**: { $now } → **{ $after }** points ({ $gain })
clustered-place-menu =
    { $n ->
        [one] { $n } cell
       *[other] The best of { $n } cells
    }
clustered-spot =
    { $n ->
        [one] { $cell }: { $n } point ({ $gain })
       *[other] { $cell }: { $n } points ({ $gain })
    }
clustered-spot-beside = beside { $cards }
clustered-key-up = ⬆️
clustered-key-down = ⬇️
clustered-key-left = ⬅️
clustered-key-right = ➡️
clustered-key-type = Go…
clustered-key-best = ★ Most points now
clustered-place-confirm = Play at { $cell }
clustered-form-at = Where does { $card } go?
clustered-form-at-label = Cell
clustered-form-at-hint = e.g. M12

clustered-panel-opening =
    ### Discard two of your seven cards
    The others see them once everyone has chosen.
clustered-panel-stuck =
    ### None of your cards fits
    Discard one, face up, and draw. That is your turn.
clustered-panel-trim =
    { $n ->
        [one] ### Discard a card
       *[other] ### Discard { $n } cards
    }
    Your turn ends with five cards at most.
clustered-toss-several = { $card } ({ $n } of { $of })
clustered-toss-more =
    { $n ->
        [one] Choose one more
       *[other] Choose { $n } more
    }
clustered-toss-confirm = Discard { $cards }
clustered-panel-chosen =
    ### You discard { $cards }
    That stays secret until { $names } { $n ->
        [one] has
       *[other] have
    } chosen too.
clustered-recall = Take them back

clustered-waiting-opening = ### Waiting for { $names } to discard
clustered-waiting-turn = ### Waiting for { $names } to play
clustered-waiting-trim = ### Waiting for { $names } to discard
clustered-panel-over = This is what became of your cards. White frames and lines are what scores.
clustered-standing =
    { $n ->
        [one] **{ $n } point**: { $kinds }
       *[other] **{ $n } points**: { $kinds }
    }
clustered-standing-deck =
    { $n ->
        [0] -# Your deck is empty.
        [one] -# One card is left in your deck.
       *[other] -# { $n } cards are left in your deck.
    }

## Looking

clustered-hand =
    { $n ->
        [0] You have no cards left.
        [one] Your last card
       *[other] Your { $n } cards, for your eyes only
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
        [one] { $card } { $sign } · { $told } · one cell ({ $gain })
       *[other] { $card } { $sign } · { $told } · { $n } cells, best { $gain }
    }
clustered-suggest-no-card = There is no card { $typed } in your hand that fits anywhere.
clustered-suggest-toss = { $card } { $sign } · { $told }
clustered-suggest-discard = Discard { $cards }

## What has happened

clustered-deed-placed = { $name } placed { $card } at { $cell }.
clustered-deed-placed-forced = { $name } had one card left that fitted in one cell: { $card } at { $cell }.
clustered-deed-stuck = { $name } had no place for any card and discarded { $cards }.
clustered-deed-stuck-forced = { $name } had no place for the last card, { $cards }, and discarded it.
clustered-deed-trim = { $name } discarded { $cards }, down to five.
clustered-deed-trim-forced = { $name } discarded { $cards }, down to five.
clustered-deed-chosen = { $name } has chosen two cards to discard.
clustered-deed-recalled = { $name } took the first discards back.
clustered-deed-revealed = The first discards: { $cards }.
clustered-deed-revealed-seat = { $name } { $cards }
clustered-deed-ended =
    { $n ->
        [one] { $names } wins with { $points } points.
       *[other] { $names } share the victory with { $points } points.
    }
clustered-deed-ended-solo = { $names } has gathered { $points } points.

## Pictures in words: a grid in a code block

clustered-text-seat = `{ $letter }` { $name } { $points }
clustered-text-newest = ! newest
clustered-text-new = + new
clustered-text-held = > held there
clustered-text-better = > better (2)
clustered-text-played = < played (1)
clustered-text-fitting = ? it fits there
clustered-text-squares = `S` squares
clustered-text-triangles = `T` triangles
clustered-text-circles = `C` circles
clustered-text-hollow = `o` hollow
clustered-text-dotted = `:` dotted
clustered-text-solid = `*` solid
clustered-text-wild = `W` wild
clustered-text-start = `@` start card
clustered-text-part = Not all of the table has room here: { $first } to { $last } are shown, and cards lie from { $least } to { $most }.

## Alt texts, at most 1,024 characters each

clustered-alt-hand =
    { $n ->
        [0] You have no cards left.
        [one] Your last card: { $cards }.
       *[other] Your { $n } cards: { $cards }.
    }
clustered-alt-start =
    { $n ->
        [one] The start card alone lies on the table.
       *[other] The start cards alone lie on the table.
    }
clustered-alt-newest = The newest card: { $name } placed { $card } at { $cell }.
clustered-alt-points = Points: { $each }.
clustered-alt-seat = { $letter } { $name } { $points }
clustered-alt-row = Row { $row }: { $cards }.
clustered-alt-ghost =
    { $legal ->
        [yes] { $card } held at { $cell }. It fits in: { $cells }.
       *[no] { $card } held at { $cell }, where it may not lie. It fits in: { $cells }.
    }
clustered-alt-replay = The table growing card by card, in { $n } pictures. At the end: { $alt }
clustered-alt-final = { $place }. { $name }, { $points } points ({ $kinds }).

## The lesson

clustered-learn-goal =
    Everybody lays cards of their own colour on one table. Yours are marked `a`. In the end your largest **rectangle** and your **lines** of three or more bring points.

    A card has a **number**, a **shape** and a **fill**: at L12 lies one solid square. Two of the three have to be the same as on each card it lies beside. The grey card ✦ is the start card: anything fits beside it. A gold frame marks the newest card.
clustered-learn-begin = Let me try
clustered-learn-line = **Make a line of three.** Choose a card that matches your squares, look for a cell at one of their ends, and confirm.
clustered-learn-line-done = ✓ Three in a row: 3 points. A fourth one would make it 4.
clustered-learn-line-wrong = It may lie there, but it makes no line. One hollow square shares number and shape with yours: place it at an end of the two.
clustered-learn-rectangle = **Fill the corner.** Three cards of yours lie in a square of four. Which of your cards matches both neighbours of M13?
clustered-learn-rectangle-done = ✓ A rectangle of 2 by 2: 4 points. A wild card fits beside anything; there are only two of them.
clustered-learn-rectangle-wrong = It may lie there, but it fills no rectangle. In M13 a card has to match both neighbours, and only your wild card ★ does.
clustered-learn-block = **Keep the others apart.** Two cards marked `b` lie side by side, and one more at O12 would make a line. Take that cell yourself.
clustered-learn-block-done = ✓ Their line is closed. Cards never move, so your card stays in the way.
clustered-learn-block-wrong = It may lie there, but the others can still make their line. One dotted circle shares number and fill with their dotted triangle: place it at O12.
clustered-learn-stuck = **When nothing fits.** None of your cards matches anything here. Then you discard one, face up, and that is your turn.
clustered-learn-stuck-done = ✓ Discarded. In a match you would draw the next card now.
clustered-learn-stuck-wrong = Choose a card and confirm.
clustered-learn-end = **The end.** When all cards are played, the points are counted. White frames and lines show what scores: here a rectangle of 6 and two rows of 3.
clustered-learn-bye = That is all. `/{ command-new-name }` opens a match, `/{ command-rules-name }` has the rules in short.

## What was typed or pressed means nothing

clustered-bad-control = That control belongs to an earlier decision. Press **My move** for what you can do now.
clustered-no-hints = This match has no hints: its host switched them off. Decide for yourself.
clustered-bad-cell = `{ $text }` is no cell. Write a column letter and a row number, such as M12.
clustered-bad-cards = Name the cards to discard, such as `2S* W`. `/{ command-hand-name }` shows yours.

## Plans made ahead

clustered-plan-head = The first card that fits is played.
clustered-plan-drop = No card fits now. Which one would you discard?
clustered-plan-note = Add to plan
clustered-plan-pop = Undo last
clustered-plan-told-place = play { $card } at { $cell }
clustered-plan-told-discard = if nothing fits, discard { $cards }

## Refusals of the rules: what is wrong and what to do

clustered-refusal-other = The rules do not allow that. Press **My move** for what you can do now.
clustered-refusal-wrong-phase =
    { $phase ->
        [opening] Now everybody discards two cards. Press **My move** to choose yours.
        [trim] Now a hand comes down to five cards. Press **My move** if it is yours.
        [turn] Now a card is being placed. Press **My move** to see whether it is your turn.
       *[over] This match is over. `/{ command-new-name }` starts another one.
    }
clustered-refusal-not-your-turn =
    { $phase ->
        [opening] You have chosen already. `/{ command-recall-name }` takes the cards back while others still choose.
       *[other] It is not your turn. You are called when you are asked.
    }
clustered-refusal-nothing-to-recall = There are no first discards of yours to take back.
clustered-refusal-card-unknown = `{ $card }` is no card. Write number, shape (S T C) and fill (o : *), such as 2S*, or W.
clustered-refusal-card-not-held = { $card } is not in your hand. `/{ command-hand-name }` shows your cards.
clustered-refusal-card-named-often = { $card } is named more often than you hold it.
clustered-refusal-plan-line = Write a line as one card after another, five at most: `place 2S* M12; place 1Co M13`, or `discard W` where nothing fits.
clustered-refusal-plan-cell-twice = The line names { $cell } twice. A cell holds one card.
clustered-refusal-cell-unknown = `{ $cell }` is no cell of the table. Write a column letter and a row number, such as M12.
clustered-refusal-place-edge = The table ends before that cell. Choose one further in.
clustered-refusal-place-taken = At { $cell } lies a card already: { $by }. Choose a free cell beside a card.
clustered-refusal-place-apart = { $cell } shares no side with any card. Choose a free cell beside one.
clustered-refusal-place-mismatch =
    At { $cell }, { $card } would lie beside { $neighbour } at { $beside }: { $common ->
        [0] nothing is the same, and two of number, shape and fill must be.
       *[other] only one thing is the same, and two of number, shape and fill must be.
    }
clustered-refusal-discard-placeable = Nobody discards who can place a card: { $card } fits at { $cell }.
clustered-refusal-discard-count =
    { $wanted ->
        [one] Name exactly one card to discard; you named { $named }.
       *[other] Name exactly { $wanted } cards to discard; you named { $named }.
    }
clustered-refusal-board-unknown = `{ $text }` at { $cell } is no card of the table. Write its owner first, such as `a2S*`.
clustered-refusal-owner-absent = The owner of { $text } at { $cell } does not sit at a table of { $seats }.
clustered-refusal-grid-large = That is too large: there is room for { $most } rows and columns.
clustered-refusal-grid-uneven = Row { $row } is not as long as the first one. Write `.` for an empty cell.
clustered-refusal-action-unknown = `{ $text }` is no move. Write place, discard or recall.
clustered-refusal-action-place = `{ $text }` is no placement. Write a card and a cell, such as `place 2S* M12`.
clustered-refusal-action-discard = `{ $text }` names no card. Write the cards, such as `discard 2S* W`.
clustered-refusal-action-recall = Write `recall` alone to take your first discards back.

## The rules in short: one page each

clustered-rules-goal =
    ## Clustered in short
    Everybody lays cards of their own colour on one table. In the end your own cards count: the largest **rectangle** they fill, and every **line** of three or more.

    In your turn you place one card of your hand of five and draw another. Cards never move once they lie there, so a card of yours in the right cell also keeps the others apart.

    The match ends when all cards are played. One to four people play round one start card, five to eight round two.
clustered-rules-cards =
    ## The cards
    Each card has a **number** (1, 2 or 3), a **shape** (square, triangle or circle) and a **fill** (hollow, dotted or solid). Your deck has one card of each kind, 27 in all, and two **wild cards** ★. The colour only says whose card it is.

    Written, a card is number, shape and fill: `2S*` is two solid squares, `1To` one hollow triangle, `3C:` three dotted circles; `W` is a wild card. On the table the owner's letter stands before it: `a2S*`.
clustered-rules-placing =
    ## Placing a card
    - It goes to a free cell that **shares a side** with a card on the table.
    - With **every** card it then lies beside, at least **two of number, shape and fill** are the same. It does not matter whose card that is.
    - A wild card fits beside anything, and anything fits beside a wild card or the start card.

    If **none** of your cards fits anywhere, you discard one of them, face up, and that is your turn. If one fits, you may not discard.
clustered-rules-points =
    ## Points
    - **Rectangle:** the largest full rectangle of your cards, at least 2 by 2, brings as many points as it has cards. Only one counts.
    - **Lines:** every row and column of at least three of your cards side by side brings as many points as it has cards.

    A card may count three times: in the rectangle, in a row and in a column. A block of 2 by 2 brings 4 points, one of 3 by 2 brings 12, one of 3 by 3 brings 27.

    The start card parts lines. Most points win; a tie is shared.
clustered-rules-options =
    ## Options
    - **Fast game:** draw seven cards and discard two, all at the same time. Then place a card, draw up to two, and discard down to five.
    - **Size bonuses:** two points for the one largest rectangle on the table, two for the one longest line. On a tie between players nobody gets them.
    - **Third wild card:** for everybody, or as a handicap for the seats you name.
    - **Table:** open, or bounded in two sizes.
    - **Alone:** play for your own best.
clustered-rules-playing =
    ## Playing here
    Press **My move** under the board: choose a card, look where it fits, and confirm. Or type `/{ command-play-name }` with the card and the cell; cells that fit are suggested, the best for your points first.

    `/{ command-hand-name }` shows your cards, `/{ command-score-name }` everybody's points and discards, `/{ command-table-name }` posts the board again. In pictures each player has a colour, a pattern and a letter; a golden frame marks the newest card.
