-- Ids, epoch seconds and JSON text only, so that another database may follow.
-- Discord ids and names of people are in `players` and nowhere else.

-- People and servers ------------------------------------------------------------------------------

-- Everyone the bot has met. `user` is NULL once forgotten; `chosen` is the language they set, `seen`
-- the one their Discord last showed; `theme` and `palette` NULL: the default look. `calls` is how they
-- are called to a move, `unreachable` that they take no direct messages, as far as the bot has found
-- out. `league_letters`: they hear by direct message that they are about to lose a seat and how a
-- season ended for them; they asked to play, so it is on until they switch it off, as are
-- `question_letters`: what several are asked in secret comes by direct message. `next_letters`: so
-- does, without a ring, that their turn is next. `hidden`: nobody can look them up, and lists of
-- players do not name them. `keeps` is where they keep the panels of all their matches, `keeps_calls`
-- that they are called there. `direct_channel` is that of their direct messages, once it was opened:
-- Discord lets few be opened at a time.
CREATE TABLE players (
    id INTEGER PRIMARY KEY,
    user INTEGER UNIQUE,
    name TEXT NOT NULL CHECK (length(name) <= 32),
    chosen TEXT,
    seen TEXT,
    met INTEGER NOT NULL,
    theme TEXT,
    palette TEXT,
    pictures INTEGER NOT NULL DEFAULT 1 CHECK (pictures IN (0, 1)),
    hints INTEGER NOT NULL DEFAULT 1 CHECK (hints IN (0, 1)),
    reminders TEXT NOT NULL DEFAULT 'off' CHECK (reminders IN ('off', 'channel', 'dm')),
    letters INTEGER NOT NULL DEFAULT 0 CHECK (letters IN (0, 1)),
    calls TEXT NOT NULL DEFAULT 'channel' CHECK (calls IN ('channel', 'dm')),
    unreachable INTEGER NOT NULL DEFAULT 0 CHECK (unreachable IN (0, 1)),
    league_letters INTEGER NOT NULL DEFAULT 1 CHECK (league_letters IN (0, 1)),
    question_letters INTEGER NOT NULL DEFAULT 1 CHECK (question_letters IN (0, 1)),
    next_letters INTEGER NOT NULL DEFAULT 0 CHECK (next_letters IN (0, 1)),
    hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1)),
    keeps TEXT NOT NULL DEFAULT 'no' CHECK (keeps IN ('no', 'thread', 'dm')),
    keeps_calls INTEGER NOT NULL DEFAULT 0 CHECK (keeps_calls IN (0, 1)),
    direct_channel INTEGER
) STRICT;

-- What opens the touch page, as a SHA-256: a link from a private message, used once, or the session of
-- a browser that is signed in.
CREATE TABLE page_keys (
    hash TEXT PRIMARY KEY,
    player INTEGER NOT NULL REFERENCES players (id),
    kind TEXT NOT NULL CHECK (kind IN ('link', 'session')),
    until INTEGER NOT NULL
) STRICT;

CREATE INDEX page_keys_player ON page_keys (player);

-- People who had their data deleted: `freed` once their seats are, `wiped` once what was left
-- of them in the files of the database is overwritten.
CREATE TABLE forgotten (
    player INTEGER PRIMARY KEY REFERENCES players (id),
    at INTEGER NOT NULL,
    freed INTEGER NOT NULL DEFAULT 0 CHECK (freed IN (0, 1)),
    wiped INTEGER NOT NULL DEFAULT 0 CHECK (wiped IN (0, 1))
) STRICT;

