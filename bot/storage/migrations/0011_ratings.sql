-- What hangs on a match: whether it is rated, and the fixture of a league it decides; a session's
-- matches are numbered from 1, and a fixture is begun once.
CREATE TABLE stakes (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    rated INTEGER NOT NULL CHECK (rated IN (0, 1)),
    league INTEGER,
    fixture INTEGER,
    number INTEGER NOT NULL,
    UNIQUE (league, fixture, number)
) STRICT;

-- How matches have ended by their rules, in that order; ratings are their fold. A projection of the
-- logs.
CREATE TABLE results (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match INTEGER NOT NULL UNIQUE REFERENCES matches (id),
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;

CREATE INDEX results_by_guild ON results (guild);

CREATE TABLE result_seats (
    match INTEGER NOT NULL REFERENCES results (match) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    player INTEGER REFERENCES players (id),
    place INTEGER NOT NULL,
    score INTEGER NOT NULL,
    rated INTEGER NOT NULL CHECK (rated IN (0, 1)),
    PRIMARY KEY (match, seat)
) STRICT;

CREATE INDEX result_seats_by_player ON result_seats (player) WHERE player IS NOT NULL;
