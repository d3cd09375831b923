## Matches and seats

match-title = { $name } #{ $number }
match-heading = { $name } · #{ $number }
match-in-game = { $game } · { $title }
seat-empty = *empty seat*
seat-computer = computer ({ $level })
seat-resigned = { $name } (resigned, computer playing)
seat-nameless = someone
seat-someone = someone
# As plain text, in a game's sentences and pictures:
name-computer = Computer
name-computers = Computer { $number }
name-seat = Seat { $number }
name-resigned = { $name } (computer)

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
lobby-order = Change the order
lobby-order-one = { $name } before { $other }
lobby-seat = Add a seat
lobby-shrink = Remove a seat
lobby-rule = Change a rule
lobby-late = After a timeout
lobby-session-on = Play a session
lobby-session-off = Play one match
lobby-rated-on = Make it rated
lobby-rated-off = Make it unrated
lobby-open-on = Let anyone join
lobby-open-off = Invited only
lobby-auto-on = Start when full
lobby-auto-off = Start by hand
lobby-thread-on = Play in a thread
lobby-thread-off = Play in the channel
lobby-in-thread = in its own thread
lobby-in-channel = in the channel
lobby-invite = Invite people
lobby-cancel = Cancel match
lobby-closed = **{ $title }** was closed before it began. `/{ command-new-name }` opens another one.
lobby-opened = **{ $title }** is open: { $place }. Friends press **Join** there, and you press **Start** when everybody is there.
lobby-started = **{ $title }** has begun: { $place }.
lobby-begun = The match has begun.

## Board

board-stuck = ## { $title }
    ⚠️ A bug froze this match. Nothing is lost; an organiser can end it.
