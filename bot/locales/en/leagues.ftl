## Ratings

command-rating-name = rating
command-rating = A player's rating and its history
command-rating-player = Whose rating? Yours by default
command-rating-game = Which game? All by default
command-leaderboard-name = leaderboard
command-leaderboard = This server's highest-rated players
command-leaderboard-tables = Which table size?
command-profile-name = profile
command-profile = A player's matches, wins and averages
option-tables-name = tables

lobby-rated = rated
rating-size-two = tables of 2
rating-size-few = tables of 3–4
rating-size-many = tables of 5+
rating-what = { $game }, { $size }
rating-none = { $name } has no rating yet. Finish a rated match with another person (**{ lobby-options }** → **{ lobby-rated-on }** in the lobby).
rating-head = ## { $name }'s ratings
rating-course = { $what }: { $name } started at { $first } and is now at { $last }.
rating-beneath = matches: { $n }
rating-line = **{ $what }**: { $number } · matches: { $n }
rating-settled = { $number }
rating-provisional = { $number }? (provisional)
rating-about = -# Ratings start low and rise as you play; “?” means still uncertain. Computers and substitutes aren't rated.
leaders-head = ## { $what }
leaders-line = { $place }. { $name }: { $number }
leaders-none = No ratings yet for { $what }. Finish a rated match with another person to get one.
profile-none = { $name } hasn't finished a match yet.
profile-none-own = You haven't finished a match yet.
profile-head = ## { $name }
profile-game = **{ $game }** · finished: { $n } · won: { $wins } · average points: { $average }
profile-averages = -# { $game }, on average: { $what }
profile-average = { $what } { $n }
profile-pace = -# { $intime } of { $of } moves on time, usually within { $hours } playing { $hours ->
    [one] hour
   *[other] hours
}
refusal-rating-bot = Choose a person: computers have no rating.

## Leagues

command-league-name = league
command-league = Leagues and small tournaments
command-league-which = Which league? This channel's by default
command-league-help-name = help
command-league-help = How leagues work
command-league-create-name = create
command-league-create = Create a league here (organisers)
command-league-called = The league's name
command-league-game = Which game? The first by default
command-league-home-name = home
command-league-home = The league page
command-league-join-name = join
command-league-join = Sign up, or become a substitute
command-league-leave-name = leave
command-league-leave = Leave the league
command-league-next-name = next
command-league-next = Your next matches
command-league-standings-name = standings
command-league-standings = A division's standings
command-league-division = Which division? Yours by default
command-league-calendar-name = calendar
command-league-calendar = All matches of a division
command-league-why-name = why
command-league-why = Explain a player's rank
command-league-player = Which player? You by default
command-league-correct-name = correct
command-league-correct = Correct a result (organisers)
command-league-restart-name = restart
command-league-restart = Restart a voided match (organisers)
command-league-session = The match's number from the calendar
command-league-points = Scores in seat order, e.g. 41 38 38 20; a hyphen voids the match
command-league-reason = Reason, shown in the channel
command-league-add-name = add
command-league-add = Sign a player up (organisers)
command-league-remove-name = remove
command-league-remove = Remove a player (organisers)
command-league-simulate-name = simulate
command-league-simulate = Simulate a season (organisers)
command-league-people = How many players? Those signed up by default
command-league-channel-name = channel
command-league-channel = Move the league here (organisers)
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
league-board-replaced = -# ⌛ The computer made most of { $who }'s moves.
league-board-played-for = -# 🪑 { $by } played for { $name }, who gets the points.
league-stage-semi = semi-final ({ $session })
league-stage-final = final ({ $session })
league-stage-third = third-place match ({ $session })
league-annulled = { $who }: void
league-unplayed = { $who }: { $percent ->
    [0] not played
   *[other] { $percent }% played by computers alone, no points
}
league-stopped = { $who }: stopped at { $percent }%, no points
league-replaced = { $who }: mostly played by computers, no points
league-waited = It waited for { $who }
league-waited-away = Everyone was away: { $who }
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
league-standings-won = { league-standings-unfinished } { $n ->
    [1] 🏆 **{ $name }** is the champion.
   *[other] 🏆 **{ $name }** share the title.
}
league-standings-first = { league-standings-unfinished } 🏆 First in this division: **{ $name }**.
league-standings-over = { league-standings-unfinished } { league-letter-no-one }
league-rankless = No one has a rank: no match { $why ->
    [points] gave points.
    [none] was finished.
   *[part] reached { $needed }%.
}
league-rank-rule = To get a rank, make a move and finish at least half of your possible matches.
league-standings-unfinished = 🏁 The season is over.
league-count-done = { $of ->
    [one] { $done } of { $of } match finished
   *[other] { $done } of { $of } matches finished
}
league-count-scored = { $n } unfinished but counted
league-count-open = { $n } running
league-count-away = { $n } waiting, with everyone away
league-count-left = { $n } not started
league-count-stopped = { $n } stopped early, no points
league-count-replaced = { $n } mostly played by computers, no points
league-count-unplayed = { $n } where no player moved
league-count-ended = { $n } unfinished, not counted
league-standings-decides = { $n ->
    [2] League points: { $first } for a win, { $second } for second place.
   *[other] League points for a match, first to last: { $prizes }.
}
league-standings-out = No rank, out of the season: { $who }
league-standings-short = No rank: { $who }
league-short-forfeits = { $name } forfeited { $n } of { $of ->
    [one] { $of } match
   *[other] { $of } matches
}
league-short-finished = { $name } finished { $n ->
    [0] no matches
   *[other] { $n } of { $of } possible matches
}
league-short-silent = { $name } made no move
league-standings-foot =
    Ties are broken by { $ties }. Players still tied share the rank{ $drawn ->
        [yes] ; a random draw decides who moves up or down.
       *[no] .
    }
