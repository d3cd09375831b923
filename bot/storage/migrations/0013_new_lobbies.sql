-- The role of people who want to hear of new lobbies, once it was made, and whether lobbies mention
-- it.
ALTER TABLE servers ADD COLUMN news_role INTEGER;
ALTER TABLE servers ADD COLUMN calls_role INTEGER NOT NULL DEFAULT 0 CHECK (calls_role IN (0, 1));

-- Who wants to hear where one more player is wanted, by server.
CREATE TABLE hearers (
    guild INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES players (id),
    PRIMARY KEY (guild, player)
) STRICT;

CREATE INDEX hearers_by_player ON hearers (player);

-- Whether people were told that a lobby lacks one, which happens once.
ALTER TABLE seating ADD COLUMN nudged INTEGER NOT NULL DEFAULT 0 CHECK (nudged IN (0, 1));
