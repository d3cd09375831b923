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
command-new-rated = Does the match count for ratings? No, if left out
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
refusal-rating-bot = Computer players and other bots have no rating.
