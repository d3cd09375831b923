-- When the bot last asked a person whether they want vacation, as it does before a timeout; 0: never.
ALTER TABLE playing_hours ADD COLUMN asked INTEGER NOT NULL DEFAULT 0;
