CREATE INDEX CONCURRENTLY "dealers_pairs_index" ON "dealers" USING gin (letter_pairs("search_text"));--> statement-breakpoint
CREATE INDEX CONCURRENTLY "employees_pairs_index" ON "employees" USING gin (letter_pairs("search_text"));--> statement-breakpoint
CREATE INDEX CONCURRENTLY "farmers_pairs_index" ON "farmers" USING gin (letter_pairs("search_text"));--> statement-breakpoint
CREATE INDEX CONCURRENTLY "invoices_dealer_created_index" ON "invoices" USING btree ("dealer_id","created_at","id");