CREATE TABLE processes (
    id BIGINT PRIMARY KEY,
    shards BIGINT NOT NULL,
    started BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    expires BIGINT NOT NULL
);

CREATE TABLE shard_leases (
    shard BIGINT PRIMARY KEY,
    process BIGINT NOT NULL REFERENCES processes (id) ON DELETE CASCADE DEFERRABLE
);

-- Processes that share the database keep what they have read in memory. Each tells the others what
-- it has changed: the table, the number by which they know it, and its revision if it has any. One
-- process alone tells nobody.
CREATE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF current_setting('bot.shares', true) = 'on' THEN
        PERFORM pg_notify('changes', concat_ws(' ', TG_TABLE_NAME, to_jsonb(NEW) ->> TG_ARGV[0],
            coalesce(to_jsonb(NEW) ->> 'rev', '0')));
    END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER matches_tells AFTER INSERT OR UPDATE ON matches
    FOR EACH ROW EXECUTE FUNCTION tell_change('id');

CREATE TRIGGER leagues_tells AFTER INSERT OR UPDATE ON leagues
    FOR EACH ROW EXECUTE FUNCTION tell_change('id');

CREATE TRIGGER players_tells AFTER UPDATE ON players
    FOR EACH ROW EXECUTE FUNCTION tell_change('id');

CREATE TRIGGER playing_hours_tells AFTER INSERT OR UPDATE ON playing_hours
    FOR EACH ROW EXECUTE FUNCTION tell_change('player');
