## Matches and seats

match-title = { $name } #{ $number }
match-heading = { $name } · #{ $number }
match-in-game = { $game } · { $title }
seat-empty = *empty seat*
seat-computer = computer ({ $level }{ $seconds ->
    [0] {""}
   *[other] , up to { $seconds } s a turn
})
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
seat-resigned = { $name } (resigned, computer playing)
seat-nameless = someone
# As plain text, in a game's sentences and pictures:
name-computer = Computer
name-computers = Computer { $number }
name-seat = Seat { $number }
name-resigned = { $name } (computer)
# The colours of seats, for games that have them, and what else tells them apart:
seat-coloured = { $name } ({ $colour })
seat-colour-1 = red
seat-colour-2 = turquoise
seat-colour-3 = yellow
seat-colour-4 = blue
seat-colour-5 = green
seat-colour-6 = pink
seat-colour-7 = grey
seat-colour-8 = brown
seat-pattern-1 = No pattern
seat-pattern-2 = Rising stripes
seat-pattern-3 = Falling stripes
seat-pattern-4 = Horizontal stripes
seat-pattern-5 = Vertical stripes
seat-pattern-6 = Diamonds
seat-pattern-7 = Squares
seat-pattern-8 = Narrow rising stripes

option-true = On
option-false = Off
option-none = none
option-random = Random
first-absent = Choose a first player from seats 1 to { $seats }.

## Lobby

lobby-seats = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
lobby-count = { $of ->
    [one] { $taken } of { $of } player
   *[other] { $taken } of { $of } players
}
lobby-minutes = { $minutes ->
    [30] half an hour
    [60] an hour
    [90] an hour and a half
    [120] 2 hours
    [180] 3 hours
    [240] 4 hours
   *[other] { $minutes } minutes
}
lobby-length-days = about { $days ->
    [one] a day
   *[other] { $days } days
}
lobby-length-now = about { lobby-minutes }
lobby-session = { $n ->
    [one] tournament session of one match
   *[other] tournament session of { $n } matches
}
lobby-host = {" "}(host)
lobby-invited-only = invited only
lobby-anyone = Anyone can join.
lobby-guests-only = { command-new-only-invited }.
lobby-empty = *empty seats*
lobby-expected = Invited: { $names }
lobby-full = { $name }, press **{ lobby-start }**.
lobby-replaces = **{ lobby-join }** takes a computer's seat.
lobby-for-host = For the host:{ $grows ->
    [yes] {" "}**{ lobby-computer }** adds a seat.
   *[no] {""}
}
lobby-starts-alone = Starts when the last seat is taken.
lobby-questions = I ask secret questions by DM.
lobby-starts-host = The host starts it.
lobby-now = ⚡ { $time }/move
lobby-days = 📅 { $time }/move
lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-options = Options
lobby-options-head = Options · { $title }
lobby-page-about = Overview
lobby-page-seats = Seats
lobby-page-rules = Rules
lobby-page-clock = Clock
lobby-page-guests = Guests
lobby-only-host = Only the host can change this.
lobby-clock-alone = ⏱️ No clock against computers.
lobby-clock-people = With people:
lobby-is-rated = { $on ->
    [true] Rated.
   *[false] Unrated.
}
lobby-add = Add a computer
lobby-computer = Add computer
lobby-computers-level = 🤖 Level: { $level }
lobby-level = Computer: { $level }
lobby-free = Free a seat
lobby-free-seat = Seat { $number }: { $name }
lobby-colour = Your colour
lobby-colour-any = Any colour
lobby-order = Change the order
lobby-order-one = { $name } before { $other }
lobby-seat = Add a seat
lobby-shrink = Remove a seat
lobby-rule = Explain or change rules
lobby-turn-on = Turn on: { $name }
lobby-turn-off = Turn off: { $name }
lobby-late = After a timeout
lobby-session-on = { $n } matches, added up
lobby-session-off = Single match
lobby-session-sets = With **{ lobby-session-on }**: { $rules }
lobby-rated-on = Make it rated
lobby-rated-off = Make it unrated
lobby-open-on = Let anyone join
lobby-open-off = Invited only
lobby-auto-on = Start when full
lobby-auto-off = Start manually
lobby-thread-on = Play in a thread
lobby-thread-off = Play in the channel
lobby-in-thread = in its own thread
lobby-in-channel = in the channel
lobby-where = Played { $thread ->
    [true] { lobby-in-thread }.
   *[false] { lobby-in-channel }.
}
lobby-invite = Invite people
lobby-cancel = Cancel match
lobby-cancel-sure = Cancel **{ $title }** for everyone?
lobby-cancel-no = Keep it open
lobby-closed = **{ $title }** never started.
lobby-opened = **{ $title }** is open in { $place }. Wait for others or press **{ lobby-computer }** there, then **{ lobby-start }**.
lobby-ready = **{ $title }** is open in { $place }. Make your choices in **{ lobby-options }**, then press **{ lobby-start }**.
lobby-started = **{ $title }** started in { $place }.
threads-suggested = 💡 { $count } matches share this channel. Managers can give each a thread: `/{ command-settings-name }` → **{ settings-page-server }**.

## Board

board-stuck = ## { $title }
    { refusal-stuck }