league-standings-mutual = { league-column-mutual }: points against tied players
league-standings-share = { league-column-share }: average share of the winner's score
league-standings-lines = The lines mark promotion and relegation.
league-now-about = **Running now**
league-now-session = **{ $session }** · { $percent }% played
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
league-now-claimed = replaced in { $n } of { $of }
league-own-played = finished: { $n }
league-own-scored = unfinished, counted: { $n }
league-own-forfeits = forfeited: { $n }
league-own-walkovers = won without playing: { $n }
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
league-column-lot = random
league-measure-points = league points
league-measure-wins = wins
league-measure-seconds = second places
league-measure-mutual = head-to-head points
league-measure-share = share of the winner's score
league-why-head = 
    ### { $title }
    {""}**{ $name }**: rank **{ $place }**
league-why-none =
    ### { $title }
    {""}**{ $name }**: no rank.
league-why-out = 
    ### { $title }
    {""}**{ $name }**: out of the season, no rank.
league-why-short =
    ### { $title }
    {""}**No rank.** { $reason }. { league-rank-rule }
league-why-step = { $upper } is ahead of { $lower } on { $what }: { $more } to { $less }.
league-why-draw = { $upper } and { $lower } are tied on everything and share the rank.
league-why-level = They're tied on: { $level }.
league-why-session = - { $session }: { $twelfths ->
    [12] { $points } point
   *[other] { $points } points
}. { $line }
league-why-total = { $twelfths ->
    [12] **{ $points }** point
   *[other] **{ $points }** points
} · matches: { $of } ({ $what })
league-own-season = 🏆 **{ $league }**, { $season } · rank: { $rank } · points: { $points } · finished: { $n }{ $late ->
    [0] {""}
   *[other] , { $late } of them at the deadline
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
league-more = … and { $n } more: **{ league-files }**.
league-next-count = { $n ->
    [0] No match is waiting for you.
   *[other] **Waiting for you: { $n }**.
} Open matches: { $of }.
league-next-mine = 👉 your turn
league-next-stopped = you're away, and the match waits
league-next-against = -# Against { $against } · { $where }
league-next-claimed = -# 🪑 { $by } is playing for you; you get the points.
league-next-for = -# 🪑 You're playing for { $name }, who gets the points.
league-next-away = away: { $names }
league-next-later = ⏳ **{ $session }** against { $against } starts on { $at }.
league-next-room = ⏳ **{ $session }** against { $against } starts once everyone is free.
league-next-none = You have no matches left this season ({ $what }).
league-next-more = … and { $n } more later.
league-next-signed-up = ✅ You're in for season { $season }! { $organises ->
    [yes] You start it: **{ league-home }** → **{ league-to-panel }**.
   *[no] An organiser starts it.
}
league-next-waiting = You're number { $n } on the waiting list.
league-next-left = You've left this season.
league-left-sign-up = ✅ You're out of season { $season }.
league-left-goes-on = Please finish your running matches: { $n }.
league-left-return = **{ league-back }** gives you your other matches back.
league-left-by = { $name } takes over your other matches.
league-back = Rejoin

