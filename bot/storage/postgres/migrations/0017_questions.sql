-- None of it matters after a crash.
CREATE UNLOGGED TABLE questions (
    id BIGINT PRIMARY KEY,
    match BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    game TEXT NOT NULL,
    level TEXT NOT NULL,
    seed TEXT NOT NULL,
    asked BIGINT NOT NULL,
    taken BIGINT NOT NULL DEFAULT 0,
    answer TEXT
);

CREATE TRIGGER questions_tells AFTER INSERT OR UPDATE OF answer ON questions
    FOR EACH ROW EXECUTE FUNCTION tell_change('id');
