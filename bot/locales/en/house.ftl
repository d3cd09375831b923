## Matches and seats

match-title = { $name } #{ $number }
match-heading = { $name } · #{ $number }
match-in-game = { $game } · { $title }
seat-empty = *empty seat*
seat-computer = computer ({ $level })
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

option-true = yes
option-false = no
option-none = none

## Lobby

lobby-seats = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
lobby-count = { $of ->
    [one] { $taken } of { $of } player
   *[other] { $taken } of { $of } players
}
lobby-length-days = about { $days ->
    [one] a day
   *[other] { $days } days
}, or { $minutes ->
    [30] half an hour
    [60] an hour
    [90] an hour and a half
    [120] 2 hours
    [180] 3 hours
    [240] 4 hours
   *[other] { $minutes } minutes
} if everyone is here
lobby-length-now = about { $minutes ->
    [30] half an hour
    [60] an hour
    [90] an hour and a half
    [120] 2 hours
    [180] 3 hours
    [240] 4 hours
   *[other] { $minutes } minutes
}, with everyone here
lobby-length-solo = about { $minutes ->
    [30] half an hour
    [60] an hour
    [90] an hour and a half
    [120] 2 hours
    [180] 3 hours
    [240] 4 hours
   *[other] { $minutes } minutes
}
lobby-session = { $n ->
    [one] tournament session of one match
   *[other] tournament session of { $n } matches
}
lobby-host = {" "}(host)
lobby-invited-only = invited only
lobby-anyone = Anyone can join.
lobby-guests-only = Only invited people can join.
lobby-empty = *empty seats*
lobby-expected = Invited, not joined yet: { $names }
lobby-full = Everyone's here. { $name } can press **Start**.
lobby-starts-alone = The match starts when the last seat is taken.
lobby-questions = I may ask you secret questions by DM. You can switch that off in `/{ command-settings-name }`.
lobby-starts-host = The host starts the match.
lobby-now = ⚡ Play now
lobby-days = 📅 Over days
lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-options = Options
lobby-options-head = Options · { $title }
lobby-page-seats = Seats
lobby-page-rules = Rules
lobby-page-clock = Clock
lobby-page-guests = Guests
lobby-clock-alone = ⏱️ No clock: you play against computers.
lobby-add = Add a computer
lobby-level = Computer: { $level }
lobby-free = Free a seat
lobby-free-seat = Seat { $number }: { $name }
lobby-colour = Your colour
lobby-colour-any = Any colour
lobby-order = Change the order
lobby-order-one = { $name } before { $other }
lobby-seat = Add a seat
lobby-shrink = Remove a seat
lobby-rule = Change a rule
lobby-late = After a timeout
lobby-session-on = Tournament session
lobby-session-off = Single match
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
lobby-invite = Invite people
lobby-cancel = Cancel match
lobby-cancel-sure = Cancel **{ $title }**? The lobby closes for everyone.
lobby-cancel-no = Keep it open
lobby-closed = **{ $title }** was closed before it started. `/{ command-new-name }` opens another match.
lobby-opened = **{ $title }** is open: { $place }. Friends press **Join** there; you press **Start** when everyone's in.
lobby-started = **{ $title }** has started: { $place }.
threads-suggested = 💡 { $count } live matches share this channel: if you manage this server, you can give each new match its own thread in `/{ command-settings-name }`, **{ settings-page-server }**.

## Board

board-stuck = ## { $title }
    ⚠️ A bug froze this match. Nothing is lost; an organiser can end it.
