## Help on the command line

terminal-bot = With a token in .env the bot runs on Discord; without one you play in your browser.
terminal-commands = commands
terminal-discord = exit if there is no token, instead of playing in a browser; for services
terminal-new = start with a new store, even though backups of the missing one exist
terminal-doctor-live = only try what the live Discord does, by posting in this channel (its id) and deleting it again
terminal-doctor = check the settings, Discord, the store and the backups, and say what to fix
terminal-backup = back up the store; the bot may be running
terminal-backup-to = the file to write; by default a new one in the backup folder
terminal-restore = restore a backup; stop the bot first
terminal-restore-copy = the backup
terminal-restore-match = restore only this match and leave the others unchanged
terminal-carry-over = copy a store of an older version (16) into a new file of this version; stop the bot first
terminal-carry-over-old = the store of the older version; it stays unchanged
terminal-carry-over-new = the file to write
terminal-health = run the health check of the running bot
terminal-ratings = recalculate all results and ratings from the match histories
terminal-recounted = Finished matches read: { $read }. Results: { $results }, corrected: { $mended }. Players rated: { $rated }.
terminal-failed = That didn't work: { $fault }.
terminal-there = { $path } already exists. Nothing was written.
terminal-backed-up = Backup { $path } is written and verified. { $replayed ->
    [0] No match was replayed.
    [one] One match was replayed.
   *[other] { $replayed } matches were replayed.
}
terminal-restored = { $path } is now the store. Every open match is posted again at the bot’s next start.
terminal-match-restored = Match #{ $match } is restored from { $path } ({ $then }). Its players are told at the bot’s next start, and its clocks didn't run in between.
terminal-flaw = The store and its new backup share a fault: { $flaw }. To see what to do, run: python -m bot doctor
terminal-aside = The previous store is kept as { $path }. Delete it when you no longer need it.
terminal-carried-over = { $old } is copied to { $new } in the current version. { $replayed ->
    [0] No match was replayed.
    [one] One match was replayed.
   *[other] { $replayed } matches were replayed.
} Set DATABASE_PATH to the new file, or give it the old file's name.

## Findings of the doctor