league-sign-up = Season { $season }: press **{ league-join }**.
league-letters = I may DM you about your seats and your season; `/{ command-settings-name }` switches that off.
league-under-way = Season { $season } is running. Press **{ league-home }** to become a substitute.
league-runs = Season { $season } is running.
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
league-brief-blitz = 3 h per move + 6 h extra
league-brief-daily = 24 h per move + 3 days extra
league-brief-relaxed = 3 days per move + 7 days extra
league-brief-bank = 6 h per move + 5 days extra
league-brief-none = { clock-none }
league-state-sign-up = Sign-up is open. Players: { $n }.
league-state-divisions = Sign-up is open. Players: { $n } (divisions of { $each }).
league-state-over = Season { $season } is over.
league-state-won = Season { $season } is over: 🏆 **{ $name }** won.
league-state-running = { $phase ->
    [paused] ⏸️ Season { $season } is paused
   *[running] Season { $season } is running
}: { $done } of { $of } matches finished{ $closed ->
    [0] {""}
   *[other] , { $closed } ended without points
}. It ends by { $until }.
league-menu-format = Format
league-menu-table = Table size
league-menu-division = Divisions
league-menu-movers = Promotion and relegation
league-menu-pace = Pace
league-menu-places = Places
league-menu-clock = { lobby-page-clock }
league-menu-late = { lobby-late }
league-menu-played = Unfinished matches
league-menu-prizes = League points by rank
league-menu-first = Tie-breaks
league-menu-enrol = Sign up players…
league-menu-drop = Remove a player…
league-menu-session = { which-choose }
league-menu-whom = { command-league-why }
league-format-season = Season: everyone plays everyone
league-format-swiss = Swiss: { $n } rounds, paired by score
league-choose-table = Tables of { $n }
league-choose-column = Divisions of { $n }, one below each
league-choose-pyramid = Divisions of { $n }, two below each
league-choose-movers = Up to { $n } relegated per division
league-choose-pace = { $rounds ->
    [single] All matches at once, { $days } days
   *[several] { $n } at a time, { $days }-day rounds
}
league-choose-places = Up to { $n } players
league-choose-late-move = Timeout: the computer moves
league-choose-late-wait = Timeout: the match waits
league-choose-played = { $n ->
    [0] Unfinished matches always count
    [100] Unfinished matches never count
    [50] Unfinished: counts if half played
   *[other] Unfinished: counts if { $n }% played
}
league-choose-prizes = Points by rank: { $prizes }
league-choose-first = Ties: { $measure }
league-flag-rated = { $on ->
    [true] Rated: yes
   *[false] Rated: no
}
league-flag-final = { $on ->
    [true] Playoffs: top { $n }
   *[false] Playoffs: no
}
league-flag-annul = { $on ->
    [true] If someone leaves: results void
   *[false] If someone leaves: results count
}
league-length = { $matches ->
    [1] A match like this
   *[other] A session of { $matches } matches
} usually takes { $days }–{ $most } days{ $own ->
    [0] {""}
   *[other] {" "}(from { $own } matches here)
}
league-length-enough = ⏱️ { league-length }. Your settings allow { $limit }.
league-length-short = ⚠️ { league-length }, but your settings allow only { $limit }.
league-length-night = ⚠️ Without playing hours, this clock can run out overnight.
league-length-helps = What would help:
league-length-partly = What would help (combine the grey ones):
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
league-begin-question = **Start season { $season } with { $players } players?** It lasts { $days } days, and up to 7 more if needed.{ $small ->
    [yes] {" "}Tables will have fewer than { $table } players.
   *[no] {""}
} You can't undo this or change the settings later{ $all ->
    [yes] , and no one can join.
   *[no] .
}
league-end = End season
league-hasten-question = Start the next round now? Busy players join once free. Later rounds start earlier too.
league-hasten-yes = Yes, start it
league-end-question = End the season now? Unfinished matches won't count; if you wait for the deadline, they may. You can undo this.
league-end-yes = Yes, end it
league-leave-question = Leave this season? You should still finish your running matches. A substitute plays the others, or they're forfeited.
league-leave-yes = Yes, leave
league-drop-question =
    Remove { $name } from this season? { $left ->
        [0] They play on, but get no rank.
       *[other] A substitute plays matches not yet started, or they're forfeited.
    }