board-move = My move
board-link = Board
board-end = End match (organiser)
board-ended = **{ $title }** has ended.
board-claim = 🏆 Claim win
board-cancelled = Everyone resigned: no one wins.
board-closed = An organiser ended the match, or no one moved for a month: no one wins.
board-closed-league = { $why ->
    [unplayed] Time was up with { $percent } % played; { $needed } % were needed: no winner, no league points.
    [replaced] Time was up, and the computer had made most of the moves: no winner, no league points.
    [counted] Time was up: the current score counts.
    [time] This match is closed: its league deadline has passed. See its league for what counts.
    [result] This match is closed: an organiser decided its session. See its league for what counts.
    [idle] This match is closed: no one moved for a month. See its league for what counts.
   *[organiser] An organiser ended this match early. See its league for what counts.
}
board-deserted = -# No one is playing here now, so the match waits until { $n ->
    [1] { $who } comes back.
   *[other] someone comes back.
}
board-claimed = { $name } claimed the win: everyone else has left.
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
board-best-first = -# Your first solo score with these options, on any server: { $points }. Try to beat it!
board-best-new = 🎉 New personal best across all servers! Your old one: { $before } { $match ->
    [elsewhere] (on another server).
   *[other] (match #{ $match }).
}
board-best-equal = You tied your personal best across all servers: { $before } { $match ->
    [elsewhere] (on another server).
   *[other] (match #{ $match }).
}
board-best-less = -# Your best with these options across all servers: { $before } { $match ->
    [elsewhere] (on another server).
   *[other] (match #{ $match }).
}
board-seed = -# Shuffle seed: `{ $seed }`
    -# Proof of a fair shuffle: the seed's SHA-256 matches the hash that `/{ command-match-name } { command-match-file-name }` has shown since the start: `{ $hash }`
board-retired = -# **{ $title }** continues [here]({ $link }).
note-lobby-closed = **{ $title }** didn't start within { $days ->
    [one] a day
   *[other] { $days } days
}, so I closed it. `/{ command-new-name }` opens another match.
note-stuck = ⚠️ A bug froze **{ $title }**. Nothing is lost; an organiser can end the match on its board.
note-abandoned = **{ $title }** has ended: no players are left.
note-resigned = { $name } resigned from **{ $title }**. The computer plays on.
note-thinking-fails = ⚠️ The computer in seat { $seat } of **{ $title }** can't find a move. It keeps trying; to end the match, an organiser can type `/{ command-match-name } { command-match-organise-name }`.
note-unreachable = I can't show **{ $title }** in { $place }: the channel is gone, or I'm not allowed to write there. Give me permission there, or type `/{ command-match-name } { command-match-board-name }` in another channel to continue there.
note-thread-closed = **{ $title }** continues here: I can't write in its thread any more.
note-channel-closed = **{ $title }** continues here: I can't write in { $place } any more, or the channel is gone.

table-here = I moved the board of **{ $title }** here.

## Records

record-complete = Match file of **{ $title }**: every move and the shuffle seed. To replay and verify it, run the project's code: `python -m engine.{ $game } replay FILE`
record-running = Match file of **{ $title }** so far, without secrets. After the match, `/{ command-match-name } { command-match-file-name }` gives you all of it, with the seed.
record-hash = -# Proof of a fair shuffle: its seed was fixed before the first move. After the match you see the seed, and its SHA-256 must be `{ $hash }`
record-head = { $name } #{ $number }
record-proves = Verify with: python -m engine.{ $game } replay record-{ $number }.txt
record-open = This match is still running. The file leaves out the seed, hands and secret moves, so it can't be replayed yet.
record-seat = Seat { $number }: { $name }
record-resigned = Seat { $number }: { $name } (resigned, computer playing)
record-computer = computer
record-secret = Seat { $number } made a move that is still secret.

## The box

box-none = No game here has a box.
box-holders = Running matches with cards from it: { $matches }
box-new = Start a new box
box-sure = **Start a new box?** It has all its cards again, and what's left of the old box is gone. The bag doesn't change.
box-yes = Start it
box-no = Keep this box
box-started = ✓ The new box is ready.

## The bag

bag-empty = This server's bag is empty. Finished matches fill it.

## Sessions

board-session = -# Tournament session: match { $number } of { $of }
board-session-next = -# Tournament session: match { $number } of { $of }. The next starts automatically.
board-session-broken = -# Tournament session: ended without a result in match { $number } of { $of }.
session-over = Session results
session-claimed = { $name } wins the session: everyone else resigned
session-place = **{ $place }.** { $name }: { $points } points ({ $each })
session-place-only = **{ $place }.** { $name }

## Looking back

replay-head = Replay of { $title }
replay-all = All players

analysis-head = Analysis of { $title }
board-analysis = 🔍 Analysis
board-record = Match file
board-replay = Replay

## Being called

call-soon = { $names }: you're next. Plan now if you like.
call-left = -# **{ $name }** has left this server, so I can't mention them.
call-line = { $names }: your turn in **{ $title }**
call-line-soon = { $soon }: you're next in **{ $title }**. Plan now if you like.
call-lobby-open = { $names }: you're invited to **{ $title }**. Press **{ lobby-join }** to play.
call-lobby-full = { $names }: everyone has joined **{ $title }**. Press **{ lobby-start }** to begin.
call-until = You have { $left }.
call-answered = -# Nothing is waiting here any more.
reminder = ⏰ Your turn in **{ $title }**.
reminder-last = ⌛ Your turn in **{ $title }**! Last reminder.
reminder-others = Also waiting for you: { $matches }.
reminder-other = **{ $title }** ({ $when })
reminder-deadline = -# ⏳ Deadline: { $at }
reminder-move = If you miss the deadline, the computer plays this move for you.
reminder-wait = If you miss the deadline, you get one extension, and everyone sees it.
reminder-hold = If you miss the deadline, the computer plays for you, and others may take your seat.
reminder-offer = If you miss the deadline, others may take your seat.
reminder-letters-closed = -# I can't send you direct messages, so I'm reminding you here. You can change this in `/{ command-settings-name }`.
letter-turn = 👉 Your turn in **{ $title }**.
letter-soon = 🔜 You're next in **{ $title }**. Plan now if you like.
letter-until = Your time ends { $when }.
letter-receipt = 📋 Your plan was played in **{ $title }**.
letter-late = ⌛ You timed out in **{ $title }**; the computer moved for you.
letter-over = 🏁 **{ $title }**, a match you follow, has ended.
letter-unreachable = I can't write in the channel of **{ $title }** any more, but the match continues. Play from `/{ command-turns-name }`, or type `/{ command-match-name } { command-match-board-name }` in another channel of that server to move the board there.
letter-test-turns = I'll tell you here when it's your turn. You can change this in `/{ command-settings-name }`.
letter-test-reminders = Your reminders will arrive here. You can change this in `/{ command-settings-name }`.
letter-test-news = Your match news will arrive here: what your plans played, and how matches you follow ended. You can change this in `/{ command-settings-name }`.
letter-test-questions = Secret questions that you share with others will arrive here. You can change this in `/{ command-settings-name }`.

## Lists

turns-away = 💤 { $n ->
    [one] You're away in 1 match. Open it
   *[other] You're away in { $n } matches. Open each
} and press **{ seat-back }**.
turns-none = No match is waiting for you.
turns-empty = No match is waiting for you. `/{ command-new-name }` opens one, `/{ command-matches-name }` lists this server's, and `/{ command-learn-name }` teaches a game in three minutes.
turns-head = { $n ->
    [one] **1 match is waiting for you.**
   *[other] **{ $n } matches are waiting for you.**
}
turns-line = **{ $title }** · { $where }
turns-elsewhere = in another server
turns-closed = I can't write there; type `/{ command-match-name } { command-match-board-name }` in another channel
turns-followed = you follow it
turns-open = My move #{ $number }
turns-look = Open #{ $number }
turns-held = the computer fills in until you're back
turns-seat = My seat #{ $number }
turns-over = 🏁 { $title } · finished
turns-won = { $n ->
    [one] { $names } won.
   *[other] { $names } share the win.
}
matches-none = No matches here yet. `/{ command-new-name }` opens the first.
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
matches-deserted = waiting until someone comes back
matches-look = View
matches-stuck = frozen by a bug
matches-over = finished
which-head = { $n ->
    [one] Is this the match you mean?
   *[other] You have { $n } matches here. Choose one.
}
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
command-new-game = Which game; the one you played last if you leave it empty
command-new-players = Number of players (2 if you leave it empty)
command-new-computers = How many of them are computers. With only computers, it starts now
command-new-level = How strong the computers are
command-new-invite = A player to invite; you can invite more in the lobby
command-new-only-invited = Only invited people can join
command-new-clock = Time per move, within your playing hours; by default it suits the game
command-match-name = match
command-match = A match: its board, history, pauses, seats and more
command-match-board-name = board
command-match-board = Show the board here again
command-match-analysis-name = analysis
command-match-analysis = After a match: your biggest mistake, and what would have been better
command-bag-name = bag
command-bag = See the pieces in this server's bag
command-box-name = box
command-box = See which cards are left in this server's box
command-match-replay-name = replay
command-match-replay = Watch a match from start to finish
command-match-history-name = history
command-match-history = The history of a match, turn by turn, with pictures
command-match-file-name = file
command-match-file = Get the match file: every move, to read or replay
command-turns-name = turns
command-turns = All matches waiting for you, in every server
command-matches-name = matches
command-matches = Open, running and finished matches in this server
command-rules-name = rules
command-rules = The rules in short
command-rules-game = Which game
command-learn-name = learn
command-learn = Learn a game in three minutes by playing it
command-learn-game = Which game
command-match-resign-name = resign
command-match-resign = Resign from a match; the computer plays on for you
command-help-name = help
command-help = How to play with this bot
command-settings-name = settings
command-settings = Your language, pictures, playing hours and reminders; if you manage the server, its settings too
command-number = Match number

# Shared by several games:
command-discard-name = discard
command-discard = Discard cards, or remove the extra pieces of an overcut
command-hand-name = hand
command-hand = See your cards; only you can see them
command-score-name = score
command-score = Everyone's points, and where they come from
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

pages-back = Back
pages-on = Next
pages-foot = Page { $page } of { $pages }
help-head = ## New here? Type `/{ command-learn-name }`
    It teaches you a game in three minutes. Then `/{ command-new-name }` opens a match: friends press **Join**, and computers can fill the other seats.

    I ping you once when it's your turn. Press **My move** on the board whenever it suits you: matches last days.
help-begin = **Start**
help-play = **Play**
help-moves = Moves you can also type: { $names }
help-look = **View**
help-after = **After a match**
help-league = **Leagues**
help-setup = **Settings**
help-foot = -# Unofficial fan project, not affiliated with the publisher.
greeting = **Hello!** I run board games that you play over days, a few minutes at a time:
greeting-game = - **{ $name }**: { $about }
greeting-how =
    Type **`/{ command-new-name }`** to open a match, **`/{ command-learn-name }`** to learn a game in three minutes, **`/{ command-league-name } { command-league-home-name }`** for a whole season with your server, or **`/{ command-help-name }`** for everything else. If you manage this server, choose in `/{ command-settings-name }` where matches appear.
permissions-missing = ⚠️ **I can't show the board here yet.** Missing permissions in this channel: { $names }.
permissions-missing-there = ⚠️ **I can't post in { $channel } yet.** Missing permissions there: { $names }.
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
news-more = { $n ->
    [one] … and 1 more before that: `/{ command-match-name } { command-match-history-name }`
   *[other] … and { $n } more before that: `/{ command-match-name } { command-match-history-name }`
}
turns-news = { $n ->
    [one] 1 new move
   *[other] { $n } new moves
}
panel-back = Back
panel-too-soon = Nothing is played yet: this button had only just appeared. Press it again.
panel-waiting = I'll ping you on your turn.
panel-away = You're away{ $deserted ->
    [yes] , and the match waits
   *[no] : the computer plays for you
}. To play on yourself, press **{ seat-back }**.
panel-vote = Vote
panel-more = More { $page }/{ $pages }
panel-details = { $news ->
    [0] Details
    [one] See 1 new move
   *[other] See { $news } new moves
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
learn-moved = That button was for another step. Here's where you are now.
new-about =
    ### New match: { $game }
    { $about }
new-open = Open a match
new-learn = Learn it first
learn-match =
    { $n ->
        [one] Play against a computer
       *[other] Play { $n } computers
    }

## Resigning

resign-sure = Resign from **{ $title }**? The computer plays on for you, and you finish last.
resign-yes = Resign
resign-no = Keep playing
resign-kept = You're still in the match.
resign-done = You resigned from match #{ $number }. The computer plays on for you.
claim-done = 🏆 You win match #{ $number }!

## Second thoughts, and other people at the table

command-undo-name = undo
command-undo = Undo your last move or locked-in choice; if needed, I ask the others first
undo-button = ↩️ Undo
undo-done = ↩️ Move undone. It's your turn again.
deed-retract = ↩️ { $name } undid a move.
refusal-undo-nothing = You have no move to undo.
refusal-undo-acted = Someone has moved since, so everyone must agree. `/{ command-undo-name }` asks them.
refusal-undo-revealed = Something hidden has been revealed since, so everyone must agree. `/{ command-undo-name }` asks them.
refusal-paused-already = The clocks are already paused.
refusal-not-paused = The clocks aren't paused.
refusal-pause-organisers = An organiser paused this match. Only an organiser can resume it, unless all players agree to.
refusal-no-clock = This match has no clock.
refusal-hours-too-few = That's too much time off. You can take at most 12 hours off a day, and 2 days off a week.
refusal-extension-too-long = You can add at most { $days } days at once.
refusal-zone-unknown = I don't know that place. Type the nearest big city, in English, e.g. Madrid.
refusal-zone-several = Several places match. Type one of them in full: { $names }.
note-seat-offered = 🪑 **{ $title }**: seat { $seat } is open. Claim it to play on with { $name }'s hand.
note-seat-taken = 🪑 { $name } takes over seat { $seat } in **{ $title }**.
note-seat-taken-for = 🪑 { $name } now plays for { $for_name } in **{ $title }**.
seat-take = Claim seat
seat-take-one = Claim seat { $number }
seat-keep = Keep waiting
seat-took = 🪑 The seat is yours.
seat-took-league = 🪑 The seat is yours. In the league, the match still counts for { $name }.
seat-took-due = Play your first move by { $at }.
seat-kept = The match keeps waiting for its player, so the seat isn't open any more.
deed-substitute = 🪑 { $name } took over a seat.
deed-computer = The computer is filling in for { $name }.
deed-return = { $name } is back.
deed-late = ⌛ { $line } (timeout, played by the computer)
refusal-seat-offered = That seat is already open.
refusal-seat-not-offered = That seat isn't open any more.
refusal-seat-not-free = You can open only your own seat, or one where the computer is filling in.
refusal-seat-known = You've held another seat in this match and know its secrets. Someone else has to take this one.
refusal-nobody-comes-back = That player has left for good. Anyone can claim the seat.
refusal-here-already = You're already playing your seat.
command-match-substitute-name = substitute
command-match-substitute = Let someone take over your seat, or the seat of a player who is away
command-match-substitute-seat = Seat number; yours by default
option-seat-name = seat
note-consent-undo = ↩️ { $name } asks to undo { $n ->
    [one] a move
   *[other] the last { $n } moves
} in **{ $title }**. { $seen ->
    [no] Nothing hidden was revealed.
    [rated] What was revealed can't be hidden again, so the match would no longer be rated.
   *[yes] What was revealed can't be hidden again.
} Everyone must agree.
note-consent-remove = { $name } asks to continue **{ $title }** without { $other_name }. If everyone else agrees, the computer plays on and anyone can claim the seat.
note-consent-pause = ⏸️ { $name } asks to pause **{ $title }**. Everyone must agree.
note-consent-resume = ▶️ { $name } asks to resume **{ $title }**, which an organiser paused. Everyone must agree.
note-undone = ↩️ Everyone agreed: **{ $title }** is back to just before { $name }'s move. Plans made since then are gone.
note-removed = Everyone agreed: **{ $title }** continues without { $name }. The computer plays on; anyone can claim seat { $seat }.
note-answered-undo = ↩️ { $name } asked to undo a move in **{ $title }**. { $outcome ->
    [agreed] Everyone agreed.
    [declined] { $by_name } declined: nothing changes.
    [withdrawn] The vote was withdrawn: nothing changes.
   *[lapsed] The match has moved on since.
}
note-answered-remove = { $name } asked to continue **{ $title }** without { $other_name }. { $outcome ->
    [agreed] Everyone agreed.
    [declined] { $by_name } declined: nothing changes.
    [withdrawn] The vote was withdrawn: nothing changes.
   *[lapsed] The match has moved on since.
}
note-answered-pause = ⏸️ { $name } asked to pause **{ $title }**. { $outcome ->
    [agreed] Everyone agreed.
    [declined] { $by_name } declined: nothing changes.
    [withdrawn] The vote was withdrawn: nothing changes.
   *[lapsed] The match has moved on since.
}
note-answered-resume = ▶️ { $name } asked to resume **{ $title }**. { $outcome ->
    [agreed] Everyone agreed.
    [declined] { $by_name } declined: nothing changes.
    [withdrawn] The vote was withdrawn: nothing changes.
   *[lapsed] The match has moved on since.
}
note-answered-offer = 🪑 { $outcome ->
    [taken] { $by_name } took over seat { $seat } in **{ $title }**.
   *[stays] Seat { $seat } in **{ $title }** stays with { $by_name }.
}
consent-here-undo = ↩️ **{ $name } asks to undo a move and everything after it.**
consent-here-remove = **{ $name } asks to continue without { $about }.**
consent-here-pause = ⏸️ **{ $name } asks to pause the match.**
consent-here-resume = ▶️ **{ $name } asks to resume the match.**
consent-agree = Agree
consent-decline = Decline
consent-ask = Ask the others
consent-asked = I've asked the others in **{ $title }**. I'll do it as soon as everyone agrees.
consent-agreed = ✅ Everyone agreed. Done!
consent-open-still = You've agreed. I'll do it as soon as everyone has.
consent-ended = The vote has ended. **{ $title }** continues as it is.
ask-undo-acted = Someone has moved since, so everyone in **{ $title }** must agree. Later moves are undone too.
ask-undo-revealed = Something hidden has been revealed since, so everyone in **{ $title }** must agree. Later moves are undone too.
seat-ask = That seat in **{ $title }** is taken. If everyone else agrees, the computer plays on and anyone can claim the seat.
seat-offered-done = The seat in **{ $title }** is open. Its player keeps playing until someone claims it.
seat-back = I'm back
seat-back-done = Welcome back! You're playing your seat again{ $hours ->
    [0] .
   *[other] {" "}and have at least { $hours } h for your next move.
}
board-seat = { $name } (seat { $number })
board-seats-offered = 🪑 Anyone may take over for { $seats } until { $n ->
    [one] this player is
   *[other] these players are
} back: **{ board-move }**{ $held ->
    [yes] {" "}→ **{ seat-back }**
   *[no] {""}
}.{ $hours ->
    [0] {""}
   *[other] {" "}**{ seat-keep }**, for the other players, gives { $hours } h more.
}
deed-undo-to = ↩️ The match is back at an earlier move.
refusal-consent-open = A vote is already open. Answer that one first, or ask the player who started it to withdraw it.
refusal-consent-over = That vote has ended, or the match has moved on.
refusal-consent-not-yours = This vote isn't for you to answer.
refusal-agreed-already = You've already agreed. I'm waiting for the others.
refusal-nobody-to-ask = There's no one here to agree to that. Ask an organiser of this server.
seat-span = Seat { $number }, moves { $first } to { $last }: { $name }
command-match-organise-name = organise
command-match-organise = For organisers: seats, undoing any move, pausing or ending a match
organise-head = Organise { $title }
organise-rewind = Undo moves…
organise-end = End match
organise-end-sure = End **{ $title }** for everyone? It will have no winner and can't be reopened.
organise-offer = Open a seat to anyone…
organise-hold = Let the computer fill in…
organise-moves = { $n ->
    [0] **{ $title }**: no moves yet.
    [one] **{ $title }**: 1 move. To undo it, choose it.
   *[other] **{ $title }**: { $n } moves. Choose one to undo it and everything after it.
}
organise-before = Undo from this move on…
organise-newer = ◀ Newer
organise-older = Older ▶
organise-back = Back
organise-move = { $number }. { $text }
organise-secret = { $name }: a secret move
organise-revealed = revealed something hidden
organise-sure = { $n ->
    [one] Undo the last move of **{ $title }**?
   *[other] Undo the last { $n } moves of **{ $title }**?
} { $seen ->
    [no] Nothing hidden was revealed. I'll tell everyone.
    [rated] What was revealed can't be hidden again, so the match will no longer be rated. I'll tell everyone.
   *[yes] What was revealed can't be hidden again. I'll tell everyone.
}
organise-yes = Undo them
organise-rewound = ↩️ Undone. I've told everyone.
organise-offered = 🪑 The seat is open. Anyone can claim it where the match is played.
organise-held = The computer fills in until the player is back.
organise-ended = The match has ended.
note-rewound = ↩️ { $name } (organiser) undid { $n ->
    [one] a move
   *[other] { $n } moves
} in **{ $title }**. Plans made since then are gone. { $seen ->
    [no] Nothing hidden was revealed.
    [rated] What was revealed can't be hidden again, so the match is no longer rated.
   *[yes] What was revealed can't be hidden again.
}
command-match-follow-name = follow
command-match-follow = Follow a match, or stop following it
follow-on = 👀 You're following **{ $title }**. `/{ command-turns-name }` shows its news.
follow-off = You're no longer following **{ $title }**.
follow-on-button = Follow
follow-off-button = Unfollow
follow-list = All matches
refusal-too-many-followed = You're already following { $limit } matches. Unfollow one first.
seat-kept-for = *reserved for { $name }*
board-rematch = Rematch
rematch-open = **{ $title }** is open: { $place }. Same settings, but everyone moves one seat along.{ $begins ->
    [seat] {" "}{ $name } begins.
    [drawn] {" "}Who begins is drawn again.
   *[none] {""}
}{ $asked ->
    [yes] {" "}I've asked the others to join.
   *[no] {""}
}
rematch-goes = The rematch is **{ $title }**: { $place }.
refusal-rematch-early = This match is still going. When it ends, its board offers a rematch.
command-match-rematch-name = rematch
command-match-rematch = Play a finished match again with the same people
organise-pause = Pause clocks
organise-resume = Resume clocks
organise-extend = Add a day
organise-paused = ⏸️ Clocks paused. I've told everyone.
organise-resumed = ▶️ Clocks resumed. I've told everyone.
organise-extended = ⏳ Everyone whose turn it is has one more day. I've told them all.
seat-held = { $name } (away, computer playing)
command-match-pause-name = pause
command-match-pause = Pause or resume a match's clocks, if everyone agrees

