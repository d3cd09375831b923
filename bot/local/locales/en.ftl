# The page around the pretend Discord.

local-title = Cutterland · the match table
local-brand = Match table
local-you = You are
local-person = Be { $name }
local-person-waits = { $waits ->
    [0] Be { $name }
    [one] Be { $name }: one match waits
   *[other] Be { $name }: { $waits } matches wait
}
local-place = Where
local-place-channel = # { $name }
local-place-thread = ↳ { $name }
local-place-direct = Messages with the bot
local-hour = +1 hour
local-day = +1 day
local-week = +1 week
local-hour-long = Let an hour pass
local-day-long = Let a day pass
local-week-long = Let a week pass
local-restart = Restart the bot
local-more = More
local-close = Close
local-frame = The channel
local-busy = One moment …
local-restarted = The bot was stopped and started again. Everything is still there.
local-passed-hour = An hour has passed.
local-passed-day = A day has passed.
local-passed-week = A week has passed.
local-failed = That did not work; the terminal says why.
local-key = This address belongs to an earlier start. Open the one that the terminal shows now.
local-gone = The bot is not running. Start it again with “make run” and open the address it shows.
local-become = Be { $name }
local-go = Go there
local-type = Type it for me
local-elsewhere = The table shows somebody else’s messages with the bot.
local-opening = Opening the table …

local-press-changed = That button changed before your press counted. Look again and press the one you want.
local-typed-unknown = There is no command { $command }. Type / to see them all.
local-typed-missing = “{ $option }” is still missing: type it or choose it from the list.
local-typed-wrong = “{ $value }” does not fit “{ $option }”: choose one from the list.
local-typed-no-option = { $command } has no field called “{ $option }”: choose one from the list.
local-typed-no-options = { $command } stands alone: delete what follows it and press Enter.

local-hint-first = New here? Type /learn below: a game in three minutes, by doing it. Or /new opens a match at once.
local-hint-new = Type /new below to open a match, against people or computer players; /league home leads to the leagues here.
local-hint-server = Matches are opened in a channel of the server.
local-hint-fill = { $empty ->
    [one] One seat is empty: add a computer under Options, or be somebody else above and press Join.
   *[other] { $empty } seats are empty: add computers under Options, or be somebody else above and press Join.
}
local-hint-start = Every seat is taken. Press Start.
local-hint-join = Match #{ $match } has an empty seat: press Join.
local-hint-host = { $name } opened this match and may start it.
local-hint-move = It is your turn in #{ $match } { $name }. Press “My move”, or type /hand to see your cards.
local-hint-other = Now it is { $name }’s turn.
local-hint-elsewhere = Only one place is shown at a time, to everybody.
local-hint-wait = The computer players are thinking.

local-terminal = Play in your browser: { $address }
local-terminal-stop = The match table stays open until you press Ctrl+C. What you play is kept in { $file }.
local-terminal-host = Local play is for this computer only: LOCAL_HOST is { $host }, and should be 127.0.0.1.
local-terminal-packages = Local play needs { $name }, which is not installed. Run “make run” or “pip install '.[local]'”, or set DISCORD_TOKEN to play on Discord.
