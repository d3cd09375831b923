-- Whom the bot has called: a person once for each decision (`reminder` 0), and once for each reminder
-- of it. `message` says so, or the match's board where that is NULL; a row goes when it is answered.
CREATE TABLE calls (
    match INTEGER NOT NULL REFERENCES matches (id),
    player INTEGER NOT NULL REFERENCES players (id),
    decision INTEGER NOT NULL,
    reminder INTEGER NOT NULL CHECK (reminder >= 0),
    place INTEGER,
    message INTEGER,
    at INTEGER NOT NULL,
    PRIMARY KEY (match, player, decision, reminder)
) STRICT;

CREATE INDEX calls_by_message ON calls (message) WHERE message IS NOT NULL;

-- How somebody wants to be reminded, and whether news may come by direct message.
ALTER TABLE players ADD COLUMN reminders TEXT NOT NULL DEFAULT 'off'
    CHECK (reminders IN ('off', 'channel', 'dm'));
ALTER TABLE players ADD COLUMN letters INTEGER NOT NULL DEFAULT 0 CHECK (letters IN (0, 1));