## Clocks

note-late-waits = ⌛ { $name } timed out in **{ $title }** and gets one extension.
note-late-held = ⌛ { $name } timed out again in **{ $title }**. The computer fills in; anyone can claim seat { $seat }.
note-late-empty = ⌛ { $name } timed out again in **{ $title }**, and everyone else is away. The match waits; anyone can claim seat { $seat }.
note-late-offered = ⌛ { $name } timed out again in **{ $title }**. The match waits; anyone can claim seat { $seat }.
note-paused = ⏸️ { $name } (organiser) paused **{ $title }**. Only an organiser can resume it, unless all players agree to.
note-paused-agreed = ⏸️ Everyone agreed: **{ $title }** is paused. Any player can resume it.
note-resumed = ▶️ { $name } resumed **{ $title }**.
note-extended = ⏳ **{ $title }**: { $name } gave { $hours ->
    [one] 1 more hour
   *[other] { $hours } more hours
} to everyone whose turn it is.
note-thawed = I'm back. The clocks of **{ $title }** were paused while I was away.
note-restored = 🛟 **{ $title }** was damaged, so I restored it from a backup made on <t:{ $since }:f>. Later moves are lost, but no one lost any time.
note-idle-soon = No one has moved in **{ $title }** for weeks. Move, or I'll close it <t:{ $closing }:R>.
note-idle-closed = **{ $title }** is closed: no one moved for 30 days.
clock-blitz = Blitz: 3 h per move
clock-daily = Daily: 24 h per move
clock-relaxed = Relaxed: 3 days per move
clock-bank = Flexible: 6 h per move + 5 days
clock-none = No clock
clock-without = ⏱️ No clock: everyone can take as long as they like.
clock-terms = ⏱️ { $name ->
    [blitz] Blitz
    [daily] Daily
    [relaxed] Relaxed
    [bank] Flexible
   *[own] Clock
}: { $hours } h per move, then { $bank } spare per match. Only your playing hours count.
clock-extra-hours = { $n } h
clock-extra-days = { $n } days
late-move = The computer moves
late-wait = The match waits
clock-late-move = If you time out, the computer moves; the second time, anyone can claim your seat.
clock-late-wait = If you time out, you get one extension; the second time, anyone can claim your seat.
clock-pace = {" "}· { $intime } of { $of } on time, usually within { $hours } h
clock-stands-table = ⏸️ Paused { $since } by agreement. Any player can resume the match.
clock-stands-organiser = ⏸️ Paused { $since } by an organiser. Only an organiser can resume the match, unless all players agree to.
clock-stands-away = ⏸️ Paused { $since }: I'm no longer in this match's server. The clocks resume when I'm back.
clock-resume-table = Resume match
clock-resume-organiser = Ask to resume
clock-due = ⏳ { $name }: { $when }
clock-left = deadline { $when }
clock-over = time's up, and the computer moves soon
clock-then-move = Then the computer moves.
clock-then-wait = Then one extension; the second time, anyone can claim the seat.
clock-own = ⏳ Your time ends { $when }, including your spare { $bank }.
clock-own-bare = ⏳ Your time ends { $when }.
settings-hours = **Playing hours** — your clocks run only during these hours, starting with your next turn. You can take up to 12 hours off a day, and 2 days off a week.
hours-known = You play from { $wake } to { $sleep } ({ $place } time, { $now } now).
hours-always = For now, your clocks run day and night. I think it's { $now } where you are ({ $place }). If not, set your time below.
hours-days-off = Days off: { $days }.
hours-counts = You've changed your hours twice this week, so your clocks follow the new ones only from { $when }. Even so, I won't ping you while you sleep.
hours-clock = My clock shows…
hours-clock-is = My clock shows { $time }
hours-zone = Place
hours-zone-is = Place: { $name }
hours-wake = Start of my day
hours-sleep = End of my day
hours-off = Days off (up to 2)
hours-off-is = Day off: { $day }
hours-vacation = Vacation ({ $n } left)
vacation-head = **Vacation** — all your clocks wait while you're away. Days left this year: { $n }
vacation-until = 🌴 You're on vacation until { $when }. You can still move.
vacation-take = 🌴 { $n ->
    [1] 1 day
   *[other] { $n } days
}
vacation-ask = { $on ->
    [true] Ask before a timeout: yes
   *[false] Ask before a timeout: no
}
vacation-question = 🌴 Away for longer? Take vacation, and your clocks wait.
vacation-open = Take vacation
refusal-vacation-days = Vacation days left this year: { $n }. Choose fewer.
refusal-vacation-overtaken = Your settings have just changed in another message. Check them, then take vacation again.
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
command-plan = Plan your next moves; only you see the plan
plan-make = Plan ahead
plan-see = My plan
plan-editor-head = ### Your plan · { $title }
plan-about = On your turn, I'll play the first line that still works.
plan-nothing = Nothing planned yet.
plan-line = **{ $number }.** { $line }
plan-more = -# and { $n } more
plan-else = -# If none does, I'll ask you as usual.
plan-keep = Save plan
plan-type = Type…
plan-leave = Cancel
plan-change = Edit
plan-drop = Delete plan
plan-back = Back
plan-kept-head = ### Your plan · { $title }
    -# On your turn, I'll play the first line that still works.
