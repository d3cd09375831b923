-- When the bot asked a person whether they want vacation, as it does before a timeout; 0: it has not
-- since they last answered in time.
ALTER TABLE playing_hours ADD COLUMN asked INTEGER NOT NULL DEFAULT 0;
