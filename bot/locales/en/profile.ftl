## /profile as a picture

profile-next = -# Next: today's puzzle, `/{ command-queue-name }` or `/{ command-learn-name }`.
profile-running = Matches running: { $n }
profile-puzzles = 🧩 Puzzles tried: { $days } · solved: { $found } · days in a row: { $streak } (longest: { $longest })
profile-puzzle = 🧩 Today's puzzle
profile-matches = { league-my-next }
profile-alt = { $name }'s profile: { $games }.
profile-finished = finished
profile-won = won
profile-days = days in a row
profile-wins = wins in a row
profile-longest = longest: { $n }
profile-rating = Rating
profile-best = Most points
profile-card-game = finished: { $n } · won: { $wins }
profile-lately = Recent opponents
profile-fact-days = Days in a row with a move: { $n } (longest: { $best })
profile-fact-wins = Wins in a row: { $n } (longest: { $best })
profile-saved = Matches saved: { $n }
profile-fact-favourite = Favourite in { $game }: { $name }
profile-fact-best = Most points in { $game }: { $score } ({ $match })
profile-luck = -# { $game }, average luck in the last { $n } analysed matches, { luck-unit }: { $luck }
refusal-profile-hidden = This profile is private.

## Who may look a person up (/privacy)

privacy-visible = Anyone can see your profile and rating, but your matches only where you played them.
privacy-hidden = 🔒 Your profile is private; leaderboards and posts leave you out.
privacy-hide = Hide my profile
privacy-show = Show my profile