plan-done = ✓ Plan saved.
plan-dropped = ✓ Plan deleted. I'll ask you on your turn.
plan-moved = The match has moved on, so nothing was changed. Here's how it is now.
plan-read = ✓ Understood. Nothing is saved yet.
plan-missed = 📋 Your plan no longer fits. { $why }
plan-stopped = 📋 Your plan stopped. { $why } Left to play: { $left }.
plan-unreadable = 📋 I couldn't read your plan, so I deleted it. Choose your move, or plan again.
line-stopped = ⏸️ Played { $n } of { $all }. { $why } Left to play: { $left }.
plan-follows = 📌 Planned, if it's still possible: { $plan }.
plan-receipt = 📋 Your plan was played: { $line }
late-receipt = ⌛ The computer moved for you: { $line }
plan-form = Plan ahead
plan-form-label = One possible move per line, best first
plan-form-hint = Steps separated by semicolons: { $example }
bad-plan = The match has moved on since you saw that plan. Check it again, then save it.
bad-plan-empty = Type at least one line.
refusal-plan-no-game = You can't plan ahead in this game.
refusal-plan-not-now = You have nothing to plan right now. Try again after the others have moved.
refusal-plan-alone = There's nothing to plan: you play only computers, and they move at once.
refusal-plan-your-turn = It's your turn already. Press **My move** instead.
refusal-plan-empty = Your plan is empty. Choose a move first.
refusal-plan-too-long = A plan can have at most { $limit } lines. Remove some.

