# The page around the pretend Discord.

local-title = Match table · board games on this computer
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
local-restarted = The bot restarted.
local-passed-hour = An hour has passed.
local-passed-day = A day has passed.
local-passed-week = A week has passed.
local-failed = That failed. The terminal says why.
local-key = Open the new link shown in the terminal.
local-gone = Start the bot with “make run”, then open its address.
local-board = Open board
local-become = Play as { $name }
local-go = Go there
local-type = Type it for me
local-elsewhere = These are someone else's DMs.
local-opening = Opening the table…

local-press-changed = That button just changed. Look again, then press.
local-typed-unknown = There's no { $command }. Type / to see all commands.
local-typed-missing = Fill in “{ $option }”.
local-typed-wrong = Choose “{ $option }” from the list, not “{ $value }”.
local-typed-no-option = { $command } has no “{ $option }”. Choose from the list.
local-typed-no-options = { $command } takes no options. Delete the rest and press Enter.

local-hint-first = New here? Type /learn below, or /new to open a match.
local-hint-new = Type /new below, or /league home for leagues.
local-hint-server = Open matches in one of the server's channels.
local-hint-fill = { $empty ->
    [one] 1 seat is empty. Press Add computer, or play as someone else above and press Join.
   *[other] { $empty } seats are empty. Press Add computer, or play as someone else above and press Join.
}
local-hint-start = Everyone's here. Press Start.
local-hint-join = Match #{ $match } has an empty seat. Press Join.
local-hint-kept = Match #{ $match } has a seat reserved for { $name }.
local-hint-host = { $name } can start this match.
local-hint-move = Your turn in { $name } #{ $match }. Press My move.
local-hint-several = { $n } matches are waiting for you. List them with /turns.
local-hint-other = It's { $name }'s turn.
local-hint-elsewhere = Go to a channel everyone can see.
local-hint-wait = The computers are thinking.
local-hint-away = Everyone in { $name } #{ $match } timed out. Press My move to continue.
local-hint-stuck = The bot is stuck. Press Restart bot.

local-terminal = Play in your browser: { $address }
local-terminal-stop = Ctrl+C closes the match table. Your matches are saved in { $file }.
local-terminal-host = Set LOCAL_HOST to 127.0.0.1, not { $host }: local play stays on this computer.
local-terminal-packages = For local play, install { $name } with “make run” or “pip install '.[local]'”; for Discord, set DISCORD_TOKEN.
