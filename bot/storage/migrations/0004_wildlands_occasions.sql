-- A turn of Wildlands is told by its number and the actions in it, no longer by cards and characters
-- ("turn 7 12 0 2"): "turn 7 0" is a turn to come. A line in the middle of a turn is asked anew.
UPDATE plans SET lines = (
    SELECT json_group_array(json(CASE
        WHEN json_extract(value, '$.on') LIKE 'turn % % % %' THEN json_set(value, '$.on',
            'turn ' || CAST(substr(json_extract(value, '$.on'), 6) AS INTEGER) || ' 0')
        ELSE value END))
    FROM json_each(lines))
    WHERE match IN (SELECT id FROM matches WHERE game = 'wildlands');
