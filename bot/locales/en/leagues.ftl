## Ratings

command-rating-name = rating
command-rating = Show a player's rating and its history
command-rating-player = Whose rating? Yours by default
command-rating-game = Which game? All by default
command-leaderboard-name = leaderboard
command-leaderboard = The best-rated players of this server
command-leaderboard-tables = Which table size?
command-profile-name = profile
command-profile = A player's matches, wins and averages
option-tables-name = tables

lobby-rated = rated
rating-size-two = tables of 2
rating-size-few = tables of 3–4
rating-size-many = tables of 5+
rating-what = { $game }, { $size }
rating-none = { $name } has no rating yet. To get one, play a rated match to the end with at least one other person: in a rated league, or in a lobby where the host pressed **{ lobby-options }**, then **{ lobby-rated-on }**.
rating-head = ## { $name }'s ratings
rating-course = { $what }: { $name } started at { $first } and is now at { $last }.
rating-beneath = matches: { $n }
rating-line = **{ $what }**: { $number } · matches: { $n }
rating-settled = { $number }
rating-provisional = { $number }? (provisional)
rating-about = -# A careful estimate of skill, so it starts low. “?” means it needs more matches. Computers, abandoned seats and substitutes aren't rated.
leaders-head = ## { $what }
leaders-line = { $place }. { $name }: { $number }
leaders-none = No ratings here yet for { $what }. To get one, play a rated match to the end with at least one other person: in a rated league, or in a lobby where the host pressed **{ lobby-options }**, then **{ lobby-rated-on }**.
profile-none = { $name } hasn't finished a match yet.
profile-head = ## { $name }
profile-game = **{ $game }** · finished: { $n } · won: { $wins } · average points: { $average }
profile-averages = -# { $game }, on average: { $what }
profile-average = { $what } { $n }
profile-pace = -# On time: { $intime } of the last { $of } moves, mostly within { $hours } playing hours
refusal-rating-bot = Computers and other bots have no rating. Choose a person.

## Leagues

command-league-name = league
command-league = Leagues and small tournaments that run themselves
command-league-which = Which league? This channel's by default
command-league-help-name = help
command-league-help = How to set up, run and finish a league
command-league-create-name = create
command-league-create = Create a league in this channel (organisers)
command-league-called = The league's name
command-league-game = Which game? The first one by default
command-league-home-name = home
command-league-home = Start here: the league page with all its buttons
command-league-join-name = join
command-league-join = Sign up, or become a substitute during a season
command-league-leave-name = leave
command-league-leave = Leave the league
command-league-next-name = next
command-league-next = When, where and against whom you play next
command-league-standings-name = standings
command-league-standings = The standings of a division
command-league-division = Which division? Yours by default
command-league-calendar-name = calendar
command-league-calendar = All matches of your division
command-league-why-name = why
command-league-why = Explain a player's rank
command-league-player = Which player? You by default
command-league-correct-name = correct
command-league-correct = Correct the points of a match (organisers)
command-league-restart-name = restart
command-league-restart = Restart a voided match (organisers)
command-league-session = The match's number; the calendar has it
command-league-points = Match scores in order of the seats, e.g. 41 38 38 20; a hyphen voids the match
command-league-reason = Reason, shown in the channel
command-league-add-name = add
command-league-add = Sign a player up (organisers)
command-league-remove-name = remove
command-league-remove = Remove a player; a substitute takes over (organisers)
command-league-simulate-name = simulate
command-league-simulate = Simulate the season with made-up players (organisers)
command-league-people = How many players? Everyone signed up by default
command-league-channel-name = channel
command-league-channel = Move the league to this channel (organisers)
command-league-export-name = export
command-league-export = Calendar, results and standings as files
option-league-name = league
option-name-name = name
option-division-name = division
option-points-name = points
option-reason-name = reason
option-people-name = people

