-- Who had themselves forgotten: `freed` once their seats are, `wiped` once nothing of them is left in
-- what SQLite has not overwritten yet.
CREATE TABLE forgotten (
    player INTEGER PRIMARY KEY REFERENCES players (id),
    at INTEGER NOT NULL,
    freed INTEGER NOT NULL DEFAULT 0 CHECK (freed IN (0, 1)),
    wiped INTEGER NOT NULL DEFAULT 0 CHECK (wiped IN (0, 1))
) STRICT;
