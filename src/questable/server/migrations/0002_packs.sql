-- The sets of cards that were built in when tables began; packs are what people bring.
ALTER TABLE packs RENAME TO card_sets;
-- Packs by the hash of every letter of them. `played`: a table has them, so they stay.
CREATE TABLE packs (
    hash TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    files TEXT NOT NULL,
    cards TEXT NOT NULL,
    size BIGINT NOT NULL,
    played BIGINT NOT NULL,
    created BIGINT NOT NULL
);
CREATE TABLE pack_owners (
    profile TEXT NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
    hash TEXT NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (profile, hash)
);