league-drop-yes = Yes, remove
league-no = No
league-not-yet = Not yet
league-to-panel = Organiser page
league-page-play = Size and format
league-page-points = Time and points
league-people = Players
league-sessions = Matches
league-add-computer = { lobby-add }
league-computer = Computer { $letter }
league-files = Files
league-none = No league here yet. An organiser can open one.
league-none-organiser = No league here yet. Choose a game to post the sign-up; settings can wait.
league-none-in-channel = Open a league in this channel:
league-new = New league: { $game }
league-new-form = New league
league-usual-name = { $game } league
league-which = Leagues on this server
league-begin-here = Show leagues
league-closed-channel = ⚠️ I can't post in { $channel }. Fix my permissions there, or run `/{ command-league-name } { command-league-channel-name }` elsewhere.
league-shown-here = ⚠️ I can't post in { $channel }. Organisers can move the league's news with `/{ command-league-name } { command-league-channel-name }`.
league-then-few = ➡️ A season needs at least { $least } players; **{ league-add-computer }** fills the empty places.
league-then-small = ➡️ A table needs { $table } players. Wait, press **{ league-add-computer }** or start with smaller tables.
league-then-begin = ➡️ Everyone in? Start the season.
league-then-running = ➡️ The season ends with the last match, or at its deadline.
league-then-waits = ⏳ Waiting for { $who }.
league-then-waits-one = { $name } (since { $since })
league-panel-away = 💤 Away: { $who }. Anyone can take these seats.
league-away-at = { $name } ({ $sessions })
league-panel-remind = 🔔 **{ league-remind }** mentions { $who } in the channel.
league-panel-reminded = 🔔 You can remind them again { $at }.
league-you = you
league-then-away = ⚠️ No one is playing in { $n } of { $of } running matches.
league-then-away-one = ⚠️ { $session } waits: everyone is away ({ $who }).
league-then-round = ➡️ The next round starts after this one.
league-start-at = ➡️ The next matches start { $at }.
league-start-free = ➡️ The next matches start once their players are free.
league-start-busy = Still in another match: { $who }.
league-then-unfinished = 💡 No match was finished. Try fewer at a time or more days: **{ league-page-points }**.
league-then-paused = ➡️ **{ league-resume }** starts new matches again.
league-then-join = ➡️ Press **{ league-join }** to play.
league-then-wait = ➡️ You're in! An organiser starts the season.
league-then-organise = ➡️ To start season { $season }, press **{ league-to-panel }**.
league-then-gather = ➡️ Season { $season } needs at least { $least } players. Post the sign-up again: **{ league-to-panel }** → **{ league-announce }**.
league-then-play = ➡️ Press **{ league-my-next }** to play.
league-then-stand-by = ➡️ You aren't playing this season. **{ league-stand-by }** gets you the matches of anyone who leaves.
league-then-listed = ➡️ You're a substitute: if anyone leaves, you get their matches.
league-then-started = ➡️ All matches have started. Sign-up reopens after the season.
league-people-head = ### Players
    { $runs ->
        [no] Players can also join in the channel.
        [started] All matches have started and will continue; anyone you remove gets no rank.
       *[yes] If you remove someone, a substitute plays matches not yet started, or they're forfeited. Substitutes: { $subs }.
    }
