-- Put the rows of the match :match in the attached file `copy` in the place of those of the store.
-- Both files are of the present schema.
--
-- Where the match is and who follows it stay as they are now, and so does its place in a session;
-- `match_replacement.py` has taken the columns of its head.

DELETE FROM seats WHERE match = :match;
INSERT INTO seats SELECT * FROM copy.seats WHERE match = :match;

DELETE FROM seating WHERE match = :match;
INSERT INTO seating SELECT * FROM copy.seating WHERE match = :match;

DROP TRIGGER IF EXISTS main.log_forbids_delete;
DELETE FROM log WHERE match = :match;
INSERT INTO log SELECT * FROM copy.log WHERE match = :match;
CREATE TRIGGER log_forbids_delete BEFORE DELETE ON log
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

-- What only the people themselves can use; people who had their data deleted since have none.
DELETE FROM invitations WHERE match = :match;
INSERT INTO invitations SELECT * FROM copy.invitations
WHERE match = :match AND player NOT IN (SELECT player FROM forgotten);

DELETE FROM answers WHERE match = :match;
INSERT INTO answers SELECT * FROM copy.answers
WHERE match = :match AND player NOT IN (SELECT player FROM forgotten);

DELETE FROM drafts WHERE match = :match;
INSERT INTO drafts SELECT * FROM copy.drafts
WHERE match = :match AND player NOT IN (SELECT player FROM forgotten);

DELETE FROM last_seen WHERE match = :match;
INSERT INTO last_seen SELECT * FROM copy.last_seen
WHERE match = :match AND player NOT IN (SELECT player FROM forgotten);

DELETE FROM orders WHERE match = :match;
INSERT INTO orders SELECT * FROM copy.orders
WHERE match = :match AND player NOT IN (SELECT player FROM forgotten);

DELETE FROM plans WHERE match = :match;
INSERT INTO plans (match, seat, player, made, lines, missed)
SELECT match, seat, player, made, lines, missed FROM copy.plans
WHERE match = :match AND player NOT IN (SELECT player FROM forgotten);

-- At the next start a computer takes the seats that they hold again.
UPDATE forgotten SET freed = 0
WHERE player IN (SELECT player FROM seats WHERE match = :match AND player IS NOT NULL);

-- A match that does not count any more never counts again. The league and fixture never change.
UPDATE stakes SET rated = 0
WHERE match = :match AND EXISTS (SELECT 1 FROM copy.stakes c WHERE c.match = :match AND c.rated = 0);

-- A result keeps its place in the order of results.
DELETE FROM results WHERE match = :match AND match NOT IN (SELECT match FROM copy.results);
INSERT INTO results (match, guild, game, at)
SELECT match, guild, game, at FROM copy.results
WHERE match = :match AND match NOT IN (SELECT match FROM results);
UPDATE results SET at = c.at FROM copy.results AS c
WHERE results.match = :match AND c.match = :match;
DELETE FROM result_seats WHERE match = :match;
INSERT INTO result_seats SELECT * FROM copy.result_seats WHERE match = :match;

DELETE FROM analyses WHERE match = :match;
INSERT INTO analyses SELECT * FROM copy.analyses WHERE match = :match;

DELETE FROM jobs WHERE match = :match;
INSERT INTO jobs (match, kind, seat, seq, due)
SELECT match, kind, seat, seq, due FROM copy.jobs WHERE match = :match ORDER BY id;

-- Every message about the match as it was is obsolete.
DELETE FROM boards WHERE match = :match;
DELETE FROM calls WHERE match = :match;
DELETE FROM notes WHERE match = :match;
DELETE FROM outbox WHERE match = :match;
INSERT INTO outbox (match, seq, mode, asked, note, params, created, due, guild)
SELECT match, seq, mode, asked, note, params, created, due, guild FROM copy.outbox
WHERE match = :match ORDER BY id;
