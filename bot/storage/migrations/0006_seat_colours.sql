-- The colour of each seat, numbered from 1, in a game whose players choose theirs (0: the seat's
-- own); empty where nobody has chosen one. The start of a match in its log has them too.
ALTER TABLE seating ADD COLUMN colours TEXT NOT NULL DEFAULT '[]';
