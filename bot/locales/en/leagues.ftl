## Ratings

command-rating-name = rating
command-rating = Ratings with their course: yours or somebody's
command-rating-player = Whose? Yours, if left out
command-rating-game = Of which game? All, if left out
command-leaderboard-name = leaderboard
command-leaderboard = The ratings of those who play in this server
command-leaderboard-tables = For tables of which size?
command-profile-name = profile
command-profile = What somebody has played: matches, wins, averages
option-tables-name = tables

lobby-rated = rated
rating-size-two = tables of two
rating-size-few = tables of three and four
rating-size-many = tables of five and more
rating-what = { $game }, { $size }
rating-none = { $name } has no rating yet: it begins with a match that is rated (**{ lobby-options }** in its lobby), or in a league.
rating-head = ## Ratings of { $name }
rating-course = { $what }: { $name } began at { $first } and is at { $last } now.
rating-beneath = matches: { $n }
rating-line = **{ $what }**: { $number } · matches: { $n }
rating-settled = { $number }
rating-provisional = { $number }? (provisional)
rating-about = -# A rating is what somebody is almost certainly worth, so it begins low; with a question mark it is still provisional. Matches with computer players, given up or taken over count for nobody concerned.
leaders-head = ## { $what }
leaders-line = { $place }. { $name }: { $number }
leaders-none = Nobody here is rated for { $what } yet. Rated matches count: **{ lobby-options }** in a lobby.
profile-none = { $name } has not finished a match yet.
profile-head = ## { $name }
profile-game = **{ $game }** · matches finished: { $n } · won: { $wins } · points on average: { $average }
profile-averages = -# { $game }, on average: { $what }
profile-average = { $what } { $n }
profile-pace = -# Answers in time: { $intime } of the last { $of } · waking hours that most took: { $hours }
refusal-rating-bot = Computer players and other bots have no rating.

## Leagues

command-league-name = league
command-league = Leagues and small tournaments that run themselves
command-league-which = That of this channel, if left out
command-league-help-name = help
command-league-help = How a league is set up, run and finished
command-league-create-name = create
command-league-create = Open the sign-up of a new league in this channel (organisers)
command-league-called = What is it called?
command-league-game = Which game is played? The first one, if left out
command-league-home-name = home
command-league-home = Begin here: leagues with a button for everything
command-league-join-name = join
command-league-join = Sign up, or stand by as a substitute while a season runs
command-league-leave-name = leave
command-league-leave = Give your place up
command-league-next-name = next
command-league-next = When, where and against whom you play next
command-league-standings-name = standings
command-league-standings = The table of a division
command-league-division = Which division? Yours, if left out
command-league-calendar-name = calendar
command-league-calendar = All sessions of your division
command-league-why-name = why
command-league-why = Why somebody is in their place
command-league-player = Whose? Yours, if left out
command-league-correct-name = correct
command-league-correct = Correct the points of a session (organisers)
command-league-again-name = again
command-league-again = Begin a session again that counts for nobody (organisers)
command-league-session = The number of the session, see the calendar
command-league-points = Points by seat, like 41 38 38 20; a hyphen: it counts for nobody
command-league-reason = Why? The channel is told
command-league-enrol-name = enrol
command-league-enrol = Sign somebody up (organisers)
command-league-drop-name = drop
command-league-drop = Take somebody out; a substitute takes over (organisers)
command-league-rehearse-name = rehearse
command-league-rehearse = Play the season in advance with made-up people (organisers)
command-league-people = How many people? Those signed up, if left out
command-league-here-name = here
command-league-here = Show the league in this channel from now on (organisers)
command-league-export-name = export
command-league-export = Fixtures, results and standings as files
option-league-name = league
option-name-name = name
option-division-name = division
option-points-name = points
option-reason-name = reason
option-people-name = people

