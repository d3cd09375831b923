-- The message of each season's end, which stays true when that is corrected or taken back.
CREATE TABLE league_podiums (
    league INTEGER NOT NULL REFERENCES leagues (id),
    season INTEGER NOT NULL,
    place INTEGER NOT NULL,
    message INTEGER NOT NULL,
    PRIMARY KEY (league, season)
) STRICT;
