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
profile-none-own = You haven't finished a match yet.
profile-head = ## { $name }
profile-game = **{ $game }** · finished: { $n } · won: { $wins } · average points: { $average }
profile-averages = -# { $game }, on average: { $what }
profile-average = { $what } { $n }
profile-pace = -# On time: { $intime } of the last { $of } moves, mostly within { $hours } playing { $hours ->
    [one] hour
   *[other] hours
}
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
command-league-correct = Correct the result of a match (organisers)
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
league-board-forfeits = -# ⌛ { $who } { $n ->
    [1] forfeits
   *[other] forfeit
}: the computer made most of the moves.
league-board-replaced = -# ⌛ The computer made most of the moves for { $who }.
league-board-played-for = -# 🪑 { $by } played for { $name }, so the match counts for { $name }.
league-stage-semi = semi-final ({ $session })
league-stage-final = final ({ $session })
league-stage-third = third-place match ({ $session })
league-annulled = { $who }: void
league-unplayed = { $who }: { $percent ->
    [0] not played
   *[other] { $percent } % played by computers alone, no points
}
league-stopped = { $who }: stopped with { $percent } % played, no points
league-replaced = { $who }: no points, because the computer made most of the moves
league-waited = It waited for { $who }
league-waited-away = All players were away: { $who }
league-bye = { $name } has a bye
league-stand-in = { $name } (played by { $by })
league-stand-in-partly = { $name } (partly played by { $by })
league-played-for = { $by } played for { $name }
league-place-forfeit = { $name } (forfeit)
league-place-walkover = { $name } wins without playing ({ $twelfths ->
    [12] { $points } point
   *[other] { $points } points
})
league-place-corrected = ✏️ corrected
league-no-season = { $league } hasn't started a season yet.
league-standings-alt = Standings, { $title }
league-standings-alt-leader = Standings, { $title }: { $leader } leads
league-standings-running = ▶️ { $stage }
league-standings-paused = ⏸️ Paused · { $stage }
league-standings-round = Round { $n } of { $of }
league-standings-ends = ends { $at }
league-standings-final = { $title } · final
league-standings-won = 🏁 The season is over. { $n ->
    [1] 🏆 **{ $name }** is the champion.
   *[other] 🏆 **{ $name }** share the title.
}
league-standings-first = 🏁 The season is over. 🏆 First in this division: **{ $name }**.
league-standings-over = 🏁 The season is over. There is no champion, because no one finished enough matches (at least half of those that could be played).
league-rankless = No one has a rank: no match was finished{ $why ->
    [points] {" "}with points.
    [none] .
   *[part] {" "}({ $needed } % needed).
}
league-rank-rule = To get a rank, make moves yourself and finish at least half of the matches that could be played.
league-standings-unfinished = 🏁 The season is over.
league-count-done = { $of ->
    [one] { $done } of { $of } match finished
   *[other] { $done } of { $of } matches finished
}
league-count-scored = { $n } ended unfinished, the score counts
league-count-open = { $n } running
league-count-away = no one playing in { $n } of them
league-count-left = { $n } not started
league-count-stopped = { $n } stopped too early, so no points
league-count-replaced = { $n } played mostly by computers, so no points
league-count-unplayed = { $n } without a move by a player, so no points
league-count-ended = { $n ->
    [one] { $n } unfinished match no longer counts, but can be played on
   *[other] { $n } unfinished matches no longer count, but can be played on
}
league-standings-none = No ranks yet: no match has finished{ $why ->
    [points] {" "}with points.
   *[none] .
}
league-standings-decides = { $n ->
    [2] League points: { $first } for a win, { $second } for second place
   *[other] League points for a match, from first to last place: { $prizes }
}. The most points win.
league-standings-out = Left the season or stopped playing, so no rank: { $who }
league-standings-short = No rank: { $who }
league-short-forfeits = { $name } forfeited { $n } of { $of ->
    [one] { $of } match
   *[other] { $of } matches
}
league-short-finished = { $name } finished { $n ->
    [0] no match
   *[other] { $n } of { $of } matches that could be played
}
league-short-silent = { $name } made no move
league-standings-foot = Ties are broken by: { $ties }. After that, players share the rank.
league-standings-deciding = Tie-breaks that changed nothing are left out.
league-standings-mutual = { league-column-mutual }: points against the tied players
league-standings-share = { league-column-share }: average share of the winner's score
league-standings-lot = { league-column-lot }: a random number. It never changes a rank; the highest comes first where a shared rank must be split (promotion, playoffs). Its seed ({ $seed }…) is in **{ league-home }** → **{ league-files }**
league-standings-lines = Above the upper line: promoted. Below the lower line: relegated.
league-now-about = **Running now** · % played and points
league-now-session = **{ $session }** · { $percent } %
    -# { $line }
