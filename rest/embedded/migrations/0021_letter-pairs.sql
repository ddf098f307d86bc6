-- The letters and the pairs of neighbouring letters of a text: by these an index leads to texts of one or two letters, which have no trigram.
CREATE FUNCTION "letter_pairs"(searched text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select string_to_array(searched, null) || array(select substr(searched, place, 2) from generate_series(1, char_length(searched) - 1) as place)
$$;
