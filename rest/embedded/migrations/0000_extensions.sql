-- Search by parts of words, Latin and Devanagari.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