league-more-people = More players
league-sessions-head = ### Matches
    Choose one to correct, void or restart it.
league-sessions-away = everyone away
league-more-sessions = More matches
league-session-pending = Starts { $at } or later.
league-session-open = In progress. A correction ends it at once.
league-session-ended = Finished.
league-session-unplayed = Closed unplayed.
league-session-stopped = Closed early, no league points.
league-session-result = Result: { $line }
league-session-seats = Seats: { $seats }
league-correct = Correct result
league-void = Void match
league-again = Restart match
league-form-points = Match scores in seat order
league-form-reason = { command-league-reason }
league-form-void = No one gets points for { $session }. You can undo this.
league-done-found = ✅ League created and sign-up posted.
league-done-computer = ✅ Computer added.
league-done-again = ✅ Match { $number } restarts.
league-done-saved = ✅ Saved.
league-done-begin = ✅ The season has started.
league-done-pause = ⏸️ Paused. Running matches continue.
league-done-resume = ▶️ Resumed. All dates are later now.
league-done-extend = ✅ The season is 7 days longer.
league-done-remind = 🔔 I've mentioned { $who } in the channel.
league-done-hasten = ✅ The next round is starting.
league-done-undo = ↩️ Undone: { $act }.
league-done-end = { league-standings-unfinished }
league-done-announce = ✅ Sign-up reposted.
league-done-enrol = ✅ Signed up.
league-done-drop = ✅ Removed.
league-done-correct = ✅ Match { $number } corrected.
league-done-champion = 🏆 **{ $name }** is now the champion (before: { $before }). You can undo this.
league-done-ranks = The final ranks have changed. { $ranks }. You can undo this.
league-done-scale = ⚠️ { $points } look like league points; I need match scores.
league-done-here = ✅ League news appears here now.

league-began = ## { $title } has started
league-digest = ### { $title }: this week
league-digest-ended = **Ended this week: { $n }**
league-digest-none = No match ended this week.
league-digest-waits = ⏳ { $session } waits for { $who }
league-digest-late = ⏳ { $session } can't start yet.
league-digest-stopped = 💤 { $session }: everyone is away ({ $who })
league-digest-same = 💤 Everyone is still away in { $sessions }
league-reminded = ### 🔔 { $title }: please play your matches
league-stalling = ⚠️ **{ $league }** · { $season }: at this pace, { $of ->
    [1] the running match
   *[other] { $n } of { $of } running matches
} won't finish by { $at }.
league-stalling-helps = ➡️ **{ league-to-panel }** (`/{ command-league-name } { command-league-home-name }`): remind the players, add time or end the season. Otherwise, matches in which someone has moved get 7 more days, once.
league-champion = { $n ->
    [1] { $name } wins { $league }, { $season }!
   *[other] { $name } share the title in { $league }, { $season }!
}
league-next-season = ➡️ Season { $season } is open, and everyone is signed up again. If you don't want to play, press **{ league-leave }**.
league-places-lost = ➡️ Season { $season } is open. Everyone is signed up again except { $who }. To play, press **{ league-join }**.
league-places-free = ➡️ Season { $season } is open. To play, press **{ league-join }**.
league-lost-left = { $name } (left)
league-lost-silent = { $name } (didn't play)
league-lost-out = { $name } (stopped playing)
league-lost-forfeits = { $name } (forfeited most matches)
league-going-up = ⬆️ Promoted from division { $n }: { $who }
league-going-down = ⬇️ Relegated from division { $n }: { $who }
league-post-places = New ranks in { $season }:
league-post-champion = A correction makes **{ $name }** the champion of { $season } (before: { $before }).
league-nobody-won = no one
league-letter-over = 🏁 **{ $league }** · { $season } is over.
league-letter-rank = Your rank: **{ $rank }** of { $of } · **{ $points }** { $twelfths ->
    [12] point
   *[other] points
} · matches: { $drawn } ({ $what })
league-letter-unranked = No rank{ $why ->
    [silent] : you made no move.
   *[other] . { league-rank-rule }
} Your points: **{ $points }** · matches: { $drawn } ({ $what })
league-letter-crowned = 🏆 { $n ->
    [1] Champion: **{ $name }**
   *[other] Champions: **{ $name }**
}
league-letter-no-one = No one finished enough matches to be champion.
league-letter-in = ➡️ You're signed up for season { $season }. { $organises ->
    [yes] You start it: **{ league-to-panel }**.
   *[no] If you don't want to play, press **{ league-leave }** in the channel.
}
league-letter-out = ➡️ Season { $season } is open. Press **{ league-join }** in the channel to play.
league-letter-away = 💤 **{ $season }** · After two timeouts, anyone can take { $n ->
    [1] your seat
   *[other] your seats
}:
league-letter-away-too = Also these:
league-letter-away-more = … and { $n } more in `/{ command-turns-name }`.
league-letter-away-for = { $match } (for { $name })
league-letter-away-then =
    { $late ->
        [wait] ➡️ Make your move to keep a seat.
       *[move] ➡️ To keep a seat, open the match and press **{ seat-back }**.{ $hours ->
            [0] {""}
           *[other] {" "}You then have at least { $hours } h to move.
        }
    }
