CREATE INDEX CONCURRENTLY "dealers_words_index" ON "dealers" USING gin ("search_text" gin_trgm_ops,"search_key" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "farmers_words_index" ON "farmers" USING gin ("search_text" gin_trgm_ops,"search_key" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "employees_words_index" ON "employees" USING gin ("search_text" gin_trgm_ops,"search_key" gin_trgm_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY "dealers_search_index";--> statement-breakpoint
DROP INDEX CONCURRENTLY "dealers_name_index";--> statement-breakpoint
DROP INDEX CONCURRENTLY "farmers_search_index";--> statement-breakpoint
DROP INDEX CONCURRENTLY "farmers_name_index";--> statement-breakpoint
DROP INDEX CONCURRENTLY "employees_search_index";--> statement-breakpoint
DROP INDEX CONCURRENTLY "employees_name_index";