## Standing orders: when to be asked

command-orders-name = orders
command-orders = Say when you want to be asked; only you see it
orders-head = ### Your standing orders · { $title }
orders-about = I only ask you in these cases, and pass for you in all others.
orders-none = I never ask you, and pass for you each time.
orders-menu = Ask me when …
orders-done = ✓ Changed. It counts from the next question on.
orders-quiet = Pass this turn
orders-quiet-now = 🔕 You pass for the rest of this turn.
orders-quiet-done = ✓ You pass for the rest of this turn.
orders-quiet-passed = ✓ You passed.
orders-loud = Ask me again
orders-loud-done = ✓ I'll ask you again.
refusal-orders-no-game = This game has no standing orders.

## Settings

settings-page-me = Language and pictures
settings-page-hours = Playing hours
settings-page-calls = Reminders
settings-page-server = Server: matches
settings-page-public = Server: language
settings-foot = -# Changes save automatically.
settings-me = **For you** — the language and pictures of messages that only you see.
settings-server = **This server's matches** — where they're played and who runs them.
settings-public = **For everyone here** — the language and pictures of this server's boards and messages.
settings-threads-on = Threads: one per match
settings-threads-off = Threads: off
settings-games = Games channel (default: any)
settings-role = Organiser role, plus Manage Server
settings-notice = Channel for notices to organisers
settings-language = Language
settings-language-is = Language: { $name }
settings-auto-me = Language: same as my Discord
settings-auto-server = Language: same as the server
settings-pictures-on = Pictures: on
settings-pictures-off = Pictures: text instead
settings-calls = **Reminders** — I tell you once when it's your turn, in the match's channel or by DM. If the match has a clock, I can also remind you halfway and near the end, but never outside your playing hours.
settings-questions = Questions by DM: secret ones that several players are asked. Without them, I mention all of these players in the channel.
hours-link = Set playing hours
settings-reminders = Reminders
reminders-off = Reminders: off
reminders-off-about = One ping is enough
reminders-channel = Reminders: in the channel
reminders-channel-about = I ping you there again
reminders-dm = Reminders: by direct message
reminders-dm-about = Only you see them; I'll send a test now
settings-turns-on = Turns by DM: on
settings-turns-off = Turns by DM: off
settings-letters-on = Match news by DM: on
settings-letters-off = Match news by DM: off
settings-league-on = League news by DM: on
settings-league-off = League news by DM: off
settings-questions-on = Questions by DM: on
settings-questions-off = Questions by DM: off
settings-theme = Background of pictures
theme-dark = Background: dark
theme-dark-about = Pictures on a dark mat
theme-light = Background: light
theme-light-about = Pictures on a light mat
settings-palette = Colours of pictures
palette-standard = Colours: standard
palette-standard-about = The original colours
palette-deuteranopia = Colours: red–green safe
palette-deuteranopia-about = If red and green look alike to you
palette-tritanopia = Colours: blue–yellow safe
palette-tritanopia-about = If blue and yellow look alike to you
palette-contrast = Colours: high contrast
palette-contrast-about = Strong colours, clear borders
language-en = English
language-es = Español
language-ru = Русский

