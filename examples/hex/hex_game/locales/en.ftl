hex-name = Hex
hex-about = Place stones in turn, and connect your two sides of the board first.

command-hex-name = hex
command-hex = Place a stone in Hex
command-hex-at = The cell, e.g. C4, or swap


hex-option-size = Size of the board
hex-option-size-5 = 5 × 5
hex-option-size-6 = 6 × 6
hex-option-size-7 = 7 × 7

hex-stage = { $n ->
    [one] 1 stone
   *[other] { $n } stones
}
hex-duty = 👉 { $name } places a stone
hex-waiting = ### Waiting for { $names } to place a stone
hex-final-winner = 🏆 { $names } wins: both sides are connected!
hex-final-claimed = 🏆 { $names } wins: everyone else resigned.
hex-final-nobody = The match ended early. This is how far it got.

hex-side-top = { $name }: top to bottom
hex-side-left = { $name }: left to right
hex-alt = A Hex board. { $players }.

hex-panel = ### { $side ->
    [top] { $sign } Connect top and bottom
   *[left] { $sign } Connect left and right
}
hex-choose = Choose a column and a row
hex-taken = { $cell } is taken
hex-place = Place at { $cell }
hex-swap = Swap sides
hex-no-cell = That cell isn't free. Choose one from the list.
hex-deed-place = { $name } placed a stone at { $cell }.
hex-deed-swap = { $name } swapped: the first stone is theirs now.

hex-refusal-not-your-turn = It's not your turn. I'll tell you when it is.
hex-refusal-not-legal = You can't play `{ $action }` now. Choose a free cell of the board, e.g. C4.
hex-refusal-notation = `{ $text }` isn't a move. Type e.g. `place c4`, or `swap`.

hex-rules-goal =
    ## Hex: the goal
    Place stones in turn. Connect your two sides with an unbroken chain to win: the first player (●) top and bottom, the second (◆) left and right. Stones never move, and there is always a winner.

    {""}**Swap:** going first is an advantage, so instead of placing, the second player may take over the first stone, mirrored to their own sides.
hex-rules-playing =
    ## Playing here
    Press **My move** under the board. Choose a column and a row, then place your stone. Or type `/{ command-hex-name }`: it suggests the free cells.
