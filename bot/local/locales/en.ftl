# The page around the pretend Discord.

local-title = Cutterland · the match table
local-brand = Match table
local-you = Playing as
local-person-waits = { $waits ->
    [0] Play as { $name }
    [one] Play as { $name } (1 match waiting)
   *[other] Play as { $name } ({ $waits } matches waiting)
}
local-place = Channel
local-place-channel = # { $name }
local-place-thread = ↳ { $name }
local-place-direct = Direct messages
local-hour = +1 hour
local-day = +1 day
local-week = +1 week
local-hour-long = Skip an hour
local-day-long = Skip a day
local-week-long = Skip a week
local-restart = Restart bot
local-more = More
local-close = Close
local-frame = Channel
local-busy = One moment…
local-restarted = The bot restarted. Nothing was lost.
local-passed-hour = An hour has passed.
local-passed-day = A day has passed.
local-passed-week = A week has passed.
local-failed = That didn't work. The terminal says why.
local-key = This link stopped working when the bot restarted. Open the new one shown in the terminal.
local-gone = The bot isn't running. Start it with “make run” and open the address it shows.
local-become = Play as { $name }
local-go = Go there
local-type = Type it for me
local-elsewhere = These are another player's direct messages.
local-opening = Opening the table…

local-press-changed = That button changed before you pressed it. Look again and press the one you want.
local-typed-unknown = There's no command { $command }. Type / to see them all.
local-typed-missing = “{ $option }” is missing. Type it or choose it from the list.
local-typed-wrong = “{ $option }” can't be “{ $value }”. Choose a value from the list.
local-typed-no-option = { $command } has no option “{ $option }”. Choose one from the list.
local-typed-no-options = { $command } has no options. Delete the rest and press Enter.

local-hint-first = New here? Type /learn below to learn a game in three minutes, or /new to open a match.
local-hint-new = Type /new below to open a match against people or computers. /league home shows the leagues.
local-hint-server = You can only open matches in one of the server's channels.
local-hint-fill = { $empty ->
    [one] 1 seat is empty. Add a computer under Options, or play as someone else above and press Join.
   *[other] { $empty } seats are empty. Add computers under Options, or play as someone else above and press Join.
}
local-hint-start = All seats are taken. Press Start.
local-hint-join = Match #{ $match } has an empty seat. Press Join.
local-hint-kept = Match #{ $match } keeps a seat for { $name }.
local-hint-host = { $name } opened this match and can start it.
local-hint-move = Your turn in { $name } #{ $match }. Press My move, or type /hand to see your cards.
local-hint-other = It's { $name }'s turn.
local-hint-elsewhere = Everyone at the table sees the same channel.
local-hint-wait = The computers are thinking.
local-hint-away = Everyone in { $name } #{ $match } has timed out, so it waits. Press My move to continue.
local-hint-stuck = The bot is stuck. Press Restart bot: no match gets lost.

local-terminal = Play in your browser: { $address }
local-terminal-stop = The match table is open until you press Ctrl+C. Your matches are saved in { $file }.
local-terminal-host = Local play works only on this computer. Set LOCAL_HOST to 127.0.0.1; it's { $host } now.
local-terminal-packages = Local play needs { $name }, which isn't installed. Run “make run” or “pip install '.[local]'”, or set DISCORD_TOKEN to play on Discord.
