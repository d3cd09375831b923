-- Ids, epoch seconds and JSON text only, so that another database may follow.
-- Discord ids and names of people are in `players` and nowhere else.

CREATE TABLE players (
    id INTEGER PRIMARY KEY,
    user INTEGER UNIQUE,
    name TEXT NOT NULL CHECK (length(name) <= 32),
    chosen TEXT,
    seen TEXT,
    met INTEGER NOT NULL
) STRICT;

CREATE TABLE servers (
    guild INTEGER PRIMARY KEY,
    threads INTEGER NOT NULL DEFAULT 0 CHECK (threads IN (0, 1)),
    games_channel INTEGER,
    organiser_role INTEGER,
    notice_channel INTEGER,
    locale TEXT,
    greeted INTEGER NOT NULL DEFAULT 0 CHECK (greeted IN (0, 1))
) STRICT;

-- The head of each match. `rev` grows with every write to the match; `seq` is that of its newest
-- log row; `seed` is empty until it is published. Names are made from the number.
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
    seed_hash TEXT NOT NULL,
    seed TEXT,
    created INTEGER NOT NULL,
    started INTEGER,
    finished INTEGER,
    places TEXT NOT NULL,
    claimed INTEGER NOT NULL CHECK (claimed IN (0, 1))
) STRICT;

CREATE INDEX matches_by_guild ON matches (guild, status);
CREATE INDEX matches_by_host ON matches (host, status);
CREATE INDEX matches_by_thread ON matches (thread) WHERE thread IS NOT NULL;

-- Who sits where now, and the decision each seat owes: a projection of the log while it runs.
CREATE TABLE seats (
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    player INTEGER REFERENCES players (id),
    computer TEXT,
    resigned INTEGER NOT NULL CHECK (resigned IN (0, 1)),
    decision INTEGER,
    PRIMARY KEY (match, seat)
) STRICT;

CREATE INDEX seats_by_player ON seats (player) WHERE player IS NOT NULL;

CREATE TABLE invitations (
    match INTEGER NOT NULL REFERENCES matches (id),
    player INTEGER NOT NULL REFERENCES players (id),
    PRIMARY KEY (match, player)
) STRICT;

-- The match itself: append-only. `decision` is the one an action answers, `actor` the person who
-- did it (NULL: a computer player or the house), `hash` that of the state after the row.
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

CREATE TRIGGER log_keeps_rows BEFORE DELETE ON log
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

CREATE TRIGGER log_keeps_words BEFORE UPDATE ON log
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

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

-- Work that falls due. `seq` is what it was made for (the decision of a computer seat), checked
-- again when it is done.
CREATE TABLE jobs (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match INTEGER NOT NULL REFERENCES matches (id),
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    due INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    UNIQUE (match, kind, seat, seq)
) STRICT;

CREATE INDEX jobs_by_due ON jobs (due);

-- What Discord has to be told.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match INTEGER NOT NULL REFERENCES matches (id),
    seq INTEGER NOT NULL,
    mode TEXT NOT NULL CHECK (mode IN ('post', 'edit', 'note')),
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

CREATE INDEX outbox_waiting ON outbox (match, id) WHERE state = 'waiting';

-- The newest board message of each match.
CREATE TABLE boards (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    place INTEGER NOT NULL,
    message INTEGER NOT NULL
) STRICT;