league-letter-seat =
    🪑 **{ $season }**: { $by } is playing { $session } for you; you get the points.
    To play yourself, ask { $by } to type `/{ command-match-name } { command-match-substitute-name }`.
league-letter-silent = 💤 **{ $season }** · Away after two timeouts: { $who }.
league-letter-silent-then = ➡️ The season continues, and anyone can take the seats. More options: `/{ command-league-name } { command-league-home-name }` → **{ league-to-panel }** → **{ league-silent }**
league-remind = Remind players
league-silent = Inactive player?
league-silent-about =
    ### { league-silent }
    You don't have to act: anyone can take the seat, and a match played mostly by the computer is forfeited. You can also
    - mention the players others are waiting for, once a day (**{ league-remind }**);
    - remove the player (**{ league-people }**).
league-letter-channel = League channel
league-post-dropped = { $name } is out of the season. Running matches continue; others are forfeited.
league-post-substitute = { $name } has left the season. { $by } takes over the remaining matches.
league-post-corrected = { $session } corrected: { $line }
league-post-reason = Reason: { $reason }
league-post-adjudicated = Time ran out; these scores count:
league-post-unplayed = Ended without league points:
league-unplayed-waited = - { $session }: { $percent ->
    [0] no one moved
   *[other] only the computers moved ({ $percent }% played)
}
league-stopped-waited = - { $session }: { $percent }% played, { $needed }% needed
league-replaced-waited = - { $session }: the computer made most of { $who }'s moves
league-unplayed-never = - { $session } never started
league-absence-in = { $name } (in { $n } of { $of } matches)
league-post-vacation = 🌴 On vacation: { $who }
league-post-absent = Out of the season after missing two rounds: { $name }. To come back, type `/{ command-league-name } { command-league-join-name }`.
league-post-absent-substitute = { $name } missed two rounds. { $by } takes over the remaining matches.
league-post-cancelled = An organiser ended { $session }: { $line }
league-post-walkover = { $session }: { $line }
league-post-extended = { $days ->
    [one] { $days } more day
   *[other] { $days } more days
}: the season now ends by { $at }.
league-post-overtime = ⏳ Time is up. Matches in which someone has moved get { $days } more days, until { $at }.
league-post-hastened = The next round starts early; later ones do too.
league-post-round = Round { $n } is set: **{ league-home }** shows your opponents.
league-post-paused = Season paused. No new matches start.
league-post-resumed = Season resumed.
league-post-reopened = The season continues.
league-post-repeated = Restarting { $session }: { $line }
league-post-uncorrected = Correction of { $session } undone: { $line }
league-post-back = { $name } is back in the season.
league-post-undone = An organiser undid: { $act }. The season ends by { $at }.
league-act-changed = settings change
league-act-signed-up = { $name }'s sign-up
league-act-withdrew = { $name }'s withdrawal
league-act-listed = { $name } as a substitute
league-act-corrected = correction of { $session }
league-act-dropped = { $name }'s removal
league-act-paused = pause
league-act-resumed = resume
league-act-hastened = early start
league-act-extended = { $days } more days
league-act-closed = end of the season
league-made-up = A made-up season; none of it counts.
league-rehearsed = **Simulation: { $n } players, { $days } days.** { league-made-up }
league-rehearsed-in-part = **Simulation: { $n } players, cut short.** { league-made-up }
league-rehearsed-left = Then { $name } leaves and forfeits the matches not yet started.
league-rehearsed-made-up = Player { $number }
league-rehearsed-strangers = - Everyone plays like an easy computer{ $hours ->
    [0] , each match in one go
   *[other] {" "}and moves after about { $hours } h
}.
league-rehearsed-away = - { $name } is away for the whole { $rounds ->
    [single] season
   *[several] first round
}.
league-rehearsed-calendar = **Matches**
league-rehearsed-session = { $session }, days { $first }–{ $last }: { $who }
league-rehearsed-player = player
league-rehearsed-tables = **Final standings**

