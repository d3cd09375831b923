# The daily puzzle.

command-puzzle-name = puzzle
command-puzzle = Solve today's puzzle: three tries, the best one counts
puzzle-head = 🧩 **{ $game }: { $question }**
puzzle-left = -# { $n ->
        [one] One try left
       *[other] { $n } tries left
    }: { $uses }{ $most }
puzzle-so-far = {" "}· your best so far: { $points }
puzzle-rules = -# Three tries, until { $end }.
puzzle-making = 🧩 I'm making today's puzzle. It will appear here in a few seconds.
puzzle-most = -# Your best: { $points }
puzzle-position = ℹ️
puzzle-back = Back to the puzzle
puzzle-rules-page = Rules
puzzle-yesterday = Yesterday
puzzle-answer = My answer
puzzle-restart = Start over
puzzle-again = Try again
puzzle-over = 🗓️ That puzzle has ended. This is today's: **{ $game }**.
puzzle-has-ended = 🗓️ This puzzle has ended.
puzzle-see-answer = Answer
puzzle-moved = That button was for an earlier step. Here's where you are now.
puzzle-repeated = You gave this answer before: { $points }. It doesn't use up a try.
puzzle-tried = **{ $points }** ({ $gain } from the start). { $left ->
        [0] No tries left.
        [one] One try left.
       *[other] { $left } tries left.
    }
puzzle-better = 📈 Better than before.
puzzle-equal = Equal to your best.
puzzle-worse = 📉 Your best: { $points }.
puzzle-found-best = 🏆 **{ $points }**: proven to be the best answer!
puzzle-missed = { $reached ->
        [none] There's a better answer.
        [less] The best gains more than twice as much.
       *[half] You have at least half of the possible gain.
    }
puzzle-player = Player
puzzle-tomorrow = -# Best answer from { $end } on: `/{ command-puzzle-name }`, **{ puzzle-yesterday }**
puzzle-streak = 🔥 Streak: { $days ->
        [one] { $days } day
       *[other] { $days } days in a row
    }
puzzle-share = -# To compare with friends, copy this:
puzzle-share-line = 🧩 { $game } { $date }
    { $points } · { $tries ->
        [one] 1 try
       *[other] { $tries } tries
    } · 🔥 { $days }
refusal-puzzle-late = Today's puzzle isn't ready yet. Try again in a minute.
refusal-puzzle-none = There's no puzzle today. Try again tomorrow.
refusal-puzzle-tries = You've used all { $tries } tries for today. The next puzzle comes tomorrow.
puzzle-solve = Solve
puzzle-solve-today = Today's puzzle
puzzle-post = ### 🧩 Daily puzzle: { $game }
    {""}**{ $question }**
    -# Three tries, the best one counts. Ends { $end }.
puzzle-ended = ### 🧩 Daily puzzle: { $game }
    {""}**{ $question }**
    -# This puzzle has ended.
puzzle-last = **{ $date }** · best answer: { $best }
puzzle-best = { $points }: { $answer }
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
puzzle-week = **Last week** · up to 100 a day, for your share of what the best answer gains
puzzle-week-line = { $rank }. { $name } · { $points } · { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
settings-page-puzzle = Daily puzzle
settings-puzzle-link = Server: daily puzzle
settings-puzzle = **Daily puzzle** — a puzzle a day in a channel. Everyone solves it in private, and the next post brings the answer.
settings-puzzle-at = The next one comes { $next }, then daily at { $at } your time. Each ends at { $end }.
settings-puzzle-now = The first one is on its way, then daily at { $at } your time. Each ends at { $end }.
settings-puzzle-closed = ⚠️ I couldn't post in { $channel }. Let me see it and send messages there, or choose another channel.
settings-puzzle-channel = Channel (default: none)
settings-puzzle-when = Time of day
settings-puzzle-hour = { $hour } UTC