board-move = My move
board-link = Board
board-end = End match (organiser)
board-ended = **{ $title }** has ended.
board-claim = 🏆 Claim win
board-cancelled = Everyone resigned, so no one wins.
ended-early = The match ended early.
claimed-win = 🏆 { $name } wins: everyone else resigned.
board-closed = Closed by an organiser, or after a month without moves. No one wins.
board-closed-league = { $why ->
    [unplayed] Time ran out: { $percent }% was played, { $needed }% needed. No winner, no league points.
    [replaced] Time ran out; the computer made most of the moves. No winner, no league points.
    [counted] Time ran out. The current score counts.
    [time] The league deadline passed. Your league shows what counts.
    [result] An organiser decided the result. Your league shows it.
    [idle] No one moved for a month. Your league shows what counts.
   *[organiser] An organiser ended this match. Your league shows what counts.
}
board-deserted = -# No one is playing, so the match waits for { $n ->
    [1] { $who }.
   *[other] someone to return.
}
board-claimed = { $name } claimed the win after everyone else left.
board-forfeit-win = { $names } { $n ->
    [one] wins
   *[other] share the win
}: { $who } { $gone ->
    [one] forfeits
   *[other] forfeit
}.
board-resigned-last = { $n ->
    [one] { $names } resigned and finishes last.
   *[other] { $names } resigned and finish last.
}
board-best-first = -# Your first solo score with these options: { $points }.
board-best-new = 🎉 New personal best! { board-best-less }
board-best-equal = You tied your personal best! { board-best-less }
board-best-less = Previous best: { $before } { $match ->
    [elsewhere] (another server).
   *[other] (match #{ $match }).
}
board-seed = -# Shuffle seed: `{ $seed }`
    -# Its SHA-256 has been shown since the start: `{ $hash }`
board-retired = -# **{ $title }** continues [here]({ $link }).
note-lobby-closed = I closed **{ $title }**: it didn't start within { $days ->
    [one] a day
   *[other] { $days } days
}.
note-stuck = **{ $title }**: { refusal-stuck }
note-abandoned = **{ $title }** ended: no players are left.
note-resigned = { $name } resigned from **{ $title }**. The computer plays on.
note-thinking-fails = ⚠️ The computer in seat { $seat } of **{ $title }** keeps failing. Organisers can end the match: `/{ command-match-name } { command-match-organise-name }`.
note-unreachable = I can't post in { $place } any more. To continue **{ $title }**, let me back in, or type `/{ command-match-name } { command-match-board-name }` elsewhere.
note-moved-here = **{ $title }** continues here: I can't use its old channel.

table-here = The board of **{ $title }** is here now.

## Records

record-complete = Match file of **{ $title }**. `/{ command-match-name } { command-match-verify-name }` replays it.
file-verified = ✅ **{ $title }**: all { $moves } moves are legal. Final state: `{ $hash }`
record-running = Match file of **{ $title }**, without secrets until it ends.
record-hash = -# The seed shown after the match must have the SHA-256 `{ $hash }`
record-head = { $name } #{ $number }
record-proves = Verify: python -m engine.{ $game } replay record-{ $number }.txt
record-open = No replay yet: seed, hands and secret moves are missing.
record-seat = Seat { $number }: { $name }
record-secret = Seat { $number } made a secret move.

## The box

box-none = No game here uses a box.
box-holders = Matches using its cards: { $matches }
box-new = Start a new box
box-sure = **Start a new box?** It has every card; cards left in this one are lost.
box-yes = Start it
box-no = Keep this box
box-started = ✓ The new box is ready.

## The bag

bag-empty = This server's bag is empty. Finished matches fill it.

## Sessions

board-session = -# Tournament session: match { $number } of { $of }
board-session-next = { board-session }. The next starts automatically.
board-session-broken = { board-session }. It ended without a result.
session-over = Session results
session-claimed = { $name } wins the session after everyone else resigned
session-place = **{ $place }.** { $name }: { $points } points ({ $each })
session-place-only = **{ $place }.** { $name }

## Looking back

replay-head = Replay of { $title }
replay-all = All players
replay-film = Film

analysis-head = Analysis of { $title }
analysis-chances = Win chance
analysis-luck = **Luck** with cards, { luck-unit }: { $luck }
luck-unit = in { $unit ->
    [percent] percent of win chance
   *[points] points
}
analysis-mistakes = **Costliest mistakes**
analysis-none = I found no clear mistakes { $you ->
        [yes] by you
       *[no] by { $name }
    }.
analysis-running = Checked so far: { $done } of { $total } decisions.
analysis-again = Refresh
board-analysis = 🔍 Analysis
board-record = Match file
board-replay = Replay
board-last-turn = 🎬 Last turn

## Being called

plan-now = Plan now if you like.
call-soon = { $names }: you're next. { plan-now }
left-server = -# **{ $name }** has left this server.
call-line = { $names }: your turn in **{ $title }**
call-line-soon = { $soon }: you're next in **{ $title }**. { plan-now }
call-lobby-open = { $names }: press **{ lobby-join }** to play **{ $title }**.
call-lobby-full = { $names }: everyone's here. Press **{ lobby-start }** to begin **{ $title }**.
call-until = You have { $left }.
call-answered = -# ✅ All caught up.
reminder = ⏰ Your turn in **{ $title }**.
reminder-last = ⌛ Last reminder: your turn in **{ $title }**!
reminder-others = Also waiting: { $matches }.
reminder-other = **{ $title }** ({ $when })
reminder-deadline = -# ⏳ Deadline: { $at }
reminder-move = Otherwise the computer moves for you.
reminder-wait = Otherwise you get one extension, and I'll tell everyone.
reminder-hold = Otherwise the computer plays for you, and anyone can take your seat.
reminder-offer = Otherwise anyone can take your seat.
reminder-letters-closed = -# I can't DM you. { change-in-settings }
change-in-settings = Change this in `/{ command-settings-name }`.
letter-turn = 👉 Your turn in **{ $title }**.
letter-soon = 🔜 You're next in **{ $title }**. { plan-now }
letter-receipt = 📋 Your plan was played in **{ $title }**.
letter-late = ⌛ You timed out in **{ $title }**; the computer moved for you.
letter-held = ⌛ You timed out again in **{ $title }**. Anyone can take your seat until you press **{ seat-back }**.
letter-offered = ⌛ You timed out again in **{ $title }**. Anyone can take your seat until you move.
letter-wish = ⏳ The computer moved for you in **{ $title }**, as you asked.
letter-over = 🏁 **{ $title }**, which you follow, has ended.
letter-unreachable = Play **{ $title }** from `/{ command-turns-name }`: I can't post in its channel any more.
letter-test = I'll message you here. { change-in-settings }

