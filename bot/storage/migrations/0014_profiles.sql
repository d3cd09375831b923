-- Whether a person lets others look them up; lists of players do not name them if not.
ALTER TABLE players ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1));

-- Where a server gets the weekly post (NULL: nowhere), its time zone, the end of the newest week
-- that has been dealt with, and that of the newest one whose post may have arrived.
ALTER TABLE servers ADD COLUMN weekly_channel INTEGER;
ALTER TABLE servers ADD COLUMN zone TEXT NOT NULL DEFAULT 'UTC';
ALTER TABLE servers ADD COLUMN weekly_done INTEGER NOT NULL DEFAULT 0;
ALTER TABLE servers ADD COLUMN weekly_tried INTEGER NOT NULL DEFAULT 0;
