## "What happened here", once a week

weekly-head = ## 📰 What happened here
weekly-dates = -# { $since } – { $until }
weekly-matches = **Matches finished: { $n }**
weekly-won = - { $title }: 🏆 { $names } · points: { $points } · players: { $seats }
weekly-alone = - { $title }: { $name }, playing alone · points: { $points }
weekly-more = - … and { $n } more
weekly-someone = someone
weekly-best = Most points this week
weekly-board = Most points this week: { $name } with { $points }, in { $title }.
weekly-active = **Most active:** { $names }
weekly-ratings = **New ratings**
weekly-rating = - { $name }: { $number } ({ $change }) · { $what }
weekly-rating-new = - { $name }: { $number } (first rating) · { $what }
weekly-puzzles = **Daily puzzles:** { $names }
weekly-foot = -# To stay unnamed here, use `/{ command-privacy-name }`. A server manager can stop these posts in `/{ command-settings-name }`.

settings-page-weekly = Weekly post
settings-weekly = **Weekly post** — what happened here: finished matches, the best board, the most active players, ratings and puzzles.
settings-weekly-off = It's off. Choose a channel to get it every Monday at 9:00.
settings-weekly-on = It comes every Monday at 9:00, unless no match was finished. Clear the channel to stop it.
settings-weekly-channel = Channel for the weekly post
