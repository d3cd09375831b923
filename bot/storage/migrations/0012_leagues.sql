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

-- All that happens in it: append-only. `actor` is who did it, NULL the house.
CREATE TABLE league_events (
    league INTEGER NOT NULL REFERENCES leagues (id),
    seq INTEGER NOT NULL CHECK (seq > 0),
    actor INTEGER REFERENCES players (id),
    body TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (league, seq)
) STRICT;

CREATE TRIGGER league_events_keep_rows BEFORE DELETE ON league_events
BEGIN SELECT RAISE(ABORT, 'the events of a league are append-only'); END;

CREATE TRIGGER league_events_keep_words BEFORE UPDATE ON league_events
BEGIN SELECT RAISE(ABORT, 'the events of a league are append-only'); END;

-- What its channel has to be told, in order; gone when it has been.
CREATE TABLE league_posts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    league INTEGER NOT NULL REFERENCES leagues (id),
    kind TEXT NOT NULL,
    params TEXT NOT NULL,
    due INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    first_try_at INTEGER
) STRICT;

CREATE INDEX league_posts_by_due ON league_posts (due);

-- The newest message of each league that shows who has signed up.
CREATE TABLE league_boards (
    league INTEGER PRIMARY KEY REFERENCES leagues (id),
    place INTEGER NOT NULL,
    message INTEGER NOT NULL
) STRICT;