league-help-head = ## How leagues work
league-help-play = **Play.** Your matches start by themselves, and I mention you on your turn. **{ league-my-next }** opens them; **{ league-why-me }** shows how you got it.
league-help-points = **Points.** A match scores for the player who signed up, even if someone else took the seat. One still running at the deadline gets 7 more days, once; then it counts as it stands, if enough was played. { league-rank-rule }
league-help-absent = **Absence.** After your second timeout, anyone can take your seat until you return. If the computer made most of your moves, you forfeit the match. If you miss two rounds, you're out of the season and a substitute plays.
league-help-organise = **Organise.** Type `/{ command-league-name } { command-league-home-name }` in a channel and choose a game. The **{ league-to-panel }** has settings, **{ league-rehearse }** and the start; later **{ league-people }**, **{ league-sessions }** (to fix results) and undo.

refusal-league-broken = This league's data is unreadable. Please tell the bot's host.
refusal-no-such-league = I can't find that league. `/{ command-league-name } { command-league-home-name }` lists this server's.
refusal-league-name = Use a name of 1–{ $limit } characters.
refusal-league-named = { $name } already exists. Choose another name.
refusal-league-too-many = This server already has { $limit } leagues.
refusal-league-signed-up = You're already in season { $season }.
refusal-league-not-signed-up = You haven't signed up.
refusal-league-plays-already = That player is already in this season.
refusal-league-cannot-return = A substitute has taken over. Sign up for the next season.
refusal-league-removed = An organiser removed you. Ask one to bring you back.
refusal-league-running = You can only change that between seasons.
refusal-league-not-running = No season is running.
refusal-league-not-waiting = No match is waiting for anyone.
refusal-league-reminded = You can remind the players again { $at }.
refusal-league-not-paused = The season isn't paused.
refusal-league-plays-not = That player isn't in this season.
refusal-league-terms = This game doesn't allow that setting ({ $term }). Choose another.
refusal-league-too-few = At least { $least } players must sign up first.
refusal-league-nothing-to-hasten = No round is waiting to start.
refusal-league-full = All { $n } places are taken. Raise the limit first.
refusal-league-no-session = The season has no match { $number }. Check the calendar.
refusal-league-not-repeatable = You can only restart a voided match of a running season.
refusal-league-scores = Type one number for each of the { $n } seats, in seat order.
refusal-league-cannot-undo = There's nothing to undo any more.
refusal-league-rehearsing = Another simulation is running. Try again in a minute.
