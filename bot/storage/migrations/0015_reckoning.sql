-- By which waking hours the clock of a seat is reckoned, as JSON, and how many waking seconds the
-- answer before took, which are not had again by taking it back.
ALTER TABLE seats ADD COLUMN hours TEXT;
ALTER TABLE seats ADD COLUMN used INTEGER NOT NULL DEFAULT 0;

-- Somebody's hours count for clocks from `counts` on, the `former` ones before that.
ALTER TABLE habits ADD COLUMN former TEXT;
ALTER TABLE habits ADD COLUMN counts INTEGER NOT NULL DEFAULT 0;
