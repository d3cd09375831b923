# The queue: people who wait for a match

command-queue-name = queue
command-queue = Wait for opponents; the match starts by itself
command-queue-game = Which game; by default the one you played last
command-queue-players = How many players in all
command-queue-pace = Right now or over days
command-queue-rated = Whether the match counts for ratings
option-pace-name = pace
option-rated-name = rated
queue-pace-now = right now
queue-pace-days = over days
queue-pick-now = ⚡ Right now
queue-pick-days = 📅 Over days
queue-unrated = unrated
queue-game = Game
queue-size = Number of players
queue-rated-off = Rated: no
queue-rated-on = Rated: yes
queue-join = Join the queue
queue-leave = Leave: { $game }
queue-refresh = Refresh
queue-again = Wait again
queue-empty = No one is waiting for this yet.
queue-first = You're the first.
queue-waiting = Waiting: { $names }
queue-waiting-more = Waiting: { $names } and { $n ->
    [one] { $n } more
   *[other] { $n } more
}
queue-waiting-elsewhere = Waiting on other servers: { $n }
queue-shared = Shared with other servers: players there see your name and moves.
queue-shared-alone = No other server shares its queue now, so only people here can join.
queue-not-shared = This server doesn't share its queue with others, so only people here can join.
queue-next = The match starts when { $n ->
    [2] a second player joins
   *[other] { $n } players have joined
}. I'll mention you in { $place }.
queue-next-with = { $n ->
    [one] { $names } is waiting. Join to start.
   *[other] { $names } are waiting. Join to start.
} I'll mention you in { $place }.
queue-next-any = Join to start your match. I'll mention you in { $place }.
queue-wait = You're waiting. I'll mention you in { $place } when the match starts. If no one comes, you leave the queue { $when }.
queue-started = 🎲 Your match **{ $title }** with { $others } has started: { $place }
queue-end-expired = { $name }: no opponents came for { $game } in time, so you've left the queue.
queue-end-game = { $name }: { $game } isn't offered here any more, so you've left the queue.
queue-end-matches = { $name }: you're playing as many matches as one person can, so you've left the queue for { $game }.
call-found = 🎲 { $names }: your match **{ $title }** has started.
call-found-with = 🎲 { $names }: your match **{ $title }** with { $others } has started.
board-server = 🌐 { $server }: { $names }
call-begins = { $name } begins.
refusal-too-many-seeks = You can wait for at most { $limit } games. Leave one queue first.
refusal-seeks-already = You're already waiting for this game. Leave its queue first to change anything.
refusal-seeks-not = You're not waiting for this game any more. `/{ command-queue-name }` shows the queue.
settings-page-find = Finding players
settings-find = **Finding players** — how people here meet others.
settings-share-on = Shared queue: on
settings-share-off = Shared queue: off
settings-share-about = Shared queue on: people here can be matched with players of other servers. The other server must switch this on too. Servers that share see how many of you wait. A match between two servers shows in both, with names and moves. Switch it off, and matches and rematches that have begun still continue.
settings-share-others = { $n ->
    [0] No other server shares its queue yet.
    [one] { $n } other server shares its queue.
   *[other] { $n } other servers share their queues.
}
role-name = New games
settings-role-on = New-game role: on
settings-role-off = New-game role: off
settings-role-about = New lobbies mention the role. Take or drop the role with a button in `/{ command-queue-name }`.
queue-tell = Tell me about new games
queue-lobby = 💺 { $title } in { $where } has an empty seat.
queue-lobby-join = Join that match
queue-mute = Stop news of new games
refusal-role-denied = I can't do that without **Manage Roles**. Someone who runs this server can give it to me, and move my role above the one for new games.
refusal-role-gone = This server has no role for new games any more. Someone who runs it can switch it on again in `/{ command-settings-name }`.
refusal-role-no-room = This server has 250 roles, as many as Discord allows. Delete one, then try again.
refusal-role-two-factors = This server asks moderators for two-factor authentication. The person who hosts this bot has to switch it on for their own Discord account.
call-one-more = 🪑 { $title }: one more player wanted! { $names }
