-- The function of `name-search` with more spellings of Maharashtra: ॐकार and ओंकार (Omkar, Onkar), सिंह (Sinh, Singh), and `ao` or `eo` for v before a consonant
-- and at the end (Raosaheb, Mahadeo, Yeola). Many villages end in gaon, so a search looks for both of their spellings, and their rows stay as they are.
CREATE OR REPLACE FUNCTION "spelling"(name text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
declare
  t text := translate(public.romanised(replace(name, 'ॐ', 'ओम')), '''’.', '');
begin
  t := replace(regexp_replace(t, '\monkar', 'omkar', 'g'), 'sinh', 'sing');
  t := regexp_replace(t, '[dgj]n?y(?=an)', 'gy', 'g');
  t := translate(replace(replace(replace(t, 'ck', 'k'), 'x', 'ks'), 'ph', 'f'), 'wqz', 'vkj');
  t := regexp_replace(replace(replace(t, 'sh', 's'), 'ch', 'c'), '(?<=[bcdfgjklmnprstv])h', '', 'g');
  t := replace(replace(replace(t, 'ee', 'i'), 'oo', 'u'), 'ou', 'au');
  t := regexp_replace(regexp_replace(t, 'aya?(?=[bcdfgjklmnprstv])', 'ai', 'g'), '([ae])o(?=[bcdfgjklmprstv]|\M)', '\1v', 'g');
  t := regexp_replace(t, '([a-z])\1+', '\1', 'g');
  return regexp_replace(regexp_replace(t, 'e?y\M', 'i', 'g'), '(?<=[a-z][a-z])a\M', '', 'g');
end $$;--> statement-breakpoint
UPDATE "farmers" SET "first_name" = "first_name"
	WHERE first_name || coalesce(' ' || middle_name, '') || ' ' || last_name || ' ' || coalesce(village, '') ~* 'eo\M|[ae]o[bcdfgjklmpqrstvwxz]|onkar|sinh|सिं|ओं|ॐ'
		AND "search_key" IS DISTINCT FROM search_key(first_name || coalesce(' ' || middle_name, '') || ' ' || last_name, village);--> statement-breakpoint
UPDATE "dealers" SET "first_name" = "first_name"
	WHERE first_name || coalesce(' ' || middle_name, '') || ' ' || last_name || ' ' || coalesce(village, '') ~* 'eo\M|[ae]o[bcdfgjklmpqrstvwxz]|onkar|sinh|सिं|ओं|ॐ'
		AND "search_key" IS DISTINCT FROM search_key(first_name || coalesce(' ' || middle_name, '') || ' ' || last_name, village);--> statement-breakpoint
UPDATE "employees" SET "first_name" = "first_name"
	WHERE first_name || coalesce(' ' || middle_name, '') || ' ' || last_name || ' ' || coalesce(village, '') ~* 'eo\M|[ae]o[bcdfgjklmpqrstvwxz]|onkar|sinh|सिं|ओं|ॐ'
		AND "search_key" IS DISTINCT FROM search_key(first_name || coalesce(' ' || middle_name, '') || ' ' || last_name, village);
