## What may be typed

terminal-bot = With a token in .env the bot goes to Discord, without one it is played in a browser.
terminal-commands = instead of that
terminal-discord = exit if there is no token, instead of playing in a browser; for services
terminal-new = start with a new store although there are backups of the one that is missing
terminal-doctor = look whether the bot could work, and whether everything kept is whole
terminal-backup = copy everything that is kept; the bot may be at work
terminal-backup-to = the file to write; by default beside the hourly copies
terminal-restore = put a copy back, while the bot is stopped
terminal-restore-copy = the copy
terminal-restore-match = restore only this match and leave the others as they are
terminal-carry-over = copy a store of an older version (16) into a new file of this version, while the bot is stopped
terminal-carry-over-old = the store of the older version; it stays as it is
terminal-carry-over-new = the file to write
terminal-health = ask the running bot whether it is well
terminal-ratings = Count all results and ratings again from the logs of matches
terminal-recounted = Finished matches read: { $read }. Results kept: { $results }, of which mended: { $mended }. People rated: { $rated }.
terminal-failed = That did not work: { $fault }.
terminal-there = { $path } is there already; nothing was written.
terminal-backed-up = { $path } is written and looked through. { $replayed ->
    [0] No match was replayed.
    [one] One match was replayed from it.
   *[other] { $replayed } matches were replayed from it.
}
terminal-restored = { $path } is the store now. Every open match is posted again at the bot’s next start.
terminal-match-restored = Match #{ $match } is as it was in { $path } ({ $then }). Its players are told at the bot’s next start, and none of its clocks ran in between.
terminal-flaw = Its store has a fault, and so has the copy: { $flaw }. For what to do, run: python -m bot doctor
terminal-aside = What was there before is kept as { $path }. Delete it when you need it no more.
terminal-carried-over = { $old } is carried over to { $new }. { $replayed ->
    [0] No match was replayed.
    [one] One match was replayed from it.
   *[other] { $replayed } matches were replayed from it.
} Set DATABASE_PATH to the new file, or rename it to the old name.

## What the doctor finds

