-- The clock of a match: seconds for each decision, a bank besides, and what happens when both are
-- over. NULL: it has none. `paused` and `frozen` say since when it stands still: by somebody's word,
-- or because the bot is not in that server.
ALTER TABLE matches ADD COLUMN allowance INTEGER CHECK (allowance > 0);
ALTER TABLE matches ADD COLUMN bank INTEGER CHECK (bank >= 0);
ALTER TABLE matches ADD COLUMN late TEXT CHECK (late IN ('move', 'wait'));
ALTER TABLE matches ADD COLUMN paused INTEGER;
ALTER TABLE matches ADD COLUMN frozen INTEGER;

-- Of the decision that a seat owes: when it was asked, its deadline with the bank, or the waking
-- seconds that are `left` while the clock stands still. `told` counts its reminders.
ALTER TABLE seats ADD COLUMN since INTEGER;
ALTER TABLE seats ADD COLUMN due INTEGER;
ALTER TABLE seats ADD COLUMN remaining INTEGER CHECK (remaining >= 0);
ALTER TABLE seats ADD COLUMN bank INTEGER NOT NULL DEFAULT 0 CHECK (bank >= 0);
ALTER TABLE seats ADD COLUMN strikes INTEGER NOT NULL DEFAULT 0 CHECK (strikes >= 0);
ALTER TABLE seats ADD COLUMN told INTEGER NOT NULL DEFAULT 0 CHECK (told >= 0);
UPDATE seats SET since = (SELECT at FROM log l WHERE l.match = seats.match AND l.seq = decision)
WHERE decision IS NOT NULL;

-- When somebody is awake: minutes after their midnight. `spent` days of the vacation of the year
-- `year` are gone; the one that was spent last lasts until `away_until`.
CREATE TABLE habits (
    player INTEGER PRIMARY KEY REFERENCES players (id),
    zone TEXT NOT NULL,
    wake INTEGER NOT NULL CHECK (wake BETWEEN 0 AND 1439),
    sleep INTEGER NOT NULL CHECK (sleep BETWEEN 0 AND 1439),
    days_off TEXT NOT NULL,
    vacation INTEGER NOT NULL CHECK (vacation IN (0, 1)),
    year INTEGER NOT NULL,
    spent INTEGER NOT NULL CHECK (spent >= 0),
    away_until INTEGER NOT NULL
) STRICT;

-- How people have answered where a clock ran: `waking` are the seconds they were awake meanwhile.
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

-- When the bot was last alive.
CREATE TABLE pulse (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at INTEGER NOT NULL
) STRICT;

-- Matches in which nobody acts are closed: of those before clocks, too.
INSERT INTO jobs (match, kind, seat, seq, due)
SELECT m.id, 'idle', -1, m.seq, max(l.at) + 2332800 FROM matches m JOIN log l ON l.match = m.id
WHERE m.status = 'running' GROUP BY m.id;

-- More kinds of news; a CHECK changes only with its table. Ids are never given again.
CREATE TABLE outbox_wider (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match INTEGER NOT NULL REFERENCES matches (id),
    seq INTEGER NOT NULL,
    mode TEXT NOT NULL CHECK (mode IN ('post', 'edit', 'note', 'remind', 'receipt')),
    asked TEXT NOT NULL,
    note TEXT,
    params TEXT NOT NULL,
    created INTEGER NOT NULL,
    due INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    first_try_at INTEGER,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'dead')),
    message INTEGER,
    reason TEXT
) STRICT;

INSERT INTO outbox_wider SELECT * FROM outbox;
DELETE FROM sqlite_sequence WHERE name = 'outbox_wider';
INSERT INTO sqlite_sequence (name, seq)
SELECT 'outbox_wider', seq FROM sqlite_sequence WHERE name = 'outbox';
DROP TABLE outbox;
ALTER TABLE outbox_wider RENAME TO outbox;
CREATE INDEX outbox_waiting ON outbox (match, id) WHERE state = 'waiting';
