-- The order "never" of Wildlands is gone: it let everything pass, as no order does. It came last.
UPDATE orders SET orders = '[]'
    WHERE orders LIKE '%"never"%' AND match IN (SELECT id FROM matches WHERE game = 'wildlands');

UPDATE playing_hours SET wishes = replace(replace(replace(replace(replace(wishes,
    'always,never', 'never'), 'ends,never', 'never'), 'attacked,never', 'never'),
    'chance,never', 'never'), 'wildlands.ask.never', 'wildlands.ask.')
    WHERE wishes LIKE '%wildlands.ask.%never%';