league-now-more = … and { $n } more
league-now-away-in = away in { $n } of { $of ->
    [one] { $of } match
   *[other] { $of } matches
}
league-now-champion = champion
league-now-up = promoted
league-now-down = relegated
league-now-rankless = no rank{ $why ->
    [forfeits] {""}
    [silent] : made no move
   *[finished] : too few matches
}
league-now-left = left the season
league-now-out = stopped playing
league-now-missed = moved in { $n } of { $of ->
    [one] { $of } match
   *[other] { $of } matches
}
league-now-claimed = others play in { $n } of { $of }
league-own-played = finished: { $n }
league-own-scored = unfinished, counted: { $n }
league-own-forfeits = forfeited: { $n }
league-own-walkovers = won unplayed: { $n }
league-own-unpaid = without points: { $n }
league-own-void = void: { $n }
league-own-left = { $runs ->
    [yes] to play: { $n }
   *[no] not finished: { $n }
}
league-column-played = matches
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
league-measure-share = share of the winner's score
league-measure-lot = the random draw
league-why-head = 
    ### { $title }
    {""}**{ $name }**: rank **{ $place }**
league-why-none =
    ### { $title }
    {""}**{ $name }**: no rank.
league-why-out = 
    ### { $title }
    {""}**{ $name }**: out of the season, so no rank.
league-why-short =
    ### { $title }
    {""}**No rank.** { $reason }. { league-rank-rule }
league-why-step = { $upper } is ahead of { $lower } on { $what }: { $more } to { $less }.
league-why-draw = { $upper } and { $lower } share the rank: they are tied on everything.
league-why-level = They're tied on: { $level }.
league-why-session = - { $session }: { $twelfths ->
    [12] { $points } point
   *[other] { $points } points
}. { $line }
league-why-total = { $twelfths ->
    [12] **{ $points }** point
   *[other] **{ $points }** points
} · matches: { $of } ({ $what })
league-own-season = 🏆 **{ $league }**, { $season } · rank: { $rank } · points: { $points } · matches finished: { $n }{ $late ->
    [0] {""}
   *[other] , { $late } of them when time was up
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
league-deadline = Season ends by { $at }
league-more = … and { $n } more lines. **{ league-files }** has them all.
league-next-count = { $n ->
    [0] No match is waiting for you.
   *[other] **Waiting for you: { $n }**.
} Open matches: { $of }.
league-next-mine = 👉 your turn
league-next-stopped = you're away, and the match waits until someone comes back
league-next-against = -# Against { $against } · { $where }
league-next-claimed = -# 🪑 { $by } plays for you now; the match still counts for you.
league-next-for = -# 🪑 You play for { $name }; the match counts for { $name }.
league-next-away = away: { $names }
league-next-later = ⏳ **{ $session }** against { $against }: starts on { $at }.
league-next-room = ⏳ **{ $session }** against { $against }: starts as soon as all its players are free.
league-next-none = No match is left for you this season ({ $what }).
league-next-more = … and { $n } more later.
league-next-signed-up = ✅ You're in for season { $season }! { $organises ->
    [yes] You start it: **{ league-home }** → **{ league-to-panel }**.
   *[no] An organiser starts it.
} { $rounds ->
    [single] Then all your matches start at once
   *[several] Then you play { $n ->
        [one] one match at a time
       *[other] up to { $n } matches at a time
    }
}, and I ping you on your turn.
league-next-waiting = You're number { $n } on the waiting list.
league-next-substitute = ✅ You're a substitute: if someone leaves, you play their matches that haven't started, for your own points. I'll tell the channel.
league-next-outside = You aren't playing this season. To step in if someone leaves: **{ league-home }** → **{ league-stand-by }**.
league-next-left = You've left this season. You can sign up again when it ends.
league-left-sign-up = ✅ You're out of season { $season }. To come back, press **{ league-join }**.
league-left-goes-on = You still finish your running matches: { $n }.
league-left-return = To play your remaining matches after all, press **{ league-back }**.
league-left-by = { $name } plays your remaining matches.
league-back = Rejoin

league-sign-up = Season { $season }: press **{ league-join }**.
league-letters = I may write to you by DM about your seats and your season. You can switch that off in `/{ command-settings-name }`.
league-under-way = Season { $season } is running. To step in: **{ league-home }** → **{ league-stand-by }**.
league-runs = Season { $season } is running: all matches have started.
league-signed = 
    {""}**{ $of ->
        [0] Players: { $n }
       *[other] Signed up: { $n } of { $of }
    }**
    { $who }
league-waiting = 
    {""}**Waiting list: { $n }**
    { $who }