## Lists

turns-away = 💤 { $n ->
    [one] You're away in 1 match. Open it
   *[other] You're away in { $n } matches. Open each
} and press **{ seat-back }**.
turns-none = No match is waiting for you.
turns-empty = { turns-none } Open one with `/{ command-new-name }`, find one in `/{ command-matches-name }`, or learn a game with `/{ command-learn-name }`.
turns-head = { $n ->
    [one] **1 match is waiting for you.**
   *[other] **{ $n } matches are waiting for you.**
}
turns-line = **{ $title }** · { $where }
turns-elsewhere = on another server
turns-closed = I can't post there; `/{ command-match-name } { command-match-board-name }` moves it
turns-followed = following
turns-open = My move #{ $number }
turns-look = Open #{ $number }
turns-held = the computer fills in until you're back
turns-seat = My seat #{ $number }
turns-over = 🏁 { $title } · finished
turns-won = { $n ->
    [one] { $names } won.
   *[other] { $names } share the win.
}
matches-none = No matches yet. `/{ command-new-name }` opens the first.
matches-open = Open
matches-running = Running
matches-finished = Finished
matches-line = **{ $game } · { $title }** · { $where } · { $people } · { $state }
matches-free = { $n ->
    [one] one seat free
   *[other] { $n } seats free
}
matches-waits = waiting for { $names }
matches-thinks = the computer is thinking
matches-deserted = waiting for someone to return
matches-look = View
matches-stuck = frozen by a bug
matches-over = finished
which-head = { $n ->
    [one] Do you mean this match?
   *[other] Choose one of your { $n } matches.
}
which-undo = Undo which move?
which-choose = Choose a match

## The log of a match

log-head = History of { $title }
log-own-head = My moves in { $title }
log-empty = No moves yet.
log-seen = Show this moment
log-then = **{ $title }** on { $when }
log-back = Back to the history
log-no-picture = Nothing to show yet.

## Commands of the house: their names, of lower case and at most 32 letters, and descriptions of at most 100

command-new-name = new
command-new = Open a match
command-new-game = Which game; by default your last one
command-new-players = Number of players; by default 2
command-new-computers = How many are computers
command-new-level = Computers' strength
command-new-invite = Someone to invite
command-new-only-invited = By invitation only
command-new-clock = Time per move
menu-invite = Invite to a match
menu-analyse = Analyse
command-match-name = match
command-match = Board, history, pauses, seats and more
command-match-board-name = board
command-match-board = Show the board here
command-match-analysis-name = analysis
command-match-analysis = Your costliest mistakes
command-bag-name = bag
command-bag = Pieces in this server's bag
command-box-name = box
command-box = Cards left in this server's box
command-match-replay-name = replay
command-match-replay = Watch a match from start to finish
command-match-history-name = history
command-match-history = A match, turn by turn
command-match-file-name = file
command-match-file = Every move in a file
command-match-verify-name = verify
command-match-verify = Verify and replay a match file
command-match-verify-file = The file of a finished match
option-file-name = file
command-turns-name = turns
command-turns = Matches waiting for you, on all servers
command-matches-name = matches
command-matches = This server's matches
command-rules-name = rules
command-rules = The rules in short
command-rules-game = Which game
command-learn-name = learn
command-learn = Learn a game in three minutes
command-learn-game = { command-rules-game }
command-match-resign-name = resign
command-match-resign = Resign; the computer plays on
command-help-name = help
command-help = How to play with this bot
command-settings-name = settings
command-settings = Language, pictures, playing hours, reminders, server
command-number = Match number

# Shared by several games:
command-discard-name = discard
command-discard = Discard cards, or extra pieces
command-hand-name = hand
command-hand = Your cards, only for you
command-score-name = score
command-score = Everyone's points, explained
option-card-name = card
option-at-name = at

## What the options of commands are called

option-match-name = match
option-game-name = game
option-players-name = players
option-computers-name = computers
option-level-name = level
option-invite-name = invite
option-only_invited-name = only_invited
option-clock-name = clock

## Rules and help

pages-back = Previous
pages-on = Next
pages-foot = Page { $page } of { $pages }
help-head =
    ## New here? Type `/{ command-learn-name }`
    When I mention you, press **{ board-move }**.
