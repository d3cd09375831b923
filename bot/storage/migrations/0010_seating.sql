-- What goes on about the seats of a match besides its log. `offers` are seats that anybody may take;
-- `kept` the players that a lobby keeps each seat for, 0 for anybody; `rematch_of` the match that
-- this one repeats. The rest is a question to all who sit there, answered by those who `agreed`.
CREATE TABLE seating (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    offers TEXT NOT NULL,
    kept TEXT NOT NULL,
    rematch_of INTEGER REFERENCES matches (id),
    consent INTEGER,
    what TEXT,
    target INTEGER,
    asker INTEGER REFERENCES players (id),
    agreed TEXT,
    asked INTEGER
) STRICT;

CREATE INDEX seating_by_rematch ON seating (rematch_of) WHERE rematch_of IS NOT NULL;

-- Who follows a match without sitting at it.
CREATE TABLE follows (
    match INTEGER NOT NULL REFERENCES matches (id),
    player INTEGER NOT NULL REFERENCES players (id),
    PRIMARY KEY (match, player)
) STRICT;

CREATE INDEX follows_by_player ON follows (player);
