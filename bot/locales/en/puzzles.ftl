# The daily puzzle.

command-puzzle-name = puzzle
command-puzzle = Solve today's puzzle in three tries
puzzle-head = 🧩 **{ $game }: { $question }**
puzzle-left = -# { $n ->
        [one] One try left
       *[other] { $n } tries left
    }: { $uses }{ $most }
puzzle-so-far = {" "}· your best so far: { $points }
puzzle-rules = -# Three tries; the best counts. Ends { $end }.{ $real ->
        [true] {" "}From a real match.
       *[false] {""}
    }
puzzle-making = 🧩 Today's puzzle is on its way.
puzzle-most = -# Your best: { $points }
puzzle-position = ℹ️
puzzle-back = Back to the puzzle
puzzle-rules-page = { lobby-page-rules }
puzzle-yesterday = Yesterday
puzzle-answer = My answer
puzzle-restart = { learn-again }
puzzle-again = Try again
puzzle-over = { puzzle-has-ended } Today's: **{ $game }**.
puzzle-has-ended = 🗓️ This puzzle has ended.
puzzle-see-answer = Answer
puzzle-repeated = Same answer as before: { $points }. No try used.
puzzle-tried = **{ $points }** ({ $gain } from the start). { $left ->
        [0] No tries left.
        [one] One try left.
       *[other] { $left } tries left.
    }
puzzle-better = 📈 Better than before.
puzzle-equal = Same as your best.
puzzle-worse = 📉 Your best: { $points }.
puzzle-found-best = 🏆 **{ $points }**: nothing beats that!
puzzle-missed = { $reached ->
        [none] There's a better answer.
        [less] The best answer gains more than twice as much as yours.
       *[half] Yours gains at least half as much as the best answer.
    }
puzzle-player = Player
puzzle-tomorrow = -# From { $end }, see the best answer: `/{ command-puzzle-name }` → **{ puzzle-yesterday }**
puzzle-streak = 🔥 Streak: { $days ->
        [one] { $days } day
       *[other] { $days } days in a row
    }
puzzle-share = -# To share, copy this:
puzzle-share-line = 🧩 { $game } { $date }
    { $points } · { $tries ->
        [one] 1 try
       *[other] { $tries } tries
    } · 🔥 { $days }
refusal-puzzle-late = Today's puzzle is a minute away.
refusal-puzzle-none = The next puzzle comes tomorrow.
refusal-puzzle-tries = You've used all { $tries } tries. { refusal-puzzle-none }
puzzle-solve = Solve
puzzle-solve-today = Today's puzzle
puzzle-post-head = ### 🧩 Daily puzzle: { $game }
    {""}**{ $question }**
puzzle-post = { puzzle-post-head }
    { puzzle-rules }
puzzle-ended = { puzzle-post-head }
    -# Ended.
puzzle-last = **{ $date }** · best answer: { $best }
puzzle-best = { $points } · { $answer }
puzzle-tried-by = { $n ->
        [0] No one tried it.
        [one] { $n } person tried it.
       *[other] { $n } people tried it.
    }
puzzle-found = Found the best: { $more ->
        [0] { $names }
       *[other] { $names } and { $more } more
    }
puzzle-not-found = No one found the best.
puzzle-streaks = 🔥 Streaks: { $list }
puzzle-streak-of = { $name } { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
puzzle-week = **Last week** · the best answer earns 100 points a day
puzzle-week-line = { $rank }. { $name } · { $points } · { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
settings-page-puzzle = Daily puzzle ▸
settings-puzzle = **Daily puzzle** — plus yesterday's answer; solved in private.
settings-puzzle-times = New daily at { $at } your time, open until { $end }. The next one { $next ->
    [soon] is on its way
   *[due] comes { $next }
}.
settings-puzzle-closed = ⚠️ Let me see { $channel } and send messages there, or choose another channel.
settings-puzzle-channel = Channel (default: none)
settings-puzzle-when = Time of day
settings-puzzle-hour = { $hour } UTC
settings-puzzle-share = Real positions: { switch-state }
settings-puzzle-share-about = Finished matches here may become puzzles for everyone, without names.
