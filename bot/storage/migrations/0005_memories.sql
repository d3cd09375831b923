-- What each person knows of a match: `seen` is the log row up to which they have looked, `before`
-- the one up to which they had before that (0: they had not).
CREATE TABLE looks (
    match INTEGER NOT NULL REFERENCES matches (id),
    player INTEGER NOT NULL REFERENCES players (id),
    seen INTEGER NOT NULL CHECK (seen > before),
    before INTEGER NOT NULL CHECK (before >= 0),
    PRIMARY KEY (match, player)
) STRICT;

-- Where each person stands in a game's lesson, with their unfinished answer there.
CREATE TABLE lessons (
    player INTEGER NOT NULL REFERENCES players (id),
    game TEXT NOT NULL,
    step INTEGER NOT NULL CHECK (step >= 0),
    draft TEXT NOT NULL,
    PRIMARY KEY (player, game)
) STRICT;
