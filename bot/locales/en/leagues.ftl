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
command-new-rated = Count it for ratings?
option-tables-name = tables
option-rated-name = rated

lobby-rated = rated
rating-size-two = tables of two
rating-size-few = tables of three and four
rating-size-many = tables of five and more
rating-what = { $game }, { $size }
rating-none = { $name } has no rating yet: it begins with a match opened by `/{ command-new-name }` with `{ option-rated-name }`, or in a league.
rating-head = ## Ratings of { $name }
rating-course = { $what }: { $name } began at { $first } and is at { $last } now.
rating-beneath = matches: { $n }
rating-line = **{ $what }**: { $number } · matches: { $n }
rating-settled = { $number }
rating-provisional = { $number }? (provisional)
rating-about = -# A rating is what somebody is almost certainly worth, so it begins low; with a question mark it is still provisional. Matches with computer players, given up or taken over count for nobody concerned.
leaders-head = ## { $what }
leaders-line = { $place }. { $name }: { $number }
leaders-none = Nobody here is rated for { $what } yet. Matches opened by `/{ command-new-name }` with `{ option-rated-name }` count.
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
command-league-which = Which league? That of this channel, if left out
command-league-help-name = help
command-league-help = How a league is set up, run and finished
command-league-create-name = create
command-league-create = Open the sign-up of a new league in this channel (organisers)
command-league-called = What is it called?
command-league-game = Which game is played? The first one, if left out
command-league-panel-name = panel
command-league-panel = Settings and buttons of a league (organisers)
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
league-board = -# 🏆 { $league }, { $session }
league-stage-semi = semi-final (session { $number })
league-stage-final = final (session { $number })
league-stage-third = third place (session { $number })
league-annulled = { $who }: counts for nobody
league-bye = { $name } has a bye
league-place-forfeit = { $name } (forfeit)
league-no-season = No season of { $league } has begun yet.
league-standings-alt = Standings, { $title }: { $leader } leads
league-standings-foot = Each column decides where those before it are level; the last is the lot of the published seed { $seed }…
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
league-measure-lot = the lot
league-why-head = 
    ### { $title }
    {""}**{ $name }** is number **{ $place }**.
league-why-step = { $upper } is ahead of { $lower } by { $what }: { $more } against { $less }. Level before that: { $level }.
league-why-session = - { $session }: { $points } points. { $line }
league-why-total = **{ $points }** points · played: { $n } · still to come: { $open }
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
league-next-signed-up = You are signed up. The organiser begins the season; your sessions then begin by themselves, and you are told here.
league-next-waiting = You are number { $n } of the waiting list.
league-next-substitute = You stand by as a substitute: when somebody leaves, you take over what they have not begun.
league-next-outside = You do not play in this season. `/{ command-league-name } { command-league-join-name }` signs you up, or puts you on the list of substitutes.

league-sign-up = Sign-up for season { $season } is open: press **{ league-join }**.
league-under-way = Season { $season } is under way. Who joins now stands by as a substitute.
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
league-panel-head = This panel is yours alone. Choose the terms in the menus, rehearse them, and begin when enough people have signed up.
league-founded = ✅ The sign-up is open and has been posted here.
league-terms-season = { $game }: divisions of about { $n }, tables of { $table }
league-terms-swiss = { $game }: Swiss rounds: { $n }, tables of { $table }; nobody meets twice where that can be
league-terms-final = then a knock-out of the best four
league-terms-column = divisions one beneath another: { $up } go up, { $down } go down
league-terms-pyramid = twice as many divisions at each step down: { $up } goes up from each, { $down } go down
league-terms-pace = sessions come in waves, { $days } days apart; at once for one person: { $n } at most
league-terms-clock = clock: { $clock }
league-terms-rated = matches count for ratings
league-terms-annul = sessions of somebody who leaves with under half of theirs played count for nobody
league-terms-points = league points by place: { $prizes }, ties split
league-clock-blitz = blitz: 3 hours a decision, 6 in reserve
league-clock-daily = daily: a day a decision, three in reserve
league-clock-relaxed = relaxed: three days a decision, seven in reserve
league-clock-none = none
league-state-sign-up = Sign-up is open. Places taken: { $n }.
league-state-divisions = Sign-up is open. Places taken: { $n }; that makes divisions of { $each }.
league-state-running = Season { $season } is running. Sessions over: { $done } of { $of }; until { $until }.
league-state-paused = Season { $season } is paused: nothing new begins. Sessions over: { $done } of { $of }; until { $until }.
league-menu-format = Season or small event
league-menu-table = Tables
league-menu-division = Divisions
league-menu-pace = Pace
league-menu-places = Places
league-menu-clock = Clock
league-format-season = A season: everybody meets everybody as evenly as can be
league-format-swiss = Swiss rounds: { $n }
league-choose-table = Tables of { $n }
league-choose-column = Divisions of about { $n }, one beneath another
league-choose-pyramid = Divisions of about { $n }, twice as many at each step down
league-choose-pace = A wave every { $days } days, at once at most: { $n }
league-choose-places = Places: { $n }
league-flag-rated = { $on ->
    [true] Rated: yes
   *[false] Rated: no
}
league-flag-final = { $on ->
    [true] Knock-out of the best four: yes
   *[false] Knock-out of the best four: no
}
league-flag-annul = { $on ->
    [true] Annul early drop-outs: yes
   *[false] Annul early drop-outs: no
}
league-begin = Begin the season
league-rehearse = Rehearse it
league-announce = Post the sign-up again
league-undo = Undo my last act
league-pause = Pause
league-resume = Go on
league-extend = Seven days more
league-end = End the season now
league-end-question = End the season as it stands? What is still being played goes on but does not count, and this cannot be undone.
league-end-yes = Yes, end it
league-leave-question = Leave this season? What you have not begun goes to a substitute or is forfeited; what you have played stands, and what you are playing goes on.
league-leave-yes = Yes, leave
league-no = No
league-done-saved = ✅ Saved.
league-done-begin = ✅ The season has begun. Sessions begin by themselves from now on.
league-done-pause = ⏸️ Nothing new begins until you go on; what is being played goes on.
league-done-resume = ▶️ The season goes on, its calendar moved by the pause.
league-done-extend = ✅ All open sessions have seven days more.
league-done-undo = ↩️ The last organiser's act counts as if it had not been.
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
league-post-dropped = { $name } has left the season; what was not begun is forfeited.
league-post-substitute = { $name } has left the season, and { $by } takes over what was not begun.
league-post-corrected = corrected, { $session }: { $line }. Reason: { $reason }
league-post-adjudicated = time is over, { $session } is decided by its present points: { $line }
league-post-cancelled = { $session } was ended by an organiser: { $line }
league-post-walkover = { $session } is not played, as people have left: { $line }
league-post-extended = { $days } days more: everything has to be over by { $at }, then what is open is decided by its points.
league-post-round = round { $n } is drawn. **{ league-my-next }** and `/{ command-league-name } { command-league-next-name }` say whom you meet.
league-post-paused = the season is paused; nothing new begins.
league-post-resumed = the season goes on.
league-export = Whole numbers as they are counted are in the JSON file, a row for each seat in the CSV file, and a text that anybody may post in the third one.
league-rehearsed = **Rehearsal: people { $n }, days until the end: { $days }.** Number { $away } stayed away for the first wave.
league-rehearsed-in-part = **Rehearsal: people { $n }, not played to the end in the time there is.** Number { $away } stayed away for the first wave.
league-rehearsed-left = Number { $number } left after it.
league-rehearsed-columns = Session, division, first and last day, players, places:
league-rehearsed-tables = Place, player, points, wins:

