-- Whether a person hears by direct message of their leagues: that they are about to lose a seat, and
-- how a season ended for them. They asked to play, so it is on until they switch it off.
ALTER TABLE players ADD COLUMN league_letters INTEGER NOT NULL DEFAULT 1
    CHECK (league_letters IN (0, 1));