help-more = More
help-begin = Start
help-play = Play
help-moves = Moves you can type: { $names }
help-look = View
help-after = After a match
help-league = Leagues
help-setup = Settings
help-foot = -# Unofficial fan project, not affiliated with the publisher.
greeting = **Hello!** I run board games that last days, a few minutes at a time:
greeting-game = - **{ $name }**: { $about }
greeting-how =
    {""}**`/{ command-new-name }`** opens a match, **`/{ command-learn-name }`** teaches a game, **`/{ command-league-name } { command-league-home-name }`** starts a season, **`/{ command-help-name }`** has the rest. Server managers: **`/{ command-settings-name }`** sets where matches appear.
permissions-missing = ⚠️ { refusal-missing-permission }
permissions-missing-there = ⚠️ **To post in { $channel }, I need these permissions:** { $names }.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-create-private-threads = Create Private Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-connect = Connect

## What is new, and words instead of pictures

news-head = **Since you last looked**
news-more = … and { $n } earlier: `/{ command-match-name } { command-match-history-name }`
turns-news = { $n ->
    [one] 1 new move
   *[other] { $n } new moves
}
panel-back = Back
panel-too-soon = That button had only just appeared. Press again.
panel-waiting = I'll tell you on your turn.
panel-thinking = ⏳ The computer is thinking{ $seconds ->
    [0] {""}
   *[other] , for up to { $seconds } s
}.
panel-away = You're away{ $deserted ->
    [yes] , and the match waits
   *[no] {" "}and the computer plays
}. Press **{ seat-back }** to return.
panel-vote = Vote
panel-scoring = What scores
panel-more = Page { $page }/{ $pages } ▸
panel-next-turn = Your turn: #{ $match }
panel-details = Details{ $news ->
    [0] {""}
   *[other] {" "}· { $news }
}
pictures-off = Show text
pictures-on = Show pictures

## Learning

learn-head = ### Learn { $game }
learn-open = 📘 Learn { $game }
learn-other = 📘 { $game }
learn-back = ◂
learn-on = Skip
learn-next = Next
learn-again = Start over
learn-bye = You know the game! `/{ command-new-name }` opens a match, `/{ command-rules-name }` has the rest.
step-moved = That step is over. Here's where you are now.
new-about =
    ### New match: { $game }
    { $about }
new-open = { command-new }
new-learn = Learn it first
learn-match =
    { $n ->
        [one] Play against a computer
       *[other] Play { $n } computers
    }

## Resigning

resign-sure = Resign from **{ $title }** and finish last? The computer plays on.
resign-yes = Resign
resign-no = Keep playing
resign-kept = You're still playing.
resign-done = You resigned from match #{ $number }. The computer plays on.
claim-done = 🏆 You win match #{ $number }!

## Second thoughts, and other people at the table

command-undo-name = undo
command-undo = Undo your last move; if others have moved since, ask them
undo-button = ↩️ Undo
undo-to = ↩️ Undo this in **{ $title }**? { $what }
undo-kept = This stays, as others have moved since: { $what }.
undo-done = { $what ->
    [none] ↩️ Move undone.
   *[other] ↩️ Undone: { $what }.
}
deed-retract = ↩️ { $name } undid a move.
refusal-undo-nothing = You have no move to undo.
refusal-undo-acted = Others have moved since, so everyone must agree. `/{ command-undo-name }` asks them.
refusal-undo-known = This revealed something new: { $what }. Everyone must agree: `/{ command-undo-name }` asks them.
refusal-paused-already = The clocks are paused.
refusal-not-paused = The clocks are running.
refusal-pause-organisers = An organiser, or all players together, can resume this match.
refusal-no-clock = This match has no clock.
refusal-hours-too-few = Take at most 12 hours off a day, and 2 days a week.
refusal-extension-too-long = Add at most { $days } days.
refusal-zone-unknown = I don't know that place. Type the nearest big city in English, e.g. Madrid.
refusal-zone-several = Several places match. Type one in full: { $names }.
note-seat-offered = 🪑 Seat { $seat } in **{ $title }** is open. Take it to play { $name }'s hand.
note-seat-taken = 🪑 { $name } took over seat { $seat } in **{ $title }**.
note-seat-taken-for = 🪑 { $name } took over for { $for_name } in **{ $title }**.
seat-take = Take seat
seat-take-one = Take seat { $number }
seat-keep = Keep waiting
seat-took = 🪑 The seat is yours.
seat-took-league = 🪑 The seat is yours. In the league, the match counts for { $name }.
seat-took-due = Move by { $at }.
seat-kept = The match keeps waiting; the seat is no longer open.
deed-substitute = 🪑 { $name } took over a seat.
deed-computer = The computer took over for { $name }.
deed-return = { $name } came back.
deed-late = ⌛ { $line } (timeout, computer)
deed-wish = ⏳ { $line } (computer)
refusal-seat-offered = That seat is already open.
refusal-seat-not-offered = That seat isn't open.
refusal-seat-not-free = You can only open your own seat, or one the computer plays.
refusal-seat-known = You know this match's secrets, so someone else must take this seat.
refusal-nobody-comes-back = That player won't return, so anyone can take the seat.
command-match-substitute-name = substitute
command-match-substitute = Offer a seat to others
command-match-substitute-seat = Seat number; yours by default
option-seat-name = seat
all-agree = Everyone must agree.
computer-until = Then the computer plays until someone takes the seat.
note-consent-undo =
    ↩️ { $name } asks to undo { $n ->
        [one] a move
       *[other] { $n } moves
    } in **{ $title }**. { hidden-now } { all-agree }