doctor-no-token = There is no DISCORD_TOKEN: the bot would be played in a browser on this computer.
doctor-token-shape = DISCORD_TOKEN does not look like a token. Copy it again from the developer portal: Applications, yours, Bot, Reset Token.
doctor-token = DISCORD_TOKEN looks like a token.
doctor-token-refused = Discord refuses the token. Make a new one in the developer portal: Applications, yours, Bot, Reset Token.
doctor-token-accepted = Discord knows the bot as { $name }.
doctor-unreachable = Discord cannot be asked: { $fault }.
doctor-sqlite = SQLite { $version } is used.
doctor-sqlite-old = SQLite { $version } is too old; the bot needs 3.37 or newer.
doctor-sqlite-reset = SQLite { $version } has a fault that can damage a file which two connections write at once. The bot writes on one alone: never open the file for writing beside it. 3.51.3 is mended.
doctor-disk = { $path } has { $free } MB free.
doctor-disk-low = { $path } has only { $free } MB free; { $wanted } MB are needed for growth and backups. Free some space on this disk.
doctor-read-only = { $path } cannot be written ({ $fault }). Let the user that runs the bot write there.
doctor-disk-full = Nothing can be written in { $path }: its disk or its quota is full. Free some space.
doctor-mounted-read-only = Nothing can be written in { $path }: it is mounted read-only. Mount it for writing, or name another place in the settings.
doctor-not-a-folder = { $path } is a file where a folder is needed. Name another place in the settings.
doctor-owner = { $path } does not belong to { $owner }, as the store does, so the bot may not be able to write it. Run: chown { $owner } { $path }
doctor-root = You are root, but the store belongs to { $owner }: files that commands make now would not be theirs. Run commands as { $owner }.
doctor-no-store = { $path } is not there yet; the bot makes it at its first start.
doctor-store = The store is whole, { $megabytes } MB. { $replayed ->
    [0] No match was replayed.
    [one] One match was replayed and led to what was saved.
   *[other] { $replayed } matches were replayed and led to what was saved.
}
doctor-emptied = { $fault }
doctor-store-fault = The store is damaged: { $fault }.
doctor-whole-copy = The newest backup without such a fault can be restored. Stop the bot and run: python -m bot restore { $copy }
doctor-no-whole-copy = No backup in { $folder } is without such a fault. Look for one on another machine before you change anything.
doctor-match-fault = Match #{ $match } does not replay: { $fault }. Its newest backup does. To restore this match only, stop the bot and run: python -m bot restore { $copy } --match { $match }
doctor-match-lost = Match #{ $match } does not replay ({ $fault }), and it cannot be restored from any backup. An update may help; otherwise an organiser can end it on its board.
doctor-file-lost = { $fault }
doctor-schema = The { $kind } { $name } is missing in the store. Restore a backup: python -m bot restore COPY.
doctor-health = The running bot says that it is well.
doctor-unwell = The running bot: { $fault }
doctor-carry-over = The store is of an older version of the bot ({ $version }). Stop the bot and run: python -m bot carry-over { $path } NEW.
doctor-too-new = The store is of version { $version }, this bot knows { $known }: update the bot.
doctor-older = The store is of version { $version }. The bot copies it and brings it to { $known } at its next start.
doctor-two-names = { $fault }.
doctor-port-in-use = Another program uses port { $port }, so the bot cannot start. Stop that program, or choose a free HEALTH_PORT.
doctor-in-use = A bot is at work on the store.
doctor-not-in-use = No bot is at work on the store.
doctor-stuck = Match #{ $match } stands still because its rules broke. An update may mend it; else an organiser may end it.
doctor-unreadable-match = Match #{ $match } holds something that cannot be read ({ $columns }), so it is stuck or will be. Its newest backup can be read. To restore this match only, stop the bot and run: python -m bot restore { $copy } --match { $match }
doctor-unreadable-lost = Match #{ $match } holds something that cannot be read ({ $columns }), so it is stuck or will be, and it cannot be restored from any backup. An organiser can end it on its board.
doctor-unreadable-over = Match #{ $match } is over and holds something that cannot be read ({ $columns }). Nothing waits for it.
doctor-unreadable-league = League { $league } holds something that cannot be read ({ $columns }) and stands still; its matches go on. Put a copy back in which it can be read: python -m bot restore COPY.
doctor-unreadable-player = What player { $player } has set cannot be read ({ $columns }) and counts as not set. They can set it again under /settings.
doctor-unreadable-row = Row { $row } of { $table } cannot be read ({ $columns }). The bot does without it.
doctor-untold = Match #{ $match } could not be shown: Discord said { $reason }. Give the bot its permissions there and type /table.
doctor-waiting = News have waited for Discord for { $minutes ->
    [one] one minute.
   *[other] { $minutes } minutes.
}
doctor-no-backups = BACKUPS_KEPT is 0: no hourly backups are made, and none are deleted.
doctor-backup-unreadable = { $path } cannot be read ({ $fault }), so nothing can be restored from it. Let the user that runs the bot read it, e.g. with chown.
doctor-backup-future = { $copy } is dated in the future, so it does not count as a backup. Check the clock of this computer; if it is right, rename the file.
doctor-no-backup-yet = There is no copy in { $folder } yet.
doctor-backups = { $count ->
    [one] There is one copy
   *[other] There are { $count } copies
}; the newest is { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} old.
doctor-backup-old = The newest copy is { $minutes } minutes old; there should be one every hour while the bot is at work.
doctor-not-there = The bot is not in the server { $server }, where matches are open.
doctor-servers = { $count ->
    [one] The bot is in one server.
   *[other] The bot is in { $count } servers.
}
doctor-server-lacks = In { $server } the bot was not given: { $names }.
doctor-channel-gone = In { $server } the channel { $channel }, which is used, is gone.
doctor-channel-lacks = In { $server }, #{ $channel }, the bot is not allowed: { $names }.
doctor-sum = { $bad ->
    [0] Nothing has to be mended.
    [one] One thing has to be mended.
   *[other] { $bad } things have to be mended.
}

## What is wrong with the running bot

health-gateway-starting = The bot has not been online on Discord since its start { $seconds } seconds ago. It keeps trying; its log says why.
health-gateway-disconnected = Discord has not been connected for { $seconds } seconds. The bot keeps trying; its log says why.
health-gateway-silent = Discord has not acknowledged a heartbeat for { $seconds } seconds. If this lasts, restart the bot.
health-worker-failed = The worker “{ $name }” failed and tries again: { $fault }. Look at the log.
health-worker-hangs = The worker “{ $name }” has not finished for { $minutes } minutes. Restart the bot; nothing is lost.
health-store-slow = The store does not answer within { $seconds } seconds. Close other programs that have it open, and look at its disk.
health-store-unreadable = The store cannot be read: { $fault }. Run: python -m bot doctor.
health-news-late = Messages have waited for Discord for { $minutes } minutes. Look at the log.
health-backup-failed = The newest backup failed. Look at the log, or run: python -m bot doctor.
health-backup-old = The newest backup is { $minutes } minutes old; there should be one every hour. Look at the log.
