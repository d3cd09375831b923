## "What happened here", once a week

weekly-head = ## 📰 What happened here
weekly-dates = -# { $since } – { $until }
weekly-matches = **Matches finished: { $n }**
weekly-won = - { $title }: 🏆 { $names } · points: { $points } · players: { $seats }
weekly-alone = - { $title }: { $name }, solo · points: { $points }
weekly-more = - … and { $n } more
weekly-someone = someone
weekly-best = Most points this week
weekly-board = { weekly-best }: { $name } with { $points }, in { $title }.
weekly-active = **Most active:** { $names }
weekly-ratings = **New ratings**
weekly-rating = - { $name }: { $number } ({ $change }) · { $what }
weekly-rating-new = - { $name }: { $number } (first rating) · { $what }
weekly-puzzles = **Daily puzzles:** { $names }
weekly-foot = -# To stay unnamed: `/{ command-privacy-name }`. Managers can stop these posts: `/{ command-settings-name }`.

settings-page-weekly = Weekly post ▸
settings-weekly = **Weekly post** — matches, players, ratings and puzzles, on Mondays at 9:00.
settings-weekly-channel = { settings-puzzle-channel }