hidden-now = { $seen ->
    [no] Nothing hidden was revealed.
    [rated] Hidden information was revealed, so the match becomes unrated.
   *[yes] Hidden information was revealed.
}
note-consent-remove = { $name } asks to replace { $other_name } in **{ $title }**. Everyone else must agree. { computer-until }
note-consent-pause = ⏸️ { $name } asks to pause **{ $title }**. { all-agree }
note-consent-resume = ▶️ { $name } asks to resume **{ $title }**. { all-agree }
note-undone = ↩️ Everyone agreed: **{ $title }** is back at { $name }'s move. Newer plans are gone.
note-removed = Everyone agreed: the computer plays for { $name } in **{ $title }** until someone takes seat { $seat }.
note-answered-vote = { $vote ->
    [undo] ↩️ { $name } asked to undo a move in **{ $title }**.
    [remove] { $name } asked to replace { $other_name } in **{ $title }**.
    [pause] ⏸️ { $name } asked to pause **{ $title }**.
   *[resume] ▶️ { $name } asked to resume **{ $title }**.
} { $outcome ->
    [agreed] Everyone agreed.
    [declined] { $by_name } declined.
    [withdrawn] The vote was withdrawn.
   *[lapsed] The match moved on.
}
note-answered-offer = 🪑 Seat { $seat } in **{ $title }** { $outcome ->
    [taken] was taken by { $by_name }.
   *[stays] stayed with { $by_name }.
}
consent-here = { $what ->
    [undo] ↩️ **{ $name } asks to undo a move and everything after it.**
    [remove] **{ $name } asks to replace { $about }.**
    [pause] ⏸️ **{ $name } asks to pause the match.**
   *[resume] ▶️ **{ $name } asks to resume the match.**
}
consent-agree = Agree
consent-decline = Decline
consent-ask = Ask the others
consent-asked = I asked the others in **{ $title }**. { all-agree }
consent-agreed = ✅ Everyone agreed. Done!
consent-ended = The vote has ended. **{ $title }** continues.
undo-since = This revealed something new: { $what }.
ask-undo = Everyone in **{ $title }** must agree to undo this move and all later ones{ $what ->
    [told] .
   *[other] : { $what }
}
seat-ask = Start a vote in **{ $title }** to replace this player? { computer-until }
seat-offered-done = The seat in **{ $title }** is open. Its player plays until someone takes it.
seat-back = I'm back
seat-back-done = Welcome back!{ $hours ->
    [0] {""}
   *[other] {" "}You have at least { $hours } hours to move.
}
board-seat = { $name } (seat { $number })
board-seats-offered = 🪑 Open: { $seats }. Anyone can take { $n ->
    [one] the seat
   *[other] a seat
}. To keep yours, press **{ board-move }**{ $held ->
    [yes] {" "}→ **{ seat-back }**
   *[no] {""}
}.{ $hours ->
    [0] {""}
   *[other] {" "}**{ seat-keep }** adds { $hours } hours.
}
deed-undo-to = ↩️ The match went back to an earlier move.
refusal-consent-open = A vote is already open. Finish or withdraw it first.
refusal-consent-over = That vote has ended.
refusal-consent-not-yours = This vote is for the others.
refusal-agreed-already = You've agreed. Wait for the others.
seat-span = Seat { $number }, moves { $first } to { $last }: { $name }
command-match-organise-name = organise
command-match-organise = For organisers: seats, undo, pause, end
organise-head = Organise { $title }
organise-rewind = Undo moves…
organise-end = End match
organise-end-sure = End **{ $title }** for everyone, without a winner?
organise-offer = Open a seat…
organise-hold = Let the computer fill in…
organise-moves = { $n ->
    [0] **{ $title }** has no moves yet.
   *[other] Choose a move of **{ $title }** to undo it and everything after it.
}
organise-before = Undo from this move…
organise-newer = ◀ Newer
organise-older = Older ▶
organise-back = { panel-back }
organise-move = { $number }. { $text }
organise-secret = { $name }: a secret move
organise-revealed = revealed something hidden
organise-sure = { $n ->
    [one] Undo the last move of **{ $title }**?
   *[other] Undo the last { $n } moves of **{ $title }**?
} { hidden-now } I'll tell everyone.
organise-yes = Undo
organise-rewound = ↩️ Undone.
organise-offered = 🪑 The seat is open.
organise-held = The computer fills in for now.
organise-ended = The match has ended.
note-rewound = ↩️ { $name } (organiser) undid { $n ->
    [one] a move
   *[other] { $n } moves
} in **{ $title }**. Newer plans are gone. { hidden-now }
command-match-follow-name = follow
command-match-follow = Follow or unfollow a match
follow-on = 👀 You're following **{ $title }**. `/{ command-turns-name }` shows its news.
follow-off = You no longer follow **{ $title }**.
follow-on-button = Follow
follow-off-button = Unfollow
follow-list = All matches
refusal-too-many-followed = You're following { $limit } matches. Unfollow one first.
seat-kept-for = *reserved for { $name }*
board-rematch = Rematch
rematch-open = **{ $title }** is open in { $place }. Everyone moves one seat along.{ $begins ->
    [seat] {" "}{ $name } goes first.
    [drawn] {" "}A new first player is drawn.
   *[none] {""}
}{ $asked ->
    [yes] {" "}I invited the others.
   *[no] {""}
}
rematch-goes = The rematch is **{ $title }** in { $place }.
command-match-rematch-name = rematch
command-match-rematch = Play again with the same people
organise-pause = Pause clocks
organise-resume = Resume clocks
organise-extend = Add a day
organise-paused = ⏸️ Clocks paused.
organise-resumed = ▶️ Clocks resumed.
organise-extended = ⏳ Everyone whose turn it is has one more day.
seat-held = { $name } (away, computer playing)
command-match-pause-name = pause
command-match-pause = Pause or resume the clocks, by vote

