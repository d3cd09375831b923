-- Copy every table of a version-16 store, attached as `old`, into a new store.

INSERT INTO players (id, user, name, chosen, seen, met, theme, palette, pictures, reminders, letters)
SELECT id, user, name, chosen, seen, met, theme, palette, pictures, reminders, letters
FROM old.players;

INSERT INTO forgotten (player, at, freed, wiped) SELECT player, at, freed, wiped FROM old.forgotten;

INSERT INTO servers
    (guild, threads, games_channel, organiser_role, notice_channel, locale, greeted, theme, palette)
SELECT guild, threads, games_channel, organiser_role, notice_channel, locale, greeted, theme, palette
FROM old.servers;

INSERT INTO playing_hours
    (player, zone, wake, sleep, days_off, vacation, year, spent, away_until, former, counts)
SELECT player, zone, wake, sleep, days_off, vacation, year, spent, away_until, former, counts
FROM old.habits;

INSERT INTO lessons (player, game, step, draft) SELECT player, game, step, draft FROM old.lessons;

INSERT INTO matches
    (id, rev, game, rules, status, options, host, open_to_all, start_when_full, guild, channel,
    thread, seq, seed_hash, seed, created, started, finished, ranks, claimed, allowance, bank,
    on_timeout, paused, paused_by_vote, frozen, credited)
SELECT id, rev, game, rules, status, options, host, open_to_all, start_when_full, guild, channel,
    thread, seq, seed_hash, seed, created, started, finished, places, claimed, allowance, bank,
    late, paused, by_consent, frozen, credited
FROM old.matches;

INSERT INTO seats
    (match, seat, player, computer, resigned, decision, since, due, remaining, bank, strikes,
    reminders_sent, hours, used)
SELECT match, seat, player, computer, resigned, decision, since, due, remaining, bank, strikes,
    told, hours, used
FROM old.seats;

INSERT INTO seating
    (match, offers, reservations, rematch_of, vote, what, target, asker, agreed, asked)
SELECT match, offers, kept, rematch_of, consent, what, target, asker, agreed, asked
FROM old.seating;

INSERT INTO invitations (match, player) SELECT match, player FROM old.invitations;

INSERT INTO follows (match, player) SELECT match, player FROM old.follows;

INSERT INTO sessions (match, first, number, options)
SELECT match, first, number, options FROM old.sessions;

INSERT INTO stakes (match, rated, league, fixture, number)
SELECT match, rated, league, fixture, number FROM old.stakes;

INSERT INTO log (match, seq, kind, seat, decision, actor, body, hash, at)
SELECT match, seq, kind, seat, decision, actor, body, hash, at FROM old.log;

INSERT INTO answers (match, seat, decision, player, at, waking, in_time)
SELECT match, seat, decision, player, at, waking, in_time FROM old.answers;

INSERT INTO drafts (match, seat, decision, player, body, at)
SELECT match, seat, decision, player, body, at FROM old.drafts;

INSERT INTO plans (id, match, seat, player, made, lines, missed)
SELECT id, match, seat, player, made, lines, missed FROM old.plans;

INSERT INTO last_seen (match, player, seen, before)
SELECT match, player, seen, before FROM old.looks;

INSERT INTO results (id, match, guild, game, at) SELECT id, match, guild, game, at FROM old.results;

INSERT INTO result_seats (match, seat, player, rank, score, rated)
SELECT match, seat, player, place, score, rated FROM old.result_seats;

INSERT INTO inventory (guild, game, key, item, count)
SELECT guild, game, shelf, item, count FROM old.shelves;

INSERT INTO leagues (id, guild, channel, name, founder, created, rev)
SELECT id, guild, channel, name, founder, created, rev FROM old.leagues;

INSERT INTO league_events (league, seq, actor, body, at)
SELECT league, seq, actor, body, at FROM old.league_events;

INSERT INTO jobs (id, match, kind, seat, seq, due, tries)
SELECT id, match, kind, seat, seq, due, tries FROM old.jobs;

INSERT INTO outbox
    (id, match, seq, mode, asked, note, params, created, due, tries, first_try_at, state, reason)
SELECT id, match, seq, mode, asked, note, params, created, due, tries, first_try_at, state, reason
FROM old.outbox;

INSERT INTO boards (match, place, message) SELECT match, place, message FROM old.boards;

INSERT INTO calls (match, player, decision, reminder, place, message, at)
SELECT match, player, decision, reminder, place, message, at FROM old.calls;

INSERT INTO notes (message, match, place, note, params)
SELECT message, match, place, note, params FROM old.notes;

INSERT INTO league_boards (league, place, message)
SELECT league, place, message FROM old.league_boards;

INSERT INTO league_podiums (league, season, place, message)
SELECT league, season, place, message FROM old.league_podiums;

INSERT INTO heartbeat (one, at) SELECT one, at FROM old.pulse;

-- Ids are never given again.
DELETE FROM main.sqlite_sequence;
INSERT INTO main.sqlite_sequence (name, seq)
SELECT iif(name = 'league_posts', 'outbox', name), max(seq) FROM old.sqlite_sequence GROUP BY 1;
UPDATE main.sqlite_sequence SET seq = seq + 16777216 + abs(random() % 251658240)
WHERE name = 'outbox';

-- What leagues announce had ids of its own, and leagues had no jobs.
INSERT INTO outbox (league, mode, note, params, created, due, tries, first_try_at)
SELECT league, 'announce', kind, params, due, due, tries, first_try_at FROM old.league_posts
ORDER BY id;

INSERT INTO jobs (league, kind, due) SELECT id, 'league', 0 FROM old.leagues;