league-season = season { $n }
league-division = Division { $n }
league-session = session { $number }
league-match = match { $number }
league-session-match = { $session } · { $match }
league-board = -# 🏆 { $league } · { $session }
league-stage-semi = semi-final ({ $session })
league-stage-final = final ({ $session })
league-stage-third = third-place match ({ $session })
league-annulled = { $who }: void
league-unplayed = { $who }: not played
league-stopped = { $who }: stopped at { $percent } %, no points
league-stopped-waiting = { $who }: stopped at { $percent } %, no points (it waited for { $late })
league-replaced = { $who }: no points, computers made most of the moves
league-bye = { $name } has a bye
league-place-forfeit = { $name } (forfeit)
league-place-walkover = { $name } wins without play ({ $twelfths ->
    [12] { $points } point
   *[other] { $points } points
})
league-place-corrected = ✏️ corrected
league-no-season = { $league } hasn't started a season yet.
league-standings-alt = Standings, { $title }
league-standings-alt-leader = Standings, { $title }: { $leader } leads
league-standings-running = ▶️ { $counts }
league-standings-paused = ⏸️ Paused. { $counts }
league-standings-final = { $title } · final
league-standings-won = 🏁 The season is over. 🏆 **{ $name }**
league-standings-over = 🏁 The season is over, without a champion: no one finished half of their matches.
league-counts = Finished: { $done } of { $of }{ $scored ->
    [0] {""}
   *[other] {" "}· time up, score counts: { $scored }
}{ $open ->
    [0] {""}
   *[other] {" "}· running: { $open }
}{ $away ->
    [0] {""}
   *[other] {" "}· everyone away: { $away }
}{ $left ->
    [0] {""}
   *[other] {" "}· to start: { $left }
}{ $stopped ->
    [0] {""}
   *[other] {" "}· stopped half-way: { $stopped }
}{ $unplayed ->
    [0] {""}
   *[other] {" "}· not played: { $unplayed }
}{ $ended ->
    [0] {""}
   *[other] {" "}· unfinished: { $ended }
}
league-standings-none = No match with points is finished yet, so there's no order.
league-standings-out = Out of the season: { $who }
league-standings-short = Too few matches played for a rank: { $who }
league-standings-foot = Ties are broken by: { $ties }.
league-standings-deciding = Tie-breaks that changed nothing are left out.
league-standings-mutual = { league-column-mutual }: points against the tied players
league-standings-share = { league-column-share }: average score compared with the winner's
league-standings-lot = { league-column-lot }: a random number; the highest comes first. It's drawn from the seed { $seed }…, which **{ league-home }** → **{ league-files }** has in full
league-standings-lines = Players above the upper line are promoted, those below the lower line relegated.
league-now = now { $scores }
league-now-about = “now”: points in each running match; * leads, 💤 is away
league-now-session = ▶️ { $session } · { $name } ({ $percent } %): { $line }
league-now-left = left the season
league-now-out = stopped playing
league-now-missed = away in { $n } of { $of }
league-column-played = played
league-column-points = points
league-column-wins = wins
league-column-seconds = 2nd
league-column-mutual = h2h
league-column-share = share
league-column-lot = draw
league-measure-points = league points
league-measure-wins = wins
league-measure-seconds = second places
league-measure-mutual = head-to-head points
league-measure-share = share of the top score
league-measure-lot = the random draw
league-why-head = 
    ### { $title }
    {""}**{ $name }**: rank **{ $place }**
league-why-none = 
    ### { $title }
    {""}**{ $name }**: no rank, because nothing has been played.
league-why-out = 
    ### { $title }
    {""}**{ $name }**: out of the season, so no rank.
league-why-short = 
    ### { $title }
    {""}**{ $name }**: no rank, because too few matches were played.
