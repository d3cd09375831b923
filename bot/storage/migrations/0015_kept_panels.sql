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

-- Where a person wants to keep the panels of all their matches, and whether they are called there.
ALTER TABLE players ADD COLUMN keeps TEXT NOT NULL DEFAULT 'no'
    CHECK (keeps IN ('no', 'thread', 'dm'));
ALTER TABLE players ADD COLUMN keeps_calls INTEGER NOT NULL DEFAULT 0 CHECK (keeps_calls IN (0, 1));
