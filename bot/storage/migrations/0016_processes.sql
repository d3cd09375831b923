-- The processes that share a PostgreSQL database, and the shards of Discord's gateway for which each
-- answers; both are empty in a file, which one process uses. `expires` is when a process counts as
-- dead that has not been `seen` since, and its shards are free: milliseconds of the database's clock.
-- `shards` is how many there are.
CREATE TABLE processes (
    id INTEGER PRIMARY KEY,
    shards INTEGER NOT NULL,
    started INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    expires INTEGER NOT NULL
) STRICT;

CREATE TABLE shard_leases (
    shard INTEGER PRIMARY KEY,
    process INTEGER NOT NULL REFERENCES processes (id) ON DELETE CASCADE
) STRICT;