league-substitutes = 
    {""}**Substitutes: { $n }**
    { $who }
league-nobody = No one has signed up yet.
league-as-of = -# As of { $at }
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
    [single] 📅 { $days } days · { $n ->
        [one] one match
       *[other] all matches at once
    }
   *[several] 📅 { $days }-day rounds · { $n ->
        [one] one match at a time
       *[other] up to { $n } matches at a time
    }
}
league-brief-blitz = 3 h per move, plus 6 spare hours
league-brief-daily = 24 h per move, plus 3 spare days
league-brief-relaxed = 3 days per move, plus 7 spare days
league-brief-bank = 6 h per move, plus 5 spare days
league-brief-none = no clock
league-terms-season = { $game }: divisions of about { $n } players, tables of { $table }
league-terms-swiss = { $game }: { $n } Swiss rounds, tables of { $table }, as few rematches as possible
league-terms-final = Then playoffs for the top { $n }
league-terms-column = One division per level: { $up } promoted and { $down } relegated from each
league-terms-pyramid = Each level has twice as many divisions as the one above: { $up } promoted and { $down } relegated from each
league-terms-pace = { $rounds ->
    [single] The season takes { $days } days, plus up to 7 if a match needs them. All your matches start at once
   *[several] A new round starts every { $days } days. You play { $n ->
        [one] one match at a time
       *[other] up to { $n } matches at a time
    }
}
league-terms-clock = ⏱️ { $clock }
league-terms-deadline = The board shows the deadline of your move: the time for a move, then your spare time
league-terms-late-move = The first time you miss a deadline in a match, the computer makes that move, and your spare time is gone. The second time, the computer plays on for you until you come back, or until someone claims your seat
league-terms-late-wait = The first time you miss a deadline in a match, the match waits, and your spare time is gone. The second time, it waits until you come back, or until someone claims your seat
league-terms-played = { $n ->
    [0] If a match is still unfinished at the end, its current score counts
    [100] A match that is still unfinished at the end doesn't count
    [50] If a match is still unfinished at the end, its current score counts if at least half was played
   *[other] If a match is still unfinished at the end, its current score counts if at least { $n } % was played
}
league-terms-rated = Rated: matches played to the end count for ratings
league-terms-annul = If someone leaves before playing half of their matches, none of their results count
league-terms-points = League points for each rank in a match: { $prizes }. Tied players split them
league-terms-ties = Tie-breaks: { $ties }; then the rank is shared
league-clock-blitz = Blitz: 3 h for each move, plus 6 spare hours for the whole match
league-clock-daily = Daily: 24 h for each move, plus 3 spare days for the whole match
league-clock-relaxed = Relaxed: 3 days for each move, plus 7 spare days for the whole match
league-clock-bank = Flexible: 6 h for each move, plus 5 spare days for the whole match
league-clock-none = No clock
league-state-sign-up = Sign-up is open. Players: { $n }.
league-state-divisions = Sign-up is open. Players: { $n } (by division: { $each }).
league-state-over = Season { $season } is over.
league-state-won = Season { $season } is over: 🏆 **{ $name }** won.
league-state-running = Season { $season } is running: { $done } of { $of } matches finished{ $closed ->
    [0] {""}
   *[other] , { $closed } ended without points
}. It ends by { $until }.
league-state-paused = ⏸️ Season { $season } is paused: { $done } of { $of } matches finished{ $closed ->
    [0] {""}
   *[other] , { $closed } ended without points
}. It ends by { $until }.
league-menu-format = Format
league-menu-table = Table size
league-menu-division = Divisions
league-menu-movers = Promotion and relegation
league-menu-pace = Pace
league-menu-places = Places
league-menu-clock = Clock
league-menu-late = Missed deadlines
league-menu-played = Unfinished matches
league-menu-prizes = League points by rank
league-menu-first = Tie-breaks
league-menu-enrol = Sign up players…
league-menu-drop = Remove a player…
league-menu-session = Choose a match
league-menu-whom = Explain a player's rank
league-format-season = Season: everyone plays everyone
league-format-swiss = Swiss: { $n } rounds, similar scores
league-choose-table = Tables of { $n }
league-choose-column = Divisions of { $n }, one below each
league-choose-pyramid = Divisions of { $n }, two below each
league-choose-movers = Up to { $n } relegated per division
league-choose-pace = { $rounds ->
    [single] Season: { $days } days, all at once
   *[several] Rounds of { $days } days, { $n } at a time
}
league-choose-places = Up to { $n } players
league-choose-clock-blitz = Blitz: 3 h per move + 6 h spare
league-choose-clock-daily = Daily: 24 h per move + 3 d spare
league-choose-clock-relaxed = Relaxed: 3 d per move + 7 d spare
league-choose-clock-bank = Flexible: 6 h/move + 5 d spare
league-choose-clock-none = { league-clock-none }
league-choose-late-move = On timeout: computer moves
league-choose-late-wait = On timeout: match waits
league-choose-played = { $n ->
    [0] Unfinished: always counts
    [100] Unfinished: never counts
    [50] Unfinished: counts from half
   *[other] Unfinished: counts from { $n } %
}
league-choose-prizes = Points by rank: { $prizes }
league-choose-first = Ties: { $measure }
league-flag-rated = { $on ->
    [true] Rated: yes
   *[false] Rated: no
}
league-flag-final = { $on ->
    [true] Playoffs: yes
   *[false] Playoffs: no
}
league-flag-annul = { $on ->
    [true] Leavers' results: void
   *[false] Leavers' results: count
}
league-length-enough = ⏱️ { $matches ->
    [1] A match of { $n } players
   *[other] A session of { $matches } matches, { $n } players each,
} usually takes { $days }–{ $most } days{ $own ->
    [0] {""}
   *[other] {" "}(as this server's last { $own } matches did)
}. The settings give it { $limit } days.
league-length-short = ⚠️ { $matches ->
    [1] A match of { $n } players
   *[other] A session of { $matches } matches, { $n } players each,
} usually takes { $days }–{ $most } days{ $own ->
    [0] {""}
   *[other] {" "}(as this server's last { $own } matches did)
} and has only { $limit }.
league-length-night = ⚠️ This clock is shorter than a night. Players without playing hours can time out while they sleep.
league-length-helps = This helps:
league-length-partly = These changes help (grey: not enough alone):
league-fix-quick = { $name }: { $days } days
league-fix-single = One match: { $days } days
league-fix-table = Tables of { $n }: { $days } days
league-fix-interval = { $rounds ->
    [single] Season of { $n } days
   *[several] Rounds of { $n } days
}
league-fix-clock = { $n ->
    [bank] Flexible
   *[daily] Daily
}: { $days } days
league-flag-quick = { $name }: { $on ->
    [true] yes
   *[false] no
}
league-flag-single = { $on ->
    [true] Tournament sessions: no
   *[false] Tournament sessions: yes
}
league-begin = Start season { $n }
league-rehearse = Simulate
league-announce = Repost sign-up
league-undo-act = Undo: { $act ->
    [changed] settings
    [signed-up] sign-up
    [withdrew] withdrawal
    [listed] substitute
    [corrected] correction
    [dropped] removal
    [paused] pause
    [resumed] resume
    [hastened] early start
    [extended] more days
   *[closed] end of season
}
league-pause = Pause
league-resume = Resume
league-extend = Add 7 days
league-hasten = Start next round
league-begin-question = **Start season { $season } now?** It starts with the { $players } players who are signed up, and lasts { $days } days, plus up to 7 if a match needs them. Each plays { $n ->
    [one] one match at a time
   *[other] { $all ->
        [yes] { $n } matches at the same time
       *[no] up to { $n } matches at a time
    }
}.{ $small ->
    [yes] {" "}With so few players, all tables are smaller than { $table }.
   *[no] {""}
} You can't undo the start. After it you can't change the settings{ $all ->
    [yes] , and no one can join until it ends.
   *[no] , and new people can only replace players who leave.
}
league-end = End season
league-hasten-question = Start the next round now? { $n ->
    [0] No match is unfinished.
    [one] One match is unfinished and continues.
   *[other] { $n } matches are unfinished and continue.
} { $most ->
    [one] Anyone who is still in a match starts the next one after it.
   *[other] Anyone who still has { $most } matches starts the next one when one of them ends.
} Later rounds start earlier too. A round that starts early never counts as missed.
league-hasten-yes = Yes, start it
league-end-question = End the season now? Unfinished matches can be played on, but they won't count, however far they got: the ranks come from the others. If you wait until time is up instead, their current score can count. You can undo this until the next season starts.
league-end-yes = Yes, end it
league-leave-question = Leave this season? You still finish your running matches. A substitute plays the others; without one, you forfeit them.
league-leave-yes = Yes, leave
league-drop-question = Remove { $name } from this season? { $left ->
    [0] Their matches have all started and continue, but they get no rank.
   *[other] A substitute plays the matches that haven't started; without one, they are forfeited.
} I'll tell the channel.
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
league-foot-play = -# Swiss: in each round, players with similar scores meet.{ $annul ->
    [yes] {" "}Leavers: if someone leaves before playing half of their matches, do their results count?
   *[no] {""}
}
league-foot-points = -# Ties: what decides between players with equal points.
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
league-then-few = ➡️ A season needs at least { $least } players. People press **{ league-join }** in the channel, and **{ league-add-computer }** fills up the rest.
league-then-small = ➡️ Too few players for a table of { $table }. Wait for more, press **{ league-add-computer }**, or start with a smaller table.
league-then-begin = ➡️ Everyone in? Start the season: { $days } days, { $n ->
    [one] one match at a time
   *[other] { $all ->
        [yes] { $n } matches each, all at once
       *[no] up to { $n } matches at a time
    }
}.
league-then-running = ➡️ All matches have started. The season may end earlier: as soon as they are finished.
league-then-waits = ⏳ Waiting for { $who }.
league-then-waits-one = { $name } (turn started { $since })
league-panel-away = 💤 Away: { $who }. Anyone may claim these seats.
league-away-at = { $name } ({ $sessions })
league-panel-remind = 🔔 **{ league-remind }** pings { $who } in the channel.
league-panel-reminded = 🔔 Next reminder possible: { $at }.
league-you = you
league-then-away = ⚠️ No one is playing in { $n } of { $of } running matches now. They resume if a player comes back, or if someone claims a seat.
league-then-away-one = ⚠️ { $session } waits until someone comes back or claims a seat. Away: { $who }.
league-then-round = ➡️ The next round starts automatically once this one is finished.
league-start-all = ➡️ The next matches start automatically { $at }.
league-start-all-free = ➡️ The next matches start automatically as soon as their players are free.
league-start-own = ➡️ Your next match starts automatically { $at }.
league-start-own-free = ➡️ Your next match starts automatically as soon as all its players are free.
league-start-busy = Still in another match: { $who }.
league-then-unfinished = 💡 No match was finished (0 of { $of }). Before you start again, try fewer matches at a time or more days: **{ league-page-points }**.
league-then-paused = ➡️ No new matches start until you press **{ league-resume }**.
league-then-join = ➡️ Press **{ league-join }** to play.
league-then-wait = ➡️ You're in! Your matches appear here once an organiser starts the season.
league-then-organise = ➡️ To start season { $season }, press **{ league-to-panel }**.
league-then-gather = ➡️ At least { $least } players must press **{ league-join }** before season { $season } can start. **{ league-announce }** on the **{ league-to-panel }** shows them the sign-up again.
league-then-play = ➡️ Press **{ league-my-next }** to see whose turn it is and open your matches.
league-then-stand-by = ➡️ You aren't playing this season. **{ league-stand-by }**: if someone leaves, you play their matches that haven't started, for your own points.
league-then-listed = ➡️ You're a substitute: if someone leaves, you play their matches that haven't started. Their points are yours.
league-then-started = ➡️ All matches of this season have started, so no one can join it now. Sign-up opens again when it ends. If a seat becomes free in a match, anyone can press **{ seat-take }** there.
league-people-head = ### Players
    { $runs ->
        [no] Players can also join in the channel.
        [started] All matches have started: new people can only claim the seat of a player who is away. Someone you remove gets no rank, but their matches continue.
       *[yes] If someone leaves, a substitute plays their matches that haven't started; without one, they are forfeited. { $subs ->
            [0] No one has offered to step in: ask someone to press **{ league-stand-by }** on the **{ league-home }**.
           *[other] Substitutes: { $subs }.
        }
    }
