-- A seat's answer to a sealed question while others have not answered it yet, as canonical JSON.
ALTER TABLE seats ADD COLUMN sealed TEXT;