-- Settings of servers, and whether the bot has introduced itself. `threads_suggested`: so have
-- threads been. `shares_queue`: people who wait in its queue may also meet those of other servers.
-- The daily puzzle goes to `puzzle_channel` (NULL: nowhere) from `puzzle_hour` on, in UTC, the weekly
-- post to `weekly_channel` in the time zone `zone`; `weekly_done` is the end of the newest week that
-- has been dealt with, `weekly_tried` that of the newest one whose post may have arrived. `news_role`
-- is the role of people who want to hear of new lobbies, once it was made, `calls_role` whether
-- lobbies mention it. The addresses of public pages are made from `page_secret`; NULL: there are none.
CREATE TABLE servers (
    guild INTEGER PRIMARY KEY,
    threads INTEGER NOT NULL DEFAULT 0 CHECK (threads IN (0, 1)),
    games_channel INTEGER,
    organiser_role INTEGER,
    notice_channel INTEGER,
    locale TEXT,
    greeted INTEGER NOT NULL DEFAULT 0 CHECK (greeted IN (0, 1)),
    theme TEXT,
    palette TEXT,
    threads_suggested INTEGER NOT NULL DEFAULT 0 CHECK (threads_suggested IN (0, 1)),
    shares_queue INTEGER NOT NULL DEFAULT 0 CHECK (shares_queue IN (0, 1)),
    puzzle_channel INTEGER,
    puzzle_hour INTEGER NOT NULL DEFAULT 8 CHECK (puzzle_hour BETWEEN 0 AND 23),
    news_role INTEGER,
    calls_role INTEGER NOT NULL DEFAULT 0 CHECK (calls_role IN (0, 1)),
    weekly_channel INTEGER,
    zone TEXT NOT NULL DEFAULT 'UTC',
    weekly_done INTEGER NOT NULL DEFAULT 0,
    weekly_tried INTEGER NOT NULL DEFAULT 0,
    page_secret TEXT
) STRICT;

-- Who wants to hear where one more player is wanted, by server.
CREATE TABLE hearers (
    guild INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES players (id),
    PRIMARY KEY (guild, player)
) STRICT;

CREATE INDEX hearers_by_player ON hearers (player);

-- People whom the queue never pairs with `player`. `other` is not told, so it is no reference: what is
-- stored about that person does not show who avoids them.
CREATE TABLE avoided (
    player INTEGER NOT NULL REFERENCES players (id),
    other INTEGER NOT NULL,
    PRIMARY KEY (player, other)
) STRICT;

-- A person's playing hours, in minutes after their midnight, and vacation: `spent` days of that of
-- the year `year` are gone, the last of them ends at `away_until`. Clocks use these hours from
-- `counts` on, and the `former` ones (JSON) before. `asked` is when the bot asked whether they want
-- vacation, as it does before a timeout; 0: it has not since they last answered in time.
CREATE TABLE playing_hours (
    player INTEGER PRIMARY KEY REFERENCES players (id),
    zone TEXT NOT NULL,
    wake INTEGER NOT NULL CHECK (wake BETWEEN 0 AND 1439),
    sleep INTEGER NOT NULL CHECK (sleep BETWEEN 0 AND 1439),
    days_off TEXT NOT NULL,
    vacation INTEGER NOT NULL CHECK (vacation IN (0, 1)),
    year INTEGER NOT NULL,
    spent INTEGER NOT NULL CHECK (spent >= 0),
    away_until INTEGER NOT NULL,
    former TEXT,
    counts INTEGER NOT NULL DEFAULT 0,
    asked INTEGER NOT NULL DEFAULT 0,
    wishes TEXT NOT NULL DEFAULT ''
) STRICT;

-- The step each person has reached in a game's lesson, with their unfinished answer there.
CREATE TABLE lessons (
    player INTEGER NOT NULL REFERENCES players (id),
    game TEXT NOT NULL,
    step INTEGER NOT NULL CHECK (step >= 0),
    draft TEXT NOT NULL,
    PRIMARY KEY (player, game)
) STRICT;

-- The tries of each person at the puzzle of a day (its ordinal, 1 for 0001-01-01), with the best
-- points that were possible. `guild` is where it was, NULL for a direct message.
CREATE TABLE puzzle_tries (
    player INTEGER NOT NULL REFERENCES players (id),
    day INTEGER NOT NULL,
    number INTEGER NOT NULL,
    guild INTEGER,
    points INTEGER NOT NULL,
    best INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (player, day, number)
) STRICT;

CREATE INDEX puzzle_tries_by_guild ON puzzle_tries (guild, day);

