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

-- Whether people who wait in the queue of a server may also meet those of other servers.
ALTER TABLE servers ADD COLUMN shares_queue INTEGER NOT NULL DEFAULT 0
    CHECK (shares_queue IN (0, 1));

-- Other servers in which a match is shown, for the people at these seats (JSON), who play there.
CREATE TABLE mirrors (
    match INTEGER NOT NULL REFERENCES matches (id),
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    seats TEXT NOT NULL,
    PRIMARY KEY (match, guild)
) STRICT;

CREATE INDEX mirrors_by_guild ON mirrors (guild);

-- The server whose mirror a message is for; 0: the match's own server.
ALTER TABLE outbox ADD COLUMN guild INTEGER NOT NULL DEFAULT 0;

-- The newest board of each match in its own server (0), and in each mirror.
CREATE TABLE boards_by_server (
    match INTEGER NOT NULL REFERENCES matches (id),
    place INTEGER NOT NULL,
    message INTEGER NOT NULL,
    guild INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (match, guild)
) STRICT;

INSERT INTO boards_by_server (match, place, message) SELECT match, place, message FROM boards;

DROP TABLE boards;

ALTER TABLE boards_by_server RENAME TO boards;
