-- One outbox for matches and leagues: exactly one of `match` and `league` is set. `created` of a
-- league's message is when it was first due. Ids are never given again, in either old table.
CREATE TABLE outbox_shared (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match INTEGER REFERENCES matches (id),
    league INTEGER REFERENCES leagues (id),
    seq INTEGER NOT NULL DEFAULT 0,
    mode TEXT NOT NULL CHECK (mode IN ('post', 'edit', 'note', 'remind', 'announce')),
    asked TEXT NOT NULL DEFAULT '[]',
    note TEXT,
    params TEXT NOT NULL,
    created INTEGER NOT NULL,
    due INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    first_try_at INTEGER,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'dead')),
    reason TEXT,
    CHECK ((match IS NULL) <> (league IS NULL)),
    CHECK ((mode = 'announce') = (league IS NOT NULL))
) STRICT;

INSERT INTO outbox_shared (id, match, seq, mode, asked, note, params, created, due, tries,
    first_try_at, state, reason)
SELECT id, match, seq, mode, asked, note, params, created, due, tries, first_try_at, state, reason
FROM outbox;
DELETE FROM sqlite_sequence WHERE name = 'outbox_shared';
INSERT INTO sqlite_sequence (name, seq)
SELECT 'outbox_shared', coalesce(max(seq), 0) FROM sqlite_sequence
WHERE name IN ('outbox', 'league_posts');
INSERT INTO outbox_shared (league, mode, note, params, created, due, tries, first_try_at)
SELECT league, 'announce', kind, params, due, due, tries, first_try_at FROM league_posts
ORDER BY id;
DROP TABLE league_posts;
DROP TABLE outbox;
ALTER TABLE outbox_shared RENAME TO outbox;
CREATE INDEX outbox_waiting ON outbox (match, league, id) WHERE state = 'waiting';

-- One queue of jobs, too. `seq` is what a job was made for; a league's job counts there how often
-- it was asked for, so that a run that has begun before does not end it.
CREATE TABLE jobs_shared (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match INTEGER REFERENCES matches (id),
    league INTEGER REFERENCES leagues (id),
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL DEFAULT -1,
    seq INTEGER NOT NULL DEFAULT 0,
    due INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    UNIQUE (match, kind, seat, seq),
    UNIQUE (league, kind),
    CHECK ((match IS NULL) <> (league IS NULL))
) STRICT;

INSERT INTO jobs_shared (id, match, kind, seat, seq, due, tries)
SELECT id, match, kind, seat, seq, due, tries FROM jobs;
INSERT INTO jobs_shared (league, kind, due) SELECT id, 'league', 0 FROM leagues;
DROP TABLE jobs;
ALTER TABLE jobs_shared RENAME TO jobs;
CREATE INDEX jobs_by_due ON jobs (due);