## Clocks

note-late-waits = ⌛ { $name } timed out in **{ $title }** and gets one extension.
note-late-held = ⌛ { $name } timed out again in **{ $title }**. The computer fills in until someone takes seat { $seat }.
note-late-empty = { note-late-offered }
note-late-offered = ⌛ { $name } timed out again in **{ $title }**. The match waits; anyone can take seat { $seat }.
note-paused = ⏸️ { $name } (organiser) paused **{ $title }**.
note-paused-agreed = ⏸️ Everyone agreed to pause **{ $title }**. Any player can resume it.
note-resumed = ▶️ { $name } resumed **{ $title }**.
note-extended = ⏳ { $name } gave { $hours ->
    [one] 1 more hour
   *[other] { $hours } more hours
} to everyone whose turn it is in **{ $title }**.
note-thawed = I'm back. The clocks of **{ $title }** were paused meanwhile.
note-restored = 🛟 **{ $title }** was damaged. I restored it as of <t:{ $since }:f>; please redo newer moves. No one lost time.
note-idle-soon = Move in **{ $title }**, or I'll close it <t:{ $closing }:R>.
note-idle-closed = I closed **{ $title }**: no one moved for 30 days.
clock-live = Live: 10 min per move
clock-blitz = Blitz: 3 h/move + 6 h extra
clock-daily = Daily: 24 h/move + 3 days extra
clock-relaxed = Relaxed: 3 days/move + 7 days
clock-bank = Flexible: 6 h/move + 5 days extra
clock-none = No clock
clock-without = ⏱️ No clock
clock-per-move = { $time } per move + { $bank } extra
clock-terms = ⏱️ { $name ->
    [live] Live
    [blitz] Blitz
    [daily] Daily
    [relaxed] Relaxed
    [bank] Flexible
   *[own] Clock
}: { $pace }, in your playing hours.
clock-extra-minutes = { $n } min
clock-extra-hours = { $n } h
clock-extra-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
clock-late =
    On a timeout, { $then ->
        [move] the computer moves
       *[wait] you get one extension
    }; the second time, anyone can take the seat.
clock-pace = {" "}· { $intime } of { $of } moves on time, usually within { $hours } h
clock-stands-table = ⏸️ Paused { $since }. Any player can resume.
clock-stands-organiser = ⏸️ Paused { $since }. { refusal-pause-organisers }
clock-stands-away = ⏸️ Paused { $since }: I've left this server.
clock-resume-table = Resume match
clock-resume-organiser = Ask to resume
clock-due = ⏳ { $name }: { $when }
clock-due-bank = { clock-due }, including { $bank } extra
clock-left = due { $when }
clock-left-bank = { clock-left } with extra time
clock-over = time's up; the computer moves soon
clock-then-move = Then the computer moves.
clock-then-wait = Then one extension, then anyone can take the seat.
clock-own = ⏳ Your time ends { $when }, including { $bank } extra.
clock-own-bare = ⏳ Your time ends { $when }.
settings-hours = **Playing hours** — your clock runs only then, from your next turn on.
hours-known = You play from { $wake } to { $sleep } ({ $place }, now { $now }).
hours-always = For now, it runs day and night. Not { $now } where you are ({ $place })? Set your time.
hours-days-off = Days off: { $days }.
hours-counts = Second change this week: it applies to clocks from { $when }, to reminders at once.
hours-clock = My local time…
hours-clock-is = My local time: { $time }
hours-zone = Place
hours-zone-is = Place: { $name }
hours-all = I play: all day
hours-wake = I play from
hours-sleep = I play until
hours-off = Days off: none (up to 2)
hours-off-is = Day off: { $day }
hours-vacation = Vacation: { $n ->
    [one] { $n } day
   *[other] { $n } days
} left ▸
vacation-head = **Vacation** — your clocks pause. You have { $n ->
    [one] { $n } day
   *[other] { $n } days
} left this year.
vacation-begins = If you end early, unused full days come back.
vacation-sure = 🌴 Vacation until { $until }? Your clocks stop at once.
vacation-begin = Begin now
vacation-end = End vacation
vacation-until = 🌴 You're on vacation until { $when }, but can still move.
vacation-take = 🌴 { $n ->
    [1] 1 day
   *[other] { $n } days
}
vacation-ask = Offer vacation before a timeout: { switch-state }
vacation-question = 🌴 Away for a while? Your clocks can pause.
vacation-open = Take vacation
refusal-vacation-days = You have { $n ->
    [one] { $n } vacation day
   *[other] { $n } vacation days
} left this year. Choose fewer.
refusal-vacation-overtaken = Your settings just changed. Choose your vacation again.
hours-type = Type a city
hours-place = City or time zone
calls-link = Set reminders
league-letters-stop = Stop these messages
day-0 = Monday
day-1 = Tuesday
day-2 = Wednesday
day-3 = Thursday
day-4 = Friday
day-5 = Saturday
day-6 = Sunday

## Plans made ahead