-- The unfinished answer of a person to the puzzle of a day: lines of the game's notation, and the
-- draft of the next one.
CREATE TABLE puzzle_drafts (
    player INTEGER PRIMARY KEY REFERENCES players (id),
    day INTEGER NOT NULL,
    actions TEXT NOT NULL,
    draft TEXT NOT NULL
) STRICT;

-- The newest daily puzzle of each server, and the day of the one `before` it. It is written before
-- it is posted: `message` is NULL until it is known to have arrived, 0 if its channel is closed to
-- the bot.
CREATE TABLE puzzle_posts (
    guild INTEGER PRIMARY KEY,
    day INTEGER NOT NULL,
    place INTEGER NOT NULL,
    message INTEGER,
    before INTEGER
) STRICT;

-- Matches -----------------------------------------------------------------------------------------

-- The head of each match. `rev` grows with every write to the match, `seq` is its newest log row,
-- written at `changed`; `seed` is NULL until it is published. `allowance`, `bank` and `on_timeout`
-- are its clock, NULL: none. `paused` (by people) and `frozen` (the bot is not in that server) say
-- since when the clock is stopped, `paused_by_vote` that everyone agreed, so that each of them may
-- resume; `credited` is up to when time that the bot was down has been given back. `own_thread` is
-- whether the match gets a thread of its own; NULL: as its server has it.
CREATE TABLE matches (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    rev INTEGER NOT NULL,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'finished', 'cancelled', 'stuck')),
    options TEXT NOT NULL,
    host INTEGER NOT NULL REFERENCES players (id),
    open_to_all INTEGER NOT NULL CHECK (open_to_all IN (0, 1)),
    start_when_full INTEGER NOT NULL CHECK (start_when_full IN (0, 1)),
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    thread INTEGER,
    seq INTEGER NOT NULL,
    changed INTEGER NOT NULL DEFAULT 0,
    seed_hash TEXT NOT NULL,
    seed TEXT,
    created INTEGER NOT NULL,
    started INTEGER,
    finished INTEGER,
    ranks TEXT NOT NULL,
    claimed INTEGER NOT NULL CHECK (claimed IN (0, 1)),
    allowance INTEGER CHECK (allowance > 0),
    bank INTEGER CHECK (bank >= 0),
    on_timeout TEXT CHECK (on_timeout IN ('move', 'wait')),
    paused INTEGER,
    paused_by_vote INTEGER NOT NULL DEFAULT 0 CHECK (paused_by_vote IN (0, 1)),
    frozen INTEGER,
    credited INTEGER NOT NULL DEFAULT 0,
    own_thread INTEGER CHECK (own_thread IN (0, 1))
) STRICT;

CREATE INDEX matches_by_guild ON matches (guild, status);
CREATE INDEX matches_by_host ON matches (host, status);
CREATE INDEX matches_by_thread ON matches (thread) WHERE thread IS NOT NULL;

-- Who holds each seat now, the decision it owes, and its clock: when it was asked, its deadline, or
-- the playing seconds `remaining` while the clock is stopped. `hours` are the playing hours the
-- deadline was computed with (JSON), `used` the playing seconds of the answer before. `sealed` is the
-- answer to a sealed question while others have not answered it yet, as canonical JSON.
CREATE TABLE seats (
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    player INTEGER REFERENCES players (id),
    computer TEXT,
    resigned INTEGER NOT NULL CHECK (resigned IN (0, 1)),
    decision INTEGER,
    since INTEGER,
    due INTEGER,
    remaining INTEGER CHECK (remaining >= 0),
    bank INTEGER NOT NULL DEFAULT 0 CHECK (bank >= 0),
    strikes INTEGER NOT NULL DEFAULT 0 CHECK (strikes >= 0),
    reminders_sent INTEGER NOT NULL DEFAULT 0 CHECK (reminders_sent >= 0),
    hours TEXT,
    used INTEGER NOT NULL DEFAULT 0,
    sealed TEXT,
    PRIMARY KEY (match, seat)
) STRICT;

CREATE INDEX seats_by_player ON seats (player) WHERE player IS NOT NULL;

