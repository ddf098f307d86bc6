-- What names are compared by, in searches and as keys (decision 128): one apostrophe, one dash, no accents, dots below letters, joiners or other hidden
-- characters, small letters, single spaces. It is immutable and applied again changes nothing, since columns rest on it.
CREATE FUNCTION "name_key"(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select btrim(regexp_replace(regexp_replace(
    lower(normalize(translate(name, '`´‘’‛ʹʻʼ′＇‐‑‒–—―−﹘﹣－', '''''''''''''''''''''----------'), NFKD)),
    '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff\u0300-\u036f\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc]', '', 'g'),
    '[\s\u1680\u2028\u2029]+', ' ', 'g'))
$$;--> statement-breakpoint
-- The machines of a cluster need the function before its tables are written with it.
DO $$
DECLARE
	spread boolean := false;
BEGIN
	IF to_regclass('pg_dist_partition') IS NOT NULL THEN
		EXECUTE 'SELECT EXISTS (SELECT FROM pg_dist_partition)' INTO spread;
		IF spread THEN PERFORM create_distributed_function('name_key(text)'); END IF;
	END IF;
END $$;--> statement-breakpoint
-- A name in Latin letters as it is read aloud, as before, from the key of the name.
CREATE OR REPLACE FUNCTION "romanised"(name text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
declare
  t text := public.name_key(name);
begin
  if t !~ '[\u0900-\u097f]' then return t; end if;
  -- The conjunct that Marathi reads dnya becomes one letter. Then each consonant without a vowel sign gets the short a that it carries.
  t := regexp_replace(replace(t, 'ज्ञ', 'ॹ'), '([क-हॹ])(?![ा-ौ्])', '\1ə', 'g');
  t := regexp_replace(t, 'ं(?=[पफबभम])', 'm', 'g');
  t := replace(replace(replace(replace(replace(replace(t, 'ऐ', 'ai'), 'ै', 'ai'), 'औ', 'au'), 'ौ', 'au'), 'ृ', 'ri'), 'ऋ', 'ri');
  t := translate(t, 'अआइईउऊएऍओऑािीुूेॅोॉंँ्ः', 'aaiiuueeooaiiuueeoonn');
  -- The short a is silent at the end of a word, and between two single consonants that have vowels around them, counted from the end.
  t := regexp_replace(t, 'ə\M', '', 'g');
  t := reverse(regexp_replace(reverse(t), '([aeiouə][क-हॹ])ə(?=[क-हॹ][aeiouə])', '\1', 'g'));
  t := regexp_replace(t, '([खघचछझठढथधफभशष])', '\1h', 'g');
  return translate(replace(t, 'ॹ', 'dny'), 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसहə', 'kkggnccjjnttddnttddnppbbmyrllvsssha');
end $$;--> statement-breakpoint
-- A name with joiners is found by its key as well, which stands behind its sounds.
CREATE OR REPLACE FUNCTION "search_key"(name text, village text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
declare
  t text := public.spelling(name);
begin
  return ' ' || t || coalesce(' ' || public.spelling(village), '') || ' ' || public.sounds(t) || ' '
    || case when name ~ '[\u200c\u200d]' then public.name_key(name) || ' ' else '' end;
end $$;--> statement-breakpoint
UPDATE "farmers" SET "first_name" = "first_name"
	WHERE first_name || coalesce(' ' || middle_name, '') || ' ' || last_name || coalesce(village, '') ~ '[^ -_a-~\u0900-\u097f]'
		AND "search_key" IS DISTINCT FROM search_key(first_name || coalesce(' ' || middle_name, '') || ' ' || last_name, village);--> statement-breakpoint
UPDATE "dealers" SET "first_name" = "first_name"
	WHERE first_name || coalesce(' ' || middle_name, '') || ' ' || last_name || coalesce(village, '') ~ '[^ -_a-~\u0900-\u097f]'
		AND "search_key" IS DISTINCT FROM search_key(first_name || coalesce(' ' || middle_name, '') || ' ' || last_name, village);--> statement-breakpoint
UPDATE "employees" SET "first_name" = "first_name"
	WHERE first_name || coalesce(' ' || middle_name, '') || ' ' || last_name || coalesce(village, '') ~ '[^ -_a-~\u0900-\u097f]'
		AND "search_key" IS DISTINCT FROM search_key(first_name || coalesce(' ' || middle_name, '') || ' ' || last_name, village);--> statement-breakpoint
-- Two people of one phone whose names have one key now both stay: the first of them holds the key, the other keeps the key that it had. `npm run migrate` names them.
UPDATE "farmer_keys" AS k SET "first_name" = name_key(k."first_name"), "last_name" = name_key(k."last_name")
	WHERE (k."first_name", k."last_name") IS DISTINCT FROM (name_key(k."first_name"), name_key(k."last_name"))
		AND NOT EXISTS (
			SELECT FROM "farmer_keys" AS other
			WHERE other."phone" = k."phone" AND name_key(other."first_name") = name_key(k."first_name") AND name_key(other."last_name") = name_key(k."last_name")
				AND (other."first_name", other."last_name") IS DISTINCT FROM (k."first_name", k."last_name")
				AND ((other."first_name", other."last_name") = (name_key(k."first_name"), name_key(k."last_name")) OR (other."farmer_id", other."first_name", other."last_name") < (k."farmer_id", k."first_name", k."last_name"))
		);--> statement-breakpoint
UPDATE "dealer_keys" AS k SET "first_name" = name_key(k."first_name"), "last_name" = name_key(k."last_name")
	WHERE (k."first_name", k."last_name") IS DISTINCT FROM (name_key(k."first_name"), name_key(k."last_name"))
		AND NOT EXISTS (
			SELECT FROM "dealer_keys" AS other
			WHERE other."phone" = k."phone" AND name_key(other."first_name") = name_key(k."first_name") AND name_key(other."last_name") = name_key(k."last_name")
				AND (other."first_name", other."last_name") IS DISTINCT FROM (k."first_name", k."last_name")
				AND ((other."first_name", other."last_name") = (name_key(k."first_name"), name_key(k."last_name")) OR (other."dealer_id", other."first_name", other."last_name") < (k."dealer_id", k."first_name", k."last_name"))
		);
