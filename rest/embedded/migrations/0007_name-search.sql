-- How a name is compared, whichever script and spelling it is written in. All three functions are immutable: columns and indexes rest on them.
-- A name in Latin letters as it is read aloud: तानाजी चव्हाण is tanaji chavhan. Latin letters stay, in lower case and without accents.
CREATE FUNCTION "romanised"(name text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
declare
  t text := regexp_replace(lower(normalize(name, NFKD)), '[\u0300-\u036f\u093c]', '', 'g');
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
-- One spelling for what is written in many: aspirates without h, long vowels short, double letters single (Chavan, Chavhan and चव्हाण are cavan).
CREATE FUNCTION "spelling"(name text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
declare
  t text := translate(romanised(name), '''’.', '');
begin
  t := regexp_replace(t, '[dgj]n?y(?=an)', 'gy', 'g');
  t := translate(replace(replace(replace(t, 'ck', 'k'), 'x', 'ks'), 'ph', 'f'), 'wqz', 'vkj');
  t := regexp_replace(replace(replace(t, 'sh', 's'), 'ch', 'c'), '(?<=[bcdfgjklmnprstv])h', '', 'g');
  t := replace(replace(replace(t, 'ee', 'i'), 'oo', 'u'), 'ou', 'au');
  t := regexp_replace(regexp_replace(t, 'aya?(?=[bcdfgjklmnprstv])', 'ai', 'g'), 'ao\M', 'av', 'g');
  t := regexp_replace(t, '([a-z])\1+', '\1', 'g');
  return regexp_replace(regexp_replace(t, 'e?y\M', 'i', 'g'), '(?<=[a-z][a-z])a\M', '', 'g');
end $$;--> statement-breakpoint
-- What is left of each word of a spelling when only its consonants count, between tildes: Chavan and Chauhan are ~cvn~.
CREATE FUNCTION "sounds"(spelling text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select regexp_replace(regexp_replace(regexp_replace(replace(spelling, 'au', 'av'), '\Y[aeiouhy]', '', 'g'), '([a-z])\1+', '\1', 'g'), '([^ ]+)', '~\1~', 'g')
$$;--> statement-breakpoint
-- Spellings of name and village, and the sounds of the name; a space stands at both ends, so that each word can be looked for whole.
CREATE FUNCTION "search_key"(name text, village text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
declare
  t text := spelling(name);
begin
  return ' ' || t || coalesce(' ' || spelling(village), '') || ' ' || sounds(t) || ' ';
end $$;--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_key(first_name || coalesce(' ' || middle_name, '') || ' ' || last_name, village)) STORED;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "search_text" text GENERATED ALWAYS AS (regexp_replace(lower(normalize(first_name || coalesce(' ' || middle_name, '') || ' ' || last_name || coalesce(' ' || phone, ''), NFKD)), '[\u0300-\u036f\u093c]', '', 'g')) STORED;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_key(first_name || coalesce(' ' || middle_name, '') || ' ' || last_name, village)) STORED;--> statement-breakpoint
ALTER TABLE "farmers" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_key(first_name || coalesce(' ' || middle_name, '') || ' ' || last_name, village)) STORED;--> statement-breakpoint
CREATE INDEX "dealers_name_index" ON "dealers" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "employees_search_index" ON "employees" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "employees_name_index" ON "employees" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "farmers_name_index" ON "farmers" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "invoices_dealer_index" ON "invoices" USING btree ("dealer_id","id");--> statement-breakpoint
CREATE INDEX "meetings_farmer_index" ON "meetings" USING btree ("farmer_id","id");--> statement-breakpoint
CREATE INDEX "meetings_dealer_index" ON "meetings" USING btree ("dealer_id","id");--> statement-breakpoint
CREATE INDEX "qr_uses_card_index" ON "qr_uses" USING btree ("batch_id","serial");