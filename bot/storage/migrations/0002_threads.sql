-- Whether the match gets a thread of its own; NULL: as its server has it.
ALTER TABLE matches ADD COLUMN own_thread INTEGER CHECK (own_thread IN (0, 1));