league-season = season { $n }
league-division = Division { $n }
league-session = session { $number }
league-session-match = { $session } (match #{ $match })
league-board = -# 🏆 { $league }, { $session }
league-stage-semi = semi-final (session { $number })
league-stage-final = final (session { $number })
league-stage-third = third place (session { $number })
league-annulled = { $who }: counts for nobody
league-bye = { $name } has a bye
league-place-forfeit = { $name } (forfeit)
league-place-corrected = ✏️ corrected
league-no-season = No season of { $league } has begun yet.
league-standings-alt = Standings, { $title }: { $leader } leads
league-standings-foot = Each column decides where those before it are level; the last is the lot of the published seed { $seed }…
league-standings-columns = { league-column-mutual }: points that those who are level won among each other · { league-column-share }: own score as a part of the winner’s, on average · { league-column-lot }: drawn when the season began.
league-standings-lines = Above an upper dashed line people go up a division, below a lower one they go down.
league-column-played = played
league-column-points = points
league-column-wins = wins
league-column-seconds = seconds
league-column-mutual = mutual
league-column-share = share
league-column-lot = lot
league-measure-points = league points
league-measure-wins = sessions won
league-measure-seconds = second places
league-measure-mutual = points among each other
league-measure-share = average share of the winner's score
league-measure-lot = a lot drawn when the season begins
league-why-head = 
    ### { $title }
    {""}**{ $name }** is number **{ $place }**.
league-why-step = { $upper } is ahead of { $lower } by { $what }: { $more } against { $less }.
league-why-level = Level before that: { $level }.
league-why-session = - { $session }: { $twelfths ->
    [12] { $points } point
   *[other] { $points } points
}. { $line }
league-why-total = { $twelfths ->
    [12] **{ $points }** point
   *[other] **{ $points }** points
} · played: { $n } · still to come: { $open }
league-plays-not = { $name } has no place in this season.
league-my-next = My next session
league-why-me = Why am I there?
league-calendar = Calendar
league-standings = Standings
league-wave = **Wave { $n }**, from { $at }
league-state-pending = ⏳
league-state-open = ▶️
league-state-ended = ✅
league-deadline = All sessions have to be over by { $at }.
league-more = … and { $n } more lines; the export has them all.
league-next-now = ▶️ **{ $session }** against { $against } is on: { $where }. It has to be over by { $until }.
league-next-later = ⏳ **{ $session }** against { $against } begins by itself from { $at } ({ $soon }), as soon as all of you have room for it; the match is then shown in the league's channel.
league-next-room = ⏳ **{ $session }** against { $against } begins by itself as soon as all of you have finished enough of your other sessions.
league-next-none = All your sessions of this season are over.
league-next-more = … and later: { $n } more.
league-next-signed-up = You are signed up. The organiser begins the season; your sessions then begin by themselves and are shown in this channel. **{ league-my-next }** says where.
league-next-waiting = You are number { $n } of the waiting list.
league-next-substitute = You stand by as a substitute: when somebody leaves, you take over what they have not begun.
league-next-outside = You do not play in this season. `/{ command-league-name } { command-league-join-name }` signs you up, or puts you on the list of substitutes.
league-next-left = You have left this season. The sign-up for the next one opens when it is over.
league-left-goes-on = Your sessions that are being played go on: { $n }.
league-left-return = **{ league-back }** takes your leaving back: what has not begun is yours again.
league-left-by = { $name } plays on for you.
league-back = Come back

league-sign-up = Sign-up for season { $season } is open: press **{ league-join }**.
league-under-way = Season { $season } is under way; the sign-up is closed until it is over. **{ league-home }** also lets you stand by as a substitute.
league-signed = 
    {""}**Signed up: { $n } of { $of }**
    { $who }
league-waiting = 
    {""}**Waiting list: { $n }**
    { $who }
league-substitutes = 
    {""}**Substitutes: { $n }**
    { $who }
league-nobody = Nobody has signed up yet.
league-join = Join
league-leave = Leave
league-stand-by = Stand by as a substitute
league-help-button = How it works
league-panel-head = -# This page is yours alone.
league-home = To the league
league-terms-season = { $game }: divisions of about { $n }, tables of { $table }
league-terms-swiss = { $game }: Swiss rounds: { $n }, tables of { $table }; nobody meets twice where that can be
league-terms-final = then a knock-out of the best { $n }
league-terms-column = divisions one beneath another: { $up } { $up ->
    [one] goes
   *[other] go
} up, { $down } { $down ->
    [one] goes
   *[other] go
} down
league-terms-pyramid = twice as many divisions at each step down: { $up } { $up ->
    [one] goes
   *[other] go
} up from each, { $down } { $down ->
    [one] goes
   *[other] go
} down
league-terms-pace = sessions come in waves, { $days } days apart; at once for one person: { $n } at most
league-terms-clock = clock: { $clock }
league-terms-late-move = who is late: a computer player moves for them
league-terms-late-wait = who is late is waited for
league-terms-rated = matches count for ratings
league-terms-annul = sessions of somebody who leaves with under half of theirs played count for nobody
league-terms-points = league points by place: { $prizes }, ties split
league-terms-ties = level in points: { $ties } decide, in this order
league-clock-blitz = blitz: 3 hours a decision, 6 in reserve
league-clock-daily = daily: a day a decision, three in reserve
league-clock-relaxed = relaxed: three days a decision, seven in reserve
league-clock-none = none
league-state-sign-up = Sign-up is open. Places taken: { $n }.
league-state-divisions = Sign-up is open. Places taken: { $n }; that makes divisions of { $each }.
league-state-over = Season { $season } is over.
league-state-won = Season { $season } is over: **{ $name }** has won.
league-state-running = Season { $season } is running. Sessions over: { $done } of { $of }; until { $until }.
league-state-paused = Season { $season } is paused: nothing new begins. Sessions over: { $done } of { $of }; until { $until }.
league-menu-format = Season or small event
league-menu-table = Tables
league-menu-division = Divisions
league-menu-movers = Up and down
league-menu-pace = Pace
league-menu-places = Places
league-menu-clock = Clock
league-menu-late = Late players
league-menu-prizes = League points by place
league-menu-first = Tie-breaks
league-menu-enrol = Sign somebody up …
league-menu-drop = Take somebody out …
league-menu-session = Which session?
league-menu-whom = Why is somebody there? Choose whom
league-format-season = A season: everybody meets everybody as evenly as can be
league-format-swiss = Swiss rounds: { $n }
league-choose-table = Tables of { $n }
league-choose-column = Divisions of about { $n }, one beneath another
league-choose-pyramid = Divisions of about { $n }, twice as many at each step down
league-choose-movers = Go down a division after a season: { $n } at most
league-choose-pace = A wave every { $days } days, at once at most: { $n }
league-choose-places = People who may sign up: { $n }
league-choose-clock = Clock: { $clock }
league-choose-late-move = Who is late: a computer player moves for them
league-choose-late-wait = Who is late: the match waits
league-choose-prizes = League points by place: { $prizes }
league-choose-first = Level in points, decides first: { $measure }
league-flag-rated = { $on ->
    [true] Rated: yes
   *[false] Rated: no
}
league-flag-final = { $on ->
    [true] Knock-out of the best: yes
   *[false] Knock-out of the best: no
}
league-flag-annul = { $on ->
    [true] Who leaves before half: nothing counts
   *[false] Who leaves before half: what was played counts
}
league-begin = Begin season { $n }
league-rehearse = Rehearse it
league-announce = Post the sign-up again
league-undo = Undo the last act
league-pause = Pause
league-resume = Go on
league-extend = Seven days more
league-hasten = Next wave now
league-end = End the season now
league-end-question = End the season as it stands? What is still being played goes on but does not count. Until the next season begins, **{ league-undo }** takes it back.
league-end-yes = Yes, end it
league-leave-question = Leave this season? What you have not begun goes to a substitute or is forfeited; what you have played stands, and what you are playing goes on.
league-leave-yes = Yes, leave
league-drop-question = Take { $name } out of this season? What they have not begun goes to the first substitute or is forfeited, and the channel is told at once.
league-drop-yes = Yes, take out
league-no = No
league-to-panel = To the organiser’s page
league-organise = Organise
league-as-player = As a player
league-page-play = Size and format
league-page-points = Time and points
league-page-head-play = ### Size and format
    Choose in the menus; what you choose counts at once. **Next:** back to the organiser’s page.
league-page-head-points = ### How time and points count
    Choose in the menus; what you choose counts at once. **Next:** back to the organiser’s page.
league-people = People
league-sessions = Sessions
league-add-computer = Add a computer player
league-computer = Computer { $letter }
league-files = Files
league-none = There is no league in this server yet. An organiser opens one here with this same command; you can then join by a button.
league-none-organiser = There is no league in this server yet. **Next:** open one for a game. Its sign-up is then posted in this channel for everybody, and you get a page of your own to run it.
league-new = New league: { $game }
league-new-form = A new league
league-usual-name = { $game } league
league-which = The leagues here
league-begin-here = Leagues here
league-closed-channel = ⚠️ The league’s channel { $channel } is closed to me, so its news cannot be shown there. Let me write there, or type `/{ command-league-name } { command-league-here-name }` in another channel.
league-shown-here = ⚠️ The league’s channel { $channel } is closed to me, so its news are shown here. An organiser chooses another channel there by `/{ command-league-name } { command-league-here-name }`.
league-then-few = ➡️ **Next:** people press **{ league-join }** below the message in the channel; you may play too (**{ league-as-player }**). To try it alone, press **{ league-add-computer }** some times. Needed at least: { $least }.
league-then-small = ➡️ **Next:** wait for more people, or begin: as there are fewer than a table of { $table } has seats, tables will be smaller. **{ league-add-computer }** fills them.
league-then-begin = ➡️ **Next:** once everybody is there, press the green button. Season { $season } then runs by itself; its terms cannot be changed any more.
league-then-running = ➡️ **Next:** nothing, it runs by itself: sessions begin, time goes on also for who is away, and the champion is announced here in the end. Your own sessions are under **{ league-as-player }**.
league-then-waves = ➡️ **Next:** nothing, it runs by itself: the next sessions begin at { $at } (**{ league-hasten }** does not wait for that), time goes on also for who is away, and the champion is announced here in the end. Your own sessions are under **{ league-as-player }**.
league-then-paused = ➡️ **Next:** press **{ league-resume }** when the season shall go on.
league-then-join = ➡️ **Next:** press **{ league-join }** to take a place.
league-then-wait = ➡️ **Next:** you have a place; an organiser begins the season, and then your sessions are here.
league-then-organise = ➡️ **{ league-organise }** leads to the page where you begin season { $season }.
league-then-play = ➡️ **Next:** **{ league-my-next }** says when, where and against whom, and opens your match.
league-then-stand-by = ➡️ **Next:** the season runs without you; press **{ league-stand-by }**, or wait for the next one.
league-then-listed = ➡️ **Next:** you stand by; when somebody leaves, you take over.
league-people-head = ### People
    People sign up themselves below the message in the channel; you may do it for them, or take somebody out. During a season the first substitute takes over what was not begun.
league-more-people = More people
league-sessions-head = ### Sessions
    Choose one to correct its result, to say that it counts for nobody, or to begin it again.
league-more-sessions = More sessions
league-session-pending = It begins by itself from { $at }.
league-session-open = It is being played.
league-session-ended = It is over.
league-session-result = Result: { $line }
league-session-seats = Seats: { $seats }
league-session-again = It counts for nobody. **Next:** leave it so, or **{ league-again }**.
league-correct = Correct the points
league-void = Counts for nobody
league-again = Begin it again
league-form-points = Points by seat
league-form-reason = Why? The channel is told
league-form-void = Nobody gets points for { $session }, and the channel is told at once. It can be undone.
league-done-found = ✅ The sign-up is open and is posted here.
league-done-computer = ✅ A computer player has taken a place.
league-done-again = ✅ Session { $number } begins again by itself.
league-done-saved = ✅ Saved.
league-done-begin = ✅ The season has begun.
league-done-pause = ⏸️ Nothing new begins until you go on; what is being played goes on.
league-done-resume = ▶️ The season goes on, its calendar moved by the pause.
league-done-extend = ✅ All open sessions have seven days more.
league-done-hasten = ✅ The next sessions begin now, and the calendar moves forward.
league-done-undo = ↩️ Undone: { $act }. It counts as if it had not been.
league-done-end = 🏁 The season is over.
league-done-announce = ✅ The sign-up is posted again.
league-done-enrol = ✅ Signed up.
league-done-drop = ✅ Taken out.
league-done-correct = ✅ Session { $number } is corrected, and the channel is told.
league-done-here = ✅ The league is shown in this channel from now on.

league-began = ## { $title } has begun
league-began-seed = -# The lot for ties, published now so that anybody can check it: seed { $seed }.
league-digest = ### The week in { $title }
league-digest-state = Sessions over this week: { $fresh } · being played: { $open } · to come: { $left }
league-champion = { $name } wins { $league }, { $season }!
league-next-season = The sign-up for the next season is open: everybody keeps their place unless they leave.
league-no-champion = { $league }, { $season }, is over without a champion: no session came to a result that counts.
league-going-up = ⬆️ up from division { $n }: { $who }
league-going-down = ⬇️ down from division { $n }: { $who }
league-post-places = after a correction, the places of { $season } are:
league-post-champion = after a correction, **{ $name }** wins { $season } (before: { $before }). The places:
league-nobody-won = nobody
league-post-dropped = { $name } has left the season; what was not begun is forfeited.
league-post-substitute = { $name } has left the season, and { $by } takes over what was not begun.
league-post-corrected = corrected, { $session }: { $line }
league-post-reason = Reason: { $reason }
league-post-adjudicated = time is over, { $session } is decided by its present points: { $line }
league-post-cancelled = { $session } was ended by an organiser: { $line }
league-post-walkover = { $session } is not played, as people have left: { $line }
league-post-extended = { $days } days more: everything has to be over by { $at }, then what is open is decided by its points.
league-post-hastened = the next sessions begin now; later ones as much earlier.
league-post-round = round { $n } is drawn. **{ league-my-next }** and `/{ command-league-name } { command-league-next-name }` say whom you meet.
league-post-paused = the season is paused; nothing new begins.
league-post-resumed = the season goes on.
league-post-reopened = the season was ended too early and goes on.
league-post-repeated = { $session } begins again: { $line }
league-post-uncorrected = the correction of { $session } is undone: { $line }
league-post-back = { $name } is back in the season.
league-post-undone = an organiser’s act is undone: { $act }. Everything has to be over by { $at }.
league-act-changed = the change of terms
league-act-signed-up = { $name } signed up
league-act-withdrew = { $name } taken off the sign-up
league-act-listed = { $name } on or off the list of substitutes
league-act-corrected = correction of { $session }
league-act-dropped = { $name } taken out of the season
league-act-paused = the pause
league-act-resumed = the end of the pause
league-act-hastened = the next sessions begun early
league-act-extended = more days: { $days }
league-act-closed = the end of the season
league-export = Whole numbers as they are counted are in the JSON file, a row for each seat in the CSV file, and a text that anybody may post in the third one.
league-rehearsed = **Rehearsal: people { $n }, days until the end: { $days }.** Number { $away } stayed away for the first wave.
league-rehearsed-in-part = **Rehearsal: people { $n }, not played to the end in the time there is.** Number { $away } stayed away for the first wave.
league-rehearsed-left = Number { $number } left after it: what was played or under way counts, the rest is forfeited (–).
league-rehearsed-strangers = So far { $signed } have signed up; { $n } strangers play here under the numbers 1 to { $n }, at random.
league-rehearsed-calendar = **The calendar**, in days; players and their places by seat
league-rehearsed-session = session
league-rehearsed-division = division
league-rehearsed-first = from
league-rehearsed-last = to
league-rehearsed-players = players
league-rehearsed-places = places
league-rehearsed-player = player
league-rehearsed-tables = **The final table**; who shares a first place has a part of a win
league-rehearsed-then = ➡️ **Next:** if the calendar suits you, go back and begin; else change the terms there.

league-help-head = ## Leagues: from nothing to a champion
league-help-begin = **1. Open it.** Press **{ league-begin-here }** below, or type `/{ command-league-name } { command-league-home-name }`: there is a button for everything, and each page says what comes next. An organiser opens a league in the channel where it shall be shown; sensible terms are agreed already. **{ league-rehearse }** plays the season in advance. People press **{ league-join }** below the message; computer players may take places, so that a season can be tried alone.
league-help-season = **2. Begin.** The organiser’s page has the button that begins the season. Divisions and sessions are drawn so that everybody meets everybody and sits in each seat as evenly as can be. A session is one match, or the few in a row that a game’s rules for tournaments want. Sessions begin by themselves, never more at once for one person than agreed.
league-help-play = **3. Play.** **{ league-my-next }** says when, where and against whom, and opens your match; `/{ command-turns-name }` says what waits for you. Whose time is over is not waited for, so a season comes to its end also while people are away. **{ league-standings }** is the table, **{ league-why-me }** explains a place. The channel gets a digest every week.
league-help-trouble = **4. If something goes wrong.** On the organiser’s page, **{ league-people }** takes somebody out, and the first substitute takes over what was not begun; **{ league-sessions }** corrects a result or begins a session again. **{ league-undo }** takes back what an organiser did; everything stays on record.
league-help-end = **5. The end.** It ends by itself when all sessions are over; late ones get seven days once, then their points decide. The champion is announced, some change divisions, and the sign-up for the next season is open with everybody who stays: the same button begins it.

refusal-league-broken = I can't read this league because of a fault in what is stored. Tell whoever runs the bot; its matches go on.
refusal-no-such-league = There is no such league here. `/{ command-league-name } { command-league-home-name }` shows those there are.
refusal-league-name = Give the league a name of at most { $limit } letters.
refusal-league-named = There is a league called { $name } here already; give the new one another name.
refusal-league-too-many = This server has { $limit } leagues already.
refusal-league-signed-up = You are signed up already.
refusal-league-not-signed-up = There is no sign-up to take back.
refusal-league-plays-already = Who plays in this season cannot be a substitute in it.
refusal-league-cannot-return = The way back is closed: a substitute plays on already. The sign-up for the next season opens when this one is over.
refusal-league-listed = That name is on the list of substitutes already.
refusal-league-not-listed = That name is not on the list of substitutes.
refusal-league-running = That can be changed between two seasons only.
refusal-league-not-running = No season is running.
refusal-league-not-paused = The season is not paused.
refusal-league-plays-not = That person does not play in this season.
refusal-league-terms = That cannot be for this game: { $term }. Choose something else in that menu.
refusal-league-too-few = At least { $least } people have to sign up first.
refusal-league-nothing-to-hasten = No session is waiting for its day.
refusal-league-full = All places are taken: { $n }. Choose more places first.
refusal-league-no-session = There is no session { $number } in this season; the calendar has the numbers.
refusal-league-not-repeatable = Session { $number } cannot begin again: that is for sessions of a running season that count for nobody and have two people left to play them.
refusal-league-scores = That session has { $n } seats: type as many numbers, in the order of the seats.
refusal-league-nothing-to-undo = There is no act of an organiser to undo.
refusal-league-cannot-undo = That cannot be undone any more: what followed rests on it.
refusal-league-rehearsing = Another rehearsal is being played. Try again in a minute.
