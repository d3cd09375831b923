-- How a person is called to a move: in the match's channel, or by direct message.
ALTER TABLE players ADD COLUMN calls TEXT NOT NULL DEFAULT 'channel'
    CHECK (calls IN ('channel', 'dm'));

-- Where a store begins to count, for messages are found again by these numbers, and another store
-- may have written to the same channels: at random between 2^24 and 2^28.
DELETE FROM sqlite_sequence WHERE name = 'outbox';
INSERT INTO sqlite_sequence (name, seq) VALUES ('outbox', 16777216 + abs(random() % 251658240));