board-end = End match (organiser)
board-ended = **{ $title }** has ended.
board-claim = 🏆 Claim win
board-cancelled = This match ended early: everyone resigned.
board-closed = This match was closed early: an organiser ended it, or no one moved for a month.
board-closed-league = Its league shows what counts.
board-deserted = -# Everyone is away, so the match waits until someone comes back.
board-claimed = { $name } claimed the win as the last player left.
board-resigned-last = { $n ->
    [one] { $names } resigned and ranks last.
   *[other] { $names } resigned and rank last.
}
board-best-first = -# Your first solo score with these options: { $points }. Try to beat it!
board-best-new = 🎉 New personal best! Your old one: { $before } (match #{ $match }).
board-best-equal = You tied your personal best: { $before } (match #{ $match }).
board-best-less = -# Your best with these options: { $before } (match #{ $match }).
board-seed = -# Shuffle seed: `{ $seed }`
    -# Fair shuffle: its SHA-256 is the hash that `/{ command-record-name }` has shown since the start: `{ $hash }`
board-retired = -# **{ $title }** continues [here]({ $link }).
note-lobby-closed = **{ $title }** didn't start within { $days ->
    [one] a day
   *[other] { $days } days
}, so I closed it. `/{ command-new-name }` opens another match.
note-stuck = ⚠️ A bug froze **{ $title }**. Nothing is lost; an organiser can end the match on its board.
note-abandoned = **{ $title }** has ended: no players are left.
note-resigned = { $name } resigned from **{ $title }**. The computer plays on.
note-thinking-fails = ⚠️ The computer at seat { $seat } of **{ $title }** can't find a move. It keeps trying; an organiser can end the match.
note-unreachable = I can't show **{ $title }** in { $place }: the channel is gone, or I'm not allowed to write there. Give me permission, or type `/{ command-table-name }` where the match should continue.
note-thread-closed = **{ $title }** continues here: I can't write in its thread any more.
note-channel-closed = **{ $title }** continues here: I can't write in { $place } any more, or the channel is gone.

table-here = The board of **{ $title }** is here from now on.

## Records

record-complete = Match file of **{ $title }**: every move and the shuffle seed. To replay and verify it with the project's code: `python -m engine.{ $game } replay FILE`
record-running = Match file of **{ $title }** so far, without anything secret. Use `/{ command-record-name }` after the match to get the full file with the seed.
record-hash = -# Fair shuffle: it's fixed from the start. The seed appears after the match and must give this SHA-256: `{ $hash }`
record-head = { $name } #{ $number }
record-proves = Verify with: python -m engine.{ $game } replay record-{ $number }.txt
record-open = Match in progress: without the seed, hands and secret moves it can't be replayed yet.
record-seat = Seat { $number }: { $name }
record-resigned = Seat { $number }: { $name } (resigned, computer playing)
record-computer = computer
record-secret = Seat { $number } made a move that is still secret.

## The bag

bag-empty = This server's bag is empty. Every finished match leaves something in it.

## Sessions

board-session = -# Tournament session: match { $number } of { $of }
board-session-next = -# Tournament session: match { $number } of { $of }. The next one starts by itself.
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
call-line = { $names }: your turn in **{ $title }** · [board]({ $link })
call-line-soon = { $soon }: you're next in **{ $title }**. Plan now if you like · [board]({ $link })
call-line-both = { $names }: your turn in **{ $title }** · [board]({ $link })
    -# { $soon }: you're next. Plan now if you like.
call-answered = -# ✅ All caught up.
reminder = ⏰ Your turn in **{ $title }** · [board]({ $link })
reminder-until = Your time ends { $when }.
reminder-last = ⌛ Your turn in **{ $title }**! Your time ends { $when } · [board]({ $link })
reminder-move = Otherwise the computer plays this move for you.
reminder-wait = Otherwise you get one extension, and everyone sees it.
reminder-hold = Otherwise the computer plays for you for now, and anyone can claim your seat.
reminder-offer = Otherwise anyone can claim your seat.
reminder-vacation = Otherwise a day of your vacation is used, and you get one more day.
reminder-letters-closed = -# I can't send you direct messages, so I remind you here. Change it in `/{ command-settings-name }`.
letter-receipt = 📋 Your plan was played in **{ $title }** · [board]({ $link })
letter-late = ⌛ You timed out in **{ $title }**; the computer moved for you · [board]({ $link })
letter-over = 🏁 **{ $title }**, a match you follow, has ended · [result]({ $link })
letter-unreachable = I can't write in the channel of **{ $title }** any more, but the match continues. Play from `/{ command-turns-name }`, or type `/{ command-table-name }` in another channel of that server to show the board there.
letter-test-reminders = Your reminders will arrive here. Change it in `/{ command-settings-name }`.
letter-test-news = Your news will arrive here: what your plans played, and how matches you follow ended. Change it in `/{ command-settings-name }`.

## Lists

turns-none = No match waits for you.
turns-empty = No match waits for you. `/{ command-new-name }` opens one, `/{ command-matches-name }` shows those of this server, and `/{ command-learn-name }` teaches a game in three minutes.
turns-head = { $n ->
    [one] **One match waits for you.**
   *[other] **{ $n } matches wait for you.**
}
turns-line = **{ $title }** · { $where }
turns-elsewhere = in another server
turns-closed = its place is closed to me; `/{ command-table-name }` shows it in another channel
turns-others = **Your other matches**
turns-followed = **You follow**
turns-open = My move in #{ $number }
turns-look = Look at #{ $number }
turns-held = a computer player holds your seat until you are back
turns-seat = To my seat in #{ $number }
turns-end = See the end
turns-over = 🏁 { $title } · is over
turns-won = { $n ->
    [one] { $names } has won.
   *[other] { $names } share the victory.
}
turns-more = { $n ->
    [one] and one more
   *[other] and { $n } more
}
matches-none = There are no matches in this server yet. `/{ command-new-name }` opens the first.
matches-open = Open
matches-running = Running
matches-finished = Finished
matches-line = **{ $title }** · { $where } · { $people } · { $state }
matches-free = { $n ->
    [one] one seat free
   *[other] { $n } seats free
}
matches-waits = waits for { $names }
matches-thinks = a computer player thinks
matches-deserted = waits until somebody is back
matches-look = Look
matches-stuck = stands still
matches-over = finished
which-head = { $n ->
    [one] Do you mean this match?
   *[other] You have { $n } matches here. Which one do you mean?
}
which-choose = Choose the match

## The log of a match

log-head = The log of { $title }
log-empty = Nothing has been done yet.
log-seen = How it looked then
log-then = **{ $title }**, as it was on { $when }
log-back = Back to the log
log-no-picture = There was nothing to see yet.

## Commands of the house: their names, of lower case and at most 32 letters, and descriptions of at most 100

command-new-name = new
command-new = Open a match
command-new-game = What you play; { $game } if you leave it out
command-new-players = How many play, computer players counted; if left out, those you name, at least 2
command-new-computers = How many of them are computer players; with nobody else to wait for, it begins at once
command-new-level = How strong the computer players are
command-new-invite = Somebody to invite; the lobby can invite more people
command-new-only-invited = Only those invited may join
command-new-clock = How long everybody has for a decision, counted while they are awake; daily where you choose nothing
command-table-name = table
command-table = Show the board again, here
command-analysis-name = analysis
command-analysis = After a match: what could have gone better, and the choice that cost you most
command-bag-name = bag
command-bag = What lies in this server's bag, left by its finished matches
command-replay-name = replay
command-replay = A match as a moving picture, from its first move to its last
command-log-name = log
command-log = The log of a match, turn by turn, with pictures of how it looked
command-record-name = record
command-record = The record of a match as a file: every move, to read or to replay
command-turns-name = turns
command-turns = Every match that waits for you, in all servers
command-matches-name = matches
command-matches = Open, running and finished matches of this server
command-rules-name = rules
command-rules = The rules in short
command-rules-game = Which game
command-learn-name = learn
command-learn = Learn a game in three minutes, by doing it
command-learn-game = Which game
command-resign-name = resign
command-resign = Give a match up; a computer player plays on for you
command-help-name = help
command-help = How to play with this bot
command-settings-name = settings
command-settings = Your language and pictures; with Manage Server also what this server has chosen
command-number = The number of the match

# Shared by several games:
command-discard-name = discard
command-discard = Discard cards, or remove the pieces that an overcut has too many
command-recall-name = recall
command-recall = Take back what you have committed while others still choose
command-hand-name = hand
command-hand = Look at your cards; only you see them
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
    It teaches a game in three minutes, by doing it. Then `/{ command-new-name }` opens a match: friends press **Join**, computer players fill the seats.

    When it is your turn, you are mentioned once: press **My move** on the board, it shows what to do. Matches last days: answer when it suits you.
help-begin = **Begin**
help-play = **Play**
help-moves = Every move, for those who like to type: { $names }
help-look = **Look**
help-after = **Afterwards**
help-league = **Leagues**
help-setup = **Set up**
help-foot = -# Unofficial fan project, not affiliated with the publisher.
greeting = **Hello!** I run board games that last days, a few minutes at a time:
greeting-game = - **{ $name }**: { $about }
greeting-how =
    Type **`/{ command-new-name }`** to open the first match, **`/{ command-learn-name }`** to learn a game in three minutes, **`/{ command-help-name }`** for the rest. With Manage Server, `/{ command-settings-name }` chooses where matches are shown.
permissions-missing = **One thing is missing:** give me { $names } here, or I cannot show the board.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History

## What is new, and words instead of pictures

news-head = **Since you last looked**
news-more = { $n ->
    [one] … and one thing before that
   *[other] … and { $n } things before that
}
turns-news = { $n ->
    [one] One thing is new.
   *[other] { $n } things are new.
}
panel-back = Back
panel-waiting = I'll tell you when it's your turn.
panel-vote = Answer the vote
panel-details = { $news ->
    [0] Details
   *[other] Details · { $news } new
}
pictures-off = As text
pictures-on = As pictures

## Learning

learn-head = ## Learn { $game } · { $step } of { $steps }
learn-back = Back
learn-on = Skip
learn-again = Once more
learn-moved = That was shown for another step. Here is where you are now.
learn-match = Play against two computers

## Resigning

resign-sure = Give up **{ $title }**? A computer player plays on for you, and your seat is placed last.
resign-yes = Give up
resign-no = Keep playing
resign-kept = Good: you play on.
resign-done = You have given up match #{ $number }. A computer player plays on for you.
claim-done = Match #{ $number } is over, and you win it.

## Second thoughts, and other people at the table

command-undo-name = undo
command-undo = Take back your last move, or ask the others whether you may
undo-button = Take back
undo-done = ↩️ You have taken your last move back: it is your turn again.
deed-retract = ↩️ { $name } has taken a move back.
refusal-undo-nothing = There is no move of yours to take back.
refusal-undo-acted = Somebody has acted on your move since, so it cannot be taken back without the others. `/{ command-undo-name }` asks them.
refusal-undo-revealed = Something came to light with your move or since, so it cannot be taken back without the others. `/{ command-undo-name }` asks them.
refusal-paused-already = The clocks of this match stand still already.
refusal-not-paused = The clocks of this match are running.
refusal-pause-organisers = An organiser has stopped these clocks: an organiser lets them go on, or everybody who plays agrees to.
refusal-no-clock = This match has no clock.
refusal-hours-too-few = At most 12 hours of sleep a day and 2 days off a week, please, so that nobody waits for too long.
refusal-extension-too-long = At most { $days } days more at once, please.
refusal-zone-unknown = I know no such place. Type the nearest big city, by its English name.
refusal-zone-several = Several places may be meant; type one of them whole: { $names }.
note-seat-offered = 🪑 Seat { $seat } of **{ $title }** is free to take: whoever takes it plays on for { $name }, hand and all. Until then it stays the seat of { $name }.
note-seat-taken = 🪑 { $name } plays on at seat { $seat } of **{ $title }**.
seat-take = Take the seat
seat-keep = Keep waiting
seat-took = 🪑 The seat is yours.
seat-kept = The table goes on waiting; the seat is not offered any more.
deed-substitute = 🪑 { $name } plays on for somebody else.
deed-computer = A computer player plays for { $name } for now.
deed-return = { $name } is back.
deed-late = ⌛ { $line } (a computer player, as the time was over)
refusal-seat-offered = That seat is offered already.
refusal-seat-not-offered = That seat is not offered any more.
refusal-seat-not-free = Only your own seat can be offered, or one that a computer player holds for somebody; the others are their players'.
refusal-nobody-comes-back = Whoever sat there has left for good. Anybody may take the seat.
refusal-here-already = You hold your seat yourself already.
command-substitute-name = substitute
command-substitute = Offer your seat to somebody else, or that of somebody who is away
command-substitute-seat = The number of the seat; yours if you leave it out
option-seat-name = seat
note-consent-undo = ↩️ { $name } asks to take a move back in **{ $title }**. { $n ->
    [one] Only that move is struck.
   *[other] With it { $n } moves in all are struck.
} { $seen ->
    [no] Nothing has come to light.
    [rated] What came to light stays known, so the match would not count for ratings any more.
   *[yes] What came to light stays known.
} Everybody who plays has to agree.
note-consent-remove = { $name } asks to go on with **{ $title }** without { $other_name }. Everybody else who plays has to agree; a computer player then plays on, and the seat is free to take.
note-consent-pause = ⏸️ { $name } asks to pause **{ $title }**. Everybody who plays has to agree.
note-consent-resume = ▶️ { $name } asks to let the clocks of **{ $title }** go on, which an organiser has stopped. Everybody who plays has to agree.
note-consent-declined = { $name } does not agree, so **{ $title }** goes on as it is.
note-consent-withdrawn = { $name } takes the question back; **{ $title }** goes on as it is.
note-undone = ↩️ Everybody has agreed: **{ $title }** goes on from before the move of { $name }. What was planned since then is forgotten.
note-removed = { $name } does not play in **{ $title }** any more: the others have agreed on that. A computer player plays on, and seat { $seat } is free to take: whoever takes it goes on with the same hand.
note-answered-undo = ↩️ { $name } asked to take a move back in **{ $title }**. { $outcome ->
    [agreed] Everybody agreed.
    [declined] { $by_name } did not agree.
    [withdrawn] The question was taken back.
   *[lapsed] The match has gone on since.
}
note-answered-remove = { $name } asked to go on with **{ $title }** without { $other_name }. { $outcome ->
    [agreed] Everybody agreed.
    [declined] { $by_name } did not agree.
    [withdrawn] The question was taken back.
   *[lapsed] The match has gone on since.
}
note-answered-pause = ⏸️ { $name } asked to pause **{ $title }**. { $outcome ->
    [agreed] Everybody agreed.
    [declined] { $by_name } did not agree.
    [withdrawn] The question was taken back.
   *[lapsed] The match has gone on since.
}
note-answered-resume = ▶️ { $name } asked to let the clocks of **{ $title }** go on. { $outcome ->
    [agreed] Everybody agreed.
    [declined] { $by_name } did not agree.
    [withdrawn] The question was taken back.
   *[lapsed] The match has gone on since.
}
note-answered-offer = 🪑 { $outcome ->
    [taken] { $by_name } plays on at seat { $seat } of **{ $title }**.
   *[stays] Seat { $seat } of **{ $title }** stays that of { $by_name }.
}
consent-here-undo = ↩️ **{ $name } asks to take a move back, with all that followed.**
consent-here-remove = **{ $name } asks to go on without { $about }.**
consent-here-pause = ⏸️ **{ $name } asks to pause the match.**
consent-here-resume = ▶️ **{ $name } asks to let the clocks go on.**
consent-agree = Agree
consent-decline = Decline
consent-ask = Ask the others
consent-asked = The others are asked in the place of **{ $title }**. It is done when everybody has agreed.
consent-agreed = Everybody agrees, and it is done.
consent-open-still = You have agreed. It is done when everybody else has.
consent-ended = The question is over; **{ $title }** goes on as it is.
ask-undo-acted = Somebody has acted on your move since. It can be taken back, with all that followed, if everybody who plays in **{ $title }** agrees.
ask-undo-revealed = Something came to light with your move or since. It can be taken back, with all that followed, if everybody who plays in **{ $title }** agrees.
seat-ask = That seat of **{ $title }** is its player's. If everybody else who plays agrees, a computer player plays on and the seat is free to take.
seat-offered-done = The seat is offered in the place of **{ $title }**. It stays its player's until somebody takes it.
seat-back = I am back
seat-back-done = Welcome back: you hold your seat again.
board-seat-offered = 🪑 Seat { $number } ({ $name }) is free to take.
deed-undo-to = ↩️ The match goes on from an earlier move.
refusal-consent-open = The table is being asked something already. Answer that first, or let whoever asked take it back.
refusal-consent-over = That question is settled, or the match has gone on since.
refusal-consent-not-yours = That is not yours to answer.
refusal-agreed-already = You have agreed already. It waits for the others.
refusal-nobody-to-ask = There is nobody who could agree to that. An organiser of this server can help.
seat-span = Seat { $number }, moves { $first } to { $last }: { $name }
command-organise-name = organise
command-organise = For organisers: seats, going back to any move, ending a match
organise-head = Organise { $title }
organise-rewind = Go back to a move…
organise-end = End the match
organise-end-sure = End **{ $title }** for everybody? It has no winner then, and it cannot be opened again.
organise-offer = Offer a seat to anybody…
organise-hold = Let a computer player hold a seat…
organise-moves = { $n ->
    [0] **{ $title }**: nobody has moved yet.
    [one] **{ $title }**: one move stands. Choose it to go back to before it.
   *[other] **{ $title }**: { $n } moves stand. Choose the one to go back to before; it and all later ones are struck.
}
organise-before = Go back to before…
organise-newer = ◀ Newer
organise-older = Older ▶
organise-back = Back
organise-move = { $number }. { $name }: { $text }
organise-secret = a secret move
organise-revealed = something came to light by it
organise-sure = { $n ->
    [one] Strike the last move of **{ $title }**?
   *[other] Strike the last { $n } moves of **{ $title }**?
} { $seen ->
    [no] Nothing had come to light. Everybody is told.
    [rated] What came to light stays known, so the match will not count for ratings any more. Everybody is told.
   *[yes] What came to light stays known. Everybody is told.
}
organise-yes = Strike them
organise-rewound = The match goes on from there, and everybody is told.
organise-offered = The seat is offered in the match's place.
organise-held = A computer player holds the seat until its player is back.
organise-ended = The match is over.
note-rewound = ↩️ { $name } has taken **{ $title }** back by { $n ->
    [one] one move
   *[other] { $n } moves
}, as an organiser. What was planned since then is forgotten. { $seen ->
    [no] Nothing had come to light.
    [rated] What came to light stays known, so the match does not count for ratings any more.
   *[yes] What came to light stays known, and the match goes on with that.
}
command-follow-name = follow
command-follow = Follow a match of others, or stop following it
follow-on = 👀 You follow **{ $title }**: `/{ command-turns-name }` lists it with what is new.
follow-off = You do not follow **{ $title }** any more.
follow-on-button = Follow
follow-off-button = Stop following
refusal-too-many-followed = You follow { $limit } matches already: stop following one first.
seat-kept-for = *kept for { $name }*
board-rematch = Rematch
rematch-open = **{ $title }** is open: { $place }. It has the same options, everybody's seat is turned by one, and the others have been asked.
rematch-goes = **{ $title }** is that rematch: { $place }.
refusal-rematch-early = This match is not over yet. When it is, its board offers a rematch.
command-rematch-name = rematch
command-rematch = Play a match that is over once more, with the same people
organise-pause = Stop the clocks
organise-resume = Let the clocks go on
organise-extend = A day more
organise-paused = The clocks stand still, and everybody is told.
organise-resumed = The clocks go on, and everybody is told.
organise-extended = Every open decision has a day more, and everybody is told.
seat-held = { $name } (away, a computer player plays for now)
command-pause-name = pause
command-pause = Stop the clocks of a match if everybody agrees, or let them go on

## Clocks

note-vacation = 🌴 { $name } is away from **{ $title }**: a day of vacation is spent, { $days ->
    [0] the last one of this year.
    [one] one is left this year.
   *[other] { $days } are left this year.
}
note-late-waits = ⌛ The time of { $name } is over in **{ $title }**. The match waits for { $name } once more, as long as for any decision.
note-late-held = ⌛ The time of { $name } is over again in **{ $title }**. A computer player holds seat { $seat } until { $name } comes back or somebody takes it: whoever takes it plays on for { $name }, hand and all.
note-late-empty = ⌛ The time of { $name } is over again in **{ $title }**, and nobody else is there either. The match waits until somebody comes back, or takes seat { $seat }: whoever takes it plays on for { $name }, hand and all.
note-late-offered = ⌛ The time of { $name } is over again in **{ $title }**. The match waits on, and seat { $seat } is free to take: whoever takes it plays on for { $name }, hand and all.
note-paused = ⏸️ The clocks of **{ $title }** stand still from now on, by the word of { $name } as an organiser. An organiser lets them go on, or everybody who plays agrees to.
note-paused-agreed = ⏸️ Everybody has agreed: the clocks of **{ $title }** stand still from now on. Whoever sits there may let them go on.
note-resumed = ▶️ { $name } lets the clocks of **{ $title }** go on.
note-extended = ⏳ { $name } gives every open decision of **{ $title }** { $hours ->
    [one] one more hour.
   *[other] { $hours } more hours.
}
note-thawed = I am back. While I was not here, the clocks of **{ $title }** stood still.
note-restored = 🛟 The data of **{ $title }** was damaged, so it has been restored from a backup. It stands as it was <t:{ $since }:f>; later moves are lost. No clock ran in between.
note-idle-soon = Nobody has acted in **{ $title }** for weeks. If nobody does, I close it <t:{ $closing }:R>.
note-idle-closed = **{ $title }** is closed: nobody has acted for 30 days.
clock-blitz = Blitz: 3 h per move
clock-daily = Daily: 24 h per move
clock-relaxed = Relaxed: 3 days per move
clock-none = No clock
clock-without = ⏱️ No clock: the match waits for everyone.
clock-terms = ⏱️ { $name ->
    [blitz] Blitz
    [daily] Daily
    [relaxed] Relaxed
   *[own] Clock
}: { $hours } h per move + { $bank } h bank; sleep doesn't count.
late-move = The computer moves
late-wait = The match waits
clock-late-move = Timeout: the computer moves; the second time, the seat opens.
clock-late-wait = Timeout: the match waits; the second time, the seat opens.
clock-pace = {" "}· { $intime } of { $of } in time, mostly within { $hours ->
    [one] an hour
   *[other] { $hours } hours
}
clock-stands-table = ⏸️ The clocks stand still since { $since }, as the table has agreed. Whoever sits there may let them go on.
clock-stands-organiser = ⏸️ The clocks stand still since { $since }, by the word of an organiser. An organiser lets them go on, or everybody who plays agrees to.
clock-stands-away = ⏸️ The clocks have stood still since { $since }: I am not in the server of this match. They continue when I am back.
clock-resume-table = Let the clocks go on
clock-resume-organiser = Ask to let the clocks go on
clock-due = ⏳ { $name }: { $when }
clock-then-move = After that a computer player moves for them.
clock-then-wait = After that the match waits, and the second time the seat is free to take.
clock-own = ⏳ Your time ends { $when }; { $bank ->
    [one] an hour of it is your bank for the whole match.
   *[other] { $bank } hours of it are your bank for the whole match.
}
clock-own-bare = ⏳ Your time ends { $when }.
clock-waits = It waits for you since { $since }.
clock-waits-until = It waits for you since { $since }, until { $when }.
settings-hours = **Waking hours** — the clocks of your matches count only while you are awake, from your next decision on. At most 12 hours of sleep a day and 2 days off a week.
hours-known = You are awake from { $wake } to { $sleep }, by the clocks of { $place }; there it is { $now } now.
hours-always = Your clocks always count. By the clocks of { $place } it is { $now } now: if that is not yours, press what your clock shows.
hours-days-off = Days off: { $days }.
hours-counts = You have changed your hours twice within a week: nobody calls you in your sleep from now on, and clocks count by the new hours from { $when } on.
hours-clock = My clock shows…
hours-clock-is = My clock shows { $time }
hours-zone = Where you are
hours-zone-is = Place: { $name }
hours-wake = I wake at
hours-sleep = I sleep at
hours-off = Days off (at most two)
hours-off-is = Day off: { $day }
hours-vacation-on = Vacation: on, { $n } days left
hours-vacation-off = Vacation: off
hours-type = Type a place
hours-place = City or time zone
calls-link = How I am reminded
day-0 = Monday
day-1 = Tuesday
day-2 = Wednesday
day-3 = Thursday
day-4 = Friday
day-5 = Saturday
day-6 = Sunday

## Plans made ahead

command-plan-name = plan
command-plan = Plan your next moves while the others decide; only you see it
plan-make = Plan ahead
plan-make-in = Plan in #{ $number }
plan-open = You can plan ahead while others decide:
plan-see = My plan
plan-editor-head = ### Your plan · { $title }
plan-about = It plays itself on your turn if it's still legal. Only you see it.
plan-nothing = Nothing is planned yet.
plan-line = **{ $number }.** { $line }
plan-more = -# and { $n } more
plan-else = -# If none of this is legal then, I'll ask you as usual.
plan-keep = Keep plan
plan-type = Type…
plan-leave = Discard
plan-change = Change
plan-drop = Cancel plan
plan-back = Back
plan-kept-head = ### Your plan · { $title }
    -# The first legal line plays itself on your turn. Only you see it.
plan-done = ✓ Your plan is kept.
plan-dropped = ✓ Your plan is cancelled: you will be asked.
plan-moved = The match has gone on. This is how things stand; what you pressed has changed nothing.
plan-read = ✓ Understood. Nothing is kept yet.
plan-missed = 📋 Your plan no longer fits. { $why }
plan-unreadable = 📋 I couldn't read your plan, so I dropped it. Choose your move, or plan again.
plan-follows = 📌 As soon as it can be played: { $plan }.
plan-receipt = 📋 Your plan was carried out: { $line }
late-receipt = ⌛ A computer player moved for you: { $line }
plan-form = Plan ahead
plan-form-label = One line for each choice, the best one first
plan-form-hint = Part the moves of a line by semicolons: { $example }
bad-plan = The table has changed since that plan was shown. Look at it once more, then keep it.
bad-plan-empty = Write at least one line.
refusal-plan-no-game = Nothing can be planned ahead in this game.
refusal-plan-not-now = There is nothing for you to plan at this moment. Look again when the others have gone on.
refusal-plan-alone = You play with computer players alone here. They answer at once, so that there is nothing to plan ahead.
refusal-plan-your-turn = It is your turn already, so there is nothing left to plan: press **My move**.
refusal-plan-empty = This plan says nothing yet. Choose something first.
refusal-plan-too-long = A plan has { $limit } lines at most. Leave some of them out.

## Settings

settings-page-me = Language and pictures
settings-page-hours = Waking hours
settings-page-calls = Reminders
settings-page-server = Server: matches
settings-page-public = Server: language and pictures
settings-foot = -# Each change counts at once.
settings-me = **For you** — what only you see is written and drawn like this.
settings-server = **This server’s matches** — where they are played, and who runs them.
settings-public = **What everybody here sees** — boards and messages in this server are written and drawn like this.
settings-threads-on = Matches: a thread for each
settings-threads-off = Matches: in the channel itself
settings-games = Games channel (none: where /{ command-new-name } is typed)
settings-role = Organisers' role (none: Manage Server)
settings-notice = Channel for notices to organisers
settings-language = Language
settings-language-is = Language: { $name }
settings-auto-me = Language: as in my Discord
settings-auto-server = Language: as this server's at Discord
settings-pictures-on = Pictures: shown
settings-pictures-off = Pictures: in words instead
settings-calls = **Reminders** — when it is your turn, you are mentioned once in the match's channel. Only matches with a clock have a time that can end: in these I remind you twice if you like, when half of your time has passed and once more near its end; never while you sleep, and never when you have answered.
hours-link = When I sleep
settings-reminders = Reminders
reminders-off = Reminders: none
reminders-off-about = The one mention is enough
reminders-channel = Reminders: in the channel
reminders-channel-about = You are mentioned there once more
reminders-dm = Reminders: by direct message
reminders-dm-about = Only you see it; a first one comes at once
settings-letters-on = News by direct message: yes
settings-letters-off = News by direct message: no
settings-theme = Background of pictures
theme-dark = Background: dark
theme-dark-about = Pictures on a dark mat
theme-light = Background: light
theme-light-about = Pictures on a light mat
settings-palette = Colours of pictures
palette-standard = Colours: usual
palette-standard-about = As they are meant
palette-deuteranopia = Colours: for weak red or green
palette-deuteranopia-about = Where red and green are hard to tell apart
palette-tritanopia = Colours: for weak blue or yellow
palette-tritanopia-about = Where blue and yellow are hard to tell apart
palette-contrast = Colours: high contrast
palette-contrast-about = Strong colours with clear borders
language-en = English
language-es = Español
language-ru = Русский

## What is kept of you

command-privacy-name = privacy
command-privacy = What is kept of you: see it all, or be forgotten
command-privacy-do = See everything as a file, or be forgotten; with neither, what is kept
option-do-name = do
privacy-export = Show me everything
privacy-forget = Forget me
privacy-statement =
    ### What is kept of you
    Your Discord id and the name you are shown with, what you chose in `/{ command-settings-name }`, the matches you sit in and every move you made in them, how far you have looked at them, unfinished answers, plans and lessons. No messages: the bot cannot read any. Nothing is given to anybody.

    It is kept until you are forgotten. Your id and name are then gone at once, a computer player goes on in your open matches, and within an hour nothing of them is left in the file, within two days in its copies. Moves stay with the matches that others have played too, without a name.
privacy-exported = Everything that is kept of you, as a file. Moves of others and cards you have not seen are not in it.
privacy-sure = { $matches ->
    [0] Your name, your id, your settings and lessons are deleted now. This cannot be undone.
    [one] Your name, your id, your settings and lessons are deleted now, and a computer player goes on in one match. This cannot be undone.
   *[other] Your name, your id, your settings and lessons are deleted now, and computer players go on in { $matches } matches. This cannot be undone.
}
privacy-yes = Forget me now
privacy-no = Keep everything
privacy-kept = Good: everything stays as it is.
privacy-forgotten = { $matches ->
    [0] You are forgotten.
    [one] You are forgotten, and have left one match.
   *[other] You are forgotten, and have left { $matches } matches.
}{" "}Whoever types or presses something again is somebody new.

## Panels

bad-confirm = Your plan has changed since that panel was shown. Press **My move** to see it as it is now, then confirm.

## Refusals

refusal-no-such-match = There is no such match here. `/{ command-matches-name }` lists those of this server, `/{ command-turns-name }` yours.
refusal-no-match-here = You have no match here. `/{ command-new-name }` opens one, `/{ command-turns-name }` lists those that wait for you elsewhere.
refusal-no-such-game = There is no game called { $game } here.
refusal-no-sessions = This game knows no tournament sessions.
refusal-no-such-level = There is no computer player of the level { $level }.
refusal-seat-count = This game is not played by { $seats }; choose among { $allowed }.
refusal-too-many-computers = { $most ->
    [one] At most one seat may be a computer player's: one is yours.
   *[other] At most { $most } seats may be computer players': one is yours.
}
refusal-too-many-invited = { $most ->
    [one] Only one seat is left for those you invite; take more players, or invite fewer.
   *[other] Only { $most } seats are left for those you invite; take more players, or invite fewer.
}
refusal-too-many-asked = At most { $limit } people can be invited to one match.
refusal-option-unknown = There is no option { $option } for this game and number of players.
refusal-option-value = { $value } is not possible for the option { $option }.
refusal-too-many-matches = You sit at { $limit } tables already: finish one first.
refusal-too-many-lobbies = You have { $limit } open lobbies already: start or cancel one first.
refusal-server-full = This server has { $limit } matches under way already: finish one first.
refusal-not-a-lobby = This match has begun or was closed; the lobby's buttons do nothing any more.
refusal-already-seated = You sit at this table already.
refusal-full = Every seat is taken. `/{ command-new-name }` opens another match.
refusal-not-invited = This match is for invited people only. `/{ command-new-name }` opens one of your own.
refusal-not-host = Only the host of this match may do that.
refusal-not-organiser = Only an organiser of this server may do that.
refusal-not-governing = Only somebody with Manage Server may change what the server has chosen.
refusal-not-seated = You do not sit at this table. `/{ command-table-name }` and the board show how it stands.
refusal-seat-empty = Seat { $seat } is empty already.
refusal-not-full = { $empty ->
    [one] One seat is still empty: wait for somebody, or add a computer player.
   *[other] { $empty } seats are still empty: wait for people, or add computer players.
}
refusal-not-running = This match is not being played now. `/{ command-table-name }` still shows it.
refusal-not-begun = This match has not begun, so there is nothing to tell yet.
refusal-not-finished = This match is not finished. When it is, `/{ command-analysis-name }` shows what could have gone better.
refusal-no-replay = This game shows no replays. `/{ command-record-name }` has every move.
refusal-nothing-to-replay = Nothing lies on the table yet. Type `/{ command-replay-name }` again when something does.
refusal-no-analysis = There is nothing to look back on with in this game.
refusal-making-fails = What this match needs could not be made just now. Nothing is lost; please try again.
refusal-analysis-fails = That took too long to find out. Please try again a little later.
refusal-stuck = This match stands still because of a fault of the bot. Nothing is lost; try again later.
refusal-broke = Something went wrong on our side. Nothing is lost; please try again.
refusal-resigned = You have given this match up; a computer player plays on for you.
refusal-not-your-turn = It is not your turn. You are told when it is.
refusal-answered = You have done that already. Here is how things stand now.
refusal-stale = The match has moved on since this was shown. Here is how things stand now.
refusal-cannot-claim = The match cannot be ended like this: you are not the only person left at the table.
refusal-draft-too-long = That is too long to keep. Make it shorter.
refusal-no-such-seat = Nobody here is called { $text }, or several are. Choose from what is suggested while you type.
refusal-invited-bot = Other bots cannot play. For computer players use the option `{ option-computers-name }`.
refusal-other-server = That match belongs to another server; its board is shown there.
refusal-commands-changed = My commands have just changed. Wait a minute, then type it once more.
refusal-lapsed = That was asked some time ago. Type the command once more.
refusal-older-control = This control is from an older version. `/{ command-turns-name }` or `/{ command-table-name }` shows the present one.
refusal-too-fast = That was very fast. Wait a few seconds, then go on; nothing is lost.
refusal-letters-closed = I cannot send you direct messages: allow them for members of this server in Discord's privacy settings, then choose it once more.
refusal-only-in-server = That works in a server only.
refusal-missing-permission = I cannot show a match here: give me { $names } in this channel, or choose another one.
