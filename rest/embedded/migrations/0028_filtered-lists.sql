CREATE INDEX CONCURRENTLY "dealers_registered_by_index" ON "dealers" USING btree ("created_by","register_date");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "farmers_registered_by_index" ON "farmers" USING btree ("created_by","register_date");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "meetings_status_index" ON "meetings" USING btree ("status","created_at","id");