league-why-step = { $upper } is ahead of { $lower } on { $what }: { $more } to { $less }.
league-why-draw = { $upper } and { $lower } are tied. Only the random draw puts { $upper } first: { $more } to { $less }.
league-why-level = They're tied on: { $level }.
league-why-session = - { $session }: { $twelfths ->
    [12] { $points } point
   *[other] { $points } points
}. { $line }
league-why-total = { $twelfths ->
    [12] **{ $points }** point
   *[other] **{ $points }** points
} · played: { $n } · to play: { $open }
league-own-season = 🏆 **{ $league }**, { $season } · rank: { $rank } · points: { $points } · matches played: { $n }{ $late ->
    [0] {""}
   *[other] , { $late } of them unfinished
}
league-plays-not = { $name } isn't playing this season.
league-my-next = My matches
league-why-me = Explain my rank
league-explain = Explain
league-picture = Picture
league-calendar = Calendar
league-standings = Standings
league-wave = **Round { $n }**, from { $at }
league-state-pending = ⏳
league-state-open = ▶️
league-state-ended = ✅
league-state-unplayed = ➖
league-state-stopped = ⏹️
league-deadline = Deadline: { $at }
league-more = … and { $n } more lines. **{ league-files }** has them all.
league-next-count = { $n ->
    [0] No match is waiting for you.
   *[other] **Waiting for you: { $n }**.
} Open matches: { $of }.
league-next-mine = 👉 your turn
league-next-against = -# Against { $against } · { $where }
league-next-away = away: { $names }
league-next-later = ⏳ **{ $session }** against { $against }: starts on { $at }.
league-next-room = ⏳ **{ $session }** against { $against }: starts as soon as all its players are free.
league-next-none = No match is left for you this season. Finished: { $done }{ $stopped ->
    [0] {""}
   *[other] {" "}· stopped half-way: { $stopped }
}{ $unplayed ->
    [0] {""}
   *[other] {" "}· not played: { $unplayed }
}
league-next-more = … and { $n } more later.
league-next-signed-up = ✅ You're in for season { $season }! When an organiser starts it, you'll have { $n ->
    [one] one match at a time
   *[other] up to { $n } matches at once
}. I'll ping you on your turn; **{ league-my-next }** lists your matches.
league-next-waiting = You're number { $n } on the waiting list.
league-next-substitute = You're a substitute: if someone leaves, you play their remaining matches.
league-next-outside = You aren't playing this season. Press **{ league-home }**, then **{ league-stand-by }** to step in if someone leaves.
league-next-left = You've left this season. You can sign up again when it ends.
league-left-goes-on = You still finish your running matches: { $n }.
league-left-return = To play your remaining matches after all, press **{ league-back }**.
league-left-by = { $name } plays your remaining matches.
league-back = Rejoin

league-sign-up = Season { $season }: press **{ league-join }**.
league-under-way = Season { $season } is running. To step in if someone leaves, press **{ league-home }**, then **{ league-stand-by }**.
league-signed = 
    {""}**Signed up: { $n } of { $of }**
    { $who }
league-waiting = 
    {""}**Waiting list: { $n }**
    { $who }
league-substitutes = 
    {""}**Substitutes: { $n }**
    { $who }
