-- The standing orders of each person who has changed theirs in a match, as a list of texts of its
-- game, and the part of the match that they let pass ('': none).
CREATE TABLE orders (
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES players (id),
    orders TEXT NOT NULL,
    quiet TEXT NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT;

-- Whether a person takes no direct messages, as far as the bot has found out.
ALTER TABLE players ADD COLUMN unreachable INTEGER NOT NULL DEFAULT 0 CHECK (unreachable IN (0, 1));
