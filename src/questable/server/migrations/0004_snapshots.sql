-- The last snapshot of a table, to begin from when it is made again. The acts stay the truth.
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY,
    sequence BIGINT NOT NULL,
    payload TEXT NOT NULL
);