## What is kept of you

command-privacy-name = privacy
command-privacy = See, download or delete the data I keep about you
command-privacy-do = Download or delete your data; by default, see what I keep
option-do-name = do
privacy-export = Download my data
privacy-forget = Delete my data
privacy-statement =
    ### Your data
    I keep your Discord ID and display name, your `/{ command-settings-name }`, your matches and your moves in them, which updates you've seen, and any unfinished moves, plans and lessons. I can't read your messages, and I don't share your data.

    When you delete your data, I erase your ID and name at once. The last traces leave the database within an hour, and its backups within two days. The computer plays on in your open matches. Your moves in matches with others stay, without your name.
privacy-exported = Your data, as a file. It leaves out other people's moves, and cards you haven't seen.
privacy-sure = { $matches ->
    [0] Delete your name, ID, settings and lessons? This can't be undone.
    [one] Delete your name, ID, settings and lessons? The computer plays on in 1 match. This can't be undone.
   *[other] Delete your name, ID, settings and lessons? The computer plays on in { $matches } matches. This can't be undone.
}
privacy-yes = Delete now
privacy-no = Keep everything
privacy-kept = Nothing was deleted.
privacy-forgotten = { $matches ->
    [0] Your data is deleted.
    [one] Your data is deleted, and you've left 1 match.
   *[other] Your data is deleted, and you've left { $matches } matches.
}{" "}If you come back, you start from scratch.

