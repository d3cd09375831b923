-- Matches that are linked to a session: each with its number in it from 1, and what was chosen for
-- the session. It is known by its first match.
CREATE TABLE sessions (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    first INTEGER NOT NULL REFERENCES matches (id),
    number INTEGER NOT NULL CHECK (number > 0),
    options TEXT NOT NULL,
    UNIQUE (first, number)
) STRICT;
