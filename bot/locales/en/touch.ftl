touch-open = Open board
touch-matches = Matches
touch-sign-out = Sign out
touch-signed-out = Press **Details**, then **Open board** in a match's panel on Discord.
touch-offline = No connection. Trying again …
touch-elsewhere = One moment …
touch-sessions = Signed-in browsers: { $n }. Last used: { $days }.
touch-leave = Sign out everywhere