league-more-people = More players
league-sessions-head = ### Matches
    Choose one to correct, void or restart it.
league-sessions-away = all players away
league-more-sessions = More matches
league-session-pending = Starts automatically, not before { $at }.
league-session-open = In progress. If you correct or void it, it ends at once, also for someone who has claimed a seat.
league-session-ended = Finished.
league-session-unplayed = Closed: it wasn't played.
league-session-stopped = Closed before its end, without league points.
league-session-result = Result: { $line }
league-session-seats = Seats: { $seats }
league-session-again = To play it again, press **{ league-again }**.
league-correct = Correct result
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
league-done-resume = ▶️ Resumed. All dates are later by the length of the pause.
league-done-extend = ✅ The season is 7 days longer.
league-done-remind = 🔔 I've pinged { $who } in the channel.
league-done-hasten = ✅ The next round is starting.
league-done-undo = ↩️ Undone: { $act }.
league-done-end = 🏁 The season is over.
league-done-announce = ✅ Sign-up reposted.
league-done-enrol = ✅ Signed up.
league-done-drop = ✅ Removed.
league-done-correct = ✅ Match { $number } corrected. I've told the channel.
league-done-champion = 🏆 This makes **{ $name }** the champion (before: { $before }). You can undo this.
league-done-ranks = This changes the final ranks. { $ranks }. You can undo this.
league-done-scale = ⚠️ { $points } look like league points, but I need the match scores. If they were league points, correct the match again.
league-done-here = ✅ The league's news appears in this channel now.