## Panels

bad-control = That button is out of date. Press **My move** to see what you can do now.
bad-confirm = Your choice has changed since that panel was shown. Press **My move**, check it, then confirm.

## Refusals

refusal-no-such-match = I can't find that match. `/{ command-matches-name }` lists this server's matches, `/{ command-turns-name }` yours.
refusal-no-match-here = You have no match here. `/{ command-new-name }` opens one, `/{ command-turns-name }` lists yours elsewhere.
refusal-command-not-here = { $game } has no such command. `/{ command-help-name }` shows those it has.
refusal-no-such-game = There's no game called { $game }. Choose one from the list.
refusal-no-sessions = This game has no tournament sessions.
refusal-no-such-level = There's no computer of level { $level }. Choose one from the list.
refusal-seat-count = This game isn't for { $seats } players. Choose from { $allowed }.
refusal-too-many-computers = { $most ->
    [one] At most 1 seat can be a computer, because one is yours.
   *[other] At most { $most } seats can be computers, because one is yours.
}
refusal-too-many-invited = { $most ->
    [one] There's only 1 seat left for invited people. Choose more players or invite fewer.
   *[other] There are only { $most } seats left for invited people. Choose more players or invite fewer.
}
refusal-too-many-asked = You can invite at most { $limit } people to a match.
refusal-option-unknown = This game has no option `{ $option }` for this number of players.
refusal-option-value = The option `{ $option }` can't be `{ $value }`. Choose another value.
refusal-too-many-matches = You're already in { $limit } matches. Finish one first.
refusal-too-many-lobbies = You already have { $limit } open lobbies. Start or cancel one first.
refusal-server-full = This server already has { $limit } running matches. Finish one first.
refusal-not-a-lobby = This match has already started or was closed.
refusal-already-seated = You're already in this match.
refusal-colour-taken = Someone else in this match has chosen that colour. Choose another one under **{ lobby-options }**.
refusal-option-of-player = The player of that seat chooses this.
refusal-full = This match is full. `/{ command-new-name }` opens another one.
refusal-not-invited = This match is for invited people only. `/{ command-new-name }` opens one of your own.
refusal-not-host = Only the host of this match can do that.
refusal-not-organiser = Only an organiser of this server can do that.
refusal-not-governing = Only people with Manage Server can change the server's settings.
refusal-not-seated = You're not playing in this match. `/{ command-match-name } { command-match-board-name }` shows its board.
refusal-seat-claimed = { $name } has claimed your seat in **{ $title }** and plays on for you. In the league, the match still counts for you. To play on yourself, ask { $name } to type `/{ command-match-name } { command-match-substitute-name }`.
refusal-seat-empty = Seat { $seat } is already empty.
refusal-not-full = { $empty ->
    [one] 1 seat is still empty. Wait for a player, or add a computer.
   *[other] { $empty } seats are still empty. Wait for players, or add computers.
}
# of a match that is over (it has ended), or that does not run yet
refusal-not-running = This match isn't running. `/{ command-match-name } { command-match-board-name }` still shows it.
refusal-not-begun = This match hasn't started yet.
refusal-not-finished = This match isn't finished. Use `/{ command-match-name } { command-match-analysis-name }` when it is.
refusal-no-replay = This game has no replays. `/{ command-match-name } { command-match-file-name }` has every move.
refusal-nothing-to-replay = There's nothing to replay yet. Use `/{ command-match-name } { command-match-replay-name }` after the first moves.
refusal-no-analysis = This game has no analysis. `/{ command-match-name } { command-match-file-name }` has every move.
refusal-box-in-use =
    { $n ->
        [one] A running match still holds cards from this box. Start a new box when it's finished, or end it first.
       *[other] { $n } running matches still hold cards from this box. Start a new box when they're finished, or end them first.
    }
