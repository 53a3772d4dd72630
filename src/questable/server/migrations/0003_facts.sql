-- Figures of a finished game that count towards achievements of many games.
ALTER TABLE results ADD COLUMN facts TEXT NOT NULL DEFAULT '{}';
