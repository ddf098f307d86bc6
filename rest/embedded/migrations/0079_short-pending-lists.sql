ALTER INDEX "dealers_pairs_index" SET (gin_pending_list_limit = 256);--> statement-breakpoint
ALTER INDEX "farmers_pairs_index" SET (gin_pending_list_limit = 256);