refusal-making-fails = I couldn't set up this match. Nothing is lost; please try again.
refusal-analysis-fails = The analysis took too long. Try again later.
refusal-stuck = A bug froze this match. Nothing is lost; an organiser can end it.
refusal-old-rules = This match follows earlier rules that I no longer know, so I can't show its moves.
refusal-broke = Something went wrong on my side. Nothing is lost; please try again.
refusal-resigned = You resigned from this match. The computer plays on for you.
refusal-not-your-turn = It's not your turn yet. I'll ping you when it is.
refusal-answered = You've already done that. Here's the match as it is now.
refusal-stale = The match has moved on. Here's how it is now.
refusal-cannot-claim = You can't claim the win while others are still playing.
refusal-draft-too-long = That's too long to save. Please shorten it.
refusal-no-such-seat = No player here matches { $text }, or several do. Choose from the suggestions as you type.
refusal-invited-bot = Other bots can't play. To add computers, use the `{ option-computers-name }` option.
refusal-other-server = That match is in another server. Open its board there.
refusal-commands-changed = My commands have just changed. Wait a minute, then try again.
refusal-lapsed = That expired. Run the command again.
refusal-older-control = That button is from an older version. `/{ command-turns-name }` or `/{ command-match-name } { command-match-board-name }` shows the current one.
refusal-too-fast = Too fast! Wait a few seconds, then try again. Nothing is lost.
refusal-letters-closed = I can't send you direct messages. Allow them for this server in Discord's privacy settings, then try again.
refusal-only-in-server = That only works in a server.
refusal-missing-permission = I can't show a match here. Missing permissions in this channel: { $names }. Allow them, or choose another channel.
invite-bot = This server has my commands, but I'm not in it, so I can't show matches. Someone who runs it can [invite me as a bot]({ $link }).
