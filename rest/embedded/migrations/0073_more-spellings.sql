-- The function of `name-search` with more spellings of Maharashtra: ॐकार and ओंकार (Omkar, Onkar), सिंह (Sinh, Singh), गाव and गांव (gaon), and `ao` or `eo` for व before
-- a consonant and at the end (Raosaheb, Mahadeo, Yeola).
CREATE OR REPLACE FUNCTION "spelling"(name text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
declare
  t text := translate(public.romanised(replace(name, 'ॐ', 'ओम')), '''’.', '');
begin
  t := replace(replace(regexp_replace(t, '\monkar', 'omkar', 'g'), 'sinh', 'sing'), 'gaon', 'gav');
  t := replace(t, 'ganv', 'gav');
  t := regexp_replace(t, '[dgj]n?y(?=an)', 'gy', 'g');
  t := translate(replace(replace(replace(t, 'ck', 'k'), 'x', 'ks'), 'ph', 'f'), 'wqz', 'vkj');
  t := regexp_replace(replace(replace(t, 'sh', 's'), 'ch', 'c'), '(?<=[bcdfgjklmnprstv])h', '', 'g');
  t := replace(replace(replace(t, 'ee', 'i'), 'oo', 'u'), 'ou', 'au');
  t := regexp_replace(regexp_replace(t, 'aya?(?=[bcdfgjklmnprstv])', 'ai', 'g'), '([ae])o(?=[bcdfgjklmnprstv]|\M)', '\1v', 'g');
  t := regexp_replace(t, '([a-z])\1+', '\1', 'g');
  return regexp_replace(regexp_replace(t, 'e?y\M', 'i', 'g'), '(?<=[a-z][a-z])a\M', '', 'g');
end $$;--> statement-breakpoint
UPDATE "farmers" SET "first_name" = "first_name"
	WHERE first_name || coalesce(' ' || middle_name, '') || ' ' || last_name || ' ' || coalesce(village, '') ~* 'ao|eo|onkar|sinh|सिं|गां|ओं|ॐ'
		AND "search_key" IS DISTINCT FROM search_key(first_name || coalesce(' ' || middle_name, '') || ' ' || last_name, village);--> statement-breakpoint
UPDATE "dealers" SET "first_name" = "first_name"
	WHERE first_name || coalesce(' ' || middle_name, '') || ' ' || last_name || ' ' || coalesce(village, '') ~* 'ao|eo|onkar|sinh|सिं|गां|ओं|ॐ'
		AND "search_key" IS DISTINCT FROM search_key(first_name || coalesce(' ' || middle_name, '') || ' ' || last_name, village);--> statement-breakpoint
UPDATE "employees" SET "first_name" = "first_name"
	WHERE first_name || coalesce(' ' || middle_name, '') || ' ' || last_name || ' ' || coalesce(village, '') ~* 'ao|eo|onkar|sinh|सिं|गां|ओं|ॐ'
		AND "search_key" IS DISTINCT FROM search_key(first_name || coalesce(' ' || middle_name, '') || ' ' || last_name, village);--> statement-breakpoint
-- Pairs of customers whose names have one sound now.
INSERT INTO "farmer_duplicates" ("first_id", "second_id")
	SELECT first.id, second.id
		FROM (
			SELECT "id", left(public.name_sound("first_name" || ' ' || "last_name"), 100) AS sound, "state", "district", "taluka", "village",
				row_number() OVER (PARTITION BY left(public.name_sound("first_name" || ' ' || "last_name"), 100), "state", "district", "taluka" ORDER BY "id") AS place FROM "farmers"
		) AS first
		JOIN "farmers" AS second ON left(public.name_sound(second."first_name" || ' ' || second."last_name"), 100) = first.sound
			AND second."state" = first.state AND second."district" = first.district AND second."taluka" = first.taluka AND second."id" > first.id
			AND coalesce(public.name_key(second."village") = public.name_key(first.village), true)
		WHERE first.place <= 5
	ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "dealer_duplicates" ("first_id", "second_id")
	SELECT first.id, second.id
		FROM (
			SELECT "id", left(public.name_sound("first_name" || ' ' || "last_name"), 100) AS sound, "state", "district", "taluka", "village",
				row_number() OVER (PARTITION BY left(public.name_sound("first_name" || ' ' || "last_name"), 100), "state", "district", "taluka" ORDER BY "id") AS place FROM "dealers"
		) AS first
		JOIN "dealers" AS second ON left(public.name_sound(second."first_name" || ' ' || second."last_name"), 100) = first.sound
			AND second."state" = first.state AND second."district" = first.district AND second."taluka" = first.taluka AND second."id" > first.id
			AND coalesce(public.name_key(second."village") = public.name_key(first.village), true)
		WHERE first.place <= 5
	ON CONFLICT DO NOTHING;
