# The queue: people who wait for a match

command-queue-name = queue
command-queue = Find opponents; the match starts by itself
command-queue-game = { command-new-game }
command-queue-players = Number of players
command-queue-pace = Live, or over several days
command-queue-rated = Rated or not
option-pace-name = pace
option-rated-name = rated
queue-pace-now = live, 10 min per move
queue-pace-days = over several days
queue-pick-now = ⚡ Live
queue-pick-days = 📅 Over several days
queue-unrated = unrated
queue-game = Game
queue-size = Number of players
queue-rating = Rated: { switch-state }
queue-join = Join the queue
queue-leave = Leave: { $game }
queue-refresh = Refresh
queue-again = Wait again
queue-empty = No one is waiting yet.
queue-first = You're first in the queue.
queue-name = { $name } (usually answers within { $hours } h)
queue-waiting = Waiting: { $names }
queue-waiting-more = Waiting: { $names } and { $n ->
    [one] { $n } more
   *[other] { $n } more
}
queue-waiting-elsewhere = Waiting on other servers: { $n }
queue-several = Once a match is found, you leave the other queues.
queue-shared = Players on other servers see your name and moves.
queue-shared-alone = Only people here can join.
queue-next = Starts with { $n } players. I'll tell you in { $place }.
queue-next-with = { $names } { $n ->
    [one] is
   *[other] are
} waiting. Join to start; I'll tell you in { $place }.
queue-next-any = Join to start. I'll tell you in { $place }.
queue-wait = You're waiting. I'll tell you in { $place } when the match starts; otherwise you leave the queue { $when }.
queue-started = 🎲 **{ $title }** with { $others } started in { $place }
queue-end-expired = { $name }: I found no opponents for { $game }, so I removed you from the queue.
queue-end-game = { $name }: { $game } isn't offered here any more, so I removed you from the queue.
queue-end-matches = { $name }: you have enough matches, so I removed you from the queue for { $game }.
call-found = 🎲 { $names }: **{ $title }** has started.
call-found-with = 🎲 { $names }: **{ $title }** with { $others } has started.
board-server = 🌐 { $server }: { $names }
call-begins = { $name }: you go first.
refusal-too-many-seeks = You're already waiting in { $limit } queues. Leave one first.
refusal-seeks-already = You're already waiting. To change something, leave and join again.
refusal-seeks-not = You're no longer in this queue. To rejoin, type `/{ command-queue-name }`.
refusal-rematch-unshared = One of the servers no longer shares its queue. `/{ command-new-name }` opens a match here.
settings-page-find = Finding players ▸
settings-find = **Finding players** — how people here meet others.
settings-share = Shared queue: { switch-state }
settings-share-about = People here can meet players on servers that share their queue. Both servers see the match, with names and moves.
settings-share-others = { $n ->
    [0] No other server shares its queue yet.
    [one] { $n } other server shares its queue.
   *[other] { $n } other servers share their queues.
}
role-name = New games
settings-new-games = New-game role: { switch-state }
settings-role-about = I mention this role when a match opens. Anyone can get or drop it in `/{ command-queue-name }`.
queue-tell = Tell me about new games
queue-lobby = 💺 { $title } in { $where } has an empty seat.
queue-lobby-join = Join that match
queue-mute = Mute new games
refusal-role-denied = I can't give that role. Give me **Manage Roles**, and move my role above it.
refusal-role-gone = That role is off. A server manager can switch it on in `/{ command-settings-name }`.
refusal-role-no-room = This server has 250 roles, the most Discord allows. Delete one first.
refusal-role-two-factors = This server needs the bot's host to use two-factor authentication in Discord.
call-one-more = 🪑 { $names }: one seat is left in { $title }. Join in!
