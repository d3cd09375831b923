-- A turn of Wildlands is told by its number and the actions in it, no longer by cards and characters
-- ("turn 7 12 0 2"): "turn 7 0" is a turn to come. A line in the middle of a turn is asked anew.
UPDATE plans
    SET lines = regexp_replace(lines, '"on":"turn (\d+) \d+ \d+ \d+"', '"on":"turn \1 0"', 'g')
    WHERE match IN (SELECT id FROM matches WHERE game = 'wildlands');