-- Matters of the seats that are not in the log: seats that anyone may take, the player that a lobby
-- keeps each seat for (0: anyone), the match this one repeats, and the open vote (its number, what
-- it is about, who asked for it when, who agreed). `colours` are those of the seats, numbered from 1,
-- in a game whose players choose theirs (0: the seat's own), and empty where nobody has; the start
-- of a match in its log has them too. `nudged`: people were told that the lobby lacks one player.
-- `quiet_actor` is the seat that seems to decide while a question is open that only orders ask.
CREATE TABLE seating (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    offers TEXT NOT NULL,
    reservations TEXT NOT NULL,
    rematch_of INTEGER REFERENCES matches (id),
    number INTEGER,
    what TEXT,
    target INTEGER,
    player INTEGER REFERENCES players (id),
    agreed TEXT,
    asked INTEGER,
    colours TEXT NOT NULL DEFAULT '[]',
    nudged INTEGER NOT NULL DEFAULT 0 CHECK (nudged IN (0, 1)),
    quiet_actor INTEGER
) STRICT;

CREATE INDEX seating_by_rematch ON seating (rematch_of) WHERE rematch_of IS NOT NULL;
CREATE INDEX seating_by_player ON seating (player) WHERE player IS NOT NULL;

-- Who was invited to a match.
CREATE TABLE invitations (
    match INTEGER NOT NULL REFERENCES matches (id),
    player INTEGER NOT NULL REFERENCES players (id),
    PRIMARY KEY (match, player)
) STRICT;

CREATE INDEX invitations_by_player ON invitations (player);

-- Who follows a match without playing in it.
CREATE TABLE follows (
    match INTEGER NOT NULL REFERENCES matches (id),
    player INTEGER NOT NULL REFERENCES players (id),
    PRIMARY KEY (match, player)
) STRICT;

CREATE INDEX follows_by_player ON follows (player);

-- Other servers in which a match is shown, for the people at these seats (JSON), who play there.
CREATE TABLE mirrors (
    match INTEGER NOT NULL REFERENCES matches (id),
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    seats TEXT NOT NULL,
    PRIMARY KEY (match, guild)
) STRICT;

CREATE INDEX mirrors_by_guild ON mirrors (guild);

-- Matches linked to a session, which is known by its first match, with the session's options.
CREATE TABLE sessions (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    first INTEGER NOT NULL REFERENCES matches (id),
    number INTEGER NOT NULL CHECK (number > 0),
    options TEXT NOT NULL,
    UNIQUE (first, number)
) STRICT;

-- People who wait for a match, one row for each person and game: on which terms, where they want to
-- be called, and when they leave. `pace` is `now` or `days`. With a `reason` the wait has ended, and
-- the person is still to be told why.
CREATE TABLE seeks (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL REFERENCES players (id),
    game TEXT NOT NULL,
    seats INTEGER NOT NULL CHECK (seats > 1),
    pace TEXT NOT NULL CHECK (pace IN ('now', 'days')),
    rated INTEGER NOT NULL CHECK (rated IN (0, 1)),
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    thread INTEGER,
    joined INTEGER NOT NULL,
    leaves INTEGER NOT NULL,
    reason TEXT
) STRICT;

CREATE UNIQUE INDEX seeks_by_player ON seeks (player, game) WHERE reason IS NULL;

-- What depends on a match: whether it is rated, and the fixture of a league that it decides. A
-- session's matches are numbered from 1; each is begun once.
CREATE TABLE stakes (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    rated INTEGER NOT NULL CHECK (rated IN (0, 1)),
    league INTEGER,
    fixture INTEGER,
    number INTEGER NOT NULL,
    UNIQUE (league, fixture, number)
) STRICT;

-- The match itself, append-only. `decision` is the one an action answers, `actor` the person who did
-- it (NULL: the computer or the bot), `hash` that of the state after the row.
CREATE TABLE log (
    match INTEGER NOT NULL REFERENCES matches (id),
    seq INTEGER NOT NULL CHECK (seq > 0),
    kind TEXT NOT NULL CHECK (kind IN (
        'start', 'action', 'retract', 'undo-to', 'substitute', 'computer', 'return', 'resign',
        'claim', 'organiser'
    )),
    seat INTEGER,
    decision INTEGER,
    actor INTEGER REFERENCES players (id),
    body TEXT NOT NULL,
    hash TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (match, seq)
) STRICT;

CREATE UNIQUE INDEX log_answers ON log (match, seat, decision) WHERE kind = 'action';
CREATE INDEX log_by_actor ON log (actor) WHERE actor IS NOT NULL;

CREATE TRIGGER log_forbids_delete BEFORE DELETE ON log
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

CREATE TRIGGER log_forbids_update BEFORE UPDATE ON log
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

-- Answers to decisions with a clock; `waking` are the playing seconds they took.
CREATE TABLE answers (
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    decision INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES players (id),
    at INTEGER NOT NULL,
    waking INTEGER NOT NULL,
    in_time INTEGER NOT NULL CHECK (in_time IN (0, 1)),
    PRIMARY KEY (match, seat, decision)
) STRICT;

CREATE INDEX answers_by_player ON answers (player, at);

-- Private, unfinished answers.
CREATE TABLE drafts (
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    decision INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES players (id),
    body TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (match, seat, decision, player)
) STRICT;

-- What the person at a seat has planned ahead, private. A changed plan is another row. `lines` are
-- JSON, `made` is the log row it was made at, `missed` says why it failed, and at which decision.
CREATE TABLE plans (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES players (id),
    made INTEGER NOT NULL,
    lines TEXT NOT NULL,
    missed TEXT,
    UNIQUE (match, seat)
) STRICT;

-- The standing orders of each person who has changed theirs in a match, as a list of texts of its
-- game, and the part of the match that they let pass ('': none).
CREATE TABLE orders (
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES players (id),
    orders TEXT NOT NULL,
    quiet TEXT NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT;

CREATE INDEX orders_by_player ON orders (player);

-- What each person has seen of a match: up to the log row `seen`, and the time before up to `before`
-- (0: they had not looked); `declined`: they want no plan suggested there any more. `told` is one more
-- than their last decision when they were told that they are next.
CREATE TABLE last_seen (
    match INTEGER NOT NULL REFERENCES matches (id),
    player INTEGER NOT NULL REFERENCES players (id),
    seen INTEGER NOT NULL CHECK (seen > before),
    before INTEGER NOT NULL CHECK (before >= 0),
    declined INTEGER NOT NULL DEFAULT 0 CHECK (declined IN (0, 1)),
    told INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (match, player)
) STRICT;

CREATE INDEX last_seen_by_player ON last_seen (player);

-- The panels that people keep in a place of their own, one for each person and match: a private
-- thread or their direct messages (`place`), the one message there, and the revision of the match
-- that it shows since `at`. `closed` says why a panel is kept no longer ('': its person knows).
CREATE TABLE kept_panels (
    match INTEGER NOT NULL REFERENCES matches (id),
    player INTEGER NOT NULL REFERENCES players (id),
    kind TEXT NOT NULL CHECK (kind IN ('thread', 'dm')),
    place INTEGER,
    message INTEGER,
    rev INTEGER NOT NULL DEFAULT 0,
    at INTEGER NOT NULL DEFAULT 0,
    closed TEXT,
    PRIMARY KEY (match, player)
) STRICT;

CREATE INDEX kept_panels_by_message ON kept_panels (message);
CREATE INDEX kept_panels_by_player ON kept_panels (player);

-- What the coach found in a match that was finished by the log row `seq` (JSON).
CREATE TABLE analyses (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    seq INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;

-- How matches ended by their rules, in that order; ratings are their fold. Derived from the logs.
CREATE TABLE results (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match INTEGER NOT NULL UNIQUE REFERENCES matches (id),
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;

CREATE INDEX results_by_guild ON results (guild);

-- How each seat of those matches ended; `player` is who held it then.
CREATE TABLE result_seats (
    match INTEGER NOT NULL REFERENCES results (match) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    player INTEGER REFERENCES players (id),
    rank INTEGER NOT NULL,
    score INTEGER NOT NULL,
    rated INTEGER NOT NULL CHECK (rated IN (0, 1)),
    saved INTEGER NOT NULL DEFAULT 0 CHECK (saved IN (0, 1)),
    PRIMARY KEY (match, seat)
) STRICT;

CREATE INDEX result_seats_by_player ON result_seats (player) WHERE player IS NOT NULL;

-- What a server keeps for its matches: how many of each item, by game and the game's own key.
CREATE TABLE inventory (
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    key TEXT NOT NULL,
    item TEXT NOT NULL,
    count INTEGER NOT NULL CHECK (count >= 0),
    PRIMARY KEY (guild, game, key, item)
) STRICT;

-- Leagues -----------------------------------------------------------------------------------------

-- A league of a server, shown in a channel. `rev` is the number of its newest event.
CREATE TABLE leagues (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    name TEXT NOT NULL CHECK (length(name) <= 60),
    founder INTEGER NOT NULL REFERENCES players (id),
    created INTEGER NOT NULL,
    rev INTEGER NOT NULL
) STRICT;

CREATE INDEX leagues_by_guild ON leagues (guild);
CREATE INDEX leagues_by_founder ON leagues (founder);

-- The events of a league, append-only. `actor` is who did it, NULL: the bot.
CREATE TABLE league_events (
    league INTEGER NOT NULL REFERENCES leagues (id),
    seq INTEGER NOT NULL CHECK (seq > 0),
    actor INTEGER REFERENCES players (id),
    body TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (league, seq)
) STRICT;

CREATE INDEX league_events_by_actor ON league_events (actor) WHERE actor IS NOT NULL;

CREATE TRIGGER league_events_forbid_delete BEFORE DELETE ON league_events
BEGIN SELECT RAISE(ABORT, 'the events of a league are append-only'); END;

CREATE TRIGGER league_events_forbid_update BEFORE UPDATE ON league_events
BEGIN SELECT RAISE(ABORT, 'the events of a league are append-only'); END;

-- Jobs and delivery to Discord --------------------------------------------------------------------

-- Work that falls due, of a match or of a league. `seq` is what a job was made for, such as the
-- decision of a computer seat, and is checked again when it is run; that of a league's job counts how
-- often it was asked for, so that a run that has begun before does not end it.
CREATE TABLE jobs (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match INTEGER REFERENCES matches (id),
    league INTEGER REFERENCES leagues (id),
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL DEFAULT -1,
    seq INTEGER NOT NULL DEFAULT 0,
    due INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    UNIQUE (match, kind, seat, seq),
    UNIQUE (league, kind),
    CHECK ((match IS NULL) <> (league IS NULL))
) STRICT;

CREATE INDEX jobs_by_due ON jobs (due);

-- Messages of matches and of leagues that wait for Discord, or never reached it; deleted once
-- delivered. `created` of a league's message is when it was first due, `guild` the server whose mirror
-- a message is for; 0: the match's own server.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match INTEGER REFERENCES matches (id),
    league INTEGER REFERENCES leagues (id),
    seq INTEGER NOT NULL DEFAULT 0,
    mode TEXT NOT NULL CHECK (mode IN ('post', 'edit', 'note', 'remind', 'announce')),
    asked TEXT NOT NULL DEFAULT '[]',
    note TEXT,
    params TEXT NOT NULL,
    created INTEGER NOT NULL,
    due INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    first_try_at INTEGER,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'dead')),
    reason TEXT,
    guild INTEGER NOT NULL DEFAULT 0,
    CHECK ((match IS NULL) <> (league IS NULL)),
    CHECK ((mode = 'announce') = (league IS NOT NULL))
) STRICT;

CREATE INDEX outbox_waiting ON outbox (match, league, id) WHERE state = 'waiting';

-- Messages are found again by these numbers, and another store may have written to the same
-- channels: a store begins to count at random between 2^24 and 2^28.
INSERT INTO sqlite_sequence (name, seq) VALUES ('outbox', 16777216 + abs(random() % 251658240));

-- The newest board of each match in its own server (0), and in each mirror.
CREATE TABLE boards (
    match INTEGER NOT NULL REFERENCES matches (id),
    place INTEGER NOT NULL,
    message INTEGER NOT NULL,
    guild INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (match, guild)
) STRICT;

-- People who were mentioned: once for each decision (`reminder` 0) and once for each reminder of it,
-- by `message`, or by the match's board where that is NULL. A row goes when the decision is answered.
CREATE TABLE calls (
    match INTEGER NOT NULL REFERENCES matches (id),
    player INTEGER NOT NULL REFERENCES players (id),
    decision INTEGER NOT NULL,
    reminder INTEGER NOT NULL CHECK (reminder >= 0),
    place INTEGER,
    message INTEGER,
    at INTEGER NOT NULL,
    PRIMARY KEY (match, player, decision, reminder)
) STRICT;

CREATE INDEX calls_by_message ON calls (message) WHERE message IS NOT NULL;

-- Messages with buttons that are not answered yet. `params` are the note's own.
CREATE TABLE notes (
    message INTEGER PRIMARY KEY,
    match INTEGER NOT NULL REFERENCES matches (id),
    place INTEGER NOT NULL,
    note TEXT NOT NULL,
    params TEXT NOT NULL
) STRICT;

CREATE INDEX notes_by_match ON notes (match);

-- The newest message of each league that shows who has signed up.
CREATE TABLE league_boards (
    league INTEGER PRIMARY KEY REFERENCES leagues (id),
    place INTEGER NOT NULL,
    message INTEGER NOT NULL
) STRICT;

-- The message of each season's end, which is edited when results are corrected.
CREATE TABLE league_podiums (
    league INTEGER NOT NULL REFERENCES leagues (id),
    season INTEGER NOT NULL,
    place INTEGER NOT NULL,
    message INTEGER NOT NULL,
    PRIMARY KEY (league, season)
) STRICT;

-- The bot ------------------------------------------------------------------------------------------

-- When the bot was last alive.
CREATE TABLE heartbeat (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at INTEGER NOT NULL
) STRICT;

-- When a host began anew with this store (`--new`) although there were backups of another one.
CREATE TABLE fresh_start (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at INTEGER NOT NULL
) STRICT;

-- The id of each command that Discord knows, and the fingerprint of all of them when they were sent.
CREATE TABLE commands (
    name TEXT PRIMARY KEY,
    id INTEGER NOT NULL,
    fingerprint TEXT NOT NULL
) STRICT;

-- The processes that share a PostgreSQL database, and the shards of Discord's gateway for which each
-- answers; both are empty in a file, which one process uses. `expires` is when a process counts as
-- dead that has not been `seen` since, and its shards are free: milliseconds of the database's clock.
-- `shards` is how many there are. A process that no longer `stays` hands its shards over: the
-- `successor` of a lease is the process that is to have it next, and has `opened` the shard once it is
-- 1; `accepted` are the presses that the one before has accepted shortly before it handed it over.
-- `session` is when the process opens its newest session at Discord, which wants pauses between those
-- of all processes.
CREATE TABLE processes (
    id INTEGER PRIMARY KEY,
    shards INTEGER NOT NULL,
    started INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    expires INTEGER NOT NULL,
    stays INTEGER NOT NULL DEFAULT 1,
    session INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE shard_leases (
    shard INTEGER PRIMARY KEY,
    process INTEGER NOT NULL REFERENCES processes (id) ON DELETE CASCADE,
    successor INTEGER REFERENCES processes (id) ON DELETE SET NULL,
    opened INTEGER NOT NULL DEFAULT 0,
    accepted TEXT NOT NULL DEFAULT '[]'
) STRICT;

-- What computer players are asked where several processes share a PostgreSQL database, until a worker
-- has answered; empty in a file. `seq` is the row of the match after which the seat decides, `seed` is
-- in hexadecimal, `asked` in milliseconds of the database's clock, and `taken` is 1 once a worker
-- thinks about it. `answer` is an action, empty if there is none.
CREATE TABLE questions (
    id INTEGER PRIMARY KEY,
    match INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    level TEXT NOT NULL,
    seed TEXT NOT NULL,
    asked INTEGER NOT NULL,
    taken INTEGER NOT NULL DEFAULT 0,
    answer TEXT
) STRICT;