league-began = ## { $title } has started
league-began-pace = { $n ->
    [one] Everyone plays one match at a time.
   *[other] { $all ->
        [yes] Everyone plays { $n } matches, all at once.
       *[no] Everyone plays up to { $n } matches at a time.
    }
} I ping you on your turn.
league-digest = ### { $title }: this week
league-digest-ended = **Ended this week: { $n }**
league-digest-none = No match ended this week.
league-digest-waits = ⏳ { $session } waits for { $who }
league-digest-late = ⏳ { $session } can't start yet.
league-digest-stopped = 💤 { $session }: all players are away: { $who }
league-digest-same = 💤 All players are still away in { $sessions }
league-reminded = ### 🔔 { $title }: the organiser asks you to play
league-reminded-then = ➡️ To open your matches, press **{ league-my-next }**.
league-stalling = ⚠️ **{ $league }** · { $season }: at this pace, { $of ->
    [1] the running match
   *[other] { $n } of { $of } running matches
} won't finish before the season ends ({ $at }).
league-stalling-helps = Organisers can remind the players (**{ league-remind }**), give more time (**{ league-extend }**) or end the season (**{ league-end }**).
    Otherwise, every match in which someone has moved gets 7 more days, once.
league-champion = { $n ->
    [1] { $name } wins { $league }, { $season }!
   *[other] { $name } share the title in { $league }, { $season }!
}
league-next-season = ➡️ Sign-up for season { $season } is open. All players of this season are signed up already; press **{ league-leave }** if you don't want to play.
league-places-lost = ➡️ Sign-up for season { $season } is open. All players are signed up already, except { $who }. Press **{ league-join }** to play again.
league-places-free = ➡️ Sign-up for season { $season } is open. No one is signed up yet: press **{ league-join }** to play.
league-lost-left = { $name } (left)
league-lost-silent = { $name } (didn't play)
league-lost-out = { $name } (stopped playing)
league-lost-forfeits = { $name } (forfeited most matches)
league-no-champion = 🏁 { $league } · { $season } is over. There is no champion, because no one finished enough matches (at least half of those that could be played).
league-going-up = ⬆️ Promoted from division { $n }: { $who }
league-going-down = ⬇️ Relegated from division { $n }: { $who }
league-post-places = Ranks after a correction to { $season }:
league-post-champion = A correction makes **{ $name }** the champion of { $season } (before: { $before }). New ranks:
league-nobody-won = no one
league-letter-over = 🏁 **{ $league }** · { $season } is over.
league-letter-rank = Your rank: **{ $rank }** of { $of } · **{ $points }** { $twelfths ->
    [12] point
   *[other] points
} · matches: { $drawn } ({ $what })
league-letter-unranked = You have no rank{ $why ->
    [silent] : you made no move
   *[other] {""}
}. { league-rank-rule } Your points: **{ $points }** · matches: { $drawn } ({ $what })
league-letter-crowned = 🏆 { $n ->
    [1] Champion: **{ $name }**
   *[other] Champions: **{ $name }**
}
league-letter-no-one = There is no champion: no one finished enough matches (at least half of those that could be played).
league-letter-in = ➡️ You're signed up for season { $season } already. { $organises ->
    [yes] You start it: **{ league-to-panel }**.
   *[no] An organiser starts it.
} If you don't want to play, press **{ league-leave }** in the channel.
league-letter-out = ➡️ You aren't signed up for season { $season }. To play again, press **{ league-join }** in the channel.
league-letter-away = 💤 **{ $season }**: you missed two deadlines in { $n ->
    [1] a match, so anyone may claim your seat
   *[other] each of { $n } matches, so anyone may claim your seats
}:
league-letter-away-too = Your other seats that anyone may claim:
league-letter-away-more = … and { $n } more: type `/{ command-turns-name }`.
league-letter-away-for = { $match } (you play for { $name })
league-letter-away-then = { $late ->
    [wait] ➡️ To keep a seat, make your move there.
   *[move] ➡️ To keep a seat, open the match and press **{ seat-back }**.{ $hours ->
        [0] {""}
       *[other] {" "}You then have at least { $hours } h for your next move.
    }
}
league-letter-seat = 🪑 **{ $season }**: { $by } has claimed your seat in { $session } and plays on for you. The match still counts for you.
    To play on yourself, ask { $by } to type `/{ command-match-name } { command-match-substitute-name }`.