command-plan-name = plan
command-plan = Plan your next moves in private
plan-make = Plan ahead
plan-offer = -# Idea: { $plan }
plan-offer-take = Plan this
plan-decline = No
plan-see = My plan
plan-editor-head = ### Your plan · { $title }
plan-about = Each turn, I play the first line that still works.
plan-nothing = No plan yet.
plan-line = **{ $number }.** { $line }
plan-keep = Save plan
plan-type = Type the plan…
plan-leave = Cancel
plan-change = Edit
plan-drop = Delete plan
plan-back = { panel-back }
plan-kept-head = ### Your plan · { $title }
    -# { plan-about }
plan-done = ✓ Plan saved.
plan-dropped = ✓ Plan deleted.
plan-unsaved = Unsaved changes are gone.
plan-resumed = Your unsaved plan is ready here.
plan-read = ✓ Understood. Save the plan, and I'll play it.
plan-missed = 📋 Nothing in your plan fits now. { $why }
plan-stopped = 📋 Your plan stopped. { $why } Left to play: { $left }.
plan-unreadable = 📋 I couldn't read your plan. Move, or plan again.
line-stopped = ⏸️ Played { $n } of { $all }. { $why } Left to play: { $left }.
plan-follows = ⏳ As soon as I can: { $plan }.
plan-receipt = ✓ As planned: { $line }
late-receipt = ⌛ The computer moved for you: { $line }
wish-counts = -# ⏳ The computer moves for you { $when } (`/{ command-settings-name }`).
plan-form = Plan ahead
plan-form-label = One possible move per line, best first
plan-form-hint = Separate steps with semicolons: { $example }
bad-plan = The match moved on. Check your plan, then save it.
bad-plan-empty = Type at least one line.
refusal-plan-not-now = You can't plan yet. Wait for the others to move.
refusal-plan-alone = No plan needed: computers move at once.
refusal-your-turn = It's your turn: press **{ board-move }**.
refusal-plan-empty = The plan is empty. Choose a move first.
refusal-plan-too-long = That plan is too long. Use at most { $limit } lines.

## Standing orders: when to be asked

command-orders-name = orders
command-orders = Choose when to be asked
orders-head = ### Orders · { $title }
orders-none = I always pass for you.
orders-menu = Ask me when…
orders-done = ✓ Saved, also for later matches.
orders-quiet-passed = ✓ You passed.
orders-passed = -# 🔕 I passed for you. Choose when I ask: `/{ command-orders-name }`
orders-loud = Ask me again
orders-loud-done = ✓ I'll ask you again.

## Settings

settings-page-me = Language and pictures
settings-page-hours = Playing hours
settings-page-calls = Reminders
settings-page-server = Server: matches
settings-page-public = Server: language
settings-foot = -# Changes save automatically.
switch-state = { $on ->
    [true] on
   *[false] off
}
settings-me = **For you** — messages only you see.
settings-avoid = No one
settings-avoid-about = -# `/{ command-queue-name }` never pairs you with:
settings-switches-about = -# Pictures off: text instead. Hints off: no suggestions.
settings-server = **This server's matches** — in threads of their own, in one channel, or anywhere.
settings-organisers-about = -# Organisers pause, undo and end matches. I post problems in their channel.
settings-public = **For everyone here** — boards and messages.
settings-threads = Threads: { switch-state }
settings-games = Games channel: any
settings-role = Organiser role
settings-notice = Channel for organisers
settings-language = Language
settings-language-is = Language: { $name }
settings-auto-me = Language: same as my Discord
settings-auto-server = Language: same as the server
settings-pictures = Pictures: { switch-state }
settings-hints = Hints: { switch-state }
settings-page-look = Looks ▸
settings-calls = **Reminders** — on your turn and before your time runs out, only in your playing hours.
settings-reminders = { settings-page-calls }
reminders-off = Reminders: before time runs out
reminders-channel = Reminders: also halfway (channel)
reminders-dm = Reminders: also halfway (DM)
settings-dm = Nothing
settings-dm-about = -# By direct message (DM), you get:
settings-turns = Turns
settings-turns-about = Instead of a mention in the channel
settings-letters = Match news
settings-letters-about = Timeouts, votes and seats
settings-league = League news
settings-league-about = Your seats and seasons
settings-questions = Secret questions
settings-questions-about = Questions others mustn't notice, e.g. whether you interrupt
settings-next = “You're next”
settings-next-about = In time to plan ahead
settings-wishes = Never
settings-wishes-about = -# Before your time is up, the computer moves for you (at most 3 times in a row):
wish-half = { $game }: after half the time
wish-hour = { $game }: after 1 hour
settings-theme = Background of pictures
theme-dark = Background: dark
theme-light = Background: light
settings-palette = Colours of pictures
palette-standard = Colours: standard
palette-deuteranopia = Colours: red–green safe
palette-tritanopia = Colours: blue–yellow safe
palette-contrast = Colours: high contrast
language-en = English
language-es = Español
language-ru = Русский

## What is kept of you

command-privacy-name = privacy
command-privacy = See, download or delete your data
command-privacy-do = See (default), download or delete
option-do-name = do
privacy-export = Download my data
privacy-forget = Delete my data
privacy-statement =
    ### Your data
    I keep your Discord ID, name, matches, moves, plans, lessons and `/{ command-settings-name }`. I can't read messages. Others see your name and matches.
    Deleted data disappears within an hour, from backups within two days. Moves stay in others' matches, unnamed.
privacy-exported = Your data, without others' moves or cards you haven't seen.
privacy-sure = Delete your data for good?{ $matches ->
    [0] {""}
    [one] {" "}The computer plays on in 1 match.
   *[other] {" "}The computer plays on in { $matches } matches.
}
privacy-yes = Delete now
privacy-no = Keep everything
privacy-kept = Nothing was deleted.
privacy-forgotten = Your data is deleted{ $matches ->
    [0] .
    [one] , and you left 1 match.
   *[other] , and you left { $matches } matches.
}

