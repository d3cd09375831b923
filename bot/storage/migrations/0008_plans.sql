-- What the person at each seat has planned ahead, for their eyes only. A plan that is changed is
-- another row. `lines` are JSON: of each line what it is for, and its actions. `made` is the log row
-- it was made at; `missed` says why it came to nothing, and at which decision.
CREATE TABLE plans (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES players (id),
    made INTEGER NOT NULL,
    lines TEXT NOT NULL,
    missed TEXT,
    UNIQUE (match, seat)
) STRICT;
