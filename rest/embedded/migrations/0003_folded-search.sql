ALTER TABLE "dealers" drop column "search_text";--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "search_text" text GENERATED ALWAYS AS (regexp_replace(lower(normalize(first_name || coalesce(' ' || middle_name, '') || ' ' || last_name || ' ' || phone || coalesce(' ' || village, ''), NFKD)), '[\u0300-\u036f\u093c]', '', 'g')) STORED;--> statement-breakpoint
ALTER TABLE "farmers" drop column "search_text";--> statement-breakpoint
ALTER TABLE "farmers" ADD COLUMN "search_text" text GENERATED ALWAYS AS (regexp_replace(lower(normalize(first_name || coalesce(' ' || middle_name, '') || ' ' || last_name || ' ' || phone || coalesce(' ' || village, ''), NFKD)), '[\u0300-\u036f\u093c]', '', 'g')) STORED;--> statement-breakpoint
CREATE INDEX "dealers_search_index" ON "dealers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "farmers_search_index" ON "farmers" USING gin ("search_text" gin_trgm_ops);
