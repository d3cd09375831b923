-- A process that no longer `stays` hands its shards over. The `successor` of a lease is the process
-- that is to have it next, and has `opened` the shard once it is 1. `accepted` are the presses that
-- the one before has accepted shortly before it handed the shard over.
ALTER TABLE processes ADD COLUMN stays INTEGER NOT NULL DEFAULT 1;
ALTER TABLE shard_leases ADD COLUMN successor INTEGER REFERENCES processes (id) ON DELETE SET NULL;
ALTER TABLE shard_leases ADD COLUMN opened INTEGER NOT NULL DEFAULT 0;
ALTER TABLE shard_leases ADD COLUMN accepted TEXT NOT NULL DEFAULT '[]';
