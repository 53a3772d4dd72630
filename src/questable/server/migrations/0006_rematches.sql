-- Where a party plays on.
CREATE TABLE rematches (
    table_id TEXT PRIMARY KEY,
    next TEXT NOT NULL
);
