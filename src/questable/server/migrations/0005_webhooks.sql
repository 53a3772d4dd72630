-- Where people who are away want to be told that it is their turn.
CREATE TABLE webhooks (
    profile TEXT PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
    url TEXT NOT NULL
);