league-letter-stalled = ➡️ In the league's channel, type `/{ command-league-name } { command-league-home-name }` and press **{ league-to-panel }**. There you can remind the players (**{ league-remind }**), give more time or end the season.
league-letter-silent = 💤 **{ $season }** · Away after two missed deadlines: { $who }.
league-letter-silent-then = ➡️ You don't have to do anything: the season continues, and anyone may claim the seats. What else you can do: in the league's channel, type `/{ command-league-name } { command-league-home-name }` → **{ league-to-panel }** → **{ league-silent }**
league-remind = Remind players
league-silent = Silent player?
league-silent-about =
    ### A player is silent: what now?
    You don't have to do anything. You can:
    - **Remind.** **{ league-remind }** pings everyone a match has been waiting for. You can do it once a day, and it changes no points.
    - **Have the seat claimed.** After two missed deadlines in a match, anyone who isn't in it may press **{ seat-take }** there. The match still counts for its own player, but without any moves of their own they get no rank.
    - **Wait.** { $late ->
        [wait] The match waits until its time is up
       *[move] The computer plays on
    }. If the player made less than half of the moves and no one claimed the seat, the player forfeits: the others get the points.
    - **Remove.** **{ league-people }** → **{ league-menu-drop }** Running matches continue. { $pending ->
        [no] {""}
       *[yes] A substitute plays those that haven't started, for their own points; without one, each is forfeited when it would have started.
    } The player gets no rank.
