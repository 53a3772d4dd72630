-- Plain enough for SQLite and PostgreSQL alike. Times are seconds since 1970, flags 0 or 1, structures JSON.
CREATE TABLE profiles (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    lang TEXT NOT NULL,
    settings TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    profile TEXT NOT NULL REFERENCES profiles (id) ON DELETE CASCADE
);
CREATE INDEX tokens_by_profile ON tokens (profile);
CREATE TABLE codes (
    hash TEXT PRIMARY KEY,
    profile TEXT NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
    expires BIGINT NOT NULL
);
-- Card files by the hash of the cards: a table plays on with the cards it began with.
CREATE TABLE packs (
    content TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    cards BIGINT NOT NULL,
    files TEXT NOT NULL
);
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    content TEXT NOT NULL,
    rules BIGINT NOT NULL,
    config TEXT NOT NULL,
    seed TEXT NOT NULL,
    host TEXT NOT NULL,
    answers TEXT NOT NULL,
    listed BIGINT NOT NULL,
    spectators BIGINT NOT NULL,
    daily TEXT,
    created BIGINT NOT NULL
);
CREATE INDEX tables_listed ON tables (listed, created);
-- The one order of truth: what was accepted at a table, in sequence from 1.
CREATE TABLE acts (
    table_id TEXT NOT NULL,
    sequence BIGINT NOT NULL,
    at BIGINT NOT NULL,
    payload TEXT NOT NULL,
    PRIMARY KEY (table_id, sequence)
);
-- Who has ever sat at a table.
CREATE TABLE sitters (
    profile TEXT NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (profile, table_id)
);
CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    profile TEXT NOT NULL,
    said TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE TABLE results (
    table_id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    outcome TEXT NOT NULL,
    assisted BIGINT NOT NULL,
    conceded BIGINT NOT NULL,
    players BIGINT NOT NULL,
    answers BIGINT NOT NULL,
    achievements TEXT NOT NULL,
    daily TEXT,
    ended BIGINT NOT NULL
);
CREATE INDEX results_daily ON results (daily);
CREATE TABLE dailies (
    day TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    config TEXT NOT NULL,
    seed TEXT NOT NULL
);
CREATE TABLE daily_runs (
    day TEXT NOT NULL,
    profile TEXT NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    PRIMARY KEY (day, profile)
);
CREATE TABLE reports (
    number BIGINT PRIMARY KEY,
    profile TEXT NOT NULL,
    table_id TEXT,
    said TEXT NOT NULL,
    facts TEXT NOT NULL,
    state TEXT NOT NULL,
    at BIGINT NOT NULL
);
