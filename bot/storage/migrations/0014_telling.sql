-- Up to when the time in which the bot was away has been given back to a match's clocks; whether those
-- who sit there have agreed on its pause, so that each of them may end it.
ALTER TABLE matches ADD COLUMN credited INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN by_consent INTEGER NOT NULL DEFAULT 0 CHECK (by_consent IN (0, 1));
UPDATE matches SET by_consent = 1 WHERE paused IS NOT NULL;

-- Notes with buttons that are not answered yet: where each was said. `params` are the note's own.
CREATE TABLE notes (
    message INTEGER PRIMARY KEY,
    match INTEGER NOT NULL REFERENCES matches (id),
    place INTEGER NOT NULL,
    note TEXT NOT NULL,
    params TEXT NOT NULL
) STRICT;

CREATE INDEX notes_by_match ON notes (match);