league-letter-channel = League channel
league-post-dropped = { $name } is out of the season, and forfeits all matches that haven't started. Running ones continue.
league-post-substitute = { $name } has left the season, and { $by } plays their remaining matches.
league-post-corrected = { $session } corrected: { $line }
league-post-reason = Reason: { $reason }
league-post-adjudicated = Time is up. The current score counts:
league-post-unplayed = Ended without league points:
league-unplayed-waited = - { $session }: { $percent ->
    [0] no one made a move
   *[other] none of its players moved ({ $percent } % played)
}
league-stopped-waited = - { $session }: { $percent } % played, { $needed } % needed
league-replaced-waited = - { $session }: the computer made most of the moves for { $who }
league-unplayed-never = - { $session } never started
league-post-absence = ⌛ Away after two missed deadlines. Anyone who isn't in the match may claim the seat:
league-post-absence-then = { $late ->
    [wait] ➡️ To keep your seat, make your move.
   *[move] ➡️ To keep your seat, open the match and press **{ seat-back }**.
}
league-absence-in = { $name } (in { $n } of { $of } matches)
league-post-vacation = 🌴 On vacation: { $who }
league-post-absent = Out of the season, after missing two rounds in a row: { $name }. They forfeit their remaining matches. To come back, type `/{ command-league-name } { command-league-join-name }`.
league-post-absent-substitute = { $name } missed two rounds in a row. { $by } plays their remaining matches.
league-post-cancelled = An organiser ended { $session }: { $line }
league-post-walkover = { $session }: { $line }
league-post-extended = { $days ->
    [one] { $days } more day
   *[other] { $days } more days
}: the season now ends by { $at }.
league-post-overtime = ⏳ Time is up. Every match in which someone has moved gets { $days } more days, once. The season now ends by { $at }.
league-post-hastened = The next round starts early. Later rounds start earlier too.
league-post-round = Round { $n } is drawn. To see your opponents, type `/{ command-league-name } { command-league-next-name }`.
league-post-paused = Season paused. No new matches start.
league-post-resumed = Season resumed.
league-post-reopened = The season continues: its end was undone.
league-post-repeated = Restarting { $session }: { $line }
league-post-uncorrected = Correction of { $session } undone: { $line }
league-post-back = { $name } is back in the season.
league-post-undone = An organiser undid: { $act }. The season now ends by { $at }.
league-act-changed = settings change
league-act-signed-up = { $name }'s sign-up
league-act-withdrew = { $name }'s withdrawal
league-act-listed = { $name }'s place as a substitute
league-act-corrected = correction of { $session }
league-act-dropped = { $name }'s removal
league-act-paused = pause
league-act-resumed = end of the pause
league-act-hastened = early start of a round
league-act-extended = { $days }-day extension
league-act-closed = end of the season
league-export = JSON: exact numbers and the random draw's full seed. CSV: a row for each seat. TXT: standings to post anywhere.
league-rehearsed = **Simulation: { $n } players, { $days } days.** I played a made-up season in a few seconds. Nothing of it counts.
league-rehearsed-in-part = **Simulation: { $n } players, stopped before the end to save time.** This season is made up. Nothing of it counts.
league-rehearsed-left = Then { $name } leaves the season: matches that have started count, and the rest are forfeited.
league-rehearsed-made-up = Player { $number }
league-rehearsed-strangers = - Everyone plays like an easy computer{ $hours ->
    [0] , each match in one go
   *[other] {" "}and answers after about { $hours } h
}.
league-rehearsed-away = - To show what happens, { $name } is away for the whole { $rounds ->
    [single] season
   *[several] first round
}.
league-rehearsed-calendar = **Matches**
league-rehearsed-session = { $session }, days { $first }–{ $last }: { $who }
league-rehearsed-player = player
league-rehearsed-tables = **Final standings**
league-rehearsed-then = ➡️ Happy with it? Go back and start the season, or change its settings.

