CREATE INDEX CONCURRENTLY "dealers_last_visit_index" ON "dealers" USING btree (coalesce("last_visit_at", timestamptz '1970-01-01 00:00:00+00'),"id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "dealers_last_visit_order_index" ON "dealers" USING btree (coalesce("last_visit_at", timestamptz '9999-12-31 00:00:00+00'),"id","last_visit_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "dealers_area_visit_index" ON "dealers" USING btree ("state","district","taluka","last_visit_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "dealers_creator_visit_index" ON "dealers" USING btree ("created_by","last_visit_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "farmers_last_visit_index" ON "farmers" USING btree (coalesce("last_visit_at", timestamptz '1970-01-01 00:00:00+00'),"id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "farmers_last_visit_order_index" ON "farmers" USING btree (coalesce("last_visit_at", timestamptz '9999-12-31 00:00:00+00'),"id","last_visit_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "farmers_area_visit_index" ON "farmers" USING btree ("state","district","taluka","last_visit_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "farmers_creator_visit_index" ON "farmers" USING btree ("created_by","last_visit_at");