## Panels

bad-control = You can't do that now. **{ board-move }** shows what's possible.
bad-confirm = Your choice changed. Press **{ board-move }**, check it, then confirm.

## Refusals

refusal-no-such-match = I can't find that match. See `/{ command-matches-name }` or `/{ command-turns-name }`.
refusal-no-match = You have no matches. `/{ command-new-name }` opens one, `/{ command-queue-name }` finds opponents{ $lobby ->
    [none] .
   *[other] , and **{ $lobby }** has a free seat.
}
refusal-no-match-here = You have no matches here. `/{ command-new-name }` opens one, `/{ command-turns-name }` lists yours elsewhere.
refusal-command-not-here = { $game } doesn't have that command; `/{ command-help-name }` lists its commands.
refusal-no-such-game = There's no game { $game }. Choose one from the list.
refusal-no-sessions = This game has no tournament sessions.
refusal-no-such-level = There's no level { $level }. Choose one from the list.
refusal-seat-count = Choose { $allowed } players, not { $seats }.
refusal-too-many-computers = { $most ->
    [one] At most 1 seat can be a computer.
   *[other] At most { $most } seats can be computers.
}
refusal-too-many-invited = { $most ->
    [one] Only 1 seat is left. Add players or invite fewer.
   *[other] Only { $most } seats are left. Add players or invite fewer.
}
refusal-too-many-asked = Invite at most { $limit } people.
refusal-option-unknown = `{ $option }` isn't available with this number of players.
refusal-option-value = `{ $option }` can't be `{ $value }`. Choose another value.
refusal-too-many-matches = You already have { $limit } matches. Finish one first.
refusal-too-many-lobbies = You already have { $limit } lobbies. Start or cancel one first.
refusal-server-full = This server has { $limit } running matches. Finish one first.
refusal-not-a-lobby = This match has already started or closed.
refusal-already-seated = You're already playing.
refusal-already-joined = You're in. { $host ->
    [true] Wait for others or press **{ lobby-computer }**, then **{ lobby-start }**.
   *[other] { lobby-starts-host }
}
refusal-colour-taken = That colour is taken. Choose another under **{ lobby-options }**.
refusal-option-of-player = Only that seat's player can choose this.
refusal-full = This match is full. `/{ command-new-name }` opens another.
refusal-not-invited = This match is by invitation only. Ask its host.
refusal-not-host = Only the host{ $name ->
    [none] {""}
   *[other] , { $name },
} can do that.
refusal-not-organiser = Only organisers can do that.
refusal-not-governing = Only people with Manage Server can change this.
refusal-not-seated = You're not in this match. `/{ command-match-name } { command-match-board-name }` shows its board.
refusal-seat-claimed = { $name } is playing **{ $title }** for you; in the league, it counts for you. To return, ask { $name } to type `/{ command-match-name } { command-match-substitute-name }`.
refusal-seat-empty = Seat { $seat } is empty.
refusal-not-full = { $empty ->
    [one] Wait for 1 more player, or add a computer.
   *[other] Wait for { $empty } more players, or add computers.
}
# of a match that is over (it has ended), or that does not run yet
refusal-not-running = This match isn't running. `/{ command-match-name } { command-match-board-name }` shows it.
refusal-match-over = The match is over.
refusal-not-finished = This match is still running. Wait for it to end.
refusal-no-replay = This game has no replay; `/{ command-match-name } { command-match-file-name }` has every move.
refusal-file-unreadable = That isn't a match file. Choose a text file of at most 128 kB.
refusal-file-wrong = Line { $line } of the file is wrong: { $reason }
refusal-nothing-to-replay = Nothing to replay yet.
refusal-box-in-use =
    { $n ->
        [one] A running match holds cards from this box. End it first.
       *[other] { $n } running matches hold cards from this box. End them first.
    }
refusal-analysis-fails = The analysis took too long. Try again later.
refusal-stuck = ⚠️ A bug froze this match. Nothing is lost; an organiser can end it.
refusal-old-rules = This match follows old rules, so I can't show its moves.
refusal-broke = Something went wrong. Please try again.
refusal-resigned = You resigned; the computer plays for you.
refusal-not-your-turn = It's not your turn. I'll tell you when it is.
refusal-answered = You've already done that.
refusal-stale = The match moved on. Here's the latest.
refusal-cannot-claim = Others are still playing.
refusal-draft-too-long = That plan or move is too long. Please shorten it.
refusal-no-such-seat = There's no player “{ $text }”. Choose one from the list.
refusal-invited-bot = Other bots can't play. Add computers with `{ option-computers-name }`.
refusal-other-server = That match is on another server. Open it there.
refusal-commands-changed = My commands just changed. Try again in a minute.
refusal-lapsed = That expired. Run the command again.
refusal-older-control = That button is out of date. Use `/{ command-turns-name }` or `/{ command-match-name } { command-match-board-name }`.
refusal-too-fast = Too fast! Try again in a few seconds.
refusal-letters-closed = I can't DM you. Allow direct messages from this server in Discord's privacy settings, then try again.
refusal-only-in-server = That only works on a server where I'm a member.
refusal-missing-permission = To show a match here, I need these permissions: { $names }.
invite-bot = Only my commands are installed here. A server manager can [invite me as a bot]({ $link }).
