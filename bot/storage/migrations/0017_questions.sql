-- What computer players are asked where several processes share a PostgreSQL database, until a worker
-- has answered; empty in a file. `seq` is the row of the match after which the seat decides, `seed` is
-- in hexadecimal, `asked` in milliseconds of the database's clock, and `taken` is 1 once a worker
-- thinks about it. `answer` is an action, empty if there is none.
CREATE TABLE questions (
    id INTEGER PRIMARY KEY,
    match INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    level TEXT NOT NULL,
    seed TEXT NOT NULL,
    asked INTEGER NOT NULL,
    taken INTEGER NOT NULL DEFAULT 0,
    answer TEXT
) STRICT;
