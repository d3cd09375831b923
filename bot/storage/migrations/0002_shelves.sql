-- What a community keeps for its matches: how many of each item lie on each shelf of each game.
CREATE TABLE shelves (
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    shelf TEXT NOT NULL,
    item TEXT NOT NULL,
    count INTEGER NOT NULL CHECK (count >= 0),
    PRIMARY KEY (guild, game, shelf, item)
) STRICT;
