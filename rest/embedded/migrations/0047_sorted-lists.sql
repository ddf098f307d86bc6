CREATE INDEX CONCURRENTLY "dealers_name_order_index" ON "dealers" USING btree (left(public.name_key("first_name" || ' ' || "last_name"), 100),"id","first_name","last_name");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "dealers_phone_index" ON "dealers" USING btree ("phone","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "farmers_name_order_index" ON "farmers" USING btree (left(public.name_key("first_name" || ' ' || "last_name"), 100),"id","first_name","last_name");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "farmers_phone_index" ON "farmers" USING btree ("phone","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "meetings_planned_order_index" ON "meetings" USING btree (coalesce("planned_at", timestamptz '1970-01-01 00:00:00+00'),"id","planned_at","status");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "meetings_start_order_index" ON "meetings" USING btree (coalesce("start_time", timestamptz '1970-01-01 00:00:00+00'),"id","start_time","status");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "qr_batches_expiry_index" ON "qr_batches" USING btree ("expiry_in_months","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "qr_batches_quantity_index" ON "qr_batches" USING btree ("quantity","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "qr_batches_points_index" ON "qr_batches" USING btree ("points","id");