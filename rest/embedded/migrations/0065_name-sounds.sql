-- The spelling of a name (see `name-search`) without each short a between two single consonants that have vowels around them, counted from the end:
-- some write it and others leave it out (Karape and Karpe, Bhosale and Bhosle, सोनवणे and Sonavane). Indexes rest on it, so it is immutable.
CREATE FUNCTION "name_sound"(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select reverse(regexp_replace(reverse(public.spelling(name)), '([aeiou][bcdfghj-np-tv-z])a(?=[bcdfghj-np-tv-z][aeiou])', '\1', 'g'))
$$;--> statement-breakpoint
-- The machines of a cluster need the function before the indexes are created with it.
DO $$
DECLARE
	spread boolean := false;
BEGIN
	IF to_regclass('pg_dist_partition') IS NOT NULL THEN
		EXECUTE 'SELECT EXISTS (SELECT FROM pg_dist_partition)' INTO spread;
		IF spread THEN PERFORM create_distributed_function('name_sound(text)'); END IF;
	END IF;
END $$;
