-- What has been told is not kept any more; ids are never given again.
DELETE FROM outbox WHERE state = 'sent';