league-help-head = ## Leagues: from nothing to a champion
league-help-begin = **1. Open it.** An organiser types `/{ command-league-name } { command-league-create-name }` with a name in the channel where everything shall be shown. The panel has sensible terms already; `/{ command-league-name } { command-league-rehearse-name }` plays them in advance and shows calendar and table. People press **{ league-join }** below the message; more than there are places for wait in line.
league-help-season = **2. Begin.** In `/{ command-league-name } { command-league-panel-name }` press **{ league-begin }**. Divisions and sessions are drawn so that everybody meets everybody and sits in each seat as evenly as can be. Sessions begin by themselves, never more at once for one person than agreed.
league-help-play = **3. Play.** `/{ command-league-name } { command-league-next-name }` says when, where and against whom; `/{ command-turns-name }` what waits for you. `/{ command-league-name } { command-league-standings-name }` is the table, `/{ command-league-name } { command-league-why-name }` explains a place. The channel gets a digest every week.
league-help-trouble = **4. If something goes wrong.** Somebody leaves: `/{ command-league-name } { command-league-drop-name }`; the first substitute takes over what was not begun. A result is wrong: `/{ command-league-name } { command-league-correct-name }` with points by seat. Everything an organiser does can be undone in the panel, and stays on record.
league-help-end = **5. The end.** It ends by itself when all sessions are over; late ones get seven days once, then their points decide. The champion is announced, some change divisions, and the sign-up for the next season is open: press **{ league-begin }** again when you are ready.

refusal-no-such-league = There is no such league here. `/{ command-league-name } { command-league-create-name }` opens one.
refusal-league-name = Give the league a name of at most { $limit } letters.
refusal-league-named = There is a league called { $name } here already; give the new one another name.
refusal-league-too-many = This server has { $limit } leagues already.
refusal-league-signed-up = You are signed up already.
refusal-league-not-signed-up = There is no sign-up to take back.
refusal-league-plays-already = Who plays in this season cannot be a substitute in it.
refusal-league-listed = That name is on the list of substitutes already.
refusal-league-not-listed = That name is not on the list of substitutes.
refusal-league-running = That can be changed between two seasons only.
refusal-league-not-running = No season is running.
refusal-league-not-paused = The season is not paused.
refusal-league-plays-not = That person does not play in this season.
refusal-league-terms = That cannot be for this game: { $term }. Choose something else in that menu.
refusal-league-too-few = At least { $least } people have to sign up first.
refusal-league-no-session = There is no session { $number } in this season; the calendar has the numbers.
refusal-league-scores = That session has { $n } seats: type as many numbers, in the order of the seats.
refusal-league-nothing-to-undo = There is no act of an organiser to undo.
refusal-league-cannot-undo = That cannot be undone any more: what followed rests on it.
refusal-league-rehearsing = Another rehearsal is being played. Try again in a minute.
