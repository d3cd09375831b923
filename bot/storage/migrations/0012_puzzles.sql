-- Where a server gets the daily puzzle (NULL: nowhere), and from which hour of the day in UTC.
ALTER TABLE servers ADD COLUMN puzzle_channel INTEGER;
ALTER TABLE servers ADD COLUMN puzzle_hour INTEGER NOT NULL DEFAULT 8
    CHECK (puzzle_hour BETWEEN 0 AND 23);

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
