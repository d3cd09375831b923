-- Whether daily puzzles may be positions of a server's finished matches.
ALTER TABLE servers ADD COLUMN
    shares_puzzles BIGINT NOT NULL DEFAULT 0 CHECK (shares_puzzles IN (0, 1));

-- Where the puzzle of a day comes from: what was decided by a move (counted from 0) of a match; NULL
-- for one that was made. It is written once the day has begun, and stays.
CREATE TABLE puzzle_sources (
    day BIGINT PRIMARY KEY,
    match BIGINT REFERENCES matches (id) DEFERRABLE,
    move BIGINT
);

CREATE INDEX puzzle_sources_by_match ON puzzle_sources (match) WHERE match IS NOT NULL;