doctor-no-token = DISCORD_TOKEN is not set: the bot would run in your browser.
doctor-token-shape = DISCORD_TOKEN doesn't look like a token. Create a new one in the developer portal: Applications, yours, Bot, Reset Token.
doctor-token = DISCORD_TOKEN looks like a token.
doctor-token-refused = Discord rejects the token. Create a new one in the developer portal: Applications, yours, Bot, Reset Token.
doctor-token-accepted = Discord knows the bot as { $name }.
doctor-unreachable = I can't reach Discord: { $fault }.
doctor-sqlite = SQLite { $version } is in use.
doctor-sqlite-old = SQLite { $version } is too old. Install 3.37 or newer.
doctor-sqlite-reset = SQLite { $version } has a bug: two connections that write at once can damage the file. The bot uses one, so don't open the store for writing in another program. Fixed in 3.51.3.
doctor-disk = { $path } has { $free } MB free.
doctor-disk-low = { $path } has only { $free } MB free; growth and backups need { $wanted } MB. Free some space on this disk.
doctor-read-only = I can't write to { $path } ({ $fault }). Give the bot's user write access.
doctor-disk-full = I can't write to { $path }: the disk or quota is full. Free some space.
doctor-mounted-read-only = I can't write to { $path }: it is mounted read-only. Remount it for writing, or choose another path in the settings.
doctor-not-a-folder = { $path } is a file, but must be a folder. Choose another path in the settings.
doctor-owner = { $path } doesn't belong to { $owner }, the store's owner, so the bot may not be able to write to it. Run: chown { $owner } { $path }
doctor-root = You are root, but the store belongs to { $owner }. Files that you create now may not be writable for the bot: run commands as { $owner }.
doctor-no-store = { $path } doesn't exist yet. The bot creates it when it first starts.
doctor-store = The store is intact, { $megabytes } MB. { $replayed ->
    [0] No match was replayed.
    [one] One match was replayed and gave the saved state.
   *[other] { $replayed } matches were replayed and gave their saved states.
}
doctor-emptied = { $fault }
doctor-store-fault = The store is damaged: { $fault }.
doctor-whole-copy = The newest intact backup can be restored. Stop the bot and run: python -m bot restore { $copy }
doctor-no-whole-copy = No backup in { $folder } is intact. Look for one on another machine before you change anything.
doctor-match-fault = Match #{ $match } doesn't replay: { $fault }. Its newest backup does. To restore only this match, stop the bot and run: python -m bot restore { $copy } --match { $match }
doctor-match-lost = Match #{ $match } doesn't replay ({ $fault }), and no backup can restore it. An update may help; otherwise an organiser can end it on its board.
doctor-file-lost = { $fault }
doctor-schema = The { $kind } { $name } is missing from the store. Restore a backup: python -m bot restore COPY.
doctor-health = The running bot is healthy.
doctor-unwell = The running bot: { $fault }
doctor-carry-over = The store is from an older version ({ $version }). Stop the bot and run: python -m bot carry-over { $path } NEW.
doctor-too-new = The store is version { $version }, but this bot knows only { $known }. Update the bot.
doctor-older = The store is version { $version }. At its next start the bot backs it up and upgrades it to { $known }.
doctor-two-names = { $fault }.
doctor-port-in-use = Another program uses port { $port }, so the bot can't start. Stop that program, or choose a free HEALTH_PORT.
doctor-in-use = The bot is running on this store.
doctor-not-in-use = The bot isn't running on this store.
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
doctor-server-lacks = In { $server }, the bot needs these permissions: { $names }.
doctor-channel-gone = In { $server }, channel { $channel } is in use, but it's gone. Type /match board in another channel.
doctor-channel-lacks = In { $server }, #{ $channel }, the bot needs these permissions: { $names }.
doctor-live-failed = Step “{ $step }” failed: { $fault }. See docs/live-check.md.
doctor-live-post = A message with content arrived: “{ $text }”.
doctor-live-post-not = A message with content came back as “{ $text }”.
doctor-live-convert = An edit turned it into components and took its content away.
doctor-live-convert-not = An edit did not turn it into components: boards can't be posted with content first.
doctor-live-history = The history has the message: { $count ->
    [one] one was read.
   *[other] { $count } were read.
}
doctor-live-history-not = The history lacks the message ({ $count } read): the bot would send messages twice after a crash.
doctor-live-ids = The history gives component ids back: { $ids }.
doctor-live-ids-not = The history gives other component ids back: { $ids }. The bot knows its messages by them.
doctor-live-old = A message older than an hour was edited four times without a limit; seconds: { $seconds }.
doctor-live-old-limit = A message older than an hour took { $count } edits, then Discord asked for { $seconds } s.
doctor-live-old-none = No classic message of the bot's here is older than an hour: try again in a channel with a reminder of yesterday.
doctor-live-thread = A thread was opened, and it is the bot's.
doctor-live-thread-not = A thread was opened, but it isn't the bot's: the bot couldn't name or archive it.
doctor-live-thread-inside = This is a thread. Try a channel, too.
doctor-live-member = { $name } was added to it. Did a phone ring?
doctor-live-archived = In the archived thread an edit fails with { $code }, as expected.
doctor-live-archived-not = In the archived thread an edit fails with { $code } instead of 50083: the bot would not bring the thread back.
doctor-live-archived-edit = In the archived thread an edit went through.
doctor-live-woken = The bot brought the thread back.
doctor-live-woken-not = The thread stays archived.
doctor-live-touched = A change of the archiving time starts it over.
doctor-live-untouched = A change of the archiving time did not move the time of the last activity: look whether a quiet thread is archived after a week.
doctor-live-renamed = The thread was renamed.
doctor-live-renamed-not = The thread is still called { $name }.
doctor-live-owner = { $name }, who owns the application, got a direct message, which is deleted again. Did a phone ring?
doctor-live-clean = Everything was deleted again ({ $count } messages).
doctor-live-clean-not = { $left } of { $count } messages could not be deleted: delete them by hand.
doctor-live-thread-left = The bot may not delete threads, so “Live check” is archived: delete it by hand.
doctor-sum = { $bad ->
    [0] ✅ No problems found.
    [one] ❌ One problem to fix.
   *[other] ❌ { $bad } problems to fix.
}

## Problems of the running bot

health-gateway-starting = The bot hasn't reached Discord in the { $seconds } seconds since it started. It keeps trying; the log says why.
health-gateway-disconnected = The bot has been disconnected from Discord for { $seconds } seconds. It keeps trying; the log says why.
health-gateway-silent = Discord hasn't acknowledged a heartbeat for { $seconds } seconds. If this lasts, restart the bot.
health-worker-failed = Worker “{ $name }” failed and will retry: { $fault }. See the log.
health-worker-hangs = Worker “{ $name }” has been running for { $minutes } minutes. Restart the bot; nothing is lost.
health-store-slow = The store doesn't answer within { $seconds } seconds. Close other programs that use it, and check its disk.
health-store-unreadable = The store can't be read: { $fault }. Run: python -m bot doctor.
health-news-late = Messages have been waiting for Discord for { $minutes } minutes. See the log.
health-backup-failed = The last backup failed. See the log, or run: python -m bot doctor.
health-backup-old = The newest backup is { $minutes } minutes old; there should be one every hour. See the log.