league-nobody = No one has signed up yet.
league-as-of = -# Updated { $at }
league-join = Join
league-leave = Leave
league-stand-by = Be a substitute
league-help-button = How it works
league-guide = For organisers
league-home = League page
league-brief-play = { $game } · tables of { $table }{ $rated ->
    [true] {" "}· rated
   *[false] {""}
}
league-brief-clock = ⏱️ { $clock }
league-brief-pace = { $rounds ->
    [single] 📅 { $days } days
   *[several] 📅 Rounds of { $days } days
} · { $n ->
    [one] one match at a time
   *[other] up to { $n } matches at once
}
league-brief-blitz = 3 h per move, plus 6 spare hours per match
league-brief-daily = 24 h per move, plus 3 spare days per match
league-brief-relaxed = 3 days per move, plus 7 spare per match
league-brief-bank = 6 h per move, plus 5 spare days per match
league-brief-none = no clock
league-terms-season = { $game }: divisions of about { $n }, tables of { $table }
league-terms-swiss = { $game }: { $n } Swiss rounds, tables of { $table }, as few rematches as possible
league-terms-final = Then playoffs for the top { $n }
league-terms-column = One division per tier: { $up } promoted and { $down } relegated from each
league-terms-pyramid = Each tier has twice as many divisions as the one above: { $up } promoted and { $down } relegated from each
league-terms-pace = { $rounds ->
    [single] The season takes { $days } days
   *[several] A new round starts every { $days } days
}. You play { $n ->
    [one] one match at a time
   *[other] up to { $n } matches at the same time
}
league-terms-clock = ⏱️ { $clock }
league-terms-deadline = The board shows when your move time and your spare time are both used up
league-terms-late-move = Too late? The computer makes that move; if you stay away, your seat becomes open to others
league-terms-late-wait = Timeout: the match waits
league-terms-played = { $n ->
    [0] Unfinished matches count with the current score
    [100] Unfinished matches don't count
    [50] Unfinished matches count if at least half was played
   *[other] Unfinished matches count if at least { $n } % was played
}
league-terms-rated = Rated: matches played to the end count for ratings
league-terms-single = One match per session
league-terms-annul = If someone leaves before playing half their matches, their results don't count
league-terms-points = League points by rank: { $prizes }; tied players share them (two winners: half a win each)
league-terms-ties = Tie-breaks: { $ties }
league-clock-blitz = Blitz: { league-brief-blitz }
league-clock-daily = Daily: { league-brief-daily }
league-clock-relaxed = Relaxed: { league-brief-relaxed }
league-clock-bank = Long match: { league-brief-bank }
league-clock-none = No clock
league-state-sign-up = Sign-up is open. Players: { $n }.
league-state-divisions = Sign-up is open. Players: { $n } (by division: { $each }).
league-state-over = Season { $season } is over.
league-state-won = Season { $season } is over: 🏆 **{ $name }** won.
league-state-running = Season { $season } is running. Matches finished: { $done } of { $of }{ $closed ->
    [0] {""}
   *[other] , ended without points: { $closed }
}; deadline { $until }.
league-state-paused = ⏸️ Season { $season } is paused. Matches finished: { $done } of { $of }{ $closed ->
    [0] {""}
   *[other] , ended without points: { $closed }
}; deadline { $until }.
league-menu-format = Format
league-menu-table = Table size
league-menu-division = Divisions
league-menu-movers = Promotion and relegation
league-menu-pace = Pace
league-menu-places = Places
league-menu-clock = Clock
league-menu-late = Timeouts
league-menu-played = When time is up
league-menu-prizes = League points by rank
league-menu-first = Tie-breaks
league-menu-enrol = Sign up players…
league-menu-drop = Remove a player…
league-menu-session = Choose a match
league-menu-whom = Explain a player's rank
league-format-season = Season: everyone plays everyone
league-format-swiss = Swiss rounds: { $n }
league-choose-table = Tables of { $n }
league-choose-column = Groups of { $n }, one on each level
league-choose-pyramid = Divisions of { $n }, as a pyramid
league-choose-movers = Up to { $n } relegated per division
league-choose-pace = { $days }-day rounds, { $n ->
    [one] 1 match at a time
   *[other] up to { $n } at once
}
league-choose-places = Places: { $n }
league-choose-clock-blitz = Blitz: 3 h per move + 6 h
league-choose-clock-daily = Daily: 24 h per move + 3 days
league-choose-clock-relaxed = Relaxed: 3 days per move + 7 days
league-choose-clock-bank = Long match: 6 h per move + 5 days
league-choose-clock-none = { league-clock-none }
league-choose-late-move = Timeout: the computer moves
league-choose-late-wait = Timeout: the match waits
league-choose-played = { $n ->
    [0] Unfinished: current score counts
    [100] Unfinished: no points
   *[other] Unfinished: counts from { $n } %
}
league-choose-prizes = Points by rank: { $prizes }
league-choose-first = Ties: { $measure } first
league-flag-rated = { $on ->
    [true] Rated: yes
   *[false] Rated: no
}
league-flag-final = { $on ->
    [true] Playoffs: yes
   *[false] Playoffs: no
}
league-flag-annul = { $on ->
    [true] Leavers' results: don't count
   *[false] Leavers' results: kept
}
league-length-enough = ⏱️ { $matches ->
    [1] A match of { $n }
   *[other] A session of { $matches } matches of { $n }
} usually takes { $days }–{ $most } days{ $own ->
    [0] {""}
   *[other] {" "}(by this server's last { $own } matches)
}. The limit is { $limit } days.
league-length-short = ⚠️ { $matches ->
    [1] A match of { $n }
   *[other] A session of { $matches } matches of { $n }
} usually takes { $days }–{ $most } days{ $own ->
    [0] {""}
   *[other] {" "}(by this server's last { $own } matches)
}, but the limit is { $limit } days.
league-length-night = ⚠️ This clock is shorter than a night: players who haven't set their playing hours can time out while they sleep.
league-length-helps = What would help:
league-fix-quick = { $name }: { $days } days
league-fix-single = One match: { $days } days
league-fix-table = Tables of { $n }: { $days } days
league-fix-interval = Rounds of { $n } days
league-fix-clock = { $n ->
    [bank] Long match
   *[daily] Daily
}: { $days } days
league-fix-too-little = { $label } (not enough)
league-flag-quick = { $name }: { $on ->
    [true] yes
   *[false] no
}
league-flag-single = { $on ->
    [true] One-match sessions: yes
   *[false] One-match sessions: no
}
league-begin = Start season { $n }
league-rehearse = Simulate
league-announce = Repost sign-up
league-undo = Undo last action
league-pause = Pause
league-resume = Resume
league-extend = Add 7 days
league-hasten = Start next round
league-begin-question = **Start season { $season } now?** Players: { $players }. Each gets { $n ->
    [one] one match at a time
   *[other] { $n } matches at once
}, and the season takes about { $days } days. You can't change its settings afterwards.
league-end = End season
league-hasten-question = Start the next round now? { $n ->
    [0] No match is
    [one] One match is
   *[other] { $n } matches are
} still unfinished and will continue. A player who already has { $most } open starts the next one later. All later rounds move forward too. A round that starts early never counts as missed.
league-hasten-yes = Yes, start it
league-end-question = End the season now? Unfinished matches won't count. Until the next season starts, **{ league-undo }** brings it back.
league-end-yes = Yes, end it
league-leave-question = Leave this season? You still finish your running matches. A substitute plays the rest, or you forfeit them.
league-leave-yes = Yes, leave
league-drop-question = Remove { $name } from this season? Matches that haven't started go to a substitute or are forfeited. I'll tell the channel.
league-drop-yes = Yes, remove
league-no = No
league-not-yet = Not yet
league-to-panel = Organiser page
league-page-play = Size and format
league-page-points = Time and points
league-page-head-play = ### Size and format
    Changes save automatically.
league-page-head-points = ### Time and points
    Changes save automatically.
league-people = Players
league-sessions = Matches
league-add-computer = Add computer
league-computer = Computer { $letter }
league-files = Files
league-none = No league here yet. Once an organiser opens one with this command, you can join.
league-none-organiser = No league here yet. Choose a game: I'll post the sign-up in this channel, and you can change the settings before you start.
league-none-in-channel = This channel has no league yet. To open one here:
league-new = New league: { $game }
league-new-form = New league
league-usual-name = { $game } league
league-which = Leagues in this server
league-begin-here = Show leagues
league-closed-channel = ⚠️ I can't post in { $channel }. Fix my permissions there, or run `/{ command-league-name } { command-league-channel-name }` in another channel.
league-shown-here = ⚠️ I can't post in { $channel }, so league news appears here. Organisers: run `/{ command-league-name } { command-league-channel-name }` in the channel you want.
league-then-few = ➡️ Not enough players to start: { $least } or more must press **{ league-join }** in the channel. Just trying it out? Press **{ league-add-computer }**.
league-then-small = ➡️ Too few players for a table of { $table }. Wait for more, press **{ league-add-computer }**, or start with a smaller table.
league-then-begin = ➡️ Everyone in? Start the season: { $n ->
    [one] one match at a time
   *[other] { $n } matches at once
} each, about { $days } days.
league-then-running = ➡️ All matches have started. The season ends when they're finished.
league-then-away = ⚠️ Everyone is away in { $n } of { $of } open matches. **{ league-people }** brings in substitutes, **{ league-extend }** gives more time, **{ league-end }** stops here.
league-then-round = ➡️ The next round starts automatically once this one is finished.
league-start-all = ➡️ The next matches start automatically { $at }.
league-start-all-free = ➡️ The next matches start automatically as soon as their players are free.
league-start-own = ➡️ Your next match starts automatically { $at }.
league-start-own-free = ➡️ Your next match starts automatically as soon as all its players are free.
league-then-paused = ➡️ No new matches start until you press **{ league-resume }**.
league-then-join = ➡️ Press **{ league-join }** to play.
league-then-wait = ➡️ You're in! Your matches appear here once an organiser starts the season.
league-then-organise = ➡️ To start season { $season }, press **{ league-to-panel }**.
league-then-play = ➡️ Press **{ league-my-next }** to see whose turn it is and open your matches.
league-then-stand-by = ➡️ You aren't playing this season. Press **{ league-stand-by }** to step in if someone leaves.
league-then-listed = ➡️ You're a substitute: if someone leaves, you play their remaining matches.
league-people-head = ### Players
    Players can also join in the channel. If someone leaves mid-season, the first substitute takes over.
league-more-people = More players
league-sessions-head = ### Matches
    Choose one to correct, void or restart it.
league-sessions-away = everyone is away
league-more-sessions = More matches
league-session-pending = Starts automatically, not before { $at }.
league-session-open = In progress.
league-session-ended = Finished.
league-session-unplayed = Closed: it wasn't played.
league-session-stopped = Closed half-way, without league points.
league-session-result = Result: { $line }
league-session-seats = Seats: { $seats }
league-session-again = To play it again, press **{ league-again }**.
league-correct = Correct points
league-void = Void match
league-again = Restart match
league-form-points = Match scores, in order of the seats
league-form-reason = Reason, shown in the channel
league-form-void = No one gets points for { $session }, and I'll tell the channel. You can undo this.
league-done-found = ✅ League created. I've posted the sign-up here.
league-done-computer = ✅ Computer added.
league-done-again = ✅ Match { $number } restarts automatically.
league-done-saved = ✅ Saved.
league-done-begin = ✅ The season has started. Its matches appear in the channel.
league-done-pause = ⏸️ Paused. Running matches continue.
league-done-resume = ▶️ Resumed. All dates have moved by the length of the pause.
league-done-extend = ✅ Deadline moved by 7 days.
league-done-hasten = ✅ The next round is starting.
league-done-undo = ↩️ Undone: { $act }.
league-done-end = 🏁 The season is over.
league-done-announce = ✅ Sign-up reposted.
league-done-enrol = ✅ Signed up.
league-done-drop = ✅ Removed.
league-done-correct = ✅ Match { $number } corrected. I've told the channel.
league-done-scale = ⚠️ { $points } look like league points, but I need the match scores. If they were league points, correct the match again.
league-done-here = ✅ The league's news appears in this channel now.

league-began = ## { $title } has started
league-digest = ### { $title }: this week
league-digest-ended = **Ended this week: { $n }**
league-digest-waits = ⏳ { $session } waits for { $who }
league-digest-stopped = 💤 { $session }: everyone is away. It waits for { $who }
league-stalling = ⚠️ **{ $league }** · { $season } is stalling: at this pace, { $n } of { $of } open matches won't be finished in time.
league-stalling-helps = For organisers: **{ league-extend }** gives more time, **{ league-people }** removes someone so that a substitute takes over, and **{ league-end }** stops here. If you do nothing, matches with at least one move by a person get 7 more days.
league-champion = { $n ->
    [1] { $name } wins { $league }, { $season }!
   *[other] { $name } share the title in { $league }, { $season }!
}
league-next-season = Sign-up for season { $season } is open. Everyone keeps their place unless they leave.
league-places-lost = Still signed up for season { $season }: { $kept }. { $who } stopped playing: press **{ league-join }** to play again.
league-places-free = No one is signed up for season { $season } yet: press **{ league-join }** to play.
league-no-champion = 🏁 { $league } · { $season } is over, without a champion: no one finished half of their matches.
league-going-up = ⬆️ Promoted from division { $n }: { $who }
league-going-down = ⬇️ Relegated from division { $n }: { $who }
league-post-places = Ranks after a correction to { $season }:
league-post-champion = A correction makes **{ $name }** the champion of { $season } (before: { $before }). New ranks:
league-nobody-won = no one
league-post-dropped = { $name } has left the season and forfeits all matches that haven't started.
league-post-substitute = { $name } has left the season, and { $by } plays their remaining matches.
league-post-corrected = { $session } corrected: { $line }
league-post-reason = Reason: { $reason }
league-post-adjudicated = Time is up for { $session }, so the current score counts: { $line }
league-post-unplayed = Closed without league points:
league-unplayed-waited = - { $session }: no player made a move. It waited for { $who }
league-stopped-waited = - { $session } stopped at { $percent } % (needed: { $needed } %): it waited for { $who }
league-replaced-waited = - { $session }: computers made most of the moves for { $who }
league-unplayed-never = - { $session } never started
league-post-absence = ⌛ Away: { $who }. Their next move brings them back. Until the season's deadline, others may take their seats on the boards.
league-post-vacation = 🌴 On vacation: { $who }
league-post-absent = Out of the season after missing two rounds in a row: { $name }. Their remaining matches are forfeited unless they return with `/{ command-league-name } { command-league-join-name }`.
league-post-absent-substitute = { $name } missed two rounds in a row. { $by } plays their remaining matches.
league-post-cancelled = An organiser ended { $session }: { $line }
league-post-walkover = { $session }: { $line }
league-post-extended = Deadline moved by { $days } days to { $at }. After that, time is up for unfinished matches.
league-post-hastened = The next round is starting early, and later rounds move forward too.
league-post-round = Round { $n } has been drawn. Press **{ league-my-next }** or type `/{ command-league-name } { command-league-next-name }` to see your opponents.
league-post-paused = Season paused. No new matches start.
league-post-resumed = Season resumed.
league-post-reopened = The season ended too early and has been resumed.
league-post-repeated = Restarting { $session }: { $line }
league-post-uncorrected = Correction of { $session } undone: { $line }
league-post-back = { $name } is back in the season.
league-post-undone = An organiser undid: { $act }. Deadline: { $at }.
league-act-changed = settings change
league-act-signed-up = { $name }'s sign-up
league-act-withdrew = { $name }'s withdrawal
league-act-listed = { $name }'s place as a substitute
league-act-corrected = correction of { $session }
league-act-dropped = { $name }'s removal
league-act-paused = pause
league-act-resumed = end of the pause
league-act-hastened = early start of a round
league-act-extended = { $days }-day deadline extension
league-act-closed = end of the season
league-export = JSON: exact numbers and the random draw's full seed. CSV: a row for each seat. TXT: standings to post anywhere.
league-rehearsed = **Simulation: { $n } players, { $days } days.** I played a made-up season in a few seconds. Nothing of it counts.
league-rehearsed-in-part = **Simulation: { $n } players, stopped before the end to save time.** This season is made up. Nothing of it counts.
league-rehearsed-left = After it, { $name } leaves the season: matches that have started count, and the rest are forfeited.
league-rehearsed-made-up = Player { $number }
league-rehearsed-strangers = - Everyone plays like an easy computer{ $hours ->
    [0] , each match in one go
   *[other] {" "}and answers after about { $hours } h
}.
league-rehearsed-away = - To show what happens, { $name } is away for the whole first round.
league-rehearsed-calendar = **Matches**
league-rehearsed-session = { $session }, days { $first }–{ $last }: { $who }
league-rehearsed-player = player
league-rehearsed-tables = **Final standings** (two winners: half a win each)
league-rehearsed-then = ➡️ Happy with it? Go back and start the season, or change its settings.

league-help-head = ## How leagues work
league-help-begin = **1. Create.** Type `/{ command-league-name } { command-league-home-name }` in the channel you want, and press the green button of your game. The default settings work. **{ league-rehearse }** plays a made-up season, so you can see how it could go. Players press **{ league-join }**; **{ league-add-computer }** fills an empty place.
league-help-season = **2. Start.** Press the green start button on the **{ league-to-panel }**: I ask once more, then the first sessions start. A session is one match, or several in a row under the game's tournament rules. Players meet each other as evenly as possible.
league-help-play = **3. Play.** **{ league-my-next }** opens your matches, and `/{ command-turns-name }` lists everything that's waiting for you. **{ league-standings }** shows the ranks; on the **{ league-home }**, **{ league-why-me }** says how you got yours. I post a weekly digest if something ended.
league-help-trouble = **4. Fix problems.** On the **{ league-to-panel }**, **{ league-people }** removes someone, and **{ league-sessions }** corrects, voids or restarts a match. **{ league-undo }** reverses what an organiser did last.
league-help-end = **5. Finish.** The season ends when all matches are finished.
    - An unfinished match gets 7 more days, once, if anyone has moved in it. Then the current score counts if enough was played.
    - You forfeit a match if a computer made most of your moves. In a season of several rounds, you're out after missing two in a row.
    - At the end I announce the champion, promote and relegate players, and reopen sign-up. Leaders still tied after all tie-breaks share the title.
league-rules-play = **Play.** Your matches start by themselves. **{ league-my-next }** opens them, and `/{ command-turns-name }` lists everything that's waiting for you.
league-rules-time = **Time.** A match that isn't finished in time gets 7 more days, once, if anyone has moved in it.
league-rules-absent = **Absence.** You forfeit a match if the computer made most of your moves. { $rounds ->
    [single] If you miss all your matches, you don't stay signed up for the next season.
   *[several] After two missed rounds in a row, you're out, and a substitute takes over.
} A match whose players are all away waits for them until its time is up.

refusal-league-broken = I can't read this league's data. Its matches continue; please tell the person who hosts this bot.
refusal-no-such-league = I can't find that league here. `/{ command-league-name } { command-league-home-name }` lists this server's leagues.
refusal-league-name = That name doesn't work. Use 1 to { $limit } letters.
refusal-league-named = This server already has a league called { $name }. Choose another name.
refusal-league-too-many = This server already has { $limit } leagues, the maximum. Use one of those.
refusal-league-signed-up = You've already signed up.
refusal-league-not-signed-up = You haven't signed up, so there's nothing to leave.
refusal-league-plays-already = That player is in this season, so they can't be a substitute.
refusal-league-cannot-return = A substitute has already taken over, so you can't rejoin. Sign up again when this season ends.
refusal-league-listed = That player is already on the list of substitutes.
refusal-league-not-listed = That player isn't on the list of substitutes.
refusal-league-running = You can only change that between seasons.
refusal-league-not-running = No season is running.
refusal-league-not-paused = The season isn't paused.
refusal-league-plays-not = That player isn't in this season.
refusal-league-terms = This game doesn't allow that setting ({ $term }). Choose another one.
refusal-league-too-few = There aren't enough players yet: at least { $least } must sign up first.
refusal-league-nothing-to-hasten = No round is waiting to start.
refusal-league-full = All { $n } places are taken. Raise the number of places first.
refusal-league-no-session = I can't find match { $number } in this season. The calendar has the numbers.
refusal-league-not-repeatable = You can't restart match { $number }. Only a void match of a running season can restart, and only with two players or more.
refusal-league-scores = That match has { $n } seats: type one number per seat, in seat order.
refusal-league-nothing-to-undo = There's nothing to undo.
refusal-league-cannot-undo = You can't undo that any more, because too much has happened since.
refusal-league-rehearsing = Another simulation is running. Try again in a minute.