league-help-head = ## How leagues work
league-help-begin = **1. Create.** Type `/{ command-league-name } { command-league-home-name }` in the channel you want, and press the green button of your game. The default settings work. **{ league-rehearse }** plays a made-up season, so you can see how it could go. Players press **{ league-join }**; **{ league-add-computer }** fills an empty place.
league-help-season = **2. Start.** Press the green start button on the **{ league-to-panel }** and confirm: the first matches start. Everyone meets the others about equally often.
league-help-play = **3. Play.** **{ league-my-next }** opens your matches, and `/{ command-turns-name }` lists everything that's waiting for you. **{ league-standings }** shows the ranks; on the **{ league-home }**, **{ league-why-me }** says how you got yours. I post a weekly digest.
league-help-trouble = **4. Fix problems.** On the **{ league-to-panel }**: in **{ league-people }** you can remove someone, and in **{ league-sessions }** you can correct, void or restart a match. You can undo what an organiser did last: the button says what that is.
league-help-end = **5. Finish.** The season ends when all matches are finished.
    - A match that's played to its end pays by its result. If someone claimed a seat, it counts for the player who had it.
    - A match that isn't finished in time gets 7 more days, once. Then its current score counts if enough was played; otherwise it pays nothing. If you press **{ league-end }** earlier, unfinished matches don't count.
    - { league-rank-rule }
    - If the computer made most of a player's moves and no one claimed the seat, the player forfeits the match. In a season with rounds, a player who misses two rounds in a row is out.
    - At the end I announce the champion, promote and relegate players, and open the next sign-up.
league-rules-play = **Play.** Your matches start by themselves. **{ league-my-next }** opens them, and `/{ command-turns-name }` lists everything that's waiting for you. { league-rank-rule }
league-rules-time = **Time.** A match that isn't finished when time is up gets 7 more days, once, if at least one person has moved in it.
league-rules-absent = **Absence.** If the computer made most of your moves and no one claimed your seat, you forfeit the match. If someone claimed it, the match still counts for you. If you forfeit most matches of a season or miss them all, you aren't signed up for the next one: press **{ league-join }** again. { $rounds ->
    [single] {""}
   *[several] If you miss two rounds in a row, you're out, and a substitute plays for you.{" "}
}If all players of a match are away, it waits for them until its time is up.

refusal-league-broken = I can't read this league's data. Its matches continue; please tell the person who hosts this bot.
refusal-no-such-league = I can't find that league here. `/{ command-league-name } { command-league-home-name }` lists this server's leagues.
refusal-league-name = That name doesn't work. Use 1 to { $limit } letters.
refusal-league-named = This server already has a league called { $name }. Choose another name.
refusal-league-too-many = This server already has { $limit } leagues, the maximum. Use one of those.
refusal-league-signed-up = You've already signed up for season { $season }.
refusal-league-not-signed-up = You haven't signed up, so there's nothing to leave.
refusal-league-plays-already = That player is in this season, so they can't be a substitute.
refusal-league-cannot-return = A substitute has already taken over, so you can't rejoin. Sign up again when this season ends.
refusal-league-removed = An organiser has removed you from this season. Only an organiser can bring you back.
refusal-league-listed = That player is already on the list of substitutes.
refusal-league-not-listed = That player isn't on the list of substitutes.
refusal-league-running = You can only change that between seasons.
refusal-league-not-running = No season is running.
refusal-league-not-waiting = No running match is waiting for anyone.
refusal-league-reminded = You can remind the players once a day. Next time: { $at }.
refusal-league-not-paused = The season isn't paused.
refusal-league-plays-not = That player isn't in this season.
refusal-league-terms = This game doesn't allow that setting ({ $term }). Choose another one.
refusal-league-too-few = There aren't enough players yet: at least { $least } must sign up first.
refusal-league-nothing-to-hasten = No round is waiting to start.
refusal-league-full = All { $n } places are taken. Raise the number of places first.
refusal-league-no-session = I can't find match { $number } in this season. The calendar has the numbers.
refusal-league-not-repeatable = You can't restart match { $number }. It must be void, its season must be running, and two of its players must still be there.
refusal-league-scores = That match has { $n } seats: type one number per seat, in seat order.
refusal-league-nothing-to-undo = There's nothing to undo.
refusal-league-cannot-undo = You can't undo that any more, because too much has happened since.
refusal-league-rehearsing = Another simulation is running. Try again in a minute.
