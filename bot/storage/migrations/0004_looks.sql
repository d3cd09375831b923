-- How pictures look: to a person in private answers, to a server in what everybody sees. NULL is the
-- look that nobody has to choose; a person may also have words instead of pictures.
ALTER TABLE players ADD COLUMN theme TEXT;
ALTER TABLE players ADD COLUMN palette TEXT;
ALTER TABLE players ADD COLUMN pictures INTEGER NOT NULL DEFAULT 1 CHECK (pictures IN (0, 1));
ALTER TABLE servers ADD COLUMN theme TEXT;
ALTER TABLE servers ADD COLUMN palette TEXT;
