-- The id of each command that Discord knows, and the fingerprint of all of them when they were sent.
CREATE TABLE commands (
    name TEXT PRIMARY KEY,
    id INTEGER NOT NULL,
    fingerprint TEXT NOT NULL
) STRICT;
