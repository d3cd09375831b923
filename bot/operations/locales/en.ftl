## Help on the command line

terminal-bot = With a token in .env the bot runs on Discord; without one you play in your browser.
terminal-commands = commands
terminal-discord = exit if there is no token instead of starting local play (for services)
terminal-new = start with a new database even if there are backups of the missing one
terminal-doctor-live = only test how Discord behaves: post in the channel with this ID, then clean up
terminal-doctor = check the settings, Discord, the database and the backups, and say what to fix
terminal-backup = back up the database; the bot may be running
terminal-backup-to = the file to write; by default a new one in the backup folder
terminal-restore = restore a backup; stop the bot first
terminal-restore-copy = the backup
terminal-restore-match = restore only this match and leave the others unchanged
terminal-move = copy everything from a database file to an empty PostgreSQL database, or back; stop the bot first
terminal-move-source = the file, or the address (postgresql://…); it stays unchanged
terminal-move-target = the other of the two; it must be empty or new
terminal-moved = Copied { $source } to { $target }. Rows compared: { $rows }. Point { $setting } there and start the bot.
terminal-health = check the health of the running bot
terminal-export = print a league's season as JSON; the bot may be running
terminal-no-league = League { $number } is missing or unreadable.
terminal-ratings = recalculate all results and ratings from the match histories
terminal-worker = run the computer players of bots that share a PostgreSQL database; needs no token
terminal-recounted = Finished matches read: { $read }. Results: { $results } ({ $mended } corrected). Players rated: { $rated }.
terminal-failed = That didn't work: { $fault }.
terminal-there = { $path } already exists. Nothing was written.
terminal-backed-up = Backup { $path } was written and verified. { $replayed ->
    [0] No match was replayed.
    [one] One match was replayed.
   *[other] { $replayed } matches were replayed.
}
terminal-restored = { $path } is now the database. When the bot next starts, it posts every open match again.
terminal-match-restored = Match #{ $match } is restored from { $path } ({ $then }). When the bot next starts, it tells the players. No one loses any time.
terminal-flaw = The database and its new backup have the same fault: { $flaw }. To see what to do, run: python -m bot doctor
terminal-aside = The previous database is kept as { $path }. Delete it when you no longer need it.

## Findings of the doctor

doctor-no-token = DISCORD_TOKEN is not set: the bot would run in your browser.
doctor-token-shape = DISCORD_TOKEN doesn't look like a token. Create a new one in the developer portal: Applications > your app > Bot > Reset Token.
doctor-token = DISCORD_TOKEN looks like a token.
doctor-token-refused = Discord rejects the token. Create a new one in the developer portal: Applications > your app > Bot > Reset Token.
doctor-token-accepted = Discord knows the bot as { $name }.
doctor-unreachable = I can't reach Discord: { $fault }.
doctor-sqlite = SQLite { $version } is in use.
doctor-sqlite-old = SQLite { $version } is too old. Install 3.37 or newer.
doctor-sqlite-reset = SQLite { $version } has a bug: two connections that write at once can damage the file. The bot uses one, so don't open the database for writing in another program. Fixed in 3.51.3.
doctor-database = PostgreSQL answers, and all of the database can be read.
doctor-new-database = The database at DATABASE_URL is empty. The bot creates its tables when it first starts.
doctor-no-database = The database at DATABASE_URL can't be checked: { $fault }.
doctor-disk = { $path } has { $free } MB free.
doctor-disk-low = { $path } has only { $free } MB free; growth and backups need { $wanted } MB. Free some space on this disk.
doctor-read-only = I can't write to { $path } ({ $fault }). Give the bot's user write access.
doctor-disk-full = I can't write to { $path }: the disk or quota is full. Free some space.
doctor-mounted-read-only = I can't write to { $path }: it is mounted read-only. Remount it for writing, or choose another path in the settings.
doctor-not-a-folder = { $path } is a file, but must be a folder. Choose another path in the settings.
doctor-owner = { $path } doesn't belong to { $owner }, who owns the database, so the bot may not be able to write to it. Run: chown { $owner } { $path }
doctor-open-to-others = Everyone on this computer can read { $path }, with players' Discord IDs and names. Run: chmod 600 { $path }
doctor-root = You are root, but the database belongs to { $owner }. The bot may not be able to write to files that you create now, so run commands as { $owner }.
doctor-no-store = { $path } doesn't exist yet. The bot creates it when it first starts.
doctor-store = The database is intact, { $megabytes } MB. { $replayed ->
    [0] No match was replayed.
    [one] One match was replayed and agrees with its saved state.
   *[other] { $replayed } matches were replayed and agree with their saved states.
}
doctor-emptied = { $fault }
doctor-store-fault = The database is damaged: { $fault }.
doctor-whole-copy = The newest intact backup can be restored. Stop the bot and run: python -m bot restore { $copy }
doctor-no-whole-copy = No backup in { $folder } is intact. Look for one on another machine before you change anything.
doctor-match-fault = Match #{ $match } doesn't replay: { $fault }. Its newest backup does. To restore only this match, stop the bot and run: python -m bot restore { $copy } --match { $match }
doctor-match-lost = Match #{ $match } doesn't replay ({ $fault }), and no backup can restore it. An update may help; otherwise an organiser can end it on its board.
doctor-file-lost = { $fault }
doctor-schema = The { $kind } { $name } is missing from the database. Restore a backup: python -m bot restore COPY
doctor-health = The running bot is healthy.
doctor-unwell = The running bot: { $fault }
doctor-too-new = The database is version { $version }, but this bot knows only { $known }. Update the bot.
doctor-older = The database is version { $version }. The bot backs it up and upgrades it to { $known } when it next starts.
doctor-two-names = { $fault }.
doctor-port-in-use = Another program uses port { $port }, so the bot can't start. Stop that program, or choose a free HEALTH_PORT.
doctor-in-use = The bot is running on this database.
doctor-not-in-use = The bot isn't running on this database.
doctor-page = The touch page answers at { $address }.
doctor-page-silent = The touch page can't be checked: nothing answers on port { $port }. Start the bot, then run doctor again.
doctor-page-port = What answers on port { $port } isn't this address's touch page. Choose a free WEB_PORT, or restart the bot if you changed WEB_ADDRESS.
doctor-page-unreachable = { $address } can't be reached from here: { $fault }. Check its DNS entry, its certificate and your proxy.
doctor-page-stranger = { $address } doesn't lead to the bot. Let your proxy pass requests, with their Host, to port { $port }.
doctor-page-other = { $address } leads to another bot. Let your proxy pass requests to port { $port }.
doctor-stuck = A bug in its rules froze match #{ $match }. An update may fix it; otherwise an organiser can end it.
doctor-unreadable-match = Match #{ $match } has unreadable data ({ $columns }), so it is or will be stuck. Its newest backup is readable. To restore only this match, stop the bot and run: python -m bot restore { $copy } --match { $match }
doctor-unreadable-lost = Match #{ $match } has unreadable data ({ $columns }), so it is or will be stuck, and no backup can restore it. An organiser can end it on its board.
doctor-unreadable-over = Match #{ $match } is finished, but has unreadable data ({ $columns }). Nothing depends on it.
doctor-unreadable-league = League { $league } has unreadable data ({ $columns }) and is stuck; its matches continue. Restore a backup where it is readable: python -m bot restore COPY.
doctor-unreadable-player = The settings of player { $player } are unreadable ({ $columns }), so the defaults apply. The player can set them again under /settings.
doctor-unreadable-row = Row { $row } of { $table } is unreadable ({ $columns }). The bot works without it.
doctor-untold = I couldn't post match #{ $match }: Discord said { $reason }. Fix the bot's permissions there, then type /match board.
doctor-waiting = Messages have been waiting for Discord for { $minutes ->
    [one] one minute.
   *[other] { $minutes } minutes.
}
doctor-no-backups = BACKUPS_KEPT is 0: no hourly backups are made, and none are deleted.
doctor-backup-unreadable = I can't read { $path } ({ $fault }), so nothing can be restored from it. Give the bot's user read access, e.g. with chown.
doctor-backup-future = { $copy } is dated in the future, so it doesn't count as a backup. Check this computer's clock; if it is right, rename the file.
doctor-no-backup-yet = There is no backup in { $folder } yet.
doctor-backups = Backups: { $count }; the newest is { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} old.
doctor-backup-old = The newest backup is { $minutes } minutes old; there should be one every hour while the bot runs.
doctor-not-there = The bot isn't in server { $server }, which has open matches.
doctor-servers = { $count ->
    [one] The bot is in one server.
   *[other] The bot is in { $count } servers.
}
doctor-interactions-elsewhere = Discord sends presses and commands to { $url } instead of to the bot. Clear *Interactions Endpoint URL* in the developer portal.
doctor-code-grant = No one can add the bot: switch off *Requires OAuth2 Code Grant* in the developer portal, under *Bot*.
doctor-install-settings = “Add App” on the bot's profile adds its commands without the bot. In the developer portal, under *Installation*, choose *Guild Install* with the scopes applications.commands and bot, and the permissions of the invitation link in docs/hosting.md.
doctor-no-user-install = People can't install the bot for themselves, as *User Install* is off under *Installation* in the developer portal.
doctor-not-public = Only you can add the bot to servers, as *Public Bot* is off in the developer portal.
doctor-no-terms = The developer portal lacks URLs for terms of service and privacy policy. Discord asks for them when it verifies the bot, at 100 servers.
doctor-server-lacks = In { $server }, the bot needs these permissions: { $names }.
doctor-channel-gone = In { $server }, channel { $channel } is in use, but it's gone. Type /match board in another channel.
doctor-channel-lacks = In { $server }, #{ $channel }, the bot needs these permissions: { $names }.
doctor-live-failed = Step “{ $step }” failed: { $fault }. See docs/live-check.md.
doctor-live-post = A message with content arrived: “{ $text }”.
doctor-live-post-not = A message with content came back as “{ $text }”.
doctor-live-convert = Editing converted it to components and removed its content.
doctor-live-convert-not = An edit didn't turn it into components, so boards can't be posted with content first.
doctor-live-history = The history has the message: { $count ->
    [one] one message was read.
   *[other] { $count } messages were read.
}
doctor-live-history-not = The history lacks the message ({ $count } read), so the bot would send messages twice after a crash.
doctor-live-ids = The history returns the same component IDs: { $ids }.
doctor-live-ids-not = The history returns other component IDs: { $ids }. The bot recognises its messages by them.
doctor-live-old = A message older than an hour was edited four times without hitting a limit; seconds: { $seconds }.
doctor-live-old-limit = A message older than an hour took { $count } edits, then Discord asked for a wait of { $seconds } s.
doctor-live-old-none = The bot has no classic message here that is older than an hour. Try again in a channel with a reminder from yesterday.
doctor-live-thread = A thread was opened, and the bot owns it.
doctor-live-thread-not = A thread was opened, but the bot doesn't own it, so it couldn't name or archive it.
doctor-live-thread-inside = This is a thread. Try a channel as well.
doctor-live-member = { $name } was added to it. Did a phone ring?
doctor-live-archived = In the archived thread an edit fails with { $code }, as expected.
doctor-live-archived-not = In the archived thread an edit fails with { $code } instead of 50083, so the bot wouldn't bring the thread back.
doctor-live-archived-edit = In the archived thread an edit went through.
doctor-live-woken = The bot brought the thread back.
doctor-live-woken-not = The thread stays archived.
doctor-live-touched = Changing the archive time restarts the countdown.
doctor-live-untouched = Changing the archive time didn't count as activity. Check whether a quiet thread is archived after a week.
doctor-live-renamed = The thread was renamed.
doctor-live-renamed-not = The thread is still called { $name }.
doctor-live-owner = { $name }, who owns the application, got a direct message, which is now deleted. Did a phone ring?
doctor-live-anywhere = { $count } commands are offered to people who install the bot for themselves.
doctor-live-anywhere-not = No command is offered to people who install the bot for themselves. Start the bot once, then try again.
doctor-live-clean = All test posts were deleted ({ $count } messages).
doctor-live-clean-not = { $left } of { $count } messages couldn't be deleted. Delete them by hand.
doctor-live-thread-left = The bot may not delete threads, so “Live check” is only archived. Delete it by hand.
doctor-sum = { $bad ->
    [0] ✅ No problems found.
    [one] ❌ One problem to fix.
   *[other] ❌ { $bad } problems to fix.
}

## Problems of the running bot

health-gateway-starting = The bot hasn't reached Discord in the { $seconds } seconds since it started. It keeps trying; the log says why.
health-gateway-exhausted = The bot was started so often that Discord allows no more today. It connects in { $seconds } seconds; find out what keeps restarting it.
health-gateway-disconnected = The bot has been disconnected from Discord for { $seconds } seconds. It keeps trying; the log says why.
health-gateway-silent = Discord hasn't acknowledged a heartbeat for { $seconds } seconds. If this lasts, restart the bot.
health-clock-off = The clocks of this machine and of the database are { $seconds } seconds apart. Synchronise both with NTP, and restart the bot once they agree.
health-worker-failed = Worker “{ $name }” failed and will retry: { $fault }. See the log.
health-worker-hangs = Worker “{ $name }” has been running for { $minutes } minutes. Restart the bot; nothing is lost.
health-store-slow = The database doesn't answer within { $seconds } seconds. Close other programs that use it, and check its disk.
health-store-unreadable = The database can't be read: { $fault }. Run: python -m bot doctor
health-news-late = Messages have been waiting for Discord for { $minutes } minutes. See the log.
health-stuck = { $count ->
    [one] One match is frozen.
   *[other] { $count } matches are frozen.
} To see why, run: python -m bot doctor.
health-wipe-failed = Deleted data could not be overwritten. See the log, or run: python -m bot doctor.
health-backup-failed = The last backup failed. See the log, or run: python -m bot doctor.
health-backup-old = The newest backup is { $minutes } minutes old; there should be one every hour. See the log.
